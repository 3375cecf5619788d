//! The Tide cards that no other section plays.

use crate::fray::*;
use freeport_rumbones::*;
use freeport_testkit::{rules, used};

fn heroes(scene: Scene) -> Fray {
    Fray::of(scene, Phase::Heroes)
}

#[test]
fn cards_for_the_cannon_and_the_rigging() {
    rules!["RB1-6.3", "RB1-18.20", "RB1-18.27", "RB1-9.6"];
    let scene = Scene::new(2).bare().hero("tom", (6, 6)).hand(0, &["G02"]);
    let mut fray = Fray::of(scene, Phase::Cannon);
    fray.play(A, Move::Aim(Some(at(6, 6)))).cast(A, play("G02"), &[4, 4, 4, 4, 4, 1]);
    assert_eq!(fray.hero("tom").damage, 5);
    let swinging = |own: &[&str], other: &[&str]| {
        let scene = Scene::new(2).bare().hero("ivan", (4, 5)).hand(0, own).hand(1, other);
        let mut fray = heroes(scene.hero("pete", (1, 2)));
        fray.until("ask-next-hero")
            .play(A, Move::NextHero(hero("ivan")))
            .pass()
            .play(A, MOVE)
            .pass()
            .play(A, swing(7, 5));
        fray
    };
    let mut fray = swinging(&["W09"], &[]);
    fray.cast(A, play("W09"), &[1]);
    assert_eq!(fray.hero("ivan").cell, Some(at(7, 5)), "1 + 2 reaches distance 3");
    let mut fray = swinging(&[], &["G09"]);
    fray.cast(B, play("G09"), &[4]);
    assert_eq!(fray.hero("ivan").state, Standing::Overboard, "4 − 2 does not");
    let mut fray = swinging(&["G06"], &[]);
    fray.cast(A, PASS, &[1]);
    assert_eq!(fray.asked(), "ask-swing-rolled");
    fray.cast(A, play("G06"), &[3]);
    assert_eq!(fray.hero("ivan").cell, Some(at(7, 5)));
    used!["G02", "W09", "G09", "G06"];
}

#[test]
fn cards_at_the_start_of_a_turn() {
    rules!["RB1-1.13", "RB1-4.9"];
    let mut fray = Fray::of(Scene::new(2).bare().hand(0, &["W05"]).hero("pale", (2, 2)), Phase::Prepare);
    fray.play(A, play("W05"));
    assert_eq!((fray.hero("mags").coins, fray.hero("pale").coins), (2, 0), "and one more in phase 1");
    let scene =
        Scene::new(2).bare().hand(0, &["W16"]).tile(Wellsport, "helm", 5).tile(Wellsport, "cannon", 1);
    let mut fray = Fray::of(scene, Phase::Prepare);
    fray.play(A, play("W16")).play(A, Move::Mend(Some(Patch { tile: 2, damage: 3 })));
    assert_eq!((fray.tile(Wellsport, "helm").damage, fray.tile(Wellsport, "cannon").damage), (2, 1));
    let scene =
        Scene::new(2).bare().active(Bones).hand(1, &["B17"]).tile(Bones, "helm", 5).tile(Bones, "cannon", 1);
    let mut fray = Fray::of(scene, Phase::Prepare);
    fray.play(B, play("B17"));
    let offered = [(2, 2), (2, 1), (3, 1)].map(|(tile, damage)| Move::Mend(Some(Patch { tile, damage })));
    assert_eq!(
        fray.moves(),
        [&offered[..], &[Move::Mend(None)]].concat(),
        "every number up to what is there"
    );
    fray.play(B, offered[0]).play(B, offered[2]);
    assert_eq!((fray.tile(Bones, "helm").damage, fray.tile(Bones, "cannon").damage), (3, 0));
    let scene = Scene::new(2).bare().active(Bones).hand(1, &["B06"]).away("tom", Standing::Toll);
    let mut fray = Fray::of(scene, Phase::Prepare);
    fray.play(B, play("B06"));
    assert_eq!(fray.hero("tom").state, Standing::Reserve, "paid by the card, removed in step b");
    used!["W05", "W16", "B17", "B06"];
}

#[test]
fn cards_at_the_start_of_the_heroes() {
    rules!["RB1-10.7", "RB1-5.15", "RB1-9.10"];
    let mut fray = heroes(Scene::new(2).bare().hand(0, &["W04"]).hero("pale", (2, 2)).damage("pale", 3));
    fray.play(A, play("W04"));
    assert_eq!(fray.hero("pale").damage, 2);
    let scene = Scene::new(2).bare().hand(0, &["W10"]).hero("pale", (4, 5)).crew(Bones, (6, 6), 1, 2, 1);
    let mut fray = heroes(scene.hero("tom", (6, 6)).damage("tom", 11).coins("tom", 3));
    fray.play(A, play("W10"));
    assert_eq!((fray.crew(Bones, 6, 6), fray.hero("tom").state), ((0, 0), Standing::Toll));
    assert_eq!(fray.hero("pale").coins, 0);
    let scene = Scene::new(2).bare().active(Bones).hand(1, &["B10"]).hero("pale", (4, 5)).hero("tom", (8, 8));
    let mut fray = heroes(scene);
    fray.cast(B, play("B10"), &[5, 6, 4]);
    assert_eq!(fray.hero("pale").damage, 2);
    used!["W04", "W10", "B10"];
}

#[test]
fn cards_as_a_hero_rises_or_rests() {
    rules!["RB1-11.13", "RB1-12.8"];
    let mut fray = heroes(Scene::new(2).bare().hand(0, &["G03"]).hero("pale", (2, 2)).damage("pale", 3));
    fray.until("ask-hero-rises").play(A, play("G03"));
    assert_eq!(fray.hero("pale").damage, 1);
    let rising = |cards: &[&str]| {
        let mut fray = heroes(
            Scene::new(2).bare().hand(1, cards).hero("pale", (4, 2)).coins("pale", 5).hero("pete", (1, 2)),
        );
        fray.until("ask-next-hero").play(A, Move::NextHero(hero("pale")));
        fray
    };
    let mut fray = rising(&["B04"]);
    fray.play(B, play("B04"));
    assert_eq!(fray.hero("pale").coins, 3);
    let mut fray = rising(&["B05"]);
    fray.play(B, play("B05"));
    assert_eq!(fray.hero("pale").statuses, ["slowed"]);
    let mut fray = rising(&["B07"]);
    fray.pass().play(A, END).cast(B, play("B07"), &[5]);
    assert_eq!((fray.hero("pale").state, fray.hero("pale").coins), (Standing::Overboard, 0));
    let scene = Scene::new(2).bare().active(Bones).hand(0, &["W15"]).hero("pale", (4, 5)).hero("tom", (6, 5));
    let mut fray = heroes(scene.hero("porter", (9, 9)));
    fray.until("ask-next-hero").play(B, Move::NextHero(hero("tom"))).play(A, play("W15"));
    assert_eq!(fray.hero("tom").statuses, ["blinded"]);
    let scene = Scene::new(2).bare().active(Bones).hand(1, &["B16"]).hero("tom", (8, 8)).damage("tom", 5);
    let mut fray = heroes(scene.hero("porter", (9, 9)));
    fray.until("ask-next-hero").play(B, Move::NextHero(hero("tom"))).pass().play(B, END).play(B, play("B16"));
    assert_eq!(fray.hero("tom").damage, 2);
    let scene = Scene::new(2)
        .bare()
        .hand(0, &["W20"])
        .hero("pale", (2, 2))
        .coins("pale", 3)
        .hero("mags", (3, 3))
        .coins("mags", 7);
    let mut fray = heroes(scene);
    fray.until("ask-next-hero")
        .play(A, Move::NextHero(hero("pale")))
        .pass()
        .play(A, END)
        .play(A, play("W20"));
    fray.play(A, Move::Share(Some(hero("mags"))));
    assert_eq!((fray.hero("pale").coins, fray.hero("mags").coins), (2, 8), "no more than 8, the rest stays");
    used!["G03", "B04", "B05", "B07", "W15", "B16", "W20"];
}

#[test]
fn an_ambush_gives_an_action_more() {
    rules!["RB1-18.4", "RB1-17.8"];
    let mut fray = Fray::of(Scene::new(2).bare().hand(0, &["W19"]), Phase::Deploy);
    fray.play(A, Move::Deploy(Some(Landing { hero: hero("pale"), lane: 0 }))).play(A, play("W19"));
    fray.play(A, Move::Deploy(None)).until("ask-act");
    assert_eq!(fray.view().acting.unwrap().actions, 4);
    used!["W19"];
}

#[test]
fn cards_about_knock_outs() {
    rules!["RB1-10.4", "RB1-5.14", "RB1-23.6"];
    let falling = |scene: Scene| {
        let scene = scene.bare().hero("ivan", (4, 4)).hero("tom", (4, 5)).damage("tom", 11).coins("tom", 3);
        let mut fray = heroes(scene.hero("porter", (9, 9)).hero("pete", (1, 2)).damage("porter", 4));
        fray.until("ask-next-hero").play(A, Move::NextHero(hero("ivan"))).pass().play(A, attack(0, 4, 5));
        fray
    };
    let mut fray = falling(Scene::new(2).hand(1, &["B13"]));
    fray.pass_cast(&[4, 1, 1, 1]);
    while fray.asked() != "ask-knocked-out" {
        let seat = fray.who();
        fray.play(seat, PASS);
    }
    fray.play(B, play("B13"));
    assert_eq!((fray.hero("ivan").coins, fray.hero("tom").coins), (0, 0));
    let mut fray = falling(Scene::new(2).hand(0, &["W14"]));
    fray.pass_cast(&[4, 1, 1, 1]);
    while fray.asked() != "ask-attack-over" {
        let seat = fray.who();
        fray.play(seat, PASS);
    }
    fray.play(A, play("W14")).play(A, Move::PickHero(Some(hero("pete"))));
    assert_eq!((fray.hero("ivan").coins, fray.hero("pete").coins), (3, 3));
    let scene =
        Scene::new(2).bare().active(Bones).hero("wraith", (4, 4)).hero("mags", (4, 5)).damage("mags", 7);
    let mut fray = heroes(scene.hand(0, &["W13"]).hand(1, &["B11"]).damage("wraith", 3));
    fray.until("ask-act").play(B, attack(0, 4, 5)).pass_cast(&[4, 1, 1, 1]);
    while fray.asked() != "ask-knocked-out" {
        let seat = fray.who();
        fray.play(seat, PASS);
    }
    fray.play(B, play("B11")).play(A, play("W13"));
    assert_eq!(
        (fray.hero("mags").state, fray.hero("wraith").damage, fray.hero("wraith").coins),
        (Standing::Paid, 1, 1)
    );
    used!["B13", "W14", "B11", "W13"];
}

#[test]
fn cards_after_an_attack() {
    rules!["RB1-8.14", "RB1-23.8"];
    let scene = Scene::new(2)
        .bare()
        .hero("ivan", (4, 4))
        .crew(Bones, (4, 5), 0, 1, 0)
        .hand(0, &["W11"])
        .hand(1, &["B03"]);
    let mut fray = heroes(scene);
    fray.until("ask-act").cast(A, attack(0, 4, 5), &[4, 1, 1, 1]);
    while fray.asked() != "ask-attack-over" {
        let seat = fray.who();
        fray.play(seat, PASS);
    }
    fray.play(A, play("W11")).play(A, step(4, 5)).play(B, play("B03"));
    assert_eq!(
        (fray.hero("ivan").cell, fray.hero("ivan").damage, fray.hero("ivan").coins),
        (Some(at(4, 5)), 1, 1)
    );
    used!["W11", "B03"];
}

#[test]
fn cards_against_an_attack() {
    rules!["RB1-9.6", "RB1-8.28", "RB1-12.8"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("tom", (4, 5)).hand(1, &["B20", "B09"]);
    let mut fray = heroes(scene);
    fray.until("ask-act").play(A, attack(0, 4, 5)).pass_cast(&[6, 5, 4, 1]);
    fray.play(B, play("B20")).cast(B, Move::Unluck(0), &[1]);
    assert_eq!(fray.asked(), "ask-hits-assigned");
    fray.play(B, play("B09")).play(B, Move::Spare(2)).pass();
    assert_eq!(
        (fray.hero("tom").damage, fray.hero("tom").statuses.len()),
        (0, 0),
        "2 prevented without coins"
    );
    let scene = Scene::new(2)
        .bare()
        .hero("pete", (3, 5))
        .coins("pete", 3)
        .hero("tom", (4, 5))
        .coins("tom", 1)
        .hand(1, &["B15"]);
    let mut fray = heroes(scene);
    fray.until("ask-act").play(A, attack(1, 4, 5)).pass_cast(&[4, 1, 1, 1]).pass();
    fray.play(A, Move::PickHero(Some(hero("tom")))).play(A, Move::PushStep(at(5, 5))).play(B, play("B15"));
    assert_eq!((fray.hero("tom").state, fray.hero("tom").coins), (Standing::Overboard, 1));
    used!["B20", "B09", "B15"];
}

#[test]
fn brothers_in_arms_hit_better() {
    rules!["RB1-16.3", "RB1-23.7"];
    let scene =
        Scene::new(2).bare().crew(Wellsport, (4, 3), 0, 2, 0).crew(Bones, (5, 3), 0, 4, 0).hand(0, &["W02"]);
    let mut fray = Fray::of(scene, Phase::Crew);
    fray.play(A, play("W02")).pass().cast(A, Move::CrewDeckhands(2), &[3, 3]);
    assert_eq!(fray.crew(Bones, 5, 3), (2, 0));
    used!["W02"];
}
