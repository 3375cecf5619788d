//! The phases of a turn, and what happens at its two ends.

use crate::core::edition::Phase;
use crate::core::hero::{NOBODY, Standing};
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::core::window::Window;
use crate::effects::vocabulary::Moment;
use crate::event::Event;
use crate::steps::{Aim, Asked};

impl Boarding {
    /// A turn of the active side begins.
    pub(crate) fn begin_turn(&mut self, table: &mut Table) {
        self.turn += 1;
        self.mustered = 0;
        self.stirred = 0;
        let (turn, side) = (self.turn, self.active);
        table.tell(|| Event::TurnBegan { turn, side });
        self.push(Task::Phase(Phase::Prepare));
        self.push(Task::Window(Window::new(Moment::TurnBegins, NOBODY)));
    }

    /// The turn is over; the other side's begins.
    pub(crate) fn end_turn(&mut self, table: &mut Table) {
        self.heroes.iter_mut().for_each(crate::core::hero::Hero::turn_over);
        self.active = self.active.other();
        self.begin_turn(table);
    }

    /// A phase begins: what it consists of is put on the agenda, the last part first.
    pub(crate) fn begin_phase(&mut self, phase: Phase, table: &mut Table) {
        self.phase = phase;
        self.orders.clear();
        table.tell(|| Event::PhaseBegan { phase });
        let window = |moment| Task::Window(Window::new(moment, NOBODY));
        match phase {
            Phase::Setup => {}
            Phase::Prepare => {
                self.push(Task::Phase(Phase::Cannon));
                self.prepare(table);
            }
            Phase::Cannon => {
                self.push(Task::Phase(Phase::Muster));
                if self.has_gun() {
                    self.push(Task::Ask(Asked::Aim(Aim)));
                }
            }
            Phase::Muster => {
                self.push(Task::Phase(Phase::Crew));
                self.push(window(Moment::CrewDeployed));
                self.push(Task::Bosuns { left: self.pack.crew.bosun.arrive });
                self.push(Task::Deckhands);
            }
            Phase::Crew => {
                let side = self.active;
                self.hold_mut(side).crew.make_ready(true);
                self.push(Task::Phase(Phase::Deploy));
                self.push(window(Moment::CrewRests));
                self.push(Task::March { side, lane: None });
                self.push(Task::CrewFight);
                self.push(window(Moment::CrewRises));
            }
            Phase::Deploy => {
                let side = self.active;
                self.hold_mut(side).crew.make_ready(false);
                self.push(Task::Phase(Phase::Heroes));
                self.push(Task::Fill { nth: 0 });
                self.push(Task::Return);
            }
            Phase::Heroes => {
                self.push(Task::Phase(Phase::Kraken));
                self.push(Task::NextHero);
                self.push(window(Moment::HeroesRise));
            }
            Phase::Kraken => {
                self.push(Task::Phase(Phase::Tide));
                self.push(Task::Dragon);
                self.push(Task::Kraken);
                if self.kraken == crate::core::beast::Beast::Away {
                    self.push(Task::Search);
                    self.push(window(Moment::KrakenStirs));
                }
            }
            Phase::Tide => {
                self.push(Task::TurnOver);
                self.push(Task::Draw { nth: 0 });
                self.push(window(Moment::TideTurns));
            }
        }
    }

    /// Whether the active side's gun stands.
    fn has_gun(&self) -> bool {
        self.standing_tiles(self.active).any(|tile| self.pack.tiles[tile].gun)
    }

    /// Heroes gain coins, come back, and pay the toll.
    fn prepare(&mut self, table: &mut Table) {
        let heroes = Boarding::heroes_of(self.active);
        let before = self.heroes.map(|hero| hero.state);
        let were = |state: Standing| heroes.clone().filter(move |hero| before[usize::from(*hero)] == state);
        for hero in were(Standing::Reserve) {
            self.gain(hero, 1, table);
        }
        for hero in were(Standing::Paid).chain(were(Standing::Toll)) {
            self.recover(hero, table);
        }
    }
}
