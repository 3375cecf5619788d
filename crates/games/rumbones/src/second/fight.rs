//! Crew that attacks, boards, wrecks, and obeys orders.

use crate::core::grid::Cell;
use crate::effects::vocabulary::{Amount, Effect};
use crate::second::cause::Cause;
use crate::second::crew::Stack;
use crate::second::event::Event;
use crate::second::side::Side;
use crate::second::state::{Bout, Melee, Table};
use crate::second::steps::*;
use crate::second::task::{Squad, Task};
use freeport_kernel::Seat;

impl Melee {
    /// Everybody of the crew may attack once.
    pub(crate) fn form_up(&mut self, seat: Seat) {
        let side = self.side_of(seat);
        self.bouts.clear();
        self.hold_mut(side).crew.make_ready(true);
        self.push(Task::CrewFight { seat, hit: 0 });
    }

    /// The next group of crew attacks, as long as somebody who has not attacked has a target.
    pub(crate) fn crew_fight(&mut self, seat: Seat, hit: i8) {
        let aim = CrewAim { seat, hit };
        if aim.any(self) {
            self.push(Task::CrewFight { seat, hit });
            self.push(Task::Ask(Asked::CrewAim(aim)));
        }
    }

    /// A group of crew has attacked a cell.
    pub(crate) fn note_bout(&mut self, side: Side, bout: Bout) {
        self.hold_mut(side).crew.spend(bout.from, bout.count);
        let known = self.bouts.iter_mut().find(|one| (one.from, one.to) == (bout.from, bout.to));
        if let Some(known) = known {
            known.count = [known.count[0] + bout.count[0], known.count[1] + bout.count[1]];
        } else {
            self.bouts.push(bout);
        }
    }

    /// Crew that cleared the next cell of its route goes there: everybody of its cell who attacked it.
    pub(crate) fn board_em(
        &mut self,
        side: Side,
        seat: Seat,
        (from, to): (Cell, Cell),
        felled: bool,
        table: &mut Table,
    ) {
        let next = self.chart().ahead(side.index(), from).contains(&to);
        if !felled || !next || self.foe_at(side, to) || self.is_sea(to) {
            return;
        }
        let Some(at) = self.bouts.iter().position(|bout| (bout.from, bout.to) == (from, to)) else { return };
        let bout = self.bouts.remove(at);
        let crew = &mut self.hold_mut(side).crew;
        let count = crew.remove(from, bout.count);
        crew.add(Stack { cell: to, count, ready: [0; 2] });
        let [deckhands, bosuns] = count;
        table.tell(|| Event::Boarded { side, from, to, deckhands, bosuns });
        if self.is_foreign(side, to) {
            self.push(Task::Arrivals { seat });
        }
    }

    /// Enemy spawn points that crew of a side has reached.
    pub(crate) fn reached(&self, side: Side) -> impl Iterator<Item = Cell> + use<'_> {
        self.spawns(side.other()).iter().copied().filter(move |cell| self.hold(side).crew.any(*cell))
    }

    /// Crew on enemy spawn points wrecks what is on the ship, one spawn point after the other.
    pub(crate) fn arrivals(&mut self, seat: Seat) {
        if self.reached(self.side_of(seat)).next().is_some() {
            self.push(Task::Ask(Asked::SmashOrder(SmashOrder { seat })));
        }
    }

    /// Crew on a spawn point goes back to its supply, and each of them makes an attack.
    pub(crate) fn break_in(&mut self, seat: Seat, cell: Cell, table: &mut Table) {
        let side = self.side_of(seat);
        let [deckhands, bosuns] = self.remove_crew(side, cell, [u8::MAX; 2]);
        table.tell(|| Event::BrokeIn { side, cell, deckhands, bosuns });
        self.push(Task::Arrivals { seat });
        if let Some(ship) = self.ship(cell) {
            self.push(Task::Smash { seat, ship, left: deckhands + bosuns });
        }
    }

    /// The cells of a ship that those who broke in may attack.
    pub(crate) fn breakable(&self, side: Side, ship: u8) -> impl Iterator<Item = Cell> + use<'_> {
        let piece = move |cell: Cell| self.piece_at(cell).is_some_and(|piece| self.may_wreck(side, piece));
        let hero = move |cell: Cell| self.heroes_at(cell).any(|hero| self.hero(hero).side != side);
        let cells = self.chart().grid.cells().filter(move |cell| self.ship(*cell) == Some(ship));
        cells.filter(move |cell| piece(*cell) || hero(*cell))
    }

    /// The next one of those who broke in attacks.
    pub(crate) fn smash(&mut self, seat: Seat, ship: u8, left: u8) {
        if left > 0 && self.breakable(self.side_of(seat), ship).next().is_some() {
            self.push(Task::Smash { seat, ship, left: left - 1 });
            self.push(Task::Ask(Asked::SmashAim(SmashAim { seat, ship })));
        }
    }

    /// A hero orders crew of another cell.
    pub(crate) fn order_next(&mut self, cause: Cause, at: u8, left: u8) {
        if left > 0 {
            self.push(Task::Ask(Asked::Drill(Drill { cause, at, left })));
        }
    }

    /// Crew of a cell is ordered; how many is asked.
    pub(crate) fn order_cell(&mut self, drill: Drill, cell: Cell) {
        let Drill { cause, at, left } = drill;
        let Some(Effect::Order { most, moves, hit, .. }) = self.effect(&cause, at) else { return };
        let most = if let Amount::N(most) = most { most } else { u8::MAX };
        let squad = Squad { seat: cause.seat, cell, count: [0; 2], moves, hit };
        let them = u16::from(cell.0) + 1;
        self.push(Task::Order { cause: Cause { them, ..cause }, at, left: left - 1 });
        self.push(Task::Ask(Asked::Enlist(Enlist { squad, most, bosun: false })));
    }

    /// Crew under orders moves on, or attacks.
    pub(crate) fn squad_on(&mut self, squad: Squad) {
        if squad.moves > 0 {
            self.push(Task::Ask(Asked::SquadStep(SquadStep { squad })));
            return;
        }
        let side = self.side_of(squad.seat);
        self.bouts.clear();
        let crew = &mut self.hold_mut(side).crew;
        crew.make_ready(false);
        if let Some(stack) = crew.stacks.iter_mut().find(|stack| stack.cell == squad.cell) {
            stack.ready = [squad.count[0].min(stack.count[0]), squad.count[1].min(stack.count[1])];
        }
        self.push(Task::Dismiss { seat: squad.seat });
        self.push(Task::CrewFight { seat: squad.seat, hit: squad.hit });
    }

    /// Crew under orders moves together.
    pub(crate) fn squad_steps(&mut self, squad: Squad, to: Cell, table: &mut Table) {
        let side = self.side_of(squad.seat);
        let crew = &mut self.hold_mut(side).crew;
        let count = crew.remove(squad.cell, squad.count);
        crew.add(Stack { cell: to, count, ready: [0; 2] });
        let ([deckhands, bosuns], from) = (count, squad.cell);
        table.tell(|| Event::CrewStepped { side, from, to, deckhands, bosuns });
        self.push(Task::Squad(Squad { cell: to, moves: squad.moves - 1, ..squad }));
    }

    /// Orders are carried out.
    pub(crate) fn dismiss(&mut self, seat: Seat) {
        let side = self.side_of(seat);
        self.hold_mut(side).crew.make_ready(false);
        self.bouts.clear();
    }
}
