//! Sections 6 and 7 of the rulebook: the crew board and Tide cards.

use crate::fray::*;
use crate::muster::*;
use freeport_rumbones::second::pack::Pack;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

#[test]
fn every_crew_figure_falls_to_one_hit_and_can_come_back() {
    rules!["RB2-6.1", "RB2-6.2", "RB2-6.3", "RB2-6.6"];
    let mut fray =
        Fray::of(duel(&[("snapper", "F5"), ("kiria", "F6")], &[]).crew(B, "F4", 3, 2).level("kiria", 1, 1));
    assert_eq!((fray.side(B).deckhands, fray.side(B).bosuns), (21, 4));
    fray.activate("snapper").strike(ANN, attack(0, "F4"), &[4, 5, 6, 4]);
    assert_eq!((fray.crew(B, "F4"), fray.side(B).deckhands, fray.side(B).bosuns), ((0, 1), 24, 5));
    fray.play(ANN, END).play(BEN, CREW).until("ask-activate");
    let own = fray.side(B);
    let on_field = own.crew.iter().fold((0, 0), |all, crew| (all.0 + crew.deckhands, all.1 + crew.bosuns));
    assert_eq!((own.deckhands + on_field.0, own.bosuns + on_field.1), (24, 6), "never more");
    assert!(on_field.0 > 0, "those that fell come aboard again");
    let mut fray = Fray::of(duel(&[("kiria", "F6")], &[]).crew(B, "F4", 3, 2).level("kiria", 1, 1));
    fray.activate("kiria").strike(ANN, attack(1, "F4"), &[1, 1, 1]);
    assert!(!fray.heard(|event| matches!(event, Event::Afflicted { .. })), "crew does not bleed");
}

#[test]
fn crews_of_all_sides_are_alike() {
    rules!["RB2-6.4"];
    for (side, seat) in [(A, ANN), (B, BEN)] {
        let mut fray = Fray::of(duel(&[("snapper", "D9")], &[("viana", "F10")]).first(side));
        fray.play(seat, CREW).until("ask-activate");
        let shot = |event: &Event| matches!(event, Event::AttackDeclared { by: Attacker::Gun { .. }, .. });
        let told = fray.told.iter().skip_while(|event| !shot(event));
        let dice = told.filter_map(|event| match event {
            Event::Rolled { faces } => Some(faces.len()),
            _ => None,
        });
        assert_eq!(dice.collect::<Vec<_>>(), [4]);
        let came = |event: &&Event| matches!(event, Event::CrewCame { deckhands: 2, bosuns: 0, .. });
        assert_eq!(fray.told.iter().filter(came).count(), 3);
    }
    let board = &Pack::base().crew;
    assert_eq!((board.deckhands, board.bosuns, board.gun[0].dice, board.gun[1].dice), (24, 6, 4, 6));
}

#[test]
fn a_card_has_a_condition_an_effect_and_symbols() {
    rules!["RB2-7.1", "RB2-7.9", "RB2-2.9"];
    for (faction, dragon) in [(0u8, "D01"), (1, "M01")] {
        let cards = Pack::base().cards.iter().filter(|card| card.faction == faction);
        assert_eq!(cards.clone().map(|card| card.copies).sum::<u8>(), 30);
        assert!(cards.clone().all(|card| !card.lines.is_empty() && card.symbols <= 3));
        let copies: Vec<u8> = cards.filter(|card| card.id == dragon).map(|card| card.copies).collect();
        assert_eq!(copies, [1]);
    }
}

#[test]
fn any_number_of_cards_without_an_action() {
    rules!["RB2-7.2", "RB2-7.4"];
    let scene = duel(&[("snapper", "F5")], &[("viana", "F7")])
        .damage("snapper", 2)
        .hand(0, &["D07", "D12", "D14", "D02"]);
    let mut fray = Fray::of(scene);
    fray.refuse(ANN, play("D02"), "RB2-7.2").refuse(ANN, play("D10"), "RB2-7.2");
    fray.play(ANN, play("D07"));
    assert_eq!((fray.hero("snapper").damage, fray.side(A).track), (1, 1));
    assert_eq!((fray.side(A).discard, fray.side(A).playing.len()), (vec!["D07"], 0));
    fray.play(ANN, play("D12"));
    let rich = fray.choose("snapper");
    fray.play(ANN, rich).play(ANN, play("D14"));
    assert_eq!((fray.hero("snapper").coins, fray.side(A).track, fray.side(B).track), (2, 1, 2));
    let told = |what: fn(&Event) -> bool| fray.told.iter().position(what).unwrap();
    assert!(
        told(|event| matches!(event, Event::Healed { .. }))
            < told(|event| matches!(event, Event::TrackRose { .. }))
    );
    fray.activate("snapper");
    assert_eq!(fray.actions(), 3);
}

#[test]
fn cards_for_an_attack_come_between_its_declaration_and_its_dice() {
    rules!["RB2-7.3", "RB2-13.8"];
    let scene = duel(&[("snapper", "F5")], &[("viana", "F4")]).hand(0, &["D02"]);
    let mut fray = Fray::of(scene);
    fray.activate("snapper").play(ANN, attack(0, "F4"));
    assert!(fray.heard(|event| matches!(event, Event::AttackDeclared { .. })));
    assert!(!fray.heard(|event| matches!(event, Event::Rolled { .. })));
    fray.cast(ANN, play("D02"), &[1, 1, 1, 1, 1, 1]);
    assert!(fray.heard(|event| *event == Event::Rolled { faces: vec![1; 6] }), "two dice more");
}

#[test]
fn discarded_cards_do_not_wake_the_kraken() {
    rules!["RB2-7.5"];
    let scene = duel(&[("carcharias", "F6")], &[])
        .level("carcharias", 2, 1)
        .deck(A, &["D16", "D07"])
        .hand(0, &["D07"]);
    let mut fray = Fray::of(scene);
    fray.activate("carcharias")
        .cast(ANN, ability(2), &[drawn("D16", 0)])
        .play(ANN, Move::Discard(card("D16")));
    assert!(fray.side(A).discard.contains(&"D16"));
    assert_eq!(fray.side(A).track, 0);
}

#[test]
fn a_card_without_a_target_stays_in_hand() {
    rules!["RB2-7.6", "RB2-7.11"];
    let no = |scene: Scene, id: &str, able: &str| {
        let mut fray = Fray::of(scene);
        fray.refuse(ANN, play(id), "RB2-7.6").play(ANN, play(able));
    };
    let near = || duel(&[("snapper", "F5")], &[("viana", "F7")]);
    let hand = |scene: Scene, id: &str| scene.hand(0, &[id, "D12", "D12"]);
    no(hand(near(), "D07"), "D07", "D12");
    no(hand(near().status("viana", "muted"), "D10"), "D10", "D12");
    no(hand(duel(&[("snapper", "F5")], &[("viana", "N3")]), "D10"), "D10", "D12");
    no(hand(near().track(B, 10), "D14"), "D14", "D12");
    no(hand(near(), "D15"), "D15", "D12");
    no(hand(duel(&[("snapper", "F5")], &[]), "D16"), "D16", "D12");
    no(hand(duel(&[("snapper", "F5")], &[]), "D05"), "D05", "D12");
    let yes = |scene: Scene, id: &str| {
        assert!(Fray::of(hand(scene, id)).moves().contains(&play(id)), "{id}");
    };
    yes(near().damage("snapper", 1), "D07");
    yes(near(), "D10");
    yes(near().track(B, 9), "D14");
    yes(near().piece("G4", 1), "D15");
    yes(near(), "D16");
    yes(near(), "D05");
}

#[test]
fn planks_prices_and_supplies_can_be_wanting() {
    rules!["RB2-7.11", "RB2-7.6"];
    let scene = duel(&[("snapper", "F5")], &[("viana", "F7")]).active(B).hand(1, &["M14", "M12"]);
    assert!(Fray::of(scene.clone()).moves().contains(&play("M14")));
    Fray::of(scene.cut("E4").cut("E8").cut("K6")).refuse(BEN, play("M14"), "RB2-7.6");
    let bribe = |coins| {
        let scene = duel(&[("snapper", "F6")], &[("viana", "F7")]).coins("viana", coins);
        let mut fray = Fray::of(scene.coins("gabriela", 1).hand(1, &["M06", "M04"]));
        fray.activate("snapper");
        fray
    };
    bribe(1).cast(ANN, attack(0, "F7"), &[1, 1, 1, 1]);
    let mut fray = bribe(2);
    fray.play(ANN, attack(0, "F7"));
    assert!(fray.moves_of(BEN).contains(&play("M06")), "two coins, of one hero");
    for (left, able) in [(7, true), (6, false)] {
        let scene = duel(&[], &[]).supply(A, left, 0, "H4").hand(0, &["D08", "D09"]);
        let mut fray = Fray::of(scene);
        fray.pass().play(ANN, CREW);
        assert_eq!(fray.moves().contains(&play("D08")), able, "nobody is left to come aboard");
    }
}

#[test]
fn an_empty_deck_is_made_of_the_discard_pile() {
    rules!["RB2-7.7", "RB2-7.8"];
    let scene = duel(&[("snapper", "C5")], &[("viana", "H5")])
        .active(B)
        .piece("I6", 7)
        .hand(1, &["M12", "M12", "M07"]);
    let scene = scene.deck(B, &["M02"]);
    let mut fray = Fray::of(scene);
    fray.activate("viana").strike(BEN, attack(0, "I6"), &[4, 1, 1, drawn("M02", 0), drawn("M16", 0)]);
    assert!(fray.heard(|event| *event == Event::Reshuffled { side: B }));
    let mut hand = fray.hand(BEN);
    hand.sort_unstable();
    assert_eq!(hand, ["M02", "M07", "M12", "M12", "M16"], "more than three, for now");
    assert_eq!((fray.side(B).deck, fray.side(B).discard.len(), fray.view().seats[1].limit), (25, 0, 3));
}

#[test]
fn with_no_card_anywhere_nothing_is_drawn() {
    rules!["RB2-7.7"];
    let ids = Pack::base().cards.iter().filter(|card| card.faction == 1);
    let all: Vec<&str> = ids.flat_map(|card| vec![card.id.as_str(); usize::from(card.copies)]).collect();
    let scene = duel(&[("snapper", "C5")], &[("viana", "H5")]).active(B).piece("I6", 7).hand(1, &all);
    let mut fray = Fray::of(scene);
    fray.activate("viana").strike(BEN, attack(0, "I6"), &[4, 1, 1]);
    assert!(fray.piece("I6").lost && !fray.heard(|event| matches!(event, Event::CardsDrawn { .. })));
    assert_eq!((fray.hand(BEN).len(), fray.side(B).deck), (30, 0));
}

#[test]
fn the_sea_monster_comes_when_it_can() {
    rules!["RB2-7.9", "RB2-7.4"];
    let mut fray = Fray::of(duel(&[("snapper", "F5")], &[]).hand(0, &["D01", "D12"]));
    fray.play(ANN, play("D01"));
    let place = fray.moves()[0];
    fray.play(ANN, place);
    assert!(matches!(fray.view().dragon.beast, Beast::Aboard { damage: 0, .. }));
    assert_eq!((fray.view().dragon.owner, fray.side(A).track), (Some(ANN), 2));
    let mut fray = Fray::of(duel(&[("snapper", "F5")], &[]).dragon(1, "K4", 0).hand(0, &["D01", "D12"]));
    fray.refuse(ANN, play("D01"), "RB2-7.2");
}

#[test]
fn who_has_passed_may_still_play_cards() {
    rules!["RB2-7.10"];
    let scene = duel(&[("snapper", "F5"), ("ishmael", "F5")], &[("viana", "F4")])
        .hand(0, &["D11"])
        .level("ishmael", 2, 2);
    let scene = ["snapper", "kiria", "ishmael"]
        .into_iter()
        .fold(scene, |scene, id| if id == "kiria" { scene } else { scene.acted(id) });
    let mut fray = Fray::of(scene.crew_acted(A));
    fray.until("ask-activate");
    while fray.who() == BEN && !fray.side(A).passed {
        let crew = fray.index("gabriela");
        fray.play(BEN, Move::Activate(Activation::Hero(crew))).until("ask-activate");
    }
    assert!(fray.side(A).passed);
    fray.activate("viana").play(BEN, attack(0, "F5"));
    assert_eq!((fray.asked(), fray.who()), ("ask-attack-declared", ANN));
    fray.cast(ANN, play("D11"), &[4, 4, 1]);
    assert!(fray.heard(|event| *event == Event::CardPlayed { seat: ANN, card: "D11" }));
    assert!(fray.heard(|event| *event == Event::Counted { hits: 0, misses: 3, modifier: -1 }));
}
