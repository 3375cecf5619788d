//! Fights between heroes.

use crate::bout::*;
use freeport_kernel::{Game, Seat};
use freeport_runebound::effects::vocabulary::Phase;
use freeport_runebound::*;
use freeport_testkit::rules;

fn heroes(first: &str, second: &str) -> Scene {
    Scene::of(&[first, second]).at(ANN, "F03").at(BEN, "F03")
}

fn hex(bout: &Bout, seat: Seat) -> String {
    let hex = bout.state()["parties"][seat.index()]["hex"].as_u64().expect("a hex");
    Pack::base().atlas.labels[hex as usize].clone()
}

#[test]
fn the_defender_prepares_first() {
    rules!["RN-23.1", "RN-23.3", "RN-23.18", "RN-2.18"];
    let mut bout = Bout::duel(heroes("varikas", "orlen"), &[]);
    assert_eq!((bout.who(), bout.moment()), (BEN, "before".into()));
    bout.apply("orlen", &[]).play(BEN, Move::Aspect(Phase::Magic));
    assert_eq!((bout.who(), bout.moment()), (ANN, "before".into()));
    bout.apply("varikas", &[9, 12]);
    assert_eq!(bout.need(), Some(9 + 5), "the number that Orlen rolled");
    assert_eq!((bout.value(), bout.wounds(BEN)), (4 - 2, 1), "a weaker spirit just reaches it");
}

#[test]
fn a_spell_lasts_in_both_roles() {
    rules!["RN-23.23"];
    let mut bout = Bout::duel(heroes("orlen", "kestrin"), &[]);
    bout.apply("orlen", &[]).play(ANN, Move::Aspect(Phase::Melee));
    bout.roll(ANN, STAY, &[9]).roll(ANN, DEFEND, &[20, 8]);
    assert_eq!(bout.value(), 4 - 2, "Kestrin defends with less body");
    bout.roll(ANN, DEFEND, &[20, 5]).roll(ANN, DEFEND, &[20]);
    bout.roll(BEN, STAY, &[2]).roll(BEN, DEFEND, &[20, 2]).roll(BEN, STRIKE, &[20, 2, 20]);
    let attack = bout.told.iter().rev().find_map(|event| match event {
        Event::Rolled { seat: BEN, aim: "attack", value, .. } => Some(*value),
        _ => None,
    });
    assert_eq!(attack, Some(4 - 2));
}

#[test]
fn the_defender_sets_the_number_and_suffers_the_damage() {
    rules!["RN-23.4", "RN-23.6", "RN-23.7", "RN-23.8", "RN-23.9"];
    let mut bout = Bout::duel(heroes("brakka", "valadir").ally(BEN, "shield-bearer"), &[]);
    bout.roll(ANN, STAY, &[5]);
    assert_eq!((bout.who(), bout.moment()), (BEN, "rolled".into()), "a defence roll of Valadir's");
    bout.apply("valadir", &[]);
    assert_eq!((bout.who(), bout.asked().as_str()), (ANN, "stance"));
    bout.roll(ANN, DEFEND, &[20, 2]).play(BEN, PASS);
    bout.roll(ANN, STRIKE, &[20]);
    assert_eq!((bout.who(), bout.moment()), (ANN, "hit".into()));
    bout.roll(ANN, PASS, &[3]);
    assert_eq!(
        (bout.wounds(BEN), bout.allies(BEN)),
        (2, vec![(0, 0)]),
        "his ally may not take a wound for him"
    );
}

#[test]
fn allies_of_the_aggressor_take_part() {
    rules!["RN-23.5", "RN-23.9"];
    let mut bout = Bout::duel(heroes("brakka", "kestrin").ally(ANN, "village-archer"), &[]);
    bout.roll(ANN, STAY, &[18]);
    let archer = bout.ally_strikes(0);
    bout.roll(ANN, archer, &[2, 2]);
    assert_eq!((bout.allies(ANN), bout.wounds(ANN)), (vec![(1, 0)], 0), "Kestrin's ranged damage");
    bout.roll(ANN, STRIKE, &[20]).roll(ANN, PASS, &[2, 20]);
    assert_eq!((bout.round(), bout.who()), (2, BEN), "the last phase left Brakka nothing but to defend");
    bout.roll(BEN, STAY, &[2]);
    assert_eq!(bout.moves(), [STRIKE, DEFEND]);
}

#[test]
fn the_escape_number_is_rolled_once() {
    rules!["RN-23.10", "RN-23.17", "RN-23.22"];
    let mut bout = Bout::duel(heroes("varikas", "kestrin").came_from(ANN, "E03"), &[]);
    bout.play(ANN, PASS);
    bout.roll(ANN, FLEE, &[10, 5]);
    assert_eq!((bout.need(), bout.wounds(ANN)), (Some(14), 1));
    bout.roll(ANN, FLEE, &[6]);
    assert_eq!((bout.need(), bout.wounds(ANN)), (Some(14), 2), "the same number");
    bout.roll(ANN, FLEE, &[13]);
    assert!(!bout.fighting());
    assert_eq!((hex(&bout, ANN).as_str(), hex(&bout, BEN).as_str()), ("E03", "F03"));
}

#[test]
fn a_knock_out_ends_the_duel() {
    rules!["RN-23.2", "RN-23.12", "RN-23.15", "RN-23.25"];
    let scene = heroes("valadir", "kestrin").wounds(BEN, 2).gold(BEN, 7).gold(ANN, 1);
    let mut bout = Bout::duel(scene, &[]);
    assert_eq!((bout.fighting(), bout.who()), (true, ANN), "nobody asks whether Kestrin wants to");
    bout.roll(ANN, STAY, &[2]).roll(ANN, DEFEND, &[20, 2]).roll(ANN, STRIKE, &[20]);
    assert!(!bout.fighting());
    assert!(bout.heard(|event| matches!(event, Event::KnockedOut { seat: BEN, .. })));
    assert_eq!((bout.who(), bout.asked().as_str()), (ANN, "spoils"));
}

#[test]
fn knocked_out_by_an_attack_before_combat() {
    rules!["RN-23.21"];
    let mut bout = Bout::duel(heroes("varikas", "kestrin").wounds(BEN, 3), &[]);
    bout.apply("varikas", &[2, 20]);
    assert!(!bout.fighting());
    assert!(bout.heard(|event| matches!(event, Event::KnockedOut { seat: BEN, .. })));
}

#[test]
fn each_may_activate_one_card_in_a_round() {
    rules!["RN-23.16", "RN-25.1"];
    let scene = heroes("valadir", "kestrin").item(BEN, "leather-armour").kept(BEN, "R4");
    let mut bout = Bout::duel(scene, &[]);
    bout.roll(ANN, STAY, &[2]).roll(ANN, DEFEND, &[20, 2]).roll(ANN, STRIKE, &[20]);
    assert_eq!((bout.who(), bout.moment()), (BEN, "wound".into()));
    assert!(bout.offers("R4"));
    bout.apply("leather-armour", &[2, 20]);
    assert_eq!((bout.wounds(BEN), bout.round()), (1, 2), "no second activation");
}

#[test]
fn a_duel_of_a_hundred_rounds_has_no_winner() {
    rules!["RN-17.12", "RN-23.19"];
    let mut bout = Bout::duel(heroes("orlen", "kestrin").tired(ANN, 4), &[]);
    for round in 1..=100 {
        let seat = if round % 2 == 1 { ANN } else { BEN };
        assert_eq!((bout.round(), bout.who()), (round, seat));
        bout.roll(seat, STAY, &[2]);
        bout.roll(seat, DEFEND, &[20, 2]).roll(seat, DEFEND, &[20, 2]).roll(seat, DEFEND, &[20]);
    }
    assert!(!bout.fighting());
    assert_eq!(bout.state()["acting"].as_u64(), Some(1));
}

#[test]
fn who_is_attacked_may_have_the_table_pass() {
    rules!["RN-14.15", "RN-25.13", "RN-25.14"];
    let mut bout = Bout::duel(heroes("brakka", "kestrin").item(BEN, "leather-armour"), &[]);
    bout.roll(ANN, STAY, &[2]).roll(ANN, DEFEND, &[20, 2]);
    assert_eq!(bout.game.window(ANN), None, "a stance is a decision, whatever may be used there");
    bout.roll(ANN, STRIKE, &[20]);
    assert_eq!(bout.game.window(ANN).map(|window| window.moment.key), Some("ask-hit"));
    bout.play(ANN, PASS);
    let window = bout.game.window(BEN).expect("a window");
    assert_eq!((window.moment.key, window.decline, window.hidden), ("ask-wound", PASS, false));
    assert_eq!(window.facts, ["duel"], "two wounds fell nobody");
    let sources: Vec<(&str, bool)> = window.sources.iter().map(|one| (one.source, one.usable)).collect();
    assert_eq!(sources, [("leather-armour", true)]);
    let known: Vec<&str> = bout.game.sources(BEN).iter().map(|source| source.id).collect();
    assert_eq!(known, ["leather-armour"], "what works by itself is not asked about");
    assert_eq!(bout.game.window(ANN), None, "who does not decide has none");
}

#[test]
fn who_would_fall_is_told_so() {
    rules!["RN-14.15", "RN-24.1"];
    let scene = heroes("brakka", "kestrin").item(BEN, "leather-armour").wounds(BEN, 2);
    let mut bout = Bout::duel(scene, &[]);
    bout.roll(ANN, STAY, &[2]).roll(ANN, DEFEND, &[20, 2]).roll(ANN, STRIKE, &[20]).play(ANN, PASS);
    let window = bout.game.window(BEN).expect("a window");
    assert_eq!(
        (window.moment.key, window.facts),
        ("ask-wound", vec!["duel", "fall"]),
        "two and two are four"
    );
}

#[test]
fn allies_of_the_defender_help_before_combat() {
    rules!["RN-23.3", "RN-23.4"];
    let mut bout = Bout::duel(heroes("valadir", "kestrin").ally(BEN, "war-hound"), &[]);
    assert_eq!((bout.who(), bout.moment()), (BEN, "before".into()));
    bout.apply("war-hound", &[2, 20]);
    assert_eq!((bout.wounds(ANN), bout.allies(BEN)), (1, vec![(0, 1)]));
}

#[test]
fn a_number_is_rolled_for_an_ally_who_attacks_again() {
    rules!["RN-23.5", "RN-23.6"];
    let scene = heroes("valadir", "kestrin").ally(ANN, "archmage-in-exile").item(ANN, "horn-of-rallying");
    let mut bout = Bout::duel(scene, &[]);
    bout.apply("archmage-in-exile", &[]);
    bout.roll(ANN, STAY, &[2]);
    let archmage = bout.ally_strikes(0);
    bout.roll(ANN, archmage, &[20, 2]).roll(ANN, STRIKE, &[20, 15]);
    assert_eq!((bout.phase().as_str(), bout.asked().as_str()), ("magic", "stance"));
    bout.apply("horn-of-rallying", &[]);
    let archmage = bout.ally_strikes(0);
    bout.roll(ANN, archmage, &[6]);
    assert_eq!((bout.need(), bout.succeeded()), (Some(15 + 1), false), "harmless in magic, but not helpless");
}

#[test]
fn what_is_made_harmless_still_has_what_weapons_add() {
    rules!["RN-23.23"];
    let scene = heroes("valadir", "kestrin").ally(ANN, "archmage-in-exile").item(BEN, "stormstaff");
    let mut bout = Bout::duel(scene, &[]);
    bout.apply("archmage-in-exile", &[]);
    bout.roll(ANN, STAY, &[2]).roll(ANN, DEFEND, &[20, 2]).roll(ANN, DEFEND, &[20, 20]).roll(
        ANN,
        DEFEND,
        &[2],
    );
    while bout.asked() == "respond" {
        bout.play(ANN, PASS);
    }
    assert_eq!(bout.wounds(ANN), 1, "nothing of his own, and one of the staff");
}
