//! How many of the crew obey.

use crate::second::state::{Melee, Table};
use crate::second::steps::Asked;
use crate::second::task::{Squad, Task};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// How many deckhands, and then how many bosuns, a hero orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Enlist2"))]
#[serde(deny_unknown_fields)]
pub struct Enlist {
    pub(crate) squad: Squad,
    /// How many figures at most.
    pub(crate) most: u8,
    pub(crate) bosun: bool,
}

impl Step<Melee> for Enlist {
    type Choice = u8;

    const RULE: &'static str = "RB2-21.19";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.squad.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(u8)) {
        let there = game.hold(game.side_of(self.squad.seat)).crew.at(self.squad.cell).count;
        if self.bosun {
            let least = u8::from(self.squad.count[0] == 0);
            (least..=there[1].min(self.most - self.squad.count[0])).rev().for_each(add);
        } else {
            let least = u8::from(there[1] == 0);
            (least..=there[0].min(self.most)).rev().for_each(add);
        }
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: u8, _table: &mut Table) {
        let mut squad = self.squad;
        squad.count[usize::from(self.bosun)] = choice;
        if self.bosun {
            game.push(Task::Squad(squad));
        } else {
            game.push(Task::Ask(Asked::Enlist(Enlist { squad, bosun: true, ..self })));
        }
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new(if self.bosun { "ask-enlist-bosuns" } else { "ask-enlist" })
    }

    fn phrase(&self, _game: &Melee, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new(if self.bosun { "do-crew-bosuns" } else { "do-crew-deckhands" }).number("count", *choice)
    }
}
