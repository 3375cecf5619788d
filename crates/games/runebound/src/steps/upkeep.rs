//! Whether an ally is paid.

use crate::event::Event;
use crate::state::{Quest, Table};
use crate::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Whether an ally is paid, or dismissed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Upkeep {
    pub(crate) seat: Seat,
    /// The place of the ally.
    pub(crate) at: u8,
}

impl Upkeep {
    fn ally(self, game: &Quest) -> &'static str {
        let ally = game.party(self.seat).allies.get(usize::from(self.at));
        ally.map_or("nothing", |ally| game.card_id(ally.card))
    }
}

impl Step<Quest> for Upkeep {
    type Choice = bool;

    const RULE: &'static str = "RN-35.3";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(bool)) {
        if usize::from(self.at) >= game.party(seat).allies.len() {
            return;
        }
        if game.party(seat).gold > 0 {
            add(true);
        }
        add(false);
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: bool, table: &mut Table) {
        let ally = self.ally(game);
        if choice {
            game.push(Task::Upkeep { from: self.at + 1 });
            game.party_mut(seat).gold -= 1;
            table.tell(|| Event::AllyPaid { seat, ally });
        } else {
            game.push(Task::Upkeep { from: self.at });
            table.tell(|| Event::AllyDismissed { seat, ally });
            let card = game.party(seat).allies[usize::from(self.at)].card;
            game.lose_ally(seat, card, table);
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        Phrase::new("ask-upkeep").name("ally", self.ally(game))
    }

    fn phrase(&self, game: &Quest, _seat: Seat, choice: &bool) -> Phrase {
        Phrase::new(if *choice { "do-pay-ally" } else { "do-dismiss" }).name("ally", self.ally(game))
    }
}
