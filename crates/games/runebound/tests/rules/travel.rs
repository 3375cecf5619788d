//! Movement: section 6.

use crate::trek::*;
use freeport_runebound::effects::vocabulary::Terrain;
use freeport_runebound::*;
use freeport_testkit::{rules, used};

fn alone() -> Scene {
    Scene::of(&["varikas"])
}

#[test]
fn a_die_pays_for_one_hex_it_shows() {
    rules!["RN-W2", "RN-6.13", "RN-6.14", "RN-6.15"];
    let mut trek = Trek::begin(alone().at(ANN, "H09").tired(ANN, 1));
    trek.play(ANN, rest(1));
    trek.cast(ANN, Move::Ease(None), &[1]);
    for (label, pays) in
        [("G10", false), ("I09", false), ("I10", true), ("H08", true), ("G09", true), ("H10", true)]
    {
        assert_eq!(trek.allows(to(label)), pays, "{label}");
    }
    trek.play(ANN, to("H10"));
    assert_eq!(trek.stands(ANN), Some("H10"));
    let mut trek = Trek::begin(alone().at(ANN, "E08").tired(ANN, 1));
    trek.play(ANN, rest(1)).cast(ANN, Move::Ease(None), &[6]);
    assert!(trek.allows(to("E09")), "a city takes any die");
}

#[test]
fn three_rivers_and_no_fourth() {
    rules!["RN-W3", "RN-6.18", "RN-6.16"];
    let mut trek = Trek::begin(alone().at(ANN, "G03"));
    trek.cast(ANN, rest(3), &[2, 3, 6]);
    trek.play(ANN, to("H03")).play(ANN, to("H04"));
    assert!(trek.allows(to("I04")), "the only die with a road need not have paid for a river");
    trek.refuse(ANN, to("H06"), "RN-6.17");
    trek.play(ANN, to("H05"));
    assert_eq!(trek.stands(ANN), Some("H05"));
    assert_ne!(trek.asked(), "ask-paces", "all dice are spent");
}

#[test]
fn a_hurt_hero_on_four_dice() {
    rules!["RN-W4", "RN-6.4", "RN-6.5", "RN-6.17"];
    for way in [["M04", "N04", "N05", "N06"].as_slice(), &["L03", "M03"], &["M05", "M06"]] {
        let mut trek = Trek::begin(alone().at(ANN, "L04").wounds(ANN, 1));
        trek.refuse(ANN, roll(5), "RN-6.5").cast(ANN, roll(4), &[2, 6, 5, 4]);
        for label in way {
            trek.play(ANN, to(label));
        }
        assert_eq!(trek.stands(ANN), way.last().copied());
    }
}

#[test]
fn an_unhurt_party_rolls_five_or_four() {
    rules!["RN-6.2", "RN-6.3", "RN-6.4", "RN-6.8", "RN-6.28"];
    let mut trek = Trek::begin(alone().at(ANN, "L04"));
    assert!(trek.allows(roll(5)) && trek.allows(roll(4)));
    trek.refuse(ANN, roll(3), "RN-6.4").refuse(ANN, roll(6), "RN-6.4").refuse(ANN, rest(4), "RN-6.8");
    assert!((0..4).all(|dice| trek.allows(rest(dice))));
    trek.cast(ANN, roll(4), &[1, 1, 1, 1]);
    assert_eq!(trek.view().dice.len(), 4);
    trek.play(ANN, STOP);
    assert_eq!(trek.stands(ANN), Some("L04"), "nobody has to move");
}

#[test]
fn the_party_rests() {
    rules!["RN-W5", "RN-6.7", "RN-6.9", "RN-6.10", "RN-6.11", "RN-6.12"];
    let scene = || {
        alone().at(ANN, "L04").tired(ANN, 3).wounds(ANN, 1).ally(ANN, "temple-healer").worn(
            ANN,
            "temple-healer",
            0,
            2,
        )
    };
    let ally = Move::Ease(Some(Body::Ally(Card::Market(card("temple-healer")))));
    let hero = Move::Ease(Some(Body::Hero));
    for (split, left) in [([hero, hero], (1, 2)), ([hero, ally], (2, 1)), ([ally, ally], (3, 0))] {
        let mut trek = Trek::begin(scene());
        trek.play(ANN, rest(2)).play(ANN, split[0]).cast(ANN, split[1], &[1, 1]);
        let party = trek.party(ANN);
        assert_eq!((party.figures.exhaustion, party.allies[0].figures.exhaustion), left);
        assert_eq!(party.figures.wounds, 1, "a rest heals nothing");
        assert_eq!(trek.view().dice.len(), 2);
    }
    let mut trek = Trek::begin(scene());
    trek.play(ANN, rest(0)).play(ANN, hero).play(ANN, hero).play(ANN, hero).play(ANN, ally);
    let party = trek.party(ANN);
    assert_eq!((party.figures.exhaustion, party.allies[0].figures.exhaustion), (0, 1));
    assert_eq!(trek.stands(ANN), Some("L04"));
    let mut trek = Trek::begin(scene());
    trek.play(ANN, step("M05"));
    let party = trek.party(ANN);
    assert_eq!((trek.stands(ANN), party.figures.exhaustion), (Some("M05"), 3), "a step is no rest");
}

#[test]
fn one_step_leads_anywhere_nearby() {
    rules!["RN-6.12", "RN-6.19", "RN-6.20", "RN-6.21"];
    let scene = Scene::of(&["varikas", "mok"]).at(ANN, "L04").at(BEN, "M03");
    let mut trek = Trek::begin(scene);
    let steps = trek.moves().iter().filter(|mv| matches!(mv, Move::Way(Going::Step(_)))).count();
    assert_eq!(steps, 6);
    trek.refuse(ANN, step("N04"), "RN-6.12").play(ANN, step("L03"));
    let mut trek = Trek::begin(Scene::of(&["varikas", "mok"]).at(ANN, "L03").at(BEN, "M03"));
    trek.play(ANN, step("M03"));
    assert_eq!((trek.stands(ANN), trek.stands(BEN)), (Some("M03"), Some("M03")));
    let trek = Trek::begin(alone().at(ANN, "T01"));
    let steps = trek.moves().iter().filter(|mv| matches!(mv, Move::Way(Going::Step(_)))).count();
    assert_eq!(steps, 3, "at the edge there is nothing to enter");
}

#[test]
fn a_hex_may_be_entered_again() {
    rules!["RN-6.17", "RN-6.23", "RN-6.25"];
    let mut trek = Trek::begin(alone().at(ANN, "L04"));
    trek.cast(ANN, roll(4), &[1, 1, 3, 3]);
    trek.play(ANN, to("L03")).play(ANN, to("L04")).play(ANN, to("L03"));
    let party = trek.party(ANN);
    assert_eq!((trek.stands(ANN), party.from), (Some("L03"), Some(hex("L04"))));
    trek.play(ANN, STOP);
    assert_eq!(trek.party(ANN).from, Some(hex("L04")), "it is remembered over turns");
    trek.play(ANN, rest(0));
    assert_eq!(trek.party(ANN).from, Some(hex("L04")));
}

#[test]
fn an_empty_hex_has_nothing_to_do() {
    rules!["RN-6.24", "RN-4.3", "RN-4.5"];
    let mut trek = Trek::begin(Scene::of(&["varikas", "tavish"]).at(ANN, "L04"));
    trek.play(ANN, rest(0));
    assert_eq!((trek.view().acting, trek.asked()), (BEN, "ask-way"), "the next player moves");
}

#[test]
fn what_a_potion_takes_away_costs_no_die() {
    rules!["RN-6.6", "RN-6.26"];
    let mut trek = Trek::begin(alone().at(ANN, "L04").wounds(ANN, 1).item(ANN, "healing-draught"));
    trek.refuse(ANN, roll(5), "RN-6.5");
    trek.play(ANN, trek.using("healing-draught"));
    assert_eq!(trek.asked(), "ask-way");
    assert!(trek.allows(roll(5)));
    used!["healing-draught"];
}

#[test]
fn caps_of_cards_and_events() {
    rules!["RN-6.28"];
    let mut trek = Trek::begin(alone().at(ANN, "L04").ally(ANN, "hill-giant-thrall"));
    trek.refuse(ANN, roll(5), "RN-6.28");
    assert!(trek.allows(roll(4)));
    let trek = Trek::begin(alone().at(ANN, "L04").wounds(ANN, 1).item(ANN, "saddle-horse"));
    assert!(trek.allows(roll(5)));
    let trek = Trek::begin(alone().at(ANN, "L04").wounds(ANN, 1).event("G28"));
    assert!(trek.allows(roll(5)));
}

#[test]
fn leave_to_use_a_die_otherwise() {
    rules!["RN-6.16"];
    let mut trek = Trek::begin(Scene::of(&["nimra"]).at(ANN, "G03"));
    trek.cast(ANN, rest(2), &[1, 1]);
    trek.play(ANN, to("H03"));
    trek.refuse(ANN, to("H04"), "RN-6.16");
    let mut trek = Trek::begin(Scene::of(&["nimra"]).at(ANN, "G03").ally(ANN, "ferrywoman"));
    trek.cast(ANN, rest(2), &[1, 1]);
    trek.play(ANN, to("H03")).play(ANN, to("H04"));
    assert_eq!(trek.stands(ANN), Some("H04"), "two of them use different dice");
}

#[test]
fn movement_dice_are_rolled_again() {
    rules!["RN-6.26", "RN-6.22"];
    let mut trek = Trek::begin(alone().at(ANN, "L04").item(ANN, "seven-league-boots"));
    trek.cast(ANN, roll(5), &[1, 2, 3, 4, 5]);
    trek.play(ANN, trek.using("seven-league-boots"));
    trek.play(ANN, Move::RerollDice(Some(0))).cast(ANN, Move::RerollDice(Some(4)), &[6, 6]);
    let dice = trek.view().dice;
    assert_eq!((dice[0].len(), dice[1].len(), dice[4].len()), (2, 3, 2));
    assert_eq!(trek.asked(), "ask-paces");
    assert!(!trek.moves().iter().any(|mv| matches!(mv, Move::Paces(Stride::Use(_)))), "once");
    used!["seven-league-boots"];
}

#[test]
fn a_scroll_leads_home() {
    rules!["RN-6.3", "RN-6.30", "RN-6.23", "RN-13.1"];
    let mut trek = Trek::begin(
        alone().at(ANN, "L04").came_from(ANN, "L03").item(ANN, "scroll-of-homecoming").gold(ANN, 0),
    );
    trek.play(ANN, trek.using("scroll-of-homecoming"));
    trek.cast(ANN, Move::Haven(city("frostgate")), &[drawn(card("iron-golem"))]);
    assert_eq!((trek.stands(ANN), trek.party(ANN).from), (Some("F02"), None));
    assert_eq!(trek.sells("frostgate"), ["iron-golem"], "the Market step followed");
    used!["scroll-of-homecoming"];
}

#[test]
fn rivers_in_flood_and_smoke_in_the_woods() {
    rules!["RN-6.29", "RN-9.6"];
    let mut trek = Trek::begin(alone().at(ANN, "G03").event("G25"));
    trek.cast(ANN, rest(3), &[2, 3, 6]);
    trek.play(ANN, to("H03"));
    assert_eq!(trek.party(ANN).figures.exhaustion, 1);
    trek.play(ANN, to("H04"));
    assert_eq!(trek.party(ANN).figures.exhaustion, 2);
    let mut trek = Trek::begin(alone().at(ANN, "G03").event("Y18"));
    trek.play(ANN, step("G02"));
    assert_eq!(trek.party(ANN).figures.exhaustion, 1, "a step counts, too");
}

#[test]
fn who_falls_on_the_way_has_no_turn_left() {
    rules!["RN-6.27", "RN-22.9", "RN-4.4"];
    let scene = Scene::of(&["varikas", "mok"]).at(ANN, "G03").event("G25").wounds(ANN, 4).tired(ANN, 3);
    let mut trek = Trek::begin(scene);
    trek.play(ANN, step("H03"));
    assert_eq!(trek.stands(ANN), Some("F02"), "carried to Frostgate");
    assert_eq!((trek.view().acting, trek.party(ANN).figures.exhaustion), (BEN, 0));
}

#[test]
fn dragons_darken_the_sky() {
    rules!["RN-6.29", "RN-6.30"];
    let mut trek = Trek::begin(alone().at(ANN, "L04").event("R7"));
    trek.play(ANN, rest(0));
    assert_eq!(trek.party(ANN).figures.exhaustion, 1);
    let mut trek = Trek::begin(alone().at(ANN, "L03").event("R7"));
    trek.play(ANN, step("M03"));
    assert_eq!(trek.party(ANN).figures.exhaustion, 0, "in a city there is a roof");
}

#[test]
fn only_one_card_is_activated_while_moving() {
    rules!["RN-6.22", "RN-25.1", "RN-5.1", "RN-5.2"];
    let scene = Scene::of(&["varikas", "mok"])
        .at(ANN, "L04")
        .item(ANN, "seven-league-boots")
        .down(ANN, "seven-league-boots");
    let mut trek = Trek::begin(scene.item(BEN, "leather-armour").down(BEN, "leather-armour"));
    assert!(!trek.party(ANN).items[0].down, "the player's own cards are turned up");
    assert!(trek.party(BEN).items[0].down, "and nobody else's");
    trek.cast(ANN, roll(5), &[1, 1, 1, 1, 1]);
    trek.play(ANN, trek.using("seven-league-boots")).play(ANN, Move::RerollDice(None));
    assert!(trek.party(ANN).items[0].down);
}

#[test]
fn every_route_that_is_shown_can_be_walked_and_there_is_no_other() {
    rules!["RN-6.14", "RN-6.16", "RN-6.17"];
    let mut trek = Trek::begin(alone().at(ANN, "L04"));
    assert!(trek.view().routes.is_empty(), "nothing is rolled yet");
    trek.cast(ANN, roll(5), &[1, 2, 3, 4, 5]);
    let (dice, routes) = (trek.view().dice, trek.view().routes);
    let near: Vec<Hex> = routes.iter().map(|route| route.hexes[0]).collect();
    for label in ["K03", "K04", "L03", "L05", "M04", "M05"] {
        assert_eq!(trek.allows(to(label)), near.contains(&hex(label)), "{label}");
    }
    assert!(routes.iter().any(|route| route.hexes.len() == 5), "all dice are of use");
    for route in routes {
        let mut walk = trek.clone();
        for (hex, die) in route.hexes.iter().zip(&route.dice) {
            let terrain = Pack::base().atlas.terrain[usize::from(*hex)];
            let shown = &dice[usize::from(*die)];
            assert!(terrain == Terrain::City || shown.contains(&terrain), "{route:?}");
            walk.play(ANN, Move::Paces(Stride::To(*hex)));
        }
        assert_eq!(walk.party(ANN).hex, route.hexes.last().copied());
    }
}

#[test]
fn whoever_of_the_party_is_worn_costs_a_die() {
    rules!["RN-6.5"];
    let ally = |wounds, exhaustion| {
        let scene = alone().at(ANN, "L04").ally(ANN, "war-hound");
        Trek::begin(scene.worn(ANN, "war-hound", wounds, exhaustion))
    };
    for mut trek in [ally(1, 0), ally(0, 1), Trek::begin(alone().at(ANN, "L04").tired(ANN, 1))] {
        trek.refuse(ANN, roll(5), "RN-6.5");
        assert!(trek.allows(roll(4)));
    }
    assert!(ally(0, 0).allows(roll(5)), "an unhurt hound runs along");
}

#[test]
fn routes_know_what_cards_let_the_dice_be() {
    rules!["RN-6.16"];
    let mut trek = Trek::begin(Scene::of(&["nimra"]).at(ANN, "G03"));
    trek.cast(ANN, rest(3), &[1, 1, 1]);
    let routes = trek.view().routes;
    let leads = |label: &str| routes.iter().any(|route| route.hexes.last() == Some(&hex(label)));
    assert!(leads("H03") && !leads("H04"), "one river, and no second");
}

#[test]
fn dice_are_rolled_again_before_the_first_hex() {
    rules!["RN-6.26"];
    let mut trek = Trek::begin(alone().at(ANN, "L04").item(ANN, "seven-league-boots"));
    trek.cast(ANN, roll(5), &[1, 1, 1, 3, 3]);
    let boots = trek.using("seven-league-boots");
    trek.play(ANN, to("L03")).refuse(ANN, boots, "RN-6.26");
}
