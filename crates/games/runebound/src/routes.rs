//! Where the movement dice can take a party, by which way, and which dice pay for it.

use crate::effects::vocabulary::{Terrain, Terrains};
use crate::pack::Hex;
use crate::state::{DICE, Quest};
use crate::steps::Asked;
use crate::view::RouteView;
use std::collections::{BTreeMap, BTreeSet};
use tinyvec::ArrayVec;

/// Hexes that are entered for dice.
type Steps = ArrayVec<[Hex; DICE]>;
/// How many hexes of each terrain are entered: in which order does not matter to the dice.
type Bill = [u8; Terrain::ALL.len()];

/// What there is to pay with: the dice, and the leaves of cards to spend one die each for certain terrains.
struct Purse {
    dice: ArrayVec<[Terrains; DICE]>,
    leaves: Vec<Terrains>,
}

impl Quest {
    /// A shortest way to every hex that the dice reach, while the party is asked where it goes.
    pub(crate) fn routes(&self) -> Vec<RouteView> {
        if !matches!(self.asked(), Some(Asked::Paces(_))) {
            return Vec::new();
        }
        let purse = Purse {
            dice: self.dice.iter().map(|face| self.symbols(*face)).collect(),
            leaves: self.wilds(self.acting).collect(),
        };
        let start = self.party(self.acting).hex;
        let mut bills = BTreeMap::new();
        let mut found = BTreeMap::from([(start, Steps::new())]);
        let mut seen = BTreeSet::from([(start, self.bill(&self.path))]);
        let mut edge = vec![(start, Steps::new())];
        for _ in self.path.len()..self.dice.len() {
            let mut next = Vec::new();
            for (at, steps) in edge {
                for hex in self.neighbours(at) {
                    let mut steps = steps;
                    steps.push(hex);
                    let mut bill = self.bill(&self.path);
                    for (sum, more) in bill.iter_mut().zip(self.bill(&steps)) {
                        *sum += more;
                    }
                    let entered = || self.entered(&steps);
                    let paid = *bills.entry(bill).or_insert_with(|| purse.pays(&entered()).is_some());
                    if paid && seen.insert((hex, bill)) {
                        found.entry(hex).or_insert(steps);
                        next.push((hex, steps));
                    }
                }
            }
            edge = next;
        }
        found.remove(&start);
        let route = |steps: Steps| RouteView {
            dice: purse.pays(&self.entered(&steps)).unwrap_or_default(),
            hexes: steps.to_vec(),
        };
        found.into_values().map(route).collect()
    }

    fn bill(&self, hexes: &[Hex]) -> Bill {
        let mut bill = Bill::default();
        for hex in hexes {
            bill[self.terrain(*hex) as usize] += 1;
        }
        bill
    }

    /// The terrains entered so far, and on this way.
    fn entered(&self, steps: &[Hex]) -> Vec<Terrain> {
        self.path.iter().chain(steps).map(|hex| self.terrain(*hex)).collect()
    }
}

impl Purse {
    /// A die of its own for each of these terrains, as the dice lie; none where they are not enough.
    fn pays(&self, terrains: &[Terrain]) -> Option<Vec<u8>> {
        let mut dice = vec![u8::MAX; terrains.len()];
        self.settle(terrains, 0, &mut dice, 0, 0).then(|| {
            // A city takes any die that is left.
            for at in 0..dice.len() {
                if dice[at] == u8::MAX {
                    dice[at] = (0..self.dice.len() as u8).find(|die| !dice.contains(die)).unwrap_or_default();
                }
            }
            dice
        })
    }

    /// Gives dice to the terrains from this one on; the bits are of dice and leaves that are spent.
    fn settle(&self, terrains: &[Terrain], at: usize, paid: &mut [u8], spent: u8, left: u32) -> bool {
        let Some(terrain) = terrains.get(at).copied() else { return terrains.len() <= self.dice.len() };
        if terrain == Terrain::City {
            return self.settle(terrains, at + 1, paid, spent, left);
        }
        let free = (0..self.dice.len() as u8).filter(|die| spent >> die & 1 == 0);
        let leaves =
            (0..).zip(&self.leaves).filter(|(leave, of)| left >> leave & 1 == 0 && of.holds(terrain));
        let shown =
            free.clone().filter(|die| self.dice[usize::from(*die)].holds(terrain)).map(|die| (die, left));
        let lent =
            leaves.flat_map(|(leave, _): (u32, _)| free.clone().map(move |die| (die, left | 1 << leave)));
        shown.chain(lent).any(|(die, left)| {
            paid[at] = die;
            self.settle(terrains, at + 1, paid, spent | 1 << die, left)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn purse(dice: &[u8], leaves: &[u8]) -> Purse {
        Purse {
            dice: dice.iter().map(|bits| Terrains(*bits)).collect(),
            leaves: leaves.iter().map(|bits| Terrains(*bits)).collect(),
        }
    }

    #[test]
    fn every_step_has_a_die_of_its_own() {
        let (plains, road) = (Terrain::Plains, Terrain::Road);
        let both = plains.bit() | road.bit();
        let dice = purse(&[both, plains.bit()], &[]);
        assert_eq!(dice.pays(&[plains, road]), Some(vec![1, 0]));
        assert_eq!(dice.pays(&[road, road]), None);
        assert_eq!(dice.pays(&[Terrain::City, road]), Some(vec![1, 0]));
        assert_eq!(dice.pays(&[Terrain::City; 3]), None);
    }

    #[test]
    fn a_leave_spends_a_die_that_shows_something_else() {
        let (plains, river) = (Terrain::Plains, Terrain::River);
        let dice = purse(&[plains.bit(), plains.bit()], &[river.bit()]);
        assert_eq!(dice.pays(&[river, plains]), Some(vec![0, 1]));
        assert_eq!(dice.pays(&[river, river]), None);
    }
}
