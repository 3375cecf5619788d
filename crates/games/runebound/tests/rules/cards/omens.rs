//! Challenges that ask for a test before combat.

use super::compare::*;
use freeport_runebound::Move;
use freeport_testkit::{rules, used};

/// A test of a hero who has the skill: what is added to the dice, the number, and the wounds and exhaustion of a failure.
#[track_caller]
fn asks(id: &str, hero: &str, added: i8, need: u8, harm: (u8, u8)) {
    let dice = need - added as u8;
    let passed = Trek::draws(alone(hero), id, &[dice]);
    let roll = Blow::first_of(&passed.told);
    assert_eq!((roll.added, roll.need, roll.hit), (added, need, true), "{hero} against {id}");
    assert_eq!((passed.hurt(ANN), passed.foe()), ((0, 0), 0), "{id} does nothing to who passes");
    let mut failed = Trek::draws(alone(hero), id, &[dice - 1]);
    failed.forgo();
    assert_eq!((Blow::first_of(&failed.told).hit, failed.hurt(ANN)), (false, harm), "{id}");
    assert!(failed.view().fight.is_some(), "and then the fight begins");
}

#[test]
fn wolf_pack() {
    rules!["RN-16.2", "RN-26.1"];
    asks("G02", "kestrin", 4 + 3, 12, (1, 0));
    used!["G02"];
}

#[test]
fn will_o_wisp() {
    rules!["RN-16.2", "RN-26.1"];
    asks("G06", "varikas", 4 + 3, 12, (0, 2));
    used!["G06"];
}

#[test]
fn giant_spider() {
    rules!["RN-16.2", "RN-26.1"];
    asks("G12", "groth", 5 + 1, 12, (0, 1));
    used!["G12"];
}

#[test]
fn river_serpent() {
    rules!["RN-16.2", "RN-26.1"];
    asks("G13", "nimra", 3 + 3, 12, (1, 0));
    used!["G13"];
}

#[test]
fn brood_of_the_blood_mother() {
    rules!["RN-16.2", "RN-26.1"];
    asks("Y01", "nimra", 3 + 3, 14, (1, 0));
    used!["Y01"];
}

#[test]
fn barrow_wight() {
    rules!["RN-16.2", "RN-26.1"];
    asks("Y03", "varikas", 4 + 3, 14, (0, 2));
    used!["Y03"];
}

#[test]
fn coven_witch() {
    rules!["RN-16.2", "RN-26.1"];
    asks("Y06", "mok", 5 + 2, 14, (0, 1));
    used!["Y06"];
}

#[test]
fn assassin_of_the_veil() {
    rules!["RN-16.2", "RN-26.1"];
    asks("Y15", "ysolde", 5 + 3, 14, (2, 0));
    used!["Y15"];
}

#[test]
fn lichs_apprentice() {
    rules!["RN-16.2", "RN-26.1"];
    asks("B02", "varikas", 4 + 3, 17, (2, 0));
    used!["B02"];
}

#[test]
fn shadow_assassins() {
    rules!["RN-16.2", "RN-26.1"];
    asks("B08", "ysolde", 5 + 3, 16, (2, 0));
    used!["B08"];
}

#[test]
fn high_lord_margath() {
    rules!["RN-16.2", "RN-26.1"];
    asks("R1", "varikas", 4 + 3, 20, (2, 0));
    used!["R1"];
}

#[test]
fn cursed_scarecrow() {
    rules!["RN-16.2", "RN-8.4"];
    let value = |dice: u8, rounds: usize| {
        let mut trek = Trek::draws(alone("brakka"), "G19", &[dice]);
        let rolls: Vec<i8> = (0..rounds).map(|_| trek.to("melee").blow(DEFEND, 20).added).collect();
        rolls[rounds - 1]
    };
    assert_eq!((value(11, 1), value(10, 1)), (5, 5 - 2), "will 12, and whoever fails is daunted");
    assert_eq!(value(10, 2), 5, "in the first round alone");
    let mut trek = Trek::draws(alone("brakka").ally(ANN, "hired-sword"), "G19", &[10]);
    assert_eq!(trek.to("melee").blow(sends("hired-sword"), 20).added, 4, "the hero alone");
    used!["G19"];
}

#[test]
fn nightcoil() {
    rules!["RN-16.2", "RN-18.2"];
    let scene = || alone("varikas").ally(ANN, "axe-sister");
    let mut passed = Trek::draws(scene(), "R6", &[12]);
    assert!(passed.to("ranged").allows(STRIKE));
    let mut failed = Trek::draws(scene(), "R6", &[11]);
    failed.to("ranged").refuse(ANN, STRIKE, "RN-8.4");
    assert!(failed.allows(sends("axe-sister")), "allies may attack");
    failed.blow(DEFEND, 20);
    failed.blow(DEFEND, 20);
    failed.refuse(ANN, STRIKE, "RN-8.4").blow(DEFEND, 20);
    assert!(failed.to("ranged").allows(STRIKE), "the second round is free");
    used!["R6"];
}

#[test]
fn smuggler_crew() {
    rules!["RN-16.2", "RN-26.7"];
    let meet = || Trek::draws(alone("varikas").gold(ANN, 0), "G21", &[]);
    assert_eq!(meet().asked(), "ask-attempt", "nobody has to bluff");
    let mut bluffed = meet();
    bluffed.cast(ANN, Move::Attempt(true), &sums(&[9]));
    assert_eq!((bluffed.gold(ANN), bluffed.party(ANN).tokens), (0, [1, 0, 0, 0]), "the token, no reward");
    let mut caught = meet();
    caught.cast(ANN, Move::Attempt(true), &sums(&[8]));
    assert_eq!((caught.hurt(ANN), caught.view().fight.is_some()), ((0, 0), true));
    let mut silent = meet();
    silent.play(ANN, Move::Attempt(false)).win(ANN);
    assert_eq!(silent.gold(ANN), 3);
    let mut liar = Trek::draws(alone("tavish"), "G21", &[]);
    assert_eq!(liar.blow(Move::Attempt(true), 20).added, 3 + 3);
    used!["G21"];
}
