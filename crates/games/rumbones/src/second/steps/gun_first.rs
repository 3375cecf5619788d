//! The gun and the march.

use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The gun fires before the crew marches, or after its attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GunFirst2"))]
#[serde(deny_unknown_fields)]
pub struct GunFirst {
    pub(crate) seat: Seat,
}

impl Step<Melee> for GunFirst {
    type Choice = bool;

    const RULE: &'static str = "RB2-21.4";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(bool)) {
        let aims = game.in_sights(game.active).iter().next().is_some();
        [false, true].into_iter().filter(|first| aims || !first).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: bool, _table: &mut Table) {
        game.order_crew(self.seat, choice);
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-gun-first")
    }

    fn phrase(&self, _game: &Melee, _seat: Seat, choice: &bool) -> Phrase {
        Phrase::new(if *choice { "do-gun-first" } else { "do-march-first" })
    }
}
