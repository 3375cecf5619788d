//! The crew's activation: it comes aboard, marches along its routes, and fires its gun.

use crate::core::grid::Cell;
use crate::effects::vocabulary::Moment;
use crate::second::crew::{BOSUN, DECKHAND, Stack};
use crate::second::event::Event;
use crate::second::hero::NOBODY;
use crate::second::pack::Blow;
use crate::second::side::Side;
use crate::second::state::{Melee, Table, bits};
use crate::second::steps::*;
use crate::second::task::Task;
use crate::second::window::Window;
use freeport_kernel::Seat;
use tinyvec::ArrayVec;

impl Melee {
    /// The attack of somebody of a side's crew.
    pub(crate) fn crew_blow(&self, side: Side, rank: usize) -> Blow {
        let board = &self.pack().crew;
        if rank == DECKHAND { board.deckhand } else { board.bosun[usize::from(self.hold(side).bosuns_up)] }
    }

    /// The crew's activation begins.
    pub(crate) fn begin_crew(&mut self, seat: Seat) {
        self.strides = 1;
        self.push(Task::CrewRest { seat });
        self.push(Task::Ready { seat });
        self.push(Task::Window(Window::new(Moment::CrewDeployed, NOBODY)));
        self.push(Task::Bosuns { seat, left: self.pack().crew.bosuns_arrive });
        self.push(Task::Muster { seat });
    }

    /// Deckhands come aboard: where there are more spawn points than they use, some are left out first.
    pub(crate) fn muster_crew(&mut self, seat: Seat, table: &mut Table) {
        if self.hold(self.active).supply[DECKHAND] == 0 {
            return;
        }
        let spawns = self.spawns(self.active).len() as u8;
        self.leave_out(LeaveOut { seat, points: (1u16 << spawns).wrapping_sub(1) as u8, from: 0 }, table);
    }

    /// Spawn points are left out until as many are left as deckhands come to.
    pub(crate) fn leave_out(&mut self, step: LeaveOut, table: &mut Table) {
        let board = &self.pack().crew;
        let side = self.active;
        if step.points.count_ones() as u8 > board.points {
            self.push(Task::Ask(Asked::LeaveOut(step)));
            return;
        }
        let supply = self.hold(side).supply[DECKHAND];
        let wanted = board.arrive * step.points.count_ones() as u8;
        if supply >= wanted {
            for point in bits(u64::from(step.points)) {
                self.come_aboard(self.spawns(side)[usize::from(point)], [board.arrive, 0], table);
            }
        } else if supply > 0 {
            let spread = Spread { seat: step.seat, points: step.points, full: 0, half: 0 };
            self.push(Task::Ask(Asked::Spread(spread)));
        }
    }

    /// Crew of the active side comes aboard.
    pub(crate) fn come_aboard(&mut self, cell: Cell, count: [u8; 2], table: &mut Table) {
        let side = self.active;
        let hold = self.hold_mut(side);
        let count = [count[0].min(hold.supply[0]), count[1].min(hold.supply[1])];
        hold.supply = [hold.supply[0] - count[0], hold.supply[1] - count[1]];
        hold.crew.add(Stack { cell, count, ready: [0; 2] });
        let [deckhands, bosuns] = count;
        table.tell(|| Event::CrewCame { side, cell, deckhands, bosuns });
    }

    /// Bosuns come aboard, one after the other.
    pub(crate) fn muster_bosuns(&mut self, seat: Seat, left: u8) {
        if left > 0 && self.hold(self.active).supply[BOSUN] > 0 {
            self.push(Task::Bosuns { seat, left: left - 1 });
            self.push(Task::Ask(Asked::Boatswain(Boatswain { seat })));
        }
    }

    /// Who may stay is noted; then the crew marches and attacks, and the gun fires, in the order that the player chooses.
    pub(crate) fn ready_crew(&mut self, seat: Seat) {
        let side = self.active;
        let mut crew = self.hold(side).crew.clone();
        for stack in &mut crew.stacks {
            stack.ready = if self.is_threatened(side, stack.cell) { stack.count } else { [0; 2] };
        }
        self.hold_mut(side).crew = crew;
        self.push(Task::Ask(Asked::GunFirst(GunFirst { seat })));
    }

    /// The gun, and the march with the attacks after it.
    pub(crate) fn order_crew(&mut self, seat: Seat, gun_first: bool) {
        if !gun_first {
            self.push(Task::Gun { seat });
        }
        self.push(Task::Form { seat });
        self.push(Task::Arrivals { seat });
        self.push(Task::March { seat });
        if gun_first {
            self.push(Task::Gun { seat });
        }
    }

    /// The next cell of crew marches; when all have, the next step or the end of the march follows.
    pub(crate) fn march(&mut self, seat: Seat, table: &mut Table) {
        let side = self.active;
        if let Some(cell) = self.hold(side).crew.stacks.first().map(|stack| stack.cell) {
            self.push(Task::March { seat });
            self.push(Task::Advance { seat, cell, asked: 0 });
            return;
        }
        let landed = std::mem::take(&mut self.landed);
        self.hold_mut(side).crew = landed;
        self.strides = self.strides.saturating_sub(1);
        if self.strides > 0 {
            self.push(Task::March { seat });
            return;
        }
        let rested = std::mem::take(&mut self.rested);
        let crew = &mut self.hold_mut(side).crew;
        crew.join(&rested);
        crew.make_ready(false);
        table.tell(|| Event::CrewMarched { side });
    }

    /// Crew of a cell goes on: who may stay is asked, then where the others go.
    pub(crate) fn advance(&mut self, seat: Seat, cell: Cell, asked: u8, table: &mut Table) {
        let side = self.active;
        let stack = self.hold(side).crew.at(cell);
        if stack.is_empty() {
            return;
        }
        let ways = self.ways_on(side, cell);
        if ways.is_empty() {
            self.land(stack.count, cell, cell);
            return;
        }
        for rank in [DECKHAND, BOSUN] {
            if asked >> rank & 1 == 0 && stack.ready[rank] > 0 {
                self.push(Task::Advance { seat, cell, asked: asked | 1 << rank });
                self.push(Task::Ask(Asked::Stay(Stay { seat, cell, bosun: rank == BOSUN })));
                return;
            }
        }
        if let [to] = ways[..] {
            self.go(stack.count, cell, to, table);
            return;
        }
        let bosun = stack.count[DECKHAND] == 0;
        self.push(Task::Advance { seat, cell, asked: 3 });
        self.push(Task::Ask(Asked::Fork(Fork { seat, cell, bosun })));
    }

    /// Some crew of a cell marches to another.
    pub(crate) fn go(&mut self, count: [u8; 2], from: Cell, to: Cell, table: &mut Table) {
        let side = self.active;
        let [deckhands, bosuns] = count;
        table.tell(|| Event::CrewStepped { side, from, to, deckhands, bosuns });
        self.land(count, from, to);
    }

    fn land(&mut self, count: [u8; 2], from: Cell, to: Cell) {
        let side = self.active;
        let moved = self.hold_mut(side).crew.take(from, count);
        self.landed.add(Stack { cell: to, ..moved });
    }

    /// Some crew of a cell stays for the whole march.
    pub(crate) fn stay(&mut self, count: [u8; 2], cell: Cell) {
        let side = self.active;
        let kept = self.hold_mut(side).crew.take(cell, count);
        self.rested.add(Stack { ready: [0; 2], ..kept });
    }

    /// Where crew of a side may march from a cell: the next cells of its routes, or nearer to one of them.
    pub(crate) fn ways_on(&self, side: Side, cell: Cell) -> ArrayVec<[Cell; 4]> {
        let chart = self.chart();
        let free = |to: &Cell| !self.is_sea(*to) && !self.foe_at(side, *to);
        if self.is_foreign(side, cell) {
            return ArrayVec::new();
        }
        if chart.on_route(side.index(), cell) {
            return chart.ahead(side.index(), cell).iter().copied().filter(free).collect();
        }
        self.ways_back(side, cell)
    }

    /// The first steps of the shortest ways to a route of a side.
    fn ways_back(&self, side: Side, cell: Cell) -> ArrayVec<[Cell; 4]> {
        let chart = self.chart();
        let walkable = |to: Cell| self.is_available(side, to);
        let mut far = vec![u8::MAX; chart.grid.ground.len()];
        let mut queue: std::collections::VecDeque<Cell> = chart
            .grid
            .cells()
            .filter(|goal| chart.on_route(side.index(), *goal) && walkable(*goal))
            .collect();
        for goal in &queue {
            far[goal.index()] = 0;
        }
        while let Some(at) = queue.pop_front() {
            for next in chart.grid.neighbours(at) {
                if far[next.index()] == u8::MAX && walkable(*next) {
                    far[next.index()] = far[at.index()] + 1;
                    queue.push_back(*next);
                }
            }
        }
        let near = || chart.grid.neighbours(cell).iter().copied().filter(|to| walkable(*to));
        let best = near().map(|to| far[to.index()]).min().unwrap_or(u8::MAX);
        near().filter(|to| best < u8::MAX && far[to.index()] == best).collect()
    }

    /// The swivel gun fires, if there is anything to fire at.
    pub(crate) fn fire_gun(&mut self, seat: Seat) {
        self.push(Task::Ask(Asked::GunAim(GunAim { seat })));
    }

    /// The crew has acted.
    pub(crate) fn crew_rests(&mut self, seat: Seat) {
        let side = self.side_of(seat);
        let hold = self.hold_mut(side);
        hold.crew_acted = true;
        hold.crew.make_ready(false);
        self.bouts.clear();
    }
}
