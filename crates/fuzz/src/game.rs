//! The doors of every game: records, saves, states, moves and options.

use crate::probe::probe;
use crate::samples::{Samples, charter};
use crate::shelf;
use crate::target::{Fate, Target};
use freeport_kernel::{Game, Instinct, Match, Record, Rng, Save, Seat, Table};
use freeport_shelf::{Browser, Shelved, browse};

/// Every door of every game on the shelf.
pub fn targets() -> Vec<Target> {
    let mut doors = Doors(Vec::new());
    browse(&mut doors);
    doors.0
}

struct Doors(Vec<Target>);

impl Browser for Doors {
    fn look<G: Shelved>(&mut self) {
        self.0.extend(of::<G>());
    }
}

/// The doors of one game.
fn of<G: Instinct>() -> Vec<Target> {
    let samples = Samples::of::<G>();
    let name = |what: &str| format!("{} {what}", G::CARD.id);
    let positions: Vec<G> =
        samples.states.iter().filter_map(|text| serde_json::from_str(text).ok()).collect();
    let on_the_shelf = shelf::of::<G>(&samples);
    let mut targets = vec![
        Target::json(name("record"), samples.records, record::<G>),
        Target::json(name("save"), samples.saves, save::<G>),
        Target::json(name("state"), samples.states, state::<G>),
        Target::json(name("move"), samples.moves, move |text, number| a_move(text, number, &positions)),
        Target::json(name("options"), samples.options, options::<G>),
    ];
    targets.extend(on_the_shelf);
    targets
}

/// A spoilt record is replayed, and verified as if its forger had made the digest fit.
fn record<G: Instinct>(text: &str, number: u64) -> Fate {
    let Ok(mut record) = Record::<G>::read(text) else { return Fate::Refused };
    let _ = Match::verify(&record);
    record.digest = record.fingerprint();
    let _ = Match::verify(&record);
    match Match::replay(&record) {
        Ok(game) => {
            use_match(&game, number);
            Fate::Accepted
        }
        Err(_) => Fate::Refused,
    }
}

fn save<G: Instinct>(text: &str, number: u64) -> Fate {
    let Ok(save) = serde_json::from_str::<Save<G>>(text) else { return Fate::Refused };
    match Match::load(save) {
        Ok(game) => {
            use_match(&game, number);
            Fate::Accepted
        }
        Err(_) => Fate::Refused,
    }
}

fn use_match<G: Instinct>(game: &Match<G>, number: u64) {
    probe(game.state(), &mut Rng::new(number));
    for seat in Seat::all(game.state().seats()) {
        let _ = (game.take_backs(seat), game.decision(seat));
    }
    let mut game = game.clone();
    let (seat, steps) = (Seat(number as u8), game.steps());
    game.undo(seat, Rng::new(number).below(steps + 2));
    let _ = game.record().write();
}

/// A state that its audit accepts must bear everything that can be done with it.
fn state<G: Instinct>(text: &str, number: u64) -> Fate {
    let Ok(state) = serde_json::from_str::<G>(text) else { return Fate::Refused };
    if state.audit().is_err() {
        return Fate::Refused;
    }
    probe(&state, &mut Rng::new(number));
    let seats = state.seats();
    if let Ok(mut game) = Match::start_at(charter(seats, number), state) {
        let mut moves = Vec::new();
        if let Some(seat) = game.turn().waiting().first() {
            game.state().moves(seat, &mut moves);
            if let Some(mv) = moves.first() {
                let _ = game.play(seat, mv);
            }
        }
        let _ = (game.record().write(), game.save());
    }
    Fate::Accepted
}

/// Any move can be asked about by anybody at any time; a legal one can be played.
fn a_move<G: Game>(text: &str, number: u64, positions: &[G]) -> Fate {
    let Ok(mv) = serde_json::from_str::<G::Move>(text) else { return Fate::Refused };
    let mut rng = Rng::new(number);
    for _ in 0..16 {
        let Some(position) = positions.get(rng.below(positions.len())) else { break };
        for seat in [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4), Seat(8), Seat(64), Seat(255)] {
            let mut after = position.clone();
            if after.play(seat, &mv, &mut Table::loose(number)).is_ok() {
                let _ = after.turn();
            }
        }
    }
    Fate::Accepted
}

fn options<G: Instinct>(text: &str, number: u64) -> Fate {
    let Ok(options) = serde_json::from_str::<G::Options>(text) else { return Fate::Refused };
    for seats in [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 255] {
        if let Ok(game) = G::setup(&options, seats, &mut Table::loose(number)) {
            probe(&game, &mut Rng::new(number));
        }
    }
    Fate::Accepted
}
