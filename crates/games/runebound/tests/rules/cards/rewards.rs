//! What defeated challenges leave behind besides gold: trophies, weapons, armour, allies and Dragon Runes.

use super::compare::*;
use freeport_runebound::*;
use freeport_testkit::{rules, used};

/// Ysolde with mind 5, body 6 and spirit 6 defeats a challenge; the test before combat, where there is one, succeeds.
#[track_caller]
fn defeats(id: &str, dice: &[u8]) -> Trek {
    let scene = alone("ysolde").boost(ANN, Boost::Body, 2).boost(ANN, Boost::Spirit, 2).gold(ANN, 0);
    let mut trek = Trek::draws(scene, id, dice);
    trek.win(ANN);
    trek
}

/// A challenge that is defeated may be kept as an item, or declined.
#[track_caller]
fn may_be_kept(id: &'static str) {
    let mut trek = defeats(id, &[]);
    let mut declined = trek.clone();
    trek.play(ANN, Move::KeepIt(Keeping::Keep));
    assert_eq!(trek.kept(ANN), [id]);
    declined.play(ANN, Move::KeepIt(Keeping::Decline));
    assert!(declined.kept(ANN).is_empty(), "{id} was declined");
}

#[test]
fn wild_boar() {
    rules!["RN-21.2"];
    let scene = alone("brakka").gold(ANN, 0).wounds(ANN, 2).ally(ANN, "axe-sister");
    let mut trek = Trek::draws(scene.worn(ANN, "axe-sister", 2, 0), "G09", &[]);
    trek.win(ANN);
    assert_eq!(trek.asked(), "ask-heal");
    let mut other = trek.clone();
    trek.play(ANN, Move::Whom(Body::Hero));
    assert_eq!((trek.gold(ANN), trek.hurt(ANN), trek.ally_hurt("axe-sister")), (1, (1, 0), (2, 0)));
    other.play(ANN, Move::Whom(Body::Ally(Card::Market(card("axe-sister")))));
    assert_eq!((other.hurt(ANN), other.ally_hurt("axe-sister")), ((2, 0), (1, 0)));
    used!["G09"];
}

#[test]
fn restless_squire() {
    rules!["RN-21.5", "RN-21.10", "RN-20.4"];
    assert_eq!(defeats("G14", &[]).kept(ANN), ["G14"], "a trophy comes unasked");
    let scene = || alone("brakka").kept(ANN, "G14").ally(ANN, "hired-sword");
    for (stand, dice) in [(STRIKE, 8), (DEFEND, 8)] {
        let mut trek = Trek::draws(scene(), "Y12", &[]);
        trek.to("melee").cast(ANN, stand, &sums(&[dice]));
        trek.apply("G14", &[]).forgo();
        assert_eq!((trek.hurt(ANN), trek.kept(ANN).len()), ((0, 0), 0), "8 + 5 + 4 is 17");
        assert_eq!(trek.deck(Green), 35, "it lies under its deck");
    }
    let mut trek = Trek::draws(scene(), "Y12", &[]);
    trek.to("melee").cast(ANN, DEFEND, &sums(&[7]));
    trek.apply("G14", &[]).forgo();
    assert_eq!(trek.hurt(ANN), (2, 0), "16 is not enough");
    let mut trek = Trek::draws(scene(), "Y12", &[]);
    trek.to("melee").cast(ANN, sends("hired-sword"), &sums(&[2]));
    assert!(!trek.offers("G14"), "not for an ally");
    let trek = Trek::draws(scene(), "Y01", &[2]);
    assert!(!trek.offers("G14") && trek.hurt(ANN).0 == 1, "nor in a test");
    used!["G14"];
}

#[test]
fn cutthroat_twins_leave_a_dagger() {
    rules!["RN-21.5", "RN-14.16"];
    may_be_kept("G24");
    assert_eq!(valadir("G24", |scene| attack(scene, "melee")), [(5, 2), (5 + 1, 2)]);
    assert_eq!(valadir("G24", |scene| attack(scene, "ranged")), [(1, 1); 2]);
    assert_eq!(valadir("G24", |scene| defence(scene, "melee")), [5; 2]);
    used!["G24"];
}

#[test]
fn blood_of_the_brood() {
    rules!["RN-21.5", "RN-16.5"];
    assert_eq!(defeats("Y01", &[20]).kept(ANN), ["Y01"]);
    let mut trek = Trek::draws(alone("valadir").kept(ANN, "Y01"), "Y09", &[]);
    let mut missed = trek.clone();
    trek.apply("Y01", &[12]);
    assert_eq!((trek.foe(), trek.kept(ANN).len()), (2, 0), "12 + spirit 2 is 14");
    missed.apply("Y01", &[11]);
    assert_eq!((missed.foe(), missed.hurt(ANN), missed.kept(ANN).len()), (0, (0, 0), 0));
    used!["Y01"];
}

#[test]
fn manticore() {
    rules!["RN-8.3", "RN-21.5"];
    assert_eq!(defeats("Y04", &[]).kept(ANN), ["Y04"]);
    let meet = |id: &str| Trek::draws(alone("valadir").gold(ANN, 0).kept(ANN, "Y04"), id, &[]);
    for (beast, gold, tokens) in [("G23", 3, [1, 0, 0, 0]), ("Y09", 5, [0, 1, 0, 0])] {
        let mut trek = meet(beast);
        assert_eq!(trek.asked(), "ask-reveal");
        trek.apply("Y04", &[]);
        assert_eq!(
            (trek.gold(ANN), trek.party(ANN).tokens, trek.kept(ANN).len()),
            (gold, tokens, 0),
            "{beast}"
        );
    }
    for other in ["G01", "Y02", "B07"] {
        assert!(!meet(other).offers("Y04"), "{other} is no such beast");
    }
    let scene = alone("valadir").at(ANN, "N06").kept(ANN, "Y04").left_behind(0, "G23", "N06");
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, FACE);
    assert!(!trek.offers("Y04"), "a card that lies open is not revealed");
    used!["Y04"];
}

#[test]
fn fallen_knight() {
    rules!["RN-21.5", "RN-14.16"];
    may_be_kept("Y13");
    for (phase, stat) in [("ranged", 1), ("melee", 5), ("magic", 2)] {
        assert_eq!(valadir("Y13", |scene| defence(scene, phase)), [stat, stat + 1], "{phase}");
    }
    assert_eq!(valadir("Y13", |scene| attack(scene, "melee")), [(5, 2); 2]);
    used!["Y13"];
}

#[test]
fn enslaved_cyclops() {
    rules!["RN-21.2", "RN-21.5", "RN-14.16"];
    let mut trek = defeats("Y16", &[]);
    assert_eq!((trek.asked(), trek.moves()), ("ask-fork", vec![Move::Fork(0), Move::Fork(1)]));
    let mut paid = trek.clone();
    paid.play(ANN, Move::Fork(0));
    assert_eq!((paid.gold(ANN), paid.allies(ANN).len()), (4, 0));
    trek.play(ANN, Move::Fork(1)).play(ANN, Move::KeepIt(Keeping::Keep));
    let figures = trek.party(ANN).allies[0].figures;
    assert_eq!((trek.gold(ANN), figures.life, figures.strength), (0, 5, 1));
    assert_eq!((figures.stats, figures.damage), ([1, 7, 0], [0, 2, 0]));
    let mut trek = Trek::draws(alone("valadir").kept(ANN, "Y16"), "B01", &[]);
    let hit = trek.to("melee").blow(sends_kept("Y16"), 20);
    assert_eq!((hit.added, hit.wounds), (7, 2));
    used!["Y16"];
}

#[test]
fn heart_of_the_war_golem() {
    rules!["RN-21.5", "RN-14.16"];
    may_be_kept("B09");
    let life = |scene| Trek::begin(scene).party(ANN).figures.life;
    assert_eq!(valadir("B09", life), [6, 7]);
    used!["B09"];
}

#[test]
fn necromancers_captain() {
    rules!["RN-21.5", "RN-2.17"];
    assert_eq!(defeats("B10", &[]).kept(ANN), ["B10"]);
    let mut trek = Trek::draws(alone("valadir").kept(ANN, "B10"), "G17", &[]);
    trek.apply("B10", &[]);
    let fight = trek.view().fight.expect("a fight");
    assert_eq!((fight.damage, trek.kept(ANN).len()), ([0, 1, 0], 0), "one less, and never below nothing");
    assert_eq!(trek.to("melee").blow(DEFEND, 2).wounds, 1);
    used!["B10"];
}

#[test]
fn margath_is_the_end() {
    rules!["RN-1.1", "RN-1.10"];
    let trek = defeats("R1", &[20]);
    assert!(trek.view().outcome.is_some());
    assert!(trek.heard(|event| matches!(event, Event::GameWon { seat: ANN, by: Triumph::HighLord })));
    used!["R1"];
}

/// A Dragon Lord leaves a rune, and the third of them wins.
#[track_caller]
fn leaves_a_rune(id: &'static str, dice: &[u8]) {
    let trek = defeats(id, dice);
    assert_eq!((trek.kept(ANN), trek.party(ANN).runes, trek.gold(ANN)), (vec![id], 1, 0));
    assert!(trek.view().outcome.is_none());
    let others = ["R2", "R3", "R4"].into_iter().filter(|other| *other != id).take(2);
    let hero = alone("ysolde").boost(ANN, Boost::Body, 2).boost(ANN, Boost::Spirit, 2);
    let mut trek = Trek::draws(others.fold(hero, |scene, other| scene.kept(ANN, other)), id, dice);
    trek.win(ANN);
    assert!(trek.heard(|event| matches!(event, Event::GameWon { seat: ANN, by: Triumph::Runes })), "{id}");
}

#[test]
fn rune_of_cindermaw() {
    rules!["RN-1.2", "RN-21.5", "RN-25.5"];
    leaves_a_rune("R2", &[]);
    let mut trek = Trek::draws(alone("mok").kept(ANN, "R2"), "B01", &[]);
    trek.to("magic").cast(ANN, STRIKE, &sums(&[20]));
    trek.apply("R2", &[]);
    assert_eq!((trek.foe(), trek.party(ANN).kept[0].down), (2 + 2, true));
    let mut trek = Trek::draws(alone("brakka").kept(ANN, "R2"), "B01", &[]);
    trek.to("melee").cast(ANN, STRIKE, &sums(&[20]));
    assert!(!trek.offers("R2"), "magic alone");
    used!["R2"];
}

#[test]
fn rune_of_veilwing() {
    rules!["RN-1.2", "RN-21.5"];
    leaves_a_rune("R3", &[]);
    let stats = |scene| Trek::begin(scene).party(ANN).figures.stats;
    assert_eq!(valadir("R3", stats), [[1, 5, 2], [1 + 2, 5, 2]]);
    assert_eq!(valadir("R3", |scene| test(scene, "G02")), [1, 3]);
    used!["R3"];
}

#[test]
fn rune_of_stonehide() {
    rules!["RN-1.2", "RN-21.5", "RN-24.6"];
    leaves_a_rune("R4", &[]);
    let mut trek = Trek::draws(alone("brakka").kept(ANN, "R4"), "R2", &[]);
    trek.to("melee").cast(ANN, DEFEND, &sums(&[2]));
    trek.apply("R4", &[]);
    assert_eq!((trek.hurt(ANN).0, trek.party(ANN).kept[0].down), (4 - 3, true));
    used!["R4"];
}

#[test]
fn rune_of_rimefang() {
    rules!["RN-1.2", "RN-21.5", "RN-16.5"];
    leaves_a_rune("R5", &[]);
    let scene = alone("brakka").kept(ANN, "R5").wounds(ANN, 4).tired(ANN, 4).ally(ANN, "axe-sister");
    let mut trek = Trek::draws(scene.worn(ANN, "axe-sister", 1, 1), "G17", &[]);
    trek.apply("R5", &[]);
    assert_eq!(
        (trek.hurt(ANN), trek.ally_hurt("axe-sister")),
        ((1, 1), (1, 1)),
        "three of each, the hero alone"
    );
    assert!(trek.party(ANN).kept[0].down);
    used!["R5"];
}

#[test]
fn rune_of_nightcoil() {
    rules!["RN-1.2", "RN-21.5"];
    leaves_a_rune("R6", &[20]);
    let stats = |scene| Trek::begin(scene).party(ANN).figures.stats;
    assert_eq!(valadir("R6", stats), [[1, 5, 2], [1, 5, 2 + 2]]);
    assert_eq!(valadir("R6", |scene| test(scene, "G06")), [2, 4]);
    used!["R6"];
}
