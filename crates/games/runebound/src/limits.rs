//! How many items and allies a hero may have.

use crate::effects::vocabulary::{Class, Keep, Type};
use crate::pack::Wares;
use crate::party::{Card, Party};
use crate::state::Quest;
use freeport_kernel::Seat;

/// What falls under a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ware {
    /// An ally.
    Ally,
    /// An item of a class and a type.
    Item(Class, Type),
    /// A trophy or a rune, which fall under none.
    Free,
}

impl Quest {
    /// What a card is for the limits.
    pub(crate) fn ware(&self, card: Card) -> Ware {
        match card {
            Card::Market(card) => match self.goods(card).wares {
                Wares::Ally(_) => Ware::Ally,
                Wares::Item(class, kind) => Ware::Item(class, kind),
            },
            Card::Adventure(card) => match self.kept(card).map(|kept| &kept.r#as) {
                Some(Keep::Ally(_)) => Ware::Ally,
                Some(Keep::Item(class, kind)) => Ware::Item(*class, *kind),
                _ => Ware::Free,
            },
        }
    }

    /// Whether two cards share a limit.
    fn crowds(&self, one: Ware, other: Ware) -> bool {
        match (one, other) {
            (Ware::Ally, Ware::Ally) => true,
            (Ware::Item(class, kind), Ware::Item(other, own)) => {
                class == other && (kind == own || !self.options.item_limit)
            }
            _ => false,
        }
    }

    /// How many of such cards a hero may have (RN-14.5 to RN-14.7, RN-34.1, RN-35.1).
    fn most(&self, ware: Ware) -> usize {
        match ware {
            Ware::Item(..) if self.options.item_limit => 1,
            Ware::Ally if self.options.ally_upkeep => usize::MAX,
            Ware::Ally | Ware::Item(Class::Weapon, _) => 2,
            Ware::Item(Class::Armour, _) => 1,
            Ware::Item(Class::Artifact | Class::Supply, _) | Ware::Free => usize::MAX,
        }
    }

    /// The rule that limits such cards.
    pub(crate) fn limit_rule(&self, ware: Ware) -> &'static str {
        match ware {
            Ware::Ally => "RN-14.7",
            Ware::Item(..) if self.options.item_limit => "RN-34.1",
            Ware::Item(..) | Ware::Free => "RN-14.5",
        }
    }

    /// The cards of a party that count for a limit.
    fn alike<'a>(&'a self, party: &'a Party, ware: Ware) -> impl Iterator<Item = Card> + use<'a> {
        let allies = party.allies.iter().map(|ally| ally.card);
        let cards = party.items.iter().map(Card::Market).chain(party.kept.iter().map(Card::Adventure));
        cards.chain(allies).filter(move |card| self.crowds(ware, self.ware(*card)))
    }

    /// Whether one more such card fits.
    pub(crate) fn has_room(&self, seat: Seat, ware: Ware) -> bool {
        let most = self.most(ware);
        most == usize::MAX || self.alike(self.party(seat), ware).count() < most
    }

    /// Whether a party keeps all limits.
    pub(crate) fn within_limits(&self, party: &Party) -> bool {
        let allies = party.allies.iter().map(|ally| ally.card);
        let cards = party.items.iter().map(Card::Market).chain(party.kept.iter().map(Card::Adventure));
        let wares = cards.chain(allies).map(|card| self.ware(card));
        wares
            .into_iter()
            .all(|ware| self.most(ware) == usize::MAX || self.alike(party, ware).count() <= self.most(ware))
    }

    /// The market cards that could be discarded to make room for another card (RN-14.8, RN-21.11).
    pub(crate) fn room_makers(&self, seat: Seat, ware: Ware) -> impl Iterator<Item = u8> + use<'_> {
        self.alike(self.party(seat), ware).filter_map(|card| match card {
            Card::Market(card) => Some(card),
            Card::Adventure(_) => None,
        })
    }
}
