//! The final battle: section 31.

use crate::trek::*;
use freeport_runebound::*;
use freeport_testkit::{rules, used};

fn doomed() -> Options {
    Options { doom: Doom::On, ..Options::default() }
}

fn gather(scene: Scene) -> Trek {
    Trek::open(&[], |table| scene.dusk(table))
}

fn three() -> Scene {
    Scene::with(doomed(), &["varikas", "mok", "edda"]).doom(&["G07"], 8).gold(BEN, 2).gold(CID, 1)
}

/// Everybody loses; who is not asked anything has lost already.
fn lose_all(trek: &mut Trek) {
    while trek.view().verdict.is_none() {
        let seat = trek.view().acting;
        trek.lose(seat);
    }
}

#[test]
fn the_red_deck_is_gathered() {
    rules!["RN-31.1", "RN-31.2", "RN-31.3", "RN-31.4", "RN-31.5", "RN-31.18"];
    let scene = three()
        .left_behind(0, "R2", "K01")
        .left_behind(1, "G01", "N06")
        .doom(&["R4", "R8"], 8)
        .kept(CID, "R3");
    let trek = gather(scene.event("Y20").boost(ANN, Boost::Mind, 1));
    let view = trek.view();
    assert_eq!(view.stage, Stage::Finale);
    assert!(view.undefeated[0].is_none() && view.undefeated[1].is_some(), "red ones alone go back");
    // R1, R2, R4, R5, R6, of which one is being fought; the event leaves, the encounter lies on the doom track.
    assert_eq!((view.decks[3].cards, view.removed.clone()), (4, vec!["R7"]));
    assert_eq!(view.doom.map(|doom| doom.cards.len()), Some(2));
    assert_eq!((trek.kept(CID), view.event), (vec!["R3"], Some("Y20")));
}

#[test]
fn heroes_enter_by_level_and_gold() {
    rules!["RN-W32", "RN-31.6", "RN-31.7", "RN-31.16", "RN-31.17", "RN-31.19"];
    let scene = three().boost(ANN, Boost::Mind, 5).boost(BEN, Boost::Mind, 5).boost(CID, Boost::Mind, 3);
    let scene = scene
        .gold(ANN, 2)
        .gold(BEN, 5)
        .gold(CID, 9)
        .kept(ANN, "R2")
        .kept(ANN, "R3")
        .kept(BEN, "R4")
        .kept(CID, "R5")
        .kept(CID, "R6");
    let mut trek = gather(scene);
    assert_eq!(trek.view().finale.map(|finale| finale.order), Some(vec![BEN, ANN, CID]));
    assert_eq!(trek.view().acting, BEN);
    lose_all(&mut trek);
    let view = trek.view();
    assert_eq!(view.verdict, Some(Verdict::Fallen));
    let outcome = view.outcome.expect("an end");
    assert_eq!(
        [ANN, BEN, CID].map(|seat| outcome.place(seat)),
        [1, 3, 2],
        "two red cards, and level 6 beats 4"
    );
}

#[test]
fn equals_share_the_victory() {
    rules!["RN-31.17", "RN-31.7"];
    let mut trek = gather(three().gold(BEN, 3).gold(CID, 3));
    lose_all(&mut trek);
    let outcome = trek.view().outcome.expect("an end");
    assert_eq!([ANN, BEN, CID].map(|seat| outcome.place(seat)), [1, 1, 1]);
    let mut trek = gather(three().gold(BEN, 9).gold(CID, 3));
    lose_all(&mut trek);
    let outcome = trek.view().outcome.expect("an end");
    assert_eq!([ANN, BEN, CID].map(|seat| outcome.place(seat)), [2, 1, 2], "gold is the last to count");
}

#[test]
fn nobody_escapes_and_nothing_is_lost() {
    rules!["RN-31.8", "RN-31.11", "RN-31.15", "RN-31.9"];
    let scene = three().gold(ANN, 7).item(ANN, "thunder-mace").wounds(ANN, 1).tired(ANN, 1).boost(
        ANN,
        Boost::Mind,
        2,
    );
    let mut trek = gather(scene);
    assert_eq!(trek.view().acting, ANN);
    assert!(trek.party(ANN).figures.wounds >= 1, "wounds are carried into the battle");
    while trek.asked() == "ask-before" {
        trek.play(ANN, PASS);
    }
    assert_eq!(trek.asked(), "ask-stance", "there is no escape phase");
    let cards = trek.deck(Red);
    trek.lose(ANN);
    assert!(trek.heard(|event| matches!(event, Event::BattleLost { seat: ANN })));
    assert_eq!((trek.gold(ANN), trek.items(ANN).len(), trek.party(ANN).level), (7, 1, 3));
    assert_eq!(trek.deck(Red), cards, "the challenge was shuffled back before the next was drawn");
    assert!(trek.view().undefeated.iter().all(Option::is_none));
}

#[test]
fn red_cards_and_the_high_lord_win() {
    rules!["RN-31.13", "RN-31.14", "RN-31.10", "RN-31.12"];
    let strong = |scene: Scene| {
        scene.boost(ANN, Boost::Mind, 12).boost(ANN, Boost::Body, 12).boost(ANN, Boost::Spirit, 12)
    };
    let scene = strong(three()).deck(Red, &["R4", "R6", "R1"]).item(ANN, "rune-of-mending").wounds(ANN, 2);
    let mut trek = Trek::open(&[drawn(tale("R4"))], |table| scene.dusk(table));
    assert_eq!(trek.view().open, Some("R4"));
    trek.win(ANN);
    assert_eq!((trek.kept(ANN), trek.asked()), (vec!["R4"], "ask-turnend"), "as at the end of a turn");
    trek.play(ANN, trek.using("rune-of-mending"));
    assert!(trek.view().fight.is_some() && trek.party(ANN).items[0].down, "the next one comes");
    used!["rune-of-mending"];
    let mut trek = gather(strong(three()).deck(Red, &["R1"]));
    trek.win(ANN);
    assert_eq!(trek.view().verdict, Some(Verdict::Slain(ANN)));
    let mut trek = gather(strong(three()).kept(ANN, "R2").kept(ANN, "R3").deck(Red, &["R4"]));
    trek.win(ANN);
    assert_eq!(trek.view().verdict, Some(Verdict::Runes(ANN)));
}

#[test]
fn no_experience_in_the_final_battle() {
    rules!["RN-31.14", "RN-31.18"];
    let scene = three().boost(ANN, Boost::Mind, 12).boost(ANN, Boost::Body, 12).boost(ANN, Boost::Spirit, 12);
    let scene = scene.at(ANN, "K01").deck(Red, &["R4", "R1"]);
    let mut trek = Trek::open(&[drawn(tale("R4"))], |table| scene.dusk(table));
    trek.win(ANN);
    assert_eq!((trek.kept(ANN), trek.token("K01"), trek.party(ANN).tokens), (vec!["R4"], true, [0; 4]));
}

#[test]
fn a_final_battle_without_end_is_lost() {
    rules!["RN-17.12"];
    let scene = three().boost(ANN, Boost::Mind, 12).boost(ANN, Boost::Body, 12).boost(ANN, Boost::Spirit, 12);
    let scene = scene.deck(Red, &["R4", "R2"]);
    let mut trek = Trek::open(&[drawn(tale("R4"))], |table| scene.dusk(table));
    trek.play(ANN, PASS);
    for _ in 0..300 {
        assert_eq!(trek.view().acting, ANN);
        trek.play(ANN, DEFEND);
    }
    assert!(trek.heard(|event| matches!(event, Event::BattleLost { seat: ANN })));
    assert_eq!(trek.view().acting, BEN, "the next hero enters");
}
