//! Turns and their steps: sections 4 and 5.

use crate::trek::*;
use freeport_runebound::*;
use freeport_testkit::{rules, used};

#[test]
fn a_turn_has_five_steps() {
    rules!["RN-4.1", "RN-4.2", "RN-4.3", "RN-4.5", "RN-4.7"];
    let scene = Scene::of(&["varikas", "mok"]).at(ANN, "J08").unplaced(BEN).gold(ANN, 9).tokens(ANN, Blue, 2);
    let mut trek = Trek::begin(scene);
    assert_eq!((trek.view().stage, trek.asked()), (Stage::Movement, "ask-way"));
    trek.refuse(BEN, rest(0), "RN-4.1");
    trek.cast(ANN, step("J07"), &[drawn(card("saddle-horse"))]);
    assert_eq!((trek.view().stage, trek.asked()), (Stage::Market, "ask-deal"));
    trek.play(ANN, LEAVE);
    assert_eq!((trek.view().stage, trek.asked()), (Stage::Experience, "ask-grow"));
    trek.play(ANN, LEARNED);
    assert_eq!((trek.view().acting, trek.view().turn, trek.asked()), (BEN, 2, "ask-way"));
}

#[test]
fn heroes_enter_in_tamalir() {
    rules!["RN-6.1", "RN-3.12", "RN-12.4"];
    let mut trek = Trek::begin(Scene::of(&["varikas", "mok"]).unplaced(ANN).unplaced(BEN));
    assert_eq!((trek.stands(ANN), trek.stands(BEN)), (Some("J07"), None));
    assert!(trek.heard(|event| matches!(event, Event::Placed { .. })));
    assert_eq!(trek.party(ANN).from, None);
    trek.play(ANN, rest(0));
    let meets = |mv: &Move| matches!(mv, Move::Arrive(_));
    assert!(!trek.moves().iter().any(meets), "there is nobody to meet");
}

#[test]
fn cards_are_turned_up() {
    rules!["RN-5.1", "RN-5.2", "RN-5.3", "RN-25.3", "RN-25.5"];
    let scene = Scene::of(&["varikas", "mok"])
        .item(ANN, "rune-of-mending")
        .down(ANN, "rune-of-mending")
        .kept(ANN, "R2");
    let trek = Trek::begin(scene.down(ANN, "R2"));
    assert!(trek.party(ANN).items.iter().chain(&trek.party(ANN).kept).all(|card| !card.down));
    assert!(trek.heard(|event| matches!(event, Event::Refreshed { cards, .. } if cards.len() == 2)));
}

#[test]
fn what_is_used_at_the_end_of_a_turn() {
    rules!["RN-4.6", "RN-25.3"];
    let scene = || Scene::of(&["varikas", "mok"]).at(ANN, "L04").item(ANN, "rune-of-mending").wounds(ANN, 2);
    let mut trek = Trek::begin(scene());
    trek.play(ANN, rest(0));
    assert_eq!((trek.asked(), trek.view().stage), ("ask-turnend", Stage::TurnEnd));
    trek.play(ANN, trek.using("rune-of-mending"));
    assert_eq!((trek.party(ANN).figures.wounds, trek.view().acting), (1, BEN));
    assert!(trek.party(ANN).items[0].down);
    used!["rune-of-mending"];
    let mut trek = Trek::facing(scene().at(ANN, "N06").came_from(ANN, "N05"), "G01");
    while trek.asked() != "ask-flee" {
        trek.play(ANN, PASS);
    }
    trek.cast(ANN, FLEE, &sums(&[20]));
    assert_eq!(trek.asked(), "ask-turnend", "also when it ends early");
}

#[test]
fn some_things_end_a_turn_at_once() {
    rules!["RN-4.4", "RN-17.7"];
    let scene = Scene::of(&["kestrin", "mok"]).at(ANN, "N06").came_from(ANN, "N05").tokens(ANN, Blue, 2);
    let mut trek = Trek::facing(scene, "G01");
    trek.cast(ANN, FLEE, &sums(&[20]));
    assert_eq!((trek.view().acting, trek.party(ANN).level), (BEN, 1), "no Experience step");
}

#[test]
fn at_any_own_decision_a_card_may_be_discarded() {
    rules!["RN-14.11", "RN-14.12", "RN-14.13", "RN-28.1"];
    let scene =
        Scene::of(&["varikas", "mok"]).at(ANN, "L04").item(ANN, "amulet-of-health").ally(ANN, "iron-golem");
    let mut trek = Trek::begin(scene.clone());
    let discard = |id: &str| Move::Aside(Side::Discard(card(id)));
    assert!(trek.asides().contains(&discard("iron-golem")));
    let stock = trek.view().stock;
    trek.play(ANN, discard("iron-golem"));
    assert_eq!((trek.allies(ANN).len(), trek.view().stock, trek.asked()), (0, stock + 1, "ask-way"));
    trek.refuse(ANN, discard("iron-golem"), "RN-14.11").refuse(BEN, discard("saddle-horse"), "RN-4.1");
    trek.play(ANN, discard("amulet-of-health"));
    assert_eq!(trek.asked(), "ask-way", "unhurt he stands");
    let mut trek = Trek::begin(scene.wounds(ANN, 5));
    trek.play(ANN, discard("amulet-of-health"));
    assert_eq!((trek.view().acting, trek.party(ANN).figures.wounds), (BEN, 0), "five wounds fell him now");
}

#[test]
fn what_is_free_may_be_used_beside_any_question() {
    rules!["RN-25.10"];
    let scene = Scene::of(&["varikas", "mok"])
        .at(ANN, "J07")
        .at(BEN, "J07")
        .item(ANN, "healing-draught")
        .wounds(ANN, 1);
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, Move::Arrive(Venture::Talk(BEN)));
    let uses =
        trek.asides().into_iter().find(|mv| matches!(mv, Move::Aside(Side::Use(_)))).expect("a draught");
    trek.play(ANN, uses);
    assert_eq!((trek.party(ANN).figures.wounds, trek.asked()), (0, "ask-compose"));
}
