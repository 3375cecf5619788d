//! Bosuns coming aboard.

use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::effects::vocabulary::Rank;
use crate::phrases::parts::place;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A bosun comes aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Boatswain {
    /// How many come, this one included.
    pub(crate) left: u8,
}

impl Step<Boarding> for Boatswain {
    type Choice = u8;

    const RULE: &'static str = "RB1-15.2";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.leader(game.active))
    }

    fn options(&self, _game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        (0..3u8).for_each(add);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        let side = game.active;
        game.push(Task::Bosuns { left: self.left - 1 });
        game.muster_crew(side, Rank::Bosun, choice, 1, table);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-bosun").number("left", self.left)
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        place(Phrase::new("do-muster-bosun"), game.muster(game.active, *choice))
    }
}
