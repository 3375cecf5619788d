//! Proof that a bot knows no more than its seat, for the tests of games and bots.

use crate::{Bot, BotSpec, Budget, BudgetKind, Knowledge, Mcts, ask, bot};
use freeport_kernel::{Game, Instinct, Rng, Seat, SetupError, Table, Viewer};
use std::ops::RangeInclusive;

/// How many other worlds a position is compared with.
const OTHERS: u64 = 3;

/// One decision in so many is looked at, so that a test sees all parts of several games.
const STRIDE: usize = 5;

/// Games are left alone after so many decisions.
const LONGEST_GAME: usize = 2_000;

/// A game, or a bot, that lets hidden facts show.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Breach {
    /// The game cannot be played.
    #[error("no game to look at: {0}")]
    Setup(#[from] SetupError),
    /// The game gives too few positions to look at.
    #[error("a game offers no decisions with a choice, so there is nothing to look at")]
    Barren,
    /// A seat has other moves in a world that it should not be able to tell apart.
    #[error("decision {decision}: seat {seat} has other moves in a world it cannot tell from the real one")]
    Moves {
        /// Which decision of the game, counted from 0.
        decision: usize,
        /// Whose moves.
        seat: Seat,
    },
    /// A bot decides otherwise when hidden facts are dealt anew.
    #[error(
        "decision {decision}: the bot in seat {seat} plays {real}, but {imagined} \
         in a world it cannot tell from the real one"
    )]
    Bot {
        /// Which decision of the game, counted from 0.
        decision: usize,
        /// The bot's seat.
        seat: Seat,
        /// What it plays in the real world.
        real: String,
        /// What it plays in the other.
        imagined: String,
    },
    /// `imagine` lets the real world shine through.
    #[error(
        "decision {decision}: imagine gives {viewer:?} another world, from the same generator, \
         when what {viewer:?} cannot see is dealt anew"
    )]
    Imagine {
        /// Which decision of the game, counted from 0.
        decision: usize,
        /// Who imagines.
        viewer: Viewer,
    },
}

/// What a test looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// How many positions.
    pub positions: usize,
    /// How many other worlds came up that differ from the real one. A test of a game with hidden facts should require
    /// that there are some: an `imagine` that gives back the real world is caught by this number alone.
    pub others: usize,
    /// How many decisions built on what the bot had thought before. Only [`check_memory`] counts them.
    pub recalled: usize,
}

/// Plays random games and calls `look` at about one decision in [`STRIDE`] that leaves a choice, until it has been
/// called `positions` times; it says how many other worlds it met.
fn tour<G: Game>(
    options: &G::Options,
    seats: u8,
    positions: usize,
    seed: u64,
    mut look: impl FnMut(usize, &G, Seat, u64) -> Result<usize, Breach>,
) -> Result<Proof, Breach> {
    let mut rng = Rng::new(seed);
    let mut moves = Vec::new();
    let mut proof = Proof::default();
    while proof.positions < positions {
        let mut table = Table::loose(rng.next_u64());
        let mut game = G::setup(options, seats, &mut table)?;
        let (mut decision, mut choices) = (0, 0);
        loop {
            let waiting: Vec<Seat> = game.turn().waiting().iter().collect();
            if waiting.is_empty() || proof.positions >= positions {
                break;
            }
            let seat = waiting[rng.below(waiting.len())];
            moves.clear();
            game.moves(seat, &mut moves);
            if moves.len() > 1 {
                choices += 1;
                if rng.below(STRIDE) == 0 {
                    proof.others += look(decision, &game, seat, rng.next_u64())?;
                    proof.positions += 1;
                }
            }
            let Some(mv) = moves.get(rng.below(moves.len())) else { break };
            game.apply(seat, mv, &mut table);
            table.clear();
            decision += 1;
        }
        if choices == 0 {
            return Err(Breach::Barren);
        }
    }
    Ok(proof)
}

/// Asks the bot at `positions` decisions of random games in the real world and in worlds that its seat cannot
/// tell from it, with the same bot seed, and requires the same move each time.
///
/// A bot meets the world through `Knowledge` alone, so this is a test of the game: its `imagine` has to be blind in
/// the sense of [`imagine_is_blind`], and its `moves` must not depend on what the seat cannot see.
pub fn check<G: Instinct>(
    options: &G::Options,
    seats: u8,
    spec: &BotSpec,
    positions: usize,
    seed: u64,
) -> Result<Proof, Breach> {
    tour::<G>(options, seats, positions, seed, |decision, game, seat, seed| {
        let answer = |world: &G| {
            let mut moves = Vec::new();
            let mut player: Box<dyn Bot<G>> = bot(spec, seed, BudgetKind::Iterations);
            let choice = Knowledge::of(world, seat, &mut moves).map(|knowledge| player.choose(&knowledge));
            (moves, choice)
        };
        let (moves, real) = answer(game);
        let mut others = 0;
        for other in 1..=OTHERS {
            let world = game.imagine(Viewer::Seat(seat), &mut Rng::new(seed).branch(other));
            others += usize::from(world != *game);
            let (listed, imagined) = answer(&world);
            if listed != moves {
                return Err(Breach::Moves { decision, seat });
            }
            if imagined != real {
                let (real, imagined) = (format!("{real:?}"), format!("{imagined:?}"));
                return Err(Breach::Bot { decision, seat, real, imagined });
            }
        }
        Ok(others)
    })
}

/// Plays whole games between searching bots. Each has a twin with the same seed, who at every decision is asked in another world
/// that the seat cannot tell from the real one; both must give the same answer. So what a bot keeps from one decision to the next
/// tells it nothing that its seat has not seen.
pub fn check_memory<G: Instinct>(
    options: &G::Options,
    seats: u8,
    iterations: u32,
    games: u64,
    seed: u64,
) -> Result<Proof, Breach> {
    let mut proof = Proof::default();
    for number in 0..games {
        let mut luck = Rng::new(seed).branch(number);
        let mut table = Table::loose(luck.next_u64());
        let mut game = G::setup(options, seats, &mut table)?;
        let mut twins: Vec<[Mcts<G>; 2]> = Seat::all(seats)
            .map(|_| [luck.next_u64(); 2].map(|seed| Mcts::new(Budget::Iterations(iterations), seed)))
            .collect();
        for decision in 0..LONGEST_GAME {
            let waiting: Vec<Seat> = game.turn().waiting().iter().collect();
            let Some(seat) = waiting.get(luck.below(waiting.len())).copied() else { break };
            let world = game.imagine(Viewer::Seat(seat), &mut Rng::new(luck.next_u64()));
            let [bot, twin] = &mut twins[seat.index()];
            let (real, imagined) = (ask(bot, &game, seat), ask(twin, &world, seat));
            let Some(mv) = real.clone().filter(|_| real == imagined) else {
                let (real, imagined) = (format!("{real:?}"), format!("{imagined:?}"));
                return Err(Breach::Bot { decision, seat, real, imagined });
            };
            proof.positions += 1;
            proof.others += usize::from(world != game);
            proof.recalled += usize::from(bot.recalled() > 0);
            game.apply(seat, &mv, &mut table);
            table.clear();
        }
    }
    Ok(proof)
}

/// Requires at `positions` decisions of random games that, for every viewer, `imagine` gives the same world from the
/// same generator, whichever of the worlds that the viewer cannot tell apart it starts from.
///
/// This is what a game owes to its bots: the result of `imagine` depends on what the viewer knows and on the
/// generator, and on nothing else. The way to write it: gather what is hidden from the viewer into a pool in a fixed
/// order (sorted, or as a set of bits, never in the order in which it really lies), then deal the pool from the
/// generator. Shuffling the hidden cards where they lie is not enough: the order they start from would show.
pub fn imagine_is_blind<G: Game>(
    options: &G::Options,
    seats: u8,
    positions: usize,
    seed: u64,
) -> Result<Proof, Breach> {
    tour::<G>(options, seats, positions, seed, |decision, game, _, seed| {
        let mut others = 0;
        let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let seen_from = |world: &G| world.imagine(viewer, &mut Rng::new(seed));
            let real = seen_from(game);
            for other in 1..=OTHERS {
                let world = game.imagine(viewer, &mut Rng::new(seed).branch(other));
                others += usize::from(world != *game);
                if seen_from(&world) != real {
                    return Err(Breach::Imagine { decision, viewer });
                }
            }
        }
        Ok(others)
    })
}

/// Gives a game the tests of what its bots may know, at every number of seats of its title card: a search is asked at so many
/// positions, and what it remembers is looked at through so many games. A game that hides little as it is printed is looked at
/// with options that hide more.
#[macro_export]
macro_rules! honesty_suite {
    ($game:ty, positions: $positions:expr, games: $games:expr) => {
        $crate::honesty_suite!($game, options: Default::default(), positions: $positions, games: $games);
    };
    ($game:ty, options: $options:expr, positions: $positions:expr, games: $games:expr) => {
        #[test]
        fn what_is_imagined_depends_on_what_is_known() {
            $crate::honesty::requires_blindness::<$game>(&$options);
        }

        #[test]
        fn no_bot_decides_by_what_its_seat_cannot_see() {
            $crate::honesty::requires_honesty::<$game>(&$options, $positions);
        }

        #[test]
        fn what_a_bot_remembers_tells_it_nothing_that_its_seat_has_not_seen() {
            $crate::honesty::requires_honest_memory::<$game>(&$options, $games);
        }
    };
}

/// Every number of seats that a game is made for.
fn tables<G: Game>() -> RangeInclusive<u8> {
    let (fewest, most) = G::CARD.seats;
    fewest..=most
}

/// Panics where [`imagine_is_blind`] fails, or where nothing is hidden.
pub fn requires_blindness<G: Game>(options: &G::Options) {
    for seats in tables::<G>() {
        let proof = imagine_is_blind::<G>(options, seats, 300, 21)
            .unwrap_or_else(|breach| panic!("at {seats} seats: {breach}"));
        assert!(proof.positions == 300 && proof.others > 0, "{seats} seats: {proof:?}");
    }
}

/// Panics where [`check`] fails for a bot of any kind, or where nothing is hidden.
pub fn requires_honesty<G: Instinct>(options: &G::Options, searched: usize) {
    for seats in tables::<G>() {
        for (name, positions) in [("random", 150), ("greedy", 100), ("mcts:60", searched)] {
            let spec: BotSpec = name.parse().expect("a bot");
            let proof = check::<G>(options, seats, &spec, positions, 22)
                .unwrap_or_else(|breach| panic!("{name} at {seats} seats: {breach}"));
            assert!(proof.positions == positions && proof.others > 0, "{name} at {seats} seats: {proof:?}");
        }
    }
}

/// Panics where [`check_memory`] fails, or where little is hidden or remembered.
pub fn requires_honest_memory<G: Instinct>(options: &G::Options, games: u64) {
    for seats in tables::<G>() {
        let proof = check_memory::<G>(options, seats, 40, games, 23)
            .unwrap_or_else(|breach| panic!("at {seats} seats: {breach}"));
        assert!(proof.others > 20 && proof.recalled > 20, "{seats} seats: {proof:?}");
    }
}
