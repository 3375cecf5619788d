//! The Whirlpool: it swallows as many of the nearest ships as its red die shows.

use crate::battle::{TOLERANCE, distance};
use crate::event::Event;
use crate::phase::Phase;
use crate::state::{Pirates7, Table};
use crate::tray::{MOST, RED};
use tinyvec::ArrayVec;

/// The dice of a set.
pub(crate) fn dice_of(set: u64) -> impl Iterator<Item = u8> {
    (0..64).filter(move |die| set >> die & 1 == 1)
}

impl Pirates7 {
    /// Finds which ships are hit, and asks where the Ruler cannot tell.
    pub(crate) fn spin(&mut self, table: &mut Table) {
        let Some(red) = self.die(RED) else { return };
        let ships = self.tray.iter().filter(|die| die.owner.is_some());
        let mut by_distance: ArrayVec<[(u32, u8); MOST]> =
            ships.map(|die| (distance(die, red), die.die)).collect();
        by_distance.sort_unstable();
        let wanted = red.face;
        let mut hit = 0u64;
        let mut disputed = 0u64;
        let border = by_distance.get((wanted as usize).wrapping_sub(1)).map(|(border, _)| *border);
        for (distance, die) in by_distance {
            match border {
                Some(border) if distance > border + TOLERANCE => {}
                Some(border) if distance + TOLERANCE >= border => disputed |= 1 << die,
                _ => hit |= 1 << die,
            }
        }
        let mut left = if border.is_some() { wanted - hit.count_ones() as u8 } else { 0 };
        if disputed.count_ones() == u32::from(left) {
            // All of them are hit: there is nothing to decide.
            (hit, disputed, left) = (hit | disputed, 0, 0);
        }
        self.afloat &= !hit;
        table.tell(|| Event::WhirlpoolSpread {
            red: RED,
            hit: dice_of(hit).collect(),
            disputed: dice_of(disputed).collect(),
            left,
        });
        self.dispute(disputed, left, table);
    }

    /// The player of the Curse has named a die in dispute.
    pub(crate) fn swallow(&mut self, die: u8, disputed: u64, left: u8, table: &mut Table) {
        let seat = self.resolver;
        table.tell(|| Event::WhirlpoolPicked { seat, die });
        self.afloat &= !(1 << die);
        self.dispute(disputed & !(1 << die), left - 1, table);
    }

    /// Waits for a choice among the dice in dispute while one is left to be hit: there are always more of them.
    fn dispute(&mut self, disputed: u64, left: u8, table: &mut Table) {
        if left > 0 {
            self.phase = Phase::Whirlpool { disputed, left };
        } else {
            self.strike(table);
        }
    }
}
