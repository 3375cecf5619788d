//! The Adventure step, events and encounters: sections 7, 8, 9, 10 and 28.

use crate::trek::*;
use freeport_runebound::*;
use freeport_testkit::{rules, used};

fn alone() -> Scene {
    Scene::of(&["varikas"])
}

fn weak(trek: &mut Trek) -> &mut Trek {
    while trek.asked() == "ask-before" {
        trek.play(ANN, PASS);
    }
    trek
}

#[test]
fn an_adventure_is_attempted_or_let_be() {
    rules!["RN-7.1", "RN-7.2", "RN-7.3", "RN-6.25", "RN-12.3"];
    let mut trek = Trek::arrive(alone().at(ANN, "N06").stack("G01"));
    assert_eq!(trek.asked(), "ask-arrive");
    let mut other = trek.clone();
    other.play(ANN, LET_BE);
    assert!(other.heard(|event| matches!(event, Event::Declined { .. })));
    assert_eq!((other.asked(), other.view().turn), ("ask-way", 2));
    trek.play(ANN, ATTEMPT);
    assert_eq!(trek.view().open, Some("G01"));
    assert!(trek.heard(|event| matches!(event, Event::Drawn { card: "G01", .. })));
    assert!(trek.view().fight.is_some());
    trek.refuse(ANN, LET_BE, "RN-25.9");
}

#[test]
fn the_reward_the_token_and_the_card() {
    rules![
        "RN-7.6", "RN-7.7", "RN-8.1", "RN-8.2", "RN-21.1", "RN-21.2", "RN-21.3", "RN-21.4", "RN-21.12",
        "RN-15.1"
    ];
    let mut trek = Trek::arrive(alone().at(ANN, "N06").stack("G01").gold(ANN, 1));
    trek.play(ANN, ATTEMPT).win(ANN);
    let party = trek.party(ANN);
    assert_eq!((party.gold, party.tokens), (3, [1, 0, 0, 0]));
    assert_eq!((trek.token("N06"), trek.stands(ANN), trek.deck(Green)), (false, Some("N06"), 35));
    assert_eq!(trek.view().open, None);
}

#[test]
fn a_locked_colour_is_closed_in_every_way() {
    rules!["RN-7.4", "RN-15.13"];
    let scene = || Scene::of(&["varikas", "mok"]).at(ANN, "N06").at(BEN, "N06").boost(ANN, Boost::Life, 1);
    let mut trek = Trek::arrive(scene());
    trek.refuse(ANN, ATTEMPT, "RN-7.4");
    let mut trek = Trek::arrive(scene().left_behind(0, "G01", "N06"));
    trek.refuse(ANN, FACE, "RN-7.4").refuse(ANN, ATTEMPT, "RN-11.6");
}

#[test]
fn after_an_event_another_card_is_drawn() {
    rules!["RN-7.5", "RN-7.11", "RN-9.1", "RN-9.2", "RN-9.11", "RN-9.12"];
    let scene = alone().at(ANN, "N06").deck(Green, &["G26", "G01"]).stack("G26");
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, ATTEMPT);
    let view = trek.view();
    assert_eq!((view.event, view.open), (Some("G26"), Some("G01")));
    assert!(trek.token("N06"), "events take no token");
    used!["G26"];
}

#[test]
fn levels_of_events() {
    rules!["RN-W26", "RN-9.3", "RN-9.4", "RN-9.5"];
    let mut trek = Trek::arrive(
        alone().at(ANN, "N06").event("Y17").deck(Green, &["G26", "G01"]).stack("G26").cleared("F09"),
    );
    trek.play(ANN, ATTEMPT);
    assert_eq!(trek.view().event, Some("Y17"), "the weaker one is ignored");
    assert!(trek.heard(|event| matches!(event, Event::EventIgnored { level: 1, kept_level: 2, .. })));
    assert!(trek.token("F09"), "tokens come back all the same");
    assert_eq!(trek.deck(Green), 1, "it lies under its deck");
    let scene = alone().at(ANN, "G04").event("Y17").deck(Yellow, &["Y18", "Y02"]).stack("Y18");
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, ATTEMPT);
    assert_eq!((trek.view().event, trek.deck(Yellow)), (Some("Y18"), 1), "the same level replaces it");
    let scene = alone().at(ANN, "G04").event("G25").deck(Yellow, &["Y18", "Y02"]).stack("Y18");
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, ATTEMPT);
    assert_eq!(
        (trek.view().event, trek.deck(Green)),
        (Some("Y18"), 35),
        "a higher one, too, and the old lies under its own deck"
    );
}

#[test]
fn tokens_come_back_as_far_as_they_go() {
    rules!["RN-W30", "RN-9.7", "RN-9.8", "RN-9.9", "RN-9.10"];
    let scene = Scene::of(&["varikas", "mok"])
        .at(ANN, "N06")
        .at(BEN, "K07")
        .deck(Green, &["G26", "G01"])
        .stack("G26");
    let bare = scene.cleared("F09").cleared("I08").cleared("K07").cleared("F05").reserve(Green, 2);
    let mut trek = Trek::arrive(bare);
    trek.play(ANN, ATTEMPT);
    assert_eq!((trek.asked(), trek.moves().len()), ("ask-regrow", 3));
    let gem = |label: &str| Move::Regrow(Pack::base().atlas.gem_at[usize::from(hex(label))].expect("a gem"));
    trek.refuse(ANN, gem("F05"), "RN-9.7").refuse(ANN, gem("D05"), "RN-9.9");
    trek.play(ANN, gem("F09")).play(ANN, gem("K07"));
    let tokens = ["F09", "I08", "K07", "F05"].map(|label| trek.token(label));
    assert_eq!(tokens, [true, false, true, false]);
    assert_eq!(trek.view().reserve[0], 0);
    assert_eq!(trek.party(BEN).tokens[0], 4, "those of players stay with them");
}

#[test]
fn an_empty_deck_ends_the_step() {
    rules!["RN-7.8", "RN-28.3"];
    let mut trek = Trek::arrive(alone().at(ANN, "N06").deck(Green, &[]));
    trek.play(ANN, ATTEMPT);
    assert!(trek.heard(|event| matches!(event, Event::DeckEmpty { .. })));
    assert!(trek.token("N06"));
    assert_eq!(trek.view().turn, 2);
}

#[test]
fn a_step_draws_no_card_twice() {
    rules!["RN-28.4", "RN-28.1"];
    let scene = alone().at(ANN, "N06").event("Y17").deck(Green, &["G25", "G26"]).stack("G26");
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, ATTEMPT);
    assert_eq!(trek.times(|event| matches!(event, Event::Drawn { .. })), 2);
    assert_eq!(
        (trek.deck(Green), trek.view().turn),
        (2, 2),
        "both lie under the deck again, and the step is over"
    );
}

#[test]
fn encounters_leave_the_game() {
    rules!["RN-10.1", "RN-10.2", "RN-10.3", "RN-10.8", "RN-27.1"];
    let scene = alone().at(ANN, "N06").deck(Green, &["G31", "G01"]).stack("G31").gold(ANN, 0);
    let mut trek = Trek::arrive(scene);
    trek.cast(ANN, ATTEMPT, &sums(&[20]));
    assert_eq!((trek.gold(ANN), trek.view().open), (3, Some("G01")));
    assert_eq!((trek.view().removed.contains(&"G31"), trek.deck(Green)), (true, 0));
    used!["G31"];
}

#[test]
fn who_falls_draws_no_more() {
    rules!["RN-7.10", "RN-22.9", "RN-2.8"];
    let scene = Scene::of(&["varikas", "mok"])
        .at(ANN, "N06")
        .deck(Green, &["G31", "G01"])
        .stack("G31")
        .wounds(ANN, 4);
    let mut trek = Trek::arrive(scene);
    trek.cast(ANN, ATTEMPT, &sums(&[2]));
    assert_eq!(trek.asked(), "ask-refuge", "several cities are as near");
    trek.play(ANN, Move::Refuge(city("greyhaven")));
    assert_eq!((trek.deck(Green), trek.view().open, trek.view().acting), (1, None, BEN));
    assert!(trek.view().removed.contains(&"G31") && trek.token("N06"));
    assert!(trek.view().undefeated.iter().all(Option::is_none));
}

#[test]
fn a_task_is_carried_to_its_end() {
    rules!["RN-10.4", "RN-10.5", "RN-6.29"];
    let scene = alone().at(ANN, "N06").deck(Green, &["G30", "G01"]).stack("G30").gold(ANN, 0);
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, ATTEMPT);
    assert_eq!(trek.party(ANN).tasks[0].id, "G30");
    assert_eq!(trek.view().open, Some("G01"), "the next card follows");
    let scene = || Scene::of(&["varikas", "mok"]).task(ANN, "G30").gold(ANN, 0);
    let mut trek = Trek::begin(scene().at(ANN, "J08"));
    trek.play(ANN, step("J07"));
    assert_eq!((trek.gold(ANN), trek.party(ANN).tasks.len()), (3, 0));
    assert!(trek.view().removed.contains(&"G30"));
    let mut trek = Trek::begin(scene().at(ANN, "L03"));
    trek.play(ANN, step("M03"));
    assert_eq!((trek.gold(ANN), trek.party(ANN).tasks.len()), (0, 1), "another city");
    let scene = Scene::of(&["brakka", "mok"]).at(ANN, "N06").task(ANN, "Y24").gold(ANN, 0).stack("G02");
    let mut trek = Trek::arrive(scene);
    trek.cast(ANN, ATTEMPT, &sums(&[20])).win(ANN);
    assert_eq!(trek.gold(ANN), 2 + 4, "the reward and the baron's pay");
}

#[test]
fn an_enemy_of_an_encounter() {
    rules!["RN-10.6", "RN-10.7"];
    let scene = || Scene::of(&["brakka", "mok"]).at(ANN, "G04").came_from(ANN, "G03").gold(ANN, 0);
    let mut trek = Trek::open(&[], |table| scene().meeting("Y23", table));
    assert_eq!(trek.asked(), "ask-attempt");
    let mut other = trek.clone();
    trek.play(ANN, trek.moves()[0]).win(ANN);
    assert_eq!((trek.gold(ANN), trek.party(ANN).tokens), (5, [0; 4]), "never the token");
    assert!(trek.view().removed.contains(&"Y23") && trek.token("G04"));
    other.play(ANN, other.moves()[0]);
    while other.asked() != "ask-flee" {
        other.play(ANN, PASS);
    }
    other.cast(ANN, FLEE, &sums(&[20]));
    assert_eq!((other.stands(ANN), other.view().acting), (Some("G03"), BEN));
    assert!(other.view().undefeated.iter().all(Option::is_none), "nothing is left behind");
    assert!(other.view().removed.contains(&"Y23"));
}

#[test]
fn an_ally_from_an_encounter() {
    rules!["RN-W18", "RN-10.9", "RN-14.8", "RN-14.10", "RN-14.16"];
    let scene =
        || Scene::of(&["mok", "varikas"]).ally(ANN, "war-hound").ally(ANN, "iron-golem").at(ANN, "G04");
    let meet = || Trek::open(&sums(&[20]), |table| scene().meeting("Y21", table));
    let mut trek = meet();
    assert_eq!((trek.asked(), trek.moves().len()), ("ask-keep", 3));
    trek.refuse(ANN, Move::KeepIt(Keeping::Keep), "RN-14.7");
    trek.play(ANN, Move::KeepIt(Keeping::Instead(card("war-hound"))));
    assert_eq!(trek.allies(ANN), ["iron-golem", "Y21-kept"]);
    let mut trek = meet();
    trek.play(ANN, Move::KeepIt(Keeping::Decline));
    assert_eq!(trek.allies(ANN), ["war-hound", "iron-golem"]);
    assert!(trek.view().removed.contains(&"Y21"));
}

#[test]
fn a_card_under_a_weapon() {
    rules!["RN-10.9", "RN-14.12"];
    let scene =
        Scene::of(&["mok", "varikas"]).item(ANN, "thunder-mace").item(ANN, "short-bow").at(ANN, "B07");
    let mut trek = Trek::open(&[], |table| scene.meeting("B16", table));
    assert_eq!(trek.asked(), "ask-attach");
    trek.play(ANN, Move::AttachTo(card("short-bow")));
    let under = |trek: &Trek| trek.party(ANN).items.iter().map(|card| card.under.len()).sum::<usize>();
    assert_eq!(under(&trek), 1);
    let scene = Scene::of(&["mok", "varikas"]).item(ANN, "short-bow").attached(ANN, "B16", "short-bow");
    let mut trek = Trek::begin(scene);
    trek.play(ANN, Move::Aside(Side::Discard(card("short-bow"))));
    assert!(trek.view().removed.contains(&"B16"), "what lies under a card shares its fate");
}

#[test]
fn looking_before_drawing() {
    rules!["RN-7.11", "RN-27.3", "RN-28.1"];
    let scene =
        || alone().at(ANN, "N06").item(ANN, "scroll-of-sight").deck(Green, &["G01", "G02"]).stack("G01");
    let mut trek = Trek::arrive(scene());
    trek.play(ANN, ATTEMPT);
    assert_eq!(trek.asked(), "ask-before-draw");
    trek.play(ANN, trek.using("scroll-of-sight"));
    assert_eq!((trek.asked(), trek.view().decks[0].top), ("ask-bury", Some("G01")));
    let mut left = trek.clone();
    left.play(ANN, Move::Bury(false));
    assert_eq!(left.view().open, Some("G01"));
    trek.cast(ANN, Move::Bury(true), &[drawn(tale("G02")), 10, 10]);
    assert_eq!(trek.view().open, Some("G02"), "the other one came");
    used!["scroll-of-sight"];
    let scene = alone().at(ANN, "N06").item(ANN, "scroll-of-sight").left_behind(0, "G03", "N06");
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, FACE);
    assert_ne!(trek.asked(), "ask-before-draw", "an open card is not drawn");
}

#[test]
fn a_peek_at_any_deck() {
    rules!["RN-27.3"];
    let scene = Scene::of(&["mok", "varikas"]).at(ANN, "N06").stack("R1").gold(ANN, 0);
    let mut trek = Trek::open(&[], |table| scene.meeting("G35", table));
    assert_eq!(trek.asked(), "ask-fork");
    trek.play(ANN, trek.moves()[1]);
    assert_eq!(trek.asked(), "ask-peek-deck");
    trek.play(ANN, Move::PeekDeck(Red)).play(ANN, Move::Bury(true));
    assert_eq!((trek.deck(Red), trek.view().decks[3].top), (8, None));
    assert!(trek.heard(|event| matches!(event, Event::Peeked { card: Some("R1"), .. })));
    assert!(trek.heard(|event| matches!(event, Event::Peeked { card: None, .. })));
}

#[test]
fn a_trophy_is_used_when_a_beast_comes_to_light() {
    rules!["RN-8.3", "RN-21.10"];
    let scene = alone().at(ANN, "N06").kept(ANN, "Y04").stack("G02").gold(ANN, 0);
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, ATTEMPT);
    assert_eq!(trek.asked(), "ask-reveal", "before the wolves' own text");
    trek.play(ANN, trek.using("Y04"));
    assert_eq!((trek.gold(ANN), trek.party(ANN).tokens[0], trek.kept(ANN).len()), (2, 1, 0));
    assert_eq!(trek.deck(Yellow), 25, "it lies under its deck");
    used!["Y04"];
}

#[test]
fn events_and_rewards() {
    rules!["RN-9.13", "RN-8.4"];
    let gold = |event: &str, card: &str| {
        let scene = Scene::of(&["brakka"]).at(ANN, "N06").event(event).stack(card).gold(ANN, 0);
        let mut trek = Trek::arrive(scene);
        trek.play(ANN, ATTEMPT).win(ANN);
        trek.gold(ANN)
    };
    assert_eq!((gold("G28", "G01"), gold("G27", "G01")), (2, 1), "lean times");
    assert_eq!((gold("Y20", "G03"), gold("Y20", "G01")), (3, 2), "a bounty on the undead alone");
}

#[test]
fn the_card_of_a_weak_hero_lies_open() {
    rules!["RN-8.1", "RN-2.7"];
    let mut trek = Trek::arrive(alone().at(ANN, "N06").stack("G01"));
    trek.play(ANN, ATTEMPT);
    weak(&mut trek);
    assert_eq!(trek.view().fight.map(|fight| fight.foe), Some(FoeView::Challenge("G01")));
}

#[test]
fn tokens_of_all_colours_come_back() {
    rules!["RN-9.7"];
    let scene = alone().at(ANN, "N06").deck(Green, &["G26", "G01"]).stack("G26");
    let places = ["F09", "G04", "B07", "K01"];
    let mut trek = Trek::arrive(places.iter().fold(scene, |scene, label| scene.cleared(label)));
    trek.play(ANN, ATTEMPT);
    assert_eq!(places.map(|label| trek.token(label)), [true; 4], "whatever the colour of the event");
}

#[test]
fn an_empty_deck_is_not_looked_at() {
    rules!["RN-2.19", "RN-7.8"];
    let mut trek = Trek::arrive(alone().at(ANN, "N06").item(ANN, "scroll-of-sight").deck(Green, &[]));
    trek.play(ANN, ATTEMPT);
    assert_eq!((trek.asked(), trek.items(ANN)), ("ask-way", vec!["scroll-of-sight"]));
}

#[test]
fn the_next_combat_of_a_turn_has_its_own_time_before() {
    rules!["RN-25.8", "RN-16.3", "RN-7.5"];
    let scene = alone().at(ANN, "G04").deck(Yellow, &["Y23", "Y02"]).stack("Y23");
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, ATTEMPT).play(ANN, Move::Attempt(true));
    trek.cast(ANN, trek.using("varikas"), &sums(&[2]));
    assert!(!trek.offers("varikas"), "once in this combat");
    trek.win(ANN);
    assert_eq!((trek.view().open, trek.asked()), (Some("Y02"), "ask-before"));
    assert!(trek.offers("varikas"));
}
