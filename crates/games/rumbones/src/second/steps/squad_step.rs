//! The next step of crew under orders.

use crate::core::grid::Cell;
use crate::second::state::{Melee, Table};
use crate::second::task::{Squad, Task};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Crew under orders moves together, or stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SquadStep2"))]
#[serde(deny_unknown_fields)]
pub struct SquadStep {
    pub(crate) squad: Squad,
}

impl Step<Melee> for SquadStep {
    type Choice = Option<Cell>;

    const RULE: &'static str = "RB2-21.19";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.squad.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Option<Cell>)) {
        let side = game.side_of(self.squad.seat);
        let near = game.chart().grid.neighbours(self.squad.cell).iter().copied();
        near.filter(|to| game.is_available(side, *to)).map(Some).for_each(&mut *add);
        add(None);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Option<Cell>, table: &mut Table) {
        match choice {
            Some(to) => game.squad_steps(self.squad, to, table),
            None => game.push(Task::Squad(Squad { moves: 0, ..self.squad })),
        }
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-squad-step").number("left", self.squad.moves)
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
