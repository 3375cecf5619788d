//! The escape phase of a round.

use crate::abilities::{Ability, At};
use crate::state::{Quest, Table};
use crate::steps::Asked;
use crate::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// What a hero does in the escape phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Flight {
    /// Tries to escape.
    Try,
    /// Fights on.
    Stay,
    /// Uses something.
    Use(Ability),
}

/// Whether the hero tries to escape, or tries again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Flee {
    pub(crate) seat: Seat,
}

impl Step<Quest> for Flee {
    type Choice = Flight;

    const RULE: &'static str = "RN-17.2";

    fn is_open(&self, _game: &Quest) -> bool {
        true
    }

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Flight)) {
        add(Flight::Stay);
        add(Flight::Try);
        game.uses(seat, At::Escape, &mut |ability| add(Flight::Use(ability)));
        game.uses(seat, At::Free, &mut |ability| add(Flight::Use(ability)));
    }

    fn forbids(&self, game: &Quest, seat: Seat, choice: &Flight) -> &'static str {
        match choice {
            Flight::Use(ability) => game.bars(seat, *ability, At::Escape),
            _ => Self::RULE,
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Flight, table: &mut Table) {
        match choice {
            Flight::Stay => {}
            Flight::Try => game.flee(),
            Flight::Use(ability) => {
                game.push(Task::Ask(Asked::Flee(self)));
                game.use_ability(seat, ability, table);
            }
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        Phrase::new("ask-flee").name("hero", game.hero_id(self.seat)).name("foe", game.foe_of(self.seat))
    }

    fn phrase(&self, game: &Quest, seat: Seat, choice: &Flight) -> Phrase {
        match choice {
            Flight::Try => Phrase::new("do-flee"),
            Flight::Stay => Phrase::new("do-fight-on"),
            Flight::Use(ability) => game.use_phrase(seat, ability),
        }
    }

    fn decline(&self) -> Option<Flight> {
        Some(Flight::Stay)
    }
}
