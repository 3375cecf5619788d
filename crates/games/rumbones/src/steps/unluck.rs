//! A die that must be rolled again.

use crate::core::state::{Boarding, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Somebody makes the attacker roll a die again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Unluck {
    pub(crate) seat: Seat,
}

impl Step<Boarding> for Unluck {
    type Choice = u8;

    const RULE: &'static str = "RB1-9.6";

    fn who(&self, _game: &Boarding) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        let Some(attack) = game.attack() else { return };
        for (at, die) in attack.dice.iter().enumerate() {
            if die.fresh() && !attack.dice[..at].contains(die) {
                add(at as u8);
            }
        }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        game.reroll(choice, table);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-unluck")
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-reroll").number("face", game.face(*choice))
    }
}
