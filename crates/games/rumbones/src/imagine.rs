//! Worlds that a viewer cannot tell from the real one.

use crate::core::side::Side;
use crate::core::state::Boarding;
use freeport_kernel::{Audience, Rng, Seat, Viewer};

impl Boarding {
    /// Whether a viewer knows the cards of a side: its players do, and whoever looks at everything. After the end all do.
    pub(crate) fn knows(&self, viewer: Viewer, side: Side) -> bool {
        self.winner.is_some() || Audience::Only(self.seats_of(side).collect()).includes(viewer)
    }

    /// The game with hidden cards dealt anew: those that nobody has seen in a hand, and those that are looked at.
    pub(crate) fn imagined_by(&self, viewer: Viewer, rng: &mut Rng) -> Boarding {
        let mut world = self.clone();
        for side in Side::BOTH.into_iter().filter(|side| !self.knows(viewer, *side)) {
            world.deal_anew(side, rng);
        }
        world
    }

    fn deal_anew(&mut self, side: Side, rng: &mut Rng) {
        let (known, looked) = (self.hold(side).known, self.hold(side).looked);
        let mut pool = self.hold(side).deck | looked | self.hands_of(side) & !known;
        let seats: tinyvec::ArrayVec<[u8; 6]> = self.seats_of(side).map(|seat| seat.0).collect();
        for seat in seats.into_iter().map(Seat) {
            let hand = self.hands[seat.index()];
            self.hands[seat.index()] = hand & known | rng.take(&mut pool, (hand & !known).count_ones());
        }
        let looked = rng.take(&mut pool, looked.count_ones());
        let hold = self.hold_mut(side);
        (hold.looked, hold.deck) = (looked, pool);
    }
}
