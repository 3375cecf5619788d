//! A die that is set.

use crate::core::state::{Boarding, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Somebody sets a die of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SetDie {
    pub(crate) seat: Seat,
    pub(crate) face: u8,
}

impl Step<Boarding> for SetDie {
    type Choice = u8;

    const RULE: &'static str = "RB1-9.7";

    fn who(&self, _game: &Boarding) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        let Some(attack) = game.attack() else { return };
        for (at, die) in attack.dice.iter().enumerate() {
            if !attack.dice[..at].contains(die) {
                add(at as u8);
            }
        }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        game.set_die(choice, self.face, table);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-set-die").number("face", self.face)
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-set-die").number("face", game.face(*choice)).number("to", self.face)
    }
}
