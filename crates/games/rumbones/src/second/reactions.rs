//! Windows as a table knows them, so that it can decline for whoever wishes it without knowing the game.

use crate::effects::vocabulary::{Line, Moment};
use crate::second::attack::Attack;
use crate::second::pack::Kind;
use crate::second::state::{Melee, bits};
use crate::second::steps::{Asked, Move, Open};
use crate::second::window::Window;
use freeport_kernel::{Opening, Phrase, Seat, Source};
use freeport_steps::{Question, Step};

/// What everybody may know about a window.
pub(crate) const FACTS: &[&str] = &["own-hero", "own-equipment", "beast"];

impl Melee {
    /// The window in which a seat is asked, as a table knows it.
    pub(crate) fn window_of(&self, asked: Asked, seat: Seat) -> Option<freeport_kernel::Window<Move>> {
        let Asked::Open(open) = asked else { return None };
        let facts = [
            (self.is_about_own_hero(seat, &open.window), FACTS[0]),
            (self.is_about_own_equipment(seat), FACTS[1]),
            (self.attack().is_some_and(Attack::by_beast), FACTS[2]),
        ];
        Some(freeport_kernel::Window {
            moment: open.question(self),
            decline: asked.decline()?,
            hidden: self.hands[seat.index()] != 0 && self.could_play(seat, &open.window),
            facts: facts.into_iter().filter(|fact| fact.0).map(|fact| fact.1).collect(),
            sources: self.openings(seat, &open),
        })
    }

    fn openings(&self, seat: Seat, open: &Open) -> Vec<Opening> {
        let window = &open.window;
        let side = self.side_of(seat);
        let cards = self.hands[seat.index()] & self.cards_for(side, window.moment);
        let cards = self.kinds_of(side, cards).map(|kind| Opening {
            source: self.kind_id(kind),
            usable: self.playable(seat, kind, window).is_some(),
        });
        let fits = |lines: &[Line]| lines.iter().any(|line| line.when == window.moment);
        let usable =
            |hero: u8, skill: u8| self.reactions(seat, window).any(|(one, at, _)| (one, at) == (hero, skill));
        let skills = self.reactions_of(seat).filter(|(hero, skill)| {
            let levels = &self.card_of(*hero).skills[usize::from(*skill)].levels;
            levels.iter().any(|level| fits(&level.lines))
        });
        let skills = skills
            .map(|(hero, skill)| Opening { source: self.skill_id(hero, skill), usable: usable(hero, skill) });
        skills.chain(cards).collect()
    }

    /// The reactions of a seat's heroes.
    fn reactions_of(&self, seat: Seat) -> impl Iterator<Item = (u8, u8)> + use<'_> {
        let own = self.everybody().filter(move |hero| self.hero(*hero).owner == seat);
        own.flat_map(move |hero| {
            let skills = self.card_of(hero).skills.iter().zip(0u8..);
            skills.filter(|(skill, _)| skill.kind == Kind::Reaction).map(move |(_, skill)| (hero, skill))
        })
    }

    /// What a seat may come to use in windows: its heroes' reactions, and its side's cards.
    pub(crate) fn sources_of(&self, seat: Seat) -> Vec<Source> {
        if seat.0 >= self.players || self.heroes.is_empty() {
            return Vec::new();
        }
        let side = self.side_of(seat);
        let skills = self.reactions_of(seat).map(|(hero, skill)| {
            let id = self.skill_id(hero, skill);
            let label = Phrase::new("order-reaction").name("hero", self.hero_id(hero)).name("skill", id);
            Source { id, label, held: true }
        });
        let deck = if self.hand_limit(seat) > 0 {
            self.pack().decks[usize::from(self.hold(side).faction)].len()
        } else {
            0
        };
        let all = if deck == 0 { 0 } else { (1u64 << deck) - 1 };
        let reacts = |kind: &u8| {
            let lines = &self.pack().cards[usize::from(*kind)].lines;
            lines.iter().any(|line| line.when as usize <= Moment::TideTurns as usize)
        };
        let cards = self.kinds_of(side, all).filter(reacts).map(|kind| {
            let id = self.kind_id(kind);
            let held = bits(self.hands[seat.index()]).any(|card| self.kind(side, card) == kind);
            Source { id, label: Phrase::new("order-card").name("card", id), held }
        });
        skills.chain(cards).collect()
    }

    fn is_about_own_hero(&self, seat: Seat, window: &Window) -> bool {
        let own = |hero: u8| usize::from(hero) < self.heroes.len() && self.hero(hero).owner == seat;
        let falls = matches!(window.moment, Moment::KnockedOut | Moment::Overboard | Moment::DamageDue);
        let attacked = self.attack().is_some_and(|attack| self.heroes_hit(attack).any(own));
        attacked || falls && own(window.it)
    }

    fn is_about_own_equipment(&self, seat: Seat) -> bool {
        let side = self.side_of(seat);
        self.attack().is_some_and(|attack| {
            let piece = self.piece_at(attack.target);
            attack.side != Some(side) && piece.is_some_and(|piece| self.piece_side(piece) == Some(side))
        })
    }
}
