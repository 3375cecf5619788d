//! Section 11 of the rulebook: attacks, hits and damage.

use crate::fray::*;
use crate::muster::*;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

const DECKHAND: Target = Target::Deckhand;
const BOSUN: Target = Target::Bosun;

fn assign(to: Target, face: u8) -> Move {
    Move::Assign(Hit { to, face })
}

/// Snapper strikes a cell with four dice.
fn snap(scene: Scene, dice: &[u32]) -> Fray {
    let mut fray = Fray::of(scene);
    fray.activate("snapper").strike(ANN, attack(0, "F4"), dice);
    fray
}

#[test]
fn an_attack_is_on_a_cell_with_something_to_hit() {
    rules!["RB2-11.1", "RB2-11.2"];
    let scene =
        duel(&[("snapper", "J6"), ("kiria", "J7")], &[("viana", "J5"), ("gabriela", "J5")]).kraken("K6", 0);
    let mut fray = Fray::of(scene.dragon(1, "K5", 0).crew(B, "J5", 1, 0));
    fray.activate("snapper");
    let cells =
        |fray: &Fray| fray.moves().iter().filter(|mv| matches!(mv, Move::Act(Deed::Attack { .. }))).count();
    assert_eq!(cells(&fray), 2, "one for each cell, whoever stands there");
    assert!(fray.moves().contains(&attack(0, "J5")) && fray.moves().contains(&attack(0, "K6")));
    fray.refuse(ANN, attack(0, "J7"), "RB2-11.2").refuse(ANN, attack(0, "I6"), "RB2-11.2");
    fray.refuse(ANN, attack(0, "K5"), "RB2-10.4");
    let mut fray = Fray::of(duel(&[("snapper", "J5")], &[]).dragon(1, "K5", 0));
    fray.activate("snapper");
    assert!(fray.moves().contains(&attack(0, "K5")), "an enemy monster");
    let mut fray = Fray::of(duel(&[("snapper", "J5")], &[]).dragon(0, "K5", 0));
    fray.activate("snapper").refuse(ANN, attack(0, "K5"), "RB2-11.2");
}

#[test]
fn the_steps_of_an_attack() {
    rules!["RB2-11.3", "RB2-12.4"];
    let scene = duel(&[("carcharias", "F5")], &[("santiago", "F4")])
        .level("carcharias", 1, 1)
        .level("santiago", 2, 2);
    let mut fray = Fray::of(scene.hand(0, &["D02"]).hand(1, &["M06", "M04"]).coins("santiago", 2));
    fray.activate("carcharias").play(ANN, attack(1, "F4"));
    assert_eq!((fray.asked(), fray.who()), ("ask-attack-declared", ANN), "the attacker first");
    fray.play(ANN, play("D02"));
    assert_eq!((fray.asked(), fray.who()), ("ask-attack-declared", BEN), "then the defender");
    fray.cast(BEN, play("M06"), &[5, 4, 4, 1, 6]);
    assert!(fray.heard(|event| *event == Event::Rolled { faces: vec![5, 4, 4, 1] }), "4 + 2 - 2 dice");
    assert!(fray.heard(|event| *event == Event::BonusRolled { faces: vec![6] }));
    assert_eq!((fray.asked(), fray.who()), ("ask-hits-counted", BEN));
    fray.play(BEN, play("M04"));
    assert_eq!(fray.times(|event| matches!(event, Event::HitCancelled { .. })), 2);
    assert_eq!((fray.asked(), fray.who(), fray.hero("santiago").damage), ("ask-attack-over", BEN, 2));
    let react = fray.react("santiago", 2);
    fray.play(BEN, react).pass();
    assert_eq!((fray.hero("santiago").damage, fray.asked()), (0, "ask-act"));
}

#[test]
fn an_attack_that_finds_nobody_ends_without_dice() {
    rules!["RB2-11.4"];
    let scene =
        duel(&[("snapper", "F5")], &[("de-marco", "F4")]).level("de-marco", 2, 2).level("snapper", 1, 1);
    let mut fray = Fray::of(scene);
    fray.activate("snapper").play(ANN, attack(1, "F4"));
    assert_eq!((fray.asked(), fray.who()), ("ask-attack-declared", BEN));
    let dodge = fray.react("de-marco", 2);
    fray.play(BEN, dodge).play(BEN, step("F3"));
    assert!(fray.heard(|event| *event == Event::AttackFailed));
    assert!(!fray.heard(|event| matches!(event, Event::Rolled { .. })));
    assert_eq!((fray.actions(), fray.hero("snapper").used), (2, vec!["fillet"]));
}

#[test]
fn a_die_hits_with_its_number_and_never_with_a_one() {
    rules!["RB2-11.5", "RB2-11.6", "RB2-11.7", "RB2-13.3"];
    let fray = snap(duel(&[("snapper", "F5")], &[("viana", "F4")]), &[4, 3, 2, 1]);
    assert!(fray.heard(|event| *event == Event::Counted { hits: 1, misses: 3, modifier: 0 }));
    let scene = duel(&[("snapper", "F5")], &[("viana", "F4")]).damage("viana", 1).hand(0, &["D03", "D03"]);
    let mut fray = Fray::of(scene.clone());
    fray.activate("snapper").play(ANN, attack(0, "F4")).play(ANN, play("D03"));
    fray.cast(ANN, play("D03"), &[3, 2, 1, 1]);
    assert!(fray.heard(|event| *event == Event::Counted { hits: 2, misses: 2, modifier: 2 }));
    let scene =
        duel(&[("snapper", "F5")], &[("viana", "F4")]).status("viana", "blinded").hand(0, &["D11", "D11"]);
    let mut fray = Fray::of(scene.active(B));
    fray.activate("viana").play(BEN, attack(0, "F5")).play(ANN, play("D11")).cast(
        ANN,
        play("D11"),
        &[6, 6, 6],
    );
    assert!(
        fray.heard(|event| *event == Event::Counted { hits: 0, misses: 3, modifier: -3 }),
        "not even a 6"
    );
}

#[test]
fn at_least_one_die_is_rolled() {
    rules!["RB2-11.8", "RB2-13.11"];
    let scene = duel(&[("waldorf", "F5")], &[("viana", "F4")]).coins("viana", 4).hand(1, &["M06", "M06"]);
    let mut fray = Fray::of(scene);
    fray.activate("waldorf").play(ANN, attack(0, "F4")).play(BEN, play("M06")).cast(BEN, play("M06"), &[4]);
    assert!(fray.heard(|event| *event == Event::Rolled { faces: vec![4] }), "3 - 2 - 2");
    assert_eq!(fray.hero("viana").coins, 0);
}

#[test]
fn hits_go_to_deckhands_bosuns_heroes_objects() {
    rules!["RB2-11.9", "RB2-11.10", "RB2-11.12"];
    let scene =
        duel(&[("snapper", "D4")], &[("viana", "C4")]).crew(B, "C4", 1, 1).damage("viana", 6).piece("C4", 6);
    let mut fray = Fray::of(scene.level("snapper", 0, 2));
    fray.activate("snapper").strike(ANN, attack(0, "C4"), &[4, 5, 6, 4, 4]);
    assert_eq!((fray.crew(B, "C4"), fray.hero("viana").state), ((0, 0), Standing::Returns));
    assert!(fray.piece("C4").lost, "two hits were left for it");
    let fray = snap(duel(&[("snapper", "F5")], &[("viana", "F4")]).crew(B, "F4", 2, 2), &[4, 5, 6, 1]);
    assert_eq!((fray.crew(B, "F4"), fray.hero("viana").damage), ((0, 1), 0));
}

#[test]
fn within_a_class_the_attacker_divides_and_nobody_takes_too_much() {
    rules!["RB2-11.9", "RB2-11.11", "RB2-11.12"];
    let scene = duel(&[("snapper", "F5")], &[("viana", "F4"), ("gabriela", "F4")]).damage("gabriela", 5);
    let mut fray = snap(scene, &[4, 4, 4, 4]);
    assert_eq!((fray.asked(), fray.who(), fray.moves().len()), ("ask-assign", ANN, 2));
    let (viana, gabriela) = (fray.hit("viana", 4), fray.hit("gabriela", 4));
    fray.play(ANN, viana).play(ANN, gabriela);
    assert_eq!(fray.hero("viana").damage, 3, "she had enough, and every hit must go somewhere");
    assert_eq!(fray.hero("gabriela").state, Standing::Returns);
    let fray = snap(duel(&[("snapper", "F5")], &[("viana", "F4")]).damage("viana", 6), &[4, 4, 4, 4]);
    assert_eq!(fray.asked(), "ask-act", "what is left over is lost");
    assert!(fray.heard(|event| *event == Event::Wounded { hero: fighter("viana", B), damage: 1, total: 7 }));
}

#[test]
fn the_order_is_refused_unless_the_attack_ignores_it() {
    rules!["RB2-11.10", "RB2-11.13"];
    let scene = duel(&[("snapper", "F5")], &[("viana", "F4"), ("gabriela", "F4")]).crew(B, "F4", 1, 1);
    let mut fray = snap(scene.clone(), &[4, 4, 4, 1]);
    let viana = fray.hit("viana", 4);
    assert_eq!(fray.asked(), "ask-assign", "after deckhand and bosun, one hit for one of two heroes");
    fray.refuse(ANN, assign(Target::Object, 4), "RB2-11.10").play(ANN, viana);
    assert_eq!((fray.crew(B, "F4"), fray.hero("viana").damage), ((0, 0), 1));
    let mut fray = Fray::of(scene.hand(0, &["D13"]));
    fray.activate("snapper").play(ANN, attack(0, "F4")).cast(ANN, play("D13"), &[4, 4, 4, 1]);
    let viana = fray.hit("viana", 4);
    fray.play(ANN, viana).play(ANN, assign(BOSUN, 4)).refuse(ANN, assign(BOSUN, 4), "RB2-11.10");
    fray.play(ANN, assign(DECKHAND, 4));
    assert_eq!((fray.crew(B, "F4"), fray.hero("viana").damage), ((0, 0), 1));
}

#[test]
fn a_hit_is_one_damage_unless_the_text_says_more() {
    rules!["RB2-11.14", "RB2-11.15", "RB2-11.16", "RB2-13.2"];
    let fray = snap(duel(&[("snapper", "F5")], &[("santiago", "F4")]), &[4, 6, 1, 1]);
    assert_eq!(fray.hero("santiago").damage, 2);
    let scene = duel(&[("snapper", "F5")], &[("viana", "F4"), ("gabriela", "F4")]).level("snapper", 1, 1);
    let mut fray = Fray::of(scene.damage("gabriela", 5));
    fray.activate("snapper").strike(ANN, attack(1, "F4"), &[6, 4, 1, 1]);
    let (sharp, plain) = (fray.hit("gabriela", 6), fray.hit("viana", 6));
    assert_eq!(fray.moves().len(), 4, "which die goes to whom");
    let mut wise = fray.clone();
    let last = wise.hit("gabriela", 4);
    wise.play(ANN, plain).play(ANN, last);
    assert_eq!(
        (wise.hero("viana").damage, wise.hero("gabriela").state),
        (2, Standing::Returns),
        "a 6 deals two"
    );
    fray.refuse(ANN, assign(Target::Object, 3), "RB2-11.16").play(ANN, sharp);
    assert_eq!(fray.hero("gabriela").state, Standing::Returns);
    assert_eq!(fray.hero("viana").damage, 1, "the rest of the 6 is lost");
}

#[test]
fn hits_are_not_given_anew_when_damage_is_kept_off() {
    rules!["RB2-11.17"];
    let scene = duel(&[("ishmael", "F5"), ("snapper", "F5")], &[("viana", "F4")]).level("ishmael", 2, 2);
    let mut fray = Fray::of(scene.damage("ishmael", 8).active(B));
    fray.activate("viana").strike(BEN, attack(0, "F5"), &[4, 4, 4]);
    let (big, small) = (fray.hit("ishmael", 4), fray.hit("snapper", 4));
    fray.play(BEN, big).play(BEN, big);
    assert_eq!(fray.asked(), "ask-damage-due", "the third can only go to Snapper");
    let react = fray.react("ishmael", 2);
    assert!(!fray.moves().contains(&small));
    fray.play(ANN, react);
    assert_eq!((fray.hero("ishmael").damage, fray.hero("snapper").damage), (8, 1));
}

#[test]
fn defeats_follow_the_order_of_the_classes() {
    rules!["RB2-11.18", "RB2-11.19", "RB2-11.26"];
    let scene = duel(&[("snapper", "D4")], &[("viana", "C4"), ("gabriela", "C4")])
        .damage("viana", 6)
        .damage("gabriela", 5);
    let mut fray = Fray::of(scene.crew(B, "C4", 1, 0).piece("C4", 7).level("snapper", 0, 2));
    fray.activate("snapper").strike(ANN, attack(0, "C4"), &[4, 4, 4, 4, 4]);
    let first = fray.hit("viana", 4);
    fray.play(ANN, first);
    assert_eq!((fray.asked(), fray.who()), ("ask-fall-order", ANN));
    let falls = Move::FallOrder(fray.index("gabriela"));
    fray.play(ANN, falls);
    let key = |event: &Event| match event {
        Event::CrewFell { .. } => Some("crew"),
        Event::Defeated { hero, .. } => Some(hero.id),
        Event::PieceDestroyed { .. } => Some("piece"),
        Event::Scored { .. } => Some("points"),
        Event::CoinsGained { hero: Fighter { id: "snapper", .. }, .. } => Some("coins"),
        _ => None,
    };
    let told: Vec<_> = fray.told.iter().filter_map(key).collect();
    let each = [
        "crew", "coins", "gabriela", "points", "coins", "viana", "points", "coins", "piece", "points",
        "coins",
    ];
    assert_eq!(told, each);
}

#[test]
fn a_defeated_hero_waits_or_returns() {
    rules!["RB2-11.20", "RB2-11.21", "RB2-11.22"];
    for (acted, state) in [(false, Standing::Returns), (true, Standing::Waits)] {
        let scene = duel(&[("snapper", "F5")], &[("viana", "F4")]).damage("viana", 6).coins("viana", 3);
        let scene = scene.status("viana", "slowed");
        let mut fray = snap(if acted { scene.acted("viana") } else { scene }, &[4, 1, 1, 1]);
        let fallen = fray.hero("viana");
        assert_eq!((fallen.state, fallen.damage, fallen.coins, fallen.cell), (state, 0, 3, None));
        assert!(fallen.statuses.is_empty());
        fray.refuse(ANN, attack(0, "F4"), "RB2-11.2");
    }
    let mut fray =
        Fray::of(duel(&[("snapper", "F5")], &[]).damage("snapper", 6).status("snapper", "bleeding"));
    fray.activate("snapper").play(ANN, MOVE).play(ANN, step("F6")).play(ANN, STOP);
    assert_eq!((fray.hero("snapper").state, fray.hero("snapper").acted), (Standing::Waits, true));
    assert_eq!((fray.view().active, fray.view().acting), (B, None), "its activation is over");
    let scene = duel(&[("snapper", "F5")], &[("viana", "F7")]).state("gabriela", Standing::Overboard);
    let mut fray = Fray::of(scene.state("santiago", Standing::Waits).damage("gabriela", 2).hand(0, &["D16"]));
    fray.play(ANN, play("D16"));
    let damage = ["viana", "gabriela", "santiago"].map(|id| fray.hero(id).damage);
    assert_eq!(damage, [1, 2, 0], "whoever is not there is not hurt");
}

#[test]
fn damage_that_is_no_attack_needs_no_dice() {
    rules!["RB2-11.23", "RB2-11.24"];
    let scene = duel(&[("snapper", "F5")], &[("viana", "F4")])
        .crew(B, "F4", 2, 0)
        .damage("viana", 6)
        .hand(0, &["D16"]);
    let mut fray = Fray::of(scene);
    fray.play(ANN, play("D16"));
    assert_eq!(
        (fray.crew(B, "F4"), fray.hero("viana").state),
        ((2, 0), Standing::Returns),
        "no order of classes"
    );
    assert!(!fray.heard(|event| matches!(event, Event::Rolled { .. })));
    let scene = duel(&[], &[("viana", "F4")]).damage("viana", 2).active(B).hand(1, &["M07"]);
    let mut fray = Fray::of(scene);
    fray.play(BEN, play("M07"));
    assert_eq!(fray.hero("viana").damage, 0, "three are healed, and two were there");
}

#[test]
fn an_attack_goes_on_without_its_attacker() {
    rules!["RB2-11.25"];
    let scene = duel(&[("kiria", "F5")], &[("snapper", "F4"), ("santiago", "F4")]).damage("kiria", 5);
    let mut fray = Fray::of(scene.level("snapper", 2, 2).level("santiago", 2, 2));
    fray.activate("kiria").cast(ANN, attack(0, "F4"), &[4, 4, 1]);
    let hit = fray.hit("santiago", 4);
    fray.play(ANN, hit).play(ANN, hit);
    assert_eq!((fray.asked(), fray.hero("santiago").damage), ("ask-attack-over", 2));
    let (counter, heal) = (fray.react("snapper", 2), fray.react("santiago", 2));
    fray.cast(BEN, counter, &[4, 1, 1, 1]);
    assert_eq!((fray.hero("kiria").state, fray.asked()), (Standing::Waits, "ask-attack-over"));
    fray.play(BEN, heal);
    assert_eq!((fray.hero("santiago").damage, fray.view().active), (0, B), "its last step is still taken");
}
