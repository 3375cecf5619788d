//! Who sheds exhaustion while the party rests.

use crate::combat::{Body, Character};
use crate::state::{Quest, Table};
use crate::steps::Asked;
use crate::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Who of the party sheds the next exhaustion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ease {
    /// How many more.
    pub(crate) left: u8,
}

impl Step<Quest> for Ease {
    type Choice = Option<Body>;

    const RULE: &'static str = "RN-6.7";

    fn who(&self, game: &Quest) -> SeatSet {
        SeatSet::one(game.acting)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Option<Body>)) {
        if self.left > 0 {
            let tired = game.everybody(seat).filter(|who| game.exhaustion(*who) > 0);
            tired.for_each(|who| add(Some(who.body)));
        }
        add(None);
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Option<Body>, table: &mut Table) {
        if let Some(body) = choice {
            game.push(Task::Ask(Asked::Ease(Ease { left: self.left - 1 })));
            game.rest(Character { seat, body }, 1, table);
        }
    }

    fn question(&self, _game: &Quest) -> Phrase {
        Phrase::new("ask-ease").number("left", self.left)
    }

    fn phrase(&self, game: &Quest, seat: Seat, choice: &Option<Body>) -> Phrase {
        match choice {
            Some(body) => game.body_phrase(seat, *body),
            None => Phrase::new("do-no-more"),
        }
    }

    fn decline(&self) -> Option<Option<Body>> {
        Some(None)
    }
}
