//! Repairs.

use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::steps::Asked;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// What is repaired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Patch {
    /// Which objective.
    pub tile: u8,
    /// How much damage comes off.
    pub damage: u8,
}

/// Somebody may repair an objective of the own ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Mend {
    pub(crate) seat: Seat,
    /// How much damage comes off at most.
    pub(crate) n: u8,
    /// How many objectives more.
    pub(crate) left: u8,
    /// Those done, as bits.
    pub(crate) done: u8,
}

impl Step<Boarding> for Mend {
    type Choice = Option<Patch>;

    const RULE: &'static str = "RB1-1.13";

    fn who(&self, _game: &Boarding) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(Option<Patch>)) {
        let side = game.side_of(self.seat);
        let damage = game.hold(side).damage;
        let free = game.standing_tiles(side).filter(|tile| damage[*tile] > 0 && self.done >> tile & 1 == 0);
        let mut any = false;
        free.for_each(|tile| {
            any = true;
            let most = self.n.min(damage[tile]);
            (1..=most).rev().for_each(|damage| add(Some(Patch { tile: tile as u8, damage })));
        });
        if any {
            add(None);
        }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: Option<Patch>, table: &mut Table) {
        if let Some(Patch { tile, damage }) = choice {
            game.repair(self.seat, tile, damage, table);
            if self.left > 1 {
                let done = self.done | 1 << tile;
                game.push(Task::Ask(Asked::Mend(Mend { left: self.left - 1, done, ..self })));
            }
        }
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-mend").number("damage", self.n)
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &Option<Patch>) -> Phrase {
        match choice {
            Some(Patch { tile, damage }) => {
                Phrase::new("do-mend").name("tile", game.tile_id((*tile).min(4))).number("damage", *damage)
            }
            None => Phrase::new("do-mend-none"),
        }
    }

    fn decline(&self) -> Option<Option<Patch>> {
        Some(None)
    }
}
