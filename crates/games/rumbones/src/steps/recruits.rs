//! Deckhands that a card brings.

use crate::core::place::Cell;
use crate::core::state::{Boarding, Table};
use crate::phrases::parts::place;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Up to so many deckhands come to a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Recruits {
    pub(crate) seat: Seat,
    pub(crate) cell: Cell,
    pub(crate) most: u8,
}

impl Step<Boarding> for Recruits {
    type Choice = u8;

    const RULE: &'static str = "RB1-1.13";

    fn who(&self, _game: &Boarding) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        let supply = game.hold(game.side_of(self.seat)).supply[0];
        (0..=self.most.min(supply)).rev().for_each(add);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        game.recruit(self.seat, self.cell, choice, table);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        place(Phrase::new("ask-recruits"), self.cell)
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-recruits").number("count", *choice)
    }

    fn decline(&self) -> Option<u8> {
        Some(0)
    }
}
