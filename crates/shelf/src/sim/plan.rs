//! What a simulation is to do.

use freeport_bots::BotSpec;
use freeport_kernel::Teams;
use serde_json::Value;
use std::fmt;
use std::sync::Arc;

/// Somebody from outside who chooses moves, such as another program.
pub trait Outsider: Send {
    /// Answers a question with a move of its list, or with `{"index": n}`.
    fn choose(&mut self, question: &Value) -> Result<Value, String>;
}

/// Engages an outsider.
pub type Hire = Arc<dyn Fn() -> Result<Box<dyn Outsider>, String> + Send + Sync>;

/// Who plays in a simulation.
#[derive(Clone)]
pub enum Contestant {
    /// One of our bots.
    Bot(BotSpec),
    /// Somebody from outside.
    Outside {
        /// What the report calls them.
        name: String,
        /// Engages one; called once for each thread and seat, and again after a failure.
        hire: Hire,
    },
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(spec) => spec.fmt(f),
            Contestant::Outside { name, .. } => f.write_str(name),
        }
    }
}

/// Takes the record of a game, as text.
pub type Keeper<'a> = &'a (dyn Fn(u64, &str) -> Result<(), String> + Sync);

/// What a simulation is to do.
pub struct Plan<'a> {
    /// How many sit at the table.
    pub seats: u8,
    /// Who plays: one for all seats, or one a seat, who change seats from game to game; in a game of sides also one a side, who
    /// change sides.
    pub contestants: Vec<Contestant>,
    /// How many games.
    pub games: u64,
    /// The text every game's seed begins with.
    pub seed: String,
    /// How many threads.
    pub threads: usize,
    /// A game with more decisions than this is a failure.
    pub limit: u64,
    /// Variants and the like.
    pub options: Option<Value>,
    /// Takes every finished game's record.
    pub keep: Option<Keeper<'a>>,
    /// Hears now and then how many more games are done.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

impl Plan<'_> {
    /// Whether each side has a contestant of its own, for all of its seats.
    pub(super) fn is_by_sides(&self, teams: &Teams) -> bool {
        let bots = self.contestants.len();
        bots > 1 && bots != self.seats as usize && bots == teams.sides().count()
    }
}
