//! Losses, limits, upkeep and trophies: sections 33, 34, 35 and 37.

use crate::trek::*;
use freeport_runebound::*;
use freeport_testkit::rules;

fn with(change: impl Fn(&mut Options)) -> Options {
    let mut options = Options { doom: Doom::Off, ..Options::default() };
    change(&mut options);
    options
}

#[test]
fn softened_losses() {
    rules!["RN-33.1", "RN-37.4"];
    let options = with(|options| options.softened = true);
    let scene = Scene::with(options, &["varikas", "mok"])
        .at(ANN, "D05")
        .wounds(ANN, 4)
        .gold(ANN, 6)
        .item(ANN, "short-bow");
    let mut trek = Trek::facing(scene, "G04");
    trek.lose(ANN);
    assert_eq!((trek.items(ANN), trek.gold(ANN), trek.stands(ANN)), (vec!["short-bow"], 0, Some("C05")));
}

#[test]
fn one_item_of_each_class_and_type() {
    rules!["RN-W24", "RN-34.1", "RN-34.2", "RN-34.3", "RN-34.4"];
    let options = with(|options| options.item_limit = true);
    let scene = Scene::with(options, &["varikas", "mok"])
        .at(ANN, "M03")
        .gold(ANN, 60)
        .item(ANN, "thunder-mace")
        .item(ANN, "ring-of-wit");
    let scene = scene.kept(ANN, "Y13").kept(ANN, "G14").kept(ANN, "R2");
    let for_sale =
        ["white-blade", "dragon-tooth", "yew-longbow", "chain-hauberk", "ring-of-will", "mirror-shield"];
    let scene = for_sale.iter().fold(scene, |scene, id| scene.market("greyhaven", id));
    let mut trek = Trek::trade(scene, "saddle-horse");
    trek.refuse(ANN, buy("dragon-tooth"), "RN-34.1").refuse(ANN, buy("ring-of-will"), "RN-34.1");
    trek.refuse(ANN, buy("mirror-shield"), "RN-34.1");
    trek.play(ANN, buy("white-blade")).play(ANN, buy("yew-longbow")).play(ANN, buy("chain-hauberk"));
    assert_eq!(trek.items(ANN).len(), 5, "three weapons and two armours");
    trek.play(ANN, sell("thunder-mace")).play(ANN, buy("dragon-tooth"));
}

#[test]
fn allies_are_paid() {
    rules!["RN-35.1", "RN-35.2", "RN-35.3", "RN-35.4", "RN-35.5"];
    let options = with(|options| options.ally_upkeep = true);
    let scene = || {
        let scene = Scene::with(options, &["varikas", "mok"])
            .at(ANN, "M03")
            .ally(ANN, "war-hound")
            .ally(ANN, "iron-golem");
        scene.ally(ANN, "cutpurse").kept(ANN, "Y16")
    };
    let mut trek = Trek::open(&[], |table| scene().gold(ANN, 3).trade(table));
    assert_eq!((trek.asked(), trek.sells("greyhaven").len()), ("ask-upkeep", 0), "before anything else");
    trek.play(ANN, Move::Upkeep(true))
        .play(ANN, Move::Upkeep(false))
        .play(ANN, Move::Upkeep(true))
        .play(ANN, Move::Upkeep(false));
    assert_eq!((trek.allies(ANN), trek.gold(ANN)), (vec!["war-hound", "cutpurse"], 1));
    assert_eq!((trek.deck(Yellow), trek.sells("greyhaven").len()), (25, 1), "kept ones leave, too");
    let trek = Trek::open(&[], |table| scene().gold(ANN, 0).trade(table));
    assert!(trek.allies(ANN).is_empty(), "nobody works for nothing");
    let mut trek = Trek::begin(scene().at(ANN, "L04").gold(ANN, 0));
    trek.play(ANN, rest(0));
    assert_eq!((trek.allies(ANN).len(), trek.view().acting), (4, BEN), "and nobody is paid on the road");
}

#[test]
fn battle_trophies() {
    rules!["RN-37.1", "RN-37.2", "RN-37.3"];
    let options = with(|options| options.trophies = true);
    let scene = Scene::with(options, &["brakka", "varikas"])
        .at(ANN, "L04")
        .at(BEN, "L04")
        .wounds(BEN, 4)
        .wounds(ANN, 2);
    let scene = scene.gold(BEN, 7).item(BEN, "thunder-mace").item(BEN, "short-bow");
    let mut trek = Trek::open(&[], |table| scene.duelling(BEN, table));
    for _ in 0..40 {
        if trek.asked() == "ask-spoils" {
            break;
        }
        let seat = trek.who();
        let mv = if trek.allows(STRIKE) {
            STRIKE
        } else if trek.allows(STAY) {
            STAY
        } else {
            PASS
        };
        if mv == STRIKE {
            trek.cast(seat, mv, &sums(&[20]))
        } else {
            trek.play(seat, mv)
        };
    }
    let wounds = trek.party(ANN).figures.wounds;
    trek.play(ANN, Move::Spoils(Plunder::Card(Card::Market(card("short-bow")))));
    assert_eq!((trek.items(BEN), trek.gold(BEN)), (vec!["thunder-mace"], 7), "nothing else is lost");
    assert_eq!((trek.stands(BEN), trek.party(ANN).figures.wounds), (Some("M03"), wounds));
    assert!(wounds >= 2);
}

#[test]
fn trophies_are_for_duels_alone() {
    rules!["RN-37.2", "RN-37.4", "RN-22.3", "RN-22.4"];
    let options = with(|options| options.trophies = true);
    let scene = Scene::with(options, &["varikas", "mok"]).at(ANN, "D05").wounds(ANN, 4).gold(ANN, 6);
    let mut trek = Trek::facing(scene.item(ANN, "short-bow"), "G04");
    trek.lose(ANN);
    assert_eq!((trek.items(ANN).len(), trek.gold(ANN)), (0, 0), "a challenge takes what it takes");
}
