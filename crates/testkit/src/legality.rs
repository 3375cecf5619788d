//! Every state is in order, and legal moves are exactly the accepted ones.

use crate::rulebook::Rulebook;
use crate::strays::Strays;
use crate::trial::{Trial, Walk, asides_of, json, moves_of, stroll};
use freeport_kernel::{Game, MAX_SEATS, Seat, SeatSet, Table, Turn};
use std::collections::HashSet;

const STRAYS: usize = 40;

/// Random games reach their end, and every state on the way is in order.
pub fn random_play<G: Game>(trial: &Trial<G>) {
    for game in 0..trial.effort.games {
        let mut walk = Walk::new(trial, game);
        orderly(&walk);
        while walk.step().is_some() {
            orderly(&walk);
            let longest = trial.effort.longest;
            assert!(walk.decision < longest, "{walk}: a game lasts more than {longest} decisions");
        }
    }
    stroll(trial, asides_are_orderly);
}

/// Places where nobody sits, as a forged record or a careless program may name them.
fn nobody(seats: u8) -> impl Iterator<Item = Seat> {
    (seats..MAX_SEATS as u8).chain([u8::MAX]).map(Seat)
}

fn orderly<G: Game>(walk: &Walk<G>) {
    let state = &walk.state;
    state.audit().unwrap_or_else(|why| panic!("{walk}: {why}: {state:?}"));
    assert_eq!(state.seats(), walk.seats(), "{walk}: the number of seats changed");
    let waiting = match state.turn() {
        Turn::Waiting(seats) => {
            assert!(!seats.is_empty(), "{walk}: the game waits for nobody");
            seats
        }
        Turn::Any(seats) => {
            let side = seats.first().map_or(SeatSet::NONE, |first| state.teams().mates(first));
            assert!(!seats.is_empty(), "{walk}: the game waits for nobody");
            assert!(
                seats.iter().all(|seat| side.has(seat)),
                "{walk}: any one of {seats:?} may decide, and they are of different sides"
            );
            seats
        }
        Turn::Over(outcome) => {
            let places: Vec<u8> = Seat::all(state.seats()).map(|seat| outcome.place(seat)).collect();
            let most = state.seats().max(2);
            assert!(
                places.iter().all(|place| (1..=most).contains(place)),
                "{walk}: the places are {places:?}"
            );
            assert_eq!(outcome.teams(), state.teams(), "{walk}: the outcome is one of other sides");
            for seat in Seat::all(state.seats()).chain(nobody(state.seats())) {
                let asides = asides_of(state, seat);
                assert!(asides.is_empty(), "{walk}: the game is over, and seat {seat} has {asides:?}");
            }
            state.turn().waiting()
        }
    };
    for seat in Seat::all(state.seats()).chain(nobody(state.seats())) {
        let moves = moves_of(state, seat);
        let owes = waiting.has(seat);
        assert!(!owes || seat.0 < state.seats(), "{walk}: the game waits for seat {seat}, where nobody sits");
        assert_eq!(
            owes,
            !moves.is_empty(),
            "{walk}: seat {seat} owes a decision: {owes}; its moves: {moves:?}"
        );
        window_is_orderly(walk, seat, &moves);
    }
}

/// Who is asked in a window may decline, and has nothing in it that is not listed as theirs.
fn window_is_orderly<G: Game>(walk: &Walk<G>, seat: Seat, moves: &[G::Move]) {
    let sources = walk.state.sources(seat);
    let ids: HashSet<&str> = sources.iter().map(|source| source.id).collect();
    assert_eq!(ids.len(), sources.len(), "{walk}: seat {seat} has two sources of one name");
    let Some(window) = walk.state.window(seat) else { return };
    assert!(
        moves.contains(&window.decline),
        "{walk}: seat {seat} may not decline by {:?}, only {moves:?}",
        window.decline
    );
    for opening in &window.sources {
        let known = sources.iter().any(|source| source.id == opening.source && source.held);
        assert!(known, "{walk}: seat {seat} does not have {}", opening.source);
    }
    for fact in &window.facts {
        assert!(G::FACTS.contains(fact), "{walk}: {fact} is no fact of the game");
    }
    let usable = window.sources.iter().any(|opening| opening.usable);
    assert_eq!(usable, moves.len() > 1, "{walk}: seat {seat} may choose from {moves:?} with {window:?}");
}

/// Moves that nobody is urged to make are carried out as well as any other.
fn asides_are_orderly<G: Game>(walk: &mut Walk<G>) {
    for seat in Seat::all(walk.seats()) {
        for mv in asides_of(&walk.state, seat) {
            let mut state = walk.state.clone();
            state.apply(seat, &mv, &mut Table::loose(walk.rng.next_u64()));
            state.audit().unwrap_or_else(|why| panic!("{walk}: seat {seat} plays {mv:?}: {why}"));
        }
    }
}

/// Every listed move is accepted, nothing is listed twice, sampled others are refused, and a refusal cites a
/// rule that stands in the rulebook.
pub fn legal_moves_are_exactly_the_accepted_ones<G: Game>(trial: &Trial<G>) {
    let strays = Strays::gather(trial);
    let rulebook = Rulebook::of(G::CARD.id, G::CARD.prefix).unwrap_or_else(|why| panic!("{why}"));
    stroll(trial, |walk| {
        let others = strays.some(STRAYS, &mut walk.rng);
        let listed: Vec<Vec<G::Move>> = Seat::all(walk.seats())
            .map(|seat| moves_of(&walk.state, seat).into_iter().chain(asides_of(&walk.state, seat)).collect())
            .collect();
        for seat in Seat::all(walk.seats()) {
            let legal: HashSet<&G::Move> = listed[seat.index()].iter().collect();
            assert_eq!(
                legal.len(),
                listed[seat.index()].len(),
                "{walk}: seat {seat} has a move listed twice"
            );
            for mv in &listed[seat.index()] {
                same_after_writing(mv);
                let verdict = walk.state.check(seat, mv);
                assert_eq!(verdict, Ok(()), "{walk}: seat {seat} is offered {mv:?}");
            }
            for mv in listed.iter().flatten().chain(&others).filter(|mv| !legal.contains(mv)) {
                match walk.state.check(seat, mv) {
                    Ok(()) => panic!("{walk}: seat {seat} may play {mv:?}, which is not listed"),
                    Err(illegal) => assert!(
                        rulebook.has(illegal.rule.0),
                        "{walk}: {mv:?} is refused by {}, which is not in the rulebook",
                        illegal.rule
                    ),
                }
            }
        }
        for seat in nobody(walk.seats()) {
            for mv in listed.iter().flatten().chain(&others) {
                assert!(
                    walk.state.check(seat, mv).is_err(),
                    "{walk}: nobody sits at {seat}, and may play {mv:?}"
                );
            }
        }
    });
}

fn same_after_writing<M: serde::Serialize + serde::de::DeserializeOwned + Eq + std::fmt::Debug>(mv: &M) {
    let again: M = serde_json::from_str(&json(mv)).unwrap_or_else(|error| panic!("{mv:?}: {error}"));
    assert_eq!(&again, mv, "a move is another one after it was written and read");
}
