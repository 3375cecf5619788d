//! What a game promises to whoever measures it.

/// What is promised of a game's speed and of its bots.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Promises {
    /// The share of the victories that search wins over greed at two seats; nothing is promised of bots without it.
    pub search: Option<f64>,
    /// Random decisions in a second on one core, at the fewest seats.
    pub decisions: f64,
    /// Nanoseconds that a copy of a state takes at most.
    pub clone: f64,
}

impl Promises {
    /// What every game promises of its speed, and nothing of its bots.
    pub const USUAL: Promises = Promises { search: None, decisions: 500_000.0, clone: 500.0 };
}
