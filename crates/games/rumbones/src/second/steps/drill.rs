//! Which crew is ordered.

use crate::core::grid::Cell;
use crate::second::cause::Cause;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A hero orders crew of a cell, or nobody more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Drill2"))]
#[serde(deny_unknown_fields)]
pub struct Drill {
    pub(crate) cause: Cause,
    pub(crate) at: u8,
    /// How many cells more.
    pub(crate) left: u8,
}

impl Step<Melee> for Drill {
    type Choice = Option<Cell>;

    const RULE: &'static str = "RB2-C.8";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.cause.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Option<Cell>)) {
        let Some(effect) = game.effect(&self.cause, self.at) else { return };
        let cells = game.cells_for(effect, &self.cause);
        let mut any = false;
        for cell in cells.filter(|cell| self.cause.them != u16::from(cell.0) + 1) {
            any = true;
            add(Some(cell));
        }
        if any {
            add(None);
        }
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Option<Cell>, _table: &mut Table) {
        if let Some(cell) = choice {
            game.order_cell(self, cell);
        }
    }

    fn question(&self, game: &Melee) -> Phrase {
        Phrase::new("ask-drill").name("text", game.text_id(self.cause.src))
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Option<Cell>) -> Phrase {
        match choice {
            Some(cell) => game.place("do-drill", *cell),
            None => Phrase::new("do-drill-none"),
        }
    }

    fn decline(&self) -> Option<Option<Cell>> {
        Some(None)
    }
}
