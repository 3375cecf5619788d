//! The steps of a move.

use crate::core::grid::Cell;
use crate::second::event::Event;
use crate::second::state::{Melee, Table};
use crate::second::task::Task;
use crate::second::walk::Walk;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A step of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Stride2"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Stride {
    /// Into the next cell.
    To(Cell),
    /// On a rope to another ship.
    Swing(Cell),
    /// No farther.
    Stop,
}

/// The next step of a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Pace2"))]
#[serde(deny_unknown_fields)]
pub struct Pace {
    pub(crate) walk: Walk,
}

impl Pace {
    /// Whether the hero may stay where it is.
    fn may_stop(self, game: &Melee) -> bool {
        let own = game.hero(self.walk.hero);
        !game.is_foreign(own.side, own.cell)
    }
}

impl Step<Melee> for Pace {
    type Choice = Stride;

    const RULE: &'static str = "RB2-16.8";

    fn is_open(&self, game: &Melee) -> bool {
        self.may_stop(game) && game.can_move(self.walk)
    }

    fn who(&self, game: &Melee) -> SeatSet {
        SeatSet::one(game.controller(self.walk.hero))
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Stride)) {
        let hero = self.walk.hero;
        let near = game.chart().grid.neighbours(game.hero(hero).cell).iter().copied();
        near.filter(|to| game.may_step(self.walk, *to)).map(Stride::To).for_each(&mut *add);
        if !self.walk.free {
            game.landings(hero).map(Stride::Swing).for_each(&mut *add);
        }
        if self.may_stop(game) {
            add(Stride::Stop);
        }
    }

    fn forbids(&self, game: &Melee, _seat: Seat, choice: &Stride) -> &'static str {
        let own = game.hero(self.walk.hero);
        let grid = &game.chart().grid;
        let on_map = |cell: &Cell| cell.index() < grid.ground.len();
        match choice {
            Stride::To(to) | Stride::Swing(to) if !on_map(to) => "RB2-3.1",
            Stride::To(to) if grid.distance(own.cell, *to) != 1 => "RB2-3.2",
            Stride::To(to) if game.is_sea(*to) => "RB2-3.4",
            Stride::To(to) if game.foe_at(own.side, *to) => "RB2-16.9",
            Stride::To(_) => "RB2-16.10",
            Stride::Swing(_) if self.walk.free => "RB2-16.13",
            Stride::Swing(_) if game.ship(own.cell).is_none() || !game.chart().rails.has(own.cell) => {
                "RB2-17.2"
            }
            Stride::Swing(to) if game.ship(*to).is_none() || game.ship(*to) == game.ship(own.cell) => {
                "RB2-17.3"
            }
            Stride::Swing(_) => "RB2-17.10",
            Stride::Stop => "RB2-3.7",
        }
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Stride, table: &mut Table) {
        let walk = self.walk;
        match choice {
            Stride::To(to) => {
                let from = game.hero(walk.hero).cell;
                game.hero_mut(walk.hero).cell = to;
                table.tell(|| Event::Stepped { hero: game.fighter(walk.hero), from, to });
                game.push(Task::Walk(Walk { left: walk.left - 1, ..walk }));
            }
            Stride::Swing(to) => game.name_landing(walk, to, table),
            Stride::Stop => {}
        }
    }

    fn question(&self, game: &Melee) -> Phrase {
        Phrase::new("ask-pace").name("hero", game.hero_id(self.walk.hero)).number("left", self.walk.left)
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Stride) -> Phrase {
        match choice {
            Stride::To(to) => game.place("do-step", *to),
            Stride::Swing(to) => {
                let distance = game.distance(game.hero(self.walk.hero).cell, *to);
                game.place("do-swing", *to).number("distance", distance)
            }
            Stride::Stop => Phrase::new("do-stop"),
        }
    }

    fn decline(&self) -> Option<Stride> {
        None
    }
}
