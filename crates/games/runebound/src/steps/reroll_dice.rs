//! Rolling movement dice again.

use crate::event::Event;
use crate::state::{Quest, Table};
use crate::steps::Asked;
use crate::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Which movement dice are rolled again: they are named one by one, in their order, and rolled together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RerollDice {
    /// Dice named so far, as bits.
    pub(crate) chosen: u8,
}

impl Step<Quest> for RerollDice {
    type Choice = Option<u8>;

    const RULE: &'static str = "RN-6.26";

    fn who(&self, game: &Quest) -> SeatSet {
        SeatSet::one(game.acting)
    }

    fn options(&self, game: &Quest, _seat: Seat, add: &mut impl FnMut(Option<u8>)) {
        let first = u8::BITS - self.chosen.leading_zeros();
        (first as u8..game.dice.len() as u8).for_each(|die| add(Some(die)));
        add(None);
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Option<u8>, table: &mut Table) {
        if let Some(die) = choice {
            game.push(Task::Ask(Asked::RerollDice(RerollDice { chosen: self.chosen | 1 << die })));
            return;
        }
        for die in (0..game.dice.len()).filter(|die| self.chosen >> die & 1 == 1) {
            game.dice[die] = Quest::movement_die(table);
        }
        if self.chosen != 0 {
            table.tell(|| Event::MoveRerolled { seat, dice: game.told_dice() });
        }
    }

    fn question(&self, _game: &Quest) -> Phrase {
        Phrase::new("ask-reroll-dice").number("chosen", self.chosen.count_ones())
    }

    fn phrase(&self, _game: &Quest, _seat: Seat, choice: &Option<u8>) -> Phrase {
        match choice {
            Some(die) => Phrase::new("do-reroll-die").number("die", die + 1),
            None => Phrase::new("do-reroll-done"),
        }
    }
}
