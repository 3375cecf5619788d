//! Items, allies and their limits: section 14, and what is kept of section 21.

use crate::trek::*;
use freeport_runebound::*;
use freeport_testkit::rules;

fn shopper() -> Scene {
    Scene::of(&["varikas", "mok"]).at(ANN, "M03").gold(ANN, 30)
}

#[test]
fn two_weapons_and_one_armour() {
    rules!["RN-14.5", "RN-14.6", "RN-14.8"];
    let scene = shopper().item(ANN, "short-bow").item(ANN, "thunder-mace").item(ANN, "round-shield");
    let scene = scene
        .market("greyhaven", "leather-armour")
        .market("greyhaven", "ring-of-wit")
        .market("greyhaven", "trail-rations");
    let mut trek = Trek::trade(scene, "white-blade");
    trek.refuse(ANN, buy("white-blade"), "RN-14.5").refuse(ANN, buy("leather-armour"), "RN-14.5");
    trek.play(ANN, buy("ring-of-wit")).play(ANN, buy("trail-rations"));
    trek.play(ANN, sell("short-bow")).play(ANN, buy("white-blade"));
    trek.play(ANN, Move::Aside(Side::Discard(card("round-shield")))).play(ANN, buy("leather-armour"));
    assert_eq!(trek.items(ANN).len(), 5);
}

#[test]
fn two_allies() {
    rules!["RN-14.7", "RN-14.9"];
    let mut trek = Trek::trade(shopper().ally(ANN, "war-hound").kept(ANN, "Y16"), "iron-golem");
    trek.refuse(ANN, buy("iron-golem"), "RN-14.7");
    trek.play(ANN, Move::Aside(Side::Discard(card("war-hound")))).play(ANN, buy("iron-golem"));
    assert_eq!(trek.allies(ANN), ["Y16", "iron-golem"]);
}

#[test]
fn kept_cards_count_and_stay() {
    rules!["RN-14.9", "RN-21.5", "RN-21.6", "RN-21.7", "RN-21.8", "RN-21.11"];
    let mut trek =
        Trek::trade(shopper().kept(ANN, "G24").item(ANN, "short-bow").kept(ANN, "Y13"), "white-blade");
    trek.refuse(ANN, buy("white-blade"), "RN-14.5");
    let sells = trek.moves().iter().filter(|mv| matches!(mv, Move::Deal(Trading::Sell(_)))).count();
    assert_eq!(sells, 1, "nobody buys what was kept");
    assert_eq!(trek.asides().iter().filter(|mv| matches!(mv, Move::Aside(Side::Discard(_)))).count(), 1);
    // A second shield: the kept one cannot make room for it.
    let scene =
        Scene::of(&["brakka", "mok"]).at(ANN, "G04").item(ANN, "leather-armour").boost(ANN, Boost::Body, 3);
    let mut trek = Trek::facing(scene, "Y13");
    trek.win(ANN);
    assert_eq!(trek.asked(), "ask-keep");
    trek.refuse(ANN, Move::KeepIt(Keeping::Keep), "RN-14.5");
    trek.play(ANN, Move::KeepIt(Keeping::Instead(card("leather-armour"))));
    assert_eq!((trek.kept(ANN), trek.items(ANN).len()), (vec!["Y13"], 0));
}

#[test]
fn a_kept_weapon_makes_no_room() {
    rules!["RN-14.16", "RN-21.11"];
    let scene = Scene::of(&["brakka", "mok"])
        .at(ANN, "N06")
        .kept(ANN, "Y13")
        .item(ANN, "short-bow")
        .item(ANN, "thunder-mace");
    let mut trek = Trek::facing(scene, "G24");
    trek.win(ANN);
    assert_eq!(trek.moves().len(), 3, "one of two market weapons, or declined");
    trek.play(ANN, Move::KeepIt(Keeping::Decline));
    assert_eq!((trek.kept(ANN), trek.deck(Green)), (vec!["Y13"], 35));
    assert!(trek.heard(|event| matches!(event, Event::KeepDeclined { .. })));
}

#[test]
fn trophies_and_runes_are_never_declined() {
    rules!["RN-14.16", "RN-14.10", "RN-21.5", "RN-2.19"];
    let mut trek = Trek::facing(Scene::of(&["brakka", "mok"]).at(ANN, "N06"), "G14");
    trek.win(ANN);
    assert_eq!((trek.kept(ANN), trek.view().acting), (vec!["G14"], BEN), "nobody is asked");
}

#[test]
fn what_a_card_gives_goes_with_it() {
    rules!["RN-14.4", "RN-14.14", "RN-14.1", "RN-14.2", "RN-14.3", "RN-14.15"];
    let scene = Scene::of(&["varikas", "mok"])
        .item(ANN, "amulet-of-endurance")
        .tired(ANN, 5)
        .item(ANN, "belt-of-strength");
    let mut trek = Trek::begin(scene.ally(ANN, "war-hound"));
    let figures = trek.party(ANN).figures;
    assert_eq!((figures.strength, figures.stats[1]), (5, 7));
    assert_eq!(trek.party(ANN).allies[0].figures.stats[1], 5, "items are the hero's alone");
    trek.play(ANN, Move::Aside(Side::Discard(card("amulet-of-endurance"))));
    trek.play(ANN, Move::Aside(Side::Discard(card("belt-of-strength"))));
    let figures = trek.party(ANN).figures;
    assert_eq!((figures.strength, figures.exhaustion, figures.stats[1], figures.wounds), (3, 5, 4, 0));
}

#[test]
fn wounds_stay_after_a_fight() {
    rules!["RN-21.13", "RN-21.9"];
    let scene =
        Scene::of(&["brakka", "mok"]).at(ANN, "N06").wounds(ANN, 2).tired(ANN, 1).boost(ANN, Boost::Body, 4);
    let mut trek = Trek::facing(scene, "G01");
    trek.win(ANN);
    let figures = trek.party(ANN).figures;
    assert_eq!((figures.wounds, figures.exhaustion), (2, 1));
}
