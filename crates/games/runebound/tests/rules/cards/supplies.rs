//! Supplies of the market: what is drunk, thrown, read and eaten goes under the deck, what is ridden stays.

use super::compare::*;
use freeport_runebound::*;
use freeport_testkit::{rules, used};

/// A thing that is thrown before combat at the Marsh Hydra: the dice that just hit it. It deals two wounds, and is gone either way.
#[track_caller]
fn thrown(id: &str, dice: u8) {
    let scene = alone("valadir").item(ANN, id);
    let mut trek = Trek::draws(scene.clone(), "Y09", &[]);
    let mut missed = trek.clone();
    trek.apply(id, &[dice]);
    assert_eq!((trek.foe(), trek.items(ANN).len()), (2, 0), "{id}");
    missed.apply(id, &[dice - 1]);
    assert_eq!((missed.foe(), missed.hurt(ANN), missed.items(ANN).len()), (0, (0, 0), 0), "{id} misses");
    assert!(!Trek::draws(scene, "Y09", &[]).to("ranged").offers(id), "{id}: before combat alone");
}

#[test]
fn fire_bomb() {
    rules!["RN-16.5", "RN-14.3"];
    thrown("fire-bomb", 15 - 1);
    used!["fire-bomb"];
}

#[test]
fn holy_water() {
    rules!["RN-16.5", "RN-14.3"];
    thrown("holy-water", 14 - 2);
    used!["holy-water"];
}

/// Sir Valadir and an axe sister, hurt and tired, with a potion on the road.
fn thirsty(id: &str) -> Trek {
    let scene = alone("valadir").at(ANN, "L04").wounds(ANN, 3).tired(ANN, 3).item(ANN, id);
    Trek::begin(scene.ally(ANN, "axe-sister").worn(ANN, "axe-sister", 3, 2))
}

fn sister() -> Move {
    Move::Whom(Body::Ally(Card::Market(card("axe-sister"))))
}

#[test]
fn healing_draught() {
    rules!["RN-14.3", "RN-24.10", "RN-25.4"];
    let mut trek = thirsty("healing-draught");
    trek.apply("healing-draught", &[]);
    let mut other = trek.clone();
    trek.play(ANN, Move::Whom(Body::Hero));
    assert_eq!((trek.hurt(ANN), trek.ally_hurt("axe-sister")), ((3 - 2, 3), (3, 2)));
    other.play(ANN, sister());
    assert_eq!((other.hurt(ANN), other.ally_hurt("axe-sister")), ((3, 3), (3 - 2, 2)));
    assert!(trek.items(ANN).is_empty() && other.items(ANN).is_empty());
    let scene = alone("valadir").at(ANN, "L04").wounds(ANN, 3).item(ANN, "healing-draught");
    let mut trek = Trek::begin(scene.ally(ANN, "axe-sister"));
    trek.apply("healing-draught", &[]);
    assert_eq!((trek.hurt(ANN).0, trek.asked()), (1, "ask-way"), "who is unhurt is not asked about");
    used!["healing-draught"];
}

#[test]
fn draught_of_vigour() {
    rules!["RN-14.3", "RN-25.4"];
    let mut trek = thirsty("draught-of-vigour");
    trek.apply("draught-of-vigour", &[]);
    let mut other = trek.clone();
    trek.play(ANN, Move::Whom(Body::Hero));
    assert_eq!((trek.hurt(ANN), trek.ally_hurt("axe-sister")), ((3, 0), (3, 2)));
    other.play(ANN, sister());
    assert_eq!((other.hurt(ANN), other.ally_hurt("axe-sister")), ((3, 3), (3, 0)));
    assert!(trek.items(ANN).is_empty());
    used!["draught-of-vigour"];
}

#[test]
fn trail_rations() {
    rules!["RN-6.26", "RN-24.8"];
    let mut trek = thirsty("trail-rations");
    trek.apply("trail-rations", &[]);
    trek.play(ANN, Move::Share(Body::Hero));
    trek.play(ANN, Move::Share(Body::Ally(Card::Market(card("axe-sister")))));
    assert_eq!((trek.hurt(ANN), trek.ally_hurt("axe-sister")), ((3, 2), (3, 1)), "two tokens, split freely");
    assert_eq!((trek.asked(), trek.items(ANN).len()), ("ask-way", 0));
    let tired = alone("valadir").tired(ANN, 2).item(ANN, "trail-rations");
    assert!(!Trek::draws(tired, "G17", &[]).offers("trail-rations"), "before movement alone");
    used!["trail-rations"];
}

#[test]
fn stoneskin_elixir() {
    rules!["RN-24.6", "RN-14.3"];
    let mut trek =
        Trek::draws(alone("brakka").boost(ANN, Boost::Mind, 1).item(ANN, "stoneskin-elixir"), "R1", &[20]);
    trek.to("melee").cast(ANN, DEFEND, &sums(&[2]));
    trek.apply("stoneskin-elixir", &[]);
    assert_eq!((trek.hurt(ANN).0, trek.items(ANN).len()), (5 - 3, 0));
    used!["stoneskin-elixir"];
}

#[test]
fn smoke_vial() {
    rules!["RN-17.7", "RN-14.3"];
    let scene = || alone("valadir").at(ANN, "N06").came_from(ANN, "N05").item(ANN, "smoke-vial");
    let flees = || Trek::draws(scene(), "G17", &[]);
    let mut vanished = flees();
    vanished.apply("smoke-vial", &[]);
    assert!(vanished.heard(|event| matches!(event, Event::Escaped { seat: ANN })));
    assert_eq!((vanished.stands(ANN), vanished.items(ANN).len()), (Some("N05"), 0));
    let mut seen = flees();
    seen.cast(ANN, FLEE, &sums(&[2]));
    seen.apply("smoke-vial", &[]);
    assert_eq!((seen.stands(ANN), seen.hurt(ANN).0), (Some("N05"), 0), "after a try that failed, too");
    assert!(!flees().to("ranged").offers("smoke-vial"), "in the escape phase alone");
    used!["smoke-vial"];
}

#[test]
fn scroll_of_homecoming() {
    rules!["RN-6.3", "RN-6.30"];
    for town in &Pack::base().atlas.towns {
        let mut trek =
            Trek::begin(alone("valadir").at(ANN, "L04").gold(ANN, 0).item(ANN, "scroll-of-homecoming"));
        trek.apply("scroll-of-homecoming", &[]);
        trek.play(ANN, Move::Haven(city(&town.id)));
        assert_eq!((trek.party(ANN).hex, trek.items(ANN).len()), (Some(town.hex), 0), "{}", town.id);
        assert_eq!(trek.view().markets[usize::from(city(&town.id))].cards.len(), 1, "and a market there");
    }
    used!["scroll-of-homecoming"];
}

#[test]
fn scroll_of_sight() {
    rules!["RN-7.11", "RN-27.3"];
    let scene = alone("valadir").at(ANN, "N06").item(ANN, "scroll-of-sight").deck(Green, &["G01", "G02"]);
    let mut trek = Trek::arrive(scene.stack("G01"));
    trek.play(ANN, ATTEMPT).apply("scroll-of-sight", &[]);
    assert_eq!((trek.view().decks[0].top, trek.items(ANN).len()), (Some("G01"), 0));
    let mut buried = trek.clone();
    trek.play(ANN, Move::Bury(false));
    assert_eq!(trek.view().open, Some("G01"));
    buried.cast(ANN, Move::Bury(true), &[drawn(tale("G02")), 10, 10]);
    assert_eq!((buried.view().open, buried.deck(Green)), (Some("G02"), 1));
    used!["scroll-of-sight"];
}

#[test]
fn saddle_horse() {
    rules!["RN-6.28", "RN-6.5"];
    let dice = |scene: Scene| Trek::begin(scene.at(ANN, "L04").wounds(ANN, 1)).party(ANN).dice;
    assert_eq!(valadir("saddle-horse", dice), [4, 5]);
    let fresh = |scene: Scene| Trek::begin(scene.at(ANN, "L04")).party(ANN).dice;
    assert_eq!(valadir("saddle-horse", fresh), [5; 2]);
    used!["saddle-horse"];
}

#[test]
fn wayfarers_kit() {
    rules!["RN-26.6", "RN-26.1"];
    assert_eq!(valadir("wayfarers-kit", |scene| test(scene, "G31")), [5, 5 + 3], "climbing");
    assert_eq!(valadir("wayfarers-kit", |scene| test(scene, "Y01")), [5, 5 + 3], "swimming");
    assert_eq!(valadir("wayfarers-kit", |scene| test(scene, "G12")), [5; 2], "dodging");
    used!["wayfarers-kit"];
}
