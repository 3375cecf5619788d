//! Pushing a figure.

use crate::core::grid::Cell;
use crate::second::push::Push;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A figure is pushed one cell, or no farther.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PushStep2"))]
#[serde(deny_unknown_fields)]
pub struct PushStep {
    pub(crate) push: Push,
}

impl Step<Melee> for PushStep {
    type Choice = Option<Cell>;

    const RULE: &'static str = "RB2-18.6";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.push.by)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Option<Cell>)) {
        game.push_steps(self.push).map(Some).for_each(&mut *add);
        if game.may_stop(self.push) {
            add(None);
        }
    }

    fn forbids(&self, game: &Melee, _seat: Seat, choice: &Option<Cell>) -> &'static str {
        let from = game.cell_of(self.push.figure);
        let side = game.side_of_figure(self.push.figure);
        match choice {
            Some(to) if to.index() >= game.chart().grid.ground.len() || game.distance(from, *to) != 1 => {
                "RB2-18.6"
            }
            Some(to) if self.push.trail.contains(to) => "RB2-18.12",
            Some(to) if game.foe_at(side, *to) || game.is_foreign(side, *to) => "RB2-18.7",
            Some(_) | None => "RB2-18.8",
        }
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Option<Cell>, table: &mut Table) {
        if let Some(to) = choice {
            game.push_figure(self.push, to, table);
        }
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-push").number("left", self.push.left)
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Option<Cell>) -> Phrase {
        match choice {
            Some(to) => game.place("do-push", *to),
            None => Phrase::new("do-push-none"),
        }
    }
}
