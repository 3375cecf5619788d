//! Road hazards: who ends the day in the wild may be set upon.

use crate::effects::vocabulary::Colour;
use crate::event::Event;
use crate::state::{Quest, Stage, Table};
use crate::steps::{Asked, Windfall};
use crate::task::Task;

impl Quest {
    /// The last thing of the Movement step: the encounter roll, where it is due (RN-32.1). Otherwise the Adventure step follows.
    pub(crate) fn prowl(&mut self, table: &mut Table) {
        let (seat, hex) = (self.acting, self.party(self.acting).hex);
        let quiet = self.town_at(hex).is_some()
            || self.token_at(hex).is_some()
            || self.undefeated_at(hex).is_some()
            || self.others_at(seat, hex).next().is_some();
        if quiet || !self.options.hazards {
            self.push(Task::Arrive);
            return;
        }
        let faces = [Quest::movement_die(table), Quest::movement_die(table)].map(|face| self.symbols(face));
        let safe = faces.iter().any(|face| face.holds(self.terrain(hex)));
        table.tell(|| Event::Prowled {
            seat,
            dice: faces.iter().map(|face| face.iter().collect()).collect(),
            safe,
        });
        if !safe {
            let symbols = faces.iter().map(|face| face.0.count_ones() as u8).sum();
            self.strike(symbols, table);
        }
    }

    /// A hazard strikes: its colour is found, and one card of it is drawn.
    fn strike(&mut self, symbols: u8, table: &mut Table) {
        let seat = self.acting;
        let (colour, number) = self.hazard_colour(symbols, table);
        if self.party(seat).is_locked(colour) {
            table.tell(|| Event::HazardVoid { seat, colour });
            return;
        }
        table.tell(|| Event::Hazard { seat, colour, number });
        self.stage = Stage::Adventure;
        self.hazard = true;
        self.begin_draws(colour, 1);
    }

    /// The colour of a hazard, by the doom track (RN-32.6, RN-32.7) or by the dice (RN-32.8), and the number that gave it.
    fn hazard_colour(&self, symbols: u8, table: &mut Table) -> (Colour, u8) {
        let cards = self.doom.cards.len();
        if self.has_doom() && cards > 0 {
            let space = usize::from(symbols - 1) % cards;
            return (self.colour(self.doom.cards[space].card), symbols);
        }
        let sum = table.roll(10) + table.roll(10);
        let colour = match sum {
            2..=6 => Colour::Green,
            7..=15 => Colour::Yellow,
            _ => Colour::Blue,
        };
        (colour, sum)
    }

    /// The experience of a defeated hazard: a token of its colour, or others of the same worth (RN-32.14).
    pub(crate) fn reap_hazard(&mut self, colour: Colour, table: &mut Table) {
        let mut tokens = [0; 4];
        if self.reserve[colour as usize] > 0 {
            tokens[colour as usize] = 1;
            self.take_tokens(tokens, table);
            return;
        }
        let windfall = Windfall { colour };
        if windfall.sets(self).next().is_none() {
            table.tell(|| Event::NoTokens { seat: self.acting });
        }
        self.push(Task::Ask(Asked::Windfall(windfall)));
    }

    /// The acting player takes tokens from the reserve.
    pub(crate) fn take_tokens(&mut self, tokens: [u8; 4], table: &mut Table) {
        let seat = self.acting;
        for (at, count) in tokens.into_iter().enumerate() {
            self.reserve[at] -= count;
            self.party_mut(seat).tokens[at] += count;
        }
        table.tell(|| Event::TokensTaken { seat, tokens });
    }
}
