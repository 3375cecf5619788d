//! Where chance comes from: a sealed stream, a script, or a loose generator.

use crate::rng::{Rng, nth_of_many};
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
        of: u128,
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
            Ask::Draw { of, .. } => nth_of_many(of, index) + 1,
        }
    }

    fn allows(self, outcome: u32) -> bool {
        match self {
            Ask::Die(_) | Ask::Place(_) => (1..=self.count()).contains(&outcome),
            Ask::Draw { of, .. } => (1..=128).contains(&outcome) && of >> (outcome - 1) & 1 == 1,
        }
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ask::Die(sides) => write!(f, "a die with {sides} sides"),
            Ask::Place(count) => write!(f, "a place from 1 to {count}"),
            Ask::Draw { what, of } => {
                let article = if what.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
                write!(f, "{article} {what}, one of")?;
                (0..128).filter(|bit| of >> bit & 1 == 1).try_for_each(|bit| write!(f, " {}", bit + 1))
            }
        }
    }
}

/// Many outcomes that hang together and come at once, such as dice thrown into a tray: each with a face and a place.
///
/// A real game casts with care, however long it takes; search and simulation sketch outcomes of the same kind quickly. What was
/// cast is written into the record whole, so that it is never cast again but to be verified.
pub trait Cast: fmt::Display {
    /// How many outcomes it has.
    fn count(&self) -> usize;

    /// Adds the outcomes that follow from a seed: on every machine and in every build the same.
    fn cast(&self, seed: u64, into: &mut Vec<u32>);

    /// Adds outcomes that look like cast ones.
    fn sketch(&self, rng: &mut Rng, into: &mut Vec<u32>);

    /// Whether these outcomes, as many as there are, can be.
    fn allows(&self, outcomes: &[u32]) -> bool;
}

/// How many outcomes of a record precede those of a cast: the words of its seed.
const SEED: usize = 2;

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
    /// The script gave outcomes of a cast that cannot be.
    #[error("the chance outcomes do not fit: the game asks for {0}")]
    Miscast(String),
    /// What the script says is not what the sealed stream gives.
    #[error("the chance outcomes are not those of the sealed seed")]
    Unsealed,
    /// Something has to be cast, and there is no time for it.
    #[error("an outcome has to be cast")]
    Uncast,
    /// The script was longer than what the game asked for.
    #[error("{0} of the chance outcomes were never asked for")]
    Unused(usize),
}

/// A source of outcomes.
#[derive(Clone, Debug)]
pub enum Chance {
    /// The sealed stream of a real game: `ChaCha12` under the game's key.
    Sealed(Box<Sealed>),
    /// The same stream for many games in a row: what is cast from its words is sketched, as search does.
    Sketched(Box<Sealed>),
    /// The same stream where nobody may be kept waiting: what has to be cast is a fault.
    Hasty(Box<Sealed>),
    /// A loose generator, for search and simulation.
    Loose(Rng),
    /// Given outcomes first; then another source, or a fault when there is none.
    Script {
        /// The outcomes still to be used.
        outcomes: VecDeque<u32>,
        /// Where further outcomes come from; `None` makes the script strict.
        then: Option<Box<Chance>>,
    },
    /// Outcomes that the sealed stream gave before, as a record tells them: what the stream gives is compared with
    /// them, and what was cast from its words is taken from them.
    Retold {
        /// The outcomes still to be used.
        outcomes: VecDeque<u32>,
        /// The stream they came from.
        stream: Box<Sealed>,
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

    /// The seed of a cast.
    fn seed(&mut self) -> u64 {
        self.0.next_u64()
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

    /// The stream under a key with its casts sketched, for simulation.
    pub fn sketched(key: [u8; 32]) -> Chance {
        Chance::Sketched(Box::new(Sealed::new(key)))
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

    /// The outcome of `ask`; with a fault, another one that is possible stands in for it.
    #[inline]
    pub(crate) fn resolve(&mut self, ask: Ask, fault: &mut Option<Fault>) -> u32 {
        if ask.count() == 0 {
            return 0;
        }
        match self {
            Chance::Loose(rng) => ask.outcome(rng.below(ask.count() as usize) as u32),
            Chance::Sealed(stream) | Chance::Sketched(stream) | Chance::Hasty(stream) => {
                ask.outcome(stream.below(ask.count()))
            }
            Chance::Script { outcomes, then } => match (outcomes.pop_front(), then) {
                (Some(got), _) if ask.allows(got) => got,
                (Some(got), _) => {
                    fault.get_or_insert(Fault::Misfit { asked: ask, got });
                    ask.outcome(0)
                }
                (None, Some(then)) => then.resolve(ask, fault),
                (None, None) => {
                    fault.get_or_insert(Fault::Dry(ask));
                    // Not always the same: a game may roll until two dice differ.
                    *self = Chance::Loose(Rng::new(0));
                    self.resolve(ask, fault)
                }
            },
            Chance::Retold { outcomes, stream } => {
                let given = ask.outcome(stream.below(ask.count()));
                if outcomes.pop_front() != Some(given) {
                    fault.get_or_insert(Fault::Unsealed);
                }
                given
            }
        }
    }

    /// Adds the outcomes of a cast, the words of its seed first; with a fault, others that are possible stand in for them.
    pub(crate) fn cast(&mut self, cast: &impl Cast, fault: &mut Option<Fault>, into: &mut Vec<u32>) {
        match self {
            Chance::Loose(rng) => {
                into.extend([0; SEED]);
                cast.sketch(rng, into);
            }
            Chance::Sealed(stream) => {
                let seed = stream.seed();
                into.extend(words(seed));
                cast.cast(seed, into);
            }
            Chance::Sketched(stream) => sketch(cast, stream.seed(), into),
            Chance::Hasty(stream) => {
                fault.get_or_insert(Fault::Uncast);
                sketch(cast, stream.seed(), into);
            }
            Chance::Script { outcomes, then } => match then {
                Some(then) if outcomes.is_empty() => then.cast(cast, fault, into),
                _ => follow(cast, outcomes, fault, into),
            },
            Chance::Retold { outcomes, stream } => {
                let start = into.len();
                let seed = words(stream.seed());
                follow(cast, outcomes, fault, into);
                if into[start..start + SEED] != seed {
                    fault.get_or_insert(Fault::Unsealed);
                }
            }
        }
    }

    /// How many words of the sealed stream have been used.
    pub(crate) fn used(&self) -> u64 {
        match self {
            Chance::Sealed(stream)
            | Chance::Sketched(stream)
            | Chance::Hasty(stream)
            | Chance::Retold { stream, .. } => stream.0.get_word_pos() as u64,
            Chance::Script { then: Some(then), .. } => then.used(),
            Chance::Script { then: None, .. } | Chance::Loose(_) => 0,
        }
    }

    /// Goes on after so many words of the sealed stream.
    pub(crate) fn skip(&mut self, words: u64) {
        if let Chance::Sealed(stream) | Chance::Sketched(stream) = self {
            stream.0.set_word_pos(u128::from(words));
        }
    }

    /// How many scripted outcomes were not asked for.
    pub(crate) fn unused(&self) -> usize {
        match self {
            Chance::Script { outcomes, .. } | Chance::Retold { outcomes, .. } => outcomes.len(),
            Chance::Sealed(_) | Chance::Sketched(_) | Chance::Hasty(_) | Chance::Loose(_) => 0,
        }
    }
}

/// The seed of a cast as a record holds it.
const fn words(seed: u64) -> [u32; SEED] {
    [(seed >> 32) as u32, seed as u32]
}

/// Adds the words of a seed, and outcomes that look like those cast from it.
fn sketch(cast: &impl Cast, seed: u64, into: &mut Vec<u32>) {
    into.extend(words(seed));
    cast.sketch(&mut Rng::new(seed), into);
}

/// Takes the outcomes of a cast from a script.
fn follow(cast: &impl Cast, outcomes: &mut VecDeque<u32>, fault: &mut Option<Fault>, into: &mut Vec<u32>) {
    let (start, count) = (into.len(), SEED + cast.count());
    into.extend(outcomes.drain(..count.min(outcomes.len())));
    if into.len() - start < count || !cast.allows(&into[start + SEED..]) {
        fault.get_or_insert(Fault::Miscast(cast.to_string()));
        into.truncate(start);
        into.extend([0; SEED]);
        cast.sketch(&mut Rng::new(0), into);
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
    fn a_draw_may_be_from_more_than_sixty_four_components() {
        let ask = Ask::Draw { what: "card", of: 1 << 83 | 1 << 64 | 1 << 5 };
        let mut chance = Chance::Loose(Rng::new(3));
        let drawn: std::collections::BTreeSet<u32> =
            (0..50).map(|_| chance.resolve(ask, &mut None)).collect();
        assert_eq!(drawn.into_iter().collect::<Vec<_>>(), [6, 65, 84]);
        assert_eq!(ask.to_string(), "a card, one of 6 65 84");
        let mut fault = None;
        assert_eq!((Chance::strict(&[84]).resolve(ask, &mut fault), fault.is_none()), (84, true));
        Chance::strict(&[83]).resolve(ask, &mut fault);
        assert_eq!(fault, Some(Fault::Misfit { asked: ask, got: 83 }));
    }

    /// Two numbers below a hundred that do not lie side by side.
    struct Pair;

    impl fmt::Display for Pair {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a pair")
        }
    }

    impl Cast for Pair {
        fn count(&self) -> usize {
            2
        }

        fn cast(&self, seed: u64, into: &mut Vec<u32>) {
            self.sketch(&mut Rng::new(!seed), into);
        }

        fn sketch(&self, rng: &mut Rng, into: &mut Vec<u32>) {
            let first = rng.below(100) as u32;
            into.extend([first, (first + 2 + rng.below(97) as u32) % 100]);
        }

        fn allows(&self, outcomes: &[u32]) -> bool {
            outcomes[0].abs_diff(outcomes[1]) > 1
        }
    }

    fn cast(chance: &mut Chance) -> (Vec<u32>, Option<Fault>) {
        let (mut outcomes, mut fault) = (Vec::new(), None);
        chance.cast(&Pair, &mut fault, &mut outcomes);
        (outcomes, fault)
    }

    #[test]
    fn a_cast_follows_from_words_of_the_stream() {
        let (outcomes, fault) = cast(&mut Chance::sealed([7; 32]));
        assert_eq!((outcomes.len(), fault), (4, None));
        assert_eq!(cast(&mut Chance::strict(&outcomes)), (outcomes.clone(), None));
        assert_eq!(cast(&mut Chance::scripted(&[], Chance::sealed([7; 32]))).0, outcomes);
        assert_eq!(cast(&mut Chance::Loose(Rng::new(1))).0[..2], [0, 0]);
    }

    #[test]
    fn a_sketched_stream_differs_in_its_casts_alone() {
        let (mut sealed, mut sketched) = (Chance::sealed([7; 32]), Chance::sketched([7; 32]));
        let (cast_with_care, sketch) = (cast(&mut sealed).0, cast(&mut sketched).0);
        assert_eq!(sketch[..2], cast_with_care[..2]);
        let mut expected = Vec::new();
        let seed = u64::from(sketch[0]) << 32 | u64::from(sketch[1]);
        Pair.sketch(&mut Rng::new(seed), &mut expected);
        assert_eq!(sketch[2..], expected);
        let die = |chance: &mut Chance| chance.resolve(Ask::Die(6), &mut None);
        assert_eq!((die(&mut sealed), sealed.used()), (die(&mut sketched), sketched.used()));
    }

    #[test]
    fn whoever_rolls_until_dice_differ_comes_to_an_end_without_a_script() {
        let (mut chance, mut fault) = (Chance::strict(&[3]), None);
        let mut roll = || chance.resolve(Ask::Die(6), &mut fault);
        let rolls = (0..1_000).take_while(|_| roll() == roll()).count();
        assert!(rolls < 1_000);
        assert_eq!(fault, Some(Fault::Dry(Ask::Die(6))));
    }

    #[test]
    fn a_cast_that_cannot_be_is_a_fault() {
        for script in [&[0, 0, 5, 6][..], &[0, 0, 5], &[]] {
            let (outcomes, fault) = cast(&mut Chance::strict(script));
            assert_eq!((outcomes.len(), fault), (4, Some(Fault::Miscast("a pair".to_owned()))));
        }
    }

    #[test]
    fn what_is_retold_is_held_against_the_stream_but_not_cast_again() {
        let retold = |outcomes: &[u32]| Chance::Retold {
            outcomes: outcomes.iter().copied().collect(),
            stream: Box::new(Sealed::new([7; 32])),
        };
        let mut stream = Chance::sealed([7; 32]);
        let (mut told, _) = cast(&mut stream);
        told.push(stream.resolve(Ask::Die(6), &mut None));
        let mut again = retold(&told);
        assert_eq!(cast(&mut again), (told[..4].to_vec(), None));
        let mut fault = None;
        assert_eq!((again.resolve(Ask::Die(6), &mut fault), fault), (told[4], None));
        assert_eq!(again.used(), stream.used());
        // Another result of the same throw is taken on trust here; only verifying casts again.
        let other = [told[0], told[1], 10, 20];
        assert_eq!(cast(&mut retold(&other)), (other.to_vec(), None));
        assert_eq!(cast(&mut retold(&[1, 2, 10, 20])).1, Some(Fault::Unsealed));
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
