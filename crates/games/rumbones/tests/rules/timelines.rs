//! The worked examples of the rulebook that tell of whole turns.

use crate::fray::*;
use freeport_rumbones::*;
use freeport_testkit::{rules, used};

fn heroes(scene: Scene) -> Fray {
    Fray::of(scene, Phase::Heroes)
}

#[test]
fn the_first_turn() {
    rules!["RB1-E12", "RB1-13.5", "RB1-14.6", "RB1-15.1", "RB1-19.4", "RB1-20.3", "RB1-13.2"];
    let mut fray = Fray::setup(2, Wellsport);
    assert!(fray.view().heroes[..5].iter().all(|hero| hero.coins == 1));
    assert!(fray.view().heroes[5..].iter().all(|hero| hero.coins == 0));
    fray.cast(A, Move::Aim(Some(at(8, 6))), &[4, 5, 2, 6]);
    assert_eq!((fray.crew(Bones, 8, 6), fray.side(Bones).deckhands), ((1, 0), 15));
    assert_eq!(fray.tile(Bones, "main-mast").damage, 0);
    fray.play(A, Move::Boatswain(1)).play(A, Move::Boatswain(1));
    assert_eq!((fray.side(Wellsport).deckhands, fray.side(Wellsport).bosuns), (6, 4));
    for y in [3, 6, 9] {
        assert_eq!(fray.crew(Wellsport, 3, y), (4, 0));
        assert_eq!(fray.crew(Wellsport, 2, y), (2, if y == 6 { 2 } else { 0 }));
    }
    for (lane, id) in ["pale", "pete", "ivan"].into_iter().enumerate() {
        fray.play(A, Move::Deploy(Some(Landing { hero: hero(id), lane: lane as u8 })));
    }
    assert_eq!((fray.hero("mags").state, fray.hero("mags").coins), (Standing::Reserve, 1));
    fray.play(A, Move::NextHero(hero("pale")))
        .play(A, END)
        .play(A, Move::NextHero(hero("pete")))
        .play(A, END);
    fray.cast(A, END, &[1, 1, drawn("G05"), drawn("W01"), drawn("W20")]);
    assert!(
        fray.heard(|event| matches!(event, Event::WatersSearched { dice: [1, 1], total: 0, comes: false }))
    );
    assert_eq!(fray.hand(0), ["G05", "W01", "W20"]);
    assert_eq!((fray.view().active, fray.view().turn), (Bones, 2));
}

#[test]
fn recovery_takes_two_own_turns() {
    rules!["RB1-E13", "RB1-13.6", "RB1-13.7", "RB1-13.8", "RB1-13.9", "RB1-4.7", "RB1-17.4"];
    let away = |state| Fray::of(Scene::new(2).away("ivan", state), Phase::Prepare);
    let fray = away(Standing::Toll);
    assert_eq!((fray.hero("ivan").state, fray.hero("ivan").coins), (Standing::Paid, 0));
    let mut fray = away(Standing::Paid);
    assert_eq!((fray.hero("ivan").state, fray.hero("ivan").coins), (Standing::Reserve, 0));
    fray.until("ask-deploy");
    assert!(fray.moves().contains(&Move::Deploy(Some(Landing { hero: hero("ivan"), lane: 0 }))));
}

#[test]
fn the_kraken_check() {
    rules!["RB1-E14", "RB1-19.3", "RB1-19.5", "RB1-19.6", "RB1-19.8", "RB1-6.12"];
    let scene = Scene::new(2).bare().pool(Wellsport, &["W10", "G01"]).pool(Bones, &["B07", "B01"]);
    let scene =
        scene.crew(Wellsport, (5, 6), 1, 2, 0).hero("bart", (5, 6)).coins("bart", 5).damage("bart", 2);
    let chance = [3, 4, 5, drawn("G02"), drawn("G03"), drawn("G05")];
    let fray = Fray::cast_from(scene.hero("tom", (7, 6)), Phase::Kraken, &chance);
    let bart = fray.hero("bart");
    assert_eq!((bart.state, bart.coins, bart.damage), (Standing::Overboard, 0, 2));
    assert_eq!((fray.side(Wellsport).deckhands, fray.crew(Wellsport, 5, 6)), (24, (0, 0)));
    assert_eq!(fray.hero("tom").statuses, ["blinded"]);
    assert!(matches!(fray.view().kraken, Beast::Aboard { damage: 0, .. }));
    let scene = Scene::new(2).bare().pool(Wellsport, &["W10", "G01"]).pool(Bones, &["B07", "B01"]);
    let fray = Fray::cast_from(scene, Phase::Kraken, &[4, 4, drawn("G02"), drawn("G03"), drawn("G05")]);
    assert_eq!(fray.view().kraken, Beast::Away, "8 is more than 7");
}

#[test]
fn a_crew_fight() {
    rules!["RB1-E15", "RB1-16.4", "RB1-16.5", "RB1-16.11", "RB1-16.12", "RB1-8.27"];
    let scene = Scene::new(2).bare().crew(Wellsport, (4, 3), 0, 3, 1).crew(Bones, (5, 3), 0, 2, 1);
    let mut fray = Fray::of(scene, Phase::Crew);
    assert_eq!(fray.asked(), "ask-crew-deckhands");
    fray.play(A, Move::CrewDeckhands(3)).cast(A, Move::CrewBosuns(1), &[3, 2, 5, 6]);
    assert_eq!((fray.crew(Bones, 5, 3), fray.crew(Wellsport, 5, 3)), ((0, 0), (3, 1)));
    assert_eq!((fray.side(Bones).deckhands, fray.side(Bones).bosuns), (24, 6));
    assert!(!fray.heard(|event| matches!(event, Event::CoinsGained { .. })));
}

#[test]
fn loot_is_cut_at_eight_coins() {
    rules![
        "RB1-E16", "RB1-5.11", "RB1-5.13", "RB1-5.14", "RB1-10.4", "RB1-10.6", "RB1-8.16", "RB1-8.20",
        "RB1-4.12"
    ];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).coins("ivan", 6).crew(Bones, (4, 5), 0, 1, 0);
    let mut fray = heroes(scene.hero("porter", (4, 5)).damage("porter", 7).coins("porter", 5));
    fray.cast(A, attack(0, 4, 5), &[4, 4, 5, 1]);
    assert_eq!((fray.who(), fray.asked()), (B, "ask-hits-assigned"));
    fray.play(B, PASS);
    let porter = fray.hero("porter");
    assert_eq!((porter.state, porter.damage, porter.coins), (Standing::Toll, 0, 0));
    assert_eq!((fray.hero("ivan").coins, fray.crew(Bones, 4, 5)), (8, (0, 0)));
    assert!(fray.heard(|event| matches!(event, Event::CoinsGained { coins: 1, lost: 4, .. })));
}

#[test]
fn hits_of_two_and_prevention() {
    rules!["RB1-E17", "RB1-8.18", "RB1-8.21", "RB1-8.23", "RB1-8.28"];
    for (order, damage) in [(&[4][..], 7), (&[6, 6], 6)] {
        let scene =
            Scene::new(2).bare().active(Bones).hero("wraith", (4, 5)).hero("mags", (4, 6)).damage("mags", 4);
        let mut fray = heroes(scene.hand(0, &["G07"]));
        fray.until("ask-act").play(B, attack(0, 4, 6)).cast(A, PASS, &[6, 6, 4, 2]);
        for result in order {
            fray.play(B, hit_hero("mags", *result));
        }
        assert_eq!((fray.who(), fray.asked()), (A, "ask-hits-assigned"));
        fray.play(A, play("G07")).play(A, Move::Spare(2));
        assert_eq!((fray.hero("mags").damage, fray.hero("mags").state), (damage, Standing::Deployed));
    }
    used!["G07", "reapers-scythe"];
}

#[test]
fn slots_of_four_players() {
    rules!["RB1-E18", "RB1-22.5", "RB1-22.11", "RB1-22.18"];
    let scene = || Scene::new(4).bare().away("ivan", Standing::Paid).hero("pete", (1, 6));
    let mut fray = Fray::of(scene().owner("pete", 2), Phase::Deploy);
    assert_eq!(
        (fray.view().phase, fray.view().acting.map(|acting| acting.hero)),
        (Phase::Heroes, Some("pete"))
    );
    let mut again = Fray::of(scene().owner("pete", 2), Phase::Prepare);
    again.until("ask-deploy");
    assert_eq!(again.who(), A);
    let reserve = again.moves().iter().filter(|mv| matches!(mv, Move::Deploy(Some(_)))).count();
    assert_eq!(reserve, 4 * 3, "four heroes at three muster points");
    again.play(A, Move::Deploy(Some(Landing { hero: hero("mags"), lane: 0 })));
    assert_eq!(again.hero("mags").owner, Some(A));
    fray.until("ask-act");
    assert_eq!(fray.who().0, 2, "the third seat controls Pete");
}

#[test]
fn the_kraken_sweeps_the_dragon_away() {
    rules!["RB1-E19", "RB1-19.7", "RB1-7.14", "RB1-19.19"];
    let scene = Scene::new(2).bare().pool(Wellsport, &["W10", "W19"]).dragon((5, 6), 5).hero("pale", (1, 3));
    let chance = [1, 2, 1, drawn("G01"), drawn("G03"), drawn("G05")];
    let mut fray = Fray::cast_from(scene, Phase::Kraken, &chance);
    assert_eq!((fray.view().dragon, fray.side(Wellsport).points), (Beast::Away, 0));
    assert!(!fray.heard(|event| matches!(event, Event::AttackDeclared { by: Attacker::Dragon, .. })));
    fray.until("ask-heroes-rise");
    while fray.who() != A {
        fray.play(B, PASS);
        fray.until("ask-heroes-rise");
    }
    if fray.moves().contains(&play("G01")) {
        fray.play(A, play("G01"));
        assert_eq!(fray.moves(), [Move::PickPlace(at(5, 3)), Move::PickPlace(at(5, 9))]);
    }
}

#[test]
fn two_swings() {
    rules!["RB1-E20", "RB1-10.5", "RB1-12.8", "RB1-4.13", "RB1-5.18", "RB1-11.5", "RB1-4.11"];
    let scene = Scene::new(2)
        .bare()
        .hero("ivan", (4, 4))
        .coins("ivan", 2)
        .damage("ivan", 3)
        .status("ivan", "blinded");
    let mut fray = heroes(scene.hero("pete", (2, 2)));
    fray.play(A, Move::NextHero(hero("ivan"))).play(A, MOVE).cast(A, swing(6, 4), &[3]).cast(
        A,
        swing(4, 5),
        &[2],
    );
    let ivan = fray.hero("ivan");
    assert_eq!((ivan.state, ivan.coins, ivan.damage, ivan.statuses.len()), (Standing::Overboard, 0, 3, 0));
    assert_eq!(fray.view().acting.map(|acting| acting.hero), Some("pete"));
}

#[test]
fn a_full_deployment() {
    rules!["RB1-E21", "RB1-17.1", "RB1-17.3", "RB1-17.6", "RB1-12.11", "RB1-4.8"];
    let scene = Scene::new(2)
        .bare()
        .away("ivan", Standing::Overboard)
        .away("pete", Standing::Toll)
        .hero("pale", (1, 3));
    let mut fray = Fray::of(scene.damage("ivan", 2), Phase::Deploy);
    assert_eq!((fray.asked(), fray.moves().len()), ("ask-berth", 3));
    fray.play(A, Move::Berth(0));
    assert_eq!((fray.hero("ivan").cell, fray.hero("ivan").damage), (Some(at(1, 3)), 2));
    assert_eq!(fray.asked(), "ask-next-hero", "step 2 is over");
}
