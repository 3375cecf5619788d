//! The worked examples of the rulebook that are about fights, die by die.

use crate::bout::*;
use freeport_runebound::*;
use freeport_testkit::rules;

#[test]
fn two_zeros_are_twenty() {
    rules!["RN-W1", "RN-2.1", "RN-2.3"];
    for (faces, sum) in [([10, 10], 20), ([10, 3], 13)] {
        let mut bout = Bout::facing(alone("varikas"), "G17", &[]);
        bout.play(ANN, PASS).to("magic");
        bout.cast(ANN, STRIKE, &faces);
        let total = bout.told.iter().rev().find_map(|event| match event {
            Event::Settled { total, .. } => Some(*total),
            _ => None,
        });
        assert_eq!(total, Some(sum + 4), "spirit 4");
    }
}

#[test]
fn one_of_two_items_before_combat() {
    rules!["RN-W9", "RN-16.3", "RN-16.4", "RN-25.8"];
    let scene = alone("varikas").ally(ANN, "war-hound").item(ANN, "white-blade").item(ANN, "orb-of-storms");
    let mut bout = Bout::facing(scene, "Y12", &[]);
    for card in ["varikas", "war-hound", "white-blade", "orb-of-storms"] {
        assert!(bout.offers(card), "{card}");
    }
    bout.apply("war-hound", &[2]).apply("orb-of-storms", &[2]).apply("varikas", &[2]);
    assert!(!bout.offers("war-hound") && !bout.offers("varikas"), "each only once");
    assert!(!bout.offers("white-blade"), "one activation");
    assert_eq!(bout.asked(), "flee");
    assert_eq!(bout.allies(ANN), [(0, 1)]);
}

#[test]
fn brood_of_the_blood_mother() {
    rules!["RN-W10", "RN-16.2", "RN-16.7", "RN-18.7", "RN-18.8", "RN-18.9", "RN-19.1", "RN-21.2"];
    let scene = alone("varikas")
        .gold(ANN, 0)
        .ally(ANN, "acolyte-of-flame")
        .item(ANN, "leather-armour")
        .item(ANN, "fire-bomb");
    let mut bout = Bout::facing(scene, "Y01", &[6]);
    assert!(!bout.succeeded(), "6 + body 4 = 10 < 14");
    assert_eq!(bout.moment(), "wound");
    bout.apply("leather-armour", &[]);
    assert_eq!(bout.wounds(ANN), 0);
    bout.apply("fire-bomb", &[11]);
    assert_eq!((bout.foe(), bout.wounds(ANN), bout.items(ANN)), (0, 0, 1), "11 + 1 < 15, and no harm");
    bout.apply("varikas", &[14]);
    assert_eq!((bout.foe(), bout.tired(ANN)), (1, 1));
    assert!(!bout.offers("varikas"));
    bout.play(ANN, STAY);
    assert_eq!(bout.phase(), "ranged");
    bout.play(ANN, DEFEND);
    assert_eq!(bout.phase(), "melee", "no roll against no damage");
    bout.play(ANN, STRIKE);
    assert_eq!(bout.moment(), "preroll", "the acolyte could help");
    bout.roll(ANN, PASS, &[5]);
    assert_eq!(bout.wounds(ANN), 1, "9 < 11");
    let acolyte = bout.ally_strikes(0);
    let mut missed = bout.clone();
    missed.roll(ANN, acolyte, &[11]);
    assert!(missed.allies(ANN).is_empty(), "two wounds fell the acolyte");
    bout.roll(ANN, acolyte, &[15]);
    assert_eq!((bout.foe(), bout.round()), (2, 2));
    bout.play(ANN, STAY).play(ANN, DEFEND);
    bout.play(ANN, STRIKE).roll(ANN, PASS, &[7]);
    assert!(!bout.fighting());
    assert_eq!(bout.gold(ANN), 3);
    let party = &bout.state()["parties"][0];
    assert_eq!((party["tokens"][1].as_u64(), party["kept"].as_array().map(Vec::len)), (Some(1), Some(1)));
}

#[test]
fn soul_burn_is_bound_to_the_magic_phase() {
    rules!["RN-W12", "RN-W13", "RN-25.6", "RN-25.11", "RN-16.9"];
    let scene = alone("varikas").item(ANN, "soul-burn");
    let mut bout = Bout::facing(scene, "B01", &[]);
    bout.apply("varikas", &[20]);
    assert_eq!((bout.foe(), bout.asked().as_str()), (1, "flee"), "the hit before combat asks nothing");
    bout.to("magic");
    bout.roll(ANN, STRIKE, &[20]);
    assert_eq!(bout.moment(), "hit");
    bout.apply("soul-burn", &[]);
    assert_eq!((bout.foe(), bout.tired(ANN)), (1 + 1 + 3, 2));
    assert_eq!((bout.round(), bout.asked().as_str()), (2, "flee"), "once only");
}

#[test]
fn mok_heals_twice() {
    rules!["RN-W14", "RN-24.4", "RN-25.10"];
    let mut bout = Bout::facing(alone("mok").wounds(ANN, 2), "G17", &[]);
    bout.apply("mok", &[]).apply("mok", &[]);
    assert_eq!((bout.wounds(ANN), bout.tired(ANN)), (0, 4));
    assert!(!bout.offers("mok"));
    let mut bout = Bout::facing(alone("mok").wounds(ANN, 3), "G17", &[]);
    bout.apply("mok", &[]).apply("mok", &[]);
    let third = Move::Flee(Flight::Use(Ability { text: Text::Hero, line: 0 }));
    bout.refuse(ANN, third, "RN-24.4");
}

#[test]
fn leather_armour_averts_one_of_two() {
    rules!["RN-W15", "RN-24.6", "RN-24.7", "RN-25.13"];
    let mut bout = Bout::facing(alone("varikas").item(ANN, "leather-armour"), "G17", &[]);
    assert!(!bout.offers("leather-armour"));
    bout.play(ANN, PASS).to("melee").roll(ANN, DEFEND, &[2]);
    assert_eq!(bout.moment(), "wound");
    bout.apply("leather-armour", &[]);
    assert_eq!(bout.wounds(ANN), 1);
}

#[test]
fn belt_of_strength_counts_in_rolls_and_tests() {
    rules!["RN-W16", "RN-20.3", "RN-26.6"];
    let scene = || alone("varikas").item(ANN, "belt-of-strength");
    let mut bout = Bout::facing(scene(), "G13", &[10]);
    assert_eq!((bout.value(), bout.succeeded()), (7, true));
    bout.play(ANN, PASS).to("melee").roll(ANN, STRIKE, &[20]);
    assert_eq!((bout.value(), bout.foe()), (7, 1), "damage is what it was");
}

#[test]
fn a_test_of_a_skill_and_one_without_it() {
    rules!["RN-W17", "RN-26.1", "RN-26.2", "RN-26.4"];
    let bout = Bout::facing(alone("mok"), "Y06", &[7]);
    assert_eq!((bout.value(), bout.succeeded()), (5 + 2, true), "spirit and diplomacy");
    let bout = Bout::facing(alone("orlen"), "Y06", &[7]);
    assert_eq!((bout.value(), bout.succeeded(), bout.tired(ANN)), (5, false, 1), "spirit alone");
}

#[test]
fn valadir_attacks_kestrin() {
    rules!["RN-W27", "RN-23.6", "RN-23.9", "RN-23.10", "RN-23.11", "RN-23.14", "RN-23.22"];
    let scene = Scene::of(&["valadir", "kestrin"])
        .at(ANN, "F03")
        .came_from(ANN, "E03")
        .at(BEN, "F03")
        .came_from(BEN, "G04");
    let mut bout = Bout::duel(scene, &[]);
    assert_eq!((bout.asked().as_str(), bout.who()), ("flee", ANN));
    bout.roll(ANN, STAY, &[9]);
    bout.roll(ANN, DEFEND, &[11]);
    assert_eq!((bout.moment(), bout.need()), ("rolled".into(), Some(13)));
    bout.apply("valadir", &[8]);
    assert_eq!((bout.tired(ANN), bout.wounds(ANN)), (1, 0));
    bout.roll(ANN, STRIKE, &[10, 12, 7]);
    assert_eq!((bout.wounds(BEN), bout.need()), (2, Some(13)), "only a defence is left for the magic phase");
    bout.play(ANN, PASS);
    assert_eq!((bout.wounds(ANN), bout.who(), bout.round()), (1, BEN, 2));
    bout.roll(BEN, FLEE, &[6, 5]);
    assert!(!bout.fighting());
    let state = bout.state();
    let label = |seat: usize| {
        let hex = state["parties"][seat]["hex"].as_u64().expect("a hex");
        Pack::base().atlas.labels[hex as usize].clone()
    };
    assert_eq!((label(1).as_str(), label(0).as_str()), ("G04", "F03"));
    assert_eq!(state["acting"].as_u64(), Some(1), "the turn is over");
}
