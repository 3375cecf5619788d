//! Challenges left behind: section 11, and escapes as the map sees them.

use crate::trek::*;
use freeport_runebound::*;
use freeport_testkit::rules;

/// Goes through what may be used before combat.
fn ready(trek: &mut Trek) -> &mut Trek {
    while !["ask-flee", "ask-stance"].contains(&trek.asked()) {
        trek.play(ANN, PASS);
    }
    trek
}

#[test]
fn an_escape_leaves_the_challenge_behind() {
    rules!["RN-W11", "RN-11.1", "RN-11.2", "RN-17.7", "RN-17.9", "RN-17.10"];
    let scene =
        Scene::of(&["varikas", "mok"]).at(ANN, "M05").came_from(ANN, "L04").stack("B01").tokens(ANN, Blue, 2);
    let mut trek = Trek::begin(scene);
    trek.play(ANN, step("M06")).play(ANN, ATTEMPT);
    ready(&mut trek).cast(ANN, FLEE, &sums(&[20]));
    assert_eq!((trek.stands(ANN), trek.party(ANN).from), (Some("M05"), None));
    let left = trek.view().undefeated[0].clone().expect("the first space");
    assert_eq!((left.card, left.hex), ("B01", hex("M06")));
    assert!(trek.token("M06"), "beside the blue token");
    assert_eq!((trek.view().acting, trek.view().open), (BEN, None));
    assert_eq!(trek.party(ANN).tokens[2], 2, "no Experience step");
}

#[test]
fn the_oldest_makes_room() {
    rules!["RN-11.3", "RN-11.4"];
    let places = ["C01", "D07", "F05", "H06", "I11", "Q07"];
    let cards = ["G01", "G03", "G04", "G07", "G08", "G10"];
    let mut scene = Scene::of(&["varikas", "mok"]).at(ANN, "N06").came_from(ANN, "N05").stack("G15");
    // The third space was filled first.
    for slot in [2, 0, 1, 3, 4, 5] {
        scene = scene.left_behind(slot as u8, cards[slot], places[slot]);
    }
    let mut trek = Trek::arrive(scene);
    let before = trek.deck(Green);
    trek.play(ANN, ATTEMPT);
    ready(&mut trek).cast(ANN, FLEE, &sums(&[20]));
    let left = trek.view().undefeated[2].clone().expect("the freed space");
    assert_eq!((left.card, left.hex), ("G15", hex("N06")));
    assert_eq!(trek.deck(Green), before, "one was drawn, and one lies under the deck");
    assert!(trek.token("F05"), "the old hex keeps its token");
    assert!(trek.heard(|event| matches!(event, Event::PushedOff { card: "G04", slot: 3, .. })));
}

#[test]
fn only_the_challenge_or_nothing() {
    rules!["RN-11.5", "RN-11.6", "RN-11.7", "RN-11.11", "RN-11.12"];
    let scene = Scene::of(&["varikas", "mok"]).at(ANN, "N06").left_behind(3, "Y02", "N06");
    let mut trek = Trek::arrive(scene);
    trek.refuse(ANN, ATTEMPT, "RN-11.6");
    assert!(trek.allows(FACE));
    trek.play(ANN, LET_BE);
    assert_eq!(trek.view().acting, BEN);
    assert!(trek.heard(|event| matches!(event, Event::Declined { .. })));
    let mut trek = Trek::arrive(Scene::of(&["varikas", "mok"]).at(ANN, "N06"));
    trek.refuse(ANN, FACE, "RN-11.5");
}

#[test]
fn it_is_defeated_at_last() {
    rules!["RN-11.8", "RN-11.9", "RN-11.7"];
    let scene = Scene::of(&["brakka", "mok"]).at(ANN, "N06").left_behind(3, "Y02", "N06").gold(ANN, 0);
    let mut trek = Trek::arrive(scene.boost(ANN, Boost::Body, 3));
    trek.play(ANN, FACE);
    assert_eq!(trek.asked(), "ask-flee", "a fight from its beginning");
    trek.win(ANN);
    let party = trek.party(ANN);
    assert_eq!((party.gold, party.tokens), (4, [1, 0, 0, 0]), "the reward, and the token of the hex");
    assert_eq!((trek.view().undefeated[3].clone(), trek.token("N06")), (None, false));
    assert_eq!(trek.deck(Yellow), 25);
}

#[test]
fn who_fails_again_changes_nothing() {
    rules!["RN-11.10"];
    let scene = Scene::of(&["kestrin", "mok"]).at(ANN, "N06").came_from(ANN, "N05");
    let mut trek = Trek::arrive(scene.left_behind(3, "Y02", "N06").left_behind(0, "G01", "H06"));
    let before = trek.view().undefeated;
    trek.play(ANN, FACE).cast(ANN, FLEE, &sums(&[20]));
    assert_eq!(trek.view().undefeated, before);
    assert!(trek.token("N06"));
}

#[test]
fn who_came_from_nowhere_picks_a_hex() {
    rules!["RN-17.8", "RN-6.23"];
    let mut trek = Trek::facing(Scene::of(&["kestrin", "mok"]).at(ANN, "N06"), "G01");
    trek.cast(ANN, FLEE, &sums(&[20]));
    assert_eq!((trek.asked(), trek.moves().len()), ("ask-retreat", 6));
    trek.refuse(ANN, Move::Retreat(hex("N08")), "RN-17.8").play(ANN, Move::Retreat(hex("N05")));
    assert_eq!((trek.stands(ANN), trek.view().acting), (Some("N05"), BEN));
}

#[test]
fn what_is_for_the_first_rolls_is_for_those_of_each_combat() {
    rules!["RN-20.8", "RN-11.8"];
    let scene = Scene::of(&["brakka"]).at(ANN, "N06").came_from(ANN, "N05").left_behind(0, "G19", "N06");
    let mut trek = Trek::arrive(scene);
    let struck_with = |trek: &Trek| {
        let attack = |event: &Event| match event {
            Event::Rolled { aim: "attack", value, .. } => Some(*value),
            _ => None,
        };
        trek.told.iter().rev().find_map(attack)
    };
    for combat in 1..=2 {
        trek.cast(ANN, FACE, &sums(&[2])).play(ANN, STAY).play(ANN, DEFEND);
        trek.cast(ANN, STRIKE, &sums(&[2, 20]));
        assert_eq!(struck_with(&trek), Some(5 - 2), "daunted in combat {combat}");
        trek.play(ANN, STAY).play(ANN, DEFEND).cast(ANN, STRIKE, &sums(&[2, 20]));
        assert_eq!(struck_with(&trek), Some(5), "and in its first round alone");
        trek.cast(ANN, FLEE, &sums(&[20])).play(ANN, step("N06"));
    }
}
