//! Random games to look at: how many, how long, and from which seeds.

use freeport_kernel::{Chance, Charter, Game, Match, Player, Rng, Seat, Seed, Table, Told, Viewer};
use serde::Serialize;
use std::fmt;

/// How many of the first positions are always looked at.
const FIRST: u32 = 3;

/// How much is played for each property and number of seats.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Random games.
    pub games: u32,
    /// The most decisions a random game may take to its end.
    pub longest: u32,
    /// Positions of each game that are looked at closely.
    pub samples: u32,
    /// What all randomness grows from.
    pub seed: u64,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { games: 4, longest: 2000, samples: 25, seed: 1 }
    }
}

/// The games that one property is tried on.
#[derive(Clone, Debug)]
pub struct Trial<G: Game> {
    /// Variants, content pack and the like.
    pub options: G::Options,
    /// How many sit at the table.
    pub seats: u8,
    /// How much is played.
    pub effort: Effort,
}

/// Tries a property at every table the title card allows.
pub fn for_every_table<G: Game>(options: &G::Options, effort: Effort, property: impl Fn(&Trial<G>)) {
    for_every_set(std::slice::from_ref(options), effort, property);
}

/// Tries a property with every set of options, at every number of seats that the set is made for. There is a set for every
/// number of seats on the title card, and no set without a table.
pub fn for_every_set<G: Game>(sets: &[G::Options], effort: Effort, property: impl Fn(&Trial<G>)) {
    let (fewest, most) = G::CARD.seats;
    let mut tried = vec![0; sets.len()];
    for seats in fewest..=most {
        let mut refused = Vec::new();
        for (options, count) in sets.iter().zip(&mut tried) {
            match G::setup(options, seats, &mut Table::loose(effort.seed)) {
                Ok(_) => {
                    *count += 1;
                    property(&Trial { options: options.clone(), seats, effort });
                }
                Err(error) => refused.push(error.to_string()),
            }
        }
        assert!(refused.len() < sets.len(), "{seats} seats: no set of options makes a game: {refused:?}");
    }
    for (options, count) in sets.iter().zip(tried) {
        assert!(count > 0, "{options:?} make no game at any number of seats");
    }
}

/// A decision that has been carried out.
pub(crate) struct Done<G: Game> {
    pub seat: Seat,
    pub mv: G::Move,
    pub drawn: Vec<u32>,
    pub revealed: bool,
    pub concealed: bool,
    pub events: Vec<Told<G::Event>>,
}

/// Carries out a move with given chance; `None` when the chance does not fit.
pub(crate) fn carry_out<G: Game>(state: &mut G, seat: Seat, mv: &G::Move, chance: Chance) -> Option<Done<G>> {
    let mut table = Table::new(chance);
    state.apply(seat, mv, &mut table);
    if table.settle().is_some() {
        return None;
    }
    Some(Done {
        seat,
        mv: mv.clone(),
        revealed: table.revealed(),
        concealed: table.concealed(),
        drawn: table.take_drawn(),
        events: table.take_events(),
    })
}

/// A random game on its way.
pub(crate) struct Walk<G: Game> {
    pub state: G,
    pub decision: u32,
    /// For whoever looks at the game; the game itself goes the same way however often it is used.
    pub rng: Rng,
    dice: Rng,
    game: u32,
    seats: u8,
}

impl<G: Game> Walk<G> {
    pub fn new(trial: &Trial<G>, game: u32) -> Walk<G> {
        let seed = trial.effort.seed ^ u64::from(trial.seats) << 56;
        let dice = Rng::new(seed).branch(u64::from(game));
        let mut table = Table::new(Chance::Loose(dice.branch(1)));
        let state = G::setup(&trial.options, trial.seats, &mut table)
            .unwrap_or_else(|error| panic!("{} seats: {error}", trial.seats));
        Walk { state, decision: 0, rng: dice.branch(2), dice: dice.branch(3), game, seats: trial.seats }
    }

    /// Makes one random decision; `None` when the game is over.
    pub fn step(&mut self) -> Option<Done<G>> {
        let (seat, mv) = pick(&self.state, &mut self.dice)?;
        self.decision += 1;
        carry_out(&mut self.state, seat, &mv, Chance::Loose(self.dice.branch(4)))
    }

    pub fn seats(&self) -> u8 {
        self.seats
    }
}

/// Where a random game is, for the message of a failed test.
impl<G: Game> fmt::Display for Walk<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seats, game, decision) = (self.seats, self.game, self.decision);
        write!(f, "at {seats} seats, game {game}, after {decision} decisions")
    }
}

/// Plays the trial's random games and shows positions from all along their way.
pub(crate) fn stroll<G: Game>(trial: &Trial<G>, mut look: impl FnMut(&mut Walk<G>)) {
    let Effort { games, longest, samples, .. } = trial.effort;
    for game in 0..games {
        let mut scout = Walk::new(trial, game);
        while scout.decision < longest && scout.step().is_some() {}
        let share = |decision: u32| decision * samples / (scout.decision + 1);
        let mut walk = Walk::new(trial, game);
        for decision in 0..=scout.decision {
            if decision < FIRST || decision == scout.decision || share(decision) != share(decision - 1) {
                look(&mut walk);
            }
            walk.step();
        }
    }
}

/// A random decision of a seat that owes one; `None` when the game is over.
pub fn pick<G: Game>(state: &G, rng: &mut Rng) -> Option<(Seat, G::Move)> {
    let waiting: Vec<Seat> = state.turn().waiting().iter().collect();
    let seat = *waiting.get(rng.below(waiting.len()))?;
    let mut moves = moves_of(state, seat);
    assert!(!moves.is_empty(), "seat {seat} owes a decision and has no move: {state:?}");
    Some((seat, moves.swap_remove(rng.below(moves.len()))))
}

/// The start of a match with everything fixed by the trial and the number of the game.
pub fn charter<G: Game>(trial: &Trial<G>, game: u32) -> Charter<G> {
    let players =
        Seat::all(trial.seats).map(|seat| Player { name: format!("Player {}", seat.0 + 1), bot: None });
    Charter {
        options: trial.options.clone(),
        seats: players.collect(),
        seed: Seed::new(format!("{} {} {game}", G::CARD.id, trial.effort.seed)),
        entropy: Seat::all(trial.seats).map(|seat| format!("thrown in by {seat}")).collect(),
        seals: Vec::new(),
        practice: false,
    }
}

/// Plays a random match to its end, or to `longest` decisions, calling `after` after every move.
pub fn play_match<G: Game>(
    trial: &Trial<G>,
    game: u32,
    mut after: impl FnMut(&mut Match<G>, &mut Rng),
) -> Match<G> {
    let mut rng = Rng::new(trial.effort.seed).branch(u64::from(trial.seats) << 32 | u64::from(game));
    let mut live = start(trial, game);
    for _ in 0..trial.effort.longest {
        let Some((seat, mv)) = pick(live.state(), &mut rng) else { break };
        live.play(seat, &mv).unwrap_or_else(|illegal| panic!("{mv:?} was listed, and yet {illegal}"));
        after(&mut live, &mut rng);
    }
    live
}

/// The match as it begins.
pub(crate) fn start<G: Game>(trial: &Trial<G>, game: u32) -> Match<G> {
    Match::start(charter(trial, game)).unwrap_or_else(|error| panic!("{} seats: {error}", trial.seats))
}

/// Everybody who may look at a live table.
pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

pub(crate) fn moves_of<G: Game>(state: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    state.moves(seat, &mut moves);
    moves
}

pub(crate) fn asides_of<G: Game>(state: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    state.asides(seat, &mut moves);
    moves
}

pub(crate) fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| panic!("it cannot be written as JSON: {error}"))
}
