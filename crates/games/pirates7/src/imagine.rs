//! Worlds that a viewer cannot tell apart.

use crate::cards::{ALL_CARDS, CARAVAN_CARDS, CURSE_CARDS, PORT_CARDS};
use crate::components::Character;
use crate::phase::Phase;
use crate::state::Pirates7;
use freeport_kernel::{Rng, Seat, Viewer};

/// Cards face down, and who draws from them.
struct Pool<'a> {
    cards: u64,
    rng: &'a mut Rng,
}

impl Pool<'_> {
    /// Any card of a set, as a bit.
    fn take(&mut self, of: u32) -> u32 {
        let card = self.rng.member(self.cards & u64::from(of)).map_or(0, |card| 1u64 << card);
        self.cards &= !card;
        card as u32
    }
}

impl Pirates7 {
    /// Deals anew what the viewer does not know: the hands of others, the order of the deck, and Characters that lie
    /// face down. The outcome depends on the viewer's knowledge and the generator alone.
    pub(crate) fn imagined_by(&self, viewer: Viewer, rng: &mut Rng) -> Pirates7 {
        let mut world = *self;
        if viewer == Viewer::Open || self.phase == Phase::Over {
            return world;
        }
        let hidden = |seat: &Seat| viewer != Viewer::Seat(*seat);
        let mut pool = Pool { cards: u64::from(self.deck), rng };
        for seat in Seat::all(self.players).filter(hidden) {
            pool.cards |= u64::from(std::mem::take(&mut world.pirate_mut(seat).hand));
        }
        if let Some(kind) = self.kind_at_hand().filter(|_| hidden(&self.resolver)) {
            world.pirate_mut(self.resolver).hand = pool.take(kind);
        }
        for seat in Seat::all(self.players).filter(hidden) {
            let own = world.pirate_mut(seat);
            while own.hand.count_ones() < self.pirate(seat).hand.count_ones() {
                own.hand |= pool.take(ALL_CARDS);
            }
        }
        world.deck = pool.cards as u32;
        let called = self.called.map_or(0, |called| (called.bit() << 1) - 1);
        for seat in Seat::all(self.players).filter(hidden) {
            if self.pirate(seat).chosen.is_some() && !self.is_turned_over(seat) {
                let possible = self.pirate(seat).available() & !called;
                let number = pool.rng.member(u64::from(possible)).unwrap_or_default();
                world.pirate_mut(seat).chosen = Character::ALL.get(number as usize).copied();
            }
        }
        world
    }

    /// The kind of card that the resolving player must hold, because an Action is waited for that plays one.
    fn kind_at_hand(&self) -> Option<u32> {
        match (self.phase, self.called) {
            (Phase::Action, Some(Character::Captain)) => Some(CARAVAN_CARDS),
            (Phase::Action, Some(Character::Islander)) => Some(PORT_CARDS),
            (Phase::Action, Some(Character::Shaman)) => Some(CURSE_CARDS),
            _ => None,
        }
    }
}
