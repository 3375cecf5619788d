//! Who takes charge of a hero.

use crate::phrases::parts::by;
use crate::second::event::Event;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The players of a side agree who controls a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Entrust2"))]
#[serde(deny_unknown_fields)]
pub struct Entrust {
    pub(crate) hero: u8,
}

impl Step<Melee> for Entrust {
    type Choice = Seat;

    const RULE: &'static str = "RB2-26.7";

    fn who(&self, game: &Melee) -> SeatSet {
        game.mates(game.hero(self.hero).side)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Seat)) {
        game.free_hands(self.hero).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Seat, table: &mut Table) {
        game.hero_mut(self.hero).owner = choice;
        table.tell(|| Event::HeroTaken { seat: choice, hero: game.fighter(self.hero) });
    }

    fn question(&self, game: &Melee) -> Phrase {
        Phrase::new("ask-entrust").name("hero", game.hero_id(self.hero))
    }

    fn phrase(&self, _game: &Melee, _seat: Seat, choice: &Seat) -> Phrase {
        by("do-entrust", *choice)
    }
}
