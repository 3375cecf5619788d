//! What the players of a position have.

use super::Scene;
use crate::effects::vocabulary::Colour;
use crate::pack::NOWHERE;
use crate::party::{Ally, Attachment, Boost, Card};
use freeport_kernel::Seat;

impl Scene {
    /// A market card of a party by its id; the last one that was given.
    fn owned(&mut self, seat: Seat, id: &str) -> u8 {
        let found = self.game.market_cards(seat).filter(|card| self.game.goods_id(*card) == id).last();
        self.known(found.map(usize::from), id)
    }

    fn ally_mut(&mut self, seat: Seat, id: &str) -> Option<&mut Ally> {
        let at = self.game.party(seat).allies.iter().position(|ally| self.game.card_id(ally.card) == id);
        if at.is_none() {
            self.fail(format!("there is no ally `{id}`"));
        }
        self.game.party_mut(seat).allies.get_mut(at?)
    }

    /// Where a figure stands.
    #[must_use]
    pub fn at(mut self, seat: Seat, label: &str) -> Scene {
        self.game.party_mut(seat).hex = self.hex(label);
        self
    }

    /// A hero who is not on the map yet.
    #[must_use]
    pub fn unplaced(mut self, seat: Seat) -> Scene {
        self.game.party_mut(seat).hex = NOWHERE;
        self
    }

    /// The hex from which a figure walked into the present one.
    #[must_use]
    pub fn came_from(mut self, seat: Seat, label: &str) -> Scene {
        self.game.party_mut(seat).from = self.hex(label);
        self
    }

    /// The gold of a hero.
    #[must_use]
    pub fn gold(mut self, seat: Seat, gold: u16) -> Scene {
        self.game.party_mut(seat).gold = gold;
        self
    }

    /// An item of the market deck.
    #[must_use]
    pub fn item(mut self, seat: Seat, id: &str) -> Scene {
        let card = self.ware(id);
        self.game.party_mut(seat).items.add(card);
        self
    }

    /// An ally of the market deck.
    #[must_use]
    pub fn ally(mut self, seat: Seat, id: &str) -> Scene {
        let card = Card::Market(self.ware(id));
        self.game.party_mut(seat).allies.push(Ally { card, wounds: 0, exhaustion: 0 });
        self
    }

    /// An adventure card that stayed: as an item, trophy, rune or ally.
    #[must_use]
    pub fn kept(mut self, seat: Seat, id: &str) -> Scene {
        let card = self.draw(id);
        let ally = self.game.ally_figures(Card::Adventure(card)).is_some();
        let party = self.game.party_mut(seat);
        if ally {
            party.allies.push(Ally { card: Card::Adventure(card), wounds: 0, exhaustion: 0 });
        } else {
            party.kept.add(card);
        }
        self
    }

    /// An encounter that is carried.
    #[must_use]
    pub fn task(mut self, seat: Seat, id: &str) -> Scene {
        let card = self.draw(id);
        self.game.party_mut(seat).tasks.add(card);
        self
    }

    /// An encounter that lies under an item.
    #[must_use]
    pub fn attached(mut self, seat: Seat, id: &str, item: &str) -> Scene {
        let (adventure, market) = (self.draw(id), self.owned(seat, item));
        self.game.party_mut(seat).attached.push(Attachment { adventure, market });
        self
    }

    /// A market card, or a kept card, lies face down.
    #[must_use]
    pub fn down(mut self, seat: Seat, id: &str) -> Scene {
        let kept = self.game.party(seat).kept.iter().find(|card| self.game.adventure_id(*card) == id);
        let card = match kept {
            Some(card) => Card::Adventure(card),
            None => Card::Market(self.owned(seat, id)),
        };
        self.game.party_mut(seat).turn_down(card);
        self
    }

    /// Experience tokens of a kind.
    #[must_use]
    pub fn boost(mut self, seat: Seat, boost: Boost, count: u8) -> Scene {
        self.game.party_mut(seat).boosts[boost as usize] = count;
        self
    }

    /// Adventure tokens of a colour: from the reserve, and when that is empty from the last gems of the map.
    #[must_use]
    pub fn tokens(mut self, seat: Seat, colour: Colour, count: u8) -> Scene {
        for _ in 0..count {
            self.free_token(colour);
            let left = self.game.reserve[colour as usize].checked_sub(1);
            self.game.reserve[colour as usize] = left.unwrap_or_default();
            self.game.party_mut(seat).tokens[colour as usize] += u8::from(left.is_some());
        }
        self
    }

    /// Experience on paper.
    #[must_use]
    pub fn paper(mut self, seat: Seat, xp: u8) -> Scene {
        self.game.party_mut(seat).paper = xp;
        self
    }

    /// The wounds of a hero.
    #[must_use]
    pub fn wounds(mut self, seat: Seat, wounds: u8) -> Scene {
        self.game.party_mut(seat).wounds = wounds;
        self
    }

    /// The exhaustion of a hero.
    #[must_use]
    pub fn tired(mut self, seat: Seat, exhaustion: u8) -> Scene {
        self.game.party_mut(seat).exhaustion = exhaustion;
        self
    }

    /// The wounds and the exhaustion of an ally.
    #[must_use]
    pub fn worn(mut self, seat: Seat, id: &str, wounds: u8, exhaustion: u8) -> Scene {
        if let Some(ally) = self.ally_mut(seat, id) {
            (ally.wounds, ally.exhaustion) = (wounds, exhaustion);
        }
        self
    }
}
