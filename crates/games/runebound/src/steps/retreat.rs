//! Where a hero goes who has escaped.

use crate::pack::{Hex, NOWHERE};
use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// To which hex a hero escapes: the one it came from, or any nearby where there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Retreat {
    pub(crate) seat: Seat,
}

impl Step<Quest> for Retreat {
    type Choice = Hex;

    const RULE: &'static str = "RN-17.8";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Hex)) {
        let party = game.party(seat);
        match party.from {
            NOWHERE => game.neighbours(party.hex).for_each(add),
            from => add(from),
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Hex, table: &mut Table) {
        game.retreat_to(seat, choice, table);
    }

    fn question(&self, game: &Quest) -> Phrase {
        Phrase::new("ask-retreat").name("hero", game.hero_id(self.seat))
    }

    fn phrase(&self, game: &Quest, _seat: Seat, choice: &Hex) -> Phrase {
        Phrase::new("do-hex").label("at", game.label(*choice))
    }
}
