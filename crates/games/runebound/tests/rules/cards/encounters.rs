//! What encounters ask for, offer and bring.

use super::compare::*;
use freeport_runebound::*;
use freeport_testkit::{rules, used};

/// A hero without gold meets somebody, with these sums of the dice.
#[track_caller]
fn meets(hero: &str, id: &str, dice: &[u8]) -> Trek {
    Trek::draws(alone(hero).gold(ANN, 0), id, dice)
}

/// What an encounter left: gold, experience on paper, wounds and exhaustion.
fn left(trek: &Trek) -> (u16, u8, (u8, u8)) {
    let party = trek.party(ANN);
    (party.gold, party.paper, trek.hurt(ANN))
}

/// A test that is taken once: what is added to the dice, the number, and what success and failure bring. The card is gone then.
#[track_caller]
fn tested(id: &'static str, hero: &str, added: i8, need: u8, [won, lost]: [(u16, u8, (u8, u8)); 2]) {
    let dice = need - added as u8;
    for (dice, brings) in [(dice, won), (dice - 1, lost)] {
        let trek = meets(hero, id, &[dice]);
        let roll = Blow::first_of(&trek.told);
        assert_eq!((roll.added, roll.need, roll.hit), (added, need, brings == won), "{hero} meets {id}");
        assert_eq!(left(&trek), brings, "{id}");
        assert!(trek.view().removed.contains(&id), "{id} is out of the game");
    }
}

const NOTHING: (u16, u8, (u8, u8)) = (0, 0, (0, 0));

#[test]
fn old_well() {
    rules!["RN-10.1", "RN-10.2"];
    tested("G31", "brakka", 5 + 3, 12, [(3, 0, (0, 0)), (0, 0, (1, 0))]);
    used!["G31"];
}

#[test]
fn sunken_vault() {
    rules!["RN-10.1", "RN-10.2"];
    tested("Y22", "nimra", 3 + 3, 14, [(5, 0, (0, 0)), (0, 0, (1, 1))]);
    used!["Y22"];
}

#[test]
fn oracles_riddle() {
    rules!["RN-10.1", "RN-2.8"];
    tested("Y25", "orlen", 2 + 3, 14, [(0, 2, (0, 0)), NOTHING]);
    used!["Y25"];
}

#[test]
fn prisoner_of_the_cult() {
    rules!["RN-10.1", "RN-10.2"];
    tested("B15", "kestrin", 4 + 3, 17, [(0, 3, (0, 0)), (0, 0, (2, 0))]);
    used!["B15"];
}

#[test]
fn vorakeshs_bargain() {
    rules!["RN-10.1", "RN-10.2"];
    tested("R8", "varikas", 4 + 3, 18, [(6, 0, (0, 0)), (0, 0, (3, 0))]);
    used!["R8"];
}

/// A task that is taken on, and done where a city lies; another city does not matter.
#[track_caller]
fn errand(id: &'static str, to: (&str, &str), other: (&str, &str), gold: u16) {
    let taken = meets("valadir", id, &[]);
    assert_eq!((taken.party(ANN).tasks[0].id, taken.gold(ANN)), (id, 0));
    let walks = |(from, to): (&str, &str)| {
        let mut trek = Trek::begin(alone("valadir").gold(ANN, 0).task(ANN, id).at(ANN, from));
        trek.play(ANN, step(to));
        (trek.gold(ANN), trek.party(ANN).tasks.len(), trek.view().removed.contains(&id))
    };
    assert_eq!((walks(to), walks(other)), ((gold, 0, true), (0, 1, false)), "{id}");
}

const TO_TAMALIR: (&str, &str) = ("J08", "J07");
const TO_GREYHAVEN: (&str, &str) = ("L03", "M03");

#[test]
fn lost_child() {
    rules!["RN-10.4", "RN-10.5", "RN-6.29"];
    errand("G30", TO_TAMALIR, TO_GREYHAVEN, 3);
    used!["G30"];
}

#[test]
fn wounded_courier() {
    rules!["RN-10.4", "RN-10.5", "RN-6.29"];
    errand("G34", TO_GREYHAVEN, TO_TAMALIR, 4);
    used!["G34"];
}

#[test]
fn the_barons_errand() {
    rules!["RN-10.4", "RN-10.5"];
    assert_eq!(meets("brakka", "Y24", &[]).party(ANN).tasks[0].id, "Y24");
    let slays = |id: &str| {
        let mut trek = Trek::draws(alone("brakka").gold(ANN, 0).task(ANN, "Y24"), id, &[]);
        trek.win(ANN);
        (trek.gold(ANN), trek.party(ANN).tasks.len())
    };
    assert_eq!((slays("G23"), slays("G01")), ((3 + 4, 0), (2, 1)), "a beast, and goblins");
    used!["Y24"];
}

#[test]
fn card_sharp() {
    rules!["RN-10.1", "RN-2.19"];
    let sit_down = |gold: u16| Trek::draws(alone("tavish").gold(ANN, gold), "G32", &[]);
    assert_eq!(sit_down(5).moves(), [0, 1, 2, 3].map(Move::Stake), "up to three coins");
    assert_eq!(sit_down(2).moves(), [0, 1, 2].map(Move::Stake), "of those one has");
    for (stake, dice, gold) in [(3, 7, 5 + 3), (3, 6, 5 - 3), (1, 7, 5 + 1), (2, 6, 5 - 2)] {
        let mut trek = sit_down(5);
        let roll = trek.blow(Move::Stake(stake), dice);
        assert_eq!((roll.added, roll.need, trek.gold(ANN)), (3 + 3, 13, gold), "{stake} staked");
        assert!(trek.view().removed.contains(&"G32"));
    }
    let mut trek = sit_down(5);
    trek.play(ANN, Move::Stake(0));
    assert_eq!((trek.gold(ANN), trek.view().removed.contains(&"G32")), (5, true), "nobody has to play");
    used!["G32"];
}

#[test]
fn wayside_shrine() {
    rules!["RN-10.1"];
    let scene = || alone("valadir").wounds(ANN, 2).tired(ANN, 3).ally(ANN, "axe-sister");
    let pray = || Trek::draws(scene().worn(ANN, "axe-sister", 2, 1), "G33", &[]);
    let mut healed = pray();
    healed.play(ANN, Move::Fork(0)).play(ANN, Move::Whom(Body::Ally(Card::Market(card("axe-sister")))));
    assert_eq!((healed.hurt(ANN), healed.ally_hurt("axe-sister")), ((2, 3), (1, 1)), "one wound of anybody");
    let mut rested = pray();
    rested.play(ANN, Move::Fork(1));
    assert_eq!((rested.hurt(ANN), rested.ally_hurt("axe-sister")), ((2, 0), (2, 1)), "the hero alone");
    assert!(healed.view().removed.contains(&"G33") && rested.view().removed.contains(&"G33"));
    used!["G33"];
}

#[test]
fn trackers_bargain() {
    rules!["RN-10.1", "RN-27.3"];
    let strike = || Trek::draws(alone("valadir").gold(ANN, 0).stack("B03"), "G35", &[]);
    let mut paid = strike();
    paid.play(ANN, Move::Fork(0));
    assert_eq!((paid.gold(ANN), paid.view().removed.contains(&"G35")), (1, true));
    let mut told = strike();
    told.play(ANN, Move::Fork(1));
    assert_eq!(told.moves(), [Green, Yellow, Blue, Red].map(Move::PeekDeck), "any deck");
    told.play(ANN, Move::PeekDeck(Blue));
    assert_eq!((told.view().decks[2].top, told.gold(ANN)), (Some("B03"), 0));
    let mut left = told.clone();
    left.play(ANN, Move::Bury(false));
    assert_eq!(left.view().decks[2].top, Some("B03"));
    told.play(ANN, Move::Bury(true));
    assert_eq!((told.view().decks[2].top, told.deck(Blue)), (None, 16), "it lies at the bottom");
    used!["G35"];
}

#[test]
fn a_matter_of_honour() {
    rules!["RN-10.1", "RN-10.9"];
    let mut won = meets("mok", "Y21", &[7]);
    let roll = Blow::first_of(&won.told);
    assert_eq!((roll.added, roll.need, won.asked()), (5 + 2, 14, "ask-keep"));
    let mut declined = won.clone();
    won.play(ANN, Move::KeepIt(Keeping::Keep));
    let aldous = won.party(ANN).allies[0].figures;
    assert_eq!((aldous.life, aldous.strength, aldous.stats, aldous.damage), (4, 2, [1, 6, 3], [0, 1, 1]));
    let mut trek = Trek::draws(alone("valadir").kept(ANN, "Y21"), "B01", &[]);
    let hit = trek.to("magic").blow(sends_kept("Y21"), 20);
    assert_eq!((hit.added, hit.wounds), (3, 1));
    declined.play(ANN, Move::KeepIt(Keeping::Decline));
    assert_eq!((declined.allies(ANN).len(), declined.view().removed.contains(&"Y21")), (0, true));
    let lost = meets("mok", "Y21", &[6]);
    assert_eq!((lost.allies(ANN).len(), lost.view().removed.contains(&"Y21")), (0, true));
    used!["Y21"];
}

#[test]
fn the_masked_challenger() {
    rules!["RN-10.6", "RN-10.7"];
    let mut refused = meets("brakka", "Y23", &[]);
    let mut trek = refused.clone();
    refused.play(ANN, Move::Attempt(false));
    assert_eq!((left(&refused), refused.view().removed.contains(&"Y23")), (NOTHING, true));
    trek.play(ANN, Move::Attempt(true));
    let fight = trek.view().fight.expect("a fight");
    assert_eq!((fight.life, fight.targets, fight.damage), (3, [13, 15, 13], [0, 1, 0]));
    let mut fallen = trek.clone();
    trek.win(ANN);
    assert_eq!((trek.gold(ANN), trek.party(ANN).tokens), (5, [0; 4]), "gold, and never the token");
    assert!(trek.view().removed.contains(&"Y23"));
    fallen.lose(ANN);
    assert!(fallen.view().removed.contains(&"Y23") && fallen.view().undefeated.iter().all(Option::is_none));
    used!["Y23"];
}

#[test]
fn the_sleeping_forge() {
    rules!["RN-10.1", "RN-14.12"];
    let unarmed = meets("valadir", "B16", &[]);
    assert_eq!((unarmed.gold(ANN), unarmed.view().removed.contains(&"B16")), (4, true));
    let scene = || alone("valadir").gold(ANN, 0).item(ANN, "dwarven-war-axe").item(ANN, "round-shield");
    let mut trek = Trek::draws(scene().item(ANN, "short-bow"), "B16", &[]);
    let weapons = ["dwarven-war-axe", "short-bow"].map(card);
    assert_eq!(trek.moves().len(), 2, "a shield is no weapon");
    assert!(weapons.iter().all(|weapon| trek.allows(Move::AttachTo(*weapon))));
    trek.play(ANN, Move::AttachTo(card("dwarven-war-axe")));
    assert_eq!(trek.gold(ANN), 0);
    let forged = || scene().attached(ANN, "B16", "dwarven-war-axe");
    for (phase, value) in [("ranged", 1), ("melee", 5), ("magic", 2)] {
        assert_eq!((attack(scene(), phase).0, attack(forged(), phase).0), (value, value + 1), "{phase}");
        assert_eq!(defence(forged(), phase), value + 1, "{phase}: the shield alone");
    }
    used!["B16"];
}
