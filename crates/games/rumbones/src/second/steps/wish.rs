//! Which faction a side wants.

use crate::second::event::Event;
use crate::second::state::{Melee, Table};
use crate::second::steps::Asked;
use crate::second::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A side names the faction it wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Wish2"))]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// Whose turn it is to name one: the first seat's side, or the other.
    pub(crate) team: u8,
}

impl Step<Melee> for Wish {
    type Choice = u8;

    const RULE: &'static str = "RB2-2.1";

    fn who(&self, game: &Melee) -> SeatSet {
        game.mates(game.side_of(Seat(self.team)))
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(u8)) {
        (0..game.pack().factions.len() as u8).for_each(add);
    }

    fn take(self, game: &mut Melee, seat: Seat, choice: u8, table: &mut Table) {
        game.wishes[usize::from(self.team)] = Some(choice);
        table.tell(|| Event::Wished { seat, faction: game.faction_id(choice) });
        if self.team == 0 {
            game.push(Task::Ask(Asked::Wish(Wish { team: 1 })));
        } else {
            game.settle_factions(table);
        }
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-wish")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-wish").name("faction", game.faction_id(*choice))
    }
}
