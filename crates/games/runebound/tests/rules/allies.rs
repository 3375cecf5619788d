//! What every ally can do.

use crate::bout::*;
use freeport_kernel::{Chance, Game, Table};
use freeport_testkit::{rules, used};

/// Valadir with an ally before the Ogre Cook.
fn with(ally: &str) -> Bout {
    Bout::facing(alone("valadir").ally(ANN, ally), "G17", &[])
}

/// An ally attacks in a phase with these dice: what it adds, and the wounds it deals.
fn attack(ally: &str, phase: &str, foe: &str) -> (i8, u64) {
    let mut bout = Bout::facing(alone("valadir").ally(ANN, ally), foe, &[]);
    if bout.asked() == "respond" {
        bout.play(ANN, PASS);
    }
    bout.to(phase);
    let strike = bout.ally_strikes(0);
    let mut probe = bout.clone();
    let mut table = Table::new(Chance::strict(&[10, 10]));
    probe.game.play(ANN, &strike, &mut table).expect("an attack");
    let asks = probe.asked() == "respond";
    if asks {
        bout.roll(ANN, strike, &[20]).play(ANN, PASS);
    } else {
        bout.roll(ANN, strike, &[20]);
    }
    (bout.value(), if bout.fighting() { bout.foe() } else { u64::MAX })
}

#[test]
fn figures_of_those_without_a_text() {
    rules!["RN-19.1", "RN-2.15"];
    for (ally, phase, value, damage) in [
        ("village-archer", "ranged", 4, 1),
        ("hired-sword", "melee", 4, 1),
        ("hedge-witch", "magic", 4, 1),
        ("crossbow-veteran", "ranged", 6, 2),
        ("axe-sister", "melee", 6, 2),
        ("spark-adept", "magic", 6, 2),
        ("ferrywoman", "melee", 3, 1),
        ("goat-track-guide", "ranged", 3, 1),
        ("fen-hunter", "ranged", 5, 1),
        ("cutpurse", "ranged", 4, 1),
        ("hill-giant-thrall", "melee", 8, 2),
        ("iron-golem", "melee", 9, 2),
        ("temple-healer", "magic", 4, 1),
        ("oathsworn-paladin", "magic", 5, 1),
    ] {
        assert_eq!(attack(ally, phase, "B01"), (value, damage), "{ally}");
    }
}

#[test]
fn acolyte_of_flame() {
    rules!["RN-20.4"];
    let mut bout = with("acolyte-of-flame");
    bout.to("melee").play(ANN, STRIKE);
    bout.apply("acolyte-of-flame", &[]);
    bout.roll(ANN, PASS, &[20]);
    assert_eq!((bout.value(), bout.allies(ANN)), (5 + 2, vec![(0, 1)]));
    used!["acolyte-of-flame"];
}

#[test]
fn young_squire() {
    rules!["RN-24.6"];
    let mut bout = with("young-squire");
    bout.to("melee").roll(ANN, DEFEND, &[2]).play(ANN, PASS);
    bout.apply("young-squire", &[]);
    assert_eq!((bout.wounds(ANN), bout.allies(ANN)), (1, vec![(0, 1)]));
    used!["young-squire"];
}

#[test]
fn rune_scribe() {
    rules!["RN-26.5"];
    let scene = || alone("valadir").ally(ANN, "rune-scribe");
    let mut bout = Bout::facing(scene(), "Y15", &[10]);
    bout.apply("rune-scribe", &[]);
    assert_eq!((bout.wounds(ANN), bout.succeeded(), bout.allies(ANN)), (0, true, vec![(0, 1)]));
    let bout = Bout::facing(scene(), "Y01", &[2]);
    assert_eq!(bout.wounds(ANN), 1, "not in a test of body");
    used!["rune-scribe"];
}

#[test]
fn war_hound_falconer_and_bone_singer() {
    rules!["RN-16.7"];
    for (ally, value) in [("war-hound", 5), ("falconer", 7), ("bone-singer", 7)] {
        let mut bout = Bout::facing(alone("valadir").ally(ANN, ally), "Y09", &[]);
        bout.apply(ally, &[11]);
        assert_eq!((bout.value(), bout.foe(), bout.allies(ANN)), (value, 1, vec![(0, 1)]), "{ally}");
    }
    used!["war-hound", "falconer", "bone-singer"];
}

#[test]
fn temple_healer_and_paladin() {
    rules!["RN-24.10"];
    let scene = |ally: &str| alone("valadir").wounds(ANN, 2).ally(ANN, ally).worn(ANN, ally, 1, 0);
    let mut bout = Bout::facing(scene("temple-healer"), "G17", &[]);
    bout.apply("temple-healer", &[]);
    assert_eq!((bout.wounds(ANN), bout.allies(ANN)), (1, vec![(1, 2)]));
    let mut bout = Bout::facing(scene("oathsworn-paladin"), "G17", &[]);
    bout.apply("oathsworn-paladin", &[]);
    assert_eq!(bout.asked(), "whom");
    let ally = bout.moves()[1];
    bout.play(ANN, ally);
    assert_eq!((bout.wounds(ANN), bout.allies(ANN)), (2, vec![(0, 2)]));
    used!["temple-healer", "oathsworn-paladin"];
}

#[test]
fn shield_bearer() {
    rules!["RN-24.11"];
    let mut bout = with("shield-bearer");
    bout.to("melee").roll(ANN, DEFEND, &[2]).play(ANN, PASS);
    bout.apply("shield-bearer", &[]);
    assert_eq!((bout.wounds(ANN), bout.allies(ANN)), (1, vec![(1, 1)]));
    used!["shield-bearer"];
}

#[test]
fn court_duellist_and_storm_caller() {
    rules!["RN-18.7"];
    for (ally, phase, tired, wounds) in [("court-duellist", "melee", 1, 2), ("storm-caller", "magic", 2, 3)] {
        let mut bout = Bout::facing(alone("valadir").ally(ANN, ally), "B01", &[]);
        bout.to(phase);
        let strike = bout.ally_strikes(0);
        bout.roll(ANN, strike, &[20]);
        bout.apply(ally, &[]);
        assert_eq!((bout.foe(), bout.allies(ANN)), (wounds, vec![(0, tired)]), "{ally}");
    }
    used!["court-duellist", "storm-caller"];
}

#[test]
fn elven_longbow() {
    rules!["RN-20.6"];
    let mut bout = Bout::facing(alone("valadir").ally(ANN, "elven-longbow"), "B01", &[]);
    bout.play(ANN, STAY);
    let strike = bout.ally_strikes(0);
    bout.roll(ANN, strike, &[2]);
    bout.apply("elven-longbow", &[9]);
    assert_eq!((bout.foe(), bout.allies(ANN)), (2, vec![(0, 1)]));
    used!["elven-longbow"];
}

#[test]
fn dragon_hunter() {
    rules!["RN-8.2"];
    assert_eq!(attack("dragon-hunter", "ranged", "B03"), (8 + 3, 3));
    assert_eq!(attack("dragon-hunter", "ranged", "B01"), (8, 3));
}

#[test]
fn iron_golem_is_mended_in_cities_only() {
    rules!["RN-24.10"];
    let scene =
        alone("valadir").ally(ANN, "iron-golem").worn(ANN, "iron-golem", 2, 0).item(ANN, "healing-draught");
    let bout = Bout::facing(scene, "G17", &[]);
    assert!(!bout.offers("healing-draught"));
}

#[test]
fn archmage_in_exile() {
    rules!["RN-2.17"];
    let mut bout = Bout::facing(alone("valadir").ally(ANN, "archmage-in-exile"), "Y06", &[20]);
    bout.apply("archmage-in-exile", &[]);
    bout.to("magic").play(ANN, DEFEND);
    assert_eq!((bout.round(), bout.allies(ANN)), (2, vec![(0, 2)]), "nothing to roll against");
    used!["archmage-in-exile"];
}

#[test]
fn enslaved_cyclops_and_ser_aldous() {
    rules!["RN-10.9", "RN-21.5", "RN-21.6"];
    for (card, phase, value, damage) in [("Y16", "melee", 7, 2), ("Y21", "magic", 3, 1)] {
        let mut bout = Bout::facing(alone("valadir").kept(ANN, card), "B01", &[]);
        bout.to(phase);
        let strike = bout.ally_strikes(0);
        bout.roll(ANN, strike, &[20]);
        assert_eq!((bout.value(), bout.foe()), (value, damage), "{card}");
    }
}
