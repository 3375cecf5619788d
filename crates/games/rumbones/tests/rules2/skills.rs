//! Every skill card and passive of the printed heroes.

use crate::fray::*;
use freeport_rumbones::second::*;
use freeport_testkit::{rules, used};

/// A hero of the Deep Lords with a skill at a level, at F5, who acts.
fn deep(id: &str, skill: usize, level: u8, scene: Scene) -> Fray {
    let mut fray = Fray::of(scene.hero(A, id, "F5").level(id, skill, level));
    fray.activate(id);
    fray
}

/// A hero of the Marea with a skill at a level, at D5, who acts.
fn marea(id: &str, skill: usize, level: u8, scene: Scene) -> Fray {
    let mut fray = Fray::of(scene.first(B).hero(B, id, "D5").level(id, skill, level));
    fray.activate(id);
    fray
}

#[test]
fn base_attacks_roll_what_is_printed() {
    rules!["RB2-4.10", "RB2-19.2"];
    for (id, dice, range) in [("waldorf", 3, "G5"), ("kiria", 3, "I5"), ("snapper", 4, "G5")] {
        for level in [1, 2] {
            let scene = Scene::duel().ashore(A, "carcharias").hero(B, "santiago", range);
            let mut fray = deep(id, 0, level, scene);
            fray.strike(ANN, attack(0, range), &vec![1; dice + usize::from(level) - 1]);
        }
    }
    for (id, dice, to) in
        [("viana", 3, "F5"), ("gabriela", 3, "G5"), ("de-marco", 3, "D4"), ("el-latigo", 3, "F5")]
    {
        for level in [1, 2] {
            let mut fray = marea(id, 0, level, Scene::duel().ashore(B, "santiago").hero(A, "ishmael", to));
            fray.strike(BEN, attack(0, to), &vec![1; dice + usize::from(level) - 1]);
        }
    }
    used!["rusty-hook", "pistol-and-dagger", "blunderbuss", "rapier", "the-whip"];
}

#[test]
fn fin_cutter() {
    rules!["RB2-5.2"];
    let mut fray = deep("carcharias", 0, 2, Scene::duel().ashore(A, "waldorf").crew(B, "G5", 1, 0));
    fray.strike(ANN, attack(0, "G5"), &[4, 1, 1, 1]);
    assert_eq!(fray.hero("carcharias").coins, 2);
    used!["fin-cutter"];
}

#[test]
fn jaws_heal_at_the_second_level() {
    rules!["RB2-5.2"];
    let scene = Scene::duel().ashore(A, "waldorf").crew(B, "G5", 1, 0).crew(B, "N6", 1, 0);
    let mut fray =
        Fray::of(scene.hero(A, "carcharias", "F5").level("carcharias", 1, 2).damage("carcharias", 3));
    fray.activate("carcharias").strike(ANN, attack(1, "G5"), &[4, 1, 1, 1, 1]);
    assert_eq!((fray.hero("carcharias").damage, fray.hero("carcharias").coins), (2, 1));
    used!["jaws"];
}

#[test]
fn scent_of_blood() {
    rules!["RB2-5.3", "RB2-C.21"];
    let scene = Scene::duel().hero(A, "waldorf", "G5").deck(A, &["D02", "D03", "D04"]);
    let mut fray = deep("carcharias", 2, 2, scene);
    fray.cast(ANN, ability(2), &[drawn("D02", 0), drawn("D03", 0)]);
    fray.play(ANN, Move::Discard(card("D02"))).play(ANN, Move::PickHero(Some(0))).play(ANN, step("G6"));
    assert_eq!((fray.hand(ANN), fray.stands("waldorf").as_deref()), (vec!["D03"], Some("G6")));
    fray.pass().refuse(ANN, ability(2), "RB2-19.3");
    used!["scent-of-blood"];
}

#[test]
fn anchor_swing_grows_with_damage() {
    rules!["RB2-5.2"];
    for (level, damage, dice) in [(1, 4, 3), (1, 5, 4), (2, 2, 4), (2, 3, 5), (2, 6, 6)] {
        let scene = Scene::duel().ashore(A, "waldorf").hero(B, "santiago", "G5");
        let scene = scene.hero(A, "ishmael", "F5").level("ishmael", 0, level).damage("ishmael", damage);
        let mut fray = Fray::of(scene);
        fray.activate("ishmael").strike(ANN, attack(0, "G5"), &vec![1; dice]);
    }
    used!["anchor-swing"];
}

#[test]
fn tidal_slam() {
    rules!["RB2-18.8", "RB2-C.19"];
    let scene = Scene::duel().ashore(A, "waldorf").hero(B, "santiago", "F6").crew(B, "F6", 1, 0);
    let mut fray = deep("ishmael", 1, 1, scene);
    fray.strike(ANN, attack(1, "F6"), &[1, 1, 1, 1]);
    fray.play(ANN, Move::PickFigure(Figure::Hero(fray.index("santiago"))))
        .play(ANN, Move::PushStep(Some(at("E6"))));
    assert_eq!(fray.hero("santiago").state, Standing::Overboard);
    let scene = Scene::duel().ashore(A, "waldorf").hero(B, "santiago", "F6").hero(B, "viana", "F6");
    let mut fray = deep("ishmael", 1, 2, scene);
    fray.strike(ANN, attack(1, "F6"), &[1, 1, 1, 1, 1]);
    let viana = fray.index("viana");
    fray.play(ANN, Move::ShoveEach(Figure::Hero(viana))).play(ANN, Move::PushStep(Some(at("F7"))));
    fray.play(ANN, Move::PushStep(Some(at("E6"))));
    assert_eq!((fray.stands("viana").as_deref(), fray.hero("viana").statuses), (Some("F7"), vec!["stunned"]));
    assert_eq!(fray.hero("santiago").statuses.len(), 0, "who is overboard is not stunned");
    used!["tidal-slam"];
}

#[test]
fn thick_blubber() {
    rules!["RB2-5.4", "RB2-5.5", "RB2-11.17"];
    let scene = Scene::duel().first(B).hero(A, "ishmael", "E4").level("ishmael", 2, 2).ashore(B, "viana");
    let mut fray = Fray::of(scene.hero(B, "de-marco", "D4").level("de-marco", 0, 2));
    fray.activate("de-marco").cast(BEN, attack(0, "E4"), &[3, 3, 3, 3]);
    assert_eq!((fray.asked(), fray.who()), ("ask-damage-due", ANN));
    let mv = fray.react("ishmael", 2);
    fray.play(ANN, mv);
    assert_eq!((fray.hero("ishmael").damage, fray.hero("ishmael").skills[2].1), (1, 1));
    used!["thick-blubber"];
}

#[test]
fn swordfish_harpoon_and_liquid_fire() {
    rules!["RB2-5.2", "RB2-14.1"];
    let scene = Scene::duel().ashore(A, "waldorf").hero(B, "santiago", "D5");
    let mut fray = deep("kiria", 1, 1, scene);
    fray.strike(ANN, attack(0, "D5"), &[1, 1, 1]).strike(ANN, attack(1, "D5"), &[1, 1, 1]);
    assert_eq!(fray.hero("santiago").statuses, ["bleeding"], "whether it hits or not");
    used!["swordfish-harpoon", "liquid-fire"];
}

#[test]
fn carls_shell() {
    rules!["RB2-11.3"];
    let scene = Scene::duel().first(B).hero(A, "kiria", "E4").level("kiria", 2, 2).ashore(B, "viana");
    let mut fray = Fray::of(scene.hero(B, "de-marco", "D4"));
    fray.activate("de-marco").cast(BEN, attack(0, "E4"), &[3, 3, 3]);
    let mv = fray.react("kiria", 2);
    fray.play(ANN, mv);
    assert_eq!((fray.hero("kiria").damage, fray.hero("kiria").skills[2].1), (1, 1));
    used!["carls-shell"];
}

#[test]
fn snap_back() {
    rules!["RB2-C.7", "RB2-19.4", "RB2-20.5"];
    let scene = Scene::duel().first(B).hero(A, "snapper", "E4").level("snapper", 2, 2).ashore(B, "viana");
    let mut fray = Fray::of(scene.hero(B, "de-marco", "D4").damage("de-marco", 6));
    fray.activate("de-marco").cast(BEN, attack(0, "E4"), &[1, 1, 1]);
    let mv = fray.react("snapper", 2);
    fray.cast(ANN, mv, &[4, 1, 1, 1]);
    assert_eq!(fray.hero("de-marco").state, Standing::Waits);
    assert_eq!((fray.hero("snapper").coins, fray.side(A).points), (3, 1));
    assert_eq!(fray.who(), ANN, "the activation ended with the defeat");
    used!["snap-back", "twin-cleavers"];
}

#[test]
fn waldorf_orders_the_dead_and_the_living() {
    rules!["RB2-C.8", "RB2-21.19", "RB2-21.16"];
    let scene =
        Scene::duel().ashore(A, "snapper").crew(A, "F7", 4, 0).crew(B, "D8", 1, 0).crew(B, "M6", 1, 0);
    let mut fray = deep("waldorf", 1, 1, scene);
    fray.play(ANN, ability(1)).play(ANN, Move::Drill(Some(at("F7"))));
    fray.refuse(ANN, Move::Enlist(4), "RB2-21.19").play(ANN, Move::Enlist(3));
    fray.play(ANN, Move::SquadStep(Some(at("F8")))).play(ANN, Move::SquadStep(Some(at("E8"))));
    fray.cast(ANN, Move::CrewCount(3), &[4, 1, 1]);
    assert_eq!((fray.crew(A, "F7"), fray.crew(A, "D8"), fray.hero("waldorf").coins), ((1, 0), (3, 0), 0));
    assert_eq!(fray.view().acting.map(|acting| acting.actions), Some(2));
    used!["on-your-feet-dead-or-alive"];
}

#[test]
fn cursed_flesh() {
    rules!["RB2-C.4", "RB2-16.2"];
    let scene = Scene::duel().hero(A, "waldorf", "F5").hero(A, "snapper", "F7").damage("snapper", 2);
    let mut fray = Fray::of(scene.hero(A, "kiria", "F8").damage("kiria", 1).damage("waldorf", 1));
    let waldorf = fray.index("waldorf");
    fray.play(ANN, Move::Activate(Activation::Hero(waldorf)));
    assert_eq!(fray.moves().len(), 2, "who is within 2 cells and hurt");
    fray.pick(ANN, "snapper");
    assert_eq!(fray.hero("snapper").damage, 1);
    used!["cursed-flesh"];
}

#[test]
fn compound_interest() {
    rules!["RB2-5.3"];
    let scene = || Scene::duel().hero(B, "gabriela", "D7").hero(B, "de-marco", "N6");
    let mut fray = marea("viana", 1, 1, scene());
    fray.play(BEN, ability(1));
    assert_eq!((fray.hero("gabriela").coins, fray.hero("de-marco").coins), (1, 0));
    let mut fray = marea("viana", 1, 2, scene().state("de-marco", Standing::Overboard));
    fray.cast(BEN, ability(1), &[drawn("M02", 0)]);
    assert_eq!((fray.hero("de-marco").coins, fray.hero("viana").coins, fray.hand(BEN).len()), (1, 0, 1));
    used!["compound-interest"];
}

#[test]
fn gutting_gaff() {
    rules!["RB2-5.2"];
    let scene = Scene::duel().ashore(B, "viana").kraken("K6", 0).first(B);
    let mut fray = Fray::of(scene.hero(B, "santiago", "L6").level("santiago", 0, 2).damage("santiago", 4));
    fray.activate("santiago").strike(BEN, attack(0, "K6"), &[1, 1, 1, 1, 1, 1]);
    used!["gutting-gaff"];
}

#[test]
fn harpoon_and_haul() {
    rules!["RB2-C.18", "RB2-18.11"];
    let scene = || Scene::duel().ashore(B, "viana").hero(A, "ishmael", "F4");
    let mut fray = Fray::of(scene().first(B).hero(B, "santiago", "D4").level("santiago", 1, 2));
    fray.activate("santiago").strike(BEN, attack(1, "F4"), &[4, 1, 1, 1]);
    fray.pick(BEN, "ishmael");
    assert!(fray.moves().contains(&Move::PushStep(None)));
    fray.play(BEN, Move::PushStep(Some(at("E4"))));
    assert_eq!(
        (fray.stands("ishmael").as_deref(), fray.hero("ishmael").statuses),
        (Some("E4"), vec!["slowed"])
    );
    let mut fray = Fray::of(scene().first(B).cut("E4").hero(B, "santiago", "D4").level("santiago", 1, 1));
    fray.activate("santiago").strike(BEN, attack(1, "F4"), &[4, 1, 1]);
    fray.pick(BEN, "ishmael").play(BEN, Move::PushStep(Some(at("E4"))));
    assert_eq!(fray.hero("ishmael").state, Standing::Overboard);
    used!["harpoon-and-haul"];
}

#[test]
fn old_sea_dog() {
    rules!["RB2-5.4"];
    let scene = Scene::duel().ashore(A, "waldorf").hero(B, "santiago", "G5").level("santiago", 2, 2);
    for (dice, asked) in [([4, 4, 4, 1], true), ([4, 1, 1, 1], false)] {
        let mut fray = Fray::of(scene.clone().hero(A, "snapper", "F5"));
        fray.activate("snapper").cast(ANN, attack(0, "G5"), &dice);
        assert_eq!(fray.asked() == "ask-attack-over", asked);
        if asked {
            let mv = fray.react("santiago", 2);
            fray.play(BEN, mv);
            assert_eq!((fray.hero("santiago").damage, fray.hero("santiago").skills[2].1), (1, 1));
        }
    }
    used!["old-sea-dog"];
}

#[test]
fn grenado() {
    rules!["RB2-C.5"];
    let scene = Scene::duel().ashore(B, "viana").crew(A, "F5", 1, 0).crew(A, "F6", 2, 0).crew(A, "G5", 1, 0);
    let mut fray = marea("gabriela", 1, 1, scene);
    fray.strike(BEN, attack(1, "F5"), &[4, 1, 1]);
    assert_eq!(fray.moves(), [Move::SecondAim(at("G5")), Move::SecondAim(at("F6"))]);
    fray.cast(BEN, Move::SecondAim(at("F6")), &[4, 4]);
    assert_eq!((fray.crew(A, "F6"), fray.hero("gabriela").coins), ((0, 0), 3));
    assert_eq!(fray.view().acting.map(|acting| acting.actions), Some(2));
    used!["grenado"];
}

#[test]
fn smoke_pot() {
    rules!["RB2-5.3"];
    let scene = || Scene::duel().ashore(B, "viana").hero(A, "snapper", "F5").hero(A, "kiria", "F5");
    let mut fray = marea("gabriela", 2, 1, scene());
    fray.play(BEN, ability(2)).pick(BEN, "kiria");
    assert_eq!((fray.hero("kiria").statuses, fray.hero("snapper").statuses.len()), (vec!["blinded"], 0));
    let mut fray = marea("gabriela", 2, 2, scene());
    fray.play(BEN, ability(2));
    assert_eq!(fray.hero("snapper").statuses, ["blinded", "slowed"]);
    assert_eq!(fray.hero("kiria").statuses, ["blinded", "slowed"]);
    used!["smoke-pot"];
}

#[test]
fn dance_of_blades() {
    rules!["RB2-13.4", "RB2-13.5"];
    let scene = Scene::duel().ashore(B, "viana").hero(A, "ishmael", "E4").first(B);
    let mut fray = Fray::of(scene.hero(B, "de-marco", "D4").level("de-marco", 1, 1));
    fray.activate("de-marco").cast(BEN, attack(1, "E4"), &[4, 1, 2, 3]);
    assert_eq!(fray.asked(), "ask-reroll");
    fray.cast(BEN, Move::Reroll(Some(1)), &[6]).refuse(BEN, Move::Reroll(Some(1)), "RB2-13.5");
    fray.cast(BEN, Move::Reroll(Some(2)), &[1]);
    assert_eq!(fray.hero("ishmael").damage, 2);
    used!["dance-of-blades"];
}

#[test]
fn sidestep() {
    rules!["RB2-C.6", "RB2-11.4"];
    let scene = Scene::duel().ashore(A, "waldorf").hero(B, "de-marco", "G5").level("de-marco", 2, 2);
    let mut fray = Fray::of(scene.hero(A, "snapper", "F5"));
    fray.activate("snapper").play(ANN, attack(0, "G5"));
    let mv = fray.react("de-marco", 2);
    fray.play(BEN, mv).play(BEN, step("G6"));
    assert!(fray.heard(|event| *event == Event::AttackFailed));
    assert_eq!(fray.view().acting.map(|acting| acting.actions), Some(2), "the action is spent");
    used!["sidestep"];
}

#[test]
fn crack_the_whip() {
    rules!["RB2-5.3"];
    let scene = Scene::duel().ashore(B, "viana").crew(B, "D4", 2, 0).crew(A, "E4", 3, 0).crew(A, "N6", 1, 0);
    let mut fray = marea("el-latigo", 1, 2, scene);
    fray.play(BEN, ability(1)).play(BEN, Move::Drill(Some(at("D4")))).play(BEN, Move::Enlist(2));
    fray.cast(BEN, Move::CrewCount(2), &[3, 2]);
    assert_eq!((fray.crew(A, "E4"), fray.hero("el-latigo").coins), ((2, 0), 0), "3 and more hit");
    assert_eq!(fray.asked(), "ask-act", "there is no second cell");
    used!["crack-the-whip"];
}

#[test]
fn the_carrot() {
    rules!["RB2-7.11", "RB2-19.5"];
    let scene = || Scene::duel().hero(B, "viana", "D6").status("viana", "stunned");
    let mut fray = marea("el-latigo", 2, 1, scene());
    fray.refuse(BEN, ability(2), "RB2-19.5");
    let mut fray = marea("el-latigo", 2, 2, scene().damage("viana", 2));
    fray.play(BEN, ability(2));
    assert_eq!((fray.hero("viana").damage, fray.hero("viana").statuses.len()), (0, 0));
    used!["the-carrot"];
}

#[test]
fn toll_may_be_left_alone() {
    rules!["RB2-5.6", "RB2-C.3"];
    let scene = Scene::duel().first(B).hero(A, "snapper", "F6").coins("snapper", 4).hero(B, "viana", "N4");
    let mut fray = Fray::of(scene.ashore(B, "gabriela"));
    let viana = fray.index("viana");
    fray.play(BEN, Move::Activate(Activation::Hero(viana))).play(BEN, Move::Rob(None));
    assert_eq!((fray.hero("snapper").coins, fray.asked()), (4, "ask-act"));
}
