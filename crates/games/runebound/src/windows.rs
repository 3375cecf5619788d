//! Windows as a table knows them, so that it can decline for whoever wishes it. All cards of a party lie open (RN-14.15), so none
//! of them hides anything.

use crate::abilities::Cue;
use crate::combat::Foe;
use crate::source::{Source, Text};
use crate::state::{Quest, Stage};
use crate::steps::{Asked, Move, Respond};
use freeport_kernel::{Opening, Phrase, Seat, Source as Thing, Window};
use freeport_steps::{Question, Step};

/// What everybody may know about a window.
pub(crate) const FACTS: &[&str] = &["duel", "fall"];

impl Quest {
    /// The window in which a seat is asked.
    pub(crate) fn window_of(&self, seat: Seat) -> Option<Window<Move>> {
        let asked = self.asked_of(seat)?;
        let Asked::Respond(respond) = asked else { return None };
        let facts = [(self.is_duelling(seat), FACTS[0]), (self.is_about_to_fall(seat, respond), FACTS[1])];
        Some(Window {
            moment: respond.question(self),
            decline: asked.decline()?,
            hidden: false,
            facts: facts.into_iter().filter(|fact| fact.0).map(|fact| fact.1).collect(),
            sources: self.openings(respond),
        })
    }

    /// What a seat may use in windows: its hero's text, and the cards of its party.
    pub(crate) fn sources_of(&self, seat: Seat) -> Vec<Thing> {
        if seat.0 >= self.players || self.stage == Stage::Setup {
            return Vec::new();
        }
        let mut things: Vec<Thing> = Vec::new();
        for text in self.texts(seat) {
            let source = Source::new(seat, text);
            let id = self.text_id(source);
            let cued = self.lines_of(source).iter().any(|line| line.when.is_cued());
            if cued && things.iter().all(|thing| thing.id != id) {
                let key = if text == Text::Hero { "order-hero" } else { "order-card" };
                things.push(Thing { id, label: Phrase::new(key).name("card", id), held: true });
            }
        }
        things
    }

    /// What a seat has for a moment: two copies of a card are one thing, which can be used if either can.
    fn openings(&self, respond: Respond) -> Vec<Opening> {
        let (seat, at) = (respond.seat, respond.at.at());
        let mut usable: Vec<&'static str> = Vec::new();
        self.uses(seat, at, &mut |ability| usable.push(self.text_id(Source::new(seat, ability.text))));
        let mut openings: Vec<Opening> = Vec::new();
        for text in self.texts(seat) {
            let source = Source::new(seat, text);
            let id = self.text_id(source);
            let fits = self.lines_of(source).iter().any(|line| self.works_at(source, line, at));
            if fits && openings.iter().all(|opening| opening.source != id) {
                openings.push(Opening { source: id, usable: usable.contains(&id) });
            }
        }
        openings
    }

    fn is_duelling(&self, seat: Seat) -> bool {
        let duel = self.fight.as_ref().filter(|fight| matches!(fight.foe, Foe::Hero(_)));
        duel.is_some_and(|fight| fight.includes(seat))
    }

    fn is_about_to_fall(&self, seat: Seat, respond: Respond) -> bool {
        let due = match (respond.at, self.packets.last()) {
            (Cue::Felled, _) => return true,
            (Cue::Wound, Some(packet)) if packet.to == crate::combat::Character::hero(seat) => packet.wounds,
            _ => return false,
        };
        self.party(seat).wounds.saturating_add(due) >= self.life(seat)
    }
}
