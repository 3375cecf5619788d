//! Which tokens a defeated hazard brings, where there is none of its colour.

use super::pay::tokens_phrase;
use crate::effects::vocabulary::Colour;
use crate::experience::worth;
use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// How many tokens of each colour are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Windfall {
    /// The colour of the hazard.
    pub(crate) colour: Colour,
}

impl Windfall {
    /// Every set of tokens of the reserve that is worth as much (RN-32.14).
    pub(crate) fn sets(self, game: &Quest) -> impl Iterator<Item = [u8; 4]> + use<> {
        let (due, [greens, yellows, blues, reds]) = (self.colour.worth(), game.reserve);
        let most = move |count: u8, colour: Colour| count.min(due / colour.worth());
        let sets = (0..=most(reds, Colour::Red)).flat_map(move |red| {
            (0..=most(blues, Colour::Blue)).flat_map(move |blue| {
                (0..=most(yellows, Colour::Yellow)).flat_map(move |yellow| {
                    (0..=most(greens, Colour::Green)).map(move |green| [green, yellow, blue, red])
                })
            })
        });
        sets.filter(move |set| worth(*set) == due)
    }
}

impl Step<Quest> for Windfall {
    type Choice = [u8; 4];

    const RULE: &'static str = "RN-32.14";

    fn who(&self, game: &Quest) -> SeatSet {
        SeatSet::one(game.acting)
    }

    fn options(&self, game: &Quest, _seat: Seat, add: &mut impl FnMut([u8; 4])) {
        self.sets(game).for_each(add);
    }

    fn take(self, game: &mut Quest, _seat: Seat, choice: [u8; 4], table: &mut Table) {
        game.take_tokens(choice, table);
    }

    fn question(&self, _game: &Quest) -> Phrase {
        Phrase::new("ask-windfall").name("colour", self.colour.id()).number("xp", self.colour.worth())
    }

    fn phrase(&self, _game: &Quest, _seat: Seat, choice: &[u8; 4]) -> Phrase {
        tokens_phrase("do-take-tokens", *choice)
    }
}
