//! Which tokens are spent on an experience token.

use crate::experience::{payments, worth};
use crate::party::Boost;
use crate::phrases::parts::tokens;
use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// How many tokens of each colour are spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pay {
    pub(crate) boost: Boost,
}

impl Step<Quest> for Pay {
    type Choice = [u8; 4];

    const RULE: &'static str = "RN-15.7";

    fn who(&self, game: &Quest) -> SeatSet {
        SeatSet::one(game.acting)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut([u8; 4])) {
        payments(game.party(seat).tokens, game.xp_due(seat), add);
    }

    fn forbids(&self, game: &Quest, seat: Seat, choice: &[u8; 4]) -> &'static str {
        let own = game.party(seat).tokens;
        let held = choice.iter().zip(own).all(|(named, own)| *named <= own);
        if held && worth(*choice) >= game.xp_due(seat) { "RN-15.18" } else { "RN-15.7" }
    }

    fn take(self, game: &mut Quest, _seat: Seat, choice: [u8; 4], table: &mut Table) {
        game.grow(self.boost, choice, table);
    }

    fn question(&self, game: &Quest) -> Phrase {
        Phrase::new("ask-pay").name("boost", self.boost.id()).number("xp", game.xp_due(game.acting))
    }

    fn phrase(&self, _game: &Quest, _seat: Seat, choice: &[u8; 4]) -> Phrase {
        tokens_phrase("do-pay-tokens", *choice)
    }
}

/// Tokens by colour, in words.
pub(super) fn tokens_phrase(key: &'static str, own: [u8; 4]) -> Phrase {
    Phrase::new(key).part("tokens", tokens(own))
}
