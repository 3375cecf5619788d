//! Before combat, rounds, escape, attack and defence, allies, rolls.

use crate::bout::*;
use freeport_runebound::*;
use freeport_testkit::rules;

#[test]
fn a_fight_is_rounds_of_four_phases() {
    rules!["RN-16.1", "RN-17.1", "RN-17.11", "RN-18.1", "RN-18.2", "RN-18.6"];
    let mut bout = Bout::facing(alone("selwyn"), "G17", &[]);
    for round in 1..=2 {
        assert_eq!((bout.asked().as_str(), bout.round()), ("flee", round));
        bout.play(ANN, STAY);
        for phase in ["ranged", "melee", "magic"] {
            assert_eq!((bout.asked().as_str(), bout.phase().as_str()), ("stance", phase));
            assert_eq!(bout.moves(), [STRIKE, DEFEND]);
            bout.roll(ANN, DEFEND, if phase == "melee" { &[20] } else { &[] });
        }
    }
}

#[test]
fn the_hero_attacks_once_in_a_round() {
    rules!["RN-18.3", "RN-18.5", "RN-18.10"];
    let mut bout = Bout::facing(alone("selwyn"), "G17", &[]);
    bout.play(ANN, STAY).roll(ANN, STRIKE, &[20, 20]);
    assert_eq!(bout.foe(), 1);
    assert_eq!(
        (bout.round(), bout.asked().as_str()),
        (2, "flee"),
        "alone, the hero defends in the other phases"
    );
}

#[test]
fn an_attack_that_fails_costs_the_damage_of_the_phase() {
    rules!["RN-18.7", "RN-18.8", "RN-2.5", "RN-2.15"];
    let mut bout = Bout::facing(alone("selwyn"), "G17", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[11]);
    assert_eq!((bout.wounds(ANN), bout.foe()), (2, 0), "11 + 1 < 13");
    let mut bout = Bout::facing(alone("selwyn"), "G17", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[12]);
    assert_eq!((bout.wounds(ANN), bout.foe()), (0, 1), "equal is enough");
    let mut bout = Bout::facing(alone("selwyn"), "G17", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[11]);
    assert_eq!(bout.wounds(ANN), 2);
}

#[test]
fn allies_attack_where_the_hero_does_not() {
    rules!["RN-18.4", "RN-19.1", "RN-19.2", "RN-19.3", "RN-19.6"];
    let scene = alone("selwyn").ally(ANN, "village-archer").ally(ANN, "hedge-witch").item(ANN, "short-bow");
    let mut bout = Bout::facing(scene, "Y09", &[]);
    bout.play(ANN, STAY);
    let archer = bout.ally_strikes(0);
    bout.roll(ANN, archer, &[11]);
    assert_eq!((bout.value(), bout.foe()), (4, 1), "without the hero's bow");
    bout.refuse(ANN, archer, "RN-18.4");
    bout.roll(ANN, STRIKE, &[20]);
    assert_eq!(bout.foe(), 2);
    bout.refuse(ANN, STRIKE, "RN-18.3");
    let witch = bout.ally_strikes(0);
    bout.roll(ANN, witch, &[9]);
    assert_eq!((bout.wounds(ANN), bout.allies(ANN)), (0, vec![(0, 0), (1, 0)]), "13 < 14 hurts the witch");
}

#[test]
fn an_ally_that_falls_ends_the_phase() {
    rules!["RN-19.5", "RN-19.8", "RN-24.1"];
    let scene = alone("selwyn").ally(ANN, "village-archer");
    let mut bout = Bout::facing(scene, "G04", &[]);
    bout.play(ANN, STAY);
    let archer = bout.ally_strikes(0);
    bout.roll(ANN, archer, &[2]);
    assert!(bout.allies(ANN).is_empty());
    assert_eq!((bout.phase().as_str(), bout.wounds(ANN)), ("melee", 0));
}

#[test]
fn escaping() {
    rules!["RN-17.2", "RN-17.3", "RN-17.4", "RN-17.5", "RN-17.6"];
    let scene = alone("selwyn").item(ANN, "chain-hauberk");
    let mut bout = Bout::facing(scene, "G17", &[]);
    bout.roll(ANN, FLEE, &[5]);
    assert_eq!((bout.value(), bout.need(), bout.moment()), (4, Some(10), "wound".into()));
    bout.apply("chain-hauberk", &[]);
    assert_eq!((bout.wounds(ANN), bout.asked().as_str()), (0, "flee"));
    bout.roll(ANN, FLEE, &[5]);
    assert_eq!((bout.wounds(ANN), bout.asked().as_str()), (1, "flee"), "tried again");
    bout.roll(ANN, FLEE, &[6]);
    assert!(!bout.fighting());
    assert!(bout.heard(|event| matches!(event, Event::Escaped { .. })));
}

#[test]
fn before_combat_comes_before_the_first_round_only() {
    rules!["RN-16.6", "RN-16.8", "RN-16.11", "RN-25.8", "RN-8.1", "RN-8.3"];
    let mut bout = Bout::facing(alone("varikas"), "G15", &[]);
    assert_eq!(bout.moment(), "before");
    let mut quick = bout.clone();
    quick.apply("varikas", &[20]);
    assert!(!quick.fighting(), "felled before combat");
    bout.play(ANN, PASS);
    let late = Move::Flee(Flight::Use(Ability { text: Text::Hero, line: 0 }));
    bout.refuse(ANN, late, "RN-16.6");
    let mut bout = Bout::facing(alone("varikas"), "Y09", &[]);
    bout.apply("varikas", &[20]).play(ANN, STAY);
    bout.roll(ANN, STRIKE, &[20, 20, 20]);
    assert_eq!(bout.foe(), 2, "the attack of the round is still there");
}

#[test]
fn discards_before_combat_are_free() {
    rules!["RN-16.5", "RN-16.13", "RN-25.4", "RN-14.3"];
    let scene = alone("selwyn")
        .item(ANN, "fire-bomb")
        .item(ANN, "fire-bomb")
        .item(ANN, "holy-water")
        .item(ANN, "orb-of-storms")
        .kept(ANN, "Y01");
    let mut bout = Bout::facing(scene, "B09", &[]);
    bout.apply("orb-of-storms", &[2]).apply("fire-bomb", &[2]).apply("fire-bomb", &[2]);
    bout.apply("holy-water", &[20]).apply("Y01", &[20]);
    assert_eq!((bout.foe(), bout.items(ANN)), (4, 1));
}

#[test]
fn constant_bonuses_to_attacks_count_before_combat() {
    rules!["RN-16.10", "RN-20.2"];
    let scene = alone("valadir").item(ANN, "white-blade").item(ANN, "thunder-mace");
    let mut bout = Bout::facing(scene, "Y12", &[]);
    bout.apply("white-blade", &[8]);
    assert_eq!((bout.value(), bout.foe()), (5 + 4, 2), "own damage");
}

#[test]
fn knocked_out_before_combat() {
    rules!["RN-16.12", "RN-22.1", "RN-22.7"];
    let bout = Bout::facing(alone("valadir").wounds(ANN, 5), "Y15", &[2]);
    assert!(!bout.fighting());
    assert_eq!(bout.wounds(ANN), 0);
    assert!(bout.heard(|event| matches!(event, Event::KnockedOut { .. })));
    assert!(bout.heard(|event| matches!(event, Event::LeftBehind { card: "Y15", .. })));
}

#[test]
fn a_challenge_is_defeated_at_its_life() {
    rules!["RN-21.1", "RN-18.10", "RN-21.13"];
    let mut bout = Bout::facing(alone("valadir").wounds(ANN, 1).gold(ANN, 0), "G01", &[]);
    bout.play(ANN, STAY).roll(ANN, DEFEND, &[20]).roll(ANN, STRIKE, &[20]);
    assert!(!bout.fighting(), "melee damage 2 fells life 2, and magic is not played");
    assert_eq!((bout.gold(ANN), bout.wounds(ANN)), (2, 1));
}

#[test]
fn bonuses_after_the_dice_one_by_one() {
    rules!["RN-20.4", "RN-20.6", "RN-20.9"];
    let scene = alone("valadir").item(ANN, "lucky-coin").kept(ANN, "G14");
    let mut bout = Bout::facing(scene, "Y12", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[5]);
    assert!(bout.offers("valadir") && bout.offers("lucky-coin") && bout.offers("G14"));
    bout.apply("valadir", &[]);
    assert!(!bout.offers("valadir"), "once for a roll");
    bout.apply("lucky-coin", &[7]);
    assert_eq!(bout.moment(), "rolled", "7 + 5 + 2 is still three short");
    bout.apply("G14", &[]);
    assert_eq!((bout.wounds(ANN), bout.phase().as_str()), (0, "magic"));
}

#[test]
fn a_roll_that_succeeds_asks_for_nothing_more() {
    rules!["RN-2.19"];
    let scene = alone("valadir").item(ANN, "lucky-coin");
    let mut bout = Bout::facing(scene, "Y12", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[12]);
    assert_eq!(bout.phase(), "magic");
}

#[test]
fn a_roll_that_cannot_fail_asks_for_nothing_at_all() {
    rules!["RN-2.19"];
    let scene = |boosts| alone("valadir").ally(ANN, "acolyte-of-flame").boost(ANN, Boost::Body, boosts);
    let mut bout = Bout::facing(scene(5), "Y12", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[2]);
    assert_eq!((bout.value(), bout.phase().as_str()), (15, "magic"), "2 is enough");
    let mut bout = Bout::facing(scene(4), "Y12", &[]);
    bout.to("melee").play(ANN, DEFEND);
    assert_eq!(bout.moment(), "preroll");
}

#[test]
fn before_the_dice_is_before_the_dice() {
    rules!["RN-20.4", "RN-19.7"];
    let scene = alone("valadir").ally(ANN, "acolyte-of-flame");
    let mut bout = Bout::facing(scene, "Y12", &[]);
    bout.to("melee").play(ANN, DEFEND);
    assert_eq!(bout.moment(), "preroll");
    bout.apply("acolyte-of-flame", &[]);
    bout.apply("acolyte-of-flame", &[7]);
    assert_eq!((bout.value(), bout.allies(ANN)), (5 + 2 + 2, vec![(0, 2)]), "as often as it can pay");
    assert_eq!(bout.moment(), "rolled");
    assert!(!bout.offers("acolyte-of-flame"));
}

#[test]
fn an_attack_without_damage_may_be_made() {
    rules!["RN-18.11"];
    let scene = alone("selwyn").ally(ANN, "hired-sword");
    let mut bout = Bout::facing(scene, "G17", &[]);
    bout.play(ANN, STAY);
    let sword = bout.ally_strikes(0);
    bout.roll(ANN, sword, &[20]);
    assert_eq!((bout.foe(), bout.phase().as_str()), (0, "melee"));
}

#[test]
fn a_fight_of_a_hundred_rounds_is_broken_off() {
    rules!["RN-17.12"];
    let mut bout = Bout::facing(alone("selwyn"), "G06", &[20]);
    for round in 1..=100 {
        assert_eq!(bout.round(), round);
        bout.play(ANN, STAY).play(ANN, DEFEND).play(ANN, DEFEND).roll(ANN, DEFEND, &[20]);
    }
    assert!(!bout.fighting());
    assert!(bout.heard(|event| matches!(event, Event::LeftBehind { card: "G06", .. })));
}

#[test]
fn an_enemy_of_an_encounter() {
    rules!["RN-10.6", "RN-2.7"];
    let mut bout = Bout::meeting(alone("valadir").gold(ANN, 0), "Y23", &[]);
    assert_eq!(bout.asked(), "attempt");
    let mut left = bout.clone();
    left.play(ANN, Move::Attempt(false));
    assert!(!left.fighting());
    bout.play(ANN, Move::Attempt(true));
    for _ in 0..2 {
        bout.to("melee").roll(ANN, STRIKE, &[20]);
    }
    assert!(!bout.fighting());
    assert_eq!(bout.gold(ANN), 5);
    assert!(!bout.heard(|event| matches!(event, Event::TokenTaken { .. })));
}

#[test]
fn allies_never_defend() {
    rules!["RN-19.4", "RN-18.6"];
    let mut bout = Bout::facing(alone("selwyn").ally(ANN, "axe-sister"), "G17", &[]);
    bout.to("melee");
    assert_eq!(bout.moves().iter().filter(|mv| **mv == DEFEND).count(), 1);
    bout.roll(ANN, DEFEND, &[2]);
    assert_eq!((bout.wounds(ANN), bout.allies(ANN)), (2, vec![(0, 0)]));
}

#[test]
fn what_a_combat_roll_is() {
    rules!["RN-20.1", "RN-17.4", "RN-16.9"];
    let mut bout = Bout::facing(alone("varikas").kept(ANN, "G14"), "Y12", &[]);
    bout.apply("varikas", &[2]);
    assert_eq!(bout.asked(), "flee", "no bonus to an attack before combat");
    bout.roll(ANN, FLEE, &[2]);
    assert_eq!((bout.asked().as_str(), bout.wounds(ANN)), ("flee", 1), "nor to an escape");
    for choice in [STRIKE, DEFEND] {
        let mut bout = bout.clone();
        bout.to("melee").roll(ANN, choice, &[2]);
        assert!(bout.offers("G14"));
    }
}

#[test]
fn the_second_throw_stands_even_if_it_is_worse() {
    rules!["RN-20.6"];
    let mut bout = Bout::facing(alone("valadir").item(ANN, "lucky-coin"), "Y12", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[11]).apply("lucky-coin", &[10]);
    assert_eq!(bout.moment(), "rolled");
    bout.apply("valadir", &[]);
    assert!(bout.succeeded(), "10 + 5 + 2");
    let mut bout = Bout::facing(alone("valadir").item(ANN, "lucky-coin"), "Y12", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[11]).apply("lucky-coin", &[9]).apply("valadir", &[]);
    assert_eq!((bout.succeeded(), bout.wounds(ANN)), (false, 2), "9 + 5 + 2, and not 11 + 5 + 2");
}
