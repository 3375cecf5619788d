//! How the party moves.

use crate::abilities::{Ability, At};
use crate::event::Event;
use crate::pack::Hex;
use crate::state::{Quest, Table};
use crate::steps::{Asked, Ease};
use crate::task::Task;
use crate::travel::UNRESTED;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A way of moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Going {
    /// Rolls so many dice.
    Roll(u8),
    /// Rests, and rolls so many dice; with none the party stays.
    Rest(u8),
    /// Steps to a hex nearby without dice.
    Step(Hex),
    /// Uses something first.
    Use(Ability),
}

/// The way of moving of the acting player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Way;

impl Step<Quest> for Way {
    type Choice = Going;

    const RULE: &'static str = "RN-6.3";

    fn is_open(&self, _game: &Quest) -> bool {
        true
    }

    fn who(&self, game: &Quest) -> SeatSet {
        SeatSet::one(game.acting)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Going)) {
        let most = game.most_dice(seat);
        (UNRESTED.min(most)..=most).rev().for_each(|dice| add(Going::Roll(dice)));
        (0..UNRESTED).rev().filter(|dice| *dice < most).for_each(|dice| add(Going::Rest(dice)));
        game.neighbours(game.party(seat).hex).for_each(|hex| add(Going::Step(hex)));
        for at in [At::Premove, At::Free] {
            game.uses(seat, at, &mut |ability| add(Going::Use(ability)));
        }
    }

    fn forbids(&self, game: &Quest, seat: Seat, choice: &Going) -> &'static str {
        match *choice {
            Going::Roll(dice) if dice > 5 => "RN-6.4",
            Going::Roll(dice) if dice > game.move_cap(seat) => "RN-6.28",
            Going::Roll(dice) if dice > game.most_dice(seat) => "RN-6.5",
            Going::Roll(_) => "RN-6.4",
            Going::Rest(dice) if dice >= UNRESTED => "RN-6.8",
            Going::Rest(_) => "RN-6.28",
            Going::Step(_) => "RN-6.12",
            Going::Use(ability) => game.bars(seat, ability, At::Premove),
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Going, table: &mut Table) {
        match choice {
            Going::Roll(dice) => game.push(Task::Throw { dice }),
            Going::Rest(dice) => {
                game.push(Task::Throw { dice });
                table.tell(|| Event::Rested { seat, dice });
                game.push(Task::Ask(Asked::Ease(Ease { left: UNRESTED - dice })));
            }
            Going::Step(hex) => game.enter(seat, hex, false, table),
            Going::Use(ability) => {
                game.push(Task::Move);
                game.use_ability(seat, ability, table);
            }
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        Phrase::new("ask-way").name("hero", game.hero_id(game.acting))
    }

    fn phrase(&self, game: &Quest, seat: Seat, choice: &Going) -> Phrase {
        match *choice {
            Going::Roll(dice) => Phrase::new("do-roll").number("dice", dice),
            Going::Rest(0) => Phrase::new("do-stay").number("rest", UNRESTED),
            Going::Rest(dice) => {
                let rest = UNRESTED.saturating_sub(dice);
                Phrase::new("do-rest").number("dice", dice).number("rest", rest)
            }
            Going::Step(hex) => Phrase::new("do-step").label("at", game.label(hex)),
            Going::Use(ability) => game.use_phrase(seat, &ability),
        }
    }
}
