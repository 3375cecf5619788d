//! Armour of the market.

use super::compare::*;
use freeport_runebound::*;
use freeport_testkit::{rules, used};

/// Wounds of the Frost Giant's club, which deals three: without an armour, and when it is used. It lies face down then.
#[track_caller]
fn averts(id: &str, left: u8) {
    let mut trek = Trek::draws(alone("brakka").item(ANN, id), "B01", &[]);
    trek.to("melee").cast(ANN, DEFEND, &sums(&[2]));
    assert_eq!(trek.asked(), "ask-wound");
    let mut bare = trek.clone();
    bare.forgo();
    trek.apply(id, &[]);
    assert_eq!([bare.hurt(ANN).0, trek.hurt(ANN).0], [3, left], "{id}");
    assert!(trek.party(ANN).items[0].down);
    let mut caught = Trek::draws(alone("brakka").item(ANN, id), "G31", &[2]);
    caught.apply(id, &[]);
    assert_eq!(caught.hurt(ANN).0, 0, "{id} helps in a well, too");
    let scene = alone("brakka").item(ANN, id).ally(ANN, "hired-sword");
    let mut ally = Trek::draws(scene, "B01", &[]);
    ally.to("ranged").cast(ANN, sends("hired-sword"), &sums(&[2]));
    assert_eq!(ally.ally_hurt("hired-sword"), (1, 0), "{id} is the hero's");
}

#[test]
fn leather_armour() {
    rules!["RN-24.6", "RN-25.13", "RN-14.2"];
    averts("leather-armour", 3 - 1);
    used!["leather-armour"];
}

#[test]
fn chain_hauberk() {
    rules!["RN-24.6", "RN-25.13", "RN-14.2"];
    averts("chain-hauberk", 3 - 2);
    used!["chain-hauberk"];
}

#[test]
fn wardens_plate() {
    rules!["RN-24.6", "RN-25.13", "RN-6.28"];
    averts("wardens-plate", 0);
    let mut trek =
        Trek::draws(alone("brakka").boost(ANN, Boost::Mind, 1).item(ANN, "wardens-plate"), "R1", &[20]);
    trek.to("melee").cast(ANN, DEFEND, &sums(&[2]));
    assert_eq!(trek.apply("wardens-plate", &[]).hurt(ANN).0, 5 - 4);
    let dice = |scene: Scene| Trek::begin(scene.at(ANN, "L04")).party(ANN).dice;
    assert_eq!(valadir("wardens-plate", dice), [5, 4], "it is heavy");
    used!["wardens-plate"];
}

#[test]
fn round_shield() {
    rules!["RN-14.4", "RN-20.7"];
    for (phase, stat) in [("ranged", 1), ("melee", 5), ("magic", 2)] {
        assert_eq!(valadir("round-shield", |scene| defence(scene, phase)), [stat, stat + 1], "{phase}");
        assert_eq!(valadir("round-shield", |scene| attack(scene, phase).0), [stat; 2], "{phase}");
    }
    used!["round-shield"];
}

#[test]
fn mirror_shield() {
    rules!["RN-25.6", "RN-24.6", "RN-14.2"];
    for (phase, offered) in [("ranged", false), ("melee", false), ("magic", true)] {
        let mut trek = Trek::draws(alone("brakka").item(ANN, "mirror-shield"), "B05", &[]);
        trek.to(phase).cast(ANN, DEFEND, &sums(&[2]));
        assert_eq!(trek.offers("mirror-shield"), offered, "{phase}");
        if offered {
            trek.apply("mirror-shield", &[]);
            assert_eq!((trek.hurt(ANN).0, trek.party(ANN).items[0].down), (0, true), "all of two");
        }
    }
    used!["mirror-shield"];
}

#[test]
fn cloak_of_shadows() {
    rules!["RN-26.6", "RN-17.4"];
    assert_eq!(valadir("cloak-of-shadows", |scene| test(scene, "G02")), [1, 1 + 4], "stealth");
    assert_eq!(valadir("cloak-of-shadows", |scene| test(scene, "Y15")), [1; 2], "notice");
    assert_eq!(valadir("cloak-of-shadows", escape), [1, 1 + 3]);
    assert_eq!(valadir("cloak-of-shadows", |scene| defence(scene, "ranged")), [1; 2]);
    used!["cloak-of-shadows"];
}

#[test]
fn dragonscale() {
    rules!["RN-24.11"];
    let struck = |foe: &'static str, phase: &'static str| {
        move |scene: Scene| {
            let mut trek = Trek::draws(scene, foe, &[]);
            trek.to(phase).blow(DEFEND, 2);
            trek.heard(|event| matches!(event, Event::Averted { wounds: 1, .. }))
        }
    };
    assert_eq!(valadir("dragonscale", struck("B01", "melee")), [false, true], "three wounds");
    assert_eq!(valadir("dragonscale", struck("G17", "melee")), [false, true], "two");
    assert_eq!(valadir("dragonscale", struck("B01", "ranged")), [false; 2], "one");
    let well = |scene: Scene| Trek::draws(scene, "B15", &[2]).hurt(ANN).0;
    assert_eq!(valadir("dragonscale", well), [2, 1], "in no fight at all");
    used!["dragonscale"];
}
