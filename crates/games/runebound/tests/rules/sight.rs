//! What is open, and what is hidden: section 27.

use crate::trek::*;
use freeport_kernel::{Chance, Game, Rng, Table, Viewer};
use freeport_runebound::*;
use freeport_testkit::rules;

#[test]
fn everything_but_the_decks_is_open() {
    rules!["RN-27.1", "RN-27.2", "RN-27.6", "RN-14.15"];
    let scene =
        Scene::of(&["varikas", "mok"]).item(BEN, "short-bow").kept(BEN, "R3").task(BEN, "G30").gold(BEN, 9);
    let trek = Trek::begin(scene.event("G25").left_behind(0, "G01", "N06"));
    let views =
        [Viewer::Seat(ANN), Viewer::Seat(BEN), Viewer::Spectator].map(|viewer| trek.game.view(viewer));
    assert_eq!(views[0], views[1]);
    assert_eq!(views[1], views[2]);
    let text = serde_json::to_string(&views[0]).expect("a view");
    for open in ["short-bow", "R3", "G30", "G25", "G01"] {
        assert!(text.contains(&format!("\"{open}\"")), "{open}");
    }
    for hidden in ["G02", "Y01", "R1", "iron-golem"] {
        assert!(!text.contains(&format!("\"{hidden}\"")), "{hidden}");
    }
}

#[test]
fn a_peek_is_for_one_pair_of_eyes() {
    rules!["RN-27.3"];
    let scene = Scene::of(&["varikas", "mok"]).at(ANN, "N06").item(ANN, "scroll-of-sight").stack("G01");
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, ATTEMPT);
    trek.play(ANN, trek.using("scroll-of-sight"));
    let top = |viewer: Viewer| trek.game.view(viewer).decks[0].top;
    assert_eq!(
        (top(Viewer::Seat(ANN)), top(Viewer::Seat(BEN)), top(Viewer::Spectator)),
        (Some("G01"), None, None)
    );
}

#[test]
fn who_saw_a_card_go_under_remembers_it() {
    rules!["RN-27.4", "RN-28.1", "RN-28.2"];
    let scene = Scene::of(&["varikas", "mok"]).at(ANN, "N06").item(ANN, "scroll-of-sight").stack("G01");
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, ATTEMPT);
    trek.play(ANN, trek.using("scroll-of-sight"));
    trek.play(ANN, Move::Bury(true));
    let last = |viewer: Viewer, seed: u64| {
        let world = trek.game.imagine(viewer, &mut Rng::new(seed));
        let state = serde_json::to_value(&world).expect("a state");
        state["adventures"][0]["bottom"][0]["card"].as_u64().expect("a card")
    };
    let own = u64::from(tale("G01"));
    assert!((0..20).all(|seed| last(Viewer::Seat(ANN), seed) == own), "the looker knows what lies there");
    assert!((0..20).any(|seed| last(Viewer::Seat(BEN), seed) != own), "to everybody else it is any card");
    let text = serde_json::to_string(&trek.game.view(Viewer::Seat(ANN))).expect("a view");
    assert!(!text.contains("\"G01\""), "and no list is shown");
}

#[test]
fn a_discard_comes_back_when_all_others_are_drawn() {
    rules!["RN-28.1", "RN-3.4"];
    let scene =
        Scene::of(&["varikas", "mok"]).at(ANN, "M03").gold(ANN, 9).item(ANN, "short-bow").wounds(ANN, 1);
    let mut trek = Trek::begin(scene);
    trek.play(ANN, Move::Aside(Side::Discard(card("short-bow"))));
    let mut game = trek.game.clone();
    let mut table = Table::new(Chance::Loose(Rng::new(3)));
    let stock = game.view(Viewer::Open).stock;
    let mut seen = Vec::new();
    for _ in 0..4000 {
        let seat = game.turn().waiting().first().expect("somebody");
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        // Everybody stays in the city, and a card is laid out in every turn.
        let stay = moves.iter().find(|mv| matches!(mv, Move::Way(Going::Rest(0)))).copied();
        let mv = stay.or_else(|| game.decline()).unwrap_or(moves[0]);
        game.play(seat, &mv, &mut table).expect("a legal move");
        for told in table.take_events() {
            if let Event::Stocked { card, .. } = told.event {
                seen.push(card);
            }
        }
        if game.view(Viewer::Open).stock == 0 {
            break;
        }
    }
    assert_eq!((seen.len(), seen.last().copied()), (usize::from(stock), Some("short-bow")));
}
