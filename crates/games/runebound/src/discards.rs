//! Where cards go that leave the game's heroes.

use crate::decks::{Known, Laid};
use crate::event::Event;
use crate::pack::{CITIES, Kind};
use crate::party::Card;
use crate::state::{Quest, Table};
use freeport_kernel::Seat;

impl Quest {
    /// An adventure card is discarded, wherever it lies.
    pub(crate) fn discard_adventure(&mut self, card: u8, table: &mut Table) {
        self.open = self.open.filter(|open| *open != card);
        self.event = self.event.filter(|event| *event != card);
        for party in &mut self.parties {
            party.tasks.remove(card);
            party.kept.remove(card);
            party.down[1].remove(card);
            party.attached.retain(|attached| attached.adventure != card);
            party.allies.retain(|ally| ally.card != Card::Adventure(card));
        }
        table.tell(|| Event::AdventureGone { card: self.adventure_id(card) });
        self.bury_adventure(card, table);
    }

    /// An adventure card that lies nowhere goes to the doom track, under its deck, or out of the game (RN-30.4, RN-28.1, RN-10.2).
    pub(crate) fn bury_adventure(&mut self, card: u8, table: &mut Table) {
        if self.has_doom() && self.doom.tokens < CITIES as u8 {
            self.lay_doom(card, table);
        } else if matches!(self.adventure(card).kind, Kind::Encounter(_)) {
            self.removed.add(card);
        } else {
            self.put_under(Laid { card, known: Known::ALL });
        }
    }

    /// A face-down adventure card goes under its deck.
    pub(crate) fn put_under(&mut self, laid: Laid) {
        self.adventures[self.colour(laid.card) as usize].put_under(laid);
    }

    /// A market card of a party goes under the market deck, and what lies under it is discarded too (RN-14.12).
    pub(crate) fn discard_market(&mut self, seat: Seat, card: u8, table: &mut Table) {
        table.tell(|| Event::Discarded { seat, card: self.goods_id(card) });
        self.shed_market(seat, card, table);
        self.check_standing(seat);
    }

    /// The same before it is looked whether the hero still stands.
    pub(crate) fn shed_market(&mut self, seat: Seat, card: u8, table: &mut Table) {
        self.give_up_market(seat, card, table);
        self.stock.put_under(Laid { card, known: Known::ALL });
    }

    /// A market card leaves a party for a deck or a market.
    pub(crate) fn give_up_market(&mut self, seat: Seat, card: u8, table: &mut Table) {
        let party = self.party_mut(seat);
        party.items.remove(card);
        party.down[0].remove(card);
        party.allies.retain(|ally| ally.card != Card::Market(card));
        while let Some(under) = self.party(seat).attached.iter().find(|attached| attached.market == card) {
            self.discard_adventure(under.adventure, table);
        }
    }

    /// An ally of either kind is gone (RN-19.5).
    pub(crate) fn lose_ally(&mut self, seat: Seat, card: Card, table: &mut Table) {
        table.tell(|| Event::AllyLost { seat, ally: self.card_id(card) });
        match card {
            Card::Adventure(card) => self.discard_adventure(card, table),
            Card::Market(card) => {
                self.shed_market(seat, card, table);
                self.check_standing(seat);
            }
        }
    }

    /// A kept card that was used up is discarded (RN-21.10).
    pub(crate) fn discard_kept(&mut self, seat: Seat, card: u8, table: &mut Table) {
        self.discard_adventure(card, table);
        self.check_standing(seat);
    }
}
