//! What games ask of chance, for who gives outcomes by hand.

use serde::Serialize;

/// A kind of chance that a game asks for in the course of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Lot {
    /// What is asked for, in the words of a refusal.
    pub ask: &'static str,
    /// When it is asked for.
    pub when: &'static str,
    /// The numbers it wants, in order.
    pub numbers: &'static [Number],
    /// The numbers it wants after those for each die, in order; none where no dice are thrown into a tray.
    #[serde(skip_serializing_if = "<[Number]>::is_empty")]
    pub each_die: &'static [Number],
}

/// One number of an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Number {
    /// What it is called.
    pub name: &'static str,
    /// The least it can be.
    pub least: u32,
    /// The most it can be.
    pub most: u32,
    /// What it stands for.
    pub means: &'static str,
}

impl Lot {
    /// A chance of one number from 1 on.
    pub(crate) const fn one(ask: &'static str, when: &'static str, numbers: &'static [Number]) -> Lot {
        Lot { ask, when, numbers, each_die: &[] }
    }
}

/// A number from 1 to so many.
pub(crate) const fn up_to(most: u32, name: &'static str, means: &'static str) -> Number {
    Number { name, least: 1, most, means }
}
