//! Which Characters would bring their chooser a Black Mark, and why: told before the choice, to the chooser alone.

use crate::cards::{Adventure, CARAVAN_CARDS, CURSE_CARDS, Card, PORT_CARDS};
use crate::components::Character;
use crate::pirate::Pirate;
use crate::state::Pirates7;
use crate::view::{Bane, Omen};
use freeport_kernel::Seat;

impl Bane {
    /// The key of its words in the phrase book.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Bane::NoReserve => "omen-no-reserve",
            Bane::NoChests => "omen-no-chests",
            Bane::NoToken => "omen-no-token",
            Bane::NoCaravan => "omen-no-caravan",
            Bane::OwnNation => "omen-own-nation",
            Bane::NoFreeShip => "omen-no-free-ship",
            Bane::NoPort => "omen-no-port",
            Bane::NoCurse => "omen-no-curse",
            Bane::NoGoods => "omen-no-goods",
            Bane::EmptyDeck => "omen-empty-deck",
        }
    }

    /// The rule that gives the Black Mark.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Bane::NoReserve | Bane::NoChests => "P7-6.5",
            Bane::NoToken => "P7-7.6",
            Bane::NoCaravan => "P7-8.3",
            Bane::OwnNation => "P7-8.13",
            Bane::NoFreeShip => "P7-8.8",
            Bane::NoPort => "P7-12.4",
            Bane::NoCurse => "P7-13.3",
            Bane::NoGoods => "P7-15.9",
            Bane::EmptyDeck => "P7-16.2",
        }
    }

    /// Whether nothing can change it before the Character is called. Goods may still come from a raid or the Tavern;
    /// hands, tokens, the own reserve and the own free ships only ever become fewer until then.
    const fn is_certain(self) -> bool {
        !matches!(self, Bane::NoGoods)
    }
}

impl Pirates7 {
    /// What choosing this Character would bring a seat a Black Mark for; nothing if the seat could act.
    pub(crate) fn omen(&self, seat: Seat, character: Character) -> Option<Omen> {
        let own = self.pirate(seat);
        let why = match character {
            Character::Shipwright => {
                // A Good Deal before the purchase can bring the chests for it.
                let broke = own.chests == 0 && !self.can_deal(seat);
                (own.reserve == 0).then_some(Bane::NoReserve).or(broke.then_some(Bane::NoChests))
            }
            Character::Governor => (self.free_corsairs() == 0).then_some(Bane::NoToken),
            Character::Captain => bane_of_captain(own),
            Character::Islander => (own.hand & PORT_CARDS == 0).then_some(Bane::NoPort),
            Character::Shaman => (own.hand & CURSE_CARDS == 0).then_some(Bane::NoCurse),
            Character::Merchant => own.goods.is_empty().then_some(Bane::NoGoods),
            Character::Cartographer => (self.deck == 0).then_some(Bane::EmptyDeck),
        }?;
        Some(Omen { character, why, words: why.key(), rule: why.rule(), certain: why.is_certain() })
    }
}

fn bane_of_captain(own: &Pirate) -> Option<Bane> {
    let caravans = own.hand & CARAVAN_CARDS;
    if caravans == 0 {
        return Some(Bane::NoCaravan);
    }
    let foreign = Card::of(caravans).any(|card| match card.adventure() {
        Adventure::Caravan(caravan) => own.corsairs & caravan.nation().bit() == 0,
        _ => false,
    });
    if own.free() == 0 { Some(Bane::NoFreeShip) } else { (!foreign).then_some(Bane::OwnNation) }
}
