//! Worlds that a viewer cannot tell from the real one.

use crate::second::side::Side;
use crate::second::state::{Melee, Phase};
use freeport_kernel::{Audience, Rng, Seat, Viewer};

impl Melee {
    /// Whether a viewer knows the cards of a side: its players do, and whoever looks at everything. After the end all do.
    pub(crate) fn knows(&self, viewer: Viewer, side: Side) -> bool {
        self.winner.is_some() || Audience::Only(self.mates(side)).includes(viewer)
    }

    /// The game with hidden cards dealt anew, and heroes that were taken in secret taken anew.
    pub(crate) fn imagined_by(&self, viewer: Viewer, rng: &mut Rng) -> Melee {
        let mut world = self.clone();
        if self.is_free_for_all() {
            return world;
        }
        for side in Side::BOTH.into_iter().filter(|side| !self.knows(viewer, *side)) {
            world.deal_anew(side, rng);
            world.draft_anew(side, rng);
        }
        world
    }

    fn deal_anew(&mut self, side: Side, rng: &mut Rng) {
        let mut pool = self.hold(side).deck | self.hands_of(side);
        let seats: tinyvec::ArrayVec<[u8; 6]> = self.seats_of(side).map(|seat| seat.0).collect();
        for seat in seats.into_iter().map(Seat) {
            let at = seat.index();
            self.hands[at] = rng.take(&mut pool, self.hands[at].count_ones());
            self.tossed[at] = rng.take(&mut pool, self.tossed[at].count_ones());
        }
        self.hold_mut(side).deck = pool;
    }

    fn draft_anew(&mut self, side: Side, rng: &mut Rng) {
        if self.phase == Phase::Setup && self.drafts_in_secret() && self.heroes.is_empty() {
            let count = self.drafted[side.index()].count_ones();
            let mut pool = self.offered[side.index()];
            self.drafted[side.index()] = rng.take(&mut pool, count);
        }
    }
}
