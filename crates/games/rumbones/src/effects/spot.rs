//! Effects on a place of one's choice.

use crate::core::beast::Beast;
use crate::core::hero::NOBODY;
use crate::core::place::Cell;
use crate::core::side::Side;
use crate::core::state::{Boarding, Order, Table};
use crate::core::task::Task;
use crate::effects::run::Cause;
use crate::effects::vocabulary::Effect;
use crate::event::Event;
use crate::steps::{Asked, Recruits};

impl Boarding {
    /// An effect on a place of one's choice.
    pub(crate) fn affect_place(&mut self, cause: Cause, at: u8, cell: Cell, table: &mut Table) {
        let side = self.side_of(cause.seat);
        let Some(effect) = self.effect(&cause, at) else { return };
        match effect {
            Effect::Blast { n, .. } => {
                table.tell(|| Event::Blasted { cell });
                let enemy = side.other();
                self.push(Task::Fall { by: NOBODY });
                self.push(Task::Sweep { side: enemy, cell });
                for hero in Boarding::heroes_of(enemy) {
                    if self.hero(hero).deployed() && self.hero(hero).cell == cell {
                        self.wound(hero, n, table);
                    }
                }
            }
            Effect::Vanish { .. } => {
                let hero = cause.itself();
                let from = self.hero(hero).cell;
                self.hero_mut(hero).cell = cell;
                table.tell(|| Event::Vanished { hero: self.hero_id(hero), from, to: cell });
            }
            Effect::Cover { hit } => {
                self.orders.push(Order { cell: Some(cell), hit, ..Order::default() });
                table.tell(|| Event::Ordered { side, cell });
            }
            Effect::CrewDice { rank, dice, .. } => {
                let order = Order { side: Some(side), rank: Some(rank), ..Order::default() };
                self.orders.push(Order { cell: Some(cell), dice: Some(dice), ..order });
                table.tell(|| Event::Ordered { side, cell });
            }
            Effect::CallDragon => {
                for side in Side::BOTH {
                    self.sweep(side, cell, table);
                }
                self.dragon = Beast::Aboard { cell, damage: 0 };
                table.tell(|| Event::DragonCame { cell });
            }
            Effect::Muster { most, .. } => {
                self.push(Task::Ask(Asked::Recruits(Recruits { seat: cause.seat, cell, most })));
            }
            _ => {}
        }
    }
}
