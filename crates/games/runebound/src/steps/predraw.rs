//! What is used before an adventure card is drawn.

use crate::abilities::{Ability, At};
use crate::effects::vocabulary::Colour;
use crate::state::{Quest, Table};
use crate::steps::Asked;
use crate::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// What is done before a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Prelude {
    /// Uses something.
    Use(Ability),
    /// Draws the card.
    Draw,
}

/// Before a card of a colour is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Predraw {
    pub(crate) colour: Colour,
}

impl Step<Quest> for Predraw {
    type Choice = Prelude;

    const RULE: &'static str = "RN-7.11";

    fn who(&self, game: &Quest) -> SeatSet {
        SeatSet::one(game.acting)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Prelude)) {
        add(Prelude::Draw);
        if !game.adventures[self.colour as usize].is_empty() {
            game.uses(seat, At::Predraw, &mut |ability| add(Prelude::Use(ability)));
        }
    }

    fn forbids(&self, game: &Quest, seat: Seat, choice: &Prelude) -> &'static str {
        match *choice {
            Prelude::Use(ability) => game.bars(seat, ability, At::Predraw),
            Prelude::Draw => "RN-7.5",
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Prelude, table: &mut Table) {
        match choice {
            Prelude::Use(ability) => {
                game.push(Task::Ask(Asked::Predraw(self)));
                game.use_ability(seat, ability, table);
            }
            Prelude::Draw => game.push(Task::Draw { colour: self.colour }),
        }
    }

    fn question(&self, _game: &Quest) -> Phrase {
        Phrase::new("ask-before-draw").name("colour", self.colour.id())
    }

    fn phrase(&self, game: &Quest, seat: Seat, choice: &Prelude) -> Phrase {
        match *choice {
            Prelude::Use(ability) => game.use_phrase(seat, &ability),
            Prelude::Draw => Phrase::new("do-draw").name("colour", self.colour.id()),
        }
    }

    fn decline(&self) -> Option<Prelude> {
        Some(Prelude::Draw)
    }
}
