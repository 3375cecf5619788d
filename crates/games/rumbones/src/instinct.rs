//! What makes a position good, and what a quick player does.

use crate::core::hero::Standing;
use crate::core::side::{Side, TILES};
use crate::core::state::Boarding;
use crate::game::Rumbones;
use crate::steps::{Deed, Move, Stride, Use};
use freeport_kernel::{Game, Instinct, Rng, Seat};

impl Boarding {
    /// How good the position is for a side.
    fn worth(&self, side: Side) -> f32 {
        let (own, enemy) = (self.hold(side), self.hold(side.other()));
        let map = self.map();
        let mut worth = 10.0 * f32::from(own.points);
        for tile in (0..TILES).filter(|tile| enemy.lost >> tile & 1 == 0) {
            worth += 0.8 * f32::from(enemy.damage[tile]);
        }
        for hero in Boarding::heroes_of(side) {
            let one = self.hero(hero);
            worth += match one.state {
                Standing::Reserve => 0.25 * f32::from(one.coins),
                Standing::Deployed => {
                    let objectives = &map.objectives[side.other().index()];
                    let near = |tile: usize| {
                        enemy.lost >> tile & 1 == 0 && map.distance(one.cell, objectives[tile]) <= 1
                    };
                    let boarding = (0..TILES).any(near);
                    let hurt = f32::from(one.damage) / f32::from(self.hit_points(hero));
                    0.25 * f32::from(one.coins) * (1.0 - hurt) + if boarding { 2.0 } else { 0.0 } - hurt
                }
                Standing::Toll => -3.0,
                Standing::Paid => -2.0,
                Standing::Overboard => -1.0,
            };
        }
        let middle = map.x(map.planks[0]);
        for stack in &own.crew.stacks {
            let beyond = match side {
                Side::Wellsport => map.x(stack.cell) > middle,
                Side::Bones => map.x(stack.cell) < middle,
            };
            worth += if beyond { 0.3 * f32::from(stack.count) } else { 0.0 };
        }
        worth
    }
}

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
        let chance = 0.5 + 0.5 * lead / (lead.abs() + 12.0);
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
    /// How much a quick player likes a move.
    fn liking(&self, mv: &Move) -> f32 {
        let (map, side) = (self.map(), self.active);
        let goal = |cell| {
            let far = self
                .standing_tiles(side.other())
                .map(|tile| map.distance(map.objectives[side.other().index()][tile], cell));
            f32::from(far.min().unwrap_or(0))
        };
        match mv {
            Move::Act(Deed::Attack { to, .. }) => {
                let objective =
                    self.tile_at(side.other(), *to).is_some() && !self.figure_at(side.other(), *to);
                if objective { 4.0 } else { 2.5 }
            }
            Move::Act(Deed::Ability { .. } | Deed::GhostMove { .. }) | Move::Pace(Stride::Stop) => 1.0,
            Move::Act(Deed::Move) | Move::Deploy(Some(_)) | Move::Mend(Some(_)) => 2.0,
            Move::Pace(Stride::To(to)) => 3.0 - 0.5 * goal(*to),
            Move::Pace(Stride::Swing(to)) => {
                let acting = usize::from(self.acting).min(self.heroes.len() - 1);
                let far = f32::from(map.distance(self.heroes[acting].cell, *to));
                3.5 - 0.5 * goal(*to) - 0.8 * (far - 2.0)
            }
            Move::Aim(Some(to)) => {
                1.0 + if self.hero_at(side.other(), *to) { 1.0 } else { 0.1 * f32::from(self.figures(*to)) }
            }
            Move::CrewDeckhands(count) | Move::CrewBosuns(count) | Move::Recruits(count) => f32::from(*count),
            Move::Open(Use::Misses | Use::Response { .. }) => 1.5,
            Move::Open(Use::Card(_)) => 0.7,
            Move::Open(Use::Pass) | Move::Reroll(Some(_)) => 0.6,
            Move::Discard(Some(_)) => -1.0,
            _ => 0.0,
        }
    }
}
