//! The way that the movement dice pay for.

use crate::abilities::{Ability, At};
use crate::pack::Hex;
use crate::state::{Quest, Table};
use crate::steps::Asked;
use crate::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// What the party does with the dice that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Stride {
    /// Enters a hex.
    To(Hex),
    /// Stops.
    Stop,
    /// Uses something before the first step.
    Use(Ability),
}

/// The next hex, or the end of the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Paces;

impl Step<Quest> for Paces {
    type Choice = Stride;

    const RULE: &'static str = "RN-6.14";

    fn who(&self, game: &Quest) -> SeatSet {
        SeatSet::one(game.acting)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Stride)) {
        // Bits of terrains that were looked at, and of those that can be paid for.
        let (mut asked, mut paid) = (0u8, 0u8);
        for hex in game.neighbours(game.party(seat).hex) {
            let terrain = game.terrain(hex);
            if asked & terrain.bit() == 0 {
                asked |= terrain.bit();
                paid |= if game.can_pay(terrain) { terrain.bit() } else { 0 };
            }
            if paid & terrain.bit() != 0 {
                add(Stride::To(hex));
            }
        }
        if game.path.is_empty() {
            game.uses(seat, At::Moveroll, &mut |ability| add(Stride::Use(ability)));
        }
        add(Stride::Stop);
    }

    fn forbids(&self, game: &Quest, seat: Seat, choice: &Stride) -> &'static str {
        match *choice {
            Stride::To(hex) if game.neighbours(game.party(seat).hex).all(|next| next != hex) => "RN-6.17",
            Stride::To(_) if game.path.len() >= game.dice.len() => "RN-6.18",
            Stride::To(_) => "RN-6.16",
            Stride::Stop => "RN-6.18",
            Stride::Use(_) if !game.path.is_empty() => "RN-6.26",
            Stride::Use(ability) => game.bars(seat, ability, At::Moveroll),
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Stride, table: &mut Table) {
        match choice {
            Stride::To(hex) => game.enter(seat, hex, true, table),
            Stride::Stop => {}
            Stride::Use(ability) => {
                game.push(Task::Ask(Asked::Paces(self)));
                game.use_ability(seat, ability, table);
            }
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        let left = game.dice.len() - game.path.len();
        Phrase::new("ask-paces").name("hero", game.hero_id(game.acting)).number("left", left as i64)
    }

    fn phrase(&self, game: &Quest, seat: Seat, choice: &Stride) -> Phrase {
        match *choice {
            Stride::To(hex) => {
                let terrain = game.pack().atlas.terrain.get(usize::from(hex));
                let name = terrain.map_or("nothing", |terrain| terrain.id());
                Phrase::new("do-pace").label("at", game.label(hex)).name("terrain", name)
            }
            Stride::Stop => Phrase::new("do-stop"),
            Stride::Use(ability) => game.use_phrase(seat, &ability),
        }
    }

    fn decline(&self) -> Option<Stride> {
        Some(Stride::Stop)
    }
}
