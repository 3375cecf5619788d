//! Windows as a table knows them, so that it can decline for whoever wishes it without knowing the game.

use crate::core::attack::Attack;
use crate::core::state::{Boarding, bits};
use crate::core::window::Window;
use crate::effects::vocabulary::{Line, Moment};
use crate::pack::Kind;
use crate::steps::{Asked, Move, Open};
use freeport_kernel::{Opening, Phrase, Seat, Source};
use freeport_steps::{Question, Step};

/// The leave to roll misses again, as a source.
const MISSES: &str = "misses";

/// What everybody may know about a window.
pub(crate) const FACTS: &[&str] = &["own-hero", "own-objective", "beast"];

impl Boarding {
    /// The window in which a seat is asked, as a table knows it.
    pub(crate) fn window_of(&self, asked: Asked, seat: Seat) -> Option<freeport_kernel::Window<Move>> {
        let Asked::Open(open) = asked else { return None };
        let facts = [
            (self.is_about_own_hero(seat, &open.window), FACTS[0]),
            (self.is_about_own_objective(seat), FACTS[1]),
            (self.is_about_a_beast(&open.window), FACTS[2]),
        ];
        Some(freeport_kernel::Window {
            moment: open.question(self),
            decline: asked.decline()?,
            hidden: self.holds_unknown(seat) && self.could_play(seat, &open.window),
            facts: facts.into_iter().filter(|fact| fact.0).map(|fact| fact.1).collect(),
            sources: self.openings(seat, &open),
        })
    }

    /// Whether a seat holds cards that not everybody has seen.
    fn holds_unknown(&self, seat: Seat) -> bool {
        self.hands[seat.index()] & !self.hold(self.side_of(seat)).known != 0
    }

    fn openings(&self, seat: Seat, open: &Open) -> Vec<Opening> {
        let window = &open.window;
        let fits = |lines: &[Line]| lines.iter().any(|line| line.when == window.moment);
        let cards =
            bits(self.hands[seat.index()]).filter(|card| fits(&self.pack.cards[usize::from(*card)].lines));
        let cards = cards.map(|card| Opening {
            source: self.card_id(card),
            usable: self.playable(seat, card, window).is_some(),
        });
        let usable = |hero: u8, action: u8| {
            self.responses(seat, window).any(|(one, act, _)| (one, act) == (hero, action))
        };
        let skills = self.responses_of(seat).filter(|(hero, action)| {
            fits(&self.pack.heroes[usize::from(*hero)].actions[usize::from(*action)].lines)
        });
        let skills = skills.map(|(hero, action)| Opening {
            source: self.action_id(hero, action),
            usable: usable(hero, action),
        });
        let misses = Opening { source: MISSES, usable: true };
        let luck = self.can_be_lucky(seat, window).then_some(misses);
        luck.into_iter().chain(skills).chain(cards).collect()
    }

    /// The Responses of a seat's heroes.
    fn responses_of(&self, seat: Seat) -> impl Iterator<Item = (u8, u8)> {
        let own = (0..self.heroes.len() as u8).filter(move |hero| self.hero(*hero).owner == Some(seat));
        own.flat_map(|hero| (0..3).map(move |action| (hero, action))).filter(|(hero, action)| {
            let actions = &self.pack.heroes[usize::from(*hero)].actions;
            actions.get(usize::from(*action)).is_some_and(|action| action.kind == Kind::Response)
        })
    }

    /// What a seat may come to use in windows: the leave to roll misses again, its heroes' Responses, and its side's cards.
    pub(crate) fn sources_of(&self, seat: Seat) -> Vec<Source> {
        if seat.0 >= self.players {
            return Vec::new();
        }
        let misses = Source { id: MISSES, label: Phrase::new("order-misses"), held: true };
        let skills = self.responses_of(seat).map(|(hero, action)| {
            let id = self.action_id(hero, action);
            let label = Phrase::new("order-response").name("hero", self.hero_id(hero)).name("action", id);
            Source { id, label, held: true }
        });
        let deck = self.pack.deck(self.side_of(seat));
        let reacts = |card: &u8| {
            let lines = &self.pack.cards[usize::from(*card)].lines;
            lines.iter().any(|line| line.when as usize <= Moment::TideTurns as usize)
        };
        let cards = bits(deck).filter(reacts).map(|card| {
            let id = self.card_id(card);
            let held = self.hands[seat.index()] >> card & 1 == 1;
            Source { id, label: Phrase::new("order-card").name("card", id), held }
        });
        [misses].into_iter().chain(skills).chain(cards).collect()
    }

    fn is_about_own_hero(&self, seat: Seat, window: &Window) -> bool {
        let own = |hero: u8| usize::from(hero) < self.heroes.len() && self.hero(hero).owner == Some(seat);
        let falls = matches!(window.moment, Moment::KnockoutDue | Moment::KnockedOut | Moment::Overboard);
        let side = self.side_of(seat);
        let attacked = self.attack().filter(|attack| attack.victim == side).is_some_and(|attack| {
            self.deployed(side).any(|hero| own(hero) && self.hero(hero).cell == attack.target)
        });
        attacked || falls && own(window.it)
    }

    fn is_about_own_objective(&self, seat: Seat) -> bool {
        let side = self.side_of(seat);
        let attack = self.attack().filter(|attack| attack.victim == side);
        attack.is_some_and(|attack| self.tile_at(side, attack.target).is_some())
    }

    fn is_about_a_beast(&self, window: &Window) -> bool {
        window.moment == Moment::KrakenStirs || self.attack().is_some_and(Attack::by_beast)
    }
}
