//! What makes a position good, and what a quick player does.

mod liking;
mod worth;

use crate::core::place::Cell;
use crate::core::side::Side;
use crate::core::state::Boarding;
use crate::game::Rumbones;
use crate::pack::Kind;
use crate::steps::Move;
use freeport_kernel::{Game, Instinct, Rng, Seat};

/// A lead of so much is worth half of what is open.
const HALFWAY: f32 = 12.0;

impl Instinct for Rumbones {
    /// About one turn of a side.
    const PLAYOUT: u32 = 60;

    fn appraise(&self, shares: &mut [f32]) {
        let seats = self.0.players;
        if let Some(end) = self.turn().outcome() {
            shares.iter_mut().zip(Seat::all(seats)).for_each(|(share, seat)| *share = end.share(seat));
            return;
        }
        let lead = self.0.worth(Side::Wellsport) - self.0.worth(Side::Bones);
        let chance = 0.5 + 0.5 * lead / (lead.abs() + HALFWAY);
        for (share, seat) in shares.iter_mut().zip(Seat::all(seats)) {
            *share = if self.0.side_of(seat) == Side::Wellsport { chance } else { 1.0 - chance };
        }
    }

    fn lean(&self, _seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
        let mut best = (f32::MIN, 0);
        for (at, mv) in moves.iter().enumerate() {
            let liking = self.0.liking(mv) + rng.unit();
            if liking > best.0 {
                best = (liking, at);
            }
        }
        best.1
    }
}

impl Boarding {
    /// How far a hero's first attack goes, which costs nothing.
    fn reach_of(&self, hero: u8) -> u8 {
        match self.card_of(hero).actions[0].kind {
            Kind::Attack { range, .. } => range,
            Kind::Ability | Kind::Response => 1,
        }
    }

    /// How many places lie between a place and the nearest objective of the enemy, for whoever reaches so far.
    fn way_to_prey(&self, side: Side, cell: Cell, reach: u8) -> u8 {
        let (map, enemy) = (self.map(), side.other());
        let far =
            self.standing_tiles(enemy).map(|tile| map.distance(map.objectives[enemy.index()][tile], cell));
        far.min().unwrap_or(0).saturating_sub(reach)
    }
}
