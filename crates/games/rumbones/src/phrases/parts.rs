//! The pieces that sentences are made of.

use crate::core::place::Cell;
use crate::core::state::{Boarding, printed};
use crate::effects::run::{Cause, Src};
use crate::effects::vocabulary::Moment;
use freeport_kernel::{Phrase, Seat};

/// What a place is called: a letter for its column and a number for its row, such as `F7`.
pub(crate) fn label(cell: Cell) -> String {
    let map = &printed().map;
    format!("{}{}", char::from(b'A' + map.x(cell) % 26), map.y(cell) + 1)
}

/// Adds a place to a sentence.
pub(crate) fn place(phrase: Phrase, cell: Cell) -> Phrase {
    phrase.label("at", label(cell))
}

/// A sentence about a player.
pub(crate) fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).number("seat", seat.0 + 1)
}

/// A player within a sentence.
pub(crate) fn seat_part(seat: Seat) -> Phrase {
    by("player", seat)
}

/// A sentence about a hero.
pub(crate) fn of(key: &'static str, hero: &'static str) -> Phrase {
    Phrase::new(key).name("hero", hero)
}

/// The faces of dice in a row, such as `6 2 1`.
pub(crate) fn faces(dice: &[u8]) -> String {
    dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// Deckhands and bosuns that there are.
pub(crate) fn crew(deckhands: u8, bosuns: u8) -> Phrase {
    let some = |key, count: u8| (count > 0).then(|| Phrase::new(key).number("count", count));
    Phrase::list(some("count-deckhands", deckhands).into_iter().chain(some("count-bosuns", bosuns)))
}

/// Cards in a row.
pub(crate) fn cards(cards: &[&'static str]) -> Phrase {
    Phrase::list(cards.iter().map(|card| Phrase::new("a-card").name("card", card)))
}

impl Boarding {
    /// A question that a text asks.
    pub(crate) fn text_question(&self, key: &'static str, cause: &Cause) -> Phrase {
        match cause.src {
            Src::Card(card) => Phrase::new(key).name("text", self.card_id(card)),
            Src::Act { hero, action } => Phrase::new(key).name("text", self.action_id(hero, action)),
        }
    }
}

/// How a window asks.
pub(crate) const fn moment_key(moment: Moment) -> &'static str {
    match moment {
        Moment::TurnBegins => "ask-turn-begins",
        Moment::GunAimed => "ask-gun-aimed",
        Moment::CrewDeployed => "ask-crew-deployed",
        Moment::CrewRises => "ask-crew-rises",
        Moment::CrewRests => "ask-crew-rests",
        Moment::HeroDeployed => "ask-hero-deployed",
        Moment::HeroesRise => "ask-heroes-rise",
        Moment::HeroRises => "ask-hero-rises",
        Moment::BetweenActions => "ask-between-actions",
        Moment::MoveDeclared => "ask-move-declared",
        Moment::SwingNamed => "ask-swing-named",
        Moment::SwingRolled => "ask-swing-rolled",
        Moment::MoveEnded => "ask-move-ended",
        Moment::AttackDeclared => "ask-attack-declared",
        Moment::AttackRolled => "ask-attack-rolled",
        Moment::HitsCounted => "ask-hits-counted",
        Moment::HitsAssigned => "ask-hits-assigned",
        Moment::DamageDue => "ask-damage-due",
        Moment::KnockoutDue => "ask-knockout-due",
        Moment::KnockedOut => "ask-knocked-out",
        Moment::AttackOver => "ask-attack-over",
        Moment::Overboard => "ask-overboard",
        Moment::HeroRests => "ask-hero-rests",
        Moment::KrakenStirs => "ask-kraken-stirs",
        Moment::TideTurns => "ask-tide-turns",
        _ => "ask-window",
    }
}
