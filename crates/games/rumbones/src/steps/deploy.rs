//! Heroes coming aboard.

use crate::core::hero::Standing;
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::phrases::parts::place;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A hero and the lane of the muster point where it comes aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Landing {
    /// The hero.
    pub hero: u8,
    /// The lane.
    pub lane: u8,
}

/// A seat may bring a hero aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Deploy {
    /// The place of the seat among those of its side.
    pub(crate) nth: u8,
}

impl Step<Boarding> for Deploy {
    type Choice = Option<Landing>;

    const RULE: &'static str = "RB1-17.2";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.nth_seat(self.nth))
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(Option<Landing>)) {
        for hero in
            Boarding::heroes_of(game.active).filter(|hero| game.hero(*hero).state == Standing::Reserve)
        {
            game.free_musters().for_each(|lane| add(Some(Landing { hero, lane })));
        }
        add(None);
    }

    fn forbids(&self, game: &Boarding, _seat: Seat, choice: &Option<Landing>) -> &'static str {
        match choice {
            Some(landing) if game.mustered >> landing.lane.min(7) & 1 == 1 => "RB1-17.5",
            _ => "RB1-17.2",
        }
    }

    fn take(self, game: &mut Boarding, seat: Seat, choice: Option<Landing>, table: &mut Table) {
        match choice {
            Some(Landing { hero, lane }) => {
                game.hero_mut(hero).owner = Some(seat);
                game.push(Task::Fill { nth: self.nth });
                game.deploy(hero, lane, table);
            }
            None => game.push(Task::Fill { nth: self.nth + 1 }),
        }
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-deploy")
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &Option<Landing>) -> Phrase {
        match choice {
            Some(Landing { hero, lane }) => {
                let phrase = Phrase::new("do-deploy").name("hero", game.hero_id((*hero).min(9)));
                place(phrase, game.muster(game.active, (*lane).min(2)))
            }
            None => Phrase::new("do-deploy-nobody"),
        }
    }

    fn decline(&self) -> Option<Option<Landing>> {
        Some(None)
    }
}
