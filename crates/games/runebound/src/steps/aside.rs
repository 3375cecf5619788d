//! What may be done beside any decision.

use crate::abilities::{Ability, At, Cue};
use crate::state::{Quest, Table};
use crate::steps::{Asked, Respond};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Something that nobody is urged to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Side {
    /// Discards a market card (RN-14.11).
    Discard(u8),
    /// Uses something that may be used at any time.
    Use(Ability),
}

/// What a seat that is asked something may do first. It is never on the agenda: the question stays there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Aside {
    pub(crate) seat: Seat,
}

impl Step<Quest> for Aside {
    type Choice = Side;

    const RULE: &'static str = "RN-14.11";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Side)) {
        game.market_cards(seat).for_each(|card| add(Side::Discard(card)));
        let own = seat == game.acting || game.fight.as_ref().is_some_and(|fight| fight.includes(seat));
        let calm = game.roll.is_none() && game.packets.is_empty();
        let listed = game.asked().is_some_and(|asked| asked.lists_free());
        if own && calm && !listed && game.turn > 0 {
            game.uses(seat, At::Free, &mut |ability| add(Side::Use(ability)));
        }
    }

    fn forbids(&self, game: &Quest, seat: Seat, choice: &Side) -> &'static str {
        match *choice {
            Side::Discard(_) => "RN-14.11",
            Side::Use(ability) => game.bars(seat, ability, At::Free),
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Side, table: &mut Table) {
        match choice {
            Side::Discard(card) => game.discard_market(seat, card, table),
            Side::Use(ability) => game.use_ability(seat, ability, table),
        }
    }

    // Nobody is ever asked.
    fn question(&self, _game: &Quest) -> Phrase {
        Phrase::new("nothing")
    }

    fn phrase(&self, game: &Quest, seat: Seat, choice: &Side) -> Phrase {
        match *choice {
            Side::Discard(card) => Phrase::new("do-discard").name("card", game.goods_id(card)),
            Side::Use(ability) => game.use_phrase(seat, &ability),
        }
    }
}

impl Asked {
    /// Whether what may be used at any time is among the options of the question itself.
    pub(crate) const fn lists_free(&self) -> bool {
        matches!(
            self,
            Asked::Way(_)
                | Asked::Arrive(_)
                | Asked::Deal(_)
                | Asked::Grow(_)
                | Asked::Respond(Respond { at: Cue::Before, .. })
                | Asked::Flee(_)
                | Asked::Stance(_)
        )
    }
}
