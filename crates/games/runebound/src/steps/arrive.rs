//! What is done on the hex where movement ended.

use crate::abilities::{Ability, At};
use crate::combat::{Foe, Terms};
use crate::effects::vocabulary::Colour;
use crate::event::Event;
use crate::state::{Quest, Table};
use crate::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// What is done on the hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Venture {
    /// Draws a card for the token.
    Attempt,
    /// Fights the challenge that was left behind here.
    Face,
    /// Talks with a hero.
    Talk(Seat),
    /// Attacks a hero.
    Duel(Seat),
    /// Uses something first.
    Use(Ability),
    /// Nothing.
    Pass,
}

/// The choice of the Adventure step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Arrive;

impl Arrive {
    /// The colour of the token for which a card may be drawn.
    fn token(game: &Quest, seat: Seat) -> Option<Colour> {
        let party = game.party(seat);
        let free = game.undefeated_at(party.hex).is_none();
        game.token_at(party.hex).filter(|colour| free && !party.is_locked(*colour))
    }

    /// The challenge left behind here that may be fought, by its space.
    fn left(game: &Quest, seat: Seat) -> Option<u8> {
        let party = game.party(seat);
        let card = |slot: &u8| game.undefeated[usize::from(*slot)].map(|left| left.card);
        let open = |slot: &u8| card(slot).is_some_and(|card| !party.is_locked(game.colour(card)));
        game.undefeated_at(party.hex).filter(open)
    }
}

impl Step<Quest> for Arrive {
    type Choice = Venture;

    const RULE: &'static str = "RN-7.1";

    fn who(&self, game: &Quest) -> SeatSet {
        SeatSet::one(game.acting)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Venture)) {
        if Arrive::token(game, seat).is_some() {
            add(Venture::Attempt);
        }
        if Arrive::left(game, seat).is_some() {
            add(Venture::Face);
        }
        for other in game.others_at(seat, game.party(seat).hex) {
            add(Venture::Talk(other));
            add(Venture::Duel(other));
        }
        game.uses(seat, At::Free, &mut |ability| add(Venture::Use(ability)));
        add(Venture::Pass);
    }

    fn forbids(&self, game: &Quest, seat: Seat, choice: &Venture) -> &'static str {
        let party = game.party(seat);
        match *choice {
            Venture::Attempt if game.undefeated_at(party.hex).is_some() => "RN-11.6",
            Venture::Attempt if game.token_at(party.hex).is_some() => "RN-7.4",
            Venture::Attempt => "RN-7.1",
            Venture::Face if game.undefeated_at(party.hex).is_some() => "RN-7.4",
            Venture::Face => "RN-11.5",
            Venture::Talk(other) | Venture::Duel(other)
                if other.0 < game.players && !game.party(other).is_placed() =>
            {
                "RN-12.4"
            }
            Venture::Talk(_) | Venture::Duel(_) => "RN-12.1",
            Venture::Use(ability) => game.bars(seat, ability, At::Free),
            Venture::Pass => "RN-7.2",
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Venture, table: &mut Table) {
        let hex = game.party(seat).hex;
        match choice {
            Venture::Attempt => {
                if let Some(colour) = Arrive::token(game, seat) {
                    game.attempt(colour, table);
                }
            }
            Venture::Face => {
                if let Some(slot) = Arrive::left(game, seat) {
                    game.face(slot, table);
                }
            }
            Venture::Talk(other) => game.begin_talks(other, table),
            Venture::Duel(other) => game.begin_fight(Foe::Hero(other), Terms::default(), table),
            Venture::Use(ability) => {
                game.push(Task::Arrive);
                game.use_ability(seat, ability, table);
            }
            Venture::Pass => {
                if game.token_at(hex).is_some() {
                    table.tell(|| Event::Declined { seat, hex });
                }
            }
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        let hex = game.party(game.acting).hex;
        Phrase::new("ask-arrive").name("hero", game.hero_id(game.acting)).label("at", game.label(hex))
    }

    fn phrase(&self, game: &Quest, seat: Seat, choice: &Venture) -> Phrase {
        let hex = game.party(seat).hex;
        match *choice {
            Venture::Attempt => {
                let colour = game.token_at(hex).map_or("nothing", |colour| colour.id());
                Phrase::new("do-attempt").name("colour", colour)
            }
            Venture::Face => {
                let slot = game.undefeated_at(hex).and_then(|slot| game.undefeated[usize::from(slot)]);
                Phrase::new("do-face")
                    .name("foe", slot.map_or("nothing", |left| game.adventure_id(left.card)))
            }
            Venture::Talk(other) => Phrase::new("do-talk").name("hero", game.hero_id(other)),
            Venture::Duel(other) => Phrase::new("do-duel").name("hero", game.hero_id(other)),
            Venture::Use(ability) => game.use_phrase(seat, &ability),
            Venture::Pass => Phrase::new("do-pass"),
        }
    }

    fn decline(&self) -> Option<Venture> {
        Some(Venture::Pass)
    }
}
