//! Moves of heroes, step by step, and swings.

use crate::core::cells::Cells;
use crate::core::grid::Cell;
use crate::effects::vocabulary::Moment;
use crate::second::event::Event;
use crate::second::side::Side;
use crate::second::state::{Melee, Swing, Table};
use crate::second::steps::{Asked, Pace};
use crate::second::task::Task;
use crate::second::window::Window;
use serde::{Deserialize, Serialize};

/// A hero on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Walk2"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Walk {
    pub hero: u8,
    /// Movement points left.
    pub left: u8,
    /// Whether an effect lets it move: no action, and no swing.
    pub free: bool,
}

impl Melee {
    /// The next step of a move, or its end.
    pub(crate) fn walk_on(&mut self, walk: Walk) {
        let caught = std::mem::take(&mut self.caught);
        if self.hero(walk.hero).deployed() && walk.left > 0 && !caught {
            self.push(Task::Ask(Asked::Pace(Pace { walk })));
        }
    }

    /// Whether a hero may step into a cell with so many points, this step included.
    pub(crate) fn may_step(&self, walk: Walk, to: Cell) -> bool {
        let side = self.hero(walk.hero).side;
        if self.is_available(side, to) {
            return true;
        }
        walk.left > 1
            && self.is_foreign(side, to)
            && !self.foe_at(side, to)
            && self.way_out(Walk { left: walk.left - 1, ..walk }, to)
    }

    /// Whether a hero gets off an enemy spawn point in time.
    fn way_out(&self, walk: Walk, from: Cell) -> bool {
        self.chart().grid.neighbours(from).iter().any(|to| self.may_step(walk, *to))
            || !walk.free && self.landings_from(walk.hero, from).next().is_some()
    }

    /// Where a hero may land, if it stands where it can swing.
    pub(crate) fn landings(&self, hero: u8) -> impl Iterator<Item = Cell> + use<'_> {
        self.landings_from(hero, self.hero(hero).cell)
    }

    fn landings_from(&self, hero: u8, from: Cell) -> impl Iterator<Item = Cell> + use<'_> {
        let side = self.hero(hero).side;
        let chart = self.chart();
        let own = self.ship(from).filter(|_| chart.rails.has(from));
        let closed =
            if own.is_none() || self.is_free_for_all() { Cells::default() } else { self.closed(side) };
        let decks = chart
            .grid
            .cells()
            .filter(move |cell| own.is_some() && self.ship(*cell).is_some_and(|ship| Some(ship) != own));
        decks.filter(move |cell| !closed.has(*cell))
    }

    /// The cells that enemies or their spawn points keep a figure of a side out of.
    pub(crate) fn closed(&self, side: Side) -> Cells {
        let mut closed = self.foes(side);
        closed.extend(self.spawns(side.other()).iter().copied());
        closed
    }

    /// Whether a hero can begin a move: a step or a swing.
    pub(crate) fn can_move(&self, walk: Walk) -> bool {
        let near = self.chart().grid.neighbours(self.hero(walk.hero).cell);
        near.iter().any(|to| self.may_step(walk, *to))
            || !walk.free && self.landings(walk.hero).next().is_some()
    }

    /// A hero names where it wants to land.
    pub(crate) fn name_landing(&mut self, walk: Walk, to: Cell, table: &mut Table) {
        self.swing = Swing { hero: walk.hero, to, modifier: 0 };
        let distance = self.swing_distance();
        table.tell(|| Event::SwingNamed { hero: self.fighter(walk.hero), to, distance });
        self.push(Task::Walk(Walk { left: walk.left - 1, ..walk }));
        self.push(Task::SwingRoll);
        self.push(Task::Window(Window::new(Moment::SwingNamed, walk.hero)));
    }

    /// How far the swing goes.
    pub(crate) fn swing_distance(&self) -> u8 {
        self.distance(self.hero(self.swing.hero).cell, self.swing.to)
    }

    /// The die of a swing: the hero lands, or falls.
    pub(crate) fn roll_swing(&mut self, table: &mut Table) {
        let Swing { hero, to, modifier } = self.swing;
        let die = table.roll(6);
        let distance = self.swing_distance();
        table.tell(|| Event::SwingRolled { hero: self.fighter(hero), die, modifier, distance });
        self.swing = Swing::default();
        if die as i8 + modifier >= distance as i8 {
            let from = self.hero(hero).cell;
            self.hero_mut(hero).cell = to;
            table.tell(|| Event::Landed { hero: self.fighter(hero), from, to });
        } else {
            self.splash(hero);
        }
    }
}
