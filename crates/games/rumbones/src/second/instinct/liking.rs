//! What a quick player does.

use super::alone::PURSE;
use crate::core::grid::Cell;
use crate::second::side::Side;
use crate::second::state::Melee;
use crate::second::steps::{Deed, DragonDeed, Move, Stride, Use};
use crate::second::turn::Activation;
use freeport_kernel::Seat;

impl Melee {
    /// How much a quick player likes a move.
    pub(super) fn liking(&self, seat: Seat, mv: &Move) -> f32 {
        let side = self.side_of(seat);
        let goal = |cell: Cell| f32::from(self.way_to_prey(side, cell));
        let prize = |to: Cell| {
            let hero = self.heroes_at(to).any(|hero| self.hero(hero).side != side);
            let bare = !self.foe_at(side, to) && self.piece_at(to).is_some();
            match () {
                () if hero && self.is_free_for_all() => 4.5,
                () if bare => 4.0,
                () if hero => 3.4,
                () => 3.0,
            }
        };
        match mv {
            Move::Act(Deed::Attack { to, .. })
            | Move::DragonAct(DragonDeed::Attack { to, .. })
            | Move::GunAim(to)
            | Move::SmashAim(to)
            | Move::SecondAim(to) => prize(*to),
            Move::Act(Deed::Improve { .. }) => 5.0,
            Move::Act(Deed::Ability { .. } | Deed::Recover) => 3.0,
            Move::Act(Deed::Chest) => {
                if self.riches_of(self.acting) < PURSE {
                    3.0
                } else {
                    0.5
                }
            }
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

impl Melee {
    /// The coins of a hero; none of who is no hero.
    fn riches_of(&self, hero: u8) -> u8 {
        self.heroes.get(usize::from(hero)).map_or(0, |hero| hero.coins)
    }

    /// How far it is from a cell to what a side is after: equipment, and where everybody plays alone, whoever is on the field.
    fn way_to_prey(&self, side: Side, cell: Cell) -> u8 {
        let pieces = self.standing().filter(|piece| self.may_wreck(side, *piece));
        let pieces = pieces.map(|piece| self.chart().equipment[usize::from(piece)].cell);
        let rivals = self.everybody().filter(|hero| self.is_free_for_all() && self.hero(*hero).side != side);
        let rivals = rivals.filter(|hero| self.hero(*hero).deployed()).map(|hero| self.hero(hero).cell);
        pieces.chain(rivals).map(|prey| self.distance(prey, cell)).min().unwrap_or(0)
    }
}
