//! The order in which the Kraken takes heroes.

use crate::core::state::{Boarding, Table, bits};
use crate::core::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The Kraken takes the next hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Victim {
    /// Those that are left, as bits.
    pub(crate) heroes: u16,
    /// A die drags a hero under on this or less; 0 where no die is rolled, and all of them fall.
    pub(crate) most: u8,
}

impl Step<Boarding> for Victim {
    type Choice = u8;

    const RULE: &'static str = "RB1-19.12";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.leader(game.active))
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        bits(u64::from(self.heroes)).filter(|hero| game.hero(*hero).deployed()).for_each(add);
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        game.push(Task::Drag { heroes: self.heroes & !(1 << choice), most: self.most });
        game.take_victim(choice, self.most, table);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-victim")
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        Phrase::new("do-victim").name("hero", game.hero_id((*choice).min(9)))
    }
}
