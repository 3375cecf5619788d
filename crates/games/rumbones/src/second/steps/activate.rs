//! What is activated in a turn.

use crate::second::state::{Melee, Table};
use crate::second::turn::Activation;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A side activates something; whoever has it may claim the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Activate2"))]
#[serde(deny_unknown_fields)]
pub struct Activate;

impl Step<Melee> for Activate {
    type Choice = Activation;

    const RULE: &'static str = "RB2-15.3";

    fn is_open(&self, game: &Melee) -> bool {
        Step::<Melee>::who(self, game).len() > 1
    }

    fn who(&self, game: &Melee) -> SeatSet {
        let seats = game.seats_of(game.active);
        seats.filter(|seat| game.eligible(game.active, *seat).next().is_some()).collect()
    }

    fn options(&self, game: &Melee, seat: Seat, add: &mut impl FnMut(Activation)) {
        game.eligible(game.active, seat).for_each(add);
    }

    fn forbids(&self, game: &Melee, seat: Seat, choice: &Activation) -> &'static str {
        match *choice {
            Activation::Hero(hero) if usize::from(hero) >= game.heroes.len() => "RB2-15.4",
            Activation::Hero(hero) if game.hero(hero).side != game.active => "RB2-15.2",
            Activation::Hero(hero) if game.hero(hero).owner != seat => "RB2-26.11",
            Activation::Hero(hero) if game.hero(hero).acted => "RB2-15.9",
            Activation::Hero(_) => "RB2-15.4",
            Activation::Crew if game.hold(game.active).crew_acted => "RB2-21.1",
            Activation::Crew => "RB2-26.11",
            Activation::Dragon => "RB2-24.3",
        }
    }

    fn take(self, game: &mut Melee, seat: Seat, choice: Activation, table: &mut Table) {
        game.activate(seat, choice, table);
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-activate")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Activation) -> Phrase {
        match *choice {
            Activation::Hero(hero) => Phrase::new("do-activate").name("hero", game.hero_id(hero)),
            Activation::Crew => Phrase::new("do-activate-crew"),
            Activation::Dragon => Phrase::new("do-activate-dragon"),
        }
    }
}
