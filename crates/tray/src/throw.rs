//! A throw asked of a table's chance.

use crate::lie::{Lie, valid};
use crate::physics::Physics;
use crate::{quick, tumble};
use freeport_kernel::{Cast, Rng};
use std::fmt;

/// After so many throws in a row that do not count, a quick one supplies the result.
pub const RETHROWS: u8 = 20;

/// The numbers of a die in the outcomes: face, x, y and turn.
pub(crate) const NUMBERS: usize = 4;

/// Which dice are thrown, by number, each once. The outcomes are how often the throw was repeated, then four numbers for each die
/// in the order asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw<'a> {
    /// The numbers of the dice.
    pub dice: &'a [u8],
    /// How solid bodies are computed.
    pub physics: Physics,
}

impl<'a> Throw<'a> {
    /// A throw of these dice, as new games throw them.
    pub const fn of(dice: &'a [u8]) -> Throw<'a> {
        Throw { dice, physics: Physics::Second }
    }

    /// How often all dice were thrown again because one did not lie flat in the tray.
    pub fn rethrows(&self, outcomes: &[u32]) -> u32 {
        outcomes.first().copied().unwrap_or_default()
    }

    /// The dice as they lie, in the order asked. A number too large for its place is read as the largest there is.
    pub fn read(&self, outcomes: &[u32]) -> impl Iterator<Item = Lie> + Clone {
        let short = |number: u32| u16::try_from(number).unwrap_or(u16::MAX);
        let numbers = outcomes.get(1..).unwrap_or_default().chunks_exact(NUMBERS);
        self.dice.iter().zip(numbers).map(move |(die, numbers)| Lie {
            die: *die,
            face: u8::try_from(numbers[0]).unwrap_or(u8::MAX),
            x: short(numbers[1]),
            y: short(numbers[2]),
            turn: short(numbers[3]),
        })
    }
}

/// A die at rest as it is told.
fn numbers(lie: Lie) -> [u32; NUMBERS] {
    [u32::from(lie.face), u32::from(lie.x), u32::from(lie.y), u32::from(lie.turn)]
}

/// Such as `a throw of 15 dice`.
impl fmt::Display for Throw<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.dice.len() {
            1 => f.write_str("a throw of one die"),
            count => write!(f, "a throw of {count} dice"),
        }
    }
}

impl Cast for Throw<'_> {
    fn count(&self) -> usize {
        1 + NUMBERS * self.dice.len()
    }

    fn cast(&self, seed: u64, into: &mut Vec<u32>) {
        if let Some((rethrows, lies)) = tumble::throw(seed, self.dice, self.physics, &mut ()) {
            into.push(u32::from(rethrows));
            into.extend(lies.into_iter().flat_map(numbers));
        } else {
            into.push(u32::from(RETHROWS));
            quick::draw(self.dice.len(), &mut Rng::new(seed), into);
        }
    }

    fn sketch(&self, rng: &mut Rng, into: &mut Vec<u32>) {
        into.push(0);
        quick::draw(self.dice.len(), rng, into);
    }

    fn allows(&self, outcomes: &[u32]) -> bool {
        let turns = outcomes.iter().skip(NUMBERS).step_by(NUMBERS);
        outcomes.len() == self.count()
            && self.rethrows(outcomes) <= u32::from(RETHROWS)
            && turns.copied().all(|turn| u16::try_from(turn).is_ok())
            && valid(self.read(outcomes))
    }
}
