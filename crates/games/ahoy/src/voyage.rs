//! Moving figures: steps, currents, exploring, direct moves.

use crate::chart::{Cell, Dir, Laid, Lay, MAX_REGIONS};
use crate::components::{Figure, Power};
use crate::event::{Event, GoldSource, Ship};
use crate::moves::{Foe, Move};
use crate::resolve::{Flow, Table};
use crate::state::Ahoy;
use crate::task::{Course, Range, Task, Voyage};

impl Figure {
    /// The figure as events name it.
    pub(crate) fn ship(self) -> Ship {
        let kind = match self {
            Figure::Flagship(faction) => Foe::Flagship(faction),
            Figure::Patrol(_) => Foe::Patrol,
            Figure::Stronghold(_) => Foe::Stronghold,
            Figure::Cutter => Foe::Cutter,
            Figure::Gunship => Foe::Gunship,
        };
        Ship { owner: self.owner(), kind }
    }
}

impl Ahoy {
    /// The voyage so many tasks below the top.
    pub(crate) fn voyage_below(&self, depth: usize) -> Voyage {
        match self.stack.len().checked_sub(depth + 1).map(|index| self.stack[index]) {
            Some(Task::Sail(voyage)) => voyage,
            _ => Voyage { over: true, ..Voyage::default() },
        }
    }

    pub(crate) fn with_voyage_below(&mut self, depth: usize, change: impl FnOnce(&mut Voyage)) {
        let index = self.stack.len().wrapping_sub(depth + 1);
        if let Some(Task::Sail(voyage)) = self.stack.get_mut(index) {
            change(voyage);
        }
    }

    /// Whether a figure may step over this side of its space.
    pub(crate) fn can_step(&self, voyage: &Voyage, cell: Cell, dir: Dir) -> bool {
        match self.chart.next(cell, dir) {
            Some(_) => self.space(cell).sandbars & dir.bit() == 0,
            None => voyage.course != Course::Pushed && self.can_explore(cell, dir),
        }
    }

    pub(crate) fn can_explore(&self, cell: Cell, dir: Dir) -> bool {
        self.tiles != 0 && self.chart.has_room(cell, dir)
    }

    /// Whether the Sea Witch may carry the flagship across the map instead.
    pub(crate) fn can_wrap(&self, voyage: &Voyage, cell: Cell, dir: Dir) -> bool {
        matches!(voyage.figure, Figure::Flagship(_))
            && voyage.course != Course::Pushed
            && self.chart.next(cell, dir).is_none()
            && self.has_power(voyage.figure.owner(), Power::SeaWitch)
    }

    fn can_move(&self, voyage: &Voyage, cell: Cell) -> bool {
        Dir::ALL.iter().any(|dir| self.can_step(voyage, cell, *dir) || self.can_wrap(voyage, cell, *dir))
    }

    /// The voyage goes on, or ends with the figure at anchor.
    pub(crate) fn sail_on(&mut self, voyage: Voyage, table: &mut Table) -> Flow {
        let cell = self.place_of(voyage.figure);
        if !voyage.over && cell.is_somewhere() {
            if !voyage.halted && voyage.steps > 0 && self.can_move(&voyage, cell) {
                return Flow::Ask;
            }
            return self.end_voyage(voyage, cell, table);
        }
        self.done()
    }

    pub(crate) fn end_voyage(&mut self, voyage: Voyage, cell: Cell, table: &mut Table) -> Flow {
        self.stack.pop();
        if let (Figure::Patrol(_), Some(Task::Order { moved, .. })) = (voyage.figure, self.stack.last_mut())
            && let Some(free) = moved.iter_mut().find(|place| !place.is_somewhere())
        {
            *free = cell;
        }
        if let (Figure::Flagship(owner), true) =
            (voyage.figure, voyage.moved && voyage.course != Course::Pushed)
        {
            self.anchor(owner, &voyage, cell, table);
        }
        Flow::Go
    }

    pub(crate) fn voyage_options(&self, voyage: &Voyage, into: &mut Vec<Move>) {
        let cell = self.place_of(voyage.figure);
        for dir in Dir::ALL {
            if self.can_step(voyage, cell, dir) {
                into.push(Move::Step(dir));
            }
            if self.can_wrap(voyage, cell, dir) {
                into.push(Move::Wrap(dir));
            }
        }
        if voyage.moved || voyage.course == Course::Pushed {
            into.push(Move::Pass);
        }
    }

    /// A paid step, by step or by witchcraft, or the end of the voyage.
    pub(crate) fn steer(&mut self, mv: Move, table: &mut Table) {
        self.with_voyage_below(0, |voyage| {
            voyage.chain = 0;
            voyage.steps = voyage.steps.saturating_sub(1);
        });
        match mv {
            Move::Step(dir) => self.leave(dir, false, table),
            Move::Wrap(dir) => self.wrap(dir, false, table),
            _ => {
                let voyage = self.voyage_below(0);
                self.end_voyage(voyage, self.place_of(voyage.figure), table);
            }
        }
    }

    /// The figure of the voyage on top crosses a side of its space: onto the next, or into the unknown.
    pub(crate) fn leave(&mut self, dir: Dir, carried: bool, table: &mut Table) {
        let cell = self.place_of(self.voyage_below(0).figure);
        if let Some(to) = self.chart.next(cell, dir) {
            self.enter(to, if carried { Way::Current } else { Way::Step }, table);
        } else if let Some(tile) = self.turn_tile(table) {
            self.with_voyage_below(0, |voyage| voyage.halted = true);
            self.push(Task::LayTile { tile, from: cell, dir });
        }
    }

    pub(crate) fn wrap(&mut self, dir: Dir, carried: bool, table: &mut Table) {
        let cell = self.place_of(self.voyage_below(0).figure);
        let to = self.chart.far_end(cell, dir.opposite());
        self.enter(to, if carried { Way::Current } else { Way::Direct }, table);
    }

    /// Turns up the top tile of the stack.
    pub(crate) fn turn_tile(&mut self, table: &mut Table) -> Option<u8> {
        let mut stack = u64::from(self.tiles);
        let tile = table.draw("region tile", &mut stack)?;
        self.tiles = stack as u16;
        table.tell(|| Event::TileTurned { tile: tile + 1 });
        Some(tile)
    }

    pub(crate) fn lay_tile(&mut self, tile: u8, lay: Lay, table: &mut Table) {
        self.chart.lay(Laid { tile, lay, wealth: 1 });
        table.tell(|| Event::TileLaid { tile: tile + 1, lay });
    }

    /// The explorer sails onto the tile it has found.
    pub(crate) fn discover(&mut self, tile: u8, from: Cell, dir: Dir, lay: Lay, table: &mut Table) {
        self.stack.pop();
        self.lay_tile(tile, lay, table);
        let target = self.chart.at(from).step(dir);
        if let Some(to) = self.chart.cell_at(target) {
            let carried = self.voyage_below(0).chain != 0;
            self.enter(to, if carried { Way::Current } else { Way::Step }, table);
        }
    }

    /// The figure of the voyage on top moves onto a space: battles first, then wreckage and current.
    fn enter(&mut self, to: Cell, way: Way, table: &mut Table) {
        let mut voyage = self.voyage_below(0);
        let from = self.place_of(voyage.figure);
        let ship = voyage.figure.ship();
        if !voyage.moved {
            self.overtake(voyage.figure, voyage.course);
        }
        match &mut voyage.figure {
            Figure::Flagship(faction) => self.flagship[faction.index()] = to,
            Figure::Patrol(cell) => {
                self.patrols[cell.index()] -= 1;
                self.patrols[to.index()] += 1;
                *cell = to;
            }
            Figure::Cutter => self.cutter = to,
            Figure::Gunship => self.gunship = to,
            Figure::Stronghold(_) => {}
        }
        voyage.moved = true;
        table.tell(|| {
            let (from, to) = (self.chart.at(from), self.chart.at(to));
            match way {
                Way::Step => Event::Stepped { ship, from, to },
                Way::Current => Event::Carried { ship, from, to },
                Way::Direct => Event::Flew { ship, from, to },
            }
        });
        let treasure = self.space(to).treasure;
        if voyage.course == Course::Trawl && treasure > 0 && voyage.looted & to.bit() == 0 {
            voyage.looted |= to.bit();
            self.gain_gold(ship.owner, treasure, GoldSource::Treasure, table);
        }
        self.with_voyage_below(0, |below| *below = voyage);
        self.push(Task::Terrain { cell: to, wreckage_done: false });
        if !matches!(voyage.course, Course::Peaceful | Course::Pushed) {
            self.open_fray(voyage.figure, to, to, false);
        }
    }

    /// A new move of a flagship takes the place of one that it interrupts: what was due there is dropped, and
    /// whoever was to fight it there no longer does. A push leaves the interrupted move its anchoring.
    fn overtake(&mut self, figure: Figure, course: Course) {
        let Figure::Flagship(faction) = figure else { return };
        let older = self.stack.len() - 1;
        for task in &mut self.stack[..older] {
            match task {
                Task::Sail(voyage) if voyage.figure == figure => {
                    voyage.over |= course != Course::Pushed;
                    voyage.pushed |= course == Course::Pushed;
                }
                Task::Fray(fray) if fray.attacker == figure => fray.clear(),
                Task::Fray(fray) => fray.excuse(faction),
                _ => {}
            }
        }
        if course != Course::Pushed {
            self.forget_voyages(figure);
        }
    }

    /// Takes what is left of a flagship's interrupted moves off the stack: Smugglers who beat each other again
    /// and again would fill it.
    fn forget_voyages(&mut self, figure: Figure) {
        let (mut index, mut dead) = (0, false);
        while index + 1 < self.stack.len() {
            dead = match self.stack[index] {
                Task::Sail(voyage) => voyage.over && voyage.figure == figure,
                Task::Terrain { .. } => dead,
                Task::Fray(fray) => fray.attacker == figure,
                _ => false,
            };
            if dead {
                self.stack.remove(index);
            } else {
                index += 1;
            }
        }
    }

    /// Wreckage, then current, of the space the voyage right below has entered.
    pub(crate) fn meet_terrain(&mut self, cell: Cell, wreckage_done: bool, table: &mut Table) -> Flow {
        let voyage = self.voyage_below(1);
        if voyage.over || voyage.pushed || self.place_of(voyage.figure) != cell {
            return self.done();
        }
        let space = self.space(cell);
        if !wreckage_done && space.wreckage && voyage.course != Course::Ship {
            if let Some(task) = self.stack.last_mut() {
                *task = Task::Terrain { cell, wreckage_done: true };
            }
            table.tell(|| Event::Wrecked { ship: voyage.figure.ship(), at: self.chart.at(cell) });
            self.hit_wreckage(voyage.figure, table);
            return Flow::Go;
        }
        self.stack.pop();
        if voyage.chain & cell.bit() == 0 && (space.current.is_some() || space.fog) {
            self.meet_current(&voyage, cell, table);
        }
        Flow::Go
    }

    fn meet_current(&mut self, voyage: &Voyage, cell: Cell, table: &mut Table) {
        if self.is_free_to_drift(voyage, cell) {
            if self.drifts(voyage, cell).next().is_some() {
                self.push(Task::Drift { cell });
            }
        } else if let Some(dir) = self.space(cell).current {
            if self.can_wrap(voyage, cell, dir) {
                self.push(Task::Drift { cell });
            } else if self.can_step(voyage, cell, dir) {
                self.drift(cell, Move::Step(dir), table);
            }
        }
    }

    /// Whether Sea Dog or Barrelman let the flagship's owner choose the direction.
    fn is_free_to_drift(&self, voyage: &Voyage, cell: Cell) -> bool {
        let (space, owner) = (self.space(cell), voyage.figure.owner());
        matches!(voyage.figure, Figure::Flagship(_))
            && (space.current.is_some() && self.has_power(owner, Power::SeaDog)
                || space.fog && self.has_power(owner, Power::Barrelman))
    }

    /// The ways a current, or what counts as one, can carry the flagship.
    fn drifts<'a>(&'a self, voyage: &'a Voyage, cell: Cell) -> impl Iterator<Item = Move> + 'a {
        let forced = if self.is_free_to_drift(voyage, cell) { None } else { self.space(cell).current };
        Dir::ALL.into_iter().filter(move |dir| forced.is_none_or(|only| only == *dir)).flat_map(move |dir| {
            let step = self.can_step(voyage, cell, dir).then_some(Move::Step(dir));
            let wrap = self.can_wrap(voyage, cell, dir).then_some(Move::Wrap(dir));
            step.into_iter().chain(wrap)
        })
    }

    pub(crate) fn drift_options(&self, cell: Cell, into: &mut Vec<Move>) {
        let voyage = self.voyage_below(1);
        into.extend(self.drifts(&voyage, cell));
        let can_stay =
            self.is_free_to_drift(&voyage, cell) || !into.iter().any(|mv| matches!(mv, Move::Step(_)));
        if can_stay {
            into.push(Move::Pass);
        }
    }

    /// The current works; the voyage is on top of the stack.
    pub(crate) fn drift(&mut self, cell: Cell, mv: Move, table: &mut Table) {
        if mv != Move::Pass {
            self.with_voyage_below(0, |voyage| voyage.chain |= cell.bit());
        }
        match mv {
            Move::Step(dir) => self.leave(dir, true, table),
            Move::Wrap(dir) => self.wrap(dir, true, table),
            _ => {}
        }
    }

    pub(crate) fn destinations(&self, figure: Figure, range: Range) -> impl Iterator<Item = Cell> + '_ {
        let here = self.place_of(figure);
        self.chart.cells().filter(move |cell| {
            let tailwind = self.space(*cell).tailwind;
            *cell != here
                && match range {
                    Range::Tailwind(value) => tailwind == value,
                    Range::AnyTailwind | Range::Whisper => tailwind > 0,
                    Range::Anywhere => true,
                }
        })
    }

    pub(crate) fn has_destination(&self, figure: Figure, range: Range) -> bool {
        self.destinations(figure, range).next().is_some()
    }

    /// Moves a figure directly: a voyage without steps.
    pub(crate) fn fly_to(&mut self, voyage: Voyage, to: Cell, table: &mut Table) {
        self.push(Task::Sail(voyage));
        self.enter(to, Way::Direct, table);
    }

    /// A ship's card lets it sail, or takes it where its tailwind blows.
    pub(crate) fn ship_options(&self, ship: Figure, value: u8, into: &mut Vec<Move>) {
        let (cell, voyage) = (self.place_of(ship), ship_voyage(ship));
        into.extend(Dir::ALL.into_iter().filter(|dir| self.can_step(&voyage, cell, *dir)).map(Move::Step));
        into.extend(
            self.destinations(ship, Range::Tailwind(value)).map(|cell| Move::Go(self.chart.at(cell))),
        );
        into.push(Move::Pass);
    }

    pub(crate) fn order_ship(&mut self, ship: Figure, mv: Move, table: &mut Table) {
        self.stack.pop();
        match mv {
            Move::Step(_) => {
                self.push(Task::Sail(ship_voyage(ship)));
                self.steer(mv, table);
            }
            Move::Go(at) => {
                if let Some(to) = self.chart.cell_at(at) {
                    self.fly_to(Voyage { steps: 0, ..ship_voyage(ship) }, to, table);
                }
            }
            _ => {}
        }
    }

    /// Whether the stack may be explored at all: there are tiles, and room for one more region.
    pub(crate) fn has_unknown(&self) -> bool {
        self.tiles != 0 && self.chart.len() < MAX_REGIONS
    }
}

fn ship_voyage(ship: Figure) -> Voyage {
    let steps = if ship == Figure::Cutter { 3 } else { 2 };
    Voyage { figure: ship, mover: ship.owner(), course: Course::Ship, steps, ..Voyage::default() }
}

/// How a figure comes onto a space.
#[derive(Clone, Copy)]
enum Way {
    Step,
    Current,
    Direct,
}
