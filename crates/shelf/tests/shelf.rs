//! Every game on the shelf, by the interface alone.

use freeport_kernel::{Given, Rng, Seat, SeatSet, Viewer};
use freeport_shelf::{BudgetKind, Ink, Session, Start, TITLES, Title, Trouble, find, open};
use serde_json::{Value, json};

fn four() -> Box<dyn Session> {
    find("four").unwrap().start(Start::of(2, "seed")).unwrap()
}

/// Plays random moves until the game is over or so many moves are made.
fn wander(game: &mut dyn Session, moves: usize, seed: u64) {
    let mut rng = Rng::new(seed);
    for _ in 0..moves {
        let Some(asked) = game.turn().waiting.first().copied() else { return };
        let list = game.moves(asked.seat).unwrap().moves;
        game.play(asked.seat, &list[rng.below(list.len())], &Given::default()).unwrap();
    }
}

fn each_title(mut look: impl FnMut(&'static dyn Title, u8)) {
    for title in TITLES {
        let (fewest, most) = title.card().seats;
        (fewest..=most).for_each(|seats| look(*title, seats));
    }
}

#[test]
fn every_phrase_is_there_in_every_language() {
    for title in TITLES {
        let gaps = title.gaps(20);
        assert!(gaps.is_empty(), "{}:\n{}", title.card().id, gaps.join("\n"));
    }
}

#[test]
fn every_game_has_a_rulebook_under_its_own_prefix() {
    for title in TITLES {
        let rules = title.rulebook().rules();
        assert!(!rules.is_empty(), "{}", title.card().id);
        assert!(rules.iter().all(|rule| !rule.sentence.is_empty()));
        let mut ids: Vec<&str> = rules.iter().map(|rule| rule.id.as_str()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), rules.len(), "an id stands twice in the rulebook of {}", title.card().id);
    }
}

#[test]
fn every_game_is_saved_and_goes_on_the_same_way() {
    each_title(|title, seats| {
        let mut game = title.start(Start::of(seats, "save")).unwrap();
        wander(game.as_mut(), 12, 1);
        let mut again = open(game.save().unwrap(), "").unwrap();
        wander(game.as_mut(), 20, 2);
        wander(again.as_mut(), 20, 2);
        assert_eq!(game.save().unwrap(), again.save().unwrap());
        let record: Value = serde_json::from_str(&game.record().unwrap()).unwrap();
        let replayed = title.replay(record, None).unwrap();
        assert_eq!(replayed.view(Viewer::Open).unwrap(), game.view(Viewer::Open).unwrap());
    });
}

#[test]
fn every_viewer_can_read_every_game_in_every_language() {
    each_title(|title, seats| {
        let mut game = title.start(Start::of(seats, "read")).unwrap();
        wander(game.as_mut(), 30, 3);
        let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Open]);
        for viewer in viewers {
            for language in title.card().languages {
                let page = game.text(viewer, language, Ink::Plain).unwrap();
                assert!(!page.board.is_empty() && !page.turn.is_empty());
                assert!(!page.board.contains(['\u{1b}', '\u{2068}']));
                assert!(!game.story(viewer, language, 0).unwrap().is_empty());
            }
        }
    });
}

#[test]
fn a_bot_advises_a_legal_move() {
    each_title(|title, seats| {
        let game = title.start(Start::of(seats, "advice")).unwrap();
        let seat = game.turn().waiting[0].seat;
        let advise = |bot: &str| game.advise(seat, &bot.parse().unwrap(), 5, BudgetKind::Iterations);
        for bot in ["random", "greedy", "mcts:20"] {
            let mv = advise(bot).unwrap();
            assert_eq!(mv, advise(bot).unwrap(), "the same seed gives the same advice");
            assert_eq!(game.why(seat, &mv), Ok(()));
        }
    });
}

#[test]
fn a_refusal_cites_the_rule_and_its_sentence() {
    let mut game = four();
    let trouble = game.play(Seat(1), &json!(0), &Given::default()).unwrap_err();
    let (rule, sentence) = trouble.rule().unwrap();
    assert_eq!((trouble.kind(), rule), ("illegal", "C4-2"));
    assert!(sentence.starts_with("Two players drop one disc each in turn"));
    assert_eq!(game.why(Seat(1), &json!(0)), Err(trouble));
    assert_eq!(game.turn().steps, 0);
}

#[test]
fn chance_that_does_not_fit_changes_nothing() {
    let mut game = four();
    let before = game.save().unwrap();
    let given = Given { outcomes: vec![3], strict: true };
    assert_eq!(game.play(Seat(0), &json!(0), &given).unwrap_err().kind(), "chance");
    assert_eq!(game.save().unwrap(), before);
}

#[test]
fn taking_back_needs_the_consent_of_whoever_decided_since() {
    let mut game = four();
    wander(game.as_mut(), 2, 1);
    let refused = game.undo(Seat(0), None, SeatSet::NONE).unwrap_err();
    assert_eq!(refused, Trouble::Consent { seat: Seat(0), missing: SeatSet::one(Seat(1)) });
    assert_eq!(game.undo(Seat(0), None, SeatSet::one(Seat(1))).unwrap().keep, 0);
    assert_eq!(game.undo(Seat(0), None, SeatSet::NONE), Err(Trouble::NothingToUndo(Seat(0))));
}

#[test]
fn what_does_not_exist_is_named_in_a_sentence() {
    let kind = |trouble: Trouble| trouble.kind();
    let game = four();
    assert_eq!(find("chess").err().map(kind), Some("unknown_game"));
    assert_eq!(game.text(Viewer::Spectator, "tlh", Ink::Plain).err().map(kind), Some("unknown_language"));
    assert_eq!(game.view(Viewer::Seat(Seat(2))).err().map(kind), Some("unknown_seat"));
    assert_eq!(game.why(Seat(0), &json!({})).err().map(kind), Some("bad_move"));
    let open = |value: Value| open(value, "").err().map(kind);
    assert_eq!(open(json!([])), Some("not_a_game"));
    assert_eq!(open(json!({"game": "four"})), Some("not_a_game"));
    assert_eq!(open(json!({"game": "four", "state": {}})), Some("bad_position"));
    assert_eq!(open(json!({"game": "four", "log": []})), Some("flaw"));
    let start =
        |options: Value| find("four").unwrap().start(Start { options: Some(options), ..Start::of(2, "") });
    assert_eq!(start(json!({"x": 1})).err().map(kind), Some("bad_options"));
    assert!(start(json!({})).is_ok());
}

#[test]
fn who_plays_alone_is_told_so() {
    let start = Start { options: Some(json!({ "turns": 5 })), ..Start::of(1, "alone") };
    let mut game = find("runebound").unwrap().start(start).unwrap();
    wander(game.as_mut(), 10_000, 1);
    let end = game.turn().outcome.expect("an end");
    assert!(end.winners().is_empty() && !end.is_draw(), "stopped after five turns: {end:?}");
    let told = |language| game.text(Viewer::Seat(Seat(0)), language, Ink::Plain).unwrap().turn;
    assert_eq!(told("en"), "The game is over, without a victory.");
    assert_eq!(
        [told("ru"), told("it")],
        ["Игра окончена, победы нет.", "La partita è finita, senza vittoria."]
    );
}
