//! Rounds and turns.

use crate::effects::vocabulary::Moment;
use crate::second::event::Event;
use crate::second::hero::{DRAGON, NOBODY, Standing};
use crate::second::side::Side;
use crate::second::state::{ACTIONS, Melee, Phase, Table};
use crate::second::steps::{Activate, Asked};
use crate::second::task::Task;
use crate::second::window::Window;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// What is activated in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Activation {
    /// A hero.
    Hero(u8),
    /// The crew.
    Crew,
    /// The Sea Dragon.
    Dragon,
}

impl Melee {
    /// A round begins.
    pub(crate) fn begin_round(&mut self, table: &mut Table) {
        self.round += 1;
        self.phase = Phase::Turns;
        self.active = self.first;
        for hold in &mut self.sides {
            hold.passed = false;
        }
        let (round, side) = (self.round, self.first);
        table.tell(|| Event::RoundBegan { round, side });
        self.push(Task::Turn);
    }

    /// Whether a side may activate a hero.
    fn is_eligible(&self, hero: u8) -> bool {
        let own = self.hero(hero);
        if self.is_free_for_all() {
            return own.state != Standing::Out;
        }
        !own.acted && !own.state.is_defeated()
    }

    /// Everything of a side that may be activated by a seat.
    pub(crate) fn eligible(&self, side: Side, seat: Seat) -> impl Iterator<Item = Activation> + use<'_> {
        let heroes = self.heroes_of(side);
        let heroes = heroes.filter(move |hero| self.hero(*hero).owner == seat && self.is_eligible(*hero));
        let battle = !self.is_free_for_all();
        let crew = battle && !self.hold(side).crew_acted && self.crew_masters(side).has(seat);
        let dragon = battle && self.dragon.owner == seat && self.dragon_ready(side);
        heroes
            .map(Activation::Hero)
            .chain(crew.then_some(Activation::Crew))
            .chain(dragon.then_some(Activation::Dragon))
    }

    fn dragon_ready(&self, side: Side) -> bool {
        self.dragon.beast.cell().is_some() && !self.dragon.acted && self.side_of(self.dragon.owner) == side
    }

    /// Whether a side has anything to activate.
    fn has_eligible(&self, side: Side) -> bool {
        self.seats_of(side).any(|seat| self.eligible(side, seat).next().is_some())
    }

    /// The next side takes a turn; when both have passed, the Kraken's time has come.
    pub(crate) fn next_turn(&mut self, table: &mut Table) {
        if self.is_free_for_all() {
            self.next_free_turn(table);
            return;
        }
        for side in [self.active, self.active.other()] {
            if !self.hold(side).passed || self.has_eligible(side) {
                self.hold_mut(side).passed = false;
                self.begin_turn(side, table);
                return;
            }
        }
        self.phase = Phase::Kraken;
        self.seat = self.first_seat(self.first);
        self.push(Task::Toss { nth: 0 });
        self.push(Task::Rage);
        self.push(Task::Search);
    }

    fn begin_turn(&mut self, side: Side, table: &mut Table) {
        self.turn += 1;
        self.active = side;
        self.played = 0;
        self.seat = self.first_seat(side);
        table.tell(|| Event::TurnBegan { side });
        self.push(Task::Choose);
        self.push(Task::Window(Window::new(Moment::TurnBegins, NOBODY)));
    }

    /// The next player who is still in the game takes a turn.
    fn next_free_turn(&mut self, table: &mut Table) {
        let seat = Seat(self.active.0);
        let next = (1..=self.players).map(|step| Seat((seat.0 + step) % self.players));
        let lives = |seat: &Seat| self.eligible(Side(seat.0), *seat).next().is_some();
        let Some(seat) = next.into_iter().find(lives) else { return };
        self.turn += 1;
        self.round = self.turn.min(u32::from(u16::MAX)) as u16;
        (self.active, self.seat, self.played) = (Side(seat.0), seat, 0);
        table.tell(|| Event::TurnBegan { side: Side(seat.0) });
        self.push(Task::Choose);
    }

    /// Something is activated; a side that has nothing passes.
    pub(crate) fn choose_turn(&mut self, table: &mut Table) {
        let side = self.active;
        if self.has_eligible(side) {
            self.push(Task::Ask(Asked::Activate(Activate)));
        } else {
            self.hold_mut(side).passed = true;
            table.tell(|| Event::Passed { side });
            self.push(Task::TurnOver);
        }
    }

    /// Something of a seat is activated.
    pub(crate) fn activate(&mut self, seat: Seat, what: Activation, table: &mut Table) {
        self.seat = seat;
        self.played = 0;
        self.push(Task::TurnOver);
        match what {
            Activation::Hero(hero) => {
                (self.acting, self.actions, self.moves) = (hero, ACTIONS, 0);
                self.hero_mut(hero).used = 0;
                table.tell(|| Event::Activated { hero: self.fighter(hero) });
                self.push(Task::Rise { hero });
            }
            Activation::Crew => {
                let side = self.active;
                table.tell(|| Event::CrewActivated { side });
                self.begin_crew(seat);
            }
            Activation::Dragon => {
                (self.acting, self.actions, self.moves) = (DRAGON, ACTIONS, 0);
                self.dragon.used = 0;
                table.tell(|| Event::DragonActivated);
                self.push(Task::DragonAct);
            }
        }
    }

    /// A turn is over; in a battle the other side's turn follows.
    pub(crate) fn end_turn(&mut self) {
        self.acting = NOBODY;
        if !self.is_free_for_all() {
            self.active = self.active.other();
        }
        self.push(Task::Turn);
    }
}
