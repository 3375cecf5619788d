//! What is under way: small plain tasks on the agenda of the state.

use crate::combat::{Character, Packet, Stage as Bout};
use crate::effects::vocabulary::Colour;
use crate::run::Run;
use crate::state::{Quest, Table};
use crate::steps::Asked;
use freeport_kernel::Seat;
use freeport_steps::Question;
use serde::{Deserialize, Serialize};

/// Something that is under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Task {
    /// A decision is waited for.
    Ask(Asked),
    /// The next hero is picked, or the game begins.
    Muster { left: u8 },
    /// The next turn begins.
    #[default]
    Turn,
    /// The way of moving is chosen.
    Move,
    /// Movement dice are rolled.
    Throw { dice: u8 },
    /// The party walks on.
    Walk,
    /// The party has ended its movement.
    Camp,
    /// Whoever travels in the wild may be set upon.
    Prowl,
    /// What is done on the hex.
    Arrive,
    /// Before the next card of a colour is drawn.
    Predraw { colour: Colour },
    /// The next card of a colour is drawn.
    Draw { colour: Colour },
    /// The card that was resolved is discarded, if it lies there still.
    File,
    /// After a drawn card another one follows.
    Onward { colour: Colour },
    /// Tokens come back to the gems of a colour, then to those of the next.
    Regrow { colour: Colour },
    /// What a defeated challenge leaves behind: the token.
    Harvest { card: u8 },
    /// What carried tasks and heroes say of a defeated challenge.
    Triumph { card: u8, hazard: bool },
    /// A hero goes back after an escape.
    Retreat { seat: Seat },
    /// The winner of a duel takes something.
    Plunder { winner: Seat, loser: Seat },
    /// A knocked-out hero loses gold, and a card; less after some duels.
    Fall { seat: Seat, duel: bool },
    /// A knocked-out hero is carried to a city.
    Carried { seat: Seat },
    /// Allies are paid, from one on.
    Upkeep { from: u8 },
    /// The Market step begins.
    Stalls,
    /// The next deal in a market.
    Deal,
    /// The Market step is over.
    Market,
    /// Experience is spent.
    Experience,
    /// The turn ends.
    Dusk,
    /// The turn is over.
    Night,
    /// Heroes gather for the final battle.
    Gather,
    /// The next hero enters the final battle, or fights on.
    Battle,
    /// A hero has lost the final battle.
    BattleLost,
    /// The next effect of a text.
    Run(Run),
    /// The next stage of a combat.
    Combat(Bout),
    /// Wounds are dealt.
    Packet(Packet),
    /// A character takes exhaustion that nobody asked for.
    Tire { who: Character, left: u8 },
    /// Wounds are placed.
    Place,
}

impl Task {
    /// Whether it is about a hero who has fallen: that goes on, whatever becomes of the turn.
    pub(crate) const fn is_of_the_fallen(&self) -> bool {
        matches!(
            self,
            Task::Plunder { .. }
                | Task::Fall { .. }
                | Task::Carried { .. }
                | Task::Ask(Asked::Spoils(_) | Asked::LostCard(_) | Asked::Refuge(_))
        )
    }
}

// The agenda is copied with every state that a search looks at.
const _: () = assert!(size_of::<Task>() <= 16);

impl Quest {
    /// Runs tasks until somebody has to decide or the game is over.
    pub(crate) fn run(&mut self, table: &mut Table) {
        while self.verdict.is_none() {
            let Some(task) = self.agenda.pop() else { return };
            if let Task::Ask(asked) = task {
                if asked.always() || asked.is_open(self) {
                    self.push(task);
                    return;
                }
                let Some(seat) = asked.who(self).first() else { continue };
                match asked.count(self, seat) {
                    (0, _) => {}
                    (1, Some(only)) => asked.take(self, seat, &only, table),
                    _ => {
                        self.push(task);
                        return;
                    }
                }
            } else {
                self.carry_out(task, table);
            }
        }
        self.agenda.clear();
        self.packets.clear();
        (self.fight, self.roll, self.trade) = (None, None, None);
    }

    fn carry_out(&mut self, task: Task, table: &mut Table) {
        match task {
            Task::Ask(_) => {}
            Task::Muster { left } => self.muster(left, table),
            Task::Turn => self.begin_turn(table),
            Task::Move => self.move_on(),
            Task::Throw { dice } => self.roll_movement(dice, table),
            Task::Walk => self.walk_on(),
            Task::Camp => self.end_movement(),
            Task::Prowl => self.prowl(table),
            Task::Arrive => self.arrive(),
            Task::Predraw { colour } => self.before_draw(colour),
            Task::Draw { colour } => self.draw_adventure(colour, table),
            Task::File => self.file_open(table),
            Task::Onward { colour } => self.draw_onward(colour),
            Task::Regrow { colour } => self.regrow(colour, table),
            Task::Harvest { card } => self.harvest(card, table),
            Task::Triumph { card, hazard } => self.triumph(card, hazard),
            Task::Retreat { seat } => self.retreat(seat),
            Task::Plunder { winner, loser } => self.plunder(winner, loser),
            Task::Fall { seat, duel } => self.fall(seat, duel, table),
            Task::Carried { seat } => self.carried_off(seat),
            Task::Upkeep { from } => self.upkeep(from),
            Task::Stalls => self.open_stalls(table),
            Task::Deal => self.deal_on(),
            Task::Market => self.market_step(),
            Task::Experience => self.experience_step(),
            Task::Dusk => self.dusk(),
            Task::Night => self.night(table),
            Task::Gather => self.gather(table),
            Task::Battle => self.battle(table),
            Task::BattleLost => self.battle_lost(table),
            Task::Run(run) => self.run_effect(run, table),
            Task::Combat(stage) => self.combat(stage, table),
            Task::Packet(packet) => self.suffer(packet, table),
            Task::Tire { who, left } => self.tire(who, left, table),
            Task::Place => self.place(table),
        }
    }
}
