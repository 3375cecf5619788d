//! Which heroes a side takes.

use crate::core::side::Side;
use crate::core::state::{Boarding, Table};
use crate::event::Event;
use crate::pack::Role;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The players of a side agree on the hero of a role: its own, or a mercenary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hire {
    pub(crate) side: Side,
    /// The hero's place among those of the side.
    pub(crate) place: u8,
}

impl Hire {
    /// The hero's place in the state.
    fn hero(self) -> u8 {
        Boarding::heroes_of(self.side).start + self.place
    }

    /// The role of the hero that the side has there by itself.
    fn role(self, game: &Boarding) -> Role {
        game.pack.get().heroes[usize::from(self.hero())].role
    }
}

impl Step<Boarding> for Hire {
    type Choice = u8;

    const RULE: &'static str = "RB1-2.3";

    fn who(&self, game: &Boarding) -> SeatSet {
        game.seats_of(self.side).collect()
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(u8)) {
        game.pack.get().hires(self.side, self.role(game)).for_each(add);
    }

    fn forbids(&self, game: &Boarding, _seat: Seat, choice: &u8) -> &'static str {
        let known = game.pack.get().heroes.get(usize::from(*choice));
        if known.is_some_and(|hero| hero.role != self.role(game)) { "RB1-2.2" } else { "RB1-2.3" }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: u8, table: &mut Table) {
        let hero = self.hero();
        game.hero_mut(hero).card = choice;
        if game.card_of(hero).faction.is_none() {
            table.tell(|| Event::Hired { side: self.side, hero: game.hero_id(hero) });
        }
    }

    fn question(&self, game: &Boarding) -> Phrase {
        Phrase::new("ask-hire").name("role", self.role(game).id())
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &u8) -> Phrase {
        let heroes = &game.pack.get().heroes;
        Phrase::new("do-hire").name("hero", &heroes[usize::from(*choice).min(heroes.len() - 1)].id)
    }
}
