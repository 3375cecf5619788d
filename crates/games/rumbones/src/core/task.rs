//! What is under way: small plain tasks on the agenda of the state.

use crate::core::edition::Phase;
use crate::core::place::Cell;
use crate::core::side::Side;
use crate::core::state::{Boarding, Table};
use crate::core::walk::Walk;
use crate::core::window::Window;
use crate::effects::run::Cause;
use crate::steps::{Asked, Victim};
use freeport_kernel::Outcome;
use freeport_steps::Agenda;
use serde::{Deserialize, Serialize};

/// The stages of an attack after its declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    /// The dice are rolled.
    Roll,
    /// Hits are counted.
    Count,
    /// Hits are assigned.
    Assign,
    /// Damage is placed.
    Damage,
    /// Crew falls.
    Crew,
    /// An objective falls.
    Claim,
    /// Heroes that were hit get statuses.
    Mark,
    /// What follows the attack.
    After,
    /// The attack is over.
    End,
}

/// Something that is under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Task {
    /// A decision is waited for.
    Ask(Asked),
    /// The first side is drawn.
    Launch,
    /// A phase begins.
    Phase(Phase),
    /// The turn is over.
    #[default]
    TurnOver,
    /// Somebody may use something.
    Window(Window),
    /// The next effect of a line.
    Run { cause: Cause, at: u8 },
    /// A card that was played goes to its pile.
    File { side: Side, card: u8 },
    /// The next stage of the attack under way.
    Strike(Stage),
    /// Heroes with too much damage are knocked out, by the attack of a hero or otherwise.
    Fall { by: u8 },
    /// A hero is knocked out after all.
    Bury { hero: u8, by: u8 },
    /// The crew of a side in one place falls.
    Sweep { side: Side, cell: Cell },
    /// A hero goes overboard.
    Sink { hero: u8 },
    /// The next hero is chosen.
    NextHero,
    /// A hero's actions are counted.
    Rise { hero: u8 },
    /// A hero's next action.
    Act { hero: u8 },
    /// A hero suffers from bleeding after an action.
    Bleed { hero: u8 },
    /// A hero's activation ends.
    Rest { hero: u8 },
    /// The next step of a hero.
    Walk(Walk),
    /// The die of a swing is rolled.
    SwingRoll,
    /// The swing succeeds or fails.
    SwingEnd,
    /// The next group of crew attacks.
    CrewFight,
    /// The crew advances, or that of one lane.
    March { side: Side, lane: Option<u8> },
    /// Deckhands come aboard.
    Deckhands,
    /// Bosuns come aboard.
    Bosuns { left: u8 },
    /// Heroes come back from overboard, seat by seat.
    Return,
    /// A seat fills its slots.
    Fill { nth: u8 },
    /// The check for the Kraken.
    Search,
    /// The Kraken acts.
    Kraken,
    /// The Kraken attacks the next place.
    Slam { dice: u8, need: u8 },
    /// The Kraken takes the next hero.
    Drag { heroes: u16, most: u8 },
    /// The Sea Dragon acts.
    Dragon,
    /// A seat draws Tide cards.
    Draw { nth: u8 },
}

// The agenda is copied with every state that a search looks at.
const _: () = assert!(size_of::<Task>() <= 16);

impl Agenda for Boarding {
    type Asked = Asked;

    const OTHERS: &'static str = "RB1-22.12";
    const OVER: &'static str = "RB1-21.2";

    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(|side| Outcome::won_by(self.teams(), self.seats_of(side).collect()))
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.winner.is_some()
    }

    #[inline]
    fn asked(&self) -> Option<Asked> {
        match self.agenda.last() {
            Some(Task::Ask(asked)) => Some(*asked),
            _ => None,
        }
    }

    #[inline]
    fn settle(&mut self) {
        self.agenda.pop();
    }

    fn carry_on(&mut self, table: &mut Table) -> bool {
        self.agenda.pop().map(|task| self.carry_out(task, table)).is_some()
    }

    fn call_off(&mut self) {
        self.agenda.clear();
        self.attacks.clear();
    }
}

impl Boarding {
    fn carry_out(&mut self, task: Task, table: &mut Table) {
        match task {
            Task::Ask(_) => {}
            Task::Launch => self.launch(table),
            Task::Phase(phase) => self.begin_phase(phase, table),
            Task::TurnOver => self.end_turn(table),
            Task::Window(window) => self.open(window),
            Task::Run { cause, at } => self.run_effect(cause, at, table),
            Task::File { side, card } => self.file(side, card, table),
            Task::Strike(stage) => self.strike(stage, table),
            Task::Fall { by } => self.fall(by),
            Task::Bury { hero, by } => self.bury(hero, by, table),
            Task::Sweep { side, cell } => self.sweep(side, cell, table),
            Task::Sink { hero } => self.sink(hero, table),
            Task::NextHero => self.next_hero(),
            Task::Rise { hero } => self.rise(hero, table),
            Task::Act { hero } => self.act(hero),
            Task::Bleed { hero } => self.bleed(hero, table),
            Task::Rest { hero } => self.rest(hero, table),
            Task::Walk(walk) => self.walk_on(walk, table),
            Task::SwingRoll => self.roll_swing(table),
            Task::SwingEnd => self.end_swing(table),
            Task::CrewFight => self.crew_fight(),
            Task::March { side, lane } => self.march(side, lane, table),
            Task::Deckhands => self.muster_deckhands(table),
            Task::Bosuns { left } => self.muster_bosuns(left),
            Task::Return => self.return_heroes(),
            Task::Fill { nth } => self.fill_slots(nth),
            Task::Search => self.search_waters(table),
            Task::Kraken => self.kraken_acts(table),
            Task::Slam { dice, need } => self.slam(dice, need),
            Task::Drag { heroes, most } => self.push(Task::Ask(Asked::Victim(Victim { heroes, most }))),
            Task::Dragon => self.dragon_acts(table),
            Task::Draw { nth } => self.draw_cards(nth, table),
        }
    }
}
