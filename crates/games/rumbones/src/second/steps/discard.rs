//! Discarding by an effect.

use crate::second::state::{Melee, Table};
use crate::second::steps::Asked;
use crate::second::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A seat discards cards from its hand, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Discard2"))]
#[serde(deny_unknown_fields)]
pub struct Discard {
    pub(crate) seat: Seat,
    /// How many more.
    pub(crate) left: u8,
}

impl Step<Melee> for Discard {
    type Choice = u8;

    const RULE: &'static str = "RB2-7.4";

    fn is_open(&self, game: &Melee) -> bool {
        game.hands[self.seat.index()] != 0
    }

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, seat: Seat, add: &mut impl FnMut(u8)) {
        game.kinds_of(game.side_of(seat), game.hands[seat.index()]).for_each(add);
    }

    fn take(self, game: &mut Melee, seat: Seat, choice: u8, table: &mut Table) {
        if let Some(card) = game.find_card(seat, choice) {
            game.discard(seat, card, table);
        }
        if self.left > 1 {
            game.push(Task::Ask(Asked::Discard(Discard { left: self.left - 1, ..self })));
        }
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-discard")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-discard").name("card", game.kind_id(*choice))
    }
}
