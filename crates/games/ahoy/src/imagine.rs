//! Worlds that a viewer cannot tell apart.

use crate::faction::Faction;
use crate::state::{Ahoy, Ending};
use freeport_kernel::{Rng, Viewer};

impl Ahoy {
    /// Deals anew what the viewer does not know: the tile and the cards put away, the Union's hand, the other
    /// Smugglers' markers. The outcome depends on the viewer's knowledge and the generator alone.
    pub(crate) fn imagined_by(&self, viewer: Viewer, rng: &mut Rng) -> Ahoy {
        let mut world = *self;
        if viewer == Viewer::Open || self.ending != Ending::Open {
            return world;
        }
        let sees = |faction: Faction| viewer == Viewer::Seat(faction.seat(self.players));
        let unseen_tiles = self.tiles | self.tile_away;
        let away = rng.member(u64::from(unseen_tiles)).map_or(0, |tile| 1 << tile);
        (world.tiles, world.tile_away) = (unseen_tiles & !away, away);
        if self.cards_away != 0 {
            let unseen_cards = self.deck | self.cards_away;
            let suits = self.pack.of_suit.iter().map(|suit| u64::from(suit & unseen_cards));
            let away = suits.filter_map(|suit| rng.member(suit)).fold(0, |away, card| away | 1 << card);
            (world.deck, world.cards_away) = (unseen_cards & !away, away);
        }
        if !sees(Faction::Union) {
            let mut deck = u64::from(self.hand | self.plan_deck);
            let hand = rng.take(&mut deck, self.hand.count_ones());
            (world.hand, world.plan_deck) = (hand as u16, deck as u16);
        }
        for faction in self.factions().iter().filter(|faction| faction.smuggles() && !sees(**faction)) {
            world.left_is_squadron[faction.smuggler()] = rng.below(2) == 0;
        }
        world
    }
}
