//! What the texts of challenges and encounters do.

use crate::bout::*;
use freeport_runebound::*;
use freeport_testkit::rules;

/// What happens when the test before combat fails: wounds and exhaustion of the hero.
fn failed(card: &str) -> (u64, u64) {
    let mut bout = Bout::facing(alone("groth").boost(ANN, Boost::Strength, 1), card, &[2]);
    while bout.asked() == "respond" {
        bout.play(ANN, PASS);
    }
    (bout.wounds(ANN), bout.tired(ANN))
}

#[test]
fn tests_before_combat() {
    rules!["RN-16.2", "RN-8.1", "RN-26.7"];
    for (card, wounds, tired) in [
        ("G02", 1, 0),
        ("G06", 0, 2),
        ("G12", 0, 1),
        ("G13", 1, 0),
        ("Y01", 1, 0),
        ("Y03", 0, 2),
        ("Y06", 0, 1),
        ("Y15", 2, 0),
        ("B02", 2, 0),
        ("B08", 2, 0),
        ("R1", 2, 0),
    ] {
        assert_eq!(failed(card), (wounds, tired), "{card}");
        let hero =
            alone("groth").boost(ANN, Boost::Mind, 9).boost(ANN, Boost::Body, 9).boost(ANN, Boost::Spirit, 9);
        let bout = Bout::facing(hero, card, &[2]);
        assert_eq!((bout.succeeded(), bout.wounds(ANN), bout.tired(ANN)), (true, 0, 0), "{card}");
    }
}

#[test]
fn tests_have_their_numbers() {
    rules!["RN-26.1"];
    for (card, need) in [
        ("G02", 12),
        ("G06", 12),
        ("G12", 12),
        ("G13", 12),
        ("G19", 12),
        ("Y01", 14),
        ("Y03", 14),
        ("Y06", 14),
        ("Y15", 14),
        ("B02", 17),
        ("B08", 16),
        ("R1", 20),
        ("R6", 19),
    ] {
        assert_eq!(Bout::facing(alone("valadir"), card, &[20]).need(), Some(need), "{card}");
    }
}

#[test]
fn giant_leech_drains() {
    rules!["RN-8.4"];
    for choice in [STRIKE, DEFEND] {
        let mut bout = Bout::facing(alone("brakka"), "G05", &[]);
        bout.to("melee").roll(ANN, choice, &[2]);
        assert_eq!((bout.wounds(ANN), bout.tired(ANN)), (1, 1));
    }
    let mut bout = Bout::facing(alone("brakka").ally(ANN, "hired-sword"), "G05", &[]);
    bout.to("melee");
    let ally = bout.ally_strikes(0);
    bout.roll(ANN, ally, &[2]);
    assert_eq!((bout.tired(ANN), bout.allies(ANN)), (0, vec![(1, 0)]), "a failed roll of the hero alone");
}

#[test]
fn drain_works_without_damage_too() {
    rules!["RN-18.9"];
    let mut bout = Bout::facing(alone("brakka").item(ANN, "rune-of-binding"), "G05", &[]);
    bout.apply("rune-of-binding", &[]).to("melee").roll(ANN, DEFEND, &[2]);
    assert_eq!(
        (bout.wounds(ANN), bout.tired(ANN)),
        (0, 1),
        "the roll is made because something depends on it"
    );
}

#[test]
fn roll_penalties_for_hero_and_allies() {
    rules!["RN-8.4"];
    for (card, phase, ally) in [
        ("G16", "melee", "hired-sword"),
        ("B05", "ranged", "village-archer"),
        ("R3", "ranged", "village-archer"),
    ] {
        let scene = alone("brakka").ally(ANN, ally);
        let mut bout = Bout::facing(scene, card, &[]);
        bout.to(phase);
        let mut allied = bout.clone();
        let strike = allied.ally_strikes(0);
        allied.roll(ANN, strike, &[2]);
        assert_eq!(allied.value(), 4 - 2, "{card}");
        bout.roll(ANN, STRIKE, &[2]);
        assert_eq!(bout.value(), if phase == "melee" { 5 - 2 } else { 1 - 2 }, "{card}");
    }
    let mut bout = Bout::facing(alone("brakka"), "G16", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[20]);
    assert_eq!(bout.value(), 5, "attacks alone");
}

#[test]
fn allies_kept_away() {
    rules!["RN-18.2"];
    let scene = || alone("brakka").ally(ANN, "hired-sword").ally(ANN, "falconer");
    let mut bout = Bout::facing(scene(), "G18", &[]);
    bout.play(ANN, PASS).play(ANN, STAY);
    assert_eq!(bout.moves().len(), 4, "the hero, two allies, or a defence");
    let ally = bout.ally_strikes(0);
    bout.play(ANN, DEFEND);
    assert_eq!(bout.moves(), [STRIKE, DEFEND]);
    bout.refuse(ANN, ally, "RN-8.4");
    let mut bout = Bout::facing(scene(), "G20", &[]);
    bout.apply("falconer", &[2]);
    bout.play(ANN, STAY);
    assert_eq!(bout.moves(), [STRIKE, DEFEND], "but before combat the falcon flew");
}

#[test]
fn cursed_scarecrow_daunts_in_the_first_round() {
    rules!["RN-8.4"];
    let mut bout = Bout::facing(alone("brakka"), "G19", &[2]);
    bout.to("melee").roll(ANN, DEFEND, &[20]);
    assert_eq!(bout.value(), 5 - 2);
    bout.roll(ANN, DEFEND, &[20]);
    bout.to("melee").roll(ANN, DEFEND, &[20]);
    assert_eq!(bout.value(), 5);
}

#[test]
fn one_wound_at_a_time() {
    rules!["RN-8.4", "RN-2.9"];
    let mut bout = Bout::facing(alone("brakka"), "G24", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[20, 20]);
    assert_eq!((bout.foe(), bout.round()), (1, 2), "and nobody asks for more");
    let mut bout = Bout::facing(alone("brakka"), "Y10", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[20, 20]);
    assert_eq!(bout.foe(), 1);
    let mut bout = Bout::facing(alone("mok"), "Y10", &[]);
    bout.to("magic").roll(ANN, STRIKE, &[20]);
    assert_eq!(bout.foe(), 2, "not in the magic phase");
    let mut bout = Bout::facing(alone("brakka").item(ANN, "fire-bomb"), "Y10", &[]);
    bout.apply("fire-bomb", &[20]);
    assert_eq!(bout.foe(), 2, "nor before combat");
    let mut bout = Bout::facing(alone("brakka").item(ANN, "dragon-tooth"), "B09", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[20]);
    assert_eq!(bout.foe(), 2);
    let mut bout = Bout::facing(alone("brakka").item(ANN, "dragon-tooth"), "R4", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[20]);
    bout.apply("dragon-tooth", &[20]);
    assert_eq!(bout.foe(), 3);
    let mut bout = Bout::facing(alone("brakka").item(ANN, "fire-bomb"), "G24", &[]);
    bout.apply("fire-bomb", &[20]);
    assert_eq!(bout.foe(), 1, "before combat too");
}

#[test]
fn a_troll_recovers() {
    rules!["RN-17.11"];
    let mut bout = Bout::facing(alone("valadir"), "Y05", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[20]);
    assert_eq!((bout.foe(), bout.round()), (2 - 1, 2));
    assert!(bout.heard(|event| matches!(event, Event::FoeRecovered { wounds: 1, left: 1, .. })));
}

#[test]
fn mercenaries_can_be_bought_off() {
    rules!["RN-2.19"];
    let mut bout = Bout::facing(alone("valadir").gold(ANN, 5), "Y07", &[]);
    assert_eq!(bout.asked(), "attempt");
    bout.play(ANN, Move::Attempt(true));
    assert_eq!((bout.fighting(), bout.gold(ANN)), (false, 1));
    assert!(bout.heard(|event| matches!(event, Event::TokenTaken { .. })));
    let bout = Bout::facing(alone("valadir").gold(ANN, 3), "Y07", &[]);
    assert_eq!(bout.asked(), "flee");
}

#[test]
fn rust_eats_what_was_used() {
    rules!["RN-20.5"];
    let scene =
        || alone("valadir").item(ANN, "thunder-mace").item(ANN, "sword-of-dawn").item(ANN, "round-shield");
    let mut bout = Bout::facing(scene(), "Y08", &[]);
    bout.to("melee").play(ANN, STRIKE);
    assert_eq!(
        (bout.asked().as_str(), bout.moves().len()),
        ("lay_aside", 3),
        "the shield is of no use in an attack"
    );
    let mace = bout.moves()[0];
    bout.play(ANN, mace);
    bout.roll(ANN, Move::LayAside(None), &[2]);
    assert_eq!((bout.value(), bout.items(ANN), bout.wounds(ANN)), (5 + 2, 2, 1), "the sword rusts away");
    let mut bout = Bout::facing(scene(), "Y08", &[]);
    bout.to("melee").play(ANN, STRIKE);
    bout.roll(ANN, Move::LayAside(None), &[3]);
    assert_eq!((bout.value(), bout.asked().as_str()), (5 + 4 + 2, "rust_away"));
    let sword = bout.moves()[1];
    bout.play(ANN, sword);
    assert_eq!((bout.items(ANN), bout.wounds(ANN)), (2, 1));
    let mut bout = Bout::facing(alone("valadir").kept(ANN, "G24"), "Y08", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[2]);
    assert_eq!(bout.value(), 5 + 1, "a kept dagger is immune");
    let mut bout = Bout::facing(scene(), "Y08", &[]);
    bout.to("melee").play(ANN, STRIKE).roll(ANN, Move::LayAside(None), &[20]);
    assert_eq!(bout.items(ANN), 3, "a success costs nothing");
}

#[test]
fn no_escape() {
    rules!["RN-17.1"];
    for card in ["Y11", "B04"] {
        let bout = Bout::facing(alone("valadir"), card, &[]);
        assert_eq!((bout.asked().as_str(), bout.phase().as_str()), ("stance", "ranged"), "{card}");
    }
}

#[test]
fn salamanders_tire_everybody() {
    rules!["RN-24.3"];
    let bout = Bout::facing(alone("valadir").ally(ANN, "axe-sister").ally(ANN, "iron-golem"), "Y14", &[]);
    assert_eq!(
        (bout.tired(ANN), bout.allies(ANN)),
        (1, vec![(0, 1), (1, 0)]),
        "the golem has no strength to spare"
    );
}

#[test]
fn a_vampire_feeds() {
    rules!["RN-2.9"];
    let mut bout = Bout::facing(alone("valadir").ally(ANN, "shield-bearer"), "B06", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[20]);
    assert_eq!(bout.foe(), 2);
    bout.roll(ANN, DEFEND, &[2]).play(ANN, PASS);
    bout.apply("shield-bearer", &[]);
    assert_eq!((bout.foe(), bout.wounds(ANN), bout.allies(ANN)), (1, 1, vec![(1, 1)]), "once for a roll");
}

#[test]
fn a_warlord_punishes_bad_defence() {
    rules!["RN-18.8"];
    let mut bout = Bout::facing(alone("brakka"), "B11", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[2]);
    assert_eq!(bout.wounds(ANN), 3);
    let mut bout = Bout::facing(alone("brakka"), "B11", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[2, 20]);
    assert_eq!(bout.wounds(ANN), 2, "an attack that fails is no defence");
}

#[test]
fn dragon_lords_before_combat() {
    rules!["RN-16.2"];
    let bout = Bout::facing(alone("valadir"), "R2", &[]);
    assert_eq!(bout.tired(ANN), 2);
    let bout = Bout::facing(alone("valadir").ally(ANN, "axe-sister"), "R5", &[]);
    assert_eq!((bout.wounds(ANN), bout.allies(ANN)), (1, vec![(1, 0)]));
    let mut bout = Bout::facing(alone("valadir").ally(ANN, "axe-sister"), "R6", &[2]);
    bout.play(ANN, STAY);
    bout.refuse(ANN, STRIKE, "RN-8.4");
    assert_eq!(bout.moves().len(), 2, "the ally, or a defence");
    let ally = bout.ally_strikes(0);
    bout.roll(ANN, ally, &[2, 20, 20]);
    bout.play(ANN, STAY);
    assert!(bout.moves().contains(&STRIKE), "the second round is free");
}

#[test]
fn events_change_challenges() {
    rules!["RN-9.13", "RN-2.17"];
    let need = |event: &str, card: &str| {
        let mut bout = Bout::facing(alone("brakka").event(event), card, &[]);
        bout.to("melee").roll(ANN, DEFEND, &[20]);
        bout.need()
    };
    assert_eq!((need("Y20", "G07"), need("Y20", "G15"), need("Y20", "G17")), (Some(14), Some(15), Some(13)));
    assert_eq!(need("B12", "G17"), Some(14));
    let mut bout = Bout::facing(alone("mok").event("B14"), "Y09", &[]);
    bout.to("magic").roll(ANN, STRIKE, &[20]);
    assert_eq!(bout.foe(), 3, "more magic damage of the hero");
    let mut bout = Bout::facing(alone("mok").event("B14"), "Y09", &[]);
    bout.to("magic").roll(ANN, DEFEND, &[2]);
    assert_eq!(bout.wounds(ANN), 2, "and of the challenge");
    let mut bout = Bout::facing(alone("mok").event("B14"), "G17", &[]);
    bout.to("magic").play(ANN, DEFEND);
    assert_eq!(bout.round(), 2, "none of who has none");
    let mut bout = Bout::facing(alone("tavish").gold(ANN, 0).event("G27"), "G15", &[]);
    bout.play(ANN, STAY).roll(ANN, STRIKE, &[20]);
    assert_eq!(bout.gold(ANN), 1 + 1, "one coin less of the reward");
    let mut bout = Bout::facing(alone("valadir").gold(ANN, 0).event("Y20"), "G15", &[]);
    bout.play(ANN, STAY).roll(ANN, STRIKE, &[20]);
    assert_eq!(bout.gold(ANN), 3, "one coin more for a demon");
}

#[test]
fn encounters_without_a_fight() {
    rules!["RN-10.1", "RN-10.2"];
    for (card, gold, wounds, tired) in
        [("G31", 3, 1, 0), ("Y22", 5, 1, 1), ("R8", 6, 3, 0), ("B15", 0, 2, 0), ("Y25", 0, 0, 0)]
    {
        let bout = Bout::meeting(alone("valadir").gold(ANN, 0), card, &[20]);
        assert_eq!((bout.gold(ANN), bout.wounds(ANN)), (gold, 0), "{card}");
        let bout = Bout::meeting(alone("valadir").gold(ANN, 0), card, &[2]);
        assert_eq!((bout.gold(ANN), bout.wounds(ANN), bout.tired(ANN)), (0, wounds, tired), "{card}");
    }
    for (card, paper) in [("Y25", 2), ("B15", 3)] {
        let bout = Bout::meeting(alone("valadir"), card, &[20]);
        assert_eq!(bout.state()["parties"][0]["paper"].as_u64(), Some(paper), "{card}");
    }
}

#[test]
fn a_wayside_shrine() {
    rules!["RN-10.1"];
    let scene = alone("valadir").wounds(ANN, 2).tired(ANN, 3);
    let bout = Bout::meeting(scene, "G33", &[]);
    assert_eq!(bout.moves(), [Move::Fork(0), Move::Fork(1)]);
    let mut healed = bout.clone();
    healed.play(ANN, Move::Fork(0));
    assert_eq!((healed.wounds(ANN), healed.tired(ANN)), (1, 3));
    let mut rested = bout;
    rested.play(ANN, Move::Fork(1));
    assert_eq!((rested.wounds(ANN), rested.tired(ANN)), (2, 0));
}

#[test]
fn a_boar_feeds_the_party() {
    rules!["RN-21.2"];
    let scene = alone("valadir").gold(ANN, 0).wounds(ANN, 2);
    let mut bout = Bout::facing(scene, "G09", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[20]);
    assert_eq!((bout.gold(ANN), bout.wounds(ANN)), (1, 1));
}
