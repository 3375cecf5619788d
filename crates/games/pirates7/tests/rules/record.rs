//! Section 22 of the rulebook: how it is played here.

use crate::cove::*;
use freeport_kernel::{Chance, Game, Rng, Seat, Table, Viewer};
use freeport_pirates7::*;
use freeport_testkit::rules;
use freeport_tray::Physics;
use serde_json::{Value, json};

#[test]
fn a_decision_with_one_answer_is_taken_without_asking_and_told() {
    rules!["P7-22.1"];
    // Nobody has a free ship, nobody can act: nothing is asked at all, and all of it is told.
    let scene = Scene::new(2).first(1).ships(1, 1, 0).goods(1, cargo(1, 0, 0)).hand(0, &["eng-2"]);
    let mut cove = Cove::of(scene);
    cove.choose(&[Captain, Merchant]).play(A, caravan("eng-2"));
    cove.cast(A, Move::CommitShips(1), &raid(&[1], &[6, 6]));
    assert!(cove.heard(|event| matches!(event, Event::Committed { seat: B, ships: 0 })));
    assert_eq!(cove.waits_for(), (Some(B), "ask-merchant"));
    // All Goods of one kind are too many: there is nothing to choose.
    let mut cove = Cove::of(
        Scene::new(2).first(1).ships(0, 2, 0).ships(1, 0, 0).goods(0, cargo(0, 2, 0)).hand(0, &["kraken"]),
    );
    cove.choose(&[Shaman, Cartographer]).cast(A, Move::Curse(Curse::Kraken), &faces(&[1, 6]));
    assert!(
        cove.heard(
            |event| matches!(event, Event::WentOverboard { seat: A, goods } if *goods == cargo(0, 1, 0))
        )
    );
    // All Tavern dice show the same.
    let mut cove = Cove::of(Scene::new(2).first(1).hand(0, &["tavern"]));
    cove.choose(&[Shaman, Cartographer]).cast(A, Move::Curse(Curse::Tavern), &faces(&[6, 6]));
    assert_eq!(cove.times(|event| matches!(event, Event::TavernDealt { face: 6, .. })), 2);
    // Wherever somebody is asked, there are two answers at least.
    let mut rng = Rng::new(4);
    for seed in 0..6 {
        let mut cove = Cove::setup(2 + (seed % 3) as u8, seed);
        while let Some(seat) = cove.decider() {
            let moves = cove.moves();
            assert!(moves.len() > 1, "{}: {moves:?}", cove.asked());
            cove.loosely(seat, moves[rng.below(moves.len())], rng.below(100_000) as u64);
            cove.hear();
        }
    }
}

#[test]
fn tied_pairs_are_always_put_to_the_player_even_if_the_order_does_not_matter() {
    rules!["P7-22.2"];
    let mut cove = Cove::of(Scene::new(2).first(1).ships(1, 0, 0).hand(0, &["eng-2"]));
    cove.choose(&[Captain, Cartographer]).play(A, caravan("eng-2"));
    let dice = [(6, 5_000, 7_000), (6, 20_000, 7_000), (1, 5_000, 5_000), (1, 20_000, 5_000)];
    cove.cast(A, Move::CommitShips(2), &lies(&dice));
    assert_eq!((cove.asked(), cove.moves().len()), ("ask-ruler", 2));
}

/// What chance decided, move by move: as many numbers as there were cards, throws and players drawn.
#[test]
fn chance_decides_cards_first_player_throws_and_reshuffles_and_all_is_recorded() {
    rules!["P7-22.3"];
    let mut table: Table<Event> = Table::new(Chance::Loose(Rng::new(1)));
    Pirates7::setup(&Options::default(), 3, &mut table).expect("a game");
    assert_eq!(table.take_drawn().len(), 3 * 3 + 1);
    let drawn = |scene: Scene, characters: &[Character], mv: Move| {
        let mut cove = Cove::of(scene);
        cove.choose(characters);
        let mut table: Table<Event> = Table::new(Chance::Loose(Rng::new(1)));
        cove.game.play(A, &mv, &mut table).expect("a legal move");
        table.take_drawn().len()
    };
    let scene = || Scene::new(2).first(1).hand(0, &["kraken", "tavern", "wages", "havana"]);
    assert_eq!(drawn(scene(), &[Cartographer, Captain], Move::Draw), 1);
    assert_eq!(drawn(scene(), &[Shaman, Captain], Move::Curse(Curse::Wages)), 0);
    assert_eq!(drawn(scene(), &[Shaman, Captain], Move::Curse(Curse::Kraken)), 2 + 1 + 4 * 14);
    assert_eq!(drawn(scene(), &[Shaman, Captain], Move::Curse(Curse::Tavern)), 2 + 1 + 4 * 2);
    assert_eq!(drawn(scene(), &[Islander, Captain], Move::Port(Port::Havana)), 0);
    assert_eq!(drawn(scene(), &[Shipwright, Captain], Move::Buy(1)), 0);
}

/// The state as data, with one field changed.
fn bent(game: &Pirates7, path: &str, value: Value) -> Result<(), String> {
    let mut state = serde_json::to_value(game).expect("a state");
    *state.pointer_mut(path).expect("a field of the state") = value;
    let bent: Pirates7 = serde_json::from_value(state).map_err(|error| error.to_string())?;
    bent.audit()
}

#[test]
fn ships_cards_and_loot_are_all_there_and_nobody_has_more_than_can_be() {
    rules!["P7-22.4"];
    let cove =
        Cove::of(Scene::new(2).ships(0, 4, 1).chests(0, 12).goods(0, cargo(1, 1, 0)).hand(0, &["idol"]));
    assert!(cove.game.audit().is_ok());
    let fails = |path: &str, value: Value| bent(&cove.game, path, value).is_err();
    assert!(fails("/pirates/0/reserve", json!(6)), "eleven ships");
    assert!(fails("/pirates/0/sea", json!(3)), "nine ships");
    assert!(fails("/pirates/0/goods/rum", json!(1)), "a Good from nowhere");
    assert!(fails("/pirates/0/talismans", json!(1)), "a Talisman from nowhere");
    assert!(fails("/pirates/0/chests", json!(9)), "a guard too many");
    assert!(fails("/pirates/0/hand", json!(0)), "a card is nowhere");
    assert!(fails("/pirates/1/hand", json!(named("idol").bit())), "a card in two hands");
    assert!(fails("/deck", json!(0)), "the deck is gone");
    assert!(fails("/loot/0", json!(3)), "Loot is gone");
    // And it stays so, whatever is played.
    let mut rng = Rng::new(9);
    for players in 2..=4 {
        let mut cove = Cove::setup(players, 77);
        while let Some(seat) = cove.decider() {
            let moves = cove.moves();
            cove.loosely(seat, moves[rng.below(moves.len())], rng.below(100_000) as u64);
            for own in cove.view().boards {
                assert_eq!(own.reserve + own.free + own.loaded + own.guards, 10);
                let cursed = cove.view().curse.is_some();
                assert!(cursed || own.goods.total() <= u16::from(own.capacity));
                assert!(cursed || u16::from(own.guards) <= own.chests / 10);
            }
            cove.hear();
        }
    }
}

#[test]
fn only_legal_moves_are_accepted_and_any_other_changes_nothing() {
    rules!["P7-22.5"];
    let mut rng = Rng::new(6);
    let mut met: Vec<Move> = Vec::new();
    let mut cove = Cove::setup(3, 12);
    let mut refused = 0;
    while let Some(seat) = cove.decider() {
        let moves = cove.moves();
        for seat in Seat::all(3) {
            let mut own = Vec::new();
            cove.game.moves(seat, &mut own);
            cove.game.asides(seat, &mut own);
            for mv in &met {
                let before = cove.game;
                let mut game = cove.game;
                let accepted = game.play(seat, mv, &mut Table::new(Chance::Loose(Rng::new(1)))).is_ok();
                assert_eq!(accepted, own.contains(mv), "{mv:?} by {seat:?} at {}", cove.asked());
                assert!(accepted || game == before);
                refused += usize::from(!accepted);
            }
        }
        met.extend(moves.iter().filter(|mv| !met.contains(mv)).copied().collect::<Vec<_>>());
        met.truncate(120);
        cove.loosely(seat, moves[rng.below(moves.len())], rng.below(100_000) as u64);
        cove.hear();
    }
    assert!(refused > 1_000, "only {refused} moves were refused");
}

#[test]
fn tally_and_limit_of_rounds_are_the_only_options() {
    rules!["P7-22.6"];
    let read = |value: Value| serde_json::from_value::<Options>(value);
    let of_then = Options { physics: Physics::First, ..Options::default() };
    assert_eq!(read(json!({})).ok(), Some(of_then));
    let options = read(json!({ "tally": false, "guard": false })).expect("options");
    assert!(!options.tally && !options.guard && Options::default().tally && Options::default().guard);
    assert!(read(json!({ "teams": true })).is_err());
    assert!(Pirates7::CARD.variants.is_empty());
    let cove = Cove::of(Scene::with(&options, 2));
    assert_eq!(cove.game.view(Viewer::Spectator).tally, None);
}
