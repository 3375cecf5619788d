//! Where chance comes from: a sealed stream, a script, or a loose generator.

use crate::rng::{Rng, nth_member};
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use serde::Serialize;
use std::collections::VecDeque;
use std::fmt;

/// What a game asks of chance. An outcome is a number: a die's face, or the number of the thing
/// drawn, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// A die with this many sides.
    Die(u8),
    /// One member of a set of named components, as bits: bit 0 is number 1.
    Draw {
        /// The components, such as `region tile`.
        what: &'static str,
        /// The ones that may come.
        of: u64,
    },
    /// One of so many things in a row: a step of a shuffle.
    Place(u32),
}

impl Ask {
    fn count(self) -> u32 {
        match self {
            Ask::Die(sides) => u32::from(sides),
            Ask::Draw { of, .. } => of.count_ones(),
            Ask::Place(count) => count,
        }
    }

    /// The outcome that stands at `index` among all that are possible.
    #[inline]
    fn outcome(self, index: u32) -> u32 {
        match self {
            Ask::Die(_) | Ask::Place(_) => index + 1,
            Ask::Draw { of, .. } => nth_member(of, index) + 1,
        }
    }

    fn allows(self, outcome: u32) -> bool {
        match self {
            Ask::Die(_) | Ask::Place(_) => (1..=self.count()).contains(&outcome),
            Ask::Draw { of, .. } => (1..=64).contains(&outcome) && of >> (outcome - 1) & 1 == 1,
        }
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ask::Die(sides) => write!(f, "a die with {sides} sides"),
            Ask::Place(count) => write!(f, "a place from 1 to {count}"),
            Ask::Draw { what, of } => {
                write!(f, "a {what}, one of")?;
                (0..64).filter(|bit| of >> bit & 1 == 1).try_for_each(|bit| write!(f, " {}", bit + 1))
            }
        }
    }
}

/// A script that could not be followed. The move it belongs to does not count.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A strict script ran out.
    #[error("the list of chance outcomes is used up, and the game asks for {0}")]
    Dry(Ask),
    /// The script gave an outcome that cannot be.
    #[error("the chance outcome {got} does not fit: the game asks for {asked}")]
    Misfit {
        /// What the game asked for.
        asked: Ask,
        /// What the script gave.
        got: u32,
    },
    /// The script was longer than what the game asked for.
    #[error("{0} of the chance outcomes were never asked for")]
    Unused(usize),
}

/// A source of outcomes.
#[derive(Clone, Debug)]
pub enum Chance {
    /// The sealed stream of a real game: `ChaCha12` under the game's key.
    Sealed(Box<Sealed>),
    /// A loose generator, for search and simulation.
    Loose(Rng),
    /// Given outcomes first; then another source, or a fault when there is none.
    Script {
        /// The outcomes still to be used.
        outcomes: VecDeque<u32>,
        /// Where further outcomes come from; `None` makes the script strict.
        then: Option<Box<Chance>>,
    },
}

/// The stream of a sealed seed. Numbers below `n` are taken by rejection, so that they are exactly uniform.
#[derive(Clone, Debug)]
pub struct Sealed(ChaCha12Rng);

impl Sealed {
    /// The stream under a key.
    pub fn new(key: [u8; 32]) -> Sealed {
        Sealed(ChaCha12Rng::from_seed(key))
    }

    fn below(&mut self, n: u32) -> u32 {
        let limit = u32::MAX - (u32::MAX % n + 1) % n;
        loop {
            let word = self.0.next_u32();
            if word <= limit {
                return word % n;
            }
        }
    }
}

impl Chance {
    /// The sealed stream under a key.
    pub fn sealed(key: [u8; 32]) -> Chance {
        Chance::Sealed(Box::new(Sealed::new(key)))
    }

    /// Exactly these outcomes; asking for more is a fault.
    pub fn strict(outcomes: &[u32]) -> Chance {
        Chance::Script { outcomes: outcomes.iter().copied().collect(), then: None }
    }

    /// These outcomes first, then those of `then`.
    #[must_use]
    pub fn scripted(outcomes: &[u32], then: Chance) -> Chance {
        Chance::Script { outcomes: outcomes.iter().copied().collect(), then: Some(Box::new(then)) }
    }

    /// The outcome of `ask`; with a fault, the first outcome possible stands in for it.
    #[inline]
    pub(crate) fn resolve(&mut self, ask: Ask, fault: &mut Option<Fault>) -> u32 {
        if ask.count() == 0 {
            return 0;
        }
        match self {
            Chance::Loose(rng) => ask.outcome(rng.below(ask.count() as usize) as u32),
            Chance::Sealed(stream) => ask.outcome(stream.below(ask.count())),
            Chance::Script { outcomes, then } => match (outcomes.pop_front(), then) {
                (Some(got), _) if ask.allows(got) => got,
                (Some(got), _) => {
                    fault.get_or_insert(Fault::Misfit { asked: ask, got });
                    ask.outcome(0)
                }
                (None, Some(then)) => then.resolve(ask, fault),
                (None, None) => {
                    fault.get_or_insert(Fault::Dry(ask));
                    ask.outcome(0)
                }
            },
        }
    }

    /// How many words of the sealed stream have been used.
    pub(crate) fn used(&self) -> u64 {
        match self {
            Chance::Sealed(stream) => stream.0.get_word_pos() as u64,
            Chance::Script { then: Some(then), .. } => then.used(),
            Chance::Script { then: None, .. } | Chance::Loose(_) => 0,
        }
    }

    /// Goes on after so many words of the sealed stream.
    pub(crate) fn skip(&mut self, words: u64) {
        if let Chance::Sealed(stream) = self {
            stream.0.set_word_pos(u128::from(words));
        }
    }

    /// How many scripted outcomes were not asked for.
    pub(crate) fn unused(&self) -> usize {
        match self {
            Chance::Script { outcomes, .. } => outcomes.len(),
            Chance::Sealed(_) | Chance::Loose(_) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sealed_stream_is_uniform_and_always_the_same() {
        let mut chance = Chance::sealed([7; 32]);
        let mut faces = [0u32; 6];
        let first: Vec<u32> = (0..8).map(|_| chance.resolve(Ask::Die(6), &mut None)).collect();
        for _ in 0..60_000 {
            faces[chance.resolve(Ask::Die(6), &mut None) as usize - 1] += 1;
        }
        let chi: f64 = faces.iter().map(|n| (f64::from(*n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 20.5, "chi-square {chi} over 5 degrees of freedom");
        let mut again = Chance::sealed([7; 32]);
        assert_eq!(first, (0..8).map(|_| again.resolve(Ask::Die(6), &mut None)).collect::<Vec<_>>());
    }

    #[test]
    fn a_draw_names_the_component_by_its_number() {
        let ask = Ask::Draw { what: "tile", of: 0b1000_0100 };
        let mut chance = Chance::Loose(Rng::new(3));
        assert!((0..50).all(|_| [3, 8].contains(&chance.resolve(ask, &mut None))));
        assert_eq!(ask.to_string(), "a tile, one of 3 8");
    }

    #[test]
    fn a_script_that_does_not_fit_is_a_fault() {
        let (mut chance, mut fault) = (Chance::strict(&[9]), None);
        chance.resolve(Ask::Die(6), &mut fault);
        assert_eq!(fault, Some(Fault::Misfit { asked: Ask::Die(6), got: 9 }));
        let (mut chance, mut fault) = (Chance::strict(&[]), None);
        chance.resolve(Ask::Die(6), &mut fault);
        assert_eq!(
            fault.unwrap().to_string(),
            "the list of chance outcomes is used up, and the game asks for a die with 6 sides"
        );
    }
}
