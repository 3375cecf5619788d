//! What is under way: small plain tasks on the agenda of the state.

use crate::core::grid::Cell;
use crate::second::cause::Cause;
use crate::second::side::Side;
use crate::second::state::{Melee, Table};
use crate::second::steps::Asked;
use crate::second::walk::Walk;
use crate::second::window::Window;
use freeport_kernel::{Outcome, Seat};
use freeport_steps::Agenda;
use serde::{Deserialize, Serialize};

/// The stages of an attack after its declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Stage2"))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    /// The dice are rolled.
    Roll,
    /// Dice that other dice bring are rolled.
    Bonus,
    /// Hits are counted.
    Count,
    /// Hits are assigned.
    Assign,
    /// Damage is applied.
    Damage,
    /// Crew falls.
    Crew,
    /// Heroes fall.
    Heroes,
    /// An object falls.
    Object,
    /// What follows the attack.
    After,
    /// The attack is over.
    End,
}

/// Crew of one cell under a hero's orders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Squad {
    pub seat: Seat,
    pub cell: Cell,
    pub count: [u8; 2],
    /// How many cells they may still move.
    pub moves: u8,
    /// What is added to their dice.
    pub hit: i8,
}

/// Something that is under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Task2"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Task {
    /// A decision is waited for.
    Ask(Asked),
    /// The next hero is taken by a side, or a player.
    Draft { left: u8 },
    /// Heroes, crews and captains are given to the players of a side.
    Charge(Side),
    /// The game begins.
    Launch,
    /// A round begins.
    Round,
    /// The next turn begins.
    Turn,
    /// Something is activated, or the side passes.
    Choose,
    /// A turn is over.
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
    /// An attack on a cell next to the target of another.
    Second { hero: u8, skill: u8, target: Cell, dice: u8, hit: u8 },
    /// Heroes with too much damage are defeated, by the attack of a hero or otherwise.
    Fall { by: u8 },
    /// Heroes go overboard, one after the other.
    Drown { heroes: u16 },
    /// A hero goes overboard unless it was caught.
    Sink { hero: u8 },
    /// A hero comes aboard, if it is not there.
    Rise { hero: u8 },
    /// What a hero's board says happens.
    Wake { hero: u8 },
    /// Before a hero's next action.
    Act { hero: u8 },
    /// A hero's next action.
    Choice { hero: u8 },
    /// A hero suffers from bleeding after an action.
    Bleed { hero: u8 },
    /// A hero's activation ends.
    Rest { hero: u8 },
    /// The next step of a hero.
    Walk(Walk),
    /// The die of a swing is rolled.
    SwingRoll,
    /// A hero orders crew of so many more cells.
    Order { cause: Cause, at: u8, left: u8 },
    /// Crew under orders moves on, or attacks.
    Squad(Squad),
    /// Orders are carried out.
    Dismiss { seat: Seat },
    /// Crew comes aboard.
    Muster { seat: Seat },
    /// Bosuns come aboard.
    Bosuns { seat: Seat, left: u8 },
    /// The crew is about to march, and to fire.
    Ready { seat: Seat },
    /// The crew marches.
    March { seat: Seat },
    /// Crew of a cell goes on.
    Advance { seat: Seat, cell: Cell, asked: u8 },
    /// Crew that reached an enemy spawn point.
    Arrivals { seat: Seat },
    /// So many more of the crew wreck what is on a ship.
    Smash { seat: Seat, ship: u8, left: u8 },
    /// Everybody of the crew may attack.
    Form { seat: Seat },
    /// The next group of crew attacks.
    CrewFight { seat: Seat, hit: i8 },
    /// The swivel gun fires.
    Gun { seat: Seat },
    /// The crew has acted.
    CrewRest { seat: Seat },
    /// The Sea Dragon's next action.
    DragonAct,
    /// The next step of the Sea Dragon.
    DragonWalk { left: u8 },
    /// The check for the Kraken.
    Search,
    /// What the Kraken's coming does.
    Arrive { cell: Cell },
    /// The Kraken rages.
    Rage,
    /// The Kraken attacks the next cell.
    Lash { dice: u8, need: u8 },
    /// Each hero near the Kraken takes damage.
    Whirl { within: u8, damage: u8 },
    /// Seats discard before they draw.
    Toss { nth: u8 },
    /// Everybody draws, and tokens come off.
    Recover,
}

// The agenda is copied with every state that a search looks at.
const _: () = assert!(size_of::<Task>() <= 16);

impl Agenda for Melee {
    type Asked = Asked;

    const OTHERS: &'static str = "RB2-15.2";
    const OVER: &'static str = "RB2-1.2";

    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(|side| Outcome::won_by(self.teams(), self.mates(side)))
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

impl Melee {
    fn carry_out(&mut self, task: Task, table: &mut Table) {
        match task {
            Task::Ask(_) => {}
            Task::Draft { left } => self.draft(left, table),
            Task::Charge(side) => self.charge(side),
            Task::Launch => self.launch(table),
            Task::Round => self.begin_round(table),
            Task::Turn => self.next_turn(table),
            Task::Choose => self.choose_turn(table),
            Task::TurnOver => self.end_turn(),
            Task::Window(window) => self.open(window),
            Task::Run { cause, at } => self.run_effect(cause, at, table),
            Task::File { side, card } => self.file(side, card, table),
            Task::Strike(stage) => self.strike(stage, table),
            Task::Second { hero, skill, target, dice, hit } => {
                self.second_attack(hero, skill, (target, dice, hit));
            }
            Task::Fall { by } => self.fall(by),
            Task::Drown { heroes } => self.drown(heroes),
            Task::Sink { hero } => self.sink(hero, table),
            Task::Rise { hero } => self.rise(hero),
            Task::Wake { hero } => self.wake(hero),
            Task::Act { hero } => self.act(hero),
            Task::Choice { hero } => self.choice(hero),
            Task::Bleed { hero } => self.bleed(hero, table),
            Task::Rest { hero } => self.rest(hero, table),
            Task::Walk(walk) => self.walk_on(walk),
            Task::SwingRoll => self.roll_swing(table),
            Task::Order { cause, at, left } => self.order_next(cause, at, left),
            Task::Squad(squad) => self.squad_on(squad),
            Task::Dismiss { seat } => self.dismiss(seat),
            Task::Muster { seat } => self.muster_crew(seat, table),
            Task::Bosuns { seat, left } => self.muster_bosuns(seat, left),
            Task::Ready { seat } => self.ready_crew(seat),
            Task::March { seat } => self.march(seat, table),
            Task::Advance { seat, cell, asked } => self.advance(seat, cell, asked, table),
            Task::Arrivals { seat } => self.arrivals(seat),
            Task::Smash { seat, ship, left } => self.smash(seat, ship, left),
            Task::Form { seat } => self.form_up(seat),
            Task::CrewFight { seat, hit } => self.crew_fight(seat, hit),
            Task::Gun { seat } => self.fire_gun(seat),
            Task::CrewRest { seat } => self.crew_rests(seat),
            Task::DragonAct => self.dragon_acts(),
            Task::DragonWalk { left } => self.dragon_walks(left),
            Task::Search => self.search_waters(table),
            Task::Arrive { cell } => self.kraken_arrives(cell, table),
            Task::Rage => self.kraken_rages(table),
            Task::Lash { dice, need } => self.lash(dice, need),
            Task::Whirl { within, damage } => self.whirl(within, damage, table),
            Task::Toss { nth } => self.toss(nth, table),
            Task::Recover => self.recover(table),
        }
    }
}
