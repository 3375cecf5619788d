//! The Market step: section 13.

use crate::trek::*;
use freeport_runebound::*;
use freeport_testkit::{rules, used};

fn shopper() -> Scene {
    Scene::of(&["varikas", "mok"]).at(ANN, "M03").gold(ANN, 20).wounds(ANN, 1)
}

#[test]
fn a_card_is_laid_out_first() {
    rules!["RN-13.1", "RN-13.2", "RN-13.12"];
    let trek = Trek::trade(shopper().market("greyhaven", "war-hound"), "short-bow");
    assert_eq!(trek.sells("greyhaven").len(), 2);
    assert!(trek.allows(buy("short-bow")) && trek.allows(buy("war-hound")));
    let mut trek = Trek::begin(Scene::of(&["varikas", "mok"]).at(ANN, "L04"));
    trek.play(ANN, rest(0));
    assert_eq!(trek.view().acting, BEN, "no market outside of cities");
}

#[test]
fn an_empty_market_deck() {
    rules!["RN-13.3", "RN-28.3"];
    let trek = Trek::open(&[], |table| shopper().sold_out("forge").wounds(ANN, 1).trade(table));
    assert_eq!((trek.view().stock, trek.sells("greyhaven").len(), trek.asked()), (0, 0, "ask-deal"));
}

#[test]
fn buying_and_hiring() {
    rules!["RN-13.4", "RN-13.5", "RN-13.6", "RN-13.15", "RN-3.8"];
    let mut trek = Trek::trade(shopper().gold(ANN, 8).market("greyhaven", "war-hound"), "short-bow");
    trek.play(ANN, buy("short-bow")).play(ANN, buy("war-hound"));
    assert_eq!(
        (trek.gold(ANN), trek.items(ANN), trek.allies(ANN)),
        (1, vec!["short-bow"], vec!["war-hound"])
    );
    assert!(!trek.party(ANN).items[0].down);
    trek.refuse(ANN, buy("iron-golem"), "RN-13.5");
    let mut trek = Trek::trade(shopper().gold(ANN, 2), "short-bow");
    trek.refuse(ANN, buy("short-bow"), "RN-13.4");
}

#[test]
fn selling() {
    rules!["RN-W6", "RN-13.7", "RN-13.8", "RN-13.9", "RN-2.10"];
    let scene =
        shopper().gold(ANN, 0).item(ANN, "short-bow").item(ANN, "trail-rations").item(ANN, "dragon-tooth");
    let mut trek = Trek::trade(scene.ally(ANN, "war-hound"), "saddle-horse");
    trek.play(ANN, sell("short-bow"));
    assert_eq!(trek.gold(ANN), 1, "half of three");
    trek.refuse(ANN, sell("trail-rations"), "RN-13.8").refuse(ANN, sell("war-hound"), "RN-13.9");
    trek.refuse(ANN, sell("iron-golem"), "RN-13.7").play(ANN, sell("dragon-tooth"));
    assert_eq!((trek.gold(ANN), trek.sells("greyhaven").len()), (5, 3));
}

#[test]
fn nothing_is_bought_and_sold_in_one_turn() {
    rules!["RN-13.10"];
    let mut trek = Trek::trade(shopper().item(ANN, "dragon-tooth"), "short-bow");
    trek.play(ANN, buy("short-bow")).refuse(ANN, sell("short-bow"), "RN-13.10");
    trek.play(ANN, sell("dragon-tooth")).refuse(ANN, buy("dragon-tooth"), "RN-13.10");
}

#[test]
fn paid_healing() {
    rules!["RN-13.11"];
    let scene = || {
        shopper().gold(ANN, 3).wounds(ANN, 2).tired(ANN, 3).ally(ANN, "iron-golem").worn(
            ANN,
            "iron-golem",
            2,
            0,
        )
    };
    let golem = Body::Ally(Card::Market(card("iron-golem")));
    let heal = |body: Body, what: Treatment| Move::Deal(Trading::Heal(body, what));
    let mut trek = Trek::trade(scene().item(ANN, "short-bow"), "saddle-horse");
    trek.play(ANN, heal(Body::Hero, Treatment::Wound)).play(ANN, heal(Body::Hero, Treatment::Exhaustion));
    trek.play(ANN, heal(golem, Treatment::Wound));
    let party = trek.party(ANN);
    assert_eq!((party.figures.wounds, party.figures.exhaustion, party.allies[0].figures.wounds), (1, 0, 1));
    assert_eq!(party.gold, 0, "a golem is mended for gold, though no card heals it");
    trek.refuse(ANN, heal(Body::Hero, Treatment::Wound), "RN-13.11");
    let mut trek = Trek::trade(scene().event("G29"), "saddle-horse");
    trek.play(ANN, heal(Body::Hero, Treatment::Wound));
    assert_eq!((trek.party(ANN).figures.wounds, trek.gold(ANN)), (0, 2), "pilgrims heal two for one");
    let mut trek = Trek::trade(scene().event("Y17"), "saddle-horse");
    trek.play(ANN, heal(Body::Hero, Treatment::Wound));
    assert_eq!((trek.party(ANN).figures.wounds, trek.gold(ANN)), (1, 1), "the plague takes two");
}

#[test]
fn prices_rise_first_and_fall_then() {
    rules!["RN-W33", "RN-13.16", "RN-2.17"];
    let scene = || {
        Scene::of(&["tavish", "mok"]).at(ANN, "M03").gold(ANN, 20).market("greyhaven", "draught-of-vigour")
    };
    let cost = |trek: &Trek, id: &str| {
        let view = trek.view();
        let stall = view.markets[usize::from(city("greyhaven"))]
            .cards
            .iter()
            .find(|card| card.id == id)
            .map(|card| card.cost);
        stall.expect("for sale")
    };
    let mut trek = Trek::open(&[], |table| scene().event("B13").trade(table));
    assert_eq!(trek.sells("greyhaven"), ["draught-of-vigour"], "the gates are closed");
    assert_eq!(cost(&trek, "draught-of-vigour"), 2);
    trek.play(ANN, trek.using("tavish"));
    assert_eq!(cost(&trek, "draught-of-vigour"), 1);
    trek.play(ANN, buy("draught-of-vigour"));
    assert_eq!(trek.gold(ANN), 19);
    let mut trek = Trek::trade(scene(), "war-hound");
    trek.play(ANN, trek.using("tavish"));
    assert_eq!((cost(&trek, "draught-of-vigour"), cost(&trek, "war-hound")), (1, 3), "at least one");
    trek.play(ANN, buy("war-hound"));
    assert_eq!(cost(&trek, "draught-of-vigour"), 1, "one purchase only");
    trek.refuse(ANN, sell("draught-of-vigour"), "RN-13.7");
    used!["tavish"];
    let trek = Trek::trade(scene().event("Y19"), "war-hound");
    assert_eq!((cost(&trek, "war-hound"), cost(&trek, "draught-of-vigour")), (6, 1), "a levy on allies");
}

#[test]
fn the_bank_is_never_empty() {
    rules!["RN-2.11", "RN-2.13"];
    let scene = shopper().gold(ANN, 300).item(ANN, "dragon-tooth").paper(ANN, 100);
    let mut trek = Trek::trade(scene, "saddle-horse");
    trek.play(ANN, sell("dragon-tooth")).play(ANN, LEAVE);
    assert_eq!(trek.gold(ANN), 304, "more than there are coins in the box");
    for _ in 0..13 {
        trek.play(ANN, Move::Grow(Growth::Buy(Boost::Mind)));
    }
    assert_eq!(trek.party(ANN).boosts[0], 13, "and more tokens of a kind");
}

#[test]
fn a_fair_pays_more() {
    rules!["RN-13.7", "RN-13.8"];
    let scene = shopper().gold(ANN, 0).event("G26").item(ANN, "short-bow").item(ANN, "trail-rations");
    let mut trek = Trek::trade(scene, "saddle-horse");
    trek.play(ANN, sell("short-bow")).play(ANN, sell("trail-rations"));
    assert_eq!(trek.gold(ANN), 3);
}

#[test]
fn one_activation_in_a_market() {
    rules!["RN-13.13", "RN-25.1"];
    let mut trek = Trek::trade(shopper().item(ANN, "merchants-seal").ally(ANN, "cutpurse"), "saddle-horse");
    trek.play(ANN, trek.using("merchants-seal"));
    assert_eq!((trek.sells("greyhaven").len(), trek.party(ANN).items[0].down), (3, true));
    trek.play(ANN, trek.using("cutpurse"));
    assert_eq!(trek.gold(ANN), 21, "what is not activated is no part of the limit");
    used!["merchants-seal", "cutpurse"];
}

#[test]
fn a_knocked_out_hero_does_not_trade() {
    rules!["RN-13.14", "RN-22.9"];
    let scene = Scene::of(&["varikas", "mok"]).at(ANN, "L03").wounds(ANN, 4).tired(ANN, 3).event("R7");
    let mut trek = Trek::camp(scene, &[]);
    assert_eq!((trek.stands(ANN), trek.view().acting), (Some("M03"), BEN));
    assert_eq!(trek.sells("greyhaven").len(), 0);
    trek.play(BEN, rest(0));
}

#[test]
fn what_was_bought_is_sold_in_a_later_turn() {
    rules!["RN-13.10"];
    let scene = Scene::of(&["varikas"]).at(ANN, "M03").gold(ANN, 20).item(ANN, "dragon-tooth");
    let mut trek = Trek::trade(scene.wounds(ANN, 1), "short-bow");
    trek.play(ANN, buy("short-bow")).play(ANN, sell("dragon-tooth")).play(ANN, LEAVE);
    trek.cast(ANN, rest(0), &[drawn(card("saddle-horse"))]);
    assert!(trek.allows(sell("short-bow")) && trek.allows(buy("dragon-tooth")));
}

#[test]
fn who_sells_the_life_that_holds_him_falls() {
    rules!["RN-14.13", "RN-13.14"];
    let scene = Scene::of(&["varikas", "mok"]).at(ANN, "M03").item(ANN, "amulet-of-health").wounds(ANN, 5);
    let mut trek = Trek::trade(scene.gold(ANN, 2), "saddle-horse");
    trek.play(ANN, sell("amulet-of-health"));
    let party = trek.party(ANN);
    assert_eq!((party.figures.wounds, party.gold, trek.view().acting), (0, 0, BEN));
    assert_eq!((trek.stands(ANN), trek.sells("greyhaven").len()), (Some("M03"), 2));
}

#[test]
fn a_bargain_that_was_not_made_is_forgotten() {
    rules!["RN-13.16"];
    let scene = Scene::of(&["tavish", "mok"]).at(ANN, "M03").gold(ANN, 20).tokens(ANN, Blue, 2);
    let mut trek = Trek::trade(scene, "war-hound");
    let cost = |trek: &Trek| trek.view().markets[usize::from(city("greyhaven"))].cards[0].cost;
    trek.play(ANN, trek.using("tavish"));
    assert_eq!(cost(&trek), 3);
    trek.play(ANN, LEAVE);
    assert_eq!((trek.asked(), cost(&trek)), ("ask-grow", 4));
}

#[test]
fn a_seal_that_could_bring_nothing_stays_closed() {
    rules!["RN-2.19", "RN-25.5"];
    let scene = || shopper().item(ANN, "merchants-seal");
    let mut trek = Trek::trade(scene(), "saddle-horse");
    let seal = trek.using("merchants-seal");
    trek.play(ANN, seal).refuse(ANN, seal, "RN-25.5");
    let trek = Trek::open(&[], |table| scene().sold_out("forge").trade(table));
    assert!(!trek.offers("merchants-seal"), "the deck is empty");
}
