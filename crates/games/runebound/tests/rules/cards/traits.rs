//! What challenges do while they are fought, and what they do before it without a test.

use super::compare::*;
use freeport_runebound::*;
use freeport_testkit::{rules, used};

/// Brakka, body 5 and melee damage 2, before a challenge.
fn brakka(id: &str) -> Trek {
    Trek::draws(alone("brakka"), id, &[])
}

/// Brakka with a hired sword and an archer.
fn band(id: &str) -> Trek {
    Trek::draws(alone("brakka").ally(ANN, "hired-sword").ally(ANN, "village-archer"), id, &[])
}

#[test]
fn giant_leech() {
    rules!["RN-8.4", "RN-18.7", "RN-18.8", "RN-18.9"];
    for stand in [STRIKE, DEFEND] {
        let mut trek = brakka("G05");
        trek.to("melee").blow(stand, 6);
        assert_eq!(trek.hurt(ANN), (1, 1), "a failed roll tires as well");
    }
    let mut trek = brakka("G05");
    trek.to("melee").blow(DEFEND, 7);
    assert_eq!(trek.hurt(ANN), (0, 0));
    let mut trek = band("G05");
    trek.to("melee").blow(sends("hired-sword"), 2);
    assert_eq!((trek.hurt(ANN), trek.ally_hurt("hired-sword")), ((0, 0), (1, 0)), "not for an ally");
    let mut trek = Trek::draws(alone("brakka").item(ANN, "rune-of-binding"), "G05", &[]);
    trek.apply("rune-of-binding", &[]).to("melee").blow(DEFEND, 6);
    assert_eq!(trek.hurt(ANN), (0, 1), "even if there is no damage left");
    let mut trek = band("G05");
    trek.to("ranged").blow(STRIKE, 2);
    assert_eq!(trek.hurt(ANN), (0, 0), "melee alone");
    let mut trek = Trek::draws(alone("brakka").wounds(ANN, 5), "G05", &[]);
    trek.to("melee").blow(DEFEND, 2);
    assert!(
        !trek.heard(|event| matches!(event, Event::Tired { .. })),
        "the wound comes first, and fells him"
    );
    used!["G05"];
}

#[test]
fn carrion_crows() {
    rules!["RN-8.4"];
    assert_eq!(brakka("G16").to("melee").blow(STRIKE, 20).added, 5 - 2);
    assert_eq!(band("G16").to("melee").blow(sends("hired-sword"), 20).added, 4 - 2);
    assert_eq!(brakka("G16").to("melee").blow(DEFEND, 20).added, 5, "attacks alone");
    assert_eq!(brakka("G16").to("ranged").blow(STRIKE, 20).added, 1, "melee alone");
    used!["G16"];
}

#[test]
fn highway_duellist() {
    rules!["RN-18.2", "RN-8.4"];
    let mut trek = band("G18");
    for (phase, allies) in [("ranged", true), ("melee", false), ("magic", true)] {
        assert_eq!(trek.to(phase).allows(sends("hired-sword")), allies, "{phase}");
    }
    used!["G18"];
}

#[test]
fn snare_field() {
    rules!["RN-18.2", "RN-8.4"];
    let mut trek = band("G20");
    for phase in ["ranged", "melee", "magic"] {
        trek.to(phase).refuse(ANN, sends("hired-sword"), "RN-8.4");
        assert!(trek.allows(STRIKE), "{phase}");
    }
    used!["G20"];
}

#[test]
fn cutthroat_twins() {
    rules!["RN-8.4", "RN-2.9"];
    let mut trek = Trek::draws(alone("brakka").item(ANN, "dragon-tooth"), "G24", &[]);
    trek.to("melee").cast(ANN, STRIKE, &sums(&[20]));
    assert!(!trek.offers("dragon-tooth") && !trek.offers("brakka"), "no more than one wound");
    assert_eq!(trek.foe(), 1);
    let mut trek = Trek::draws(alone("brakka").item(ANN, "fire-bomb"), "G24", &[]);
    assert_eq!(trek.apply("fire-bomb", &[20]).foe(), 1, "before combat, too");
    used!["G24"];
}

#[test]
fn troll_of_the_ford() {
    rules!["RN-17.11"];
    let mut trek = brakka("Y05");
    trek.to("melee").blow(STRIKE, 20);
    assert_eq!((trek.view().fight.expect("a fight").round, trek.foe()), (2, 2 - 1), "one wound closes");
    used!["Y05"];
}

#[test]
fn steel_mercenaries() {
    rules!["RN-16.2", "RN-2.19"];
    let mut trek = Trek::draws(alone("brakka").gold(ANN, 5), "Y07", &[]);
    assert_eq!(trek.asked(), "ask-attempt-paid");
    trek.play(ANN, Move::Attempt(true));
    assert_eq!((trek.gold(ANN), trek.party(ANN).tokens), (5 - 4, [0, 1, 0, 0]), "the token, no reward");
    let trek = Trek::draws(alone("brakka").gold(ANN, 3), "Y07", &[]);
    assert_eq!(trek.asked(), "ask-flee", "three coins are not enough");
    used!["Y07"];
}

#[test]
fn rust_beetle_swarm() {
    rules!["RN-20.5", "RN-14.3"];
    let strike = |dice: u8, aside: Option<u8>| {
        let mut trek = Trek::draws(alone("brakka").item(ANN, "thunder-mace"), "Y08", &[]);
        trek.to("melee").play(ANN, STRIKE);
        assert_eq!(trek.asked(), "ask-lay-aside");
        trek.cast(ANN, Move::LayAside(aside), &sums(&[dice]));
        (trek.items(ANN).len(), trek.hurt(ANN).0)
    };
    assert_eq!(strike(5, None), (0, 1), "14 of 15: the mace rusts away");
    assert_eq!(strike(6, None), (1, 0), "a hit costs nothing");
    assert_eq!(strike(9, Some(card("thunder-mace"))), (1, 1), "what was laid aside stays, and adds nothing");
    let mut trek = Trek::draws(alone("brakka").item(ANN, "short-bow"), "Y08", &[]);
    trek.to("ranged").cast(ANN, STRIKE, &sums(&[2]));
    assert_eq!(trek.items(ANN), ["short-bow"], "melee alone");
    let loses = |scene: Scene, mv: Move| {
        let mut trek = Trek::draws(scene, "Y08", &[]);
        let before = trek.items(ANN).len();
        trek.to("melee").cast(ANN, mv, &sums(&[2]));
        before - trek.items(ANN).len()
    };
    let armed = alone("brakka").item(ANN, "thunder-mace").ally(ANN, "hired-sword");
    assert_eq!(loses(armed, sends("hired-sword")), 0, "an ally uses no mace");
    assert_eq!(loses(alone("brakka").item(ANN, "dwarven-war-axe"), DEFEND), 0, "nor does a defence an axe");
    assert_eq!(loses(alone("brakka").item(ANN, "belt-of-strength"), STRIKE), 0, "and a belt is no armour");
    used!["Y08"];
}

#[test]
fn ghost_ship_crew() {
    rules!["RN-8.4", "RN-2.9"];
    let hit =
        |hero: &str, phase: &str| Trek::draws(alone(hero), "Y10", &[]).to(phase).blow(STRIKE, 20).wounds;
    assert_eq!((hit("ysolde", "ranged"), hit("brakka", "melee"), hit("mok", "magic")), (1, 1, 2));
    let mut trek = Trek::draws(alone("brakka").item(ANN, "fire-bomb"), "Y10", &[]);
    assert_eq!(trek.apply("fire-bomb", &[20]).foe(), 2, "a phase is named, so not before combat");
    used!["Y10"];
}

/// Nobody gets away from a challenge, not even in smoke.
#[track_caller]
fn holds_fast(id: &str) {
    let mut trek = Trek::draws(alone("brakka").item(ANN, "smoke-vial"), id, &[]);
    assert_eq!((trek.asked(), trek.offers("smoke-vial")), ("ask-stance", false), "{id}");
    trek.refuse(ANN, FLEE, "RN-18.2");
}

#[test]
fn harpy_flight() {
    rules!["RN-17.1", "RN-17.2"];
    holds_fast("Y11");
    used!["Y11"];
}

#[test]
fn hell_hound_pack() {
    rules!["RN-17.1", "RN-17.2"];
    holds_fast("B04");
    used!["B04"];
}

#[test]
fn fire_salamanders() {
    rules!["RN-16.2", "RN-24.3"];
    let trek = band("Y14");
    assert_eq!(trek.hurt(ANN), (0, 1));
    assert_eq!((trek.ally_hurt("hired-sword"), trek.ally_hurt("village-archer")), ((0, 1), (0, 1)));
    used!["Y14"];
}

/// Attacks from afar are made with two less by everybody.
#[track_caller]
fn blows_arrows_aside(id: &str) {
    assert_eq!(brakka(id).to("ranged").blow(STRIKE, 20).added, 1 - 2, "{id}");
    assert_eq!(band(id).to("ranged").blow(sends("village-archer"), 20).added, 4 - 2, "{id}");
    assert_eq!(brakka(id).to("ranged").blow(DEFEND, 20).added, 1, "{id}: attacks alone");
    assert_eq!(brakka(id).to("melee").blow(STRIKE, 20).added, 5, "{id}: ranged alone");
}

#[test]
fn storm_spirit() {
    rules!["RN-8.4"];
    blows_arrows_aside("B05");
    used!["B05"];
}

#[test]
fn veilwing() {
    rules!["RN-8.4"];
    blows_arrows_aside("R3");
    used!["R3"];
}

#[test]
fn vampire_countess() {
    rules!["RN-8.4", "RN-2.9"];
    let feed = |stand: Move, dice: u8| {
        let mut trek = band("B06");
        trek.to("melee").blow(STRIKE, 20);
        trek.blow(stand, dice);
        trek.foe()
    };
    assert_eq!((feed(DEFEND, 20), feed(DEFEND, 2)), (2, 2 - 1), "she drinks from the hero");
    assert_eq!(feed(sends("hired-sword"), 2), 2 - 1, "and from allies");
    let mut trek = Trek::draws(alone("brakka").ally(ANN, "shield-bearer"), "B06", &[]);
    trek.to("melee").blow(STRIKE, 20);
    trek.cast(ANN, DEFEND, &sums(&[2])).apply("shield-bearer", &[]);
    assert_eq!(
        (trek.hurt(ANN).0, trek.ally_hurt("shield-bearer").0, trek.foe()),
        (1, 1, 2 - 1),
        "once for a roll"
    );
    let mut trek = Trek::draws(alone("brakka").ally(ANN, "shield-bearer"), "B06", &[]);
    trek.to("melee").blow(STRIKE, 20);
    trek.to("ranged").cast(ANN, DEFEND, &sums(&[2])).apply("shield-bearer", &[]);
    assert_eq!(
        (trek.hurt(ANN).0, trek.ally_hurt("shield-bearer").0, trek.foe()),
        (0, 1, 2 - 1),
        "also where the bearer takes it all"
    );
    trek.to("melee").blow(DEFEND, 2);
    assert_eq!(trek.foe(), 0, "and again with the next roll");
    let mut trek = band("B06");
    trek.to("melee").blow(STRIKE, 20);
    trek.to("magic").blow(DEFEND, 20);
    trek.blow(FLEE, 2);
    assert_eq!((trek.hurt(ANN).0, trek.foe()), (1, 2), "a failed escape is no combat roll");
    used!["B06"];
}

/// The most wounds that a strike with the sword of dawn and the dragon tooth deals.
#[track_caller]
fn hardest_blow(id: &str) -> u8 {
    let scene = alone("brakka").item(ANN, "sword-of-dawn").item(ANN, "dragon-tooth");
    let mut trek = Trek::draws(scene, id, &[]);
    trek.to("melee").cast(ANN, STRIKE, &sums(&[20]));
    if trek.offers("dragon-tooth") {
        trek.apply("dragon-tooth", &[]).forgo();
    }
    trek.foe()
}

#[test]
fn war_golem() {
    rules!["RN-8.4", "RN-2.9"];
    assert_eq!((hardest_blow("B07"), hardest_blow("B09")), (3 + 2, 2));
    used!["B09"];
}

#[test]
fn stonehide() {
    rules!["RN-8.4", "RN-2.9"];
    assert_eq!((hardest_blow("R2"), hardest_blow("R4")), (3 + 2, 3));
    used!["R4"];
}

#[test]
fn two_headed_warlord() {
    rules!["RN-18.8"];
    for (phase, damage) in [("ranged", 2), ("melee", 2), ("magic", 1)] {
        assert_eq!(brakka("B11").to(phase).blow(DEFEND, 2).wounds, damage + 1, "{phase}");
        assert_eq!(brakka("B11").to(phase).blow(STRIKE, 2).wounds, damage, "{phase}: no defence");
    }
    let mut trek = Trek::draws(alone("brakka").ally(ANN, "archmage-in-exile"), "B11", &[]);
    let blow = trek.apply("archmage-in-exile", &[]).to("magic").blow(DEFEND, 2);
    assert_eq!(blow.wounds, 1, "the extra wound remains where there is no damage");
    used!["B11"];
}

#[test]
fn cindermaw() {
    rules!["RN-16.2", "RN-24.3"];
    let trek = band("R2");
    assert_eq!((trek.hurt(ANN), trek.ally_hurt("hired-sword")), ((0, 2), (0, 0)));
    used!["R2"];
}

#[test]
fn rimefang() {
    rules!["RN-16.2"];
    let trek = band("R5");
    assert_eq!(trek.hurt(ANN), (1, 0));
    assert_eq!((trek.ally_hurt("hired-sword"), trek.ally_hurt("village-archer")), ((1, 0), (1, 0)));
    used!["R5"];
}
