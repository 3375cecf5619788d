//! Activation, moments and limits of abilities.

use crate::bout::*;
use freeport_runebound::*;
use freeport_testkit::rules;

#[test]
fn one_activation_before_combat_and_one_in_each_round() {
    rules!["RN-25.1", "RN-25.5", "RN-16.4", "RN-14.2"];
    let scene = alone("valadir").item(ANN, "chain-hauberk").kept(ANN, "R4").item(ANN, "orb-of-storms");
    let mut bout = Bout::facing(scene, "Y12", &[]);
    bout.apply("orb-of-storms", &[2]);
    bout.to("melee").roll(ANN, DEFEND, &[2]);
    bout.play(ANN, PASS);
    assert!(bout.offers("chain-hauberk") && bout.offers("R4"), "a new round");
    bout.apply("chain-hauberk", &[]);
    bout.play(ANN, DEFEND).play(ANN, STAY).play(ANN, DEFEND).roll(ANN, DEFEND, &[2]);
    bout.play(ANN, PASS);
    assert!(!bout.offers("chain-hauberk"), "face down until the next turn");
    bout.apply("R4", &[]);
    assert_eq!(bout.wounds(ANN), 0);
}

#[test]
fn armour_against_the_text_of_a_challenge_uses_up_the_activation() {
    rules!["RN-16.4"];
    let scene = alone("valadir").item(ANN, "leather-armour").item(ANN, "orb-of-storms");
    let mut bout = Bout::facing(scene.clone(), "Y15", &[2]);
    bout.apply("leather-armour", &[]);
    assert_eq!((bout.wounds(ANN), bout.asked().as_str()), (1, "flee"));
    let mut bout = Bout::facing(scene, "Y15", &[2]);
    bout.play(ANN, PASS);
    assert!(bout.offers("orb-of-storms"));
}

#[test]
fn an_encounter_is_a_time_of_its_own() {
    rules!["RN-25.2", "RN-25.13"];
    let scene = alone("valadir").item(ANN, "leather-armour").kept(ANN, "R4");
    let mut bout = Bout::meeting(scene, "R8", &[2]);
    assert!(bout.offers("leather-armour") && bout.offers("R4"));
    bout.apply("leather-armour", &[]);
    assert_eq!(bout.wounds(ANN), 2, "one activation");
}

#[test]
fn phase_marks_bind() {
    rules!["RN-25.6", "RN-25.7", "RN-25.9"];
    let scene =
        alone("varikas").item(ANN, "mirror-shield").item(ANN, "horn-of-rallying").ally(ANN, "axe-sister");
    let mut bout = Bout::facing(scene, "Y14", &[]);
    assert!(!bout.offers("horn-of-rallying"), "not before combat");
    bout.play(ANN, PASS);
    assert!(!bout.offers("horn-of-rallying"), "not in the escape phase");
    bout.play(ANN, STAY).roll(ANN, DEFEND, &[2]);
    assert_eq!((bout.wounds(ANN), bout.phase().as_str()), (1, "melee"), "no mirror in the ranged phase");
    bout.roll(ANN, DEFEND, &[20]).roll(ANN, DEFEND, &[2]);
    bout.apply("mirror-shield", &[]);
    assert_eq!(bout.wounds(ANN), 1);
}

#[test]
fn once_a_round_and_once_a_turn() {
    rules!["RN-25.10"];
    let scene = alone("valadir").ally(ANN, "shield-bearer").ally(ANN, "young-squire");
    let mut bout = Bout::facing(scene, "Y09", &[]);
    bout.play(ANN, STAY).roll(ANN, DEFEND, &[2]);
    bout.play(ANN, PASS);
    bout.apply("young-squire", &[]);
    bout.roll(ANN, DEFEND, &[2]);
    bout.play(ANN, PASS);
    assert!(!bout.offers("young-squire"), "once in a turn");
    bout.apply("shield-bearer", &[]);
    bout.roll(ANN, DEFEND, &[2]);
    bout.play(ANN, PASS);
    assert_eq!((bout.wounds(ANN), bout.round()), (1, 2), "once in a round");
    bout.play(ANN, STAY).roll(ANN, DEFEND, &[2]);
    bout.play(ANN, PASS);
    assert!(bout.offers("shield-bearer") && !bout.offers("young-squire"));
}

#[test]
fn an_ability_affects_its_owner_alone() {
    rules!["RN-25.12", "RN-14.1"];
    let scene =
        alone("valadir").ally(ANN, "elven-longbow").ally(ANN, "court-duellist").item(ANN, "lucky-coin");
    let mut bout = Bout::facing(scene, "B01", &[]);
    bout.play(ANN, STAY);
    let bow = bout.ally_strikes(0);
    bout.roll(ANN, bow, &[2]);
    assert!(bout.offers("elven-longbow") && !bout.offers("lucky-coin"), "the coin is the hero's");
    bout.roll(ANN, PASS, &[]);
    bout.roll(ANN, STRIKE, &[20]);
    assert_eq!(
        (bout.foe(), bout.phase().as_str()),
        (2, "magic"),
        "the duellist adds nothing to the hero's hit"
    );
}

#[test]
fn defenders_first_in_a_window_of_two() {
    rules!["RN-25.14"];
    let scene = Scene::of(&["orlen", "varikas"]).at(ANN, "F03").at(BEN, "F03");
    let mut bout = Bout::duel(scene, &[]);
    assert_eq!(bout.who(), BEN);
    bout.play(BEN, PASS);
    assert_eq!(bout.who(), ANN);
}

#[test]
fn a_card_that_changes_nothing_may_not_be_used() {
    rules!["RN-2.19", "RN-2.17"];
    let scene = alone("valadir").item(ANN, "rune-of-binding").ally(ANN, "archmage-in-exile");
    let mut bout = Bout::facing(scene, "G17", &[]);
    assert!(!bout.offers("archmage-in-exile"), "it deals no magic damage");
    bout.apply("rune-of-binding", &[]);
    assert_eq!(bout.asked(), "flee", "only melee damage can be lowered");
    bout.to("melee").roll(ANN, DEFEND, &[2]);
    bout.play(ANN, PASS);
    assert_eq!(bout.wounds(ANN), 1);
}
