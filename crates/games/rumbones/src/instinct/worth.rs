//! What makes a position good for a side.

use crate::core::hero::Standing;
use crate::core::side::{Side, TILES};
use crate::core::state::Boarding;

/// Three objectives win; what is done to others than those still needed counts this little.
const SPARE: f32 = 0.3;

/// What it is worth to a hero to stand so many places away from where it strikes an objective.
const NEARNESS: [f32; 6] = [2.5, 1.7, 1.3, 0.9, 0.6, 0.3];

impl Boarding {
    /// How good the position is for a side.
    pub(super) fn worth(&self, side: Side) -> f32 {
        let heroes: f32 = Boarding::heroes_of(side).map(|hero| self.worth_of_hero(side, hero)).sum();
        10.0 * f32::from(self.hold(side).points)
            + self.worth_of_damage(side)
            + heroes
            + self.worth_of_crew(side)
    }

    /// The damage on the enemy's objectives: more where one is about to fall, and where few are still needed.
    fn worth_of_damage(&self, side: Side) -> f32 {
        let enemy = self.hold(side.other());
        let needed = usize::from(6u8.saturating_sub(self.hold(side).points).div_ceil(2));
        let mut damage = [0; TILES];
        for tile in self.standing_tiles(side.other()) {
            damage[tile] = enemy.damage[tile];
        }
        damage.sort_unstable_by(|a, b| b.cmp(a));
        let worth = damage.iter().enumerate().map(|(rank, damage)| {
            let damage = f32::from(*damage);
            let worth = damage * (0.8 + 0.08 * damage);
            if rank < needed { worth } else { SPARE * worth }
        });
        worth.sum::<f32>() * if needed == 1 { 1.5 } else { 1.0 }
    }

    /// A hero is worth its coins while it is safe, and more the nearer it is to an objective.
    fn worth_of_hero(&self, side: Side, hero: u8) -> f32 {
        let one = self.hero(hero);
        match one.state {
            Standing::Reserve => 0.25 * f32::from(one.coins),
            Standing::Deployed => {
                let hurt = f32::from(one.damage) / f32::from(self.hit_points(hero));
                let way = self.way_to_prey(side, one.cell, self.reach_of(hero));
                let near = NEARNESS.get(usize::from(way)).copied().unwrap_or(0.0);
                (0.25 * f32::from(one.coins) + near) * (1.0 - 0.7 * hurt) - 1.5 * hurt
            }
            Standing::Toll => -3.0,
            Standing::Paid => -2.0,
            Standing::Overboard => -1.0,
        }
    }

    /// Crew on the enemy's ship strikes whatever is near it in every turn.
    fn worth_of_crew(&self, side: Side) -> f32 {
        let map = self.map();
        let middle = map.x(map.planks[0]);
        let worth = self.hold(side).crew.stacks.iter().map(|stack| {
            let beyond = match side {
                Side::Wellsport => map.x(stack.cell) > middle,
                Side::Bones => map.x(stack.cell) < middle,
            };
            let each = match () {
                () if !beyond => 0.0,
                () if self.way_to_prey(side, stack.cell, 1) == 0 => 0.6,
                () => 0.3,
            };
            each * f32::from(stack.count)
        });
        worth.sum()
    }
}
