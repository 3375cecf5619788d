//! The doom track: discarded adventures bring the final battle nearer.

use crate::decks::{Known, Laid};
use crate::event::Event;
use crate::pack::CITIES;
use crate::state::{Quest, Table};

impl Quest {
    /// The number of cards that brings a doom token (RN-30.6).
    pub(crate) const fn doom_number(&self) -> usize {
        match self.players {
            1 => 2,
            2 => 4,
            3 => 6,
            _ => 8,
        }
    }

    /// A discarded card is laid on the lowest free space (RN-30.4).
    pub(crate) fn lay_doom(&mut self, card: u8, table: &mut Table) {
        self.doom.cards.push(Laid { card, known: Known::ALL });
        let (colour, space) = (self.colour(card), self.doom.cards.len() as u8);
        table.tell(|| Event::DoomLaid { colour, space });
        if self.doom.cards.len() >= self.doom_number() {
            self.place_doom_token(table);
        }
    }

    /// The last card goes to the first space, all others under their decks, and a token to the next city (RN-30.7).
    fn place_doom_token(&mut self, table: &mut Table) {
        let mut cards = std::mem::take(&mut self.doom.cards);
        if let Some(last) = cards.pop() {
            self.doom.cards.push(last);
        }
        cards.into_iter().for_each(|laid| self.put_under(laid));
        let city = self.doom.tokens;
        self.doom.tokens += 1;
        table.tell(|| Event::DoomToken { city: self.town_id(city), tokens: self.doom.tokens });
        if self.doom.tokens == CITIES as u8 {
            table.tell(|| Event::DoomComplete);
        }
    }
}
