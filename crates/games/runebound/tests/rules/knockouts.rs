//! Knock-outs: section 22.

use crate::trek::*;
use freeport_runebound::*;
use freeport_testkit::rules;

fn refuge(id: &str) -> Move {
    Move::Refuge(city(id))
}

#[test]
fn a_hero_falls_far_from_home() {
    rules![
        "RN-W28", "RN-22.1", "RN-22.2", "RN-22.3", "RN-22.4", "RN-22.5", "RN-22.6", "RN-22.7", "RN-22.8",
        "RN-22.9", "RN-22.11"
    ];
    let scene = Scene::of(&["varikas", "mok"])
        .at(ANN, "B07")
        .came_from(ANN, "B06")
        .gold(ANN, 4)
        .wounds(ANN, 4)
        .tired(ANN, 2);
    let scene = scene
        .item(ANN, "thunder-mace")
        .ally(ANN, "court-duellist")
        .worn(ANN, "court-duellist", 1, 1)
        .kept(ANN, "Y04");
    let mut trek = Trek::facing(scene.task(ANN, "G30").tokens(ANN, Red, 1).boost(ANN, Boost::Body, 1), "B01");
    let stock = trek.view().stock;
    trek.lose(ANN);
    assert_eq!(
        (trek.asked(), trek.who(), trek.moves()),
        ("ask-refuge", ANN, vec![refuge("vynelvale"), refuge("riverwatch")])
    );
    trek.refuse(ANN, refuge("tamalir"), "RN-22.6").play(ANN, refuge("riverwatch"));
    let party = trek.party(ANN);
    assert_eq!((party.figures.wounds, party.figures.exhaustion, party.gold, party.from), (0, 0, 0, None));
    assert_eq!((trek.items(ANN).len(), trek.view().stock), (0, stock + 1), "the mace was dearest");
    let duellist = party.allies[0].figures;
    assert_eq!((duellist.wounds, duellist.exhaustion), (1, 1));
    assert_eq!((trek.kept(ANN), party.tasks.len(), party.tokens[3], party.level), (vec!["Y04"], 1, 1, 2));
    assert_eq!((trek.stands(ANN), trek.view().acting), (Some("C05"), BEN));
    let left = trek.view().undefeated[0].clone().expect("the challenge");
    assert_eq!((left.card, left.hex, trek.token("B07")), ("B01", hex("B07"), true));
}

#[test]
fn the_nearest_city_takes_him_in() {
    rules!["RN-W28", "RN-22.6"];
    let mut trek = Trek::facing(Scene::of(&["varikas", "mok"]).at(ANN, "D05").wounds(ANN, 4), "G04");
    trek.lose(ANN);
    assert_eq!((trek.stands(ANN), trek.view().acting), (Some("C05"), BEN), "one hex away");
}

#[test]
fn the_dearest_card_is_lost() {
    rules!["RN-22.4", "RN-22.5"];
    let fall = |scene: Scene| {
        let mut trek = Trek::facing(scene.at(ANN, "D05").wounds(ANN, 4), "G04");
        trek.lose(ANN);
        trek
    };
    let two = Scene::of(&["varikas", "mok"])
        .item(ANN, "short-bow")
        .item(ANN, "hunting-spear")
        .item(ANN, "trail-rations");
    let mut trek = fall(two);
    assert_eq!((trek.asked(), trek.moves().len()), ("ask-lost-card", 2));
    trek.refuse(ANN, Move::LostCard(card("trail-rations")), "RN-22.4")
        .play(ANN, Move::LostCard(card("short-bow")));
    assert_eq!(trek.items(ANN).len(), 2);
    let trek = fall(Scene::of(&["varikas", "mok"]).kept(ANN, "G24").kept(ANN, "R3"));
    assert_eq!(trek.kept(ANN).len(), 2, "kept cards have no price");
}

#[test]
fn an_ally_may_be_the_dearest() {
    rules!["RN-22.4", "RN-14.12"];
    let scene = Scene::of(&["varikas", "mok"])
        .at(ANN, "D05")
        .wounds(ANN, 4)
        .ally(ANN, "iron-golem")
        .item(ANN, "short-bow");
    let mut trek = Trek::facing(scene, "G04");
    trek.lose(ANN);
    assert_eq!((trek.allies(ANN).len(), trek.items(ANN).len()), (0, 1));
}

#[test]
fn a_feather_holds_him_up() {
    rules!["RN-22.1"];
    let scene = Scene::of(&["varikas", "mok"])
        .at(ANN, "D05")
        .wounds(ANN, 4)
        .item(ANN, "phoenix-feather")
        .gold(ANN, 2);
    let mut trek = Trek::facing(scene, "G04");
    while trek.asked() != "ask-felled" {
        let mv = if trek.allows(DEFEND) {
            DEFEND
        } else if trek.allows(STAY) {
            STAY
        } else {
            PASS
        };
        if mv == DEFEND {
            trek.cast(ANN, mv, &sums(&[2]))
        } else {
            trek.play(ANN, mv)
        };
    }
    trek.play(ANN, trek.using("phoenix-feather"));
    assert_eq!((trek.party(ANN).figures.wounds, trek.gold(ANN), trek.items(ANN).len()), (4, 2, 0));
    assert!(trek.view().fight.is_some());
}

#[test]
fn spoils_of_a_duel() {
    rules!["RN-22.10", "RN-23.12", "RN-23.13", "RN-23.20", "RN-23.24", "RN-1.4"];
    let scene = || {
        let scene =
            Scene::of(&["brakka", "varikas"]).at(ANN, "L04").at(BEN, "L04").wounds(BEN, 4).gold(BEN, 7);
        scene
            .item(BEN, "leather-armour")
            .item(BEN, "thunder-mace")
            .ally(BEN, "war-hound")
            .kept(BEN, "R3")
            .task(BEN, "G30")
    };
    let duel = |scene: Scene| {
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
            // The defender's dice are thrown as the phase begins, the aggressor's with the choice.
            if mv == STRIKE {
                trek.cast(seat, mv, &sums(&[20]))
            } else {
                trek.cast(seat, mv, &[])
            };
        }
        trek
    };
    let mut trek = duel(scene());
    assert_eq!((trek.asked(), trek.who()), ("ask-spoils", ANN));
    trek.refuse(ANN, Move::Spoils(Plunder::Card(Card::Market(card("iron-golem")))), "RN-23.12");
    let mut gold = trek.clone();
    gold.play(ANN, Move::Spoils(Plunder::Gold));
    assert_eq!((gold.gold(ANN), gold.gold(BEN)), (3 + 7, 0));
    assert!(!gold.items(BEN).contains(&"thunder-mace"), "and he loses his dearest card besides");
    assert_eq!((gold.view().acting, gold.stands(BEN)), (BEN, Some("M03")));
    let mut rune = trek.clone();
    rune.play(ANN, Move::Spoils(Plunder::Card(Card::Adventure(tale("R3")))));
    assert_eq!((rune.party(ANN).runes, rune.gold(BEN)), (1, 0));
    let mut task = trek.clone();
    task.play(ANN, Move::Spoils(Plunder::Card(Card::Adventure(tale("G30")))));
    assert_eq!((task.party(ANN).tasks.len(), task.party(BEN).tasks.len()), (1, 0));
    trek.play(ANN, Move::Spoils(Plunder::Nothing));
    assert_eq!(trek.gold(ANN), 3);
    let mut full = duel(scene().item(ANN, "chain-hauberk"));
    let leather = Card::Market(card("leather-armour"));
    full.refuse(ANN, Move::Spoils(Plunder::Card(leather)), "RN-23.20");
    full.play(ANN, Move::Spoils(Plunder::Instead { card: leather, drop: card("chain-hauberk") }));
    assert_eq!(full.items(ANN), ["leather-armour"]);
    let third = duel(scene().kept(ANN, "R2").kept(ANN, "R6"));
    let mut third = third;
    third.play(ANN, Move::Spoils(Plunder::Card(Card::Adventure(tale("R3")))));
    assert_eq!(third.view().verdict, Some(Verdict::Runes(ANN)), "the third rune, however gained");
}

/// Brakka strikes the first seat's opponent down; then spoils are taken.
fn plundering(scene: Scene) -> Trek {
    let mut trek = Trek::open(&[], |table| scene.duelling(BEN, table));
    for _ in 0..40 {
        if trek.asked() == "ask-spoils" {
            break;
        }
        let seat = trek.who();
        if trek.allows(STRIKE) {
            trek.cast(seat, STRIKE, &sums(&[20]));
        } else {
            trek.play(seat, if trek.allows(STAY) { STAY } else { PASS });
        }
    }
    trek
}

#[test]
fn what_is_taken_comes_as_it_lay() {
    rules!["RN-23.24", "RN-25.5"];
    let scene = Scene::of(&["brakka", "varikas"]).at(ANN, "L04").at(BEN, "L04").wounds(BEN, 4);
    let scene = scene.item(BEN, "white-blade").attached(BEN, "B16", "white-blade").down(BEN, "white-blade");
    let mut trek = plundering(scene);
    trek.play(ANN, Move::Spoils(Plunder::Card(Card::Market(card("white-blade")))));
    let blade = &trek.party(ANN).items[0];
    assert_eq!((blade.id, blade.down, blade.under.clone()), ("white-blade", true, vec!["B16"]));
}

/// Brakka, whom only an amulet holds up, has struck Varikas down between two cities.
fn last_leg() -> Scene {
    let options = Options { item_limit: true, doom: Doom::Off, ..Options::default() };
    let scene = Scene::with(options, &["brakka", "varikas", "mok"]).at(ANN, "B07").at(BEN, "B07");
    let scene = scene.gold(ANN, 7).item(ANN, "amulet-of-health").wounds(ANN, 6);
    scene.gold(BEN, 5).item(BEN, "amulet-of-endurance").item(BEN, "thunder-mace").wounds(BEN, 4)
}

/// Both lie in the city where each of them asks to be carried, the winner first.
fn both_are_carried(trek: &mut Trek) {
    for seat in [ANN, BEN] {
        assert_eq!((trek.asked(), trek.who()), ("ask-refuge", seat));
        trek.play(seat, refuge("vynelvale"));
    }
    let ends = [ANN, BEN].map(|seat| (trek.stands(seat), trek.party(seat).figures.wounds, trek.gold(seat)));
    assert_eq!(ends, [(Some("E09"), 0, 0); 2]);
    assert_eq!((trek.items(BEN).len(), trek.view().acting), (0, BEN));
}

#[test]
fn a_winner_who_makes_room_with_his_life_falls_as_well() {
    rules!["RN-14.13", "RN-23.13", "RN-23.20"];
    let mut trek = plundering(last_leg());
    let (card, drop) = (Card::Market(card("amulet-of-endurance")), card("amulet-of-health"));
    trek.play(ANN, Move::Spoils(Plunder::Instead { card, drop }));
    assert!(trek.heard(|event| matches!(event, Event::Discarded { card: "amulet-of-health", .. })));
    both_are_carried(&mut trek);
}

#[test]
fn the_fall_of_the_winner_saves_no_loser() {
    rules!["RN-14.11", "RN-14.13", "RN-22.9", "RN-23.13"];
    let mut trek = plundering(last_leg());
    trek.play(ANN, Move::Aside(Side::Discard(card("amulet-of-health"))));
    assert_eq!((trek.asked(), trek.who()), ("ask-refuge", ANN));
    trek.play(ANN, refuge("vynelvale"));
    assert_eq!((trek.asked(), trek.who()), ("ask-spoils", ANN), "he has won all the same");
    trek.play(ANN, Move::Spoils(Plunder::Card(Card::Market(card("amulet-of-endurance")))));
    assert_eq!((trek.asked(), trek.who(), trek.gold(BEN)), ("ask-refuge", BEN, 0));
    trek.play(BEN, refuge("riverwatch"));
    assert_eq!((trek.items(ANN), trek.items(BEN).len()), (vec!["amulet-of-endurance"], 0));
    assert_eq!((trek.stands(ANN), trek.stands(BEN), trek.view().acting), (Some("E09"), Some("C05"), BEN));
}
