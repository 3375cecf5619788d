//! Which experience token is bought.

use crate::abilities::{Ability, At};
use crate::experience::LIVES;
use crate::party::Boost;
use crate::state::{Quest, Table};
use crate::steps::{Asked, Pay};
use crate::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// What is done in the Experience step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Growth {
    /// Buys an experience token.
    Buy(Boost),
    /// Uses something.
    Use(Ability),
    /// Ends the step.
    Done,
}

/// The next purchase of the Experience step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Grow;

impl Step<Quest> for Grow {
    type Choice = Growth;

    const RULE: &'static str = "RN-15.4";

    fn who(&self, game: &Quest) -> SeatSet {
        SeatSet::one(game.acting)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Growth)) {
        Boost::ALL
            .into_iter()
            .filter(|boost| game.can_grow(*boost))
            .for_each(|boost| add(Growth::Buy(boost)));
        game.uses(seat, At::Free, &mut |ability| add(Growth::Use(ability)));
        add(Growth::Done);
    }

    fn forbids(&self, game: &Quest, seat: Seat, choice: &Growth) -> &'static str {
        match *choice {
            Growth::Buy(Boost::Life) if game.party(seat).boosts[Boost::Life as usize] >= LIVES => "RN-15.12",
            Growth::Buy(_) => "RN-15.3",
            Growth::Use(ability) => game.bars(seat, ability, At::Free),
            Growth::Done => "RN-15.8",
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Growth, table: &mut Table) {
        match choice {
            Growth::Buy(boost) => {
                game.push(Task::Experience);
                game.push(Task::Ask(Asked::Pay(Pay { boost })));
            }
            Growth::Use(ability) => {
                game.push(Task::Experience);
                game.use_ability(seat, ability, table);
            }
            Growth::Done => {}
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        let xp = game.party(game.acting).experience();
        Phrase::new("ask-grow").number("xp", xp).number("price", game.xp_price())
    }

    fn phrase(&self, game: &Quest, seat: Seat, choice: &Growth) -> Phrase {
        match *choice {
            Growth::Buy(boost) => Phrase::new("do-grow").name("boost", boost.id()),
            Growth::Use(ability) => game.use_phrase(seat, &ability),
            Growth::Done => Phrase::new("do-grow-done"),
        }
    }

    fn decline(&self) -> Option<Growth> {
        Some(Growth::Done)
    }
}
