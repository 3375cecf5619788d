//! Where the Sea Dragon swims.

use crate::core::grid::Cell;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The next cell of the Sea Dragon, or no farther.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DragonStep2"))]
#[serde(deny_unknown_fields)]
pub struct DragonStep {
    pub(crate) left: u8,
}

impl Step<Melee> for DragonStep {
    type Choice = Option<Cell>;

    const RULE: &'static str = "RB2-24.6";

    fn who(&self, game: &Melee) -> SeatSet {
        SeatSet::one(game.dragon.owner)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Option<Cell>)) {
        game.dragon_steps().map(Some).for_each(&mut *add);
        add(None);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Option<Cell>, table: &mut Table) {
        if let Some(to) = choice {
            game.dragon_swims(self.left, to, table);
        }
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-dragon-step").number("left", self.left)
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Option<Cell>) -> Phrase {
        match choice {
            Some(to) => game.place("do-step", *to),
            None => Phrase::new("do-stop"),
        }
    }

    fn decline(&self) -> Option<Option<Cell>> {
        Some(None)
    }
}
