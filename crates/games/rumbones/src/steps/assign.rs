//! Hits and to whom they go.

use crate::core::state::{Boarding, Table};
use crate::core::targets::Target;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// A hit: to whom it goes, and what its die counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hit {
    /// To whom.
    pub to: Target,
    /// With which result.
    pub result: u8,
}

/// The next hit is assigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Assign;

impl Step<Boarding> for Assign {
    type Choice = Hit;

    const RULE: &'static str = "RB1-8.19";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.striker())
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(Hit)) {
        let Some(attack) = game.attack() else { return };
        let mut kinds: ArrayVec<[(u16, u8); 6]> = ArrayVec::new();
        for result in (1..7u8).filter(|result| attack.hits[usize::from(*result)] > 0) {
            let kind = game.kind_of(attack, result);
            if kinds.iter().all(|(known, _)| *known != kind) {
                kinds.push((kind, result));
            }
        }
        let targets = game.next_targets(attack);
        if targets.len() == 1 && game.takes_all(attack, targets[0]) {
            kinds.truncate(1);
        }
        for to in targets {
            kinds.iter().for_each(|(_, result)| add(Hit { to, result: *result }));
        }
    }

    fn forbids(&self, game: &Boarding, _seat: Seat, choice: &Hit) -> &'static str {
        let Some(attack) = game.attack() else { return "RB1-8.19" };
        match () {
            () if attack.hits.get(usize::from(choice.result)).is_none_or(|count| *count == 0) => "RB1-8.21",
            () => "RB1-8.16",
        }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: Hit, _table: &mut Table) {
        game.assign(choice);
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-assign")
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &Hit) -> Phrase {
        let phrase = Phrase::new(match choice.to {
            Target::Deckhand(_) => "do-hit-deckhand",
            Target::Bosun(_) => "do-hit-bosun",
            Target::Hero(_) => "do-hit-hero",
            Target::Tile => "do-hit-tile",
        });
        let phrase = phrase.number("result", choice.result);
        match choice.to {
            Target::Hero(hero) => phrase.name("hero", game.hero_id(hero.min(9))),
            _ => phrase,
        }
    }
}
