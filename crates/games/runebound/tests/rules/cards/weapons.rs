//! Weapons of the market.

use super::compare::*;
use freeport_runebound::*;
use freeport_testkit::{rules, used};

/// What a weapon changes for Sir Valadir: value and wounds of an attack in a phase, and the value of a defence in it. In the two
/// other phases it changes nothing.
#[track_caller]
fn swings(id: &str, phase: &str, [bare, armed]: [(i8, u8); 2], guard: i8) {
    assert_eq!(valadir(id, |scene| attack(scene, phase)), [bare, armed], "{id}");
    assert_eq!(valadir(id, |scene| defence(scene, phase)), [bare.0, guard], "{id}");
    for other in ["ranged", "melee", "magic"].into_iter().filter(|other| *other != phase) {
        let [bare, armed] = valadir(id, |scene| (attack(scene.clone(), other), defence(scene, other)));
        assert_eq!(bare, armed, "{id}, {other}");
    }
}

#[test]
fn thunder_mace() {
    rules!["RN-14.4", "RN-20.3"];
    swings("thunder-mace", "melee", [(5, 2), (5 + 4, 2)], 5);
    used!["thunder-mace"];
}

#[test]
fn short_bow() {
    rules!["RN-14.4", "RN-20.3"];
    swings("short-bow", "ranged", [(1, 1), (1 + 2, 1)], 1);
    used!["short-bow"];
}

#[test]
fn hunting_spear() {
    rules!["RN-14.4", "RN-20.3"];
    swings("hunting-spear", "melee", [(5, 2), (5 + 2, 2)], 5);
    used!["hunting-spear"];
}

#[test]
fn apprentice_staff() {
    rules!["RN-14.4", "RN-20.3"];
    swings("apprentice-staff", "magic", [(2, 1), (2 + 2, 1)], 2);
    used!["apprentice-staff"];
}

#[test]
fn yew_longbow() {
    rules!["RN-14.4", "RN-20.2"];
    swings("yew-longbow", "ranged", [(1, 1), (1 + 1, 1 + 1)], 1);
    used!["yew-longbow"];
}

#[test]
fn sword_of_dawn() {
    rules!["RN-14.4", "RN-20.7"];
    swings("sword-of-dawn", "melee", [(5, 2), (5 + 2, 2 + 1)], 5 + 2);
    used!["sword-of-dawn"];
}

#[test]
fn stormstaff() {
    rules!["RN-14.4", "RN-20.2"];
    swings("stormstaff", "magic", [(2, 1), (2 + 2, 1 + 1)], 2);
    used!["stormstaff"];
}

#[test]
fn dwarven_war_axe() {
    rules!["RN-14.4", "RN-20.3"];
    swings("dwarven-war-axe", "melee", [(5, 2), (5, 2 + 1)], 5);
    used!["dwarven-war-axe"];
}

#[test]
fn parrying_dagger() {
    rules!["RN-14.4", "RN-20.7"];
    swings("parrying-dagger", "melee", [(5, 2), (5, 2)], 5 + 3);
    used!["parrying-dagger"];
}

#[test]
fn dragonbane_lance() {
    rules!["RN-14.4", "RN-8.2"];
    swings("dragonbane-lance", "melee", [(5, 2), (5, 2 + 1)], 5);
    let dragon = |scene: Scene| attack_on(scene, "B03", "melee");
    assert_eq!(valadir("dragonbane-lance", dragon), [(5, 2), (5 + 4, 2 + 1)]);
    let guard = |scene: Scene| Trek::draws(scene, "B03", &[]).to("melee").blow(DEFEND, 20).added;
    assert_eq!(valadir("dragonbane-lance", guard), [5, 5 + 4], "against a dragon's claws, too");
    used!["dragonbane-lance"];
}

#[test]
fn spellblade() {
    rules!["RN-20.3", "RN-14.4"];
    let edda = |play: fn(Scene) -> (i8, u8)| compare("spellblade", alone("edda"), play);
    assert_eq!(edda(|scene| attack(scene, "melee")), [(3, 1), (4, 1)], "spirit 4 for body 3, melee damage");
    assert_eq!(edda(|scene| attack(scene, "magic")), [(4, 2); 2]);
    let ring = |scene: Scene| attack(scene.item(ANN, "ring-of-will"), "melee");
    assert_eq!(edda(ring), [(3, 1), (4 + 2, 1)], "with all that is added to spirit");
    assert_eq!(compare("spellblade", alone("edda"), |scene| defence(scene, "melee")), [3; 2]);
    assert_eq!(valadir("spellblade", |scene| attack(scene, "melee")), [(5, 2); 2], "nobody must use it");
    used!["spellblade"];
}

/// A weapon that is activated after a hit in its phase: the wounds that it adds. It lies face down then.
#[track_caller]
fn bites(id: &str, phase: &str, wounds: [u8; 2]) {
    let strikes = |phase: &str, dice: u8| {
        let mut trek = Trek::draws(alone("valadir").item(ANN, id), "B01", &[]);
        trek.to(phase).cast(ANN, STRIKE, &sums(&[dice]));
        trek
    };
    let mut trek = strikes(phase, 20);
    assert_eq!(trek.asked(), "ask-hit");
    let mut spared = trek.clone();
    spared.forgo();
    trek.apply(id, &[]);
    assert_eq!([spared.foe(), trek.foe()], wounds, "{id}");
    assert!(trek.party(ANN).items[0].down && !spared.party(ANN).items[0].down, "{id}");
    assert!(!strikes(phase, 2).offers(id), "{id}: not after a miss");
    for other in ["ranged", "melee", "magic"].into_iter().filter(|other| *other != phase) {
        assert!(!strikes(other, 20).offers(id), "{id}: not in the {other} phase");
    }
}

#[test]
fn dragon_tooth() {
    rules!["RN-18.7", "RN-25.6", "RN-14.2"];
    bites("dragon-tooth", "melee", [2, 2 + 2]);
    used!["dragon-tooth"];
}

#[test]
fn venom_dagger() {
    rules!["RN-18.7", "RN-25.6", "RN-14.2"];
    bites("venom-dagger", "melee", [2, 2 + 1]);
    let mut trek = Trek::draws(alone("valadir").item(ANN, "venom-dagger"), "B01", &[]);
    trek.to("melee").cast(ANN, STRIKE, &sums(&[20]));
    trek.apply("venom-dagger", &[]);
    assert_eq!(trek.view().fight.expect("a fight").targets, [17, 19 - 2, 17], "until combat ends");
    assert_eq!(trek.to("melee").blow(STRIKE, 12), Blow { added: 5, need: 17, hit: true, wounds: 2 });
    used!["venom-dagger"];
}

#[test]
fn repeating_crossbow() {
    rules!["RN-18.7", "RN-25.6", "RN-14.2"];
    bites("repeating-crossbow", "ranged", [1, 1 + 2]);
    used!["repeating-crossbow"];
}

#[test]
fn white_blade() {
    rules!["RN-16.5", "RN-25.8", "RN-14.2"];
    let mut trek = Trek::draws(alone("valadir").item(ANN, "white-blade"), "Y09", &[]);
    assert_eq!(trek.asked(), "ask-before");
    let mut missed = trek.clone();
    trek.apply("white-blade", &[11]);
    assert_eq!((trek.foe(), trek.party(ANN).items[0].down), (2, true), "11 + body 5 is 16, own damage");
    missed.apply("white-blade", &[10]);
    assert_eq!((missed.foe(), missed.hurt(ANN)), (0, (0, 0)), "a miss costs nothing");
    let axe = alone("valadir").item(ANN, "white-blade").item(ANN, "dwarven-war-axe");
    assert_eq!(Trek::draws(axe, "Y09", &[]).apply("white-blade", &[11]).foe(), 3);
    used!["white-blade"];
}
