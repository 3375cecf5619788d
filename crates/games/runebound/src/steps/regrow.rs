//! Tokens that come back, when there are too few.

use crate::effects::vocabulary::Colour;
use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Which gem of a colour gets the next token, as the map counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Regrow {
    pub(crate) colour: Colour,
}

impl Step<Quest> for Regrow {
    type Choice = u8;

    const RULE: &'static str = "RN-9.9";

    fn who(&self, game: &Quest) -> SeatSet {
        SeatSet::one(game.acting)
    }

    fn options(&self, game: &Quest, _seat: Seat, add: &mut impl FnMut(u8)) {
        game.bare_gems(self.colour).for_each(add);
    }

    fn forbids(&self, game: &Quest, _seat: Seat, choice: &u8) -> &'static str {
        match game.pack().atlas.gems.get(usize::from(*choice)) {
            Some(gem) if !gem.burst => "RN-9.7",
            _ => "RN-9.9",
        }
    }

    fn take(self, game: &mut Quest, _seat: Seat, choice: u8, table: &mut Table) {
        game.put_token(choice, table);
    }

    fn question(&self, game: &Quest) -> Phrase {
        Phrase::new("ask-regrow")
            .name("colour", self.colour.id())
            .number("left", game.reserve[self.colour as usize])
    }

    fn phrase(&self, game: &Quest, _seat: Seat, choice: &u8) -> Phrase {
        let gem = game.pack().atlas.gems.get(usize::from(*choice));
        Phrase::new("do-hex").label("at", gem.map_or("", |gem| game.label(gem.hex)))
    }
}
