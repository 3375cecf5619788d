//! Cancelling hits.

use crate::second::event::Event;
use crate::second::state::{Melee, Table};
use crate::second::steps::Asked;
use crate::second::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Hits of an attack are cancelled, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Cancel2"))]
#[serde(deny_unknown_fields)]
pub struct Cancel {
    pub(crate) seat: Seat,
    /// How many more.
    pub(crate) left: u8,
}

impl Step<Melee> for Cancel {
    type Choice = u8;

    const RULE: &'static str = "RB2-11.3";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(u8)) {
        if let Some(attack) = game.attack() {
            attack.kinds().for_each(add);
        }
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: u8, table: &mut Table) {
        if let Some(attack) = game.attacks.last_mut() {
            attack.hits[usize::from(choice)] -= 1;
        }
        table.tell(|| Event::HitCancelled { face: choice });
        if self.left > 1 {
            game.push(Task::Ask(Asked::Cancel(Cancel { left: self.left - 1, ..self })));
        }
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-cancel").number("left", self.left)
    }

    fn phrase(&self, _game: &Melee, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-cancel").number("face", *choice)
    }
}
