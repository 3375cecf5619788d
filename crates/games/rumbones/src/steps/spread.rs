//! Deckhands when there are too few.

use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::effects::vocabulary::Rank;
use crate::phrases::parts::place;
use crate::steps::Asked;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// One of the last deckhands comes aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Spread {
    /// How many have come to each muster point, and how many are left.
    pub(crate) placed: [u8; 3],
    pub(crate) left: u8,
}

impl Step<Boarding> for Spread {
    type Choice = u8;

    const RULE: &'static str = "RB1-15.3";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.leader(game.active))
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        let most = game.pack.crew.deckhand.arrive;
        let free = (0..3u8).filter(|lane| self.placed[usize::from(*lane)] < most);
        free.for_each(add);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        let side = game.active;
        game.muster_crew(side, Rank::Deckhand, choice, 1, table);
        let mut placed = self.placed;
        placed[usize::from(choice)] += 1;
        if self.left > 1 {
            game.push(Task::Ask(Asked::Spread(Spread { placed, left: self.left - 1 })));
        }
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-spread")
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        place(Phrase::new("do-muster-deckhand"), game.muster(game.active, *choice))
    }
}
