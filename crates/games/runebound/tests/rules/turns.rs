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

#[test]
fn every_step_has_an_activation_of_its_own() {
    rules!["RN-25.1", "RN-25.2", "RN-25.3"];
    let scene = || Scene::of(&["varikas"]).item(ANN, "seven-league-boots");
    let walk = |scene: Scene, to_hex: &str| {
        let mut trek = Trek::begin(scene);
        trek.cast(ANN, roll(4), &[1, 1, 5, 5]);
        trek.play(ANN, trek.using("seven-league-boots")).play(ANN, Move::RerollDice(None));
        trek.play(ANN, to(to_hex));
        trek
    };
    // Boots on the way, and a seal in the city.
    let mut trek = walk(scene().at(ANN, "L03").item(ANN, "merchants-seal"), "M03");
    trek.play(ANN, STOP);
    assert!(trek.offers("merchants-seal"));
    // Boots on the way, and armour in an encounter.
    let well = scene().item(ANN, "leather-armour").deck(Green, &["G31", "G01"]).stack("G31");
    let mut trek = walk(well.at(ANN, "N05"), "N06");
    trek.play(ANN, STOP).cast(ANN, ATTEMPT, &sums(&[2]));
    assert_eq!(trek.asked(), "ask-wound");
    assert!(trek.offers("leather-armour"));
    // A rune at the end of a turn, and boots in the next one.
    let mut trek = Trek::begin(scene().at(ANN, "L04").item(ANN, "rune-of-mending").wounds(ANN, 2));
    trek.play(ANN, rest(0));
    trek.play(ANN, trek.using("rune-of-mending")).play(ANN, roll(4));
    assert_eq!(trek.view().turn, 2);
    assert!(trek.offers("seven-league-boots"));
}

#[test]
fn what_works_once_a_turn_works_in_the_next_one() {
    rules!["RN-25.10"];
    let mut trek = Trek::trade(Scene::of(&["tavish"]).at(ANN, "M03").ally(ANN, "cutpurse"), "saddle-horse");
    for gold in 4..=5 {
        trek.play(ANN, trek.using("cutpurse"));
        assert_eq!((trek.gold(ANN), trek.offers("cutpurse")), (gold, false));
        trek.play(ANN, LEAVE).play(ANN, rest(0));
    }
}

#[test]
fn what_is_free_waits_for_a_quiet_moment_of_ones_own() {
    rules!["RN-25.9", "RN-14.11"];
    let uses = |trek: &Trek| trek.asides().iter().any(|mv| matches!(mv, Move::Aside(Side::Use(_))));
    let scene = || {
        let scene = Scene::of(&["valadir", "mok"]).item(ANN, "healing-draught").wounds(ANN, 1);
        scene.item(ANN, "leather-armour").item(ANN, "lucky-coin")
    };
    let mut trek = Trek::facing(scene(), "G17");
    trek.to("melee").cast(ANN, DEFEND, &sums(&[2]));
    assert_eq!((trek.asked(), uses(&trek)), ("ask-rolled", false), "not between the dice and the result");
    trek.play(ANN, PASS);
    assert_eq!((trek.asked(), uses(&trek)), ("ask-wound", false), "not while wounds are placed");
    let scene = Scene::of(&["varikas", "mok"]).at(ANN, "L04").at(BEN, "L04").wounds(BEN, 1);
    let mut trek = Trek::arrive(scene.item(BEN, "healing-draught"));
    trek.play(ANN, Move::Arrive(Venture::Talk(BEN)));
    trek.play(ANN, Move::Compose(Term::Pay(1))).play(ANN, Move::Compose(Term::Propose));
    assert_eq!((trek.who(), uses(&trek)), (BEN, false), "not in the turn of another");
    assert!(trek.asides().contains(&Move::Aside(Side::Discard(card("healing-draught")))));
}
