//! Section 21 of the rulebook: what is open and what is hidden.

use crate::cove::*;
use freeport_kernel::{Chance, Game, Rng, Table, Viewer};
use freeport_pirates7::*;
use freeport_testkit::rules;

/// What everybody but the owner sees.
const OTHERS: [Viewer; 2] = [Viewer::Seat(B), Viewer::Spectator];

#[test]
fn hands_and_choices_are_known_to_their_owner_and_the_decks_to_nobody() {
    rules!["P7-21.1"];
    let mut cove = Cove::of(Scene::new(2).hand(0, &["eng-2", "idol"]).hand(1, &["havana"]));
    cove.play(A, Move::ChooseCharacter(Governor));
    let own = cove.seen_by(A).boards;
    assert_eq!(
        (own[0].hand.clone(), own[0].chosen),
        (Some(vec![named("eng-2"), named("idol")]), Some(Governor))
    );
    assert_eq!((own[1].hand.clone(), own[1].chosen), (None, None));
    for viewer in OTHERS {
        let seen = cove.game.view(viewer).boards;
        assert_eq!((seen[0].hand.clone(), seen[0].chosen), (None, None));
    }
    // Another hand, another choice and another order of the decks look the same to others.
    let mut other = Cove::of(Scene::new(2).hand(0, &["fra-3a", "nassau"]).hand(1, &["havana"]));
    other.play(A, Move::ChooseCharacter(Shaman));
    for viewer in OTHERS {
        assert_eq!(cove.game.view(viewer), other.game.view(viewer));
    }
    let mut rng = Rng::new(2);
    for _ in 0..20 {
        let world = cove.game.imagine(Viewer::Seat(B), &mut rng);
        assert_eq!(world.view(Viewer::Seat(B)), cove.game.view(Viewer::Seat(B)));
    }
}

/// B has no Caravan, which everybody hears once A has declined: A cannot take that back as if nothing were known.
#[test]
fn whether_a_hand_holds_a_fitting_card_comes_out_when_its_owner_resolves() {
    rules!["P7-21.1"];
    let scene = Scene::new(2).hand(0, &["eng-2"]).hand(1, &["idol"]);
    assert!(comes_out(scene, Captain, Move::Decline));
}

/// Whether something hidden comes out when A, one of two with the same Character, makes the move.
fn comes_out(scene: Scene, character: Character, mv: Move) -> bool {
    let mut cove = Cove::of(scene);
    cove.choose(&[character, character]);
    let mut table = Table::new(Chance::strict(&[]));
    cove.game.play(A, &mv, &mut table).expect("a legal move");
    table.revealed()
}

#[test]
fn what_is_played_from_the_hand_comes_out_and_so_does_everything_at_the_end() {
    rules!["P7-21.1", "P7-21.8"];
    let last = || Scene::new(2).first(1).hand(0, &["eng-2", "havana", "wages"]);
    assert!(comes_out(last(), Captain, caravan("eng-2")));
    assert!(comes_out(last(), Islander, Move::Port(Port::Havana)));
    assert!(comes_out(last(), Shaman, Move::Curse(Curse::Wages)));
    assert!(!comes_out(last(), Captain, Move::Decline));
    assert!(comes_out(last().last_rounds(0), Captain, Move::Decline));
}

#[test]
fn everything_else_is_open() {
    rules!["P7-21.2"];
    let scene = Scene::new(3).first(2).round(5).last_rounds(1).port(Port::Havana).played(&["eng-2", "idol"]);
    let scene = scene.chests(0, 41).goods(0, cargo(1, 0, 2)).talismans(0, 2).yin_yang(0, 4).marks(0, 3);
    let scene = scene.corsair(0, Nation::France).double_hold(0, 1).unsinkable(0, 2).ships(0, 8, 0);
    let scene =
        scene.played_characters(0, &[Merchant]).hand(0, &["spa-2", "wages"]).loot_deck(cargo(3, 3, 3), 3);
    let cove = Cove::of(scene);
    for viewer in [Viewer::Seat(C), Viewer::Seat(B), Viewer::Spectator] {
        let view = cove.game.view(viewer);
        let own = &view.boards[0];
        assert_eq!((own.hand_size, own.played.as_slice(), own.available.len()), (2, &[Merchant][..], 6));
        assert_eq!((own.reserve, own.free, own.loaded, own.guards, own.owed), (2, 2, 2, 4, 0));
        assert_eq!((own.chests, own.token, own.goods, own.talismans), (41, 40, cargo(1, 0, 2), 2));
        assert_eq!((own.yin_yang, own.marks, own.corsairs.as_slice()), (4, 3, &[Nation::France][..]));
        assert_eq!((own.double_hold, own.unsinkable, own.capacity), (1, 2, 5));
        assert_eq!((view.deck, view.loot), (25, 12));
        assert_eq!((view.discard, view.discarded_talismans), (cargo(12, 13, 11), 7));
        assert_eq!((view.port, view.top), (Port::Havana, Some(named("idol"))));
        assert_eq!((view.first, view.rounds_after, view.round), (C, Some(1), 5));
    }
}

#[test]
fn a_tally_of_played_cards_is_kept_unless_it_is_switched_off() {
    rules!["P7-21.3", "P7-22.6"];
    let played = ["eng-2", "eng-4", "hol-3a", "kraken"];
    let cove = Cove::of(Scene::new(2).played(&played));
    for viewer in OTHERS {
        let tally = cove.game.view(viewer).tally.expect("a tally");
        assert_eq!(tally.caravans_left, [2, 4, 4, 3]);
        assert_eq!(tally.played.len(), 4);
    }
    let options = Options { tally: false, ..Options::default() };
    let mut cove = Cove::of(Scene::with(&options, 2).played(&played));
    assert_eq!((cove.seen_by(A).tally, cove.seen_by(A).top), (None, Some(named("kraken"))));
    cove.choose(&[Governor, Captain]).play(A, Move::Nation(Nation::England));
    assert!(cove.heard(|event| matches!(event, Event::CorsairTaken { unplayed: None, .. })));
    let mut cove = Cove::of(Scene::new(2).played(&played));
    cove.choose(&[Governor, Captain]).play(A, Move::Nation(Nation::England));
    assert!(cove.heard(|event| matches!(event, Event::CorsairTaken { unplayed: Some(2), .. })));
}

#[test]
fn a_drawn_card_is_told_to_its_drawer_alone_and_the_end_card_to_all() {
    rules!["P7-21.4"];
    let below = ["eng-2", "spa-2", "fra-2", "hol-2"];
    let mut cove = Cove::of(Scene::new(2).first(1).deck(&below));
    cove.choose(&[Cartographer, Captain]);
    let mut table = Table::new(Chance::strict(&[number("fra-2")]));
    cove.game.play(A, &Move::Draw, &mut table).expect("a legal move");
    let told = table.take_events();
    let hears = |viewer: Viewer| -> Vec<&Event> {
        told.iter().filter(|told| told.audience.includes(viewer)).map(|told| &told.event).collect()
    };
    let drawn = |card| Event::CardDrawn { seat: A, card };
    assert!(hears(Viewer::Seat(A)).contains(&&drawn(Some(named("fra-2")))));
    for viewer in OTHERS {
        let heard = hears(viewer);
        assert!(heard.contains(&&drawn(None)) && !heard.contains(&&drawn(Some(named("fra-2")))));
        assert!(heard.iter().any(|event| matches!(event, Event::EndDrawn { .. })));
    }
}

#[test]
fn loot_is_drawn_openly() {
    rules!["P7-21.5"];
    let mut cove = Cove::of(Scene::new(3).hand(0, &["havana"]));
    cove.choose(&[Islander, Merchant, Merchant]).play(A, Move::Port(Port::Havana));
    let mut table = Table::new(Chance::strict(&[FRUIT, RUM]));
    cove.game.play(A, &Move::TakeGift(2), &mut table).expect("a legal move");
    let open = table.take_events().into_iter().any(|told| {
        let cards =
            matches!(&told.event, Event::LootDrawn { cards, .. } if *cards == [Loot::Fruit, Loot::Rum]);
        cards && told.audience.includes(Viewer::Spectator)
    });
    assert!(open);
    for viewer in OTHERS {
        assert_eq!(cove.game.view(viewer).asked.and_then(|asked| asked.goods), Some(cargo(1, 0, 1)));
    }
}

#[test]
fn while_others_choose_only_who_has_chosen_is_shown() {
    rules!["P7-21.6"];
    let mut cove = Cove::of(Scene::new(3));
    let mut table = Table::new(Chance::strict(&[]));
    cove.game.play(A, &Move::ChooseCharacter(Merchant), &mut table).expect("a legal move");
    assert!(table.concealed() && !table.revealed(), "the choice may still be changed");
    let told = table.take_events();
    let open: Vec<&Event> =
        told.iter().filter(|told| told.audience.includes(Viewer::Seat(B))).map(|told| &told.event).collect();
    assert_eq!(open, [&Event::Chose { seat: A, character: None }]);
    let view = cove.game.view(Viewer::Seat(B));
    let chosen: Vec<bool> = view.boards.iter().map(|own| own.has_chosen).collect();
    assert_eq!(chosen, [true, false, false]);
    assert!(view.boards.iter().all(|own| own.chosen.is_none()));
    assert_eq!(view.asked.map(|asked| asked.seats), Some(vec![B, C]));
}

#[test]
fn everybody_knows_how_many_cards_lie_above_the_end_card() {
    rules!["P7-21.7"];
    for players in 2..=4 {
        let cove = Cove::setup(players, 1);
        let view = cove.game.view(Viewer::Spectator);
        assert_eq!(view.above_end.map(|above| above + 5), Some(view.deck), "it is the fifth from the bottom");
    }
}

#[test]
fn after_the_game_everything_is_revealed() {
    rules!["P7-21.8"];
    let mut cove = Cove::of(Scene::new(2).last_rounds(0).hand(0, &["eng-2", "idol"]));
    assert_eq!(cove.game.view(Viewer::Spectator).boards[0].hand, None);
    cove.choose(&[Merchant, Merchant]);
    assert_eq!(cove.decider(), None);
    for viewer in OTHERS {
        assert_eq!(cove.game.view(viewer).boards[0].hand, Some(vec![named("eng-2"), named("idol")]));
    }
    assert_eq!(cove.game.view(Viewer::Spectator), cove.game.view(Viewer::Open));
    // So is what was not to be looked up.
    let options = Options { tally: false, ..Options::default() };
    let mut cove = Cove::of(Scene::with(&options, 2).last_rounds(0).played(&["eng-2"]));
    cove.choose(&[Merchant, Merchant]);
    assert!(OTHERS.map(|viewer| cove.game.view(viewer).tally).iter().all(Option::is_some));
}
