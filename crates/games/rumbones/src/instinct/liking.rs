//! What a quick player does.

use crate::core::place::Cell;
use crate::core::side::Side;
use crate::core::state::Boarding;
use crate::core::targets::Target;
use crate::pack::Kind;
use crate::steps::{Deed, Hit, Landing, Move, Stride, Use, Volley};

/// How many hits the gun may hope for.
const BROADSIDE: f32 = 2.0;

impl Boarding {
    /// How much a quick player likes a move.
    pub(super) fn liking(&self, mv: &Move) -> f32 {
        match *mv {
            Move::Act(deed) => self.liking_of_deed(deed),
            Move::Pace(stride) => self.liking_of_stride(stride),
            Move::Aim(Some(to)) => 0.8 + self.promise_of(self.active, to, BROADSIDE, true),
            Move::CrewAim(Volley { to, .. }) => self.promise_of(self.active, to, 2.0, false),
            Move::Assign(Hit { to: Target::Hero(hero), .. }) => 1.0 + self.price_of(hero),
            Move::Deploy(Some(Landing { hero, .. })) => 2.0 + 0.15 * f32::from(self.hero(hero).coins),
            Move::Mend(Some(_)) => 2.0,
            Move::CrewDeckhands(count) | Move::CrewBosuns(count) | Move::Recruits(count) => f32::from(count),
            Move::Bribe(coins) => 0.3 * f32::from(coins),
            Move::PushStep(to) if self.is_sea(to) => 2.0,
            Move::Open(Use::Misses | Use::Response { .. }) => 1.5,
            Move::Open(Use::Card(_)) => 0.7,
            Move::Open(Use::Pass) | Move::Reroll(Some(_)) => 0.6,
            Move::Discard(Some(_)) => -1.0,
            _ => 0.0,
        }
    }

    /// What the acting hero does: strike where most comes of it, and walk where nothing does.
    fn liking_of_deed(&self, deed: Deed) -> f32 {
        let Some(own) = self.heroes.get(usize::from(self.acting)) else { return 0.0 };
        let side = Boarding::side_of_hero(self.acting);
        match deed {
            Deed::Attack { action, to } => {
                let card = &self.card_of(self.acting).actions[usize::from(action)];
                let Kind::Attack { dice, hit, .. } = card.kind else { return 0.0 };
                let dice = dice as i8 + own.dice + own.next as i8 + self.lasting_dice(side);
                let hits = f32::from(dice) * f32::from(7 - hit as i8 + own.hit) / 6.0;
                1.5 + self.promise_of(side, to, hits, false) - 0.25 * f32::from(card.cost)
            }
            Deed::Move if self.way_to_prey(side, own.cell, self.reach_of(self.acting)) > 0 => 2.4,
            Deed::Move => 0.3,
            Deed::Ability { .. } | Deed::GhostMove { .. } => 1.0,
            Deed::End => 0.0,
        }
    }

    /// Where a hero walks: towards the nearest objective, and on a rope where it is likely to hold on.
    fn liking_of_stride(&self, stride: Stride) -> f32 {
        let Some(own) = self.heroes.get(usize::from(self.acting)) else { return 0.0 };
        let side = Boarding::side_of_hero(self.acting);
        let reach = self.reach_of(self.acting);
        let from_goal = |cell: Cell| 0.5 * f32::from(self.way_to_prey(side, cell, reach));
        match stride {
            Stride::To(to) => 3.0 - from_goal(to),
            Stride::Swing(to) => {
                let far = self.map().distance(own.cell, to) as i8 - self.lasting_swing(side);
                let fall = f32::from((far - 1).clamp(0, 6)) / 6.0;
                3.2 - from_goal(to) - fall * (2.0 + 0.3 * f32::from(own.coins))
            }
            Stride::Stop => 3.1 - from_goal(own.cell) - 0.3,
        }
    }

    /// What so many hits in a place bring a side: coins for crew, and what is left of them goes to heroes and tiles.
    fn promise_of(&self, side: Side, to: Cell, hits: f32, gun: bool) -> f32 {
        let enemy = side.other();
        let crew = f32::from(self.hold(enemy).crew.count(to));
        let rest = (hits - crew).max(0.0);
        let fallen = 0.35 * crew.min(hits);
        if rest == 0.0 {
            return fallen;
        }
        let hero = self.deployed(enemy).find(|hero| self.hero(*hero).cell == to);
        if let Some(hero) = hero {
            let left = f32::from(self.hit_points(hero) - self.hero(hero).damage.min(self.hit_points(hero)));
            return fallen
                + 0.8 * rest.min(left)
                + self.price_of(hero)
                + if rest >= left { 1.5 } else { 0.0 };
        }
        if let Some(creature) = self.creature_at(to) {
            let left = f32::from(self.beast_hp(creature).saturating_sub(self.beast(creature).damage()));
            return fallen + 0.6 * rest.min(left) + if rest >= left { 4.0 } else { 0.0 };
        }
        match self.tile_at(enemy, to) {
            Some(tile) if !gun => {
                let damage = self.hold(enemy).damage[tile];
                let left = f32::from(self.pack.tiles[tile].hp.saturating_sub(damage));
                fallen + 1.2 * rest.min(left) + 0.2 * f32::from(damage) + if rest >= left { 4.0 } else { 0.0 }
            }
            _ => fallen,
        }
    }

    /// What it would cost the enemy to lose a hero: one that is hurt falls soon, and its coins with it.
    fn price_of(&self, hero: u8) -> f32 {
        let one = self.hero(hero);
        f32::from(one.damage) / f32::from(self.hit_points(hero)) + 0.1 * f32::from(one.coins)
    }
}
