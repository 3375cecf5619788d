//! Whether a card is kept that becomes an item or an ally.

use crate::event::Event;
use crate::party::Card;
use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// What is done with a card that could be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Keeping {
    /// It is kept.
    Keep,
    /// It is kept, and a market card discarded for it.
    Instead(u8),
    /// It is declined.
    Decline,
}

/// A card is offered to a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct KeepIt {
    pub(crate) seat: Seat,
    pub(crate) card: u8,
}

impl Step<Quest> for KeepIt {
    type Choice = Keeping;

    const RULE: &'static str = "RN-14.10";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Keeping)) {
        let ware = game.ware(Card::Adventure(self.card));
        if game.has_room(seat, ware) {
            add(Keeping::Keep);
        } else {
            game.room_makers(seat, ware).for_each(|card| add(Keeping::Instead(card)));
        }
        add(Keeping::Decline);
    }

    fn forbids(&self, game: &Quest, seat: Seat, choice: &Keeping) -> &'static str {
        let ware = game.ware(Card::Adventure(self.card));
        match choice {
            Keeping::Keep => game.limit_rule(ware),
            Keeping::Instead(_) if game.has_room(seat, ware) => "RN-14.16",
            Keeping::Instead(_) => "RN-14.8",
            Keeping::Decline => "RN-14.10",
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Keeping, table: &mut Table) {
        match choice {
            Keeping::Keep => game.keep(seat, self.card, table),
            Keeping::Instead(other) => {
                game.discard_market(seat, other, table);
                game.keep(seat, self.card, table);
            }
            Keeping::Decline => {
                table.tell(|| Event::KeepDeclined { seat, card: game.card_id(Card::Adventure(self.card)) });
            }
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        Phrase::new("ask-keep").name("card", game.card_id(Card::Adventure(self.card)))
    }

    fn phrase(&self, game: &Quest, _seat: Seat, choice: &Keeping) -> Phrase {
        let own = game.card_id(Card::Adventure(self.card));
        match *choice {
            Keeping::Keep => Phrase::new("do-keep").name("card", own),
            Keeping::Instead(other) => {
                Phrase::new("do-keep-instead").name("card", own).name("item", game.goods_id(other))
            }
            Keeping::Decline => Phrase::new("do-decline").name("card", own),
        }
    }

    fn decline(&self) -> Option<Keeping> {
        Some(Keeping::Decline)
    }
}
