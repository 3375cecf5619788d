//! Which faction a side plays.

use crate::core::side::Side;
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::event::Event;
use crate::steps::Asked;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The players of a side agree on its faction; the first one has chosen already, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Wish {
    pub(crate) first: Option<Side>,
}

impl Step<Boarding> for Wish {
    type Choice = Side;

    const RULE: &'static str = "RB1-2.1";

    fn who(&self, game: &Boarding) -> SeatSet {
        (u8::from(self.first.is_some())..game.players).step_by(2).map(Seat).collect()
    }

    fn options(&self, _game: &Boarding, _seat: Seat, add: &mut impl FnMut(Side)) {
        Side::BOTH.into_iter().for_each(add);
    }

    fn take(self, game: &mut Boarding, seat: Seat, choice: Side, table: &mut Table) {
        table.tell(|| Event::Wished { seat, side: choice });
        match self.first {
            None => game.push(Task::Ask(Asked::Wish(Wish { first: Some(choice) }))),
            Some(first) => game.settle_factions(first, choice, table),
        }
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-wish")
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &Side) -> Phrase {
        Phrase::new("do-wish").name("side", choice.id())
    }
}
