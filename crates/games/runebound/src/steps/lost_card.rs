//! Which card a knocked-out hero loses.

use crate::event::Event;
use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Which of the dearest market cards is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LostCard {
    pub(crate) seat: Seat,
}

impl Step<Quest> for LostCard {
    type Choice = u8;

    const RULE: &'static str = "RN-22.4";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(u8)) {
        game.dearest(seat).for_each(add);
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: u8, table: &mut Table) {
        table.tell(|| Event::Lost { seat, gold: 0, card: Some(game.goods_id(choice)) });
        game.shed_market(seat, choice, table);
    }

    fn question(&self, game: &Quest) -> Phrase {
        Phrase::new("ask-lost-card").name("hero", game.hero_id(self.seat))
    }

    fn phrase(&self, game: &Quest, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-lose").name("card", game.goods_id(*choice))
    }
}
