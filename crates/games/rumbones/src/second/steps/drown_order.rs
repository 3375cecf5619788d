//! Which hero goes overboard next.

use crate::second::state::{Melee, Table};
use crate::second::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Of several heroes one goes overboard first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DrownOrder2"))]
#[serde(deny_unknown_fields)]
pub struct DrownOrder {
    /// As bits.
    pub(crate) heroes: u16,
}

impl Step<Melee> for DrownOrder {
    type Choice = u8;

    const RULE: &'static str = "RB2-18.13";

    fn who(&self, game: &Melee) -> SeatSet {
        game.arbiter()
    }

    fn options(&self, _game: &Melee, _seat: Seat, add: &mut impl FnMut(u8)) {
        Melee::members(self.heroes).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: u8, _table: &mut Table) {
        game.push(Task::Drown { heroes: self.heroes & !(1 << choice) });
        game.splash(choice);
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-drown-order")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-drown").name("hero", game.hero_id(*choice))
    }
}
