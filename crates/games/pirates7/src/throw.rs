//! Throwing dice into the tray.

use crate::event::{Event, Purpose};
use crate::state::{Pirates7, Table};
use crate::tray::{Die, MOST, RED, SHIPS, owner};
use freeport_kernel::{Cast, Seat};
use freeport_tray::Throw;
use tinyvec::ArrayVec;

impl Pirates7 {
    /// Throws so many ships of each seat and so many red dice; all of them are afloat.
    pub(crate) fn throw(&mut self, ships: [u8; 4], red: u8, purpose: Purpose, table: &mut Table) {
        let mut dice = ArrayVec::<[u8; MOST]>::new();
        for seat in 0..self.players {
            dice.extend(seat * SHIPS..seat * SHIPS + ships[seat as usize].min(SHIPS));
        }
        dice.extend(RED..RED + red);
        let throw = Throw { dice: &dice, physics: self.physics };
        let outcomes = table.cast(&throw);
        let rethrows = throw.rethrows(outcomes) as u8;
        self.tray = throw
            .read(outcomes)
            .map(|lie| Die {
                die: lie.die,
                owner: owner(lie.die),
                face: lie.face,
                x: lie.x,
                y: lie.y,
                turn: lie.turn,
            })
            .collect();
        self.afloat = dice.iter().fold(0, |afloat, die| afloat | 1 << die);
        let seed = seed_words(table.drawn(), throw.count());
        let (seat, physics, tray) = (self.resolver, self.physics, &self.tray);
        table.tell(|| Event::Thrown { seat, purpose, seed, physics, rethrows, dice: tray.to_vec() });
    }

    /// Whether a die is afloat.
    #[inline]
    pub(crate) fn is_afloat(&self, die: u8) -> bool {
        self.afloat.checked_shr(die.into()).is_some_and(|from| from & 1 == 1)
    }

    /// How many dice of a seat are afloat.
    #[inline]
    pub(crate) fn afloat_of(&self, seat: Seat) -> u8 {
        (self.afloat >> (seat.0 * SHIPS) & ((1 << SHIPS) - 1)).count_ones() as u8
    }

    /// How many red dice are afloat.
    #[inline]
    pub(crate) fn reds_afloat(&self) -> u8 {
        (self.afloat >> RED).count_ones() as u8
    }

    /// The tray is emptied.
    pub(crate) fn clear_tray(&mut self) {
        self.tray.clear();
        self.afloat = 0;
    }
}

/// The words of the seed, which stand before the outcomes of a cast.
fn seed_words(drawn: &[u32], count: usize) -> [u32; 2] {
    match drawn.len().checked_sub(count + 2).map(|start| &drawn[start..start + 2]) {
        Some([high, low]) => [*high, *low],
        _ => [0; 2],
    }
}
