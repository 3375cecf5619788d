//! Section 12 of the rulebook: simultaneous events and timing windows.

use crate::fray::*;
use crate::muster::*;
use freeport_kernel::Seat;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

/// Snapper is about to attack Viana.
fn brawl() -> Scene {
    duel(&[("snapper", "F5")], &[("viana", "F4")])
}

#[test]
fn windows_of_a_turn() {
    rules!["RB2-12.2"];
    let mut fray = Fray::of(brawl().hand(0, &["D12", "D09"]).hand(1, &["M12"]));
    assert_eq!((fray.asked(), fray.who()), ("ask-turn-begins", ANN), "TW-1, of the active player alone");
    fray.play(ANN, PASS);
    assert_eq!((fray.asked(), fray.who()), ("ask-activate", ANN));
    let mut fray = Fray::of(duel(&[("waldorf", "F6")], &[]).damage("waldorf", 1).hand(0, &["D09"]));
    fray.pass();
    let hero = fray.index("waldorf");
    fray.play(ANN, Move::Activate(Activation::Hero(hero)));
    assert_eq!((fray.hero("waldorf").damage, fray.asked()), (0, "ask-between-actions"), "TW-2, then TW-3");
    fray.play(ANN, PASS).play(ANN, MOVE).play(ANN, STOP);
    assert_eq!((fray.asked(), fray.who()), ("ask-between-actions", ANN), "and again after an action");
    fray.play(ANN, play("D09")).play(ANN, step("F5")).play(ANN, STOP).pass();
    assert_eq!((fray.stands("waldorf").as_deref(), fray.actions()), (Some("F5"), 2));
    let mut fray = Fray::of(duel(&[], &[]).hand(0, &["D08"]));
    fray.pass().play(ANN, CREW).until("ask-crew-deployed");
    assert_eq!(fray.who(), ANN, "TW-13");
}

#[test]
fn windows_of_an_attack() {
    rules!["RB2-12.2", "RB2-12.4"];
    let scene = duel(&[("ishmael", "F5")], &[("de-marco", "F4")]).level("ishmael", 2, 2).active(B);
    let scene = scene.hand(0, &["D11", "D04"]).hand(1, &["M03", "M13", "M11"]);
    let mut fray = Fray::of(scene);
    fray.activate("de-marco").play(BEN, attack(0, "F5"));
    assert_eq!((fray.asked(), fray.who()), ("ask-attack-declared", BEN), "TW-4: the attacker");
    fray.play(BEN, PASS);
    assert_eq!((fray.asked(), fray.who()), ("ask-attack-declared", ANN), "and the defender");
    fray.cast(ANN, PASS, &[3, 4, 5]);
    assert_eq!((fray.asked(), fray.who()), ("ask-attack-rolled", BEN), "TW-5");
    fray.play(BEN, PASS);
    assert_eq!((fray.asked(), fray.who()), ("ask-hits-counted", ANN), "TW-6: the defender alone");
    fray.play(ANN, PASS);
    assert_eq!((fray.asked(), fray.who()), ("ask-damage-due", ANN), "TW-7: the owner of the figure");
    let react = fray.react("ishmael", 2);
    fray.play(ANN, react).pass();
    assert_eq!((fray.hero("ishmael").damage, fray.asked()), (0, "ask-act"));
}

#[test]
fn windows_after_a_defeat_and_an_attack() {
    rules!["RB2-12.2"];
    let mut fray = Fray::of(brawl().damage("viana", 6).hand(1, &["M11"]));
    fray.activate("snapper").cast(ANN, attack(0, "F4"), &[4, 1, 1, 1]).pass_to(BEN, "ask-knocked-out");
    fray.play(BEN, play("M11"));
    assert_eq!(["gabriela", "santiago", "viana"].map(|id| fray.hero(id).coins), [2, 2, 0], "TW-8");
    let mut fray = Fray::of(brawl().level("snapper", 2, 2).active(B));
    fray.activate("viana").cast(BEN, attack(0, "F5"), &[1, 1, 1]);
    assert_eq!((fray.asked(), fray.who()), ("ask-attack-over", ANN), "TW-9");
    let react = fray.react("snapper", 2);
    fray.cast(ANN, react, &[4, 4, 1, 1]);
    assert_eq!((fray.hero("viana").damage, fray.asked()), (2, "ask-act"));
    let mut fray = Fray::of(duel(&[], &[("viana", "D3")]).active(B).hand(1, &["M09"]));
    fray.activate("viana").play(BEN, MOVE).play(BEN, swing("F3"));
    assert_eq!((fray.asked(), fray.who()), ("ask-swing-named", BEN), "TW-10");
    let mut fray = Fray::of(duel(&[("snapper", "F3")], &[]).hand(0, &["D06"]));
    fray.activate("snapper").play(ANN, MOVE).cast(ANN, swing("B3"), &[1]);
    assert_eq!((fray.asked(), fray.who()), ("ask-overboard", ANN), "TW-11");
}

#[test]
fn first_all_of_one_player_then_all_of_the_other() {
    rules!["RB2-12.3"];
    let scene = brawl().hand(0, &["D02", "D02", "D13"]).hand(1, &["M06", "M06"]).coins("viana", 4);
    let mut fray = Fray::of(scene);
    fray.activate("snapper").play(ANN, attack(0, "F4")).refuse(BEN, play("M06"), "RB2-15.2");
    fray.play(ANN, play("D02"));
    assert_eq!(fray.side(A).discard, ["D02"], "each is done before the next");
    fray.play(ANN, play("D02")).play(ANN, PASS);
    assert_eq!(fray.who(), BEN);
    fray.play(BEN, play("M06")).refuse(ANN, play("D13"), "RB2-15.2");
    fray.cast(BEN, play("M06"), &[1, 1, 1, 1]);
    assert!(
        fray.heard(|event| *event == Event::Rolled { faces: vec![1; 4] }),
        "4 + 2 + 2 - 2 - 2, and nobody answers"
    );
}

#[test]
fn a_shot_of_the_gun_has_one_window() {
    rules!["RB2-12.5", "RB2-12.2"];
    let scene = duel(&[("snapper", "F10")], &[]).first(B).hand(0, &["D11"]).hand(1, &["M02"]);
    let mut fray = Fray::of(scene);
    fray.pass().play(BEN, CREW).until("ask-gun-first").play(BEN, Move::GunFirst(true));
    assert_eq!((fray.asked(), fray.who()), ("ask-attack-declared", BEN), "the owner of the gun");
    fray.play(BEN, play("M02"));
    assert_eq!((fray.asked(), fray.who()), ("ask-attack-declared", ANN));
    fray.cast(ANN, play("D11"), &[6, 5, 4, 4, 1, 1, 1]);
    assert!(fray.heard(|event| *event == Event::Counted { hits: 2, misses: 5, modifier: -1 }), "4 + 3 dice");
}

#[test]
fn allies_are_asked_in_the_order_of_seats() {
    rules!["RB2-12.6"];
    let scene = Scene::battle(4, "gw").hero(A, "kiria", "F9").ashore(A, "ishmael");
    let scene =
        scene.hero(A, "snapper", "F5").ashore(A, "waldorf").hero(B, "viana", "F4").ashore(B, "gabriela");
    let scene = scene.ashore(B, "santiago").ashore(B, "de-marco").coins("viana", 4);
    let scene = scene.hand(0, &["D02"]).hand(2, &["D13"]).hand(1, &["M06"]).hand(3, &["M04"]);
    let mut fray = Fray::of(scene);
    assert_eq!(fray.hero("snapper").owner, Seat(2));
    fray.activate("snapper").play(Seat(2), attack(0, "F4"));
    for seat in [2, 0, 3, 1] {
        assert_eq!((fray.asked(), fray.who()), ("ask-attack-declared", Seat(seat)));
        if seat == 1 {
            fray.cast(Seat(seat), PASS, &[1, 1, 1, 1]);
        } else {
            fray.play(Seat(seat), PASS);
        }
    }
}

#[test]
fn the_kraken_has_no_player_and_a_card_has_one() {
    rules!["RB2-12.7", "RB2-12.4"];
    let scene = duel(&[], &[("viana", "J6"), ("gabriela", "J6")]).kraken("K6", 0).hand(1, &["M04"]);
    let mut fray = Fray::cast_from(scene, Phase::Kraken, &[2, 4, 4, 1, 1]);
    assert_eq!((fray.asked(), fray.who()), ("ask-hits-counted", BEN), "whoever is attacked may act");
    fray.play(BEN, PASS);
    assert_eq!((fray.asked(), fray.who()), ("ask-assign", ANN), "the first player decides for it");
    let scene = duel(&[("snapper", "F5"), ("kiria", "F5")], &[("viana", "F8")]).hand(1, &["M16"]).active(B);
    let mut fray = Fray::of(scene);
    fray.cast(BEN, play("M16"), &[4, 1, 1, 1, 1, 1]);
    assert!(
        fray.heard(|event| matches!(event, Event::AttackDeclared { by: Attacker::Card { card: "M16" }, .. }))
    );
    assert_eq!((fray.asked(), fray.who()), ("ask-assign", BEN));
}

#[test]
fn whether_somebody_is_asked_betrays_no_card() {
    rules!["RB2-12.8"];
    let asked = |hand: &[&str]| {
        let mut fray = Fray::of(brawl().hand(1, hand));
        fray.activate("snapper").cast(ANN, attack(0, "F4"), &[4, 1, 1, 1]);
        fray.asked()
    };
    assert_eq!(asked(&["M04"]), "ask-hits-counted");
    assert_eq!(asked(&["M13"]), "ask-hits-counted", "nobody knows that it is not the other card");
    assert_eq!(asked(&[]), "ask-act", "who has no card at all is not asked");
    let scene = duel(&[("kiria", "F5")], &[("viana", "F4")]).level("kiria", 2, 2).active(B);
    let mut fray = Fray::of(scene.hand(0, &["D04"]));
    fray.activate("viana").play(BEN, attack(0, "F5")).pass_cast(&[4, 4, 4]);
    let react = fray.react("kiria", 2);
    fray.pass_to(ANN, "ask-hits-counted").play(ANN, react);
    assert_eq!(
        (fray.asked(), fray.moves().contains(&react)),
        ("ask-hits-counted", false),
        "once in a window"
    );
    let scene = brawl().hand(1, &["M12"]).deck(B, &["M07"]);
    let mut fray = Fray::of(scene);
    fray.activate("snapper").cast(ANN, attack(0, "F4"), &[4, 1, 1, 1]);
    assert_eq!(fray.asked(), "ask-act", "every card for the window lies on the pile");
}
