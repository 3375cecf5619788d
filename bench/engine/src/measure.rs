//! What is measured of every game: random play, tree search, size and clone cost of a state.

use crate::bitboard::{self, Source, Xorshift};
use crate::play::Dice;
use freeport_bots::{Budget, Knowledge, Mcts};
use freeport_figures::{Figure, Pace, rate};
use freeport_kernel::{Cast, Game, Instinct, Rng};
use freeport_tray::Throw;
use std::hint::black_box;

/// Whose figures these are.
pub const US: &str = "Freeport";
/// Iterations of one search.
const ITERATIONS: u32 = 5_000;
/// The lower bound of cost.
pub const BY_HAND: &str = "bitboard by hand";

/// Decisions and whole games in random play with all legal moves listed at every decision.
pub fn random_play<G: Game>(seats: u8, pace: Pace) -> Vec<Figure> {
    let mut dice = Dice::<G>::new(seats);
    let mean = (0..1_000).map(|_| dice.game()).sum::<u64>() as f64 / 1_000.0;
    let label = label::<G>(seats);
    let games = rate(US, &format!("{label}: random games"), pace, |games| {
        (0..games).for_each(|_| _ = black_box(dice.game()));
        games
    });
    let decisions = games.times(&format!("{label}: random decisions"), mean);
    vec![games, decisions]
}

/// The size of a state, and the cost of a clone in the middle of a game.
pub fn state<G: Game>(seats: u8, pace: Pace) -> Vec<Figure> {
    let position = Dice::<G>::new(seats).position(20);
    let label = label::<G>(seats);
    let clones = rate(US, &format!("{label}: clone of a state"), pace, |clones| {
        (0..clones).for_each(|_| _ = black_box(black_box(&position).clone()));
        clones
    });
    vec![Figure::bytes(US, &format!("{label}: size of a state"), size_of::<G>()), clones.in_nanoseconds()]
}

/// Iterations of tree search for the first decision of the game.
pub fn search<G: Instinct>(seats: u8, pace: Pace) -> Vec<Figure> {
    let opening = Dice::<G>::new(seats).position(0);
    let mut bot = Mcts::<G>::new(Budget::Iterations(ITERATIONS), 1);
    let mut moves = Vec::new();
    let seat = opening.turn().waiting().first();
    let Some(knowledge) = seat.and_then(|seat| Knowledge::of(&opening, seat, &mut moves)) else {
        return Vec::new();
    };
    let what = format!("{}: MCTS iterations", label::<G>(seats));
    vec![rate(US, &what, pace, |searches| {
        (0..searches).for_each(|_| _ = black_box(bot.think(&knowledge)));
        searches * u64::from(ITERATIONS)
    })]
}

/// Connect Four by hand, with the cheapest generator and with the engine's own.
pub fn by_hand(pace: Pace) -> Vec<Figure> {
    let what = "four: random games";
    vec![
        playouts(BY_HAND, what, pace, Xorshift(0x9E37_79B9_7F4A_7C15)),
        playouts(&format!("{BY_HAND}, our generator"), what, pace, Rng::new(1)),
    ]
}

fn playouts(who: &str, what: &str, pace: Pace, mut source: impl Source) -> Figure {
    rate(who, what, pace, |games| {
        (0..games).for_each(|_| _ = black_box(bitboard::playout(&mut source)));
        games
    })
}

/// A throw of fifteen dice, as a real game casts it and as search draws it.
pub fn throws(pace: Pace) -> Vec<Figure> {
    let dice: Vec<u8> = (0..15).collect();
    let throw = Throw::of(&dice);
    let (mut outcomes, mut seed, mut rng) = (Vec::new(), 0, Rng::new(1));
    let cast = rate(US, "tray: a throw of 15 dice, as solid bodies", pace, |throws| {
        for _ in 0..throws {
            outcomes.clear();
            seed += 1;
            throw.cast(seed, &mut outcomes);
            black_box(&outcomes);
        }
        throws
    });
    let sketch = rate(US, "tray: a throw of 15 dice, drawn quickly", pace, |throws| {
        for _ in 0..throws {
            outcomes.clear();
            throw.sketch(&mut rng, &mut outcomes);
            black_box(&outcomes);
        }
        throws
    });
    vec![cast.in_nanoseconds(), sketch.in_nanoseconds()]
}

/// The game's id, with the seats where there is a choice.
pub fn label<G: Game>(seats: u8) -> String {
    match G::CARD.seats {
        (fewest, most) if fewest == most => G::CARD.id.to_owned(),
        _ => format!("{}, {seats} seats", G::CARD.id),
    }
}
