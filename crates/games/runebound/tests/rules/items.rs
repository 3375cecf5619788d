//! What every item, trophy and rune can do in a fight.

use crate::bout::*;
use freeport_runebound::*;
use freeport_testkit::{rules, used};

/// Valadir with an item.
fn with(item: &str) -> Scene {
    alone("valadir").item(ANN, item)
}

/// What a hero with an item adds in a phase, and the wounds that a hit deals.
fn attack(scene: Scene, phase: &str, foe: &str) -> (i8, u64) {
    let mut bout = Bout::facing(scene, foe, &[]);
    bout.to(phase).roll(ANN, STRIKE, &[20, 20, 20][..rolls(phase)]);
    (bout.attacked(), bout.foe())
}

/// How many rolls follow when the hero attacks in a phase, and defends in those that are left.
fn rolls(phase: &str) -> usize {
    ["magic", "melee", "ranged"].iter().position(|one| *one == phase).expect("a phase") + 1
}

/// What a hero with an item adds to a defence.
fn defence(scene: Scene, phase: &str) -> i8 {
    let mut bout = Bout::facing(scene, "B01", &[]);
    bout.to(phase).roll(ANN, DEFEND, &[20]);
    bout.value()
}

#[test]
fn weapons_that_work_all_the_time() {
    rules!["RN-14.4", "RN-20.2", "RN-20.3", "RN-20.7"];
    for (item, phase, value, wounds, guard) in [
        ("thunder-mace", "melee", 5 + 4, 2, 5),
        ("short-bow", "ranged", 1 + 2, 1, 1),
        ("hunting-spear", "melee", 5 + 2, 2, 5),
        ("apprentice-staff", "magic", 2 + 2, 1, 2),
        ("yew-longbow", "ranged", 1 + 1, 2, 1),
        ("sword-of-dawn", "melee", 5 + 2, 3, 5 + 2),
        ("stormstaff", "magic", 2 + 2, 2, 2),
        ("dwarven-war-axe", "melee", 5, 3, 5),
        ("parrying-dagger", "melee", 5, 2, 5 + 3),
        ("dragonbane-lance", "melee", 5, 3, 5),
        ("round-shield", "ranged", 1, 1, 1 + 1),
        ("belt-of-strength", "melee", 5 + 3, 2, 5 + 3),
        ("ring-of-wit", "ranged", 1 + 2, 1, 1 + 2),
        ("ring-of-will", "magic", 2 + 2, 1, 2 + 2),
    ] {
        assert_eq!(attack(with(item), phase, "B01"), (value, wounds), "{item} in an attack");
        assert_eq!(defence(with(item), phase), guard, "{item} in a defence");
    }
}

#[test]
fn dragonbane_lance_against_dragons() {
    rules!["RN-8.2"];
    assert_eq!(attack(with("dragonbane-lance"), "melee", "B03"), (5 + 4, 3));
}

#[test]
fn spellblade() {
    rules!["RN-20.3"];
    let scene = || alone("edda").item(ANN, "spellblade").item(ANN, "ring-of-will");
    assert_eq!(attack(scene(), "melee", "B01"), (4 + 2, 1), "spirit for body, melee damage");
    assert_eq!(defence(scene(), "melee"), 3);
    let weak = alone("valadir").item(ANN, "spellblade");
    assert_eq!(attack(weak, "melee", "B01"), (5, 2), "nobody must use it");
}

#[test]
fn crown_of_command() {
    rules!["RN-14.1"];
    let scene = with("crown-of-command").ally(ANN, "axe-sister");
    let mut bout = Bout::facing(scene, "B01", &[]);
    bout.to("melee");
    let sister = bout.ally_strikes(0);
    bout.roll(ANN, sister, &[20]);
    assert_eq!((bout.value(), bout.foe()), (6 + 2, 2));
    assert_eq!(attack(with("crown-of-command"), "melee", "B01"), (5, 2), "not the hero's");
}

#[test]
fn attacks_before_combat() {
    rules!["RN-16.5", "RN-16.7"];
    for (item, value, wounds, left) in [
        ("fire-bomb", 1, 2, 0),
        ("holy-water", 2, 2, 0),
        ("orb-of-storms", 2, 2, 1),
        ("white-blade", 5, 2, 1),
    ] {
        let mut bout = Bout::facing(with(item), "Y09", &[]);
        bout.apply(item, &[20]);
        assert_eq!((bout.value(), bout.foe(), bout.items(ANN)), (value, wounds, left), "{item}");
    }
    let mut bout = Bout::facing(alone("valadir").kept(ANN, "Y01"), "Y09", &[]);
    bout.apply("Y01", &[20]);
    assert_eq!(bout.foe(), 2);
    used!["fire-bomb", "holy-water", "orb-of-storms", "white-blade", "Y01"];
}

#[test]
fn harder_hits() {
    rules!["RN-18.7", "RN-25.6"];
    for (item, phase, wounds, tired) in [
        ("soul-burn", "magic", 1 + 3, 1),
        ("dragon-tooth", "melee", 2 + 2, 0),
        ("repeating-crossbow", "ranged", 1 + 2, 0),
        ("venom-dagger", "melee", 2 + 1, 0),
    ] {
        let mut bout = Bout::facing(with(item), "B01", &[]);
        bout.to(phase).roll(ANN, STRIKE, &[20]);
        bout.apply(item, &[20, 20][..rolls(phase) - 1]);
        assert_eq!((bout.foe(), bout.tired(ANN)), (wounds, tired), "{item}");
    }
    let mut bout = Bout::facing(alone("valadir").kept(ANN, "R2"), "B01", &[]);
    bout.to("magic").roll(ANN, STRIKE, &[20]);
    bout.apply("R2", &[]);
    assert_eq!(bout.foe(), 1 + 2);
    used!["soul-burn", "dragon-tooth", "repeating-crossbow", "venom-dagger", "R2"];
}

#[test]
fn venom_weakens() {
    rules!["RN-2.19"];
    let mut bout = Bout::facing(with("venom-dagger"), "B01", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[20]);
    bout.apply("venom-dagger", &[20]);
    bout.to("melee").roll(ANN, DEFEND, &[20]);
    assert_eq!(bout.need(), Some(19 - 2));
}

#[test]
fn armour() {
    rules!["RN-24.6", "RN-25.13"];
    for (item, left) in
        [("leather-armour", 2), ("chain-hauberk", 1), ("wardens-plate", 0), ("stoneskin-elixir", 0)]
    {
        let mut bout = Bout::facing(with(item), "B01", &[]);
        bout.to("melee").roll(ANN, DEFEND, &[2]).play(ANN, PASS);
        bout.apply(item, &[]);
        assert_eq!(bout.wounds(ANN), left, "{item}");
    }
    let mut bout = Bout::facing(alone("valadir").kept(ANN, "R4"), "B01", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[2]).play(ANN, PASS);
    bout.apply("R4", &[]);
    assert_eq!(bout.wounds(ANN), 0);
    used!["leather-armour", "chain-hauberk", "wardens-plate", "stoneskin-elixir", "R4"];
}

#[test]
fn mirror_shield() {
    rules!["RN-25.6"];
    let mut bout = Bout::facing(with("mirror-shield"), "B06", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[2]).play(ANN, PASS);
    assert_eq!(bout.wounds(ANN), 2);
    bout.roll(ANN, DEFEND, &[2]).play(ANN, PASS);
    bout.apply("mirror-shield", &[]);
    assert_eq!(bout.wounds(ANN), 2);
    used!["mirror-shield"];
}

#[test]
fn dragonscale() {
    rules!["RN-24.11"];
    let mut bout = Bout::facing(with("dragonscale"), "B01", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[2]).play(ANN, PASS);
    assert_eq!(bout.wounds(ANN), 2);
}

#[test]
fn cloak_of_shadows_and_books() {
    rules!["RN-26.6", "RN-17.4"];
    let bout = Bout::facing(with("cloak-of-shadows"), "G02", &[20]);
    assert_eq!(bout.value(), 1 + 4);
    let mut bout = Bout::facing(with("cloak-of-shadows"), "G17", &[]);
    bout.roll(ANN, FLEE, &[6]);
    assert_eq!((bout.value(), bout.fighting()), (1 + 3, false));
    assert_eq!(Bout::meeting(with("book-of-lore"), "Y25", &[20]).value(), 1 + 4 + 1);
    assert_eq!(Bout::facing(with("book-of-lore"), "G02", &[20]).value(), 1 + 1, "any test of mind");
    assert_eq!(Bout::facing(with("wayfarers-kit"), "Y01", &[20]).value(), 5 + 3);
    assert_eq!(Bout::meeting(with("wayfarers-kit"), "G31", &[20]).value(), 5 + 3);
}

#[test]
fn amulets() {
    rules!["RN-24.2", "RN-15.14"];
    let bout = Bout::facing(with("amulet-of-health").wounds(ANN, 6), "G17", &[]);
    assert!(bout.fighting(), "life 7");
    let bout = Bout::facing(alone("valadir").kept(ANN, "B09").wounds(ANN, 6), "G17", &[]);
    assert!(bout.fighting(), "life 7");
    let bout = Bout::facing(with("amulet-of-endurance").tired(ANN, 3), "R2", &[]);
    assert_eq!((bout.tired(ANN), bout.wounds(ANN)), (5, 0));
}

#[test]
fn potions() {
    rules!["RN-14.3", "RN-25.4"];
    let scene = |item: &str| with(item).wounds(ANN, 3).tired(ANN, 3).ally(ANN, "axe-sister");
    let mut bout = Bout::facing(scene("healing-draught").worn(ANN, "axe-sister", 1, 1), "G17", &[]);
    bout.apply("healing-draught", &[]);
    let hero = bout.moves()[0];
    bout.play(ANN, hero);
    assert_eq!((bout.wounds(ANN), bout.items(ANN)), (1, 0));
    let mut bout = Bout::facing(scene("draught-of-vigour").worn(ANN, "axe-sister", 1, 1), "G17", &[]);
    bout.apply("draught-of-vigour", &[]);
    let ally = bout.moves()[1];
    bout.play(ANN, ally);
    assert_eq!((bout.tired(ANN), bout.allies(ANN)), (3, vec![(1, 0)]));
    used!["healing-draught", "draught-of-vigour"];
}

#[test]
fn smoke_vial() {
    rules!["RN-17.7"];
    let mut bout = Bout::facing(with("smoke-vial"), "G17", &[]);
    bout.apply("smoke-vial", &[]);
    assert!(!bout.fighting());
    let mut bout = Bout::facing(with("smoke-vial"), "G17", &[]);
    bout.roll(ANN, FLEE, &[2]);
    assert_eq!(bout.moment(), "rolled");
    bout.apply("smoke-vial", &[]);
    assert_eq!((bout.fighting(), bout.wounds(ANN)), (false, 0));
    let bout = Bout::facing(with("smoke-vial"), "Y11", &[]);
    assert_eq!((bout.asked().as_str(), bout.offers("smoke-vial")), ("stance", false));
    used!["smoke-vial"];
}

#[test]
fn lucky_coin_in_rolls_and_tests() {
    rules!["RN-20.6"];
    let mut bout = Bout::facing(with("lucky-coin"), "Y01", &[2]);
    bout.apply("lucky-coin", &[20]);
    assert_eq!((bout.wounds(ANN), bout.items(ANN)), (0, 0));
    let mut bout = Bout::facing(with("lucky-coin"), "B01", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[2]);
    bout.apply("lucky-coin", &[20, 20]);
    assert_eq!(bout.foe(), 2);
    used!["lucky-coin"];
}

#[test]
fn horn_of_rallying() {
    rules!["RN-18.4"];
    let mut bout = Bout::facing(with("horn-of-rallying").ally(ANN, "court-duellist"), "B01", &[]);
    bout.play(ANN, STAY);
    assert!(!bout.offers("horn-of-rallying"), "nobody has attacked yet");
    let ally = bout.ally_strikes(0);
    bout.roll(ANN, ally, &[20]);
    bout.apply("horn-of-rallying", &[]);
    let ally = bout.ally_strikes(0);
    bout.roll(ANN, ally, &[20]).play(ANN, PASS);
    assert_eq!(bout.foe(), 2);
    bout.refuse(ANN, ally, "RN-18.4");
    used!["horn-of-rallying"];
}

#[test]
fn rune_of_binding_and_a_captains_trophy() {
    rules!["RN-2.17"];
    let mut bout = Bout::facing(with("rune-of-binding"), "B01", &[]);
    bout.apply("rune-of-binding", &[]);
    assert_eq!(bout.moves().len(), 3);
    let melee = bout.moves()[1];
    bout.play(ANN, melee).to("melee").roll(ANN, DEFEND, &[2]).play(ANN, PASS);
    assert_eq!(bout.wounds(ANN), 2);
    let mut bout = Bout::facing(alone("valadir").kept(ANN, "B10"), "B01", &[]);
    bout.apply("B10", &[]);
    bout.play(ANN, STAY);
    assert_eq!(bout.phase(), "ranged");
    bout.play(ANN, DEFEND).roll(ANN, DEFEND, &[2]).play(ANN, PASS);
    assert_eq!(bout.wounds(ANN), 2, "no ranged damage, and one less of melee");
    used!["rune-of-binding", "B10"];
}

#[test]
fn phoenix_feather() {
    rules!["RN-22.1"];
    let mut bout = Bout::facing(with("phoenix-feather").wounds(ANN, 5), "B01", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[2]).play(ANN, PASS);
    assert_eq!(bout.moment(), "felled");
    let mut fallen = bout.clone();
    fallen.play(ANN, PASS);
    assert!(!fallen.fighting());
    bout.apply("phoenix-feather", &[]);
    assert_eq!((bout.fighting(), bout.wounds(ANN), bout.items(ANN)), (true, 5, 0));
    used!["phoenix-feather"];
}

#[test]
fn kept_cards_that_work_all_the_time() {
    rules!["RN-21.5", "RN-21.6"];
    assert_eq!(attack(alone("valadir").kept(ANN, "G24"), "melee", "B01"), (5 + 1, 2));
    assert_eq!(defence(alone("valadir").kept(ANN, "Y13"), "melee"), 5 + 1);
    assert_eq!(defence(alone("valadir").kept(ANN, "R3"), "ranged"), 1 + 2);
    assert_eq!(defence(alone("valadir").kept(ANN, "R6"), "magic"), 2 + 2);
    let forged = with("dwarven-war-axe").attached(ANN, "B16", "dwarven-war-axe");
    assert_eq!(attack(forged, "melee", "B01"), (5 + 1, 3));
}

#[test]
fn rimefangs_rune() {
    rules!["RN-16.13"];
    let mut bout = Bout::facing(alone("valadir").kept(ANN, "R5").wounds(ANN, 4).tired(ANN, 2), "G17", &[]);
    bout.apply("R5", &[]);
    assert_eq!((bout.wounds(ANN), bout.tired(ANN)), (1, 0));
    used!["R5"];
}

#[test]
fn manticores_trophy() {
    rules!["RN-8.3", "RN-7.11"];
    let scene = || alone("valadir").gold(ANN, 0).kept(ANN, "Y04");
    let mut bout = Bout::facing(scene(), "Y01", &[]);
    assert_eq!(bout.moment(), "reveal", "before its own text");
    bout.apply("Y04", &[]);
    assert_eq!((bout.fighting(), bout.gold(ANN)), (false, 3));
    for other in ["Y02", "B07"] {
        let bout = Bout::facing(scene(), other, &[]);
        assert_ne!(bout.asked(), "respond", "{other} is no such beast");
    }
    used!["Y04"];
}
