//! Crew: coming aboard, attacking, advancing.

use crate::core::cells::Cells;
use crate::core::crew::Stack;
use crate::core::place::{Cell, LANES};
use crate::core::side::Side;
use crate::core::state::{Boarding, Order, Table};
use crate::core::task::Task;
use crate::effects::vocabulary::Rank;
use crate::event::Event;
use crate::steps::{Asked, Boatswain, CrewAim, Spread, Volley};
use freeport_kernel::Seat;

impl Boarding {
    /// Deckhands come aboard: so many to each muster point, or as many as there are.
    pub(crate) fn muster_deckhands(&mut self, table: &mut Table) {
        let (side, each) = (self.active, self.pack.crew.deckhand.arrive);
        let supply = self.hold(side).supply[0];
        if supply >= each * LANES as u8 {
            (0..LANES as u8).for_each(|lane| self.muster_crew(side, Rank::Deckhand, lane, each, table));
        } else if supply > 0 {
            self.push(Task::Ask(Asked::Spread(Spread { placed: [0; LANES], left: supply })));
        }
    }

    /// Bosuns come aboard, one after the other.
    pub(crate) fn muster_bosuns(&mut self, left: u8) {
        if left > 0 && self.hold(self.active).supply[1] > 0 {
            self.push(Task::Ask(Asked::Boatswain(Boatswain { left })));
        }
    }

    /// Crew comes from the supply to a muster point.
    pub(crate) fn muster_crew(&mut self, side: Side, rank: Rank, lane: u8, count: u8, table: &mut Table) {
        let cell = self.muster(side, lane);
        self.enlist(side, Stack { cell, lane, bosun: rank == Rank::Bosun, count, ready: 0 }, table);
    }

    fn enlist(&mut self, side: Side, stack: Stack, table: &mut Table) {
        let hold = self.hold_mut(side);
        hold.supply[usize::from(stack.bosun)] -= stack.count;
        hold.crew.add(stack);
        let (cell, count, bosuns) = (stack.cell, stack.count, stack.bosun);
        table.tell(|| Event::CrewCame { side, cell, count, bosuns });
    }

    /// Deckhands that a card brings to a place; in a lane's muster point they take that lane, elsewhere that of crew there.
    pub(crate) fn recruit(&mut self, seat: Seat, cell: Cell, count: u8, table: &mut Table) {
        let side = self.side_of(seat);
        let muster = (0..LANES as u8).find(|lane| self.muster(side, *lane) == cell);
        let there = self.hold(side).crew.at(cell).map(|stack| stack.lane).next();
        let Some(lane) = muster.or(there) else { return };
        if count > 0 {
            self.enlist(side, Stack { cell, lane, bosun: false, count, ready: 0 }, table);
        }
    }

    fn crew_orders(&self, side: Side, from: Cell, rank: Rank) -> impl Iterator<Item = &Order> {
        self.orders.iter().filter(move |order| {
            order.side == Some(side)
                && order.rank.is_none_or(|one| one == rank)
                && order.cell.is_none_or(|cell| cell == from)
        })
    }

    /// What crew in a place needs to hit.
    pub(crate) fn crew_need(&self, side: Side, from: Cell, rank: Rank) -> u8 {
        let card = &self.pack.crew;
        let printed = match rank {
            Rank::Bosun => card.bosun.need,
            Rank::Deckhand if self.hold(side).crew.of_rank(from, Rank::Bosun) > 0 => card.beside_bosun,
            Rank::Deckhand => card.deckhand.need,
        };
        self.crew_orders(side, from, rank).filter_map(|order| order.need).fold(printed, u8::min)
    }

    /// How many dice crew in a place rolls each.
    pub(crate) fn crew_dice(&self, side: Side, from: Cell, rank: Rank) -> u8 {
        let card = &self.pack.crew;
        let printed = if rank == Rank::Bosun { card.bosun.dice } else { card.deckhand.dice };
        self.crew_orders(side, from, rank).filter_map(|order| order.dice).fold(printed, u8::max)
    }

    /// Who of a side's crew may still attack what.
    pub(crate) fn volleys(&self, side: Side) -> impl Iterator<Item = Volley> {
        let (prey, mut last) = (self.prey(side), None);
        let ready = self.hold(side).crew.stacks.iter().filter(|stack| stack.ready > 0);
        let places = ready.map(|stack| stack.cell).filter(move |cell| last.replace(*cell) != Some(*cell));
        places.flat_map(move |from| {
            let near = std::iter::once(from).chain(self.map().neighbours(from).iter().copied());
            near.filter(move |to| prey.has(*to)).map(move |to| Volley { from, to })
        })
    }

    /// The next group of crew attacks; when nobody is left that can, nothing is asked and the step is over.
    pub(crate) fn crew_fight(&mut self) {
        self.push(Task::Ask(Asked::CrewAim(CrewAim)));
    }

    /// The crew of a side advances, or that of one lane.
    pub(crate) fn march(&mut self, side: Side, lane: Option<u8>, table: &mut Table) {
        let (mut crew, closed) = (std::mem::take(&mut self.hold_mut(side).crew), self.closed(side));
        let mut moved = 0;
        crew.shift(|stack| {
            let to = self.advance(side, lane, stack, &closed);
            moved += if to == stack.cell { 0 } else { stack.count };
            to
        });
        self.hold_mut(side).crew = crew;
        table.tell(|| Event::CrewAdvanced { side, count: moved });
    }

    /// Where a stack of crew goes that must not enter the closed places.
    fn advance(&self, side: Side, lane: Option<u8>, stack: &Stack, closed: &Cells) -> Cell {
        if lane.is_some_and(|lane| lane != stack.lane) {
            return stack.cell;
        }
        let map = self.map();
        let (x, y, row) = (map.x(stack.cell), map.y(stack.cell), map.lanes[usize::from(stack.lane)]);
        let next = match y.cmp(&row) {
            std::cmp::Ordering::Less => map.at(x, y + 1),
            std::cmp::Ordering::Greater => map.at(x, y - 1),
            std::cmp::Ordering::Equal => map.ahead(stack.cell, side.index()),
        };
        next.filter(|to| !self.is_sea(*to) && !closed.has(*to)).unwrap_or(stack.cell)
    }
}
