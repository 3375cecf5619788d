//! Which card is laid aside before drawing.

use crate::second::state::{Melee, Table};
use crate::second::steps::Asked;
use crate::second::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A seat lays cards aside in secret, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Toss2"))]
#[serde(deny_unknown_fields)]
pub struct Toss {
    pub(crate) seat: Seat,
}

impl Step<Melee> for Toss {
    type Choice = Option<u8>;

    const RULE: &'static str = "RB2-25.2";
    const ALWAYS: bool = true;

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, seat: Seat, add: &mut impl FnMut(Option<u8>)) {
        let hand = game.hands[seat.index()];
        if hand.count_ones() as u8 <= game.hand_limit(seat) {
            add(None);
        }
        game.kinds_of(game.side_of(seat), hand).map(Some).for_each(add);
    }

    fn take(self, game: &mut Melee, seat: Seat, choice: Option<u8>, table: &mut Table) {
        let Some(card) = choice.and_then(|kind| game.find_card(seat, kind)) else { return };
        game.hands[seat.index()] &= !(1 << card);
        game.tossed[seat.index()] |= 1 << card;
        table.conceal();
        if game.hands[seat.index()] != 0 {
            game.push(Task::Ask(Asked::Toss(self)));
        }
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-toss")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Option<u8>) -> Phrase {
        match *choice {
            Some(kind) => Phrase::new("do-toss").name("card", game.kind_id(kind)),
            None => Phrase::new("do-keep"),
        }
    }

    fn decline(&self) -> Option<Option<u8>> {
        Some(None)
    }
}
