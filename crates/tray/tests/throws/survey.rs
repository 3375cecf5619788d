//! What thrown dice look like in the mean, whoever threw them.

use freeport_kernel::{Cast, Rng};
use freeport_tray::{Lie, Throw, distance, valid};
use std::fmt;

/// The dice of a raid: pirates of two seats, then the caravan.
pub fn raid(red: u8, pirates: u8) -> Vec<u8> {
    let seats = (0..pirates).map(|pirate| 10 * (pirate % 2) + pirate / 2);
    seats.chain(40..40 + red).collect()
}

/// How the dice get into the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// As solid bodies.
    Thrown,
    /// Quickly.
    Drawn,
}

/// The lies of throw number `seed`, and how often it was repeated.
pub fn throw(way: Way, dice: &[u8], seed: u64) -> (u32, Vec<Lie>) {
    let throw = Throw::of(dice);
    let mut outcomes = Vec::new();
    match way {
        Way::Thrown => throw.cast(seed, &mut outcomes),
        Way::Drawn => throw.sketch(&mut Rng::new(seed), &mut outcomes),
    }
    assert!(throw.allows(&outcomes), "throw {seed} is not allowed: {outcomes:?}");
    (throw.rethrows(&outcomes), throw.read(&outcomes).collect())
}

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    pub fn value(&self) -> f64 {
        self.sum / self.count
    }

    pub fn deviation(&self) -> f64 {
        (self.squares / self.count - self.value().powi(2)).max(0.0).sqrt()
    }

    pub fn error(&self) -> f64 {
        self.deviation() / self.count.sqrt()
    }
}

impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2} ± {:.2}", self.value(), self.error())
    }
}

/// Means over many throws of one request; lengths are in millimetres.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    pub faces: [u32; 6],
    pub pair: Mean,
    pub nearest: Mean,
    pub survivors: Mean,
    pub rethrows: Mean,
    pub across: Mean,
    pub up: Mean,
}

impl Survey {
    /// Throws again and again.
    pub fn of(way: Way, dice: &[u8], seeds: impl Iterator<Item = u64>) -> Survey {
        let mut survey = Survey::default();
        for seed in seeds {
            let (rethrows, lies) = throw(way, dice, seed);
            assert!(valid(lies.iter().copied()));
            survey.rethrows.add(f64::from(rethrows));
            survey.note(&lies);
        }
        survey
    }

    fn note(&mut self, lies: &[Lie]) {
        let (mut pair, mut nearest) = (Mean::default(), Mean::default());
        for (index, lie) in lies.iter().enumerate() {
            self.faces[usize::from(lie.face) - 1] += 1;
            self.across.add(f64::from(lie.x) / 100.0);
            self.up.add(f64::from(lie.y) / 100.0);
            lies[index + 1..].iter().for_each(|other| pair.add(f64::from(distance(*lie, *other)) / 100.0));
            let others = lies.iter().filter(|other| other.die != lie.die);
            if let Some(near) = others.map(|other| distance(*lie, *other)).min() {
                nearest.add(f64::from(near) / 100.0);
            }
        }
        // One value a throw: the dice of a throw hang together, so only throws can be counted.
        self.pair.add(pair.value());
        self.nearest.add(nearest.value());
        self.survivors.add(survivors(lies));
    }

    /// Chi-square of the faces, over 5 degrees of freedom.
    pub fn chi_square(&self) -> f64 {
        chi_square(&self.faces)
    }
}

/// Chi-square against all being equally likely.
pub fn chi_square(counts: &[u32]) -> f64 {
    let even = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|count| (f64::from(*count) - even).powi(2) / even).sum()
}

/// How many pirates a battle leaves in the mean, when it is fought once with each rotation of the faces among the dice: a face never
/// depends on a place, so this only takes away luck.
fn survivors(lies: &[Lie]) -> f64 {
    let mut dealt = lies.to_vec();
    let mut left = Mean::default();
    for first in 0..lies.len() {
        let faces = lies.iter().cycle().skip(first).map(|lie| lie.face);
        dealt.iter_mut().zip(faces).for_each(|(lie, face)| lie.face = face);
        left.add(battle(&dealt) as f64);
    }
    left.value()
}

/// The nearest pair fights first, and the lower face sinks.
fn battle(lies: &[Lie]) -> usize {
    let (mut red, mut pirates): (Vec<Lie>, Vec<Lie>) = lies.iter().partition(|lie| lie.die >= 40);
    let nearest = |pirates: &[Lie], red: &[Lie]| {
        let pairs = pirates.iter().enumerate().flat_map(|(p, pirate)| {
            red.iter().enumerate().map(move |(r, red)| (distance(*pirate, *red), pirate.die, red.die, p, r))
        });
        pairs.min().map(|(_, _, _, pirate, red)| (pirate, red))
    };
    while let Some((pirate, caravan)) = nearest(&pirates, &red) {
        let (ours, theirs) = (pirates[pirate].face, red[caravan].face);
        if ours <= theirs {
            pirates.remove(pirate);
        }
        if theirs <= ours {
            red.remove(caravan);
        }
    }
    pirates.len()
}
