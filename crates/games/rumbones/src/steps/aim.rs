//! The Cannon.

use crate::core::attack::Source;
use crate::core::place::Cell;
use crate::core::state::{Boarding, Table};
use crate::phrases::parts::place;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The Cannon may be fired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Aim;

impl Step<Boarding> for Aim {
    type Choice = Option<Cell>;

    const RULE: &'static str = "RB1-14.2";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.leader(game.active))
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(Option<Cell>)) {
        game.in_sights(game.active).iter().map(Some).for_each(&mut *add);
        add(None);
    }

    fn forbids(&self, game: &Boarding, _seat: Seat, choice: &Option<Cell>) -> &'static str {
        match choice {
            Some(cell) if usize::from(cell.0) >= game.map().ground.len() => "RB1-14.4",
            Some(cell) if game.is_sea(*cell) => "RB1-14.4",
            _ => "RB1-14.5",
        }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: Option<Cell>, table: &mut Table) {
        if let Some(cell) = choice {
            let side = game.active;
            game.declare(Source::Cannon, side, cell, table);
        }
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-cannon")
    }

    fn phrase(&self, _game: &Boarding, _seat: Seat, choice: &Option<Cell>) -> Phrase {
        match choice {
            Some(cell) => place(Phrase::new("do-fire"), *cell),
            None => Phrase::new("do-hold-fire"),
        }
    }

    fn decline(&self) -> Option<Option<Cell>> {
        Some(None)
    }
}
