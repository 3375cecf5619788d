//! Which equipment is repaired.

use crate::second::event::Event;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Damage is taken off a piece of own equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Mend2"))]
#[serde(deny_unknown_fields)]
pub struct Mend {
    pub(crate) seat: Seat,
    /// How much at most.
    pub(crate) n: u8,
}

impl Step<Melee> for Mend {
    type Choice = u8;

    const RULE: &'static str = "RB2-7.4";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(u8)) {
        game.own_damaged(game.side_of(self.seat)).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: u8, table: &mut Table) {
        let damage = &mut game.damage[usize::from(choice)];
        let mended = self.n.min(*damage);
        *damage -= mended;
        let left = *damage;
        table.tell(|| Event::Repaired { piece: game.piece_id(choice), damage: mended, left });
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-mend")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &u8) -> Phrase {
        game.piece_phrase("do-mend", *choice)
    }
}
