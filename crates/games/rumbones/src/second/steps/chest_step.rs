//! Stepping onto the chest.

use crate::core::grid::Cell;
use crate::second::event::Event;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A hero that defeated whoever stood on the chest may step there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChestStep2"))]
#[serde(deny_unknown_fields)]
pub struct ChestStep {
    pub(crate) hero: u8,
    pub(crate) to: Cell,
}

impl Step<Melee> for ChestStep {
    type Choice = bool;

    const RULE: &'static str = "RB2-27.15";

    fn who(&self, game: &Melee) -> SeatSet {
        SeatSet::one(game.controller(self.hero))
    }

    fn options(&self, _game: &Melee, _seat: Seat, add: &mut impl FnMut(bool)) {
        [true, false].into_iter().for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: bool, table: &mut Table) {
        if choice {
            let from = game.hero(self.hero).cell;
            game.hero_mut(self.hero).cell = self.to;
            table.tell(|| Event::Stepped { hero: game.fighter(self.hero), from, to: self.to });
        }
    }

    fn question(&self, game: &Melee) -> Phrase {
        Phrase::new("ask-chest-step").name("hero", game.hero_id(self.hero))
    }

    fn phrase(&self, _game: &Melee, _seat: Seat, choice: &bool) -> Phrase {
        Phrase::new(if *choice { "do-chest-step" } else { "do-stay-here" })
    }

    fn decline(&self) -> Option<bool> {
        Some(false)
    }
}
