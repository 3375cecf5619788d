//! The event in force, and the tokens that come back with a new one.

use crate::effects::vocabulary::Colour;
use crate::event::Event;
use crate::pack::Kind;
use crate::state::{Quest, Table};
use crate::steps::{Asked, Regrow};
use crate::task::Task;

impl Quest {
    /// The level of an event.
    pub(crate) fn level_of(&self, card: u8) -> u8 {
        match &self.adventure(card).kind {
            Kind::Event(event) => event.level,
            _ => 0,
        }
    }

    /// A drawn event takes its place, or is too weak for it (RN-9.2 to RN-9.4); then tokens come back (RN-9.7).
    pub(crate) fn place_event(&mut self, card: u8, level: u8, table: &mut Table) {
        self.push(Task::Regrow { colour: Colour::Green });
        let id = self.adventure_id(card);
        match self.event {
            Some(kept) if self.level_of(kept) > level => {
                let kept_level = self.level_of(kept);
                let kept = self.adventure_id(kept);
                table.tell(|| Event::EventIgnored { card: id, level, kept, kept_level });
                self.discard_adventure(card, table);
            }
            old => {
                let (name, old_level) =
                    old.map_or((None, 0), |old| (Some(self.adventure_id(old)), self.level_of(old)));
                table.tell(|| Event::EventPlaced { card: id, level, old: name, old_level });
                if let Some(old) = old {
                    self.discard_adventure(old, table);
                }
                (self.event, self.open) = (Some(card), None);
            }
        }
    }

    /// Burst gems of a colour that have no token.
    pub(crate) fn bare_gems(&self, colour: Colour) -> impl Iterator<Item = u8> + use<'_> {
        let gems = (0..).zip(&self.pack().atlas.gems);
        let bare = gems.filter(move |(_, gem)| gem.burst && gem.colour == colour);
        bare.map(|(number, _)| number).filter(|gem| self.tokens >> gem & 1 == 0)
    }

    /// Tokens come back to the gems of a colour, as far as the reserve goes; if it is short, the drawer chooses (RN-9.9).
    pub(crate) fn regrow(&mut self, colour: Colour, table: &mut Table) {
        let (bare, reserve) = (self.bare_gems(colour).count(), usize::from(self.reserve[colour as usize]));
        if reserve > 0 && reserve < bare {
            self.push(Task::Regrow { colour });
            self.push(Task::Ask(Asked::Regrow(Regrow { colour })));
            return;
        }
        for gem in (0..self.pack().atlas.gems.len() as u8).filter(|_| reserve > 0) {
            if self.bare_gems(colour).any(|bare| bare == gem) {
                self.put_token(gem, table);
            }
        }
        if let Some(next) = Colour::ALL.get(colour as usize + 1) {
            self.push(Task::Regrow { colour: *next });
        }
    }

    /// A token of the reserve comes back to a gem.
    pub(crate) fn put_token(&mut self, gem: u8, table: &mut Table) {
        let there = self.pack().atlas.gems[usize::from(gem)];
        self.reserve[there.colour as usize] -= 1;
        self.tokens |= 1 << gem;
        table.tell(|| Event::TokenBack { hex: there.hex, colour: there.colour });
    }
}
