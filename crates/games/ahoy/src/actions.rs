//! What a die in a slot does.

use crate::chart::Cell;
use crate::components::{Action, Figure, Power};
use crate::components::{Card, Slot};
use crate::event::Event;
use crate::faction::Faction;
use crate::resolve::{Flow, Table};
use crate::state::{Ahoy, DAMAGE};
use crate::task::{Course, Purpose, Range, Task, Voyage};

impl Ahoy {
    /// Carries out a board action with a die of this value.
    pub(crate) fn act(&mut self, owner: Faction, action: Action, value: u8, table: &mut Table) {
        match action {
            Action::Sail => self.sail(owner, Course::Sail, 2),
            Action::FullSail => self.sail(owner, Course::FullSail, value),
            Action::Tailwind => {
                self.fly(Figure::Flagship(owner), Course::Tailwind, Range::Tailwind(value));
            }
            Action::Cannons | Action::Cannons5 | Action::Cannons6 => self.load_cannons(owner),
            Action::Repair => self.push(Task::Repair { owner, left: 2, done: 0 }),
            Action::Order => {
                self.push(Task::Order { mover: owner, steps: 1, left: 4, moved: [Cell::NOWHERE; 4] });
            }
            Action::Bombard => self.bombard(table),
            Action::Deploy => self.push(Task::Deploy),
            Action::Inspire => self.push(Task::Inspire { left: 4, used: 0 }),
            Action::Assemble => self.push(Task::Assemble),
            Action::Rally => self.rally(table),
            Action::Negotiate => {
                self.push(Task::Negotiate { owner, second: true });
                self.push(Task::Negotiate { owner, second: false });
            }
        }
    }

    /// Carries out the action of a crew card's slot.
    pub(crate) fn act_crew(&mut self, owner: Faction, power: Power, table: &mut Table) {
        match power {
            Power::Sailor => self.sail(owner, Course::Plain, 3),
            Power::Trawler => self.sail(owner, Course::Trawl, 2),
            Power::ConvincingComrade => self.push(Task::Muster { mover: owner, purpose: Purpose::Convince }),
            Power::ConvincingOfficial => {
                self.push(Task::Order { mover: owner, steps: 2, left: 2, moved: [Cell::NOWHERE; 4] });
            }
            _ => {
                self.repair_all(owner, table);
            }
        }
    }

    /// The flagship moves up to so many spaces.
    pub(crate) fn sail(&mut self, owner: Faction, course: Course, steps: u8) {
        let figure = Figure::Flagship(owner);
        self.push(Task::Sail(Voyage { figure, mover: owner, course, steps, ..Voyage::default() }));
    }

    /// A figure may be moved directly by its owner.
    pub(crate) fn fly(&mut self, figure: Figure, course: Course, range: Range) {
        self.push(Task::Fly { figure, mover: figure.owner(), course, range });
    }

    /// A die was put on the Cannons: the Gunner's Mate may open a battle.
    pub(crate) fn load_cannons(&mut self, owner: Faction) {
        if self.has_power(owner, Power::GunnersMate) {
            self.push(Task::Mate { owner });
        }
    }

    /// Removes all damage from board and crew cards; gives the number of tokens.
    pub(crate) fn repair_all(&mut self, owner: Faction, table: &mut Table) -> u8 {
        let mut count = 0;
        loop {
            let next = self.damaged_slots(owner).next();
            let Some(slot) = next else { break };
            self.change_slot(owner, slot, DAMAGE, 0);
            table.tell(|| Event::Repaired { faction: owner, slot });
            count += 1;
        }
        if count > 0 {
            self.rouse_monkey(owner);
        }
        count
    }

    /// The slots of board and crew cards that hold damage; alike slots are named once.
    pub(crate) fn damaged_slots(&self, owner: Faction) -> impl Iterator<Item = Slot> + '_ {
        let board = &self.board[owner.index()];
        let groups = self.pack.groups(owner).iter();
        let on_board = groups
            .filter(|group| board[group.range.clone()].contains(&DAMAGE))
            .map(|group| Slot::Board(group.face.action));
        let crew = Card::of(self.crew[owner.index()]).filter(|card| self.card_slot[card.index()] == DAMAGE);
        on_board.chain(crew.map(Slot::Crew))
    }

    /// Repairing goes on while tokens are left and wanted.
    pub(crate) fn repair_on(&mut self, owner: Faction, left: u8, done: u8) -> Flow {
        if left > 0 && self.damaged_slots(owner).next().is_some() {
            return Flow::Ask;
        }
        self.end_repair(owner, done)
    }

    pub(crate) fn end_repair(&mut self, owner: Faction, done: u8) -> Flow {
        self.stack.pop();
        if done > 0 {
            self.rouse_monkey(owner);
        }
        Flow::Go
    }

    fn rouse_monkey(&mut self, owner: Faction) {
        if self.has_power(owner, Power::PowderMonkey) {
            self.push(Task::Monkey { owner });
        }
    }
}
