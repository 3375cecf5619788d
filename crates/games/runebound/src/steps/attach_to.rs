//! Under which weapon a card is laid.

use crate::effects::vocabulary::Class;
use crate::pack::Wares;
use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Under which weapon from the market a card is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AttachTo {
    pub(crate) seat: Seat,
    pub(crate) card: u8,
}

impl Step<Quest> for AttachTo {
    type Choice = u8;

    const RULE: &'static str = "RN-10.1";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(u8)) {
        let weapon = |card: &u8| matches!(game.goods(*card).wares, Wares::Item(Class::Weapon, _));
        game.party(seat).items.iter().filter(weapon).for_each(add);
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: u8, table: &mut Table) {
        game.attach(seat, self.card, choice, table);
    }

    fn question(&self, game: &Quest) -> Phrase {
        Phrase::new("ask-attach").name("card", game.adventure_id(self.card))
    }

    fn phrase(&self, game: &Quest, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-attach").name("item", game.goods_id(*choice))
    }
}
