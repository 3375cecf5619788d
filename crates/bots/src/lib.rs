//! Bots for every game: random, greedy, and information-set Monte Carlo tree search.
//!
//! A bot never meets the game itself. It is handed a [`Knowledge`]: the moves of its seat, what its seat sees,
//! and as many worlds as it likes that its seat cannot tell from the real one.

mod budget;
mod greedy;
pub mod honesty;
mod knowledge;
mod mcts;
mod memory;
mod node;
mod playout;
mod random;
mod results;
mod spec;
mod tree;

pub use budget::{Budget, BudgetKind, Purse, time_left};
pub use greedy::Greedy;
pub use knowledge::Knowledge;
pub use mcts::{Mcts, Thought};
pub use random::Random;
pub use spec::{BotSpec, Effort, Level, UnknownBot};

use freeport_kernel::{Game, Instinct, Seat};

/// Somebody who decides for a seat, from what the seat knows and nothing else.
pub trait Bot<G: Game>: Send {
    /// One of the moves of [`Knowledge::moves`].
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Move;

    /// The same, or the best that has come to mind as soon as `go_on` says no. Who decides at once need not ask.
    fn choose_while(&mut self, knowledge: &Knowledge<'_, G>, go_on: &mut dyn FnMut() -> bool) -> G::Move {
        let _ = go_on;
        self.choose(knowledge)
    }
}

/// Makes the bot that `spec` names. Two bots with the same seed give the same answers to the same questions,
/// as long as their budget is counted in iterations.
pub fn bot<G: Instinct>(spec: &BotSpec, seed: u64, kind: BudgetKind) -> Box<dyn Bot<G>> {
    match spec {
        BotSpec::Random => Box::new(Random::new(seed)),
        BotSpec::Greedy => Box::new(Greedy::new(seed)),
        BotSpec::Mcts(effort) => Box::new(Mcts::new(effort.budget(kind), seed)),
    }
}

/// Asks a bot to decide for `seat`; `None` when the seat owes no decision.
pub fn ask<G: Game>(bot: &mut dyn Bot<G>, game: &G, seat: Seat) -> Option<G::Move> {
    ask_while(bot, game, seat, &mut || true)
}

/// Asks a bot to decide for `seat` with what has come to its mind when `go_on` says no.
pub fn ask_while<G: Game>(
    bot: &mut dyn Bot<G>,
    game: &G,
    seat: Seat,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<G::Move> {
    let mut moves = Vec::new();
    Knowledge::of(game, seat, &mut moves).map(|knowledge| bot.choose_while(&knowledge, go_on))
}
