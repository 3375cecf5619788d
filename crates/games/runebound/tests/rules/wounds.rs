//! Wounds and exhaustion.

use crate::bout::*;
use freeport_runebound::*;
use freeport_testkit::rules;

#[test]
fn forced_exhaustion_beyond_strength_wounds() {
    rules!["RN-24.2", "RN-24.3", "RN-24.5", "RN-24.11"];
    let mut bout = Bout::facing(alone("groth").tired(ANN, 1), "R2", &[]);
    assert_eq!((bout.tired(ANN), bout.moment()), (2, "wound".into()), "one of two tokens fits");
    bout.apply("groth", &[]);
    assert_eq!((bout.wounds(ANN), bout.asked().as_str()), (0, "flee"));
}

#[test]
fn a_redirected_wound_is_a_packet_of_its_own() {
    rules!["RN-24.7", "RN-24.11", "RN-19.9"];
    let scene = alone("valadir").ally(ANN, "shield-bearer").worn(ANN, "shield-bearer", 4, 0);
    let mut bout = Bout::facing(scene, "G17", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[2]);
    bout.play(ANN, PASS);
    assert_eq!(bout.moment(), "wound");
    bout.apply("shield-bearer", &[]);
    assert_eq!((bout.wounds(ANN), bout.allies(ANN).len()), (1, 0), "the bearer dies of it");
    assert_eq!(bout.phase(), "magic", "the phase goes on");
}

#[test]
fn constant_reductions_come_first() {
    rules!["RN-24.11"];
    let scene = alone("groth").item(ANN, "dragonscale");
    let mut bout = Bout::facing(scene.clone(), "G17", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[2]);
    assert_eq!(bout.wounds(ANN), 0, "one of two by the scales");
    assert_eq!(bout.moment(), "wound");
    bout.apply("groth", &[]);
    assert_eq!((bout.wounds(ANN), bout.phase().as_str()), (0, "magic"));
    let mut bout = Bout::facing(scene, "G03", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[2]);
    bout.play(ANN, PASS);
    assert_eq!(bout.wounds(ANN), 1, "a single wound gets through the scales");
}

#[test]
fn surplus_wounds_are_nothing() {
    rules!["RN-24.9", "RN-21.1"];
    let mut bout = Bout::facing(alone("brakka").gold(ANN, 0), "G15", &[]);
    bout.play(ANN, STAY).roll(ANN, DEFEND, &[20]).roll(ANN, STRIKE, &[20]);
    assert!(!bout.fighting(), "nobody asks for a third wound of the single one");
    assert_eq!(bout.gold(ANN), 2);
}

#[test]
fn healing_goes_no_further_than_the_wounds() {
    rules!["RN-24.8", "RN-24.10"];
    let scene = alone("valadir").wounds(ANN, 1).item(ANN, "healing-draught");
    let mut bout = Bout::facing(scene, "G17", &[]);
    bout.apply("healing-draught", &[]);
    assert_eq!((bout.wounds(ANN), bout.items(ANN)), (0, 0));
    let bout = Bout::facing(alone("valadir").item(ANN, "healing-draught"), "G17", &[]);
    assert!(!bout.offers("healing-draught"), "there is nothing to heal");
}

#[test]
fn wounds_for_everybody_are_a_packet_each() {
    rules!["RN-24.7", "RN-24.1"];
    let scene =
        alone("valadir").ally(ANN, "village-archer").ally(ANN, "axe-sister").item(ANN, "leather-armour");
    let mut bout = Bout::facing(scene, "R5", &[]);
    assert_eq!(bout.moment(), "wound");
    bout.apply("leather-armour", &[]);
    assert_eq!((bout.wounds(ANN), bout.allies(ANN)), (0, vec![(1, 0), (1, 0)]));
}

#[test]
fn a_voluntary_cost_never_exceeds_strength() {
    rules!["RN-24.4"];
    let bout = Bout::facing(alone("varikas").tired(ANN, 3), "G17", &[]);
    assert_eq!(bout.asked(), "flee", "nothing is left to offer");
}

#[test]
fn lost_life_fells() {
    rules!["RN-14.13", "RN-14.4"];
    let scene = alone("valadir").item(ANN, "amulet-of-health").wounds(ANN, 6);
    let mut bout = Bout::facing(scene, "G17", &[]);
    assert!(bout.fighting(), "life 7");
    let amulet = bout.state()["parties"][0]["items"][0].as_u64().expect("the amulet") as u8;
    bout.play(ANN, Move::Aside(Side::Discard(amulet)));
    assert!(!bout.fighting());
    assert!(bout.heard(|event| matches!(event, Event::KnockedOut { seat: ANN, .. })));
}
