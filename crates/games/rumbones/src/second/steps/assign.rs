//! Hits and to whom they go.

use crate::second::state::{Melee, Table};
use crate::second::targets::Target;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A hit: to whom it goes, and what its die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Hit2"))]
#[serde(deny_unknown_fields)]
pub struct Hit {
    /// To whom.
    pub to: Target,
    /// With which face.
    pub face: u8,
}

/// The next hit is assigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Assign2"))]
#[serde(deny_unknown_fields)]
pub struct Assign;

impl Step<Melee> for Assign {
    type Choice = Hit;

    const RULE: &'static str = "RB2-11.9";

    fn who(&self, game: &Melee) -> SeatSet {
        match game.attack() {
            Some(attack) if attack.side.is_some() => SeatSet::one(attack.seat),
            _ => game.deciders(game.first),
        }
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Hit)) {
        let Some(attack) = game.attack() else { return };
        let targets = game.next_targets(attack);
        let alike = targets.len() == 1 && game.takes_all(attack, targets[0]);
        for to in targets {
            attack.kinds().take(if alike { 1 } else { 7 }).for_each(|face| add(Hit { to, face }));
        }
    }

    fn forbids(&self, game: &Melee, _seat: Seat, choice: &Hit) -> &'static str {
        let Some(attack) = game.attack() else { return "RB2-11.9" };
        match () {
            () if attack.hits.get(usize::from(choice.face)).is_none_or(|count| *count == 0) => "RB2-11.16",
            () => "RB2-11.10",
        }
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Hit, _table: &mut Table) {
        game.assign(choice);
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-assign")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Hit) -> Phrase {
        let phrase = Phrase::new(match choice.to {
            Target::Deckhand => "do-hit-deckhand",
            Target::Bosun => "do-hit-bosun",
            Target::Hero(_) => "do-hit-hero",
            Target::Object => "do-hit-object",
        });
        let phrase = phrase.number("face", choice.face);
        match choice.to {
            Target::Hero(hero) => phrase.name("hero", game.hero_id(hero)),
            _ => phrase,
        }
    }
}
