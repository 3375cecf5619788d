//! What lies on the map and in the decks of a position.

use super::Scene;
use crate::cards::Cards;
use crate::decks::{Deck, Known, Laid};
use crate::effects::vocabulary::Colour;
use crate::state::Undefeated;
use freeport_kernel::Seat;

impl Scene {
    /// Who acts.
    #[must_use]
    pub fn acting(mut self, seat: Seat) -> Scene {
        self.game.acting = seat;
        self
    }

    /// The event in force.
    #[must_use]
    pub fn event(mut self, id: &str) -> Scene {
        let card = self.draw(id);
        self.game.event = Some(card);
        self
    }

    /// A card lies on top of its deck.
    #[must_use]
    pub fn stack(mut self, id: &str) -> Scene {
        let card = self.adventure(id);
        let deck = self.game.colour(card) as usize;
        self.game.adventures[deck].stack(card);
        self
    }

    /// A market card lies in the market of a city.
    #[must_use]
    pub fn market(mut self, city: &str, id: &str) -> Scene {
        let (city, card) = (self.town(city), self.ware(id));
        self.game.markets[usize::from(city)].add(card);
        self
    }

    /// The token of a gem is gone from its hex: it lies in the reserve.
    #[must_use]
    pub fn cleared(mut self, label: &str) -> Scene {
        let hex = self.hex(label);
        match (self.game.token_at(hex), self.game.pack().atlas.gem_at[usize::from(hex)]) {
            (Some(colour), Some(gem)) => {
                self.game.tokens &= !(1 << gem);
                self.game.reserve[colour as usize] += 1;
            }
            _ => self.fail(format!("there is no token on {label}")),
        }
        self
    }

    /// So many tokens of a colour lie in the reserve; what is too much, the last seat has.
    #[must_use]
    pub fn reserve(mut self, colour: Colour, count: u8) -> Scene {
        let (at, last) = (colour as usize, Seat(self.game.players - 1));
        while self.game.reserve[at] < count && self.flaw.is_none() {
            let more = std::mem::take(&mut self.game.reserve[at]);
            self.free_token(colour);
            self.game.reserve[at] += more;
        }
        let surplus = self.game.reserve[at].saturating_sub(count);
        self.game.reserve[at] -= surplus;
        self.game.party_mut(last).tokens[at] += surplus;
        self
    }

    /// A deck holds these cards alone; all others are out of the game.
    #[must_use]
    pub fn deck(mut self, colour: Colour, ids: &[&str]) -> Scene {
        let kept: Cards = ids.iter().map(|id| self.adventure(id)).collect();
        let out = self.game.adventures[colour as usize].cards().without(kept);
        self.game.adventures[colour as usize].take_out(out);
        self.game.removed = self.game.removed.and(out);
        self
    }

    /// Nothing is left in the market deck: all of it lies in the market of a city.
    #[must_use]
    pub fn sold_out(mut self, city: &str) -> Scene {
        let (city, all) = (self.town(city), self.game.stock.cards());
        self.game.stock = Deck::shuffled(Cards::NONE);
        self.game.markets[usize::from(city)] = self.game.markets[usize::from(city)].and(all);
        self
    }

    /// The doom track: these cards from the first space on, which everybody has seen, and so many doom tokens.
    #[must_use]
    pub fn doom(mut self, ids: &[&str], tokens: u8) -> Scene {
        for id in ids {
            let card = self.draw(id);
            self.game.doom.cards.push(Laid { card, known: Known::ALL });
        }
        self.game.doom.tokens = tokens;
        self
    }

    /// The turns that have been taken.
    #[must_use]
    pub fn turn(mut self, turn: u32) -> Scene {
        self.game.turn = turn;
        self
    }

    /// A challenge was left behind on a hex.
    #[must_use]
    pub fn left_behind(mut self, slot: u8, id: &str, label: &str) -> Scene {
        let (card, hex) = (self.draw(id), self.hex(label));
        self.game.left_behind += 1;
        self.game.undefeated[usize::from(slot)] = Some(Undefeated { card, hex, age: self.game.left_behind });
        self
    }
}
