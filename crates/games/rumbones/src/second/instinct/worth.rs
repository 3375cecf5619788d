//! What makes a position good for a side of a battle.

use crate::effects::vocabulary::Status;
use crate::second::hero::Standing;
use crate::second::side::Side;
use crate::second::state::Melee;

impl Melee {
    /// How good the position is for a side of a battle.
    pub(super) fn worth(&self, side: Side) -> f32 {
        let (own, chart) = (self.hold(side), self.chart());
        let mut worth = 10.0 * f32::from(own.points);
        for piece in self.standing().filter(|piece| self.piece_side(*piece) != Some(side)) {
            let card = self.piece(piece);
            worth +=
                8.0 * f32::from(card.vp) * f32::from(self.damage[usize::from(piece)]) / f32::from(card.hp);
        }
        for hero in self.heroes_of(side) {
            worth += self.hero_worth(hero);
        }
        for stack in &own.crew.stacks {
            let spawns =
                self.spawns(side.other()).iter().map(|spawn| chart.grid.distance(*spawn, stack.cell));
            let near = 8u8.saturating_sub(spawns.min().unwrap_or(8));
            let count = f32::from(stack.count[0]) + 1.5 * f32::from(stack.count[1]);
            worth += count * (0.25 + 0.06 * f32::from(near));
        }
        let anger = f32::from(own.track) / 10.0;
        worth - anger + 0.2 * self.hands_of(side).count_ones() as f32
    }

    /// How much a hero is worth to its side.
    pub(super) fn hero_worth(&self, hero: u8) -> f32 {
        let one = self.hero(hero);
        let skills: u8 = one.levels.iter().sum();
        let riches = 0.35 * f32::from(one.coins.min(9)) + 0.9 * f32::from(skills);
        let hurt = f32::from(one.damage) / f32::from(self.durability(hero));
        let trouble = if one.has(Status::Stunned) || one.has(Status::Muted) { 0.5 } else { 0.0 };
        riches - 5.0 * hurt * hurt - trouble
            + match one.state {
                Standing::Deployed => {
                    let prey = self.standing().filter(|piece| self.may_wreck(one.side, *piece));
                    let far = prey.map(|piece| {
                        self.distance(self.chart().equipment[usize::from(piece)].cell, one.cell)
                    });
                    0.25 * f32::from(8u8.saturating_sub(far.min().unwrap_or(8)))
                }
                Standing::Ashore => 0.0,
                Standing::Overboard => -0.5,
                Standing::Returns => -1.0,
                Standing::Waits => -2.0,
                Standing::Out => -4.0,
            }
    }
}
