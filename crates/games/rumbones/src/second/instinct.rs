//! What makes a position good, and what a quick player does.

use crate::core::grid::Cell;
use crate::effects::vocabulary::Status;
use crate::second::game::Rumbones2;
use crate::second::hero::Standing;
use crate::second::side::Side;
use crate::second::state::Melee;
use crate::second::steps::{Deed, DragonDeed, Move, Stride, Use};
use crate::second::turn::Activation;
use freeport_kernel::{Game, Instinct, Rng, Seat};

impl Melee {
    /// How good the position is for a side of a battle.
    fn worth(&self, side: Side) -> f32 {
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
    fn hero_worth(&self, hero: u8) -> f32 {
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

    /// How good the position is for a player of a free-for-all.
    fn lone_worth(&self, side: Side) -> f32 {
        self.heroes_of(side).map(|hero| 5.0 * f32::from(self.hero(hero).lives) + self.hero_worth(hero)).sum()
    }

    /// How much a quick player likes a move.
    fn liking(&self, seat: Seat, mv: &Move) -> f32 {
        let side = self.side_of(seat);
        let goal = |cell: Cell| {
            let prey = self.standing().filter(|piece| self.may_wreck(side, *piece));
            let far = prey.map(|piece| self.distance(self.chart().equipment[usize::from(piece)].cell, cell));
            f32::from(far.min().unwrap_or(0))
        };
        let prize = |to: Cell| {
            let hero = self.heroes_at(to).any(|hero| self.hero(hero).side != side);
            let bare = !self.foe_at(side, to) && self.piece_at(to).is_some();
            if bare {
                4.0
            } else if hero {
                3.4
            } else {
                3.0
            }
        };
        match mv {
            Move::Act(Deed::Attack { to, .. })
            | Move::DragonAct(DragonDeed::Attack { to, .. })
            | Move::GunAim(to)
            | Move::SmashAim(to)
            | Move::SecondAim(to) => prize(*to),
            Move::Act(Deed::Improve { .. }) => 5.0,
            Move::Act(Deed::Ability { .. } | Deed::Recover | Deed::Chest) => 3.0,
            Move::Act(Deed::Move) | Move::DragonAct(DragonDeed::Move) => 2.0,
            Move::Pace(Stride::To(to)) => 3.0 - 0.5 * goal(*to),
            Move::Pace(Stride::Swing(to)) => {
                let acting = usize::from(self.acting).min(self.heroes.len().saturating_sub(1));
                let far = f32::from(self.distance(self.heroes[acting].cell, *to));
                3.2 - 0.5 * goal(*to) - 1.2 * (far - 2.0)
            }
            Move::Pace(Stride::Stop) => 1.0,
            Move::Deploy(cell) => 2.0 - 0.2 * goal(*cell),
            Move::Activate(Activation::Crew) => 0.8,
            Move::CrewCount(count) | Move::Enlist(count) => f32::from(*count),
            Move::Open(Use::Reaction { .. }) => 1.5,
            Move::Open(Use::Card(_) | Use::Pass) | Move::Reroll(Some(_)) => 0.6,
            Move::Toss(Some(_)) => -1.0,
            Move::PushStep(Some(to)) if self.is_sea(*to) => 3.0,
            _ => 0.0,
        }
    }
}

impl Instinct for Rumbones2 {
    /// About three turns.
    const PLAYOUT: u32 = 60;

    fn appraise(&self, shares: &mut [f32]) {
        let game = &self.0;
        if let Some(end) = self.turn().outcome() {
            shares.iter_mut().zip(Seat::all(game.players)).for_each(|(share, seat)| *share = end.share(seat));
            return;
        }
        if game.is_free_for_all() {
            let mut worths = [0.0f32; 6];
            for (worth, seat) in worths.iter_mut().zip(Seat::all(game.players)) {
                *worth = game.lone_worth(Side(seat.0)).max(0.1);
            }
            let total: f32 = worths.iter().sum();
            shares.iter_mut().zip(worths).for_each(|(share, worth)| *share = worth / total);
            return;
        }
        let lead = game.worth(Side::A) - game.worth(Side::B);
        let chance = 0.5 + 0.5 * lead / (lead.abs() + 15.0);
        for (share, seat) in shares.iter_mut().zip(Seat::all(game.players)) {
            *share = if game.side_of(seat) == Side::A { chance } else { 1.0 - chance };
        }
    }

    fn lean(&self, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
        let mut best = (f32::MIN, 0);
        for (at, mv) in moves.iter().enumerate() {
            let liking = self.0.liking(seat, mv) + rng.unit();
            if liking > best.0 {
                best = (liking, at);
            }
        }
        best.1
    }
}
