//! What is kept out of a roll against an opponent that eats weapons and armour.

use crate::event::Event;
use crate::state::{Quest, Table};
use crate::steps::Asked;
use crate::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Which weapon or armour is kept out of the roll; nothing more, and the dice are thrown with all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LayAside {
    pub(crate) seat: Seat,
}

impl Step<Quest> for LayAside {
    type Choice = Option<u8>;

    const RULE: &'static str = "RN-20.5";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Quest, _seat: Seat, add: &mut impl FnMut(Option<u8>)) {
        if let Some(roll) = &game.roll {
            game.at_stake(roll).for_each(|card| add(Some(card)));
        }
        add(None);
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Option<u8>, table: &mut Table) {
        let (Some(card), Some(roll)) = (choice, &mut game.roll) else { return };
        roll.aside.add(card);
        table.tell(|| Event::LaidAside { seat, item: game.goods_id(card) });
        game.push(Task::Ask(Asked::LayAside(self)));
    }

    fn question(&self, game: &Quest) -> Phrase {
        Phrase::new("ask-lay-aside").name("hero", game.hero_id(self.seat)).name("foe", game.foe_id())
    }

    fn phrase(&self, game: &Quest, _seat: Seat, choice: &Option<u8>) -> Phrase {
        match choice {
            Some(card) => Phrase::new("do-lay-aside").name("item", game.goods_id(*card)),
            None => Phrase::new("do-use-all"),
        }
    }

    fn decline(&self) -> Option<Option<u8>> {
        Some(None)
    }
}
