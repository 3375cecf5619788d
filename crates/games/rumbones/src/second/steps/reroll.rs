//! Rolling dice again.

use crate::second::state::{Melee, Table};
use crate::second::steps::Asked;
use crate::second::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Somebody may roll some dice of an attack again, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Reroll2"))]
#[serde(deny_unknown_fields)]
pub struct Reroll {
    pub(crate) seat: Seat,
    /// How many more.
    pub(crate) left: u8,
    /// The first die that may be.
    pub(crate) from: u8,
}

impl Step<Melee> for Reroll {
    type Choice = Option<u8>;

    const RULE: &'static str = "RB2-13.5";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Option<u8>)) {
        let Some(attack) = game.attack() else { return };
        let from = usize::from(self.from);
        let mut any = false;
        for (at, die) in attack.dice.iter().enumerate().skip(from) {
            if die.fresh() && !attack.dice[from..at].contains(die) {
                add(Some(at as u8));
                any = true;
            }
        }
        if any {
            add(None);
        }
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Option<u8>, table: &mut Table) {
        if let Some(at) = choice {
            game.reroll(at, table);
            if self.left > 1 {
                game.push(Task::Ask(Asked::Reroll(Reroll { left: self.left - 1, ..self })));
            }
        }
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-reroll")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Option<u8>) -> Phrase {
        match choice {
            Some(at) => Phrase::new("do-reroll").number("face", game.face(*at)),
            None => Phrase::new("do-reroll-none"),
        }
    }

    fn decline(&self) -> Option<Option<u8>> {
        Some(None)
    }
}
