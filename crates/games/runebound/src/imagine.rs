//! Worlds that a viewer cannot tell from the real one.

use crate::decks::Laid;
use crate::effects::vocabulary::Colour;
use crate::state::Quest;
use freeport_kernel::{Rng, Viewer};
use tinyvec::ArrayVec;

impl Quest {
    /// The game with everything dealt anew that the viewer does not know: decks, and what lies face down on the doom track.
    pub(crate) fn imagined_by(&self, viewer: Viewer, rng: &mut Rng) -> Quest {
        let mut world = self.clone();
        world.stock.deal_anew(viewer, &mut [], rng);
        for colour in Colour::ALL {
            let track = std::mem::take(&mut world.doom.cards);
            let mut laid: ArrayVec<[Laid; crate::pack::CITIES]> = track;
            let mut elsewhere: Vec<&mut Laid> =
                laid.iter_mut().filter(|laid| self.colour(laid.card) == colour).collect();
            world.adventures[colour as usize].deal_anew(viewer, &mut elsewhere, rng);
            world.doom.cards = laid;
        }
        world
    }
}
