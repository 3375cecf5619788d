//! The battle in the tray: the pair of enemies that lies closest fights next.

use crate::event::{Event, Fight, Sunk};
use crate::moves::Pair;
use crate::phase::Phase;
use crate::state::{Pirates7, Table};
use crate::tray::Die;
use freeport_kernel::Seat;
use std::cmp::Ordering;

/// Distances that differ by no more than this look alike on the Ruler: half a millimetre.
pub(crate) const TOLERANCE: u32 = 50;

/// The square of the distance of two dice.
#[inline]
pub(crate) fn square(a: &Die, b: &Die) -> u32 {
    let (across, up) = (u32::from(a.x.abs_diff(b.x)), u32::from(a.y.abs_diff(b.y)));
    (across * across).saturating_add(up * up)
}

/// The distance of two dice, cut off to a hundredth of a millimetre.
#[inline]
pub(crate) fn distance(a: &Die, b: &Die) -> u32 {
    square(a, b).isqrt()
}

/// The closest pair, unless the Ruler cannot tell.
enum Closest {
    Nobody,
    One(Pair),
    Tied,
}

impl Pirates7 {
    /// The dice afloat of one side.
    #[inline]
    fn side(&self, red: bool) -> impl Iterator<Item = &Die> {
        self.tray.iter().filter(move |die| self.afloat >> die.die & 1 == 1 && die.owner.is_none() == red)
    }

    /// All pairs of enemies afloat with the square of their distance.
    #[inline]
    fn pairs(&self) -> impl Iterator<Item = (u32, Pair)> {
        self.side(true).flat_map(move |red| {
            self.side(false)
                .map(move |pirate| (square(pirate, red), Pair { pirate: pirate.die, red: red.die }))
        })
    }

    /// The square of every distance that the Ruler cannot tell from the smallest is less than this.
    fn reach(smallest: u32) -> u32 {
        (smallest.isqrt() + TOLERANCE + 1).saturating_pow(2)
    }

    fn closest(&self) -> Closest {
        let (mut best, mut second) = ((u32::MAX, None), u32::MAX);
        for (square, pair) in self.pairs() {
            if square < best.0 || best.1.is_none() {
                second = best.0;
                best = (square, Some(pair));
            } else {
                second = second.min(square);
            }
        }
        match best.1 {
            None => Closest::Nobody,
            Some(pair) if second >= Pirates7::reach(best.0) => Closest::One(pair),
            Some(_) => Closest::Tied,
        }
    }

    /// The pairs that the Ruler cannot tell from the closest, by distance and then by the numbers of the dice.
    pub(crate) fn tied_pairs(&self) -> Vec<Fight> {
        let smallest = self.pairs().map(|(square, _)| square).min().unwrap_or_default();
        let reach = Pirates7::reach(smallest);
        let close = self.pairs().filter(|(square, _)| *square < reach);
        let mut fights: Vec<Fight> = close.filter_map(|(_, pair)| self.fight_of(pair)).collect();
        fights.sort_by_key(|fight| (fight.distance, fight.pair.pirate, fight.pair.red));
        fights
    }

    fn fight_of(&self, pair: Pair) -> Option<Fight> {
        let (pirate, red) = (self.die(pair.pirate)?, self.die(pair.red)?);
        let owner = pirate.owner.unwrap_or(Seat(0));
        Some(Fight { pair, owner, distance: distance(pirate, red), faces: [pirate.face, red.face] })
    }

    pub(crate) fn die(&self, number: u8) -> Option<&Die> {
        self.tray.iter().find(|die| die.die == number)
    }

    /// Fights on until one side is gone or the Ruler cannot tell.
    pub(crate) fn battle(&mut self, table: &mut Table) {
        loop {
            match self.closest() {
                Closest::One(pair) => self.fight(pair, table),
                Closest::Nobody => return self.count_losses(table),
                Closest::Tied => {
                    self.phase = Phase::Ruler;
                    let seat = self.resolver;
                    return table.tell(|| Event::Tied { seat, pairs: self.tied_pairs() });
                }
            }
        }
    }

    /// Two dice fight: the lower face sinks, equal faces sink both.
    pub(crate) fn fight(&mut self, pair: Pair, table: &mut Table) {
        let Some(fight) = self.fight_of(pair) else { return };
        let sunk = match fight.faces[0].cmp(&fight.faces[1]) {
            Ordering::Less => Sunk::Pirate,
            Ordering::Greater => Sunk::Red,
            Ordering::Equal => Sunk::Both,
        };
        if sunk != Sunk::Red {
            self.afloat &= !(1 << pair.pirate);
        }
        if sunk != Sunk::Pirate {
            self.afloat &= !(1 << pair.red);
        }
        table.tell(|| Event::Fought { fight, sunk });
    }
}
