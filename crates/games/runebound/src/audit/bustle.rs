//! What must be true of what is under way: everybody and everything that it names is there, and no number is out of all proportion.

use super::ensure;
use crate::combat::{Aim, Body, Character, Fight, Foe, LAST_ROUND, Stage as Bout};
use crate::pack::Kind;
use crate::run::Run;
use crate::source::{Source, Text};
use crate::state::Quest;
use crate::steps::{Asked, AttachTo, KeepIt};
use crate::task::Task;
use freeport_kernel::Seat;
use freeport_steps::Question;

/// No wounds, bonus or spell is ever larger.
const MUCH: u8 = 100;

impl Quest {
    pub(super) fn audit_agenda(&self) -> Result<(), String> {
        if self.verdict.is_some() {
            return ensure(self.agenda.is_empty() && self.fight.is_none(), "something goes on after the end");
        }
        let waits = self.asked().is_some_and(|asked| !asked.who(self).is_empty());
        ensure(waits, "the game waits for nobody")?;
        ensure(self.agenda.len() < self.agenda.capacity() - 8, "too much is under way")?;
        ensure(
            self.agenda.iter().all(|task| self.is_sound(task)),
            "something goes on with nobody or nothing",
        )?;
        let led = self.finale.is_none_or(|finale| {
            let known = finale.order.iter().all(|seat| *seat < self.players);
            known && usize::from(finale.at) <= finale.order.len()
        });
        ensure(led, "nobody fights the final battle")?;
        self.audit_fight()?;
        self.audit_roll()?;
        ensure(self.packets.iter().all(|packet| self.is_one(packet.to)), "nobody is wounded")?;
        ensure(self.packets.iter().all(|packet| packet.wounds <= MUCH), "somebody is wounded without end")?;
        self.audit_trade()
    }

    fn is_seated(&self, seat: Seat) -> bool {
        seat.0 < self.players
    }

    /// Whether somebody of a party is meant, who need not be alive any more.
    fn is_one(&self, who: Character) -> bool {
        self.is_seated(who.seat)
            && match who.body {
                Body::Hero => true,
                Body::Ally(card) => self.ally_figures_of(card).is_some(),
            }
    }

    fn is_adventure(&self, card: u8) -> bool {
        usize::from(card) < self.pack().adventures.len()
    }

    fn is_source(&self, source: Source) -> bool {
        self.is_seated(source.seat)
            && match source.text {
                Text::Hero => true,
                Text::Market(card) => usize::from(card) < self.pack().stock.len(),
                Text::Kept(card)
                | Text::Attached(card)
                | Text::Challenge(card)
                | Text::Reward(card)
                | Text::Encounter(card)
                | Text::Event(card) => self.is_adventure(card),
            }
    }

    fn is_run(&self, run: Run) -> bool {
        self.is_source(run.source) && self.effect_at(run).is_some()
    }

    fn is_sound(&self, task: &Task) -> bool {
        match *task {
            Task::Ask(asked) => self.is_question(&asked),
            Task::Harvest { card } | Task::Triumph { card, .. } => {
                self.is_adventure(card) && self.is_challenge(card)
            }
            Task::Retreat { seat } | Task::Fall { seat, .. } | Task::Carried { seat } => self.is_seated(seat),
            Task::Plunder { winner, loser } => {
                self.is_seated(winner) && self.is_seated(loser) && winner != loser
            }
            // What is left of a text may be nothing.
            Task::Run(run) => self.is_source(run.source),
            Task::Packet(packet) => self.is_one(packet.to) && packet.wounds <= MUCH,
            Task::Tire { who, left } => self.is_one(who) && left <= MUCH,
            Task::Combat(stage) => match stage {
                Bout::Number { seat, .. } | Bout::Guard { seat, .. } | Bout::Fall(seat) => {
                    self.is_seated(seat)
                }
                Bout::Ambush { who, wounds, .. } => {
                    self.fight.is_some() && self.is_one(who) && wounds.is_none_or(|wounds| wounds <= MUCH)
                }
                Bout::Roll | Bout::Throw | Bout::Settle | Bout::Land | Bout::Done => self.roll.is_some(),
                _ => self.fight.is_some(),
            },
            Task::Throw { dice } => usize::from(dice) <= self.dice.capacity(),
            _ => true,
        }
    }

    fn is_question(&self, asked: &Asked) -> bool {
        match *asked {
            // Nobody is urged to do what may be done beside any question.
            Asked::Aside(_) => false,
            Asked::AttachTo(AttachTo { seat, card }) | Asked::KeepIt(KeepIt { seat, card }) => {
                self.is_seated(seat) && self.is_adventure(card)
            }
            Asked::Aspect(step) => self.is_run(step.run) && self.fight.is_some(),
            Asked::Attempt(step) => self.is_run(step.run),
            Asked::Fork(step) => self.is_run(step.run),
            Asked::Share(step) => self.is_run(step.run),
            Asked::Stake(step) => self.is_run(step.run),
            Asked::Whom(step) => self.is_run(step.run),
            Asked::Compose(_) | Asked::Answer(_) => self.trade.is_some(),
            Asked::Spoils(step) => {
                self.is_seated(step.winner) && self.is_seated(step.loser) && step.winner != step.loser
            }
            Asked::Stance(step) => self.fight.as_ref().and_then(Fight::phase) == Some(step.phase),
            Asked::Upkeep(step) => {
                self.is_seated(step.seat) && usize::from(step.at) < self.party(step.seat).allies.len()
            }
            _ => asked.who(self).iter().all(|seat| self.is_seated(seat)),
        }
    }

    fn audit_fight(&self) -> Result<(), String> {
        let Some(fight) = &self.fight else { return Ok(()) };
        let rival = match fight.foe {
            Foe::Challenge(card) => {
                ensure(self.is_adventure(card) && self.is_challenge(card), "a hero fights no challenge")?;
                None
            }
            Foe::Enemy(card) => {
                let enemy = self.is_adventure(card)
                    && matches!(self.adventure(card).kind, Kind::Encounter(_))
                    && self.foe_life() > 0;
                ensure(enemy, "a hero fights no enemy")?;
                None
            }
            Foe::Hero(other) => {
                ensure(self.is_seated(other) && other != fight.seat, "a hero fights nobody")?;
                Some(other)
            }
        };
        ensure(self.is_seated(fight.seat), "nobody fights")?;
        ensure(fight.aggressor == fight.seat || Some(fight.aggressor) == rival, "nobody attacks")?;
        ensure(fight.round <= LAST_ROUND && fight.wounds <= MUCH, "a fight has lasted too long")?;
        ensure(usize::from(fight.base) <= self.agenda.len(), "a fight has no end")?;
        let small = |n: &i8| n.unsigned_abs() <= MUCH;
        let calm = fight.spells.iter().all(|spell| spell.stats.iter().chain(&spell.damage).all(small));
        ensure(calm && small(&fight.daunted), "a spell is too strong")?;
        ensure(fight.win.is_none_or(|run| self.is_source(run.source)), "a fight is won for nothing")
    }

    fn audit_roll(&self) -> Result<(), String> {
        let Some(roll) = &self.roll else { return Ok(()) };
        ensure(self.is_one(roll.who), "nobody rolls")?;
        let thrown = roll.dice == [0, 0] || roll.dice.iter().all(|face| (1..=10).contains(face));
        ensure(thrown, "a die shows nothing")?;
        ensure(roll.bonus.unsigned_abs() <= MUCH && roll.extra <= MUCH, "a roll is out of all proportion")?;
        let sound = match roll.aim {
            Aim::Test { run, .. } => self.is_run(run),
            Aim::Ambush { wounds, .. } => self.fight.is_some() && wounds.is_none_or(|wounds| wounds <= MUCH),
            _ => self.fight.is_some(),
        };
        ensure(sound, "something is rolled for nothing")
    }

    fn audit_trade(&self) -> Result<(), String> {
        let Some(trade) = &self.trade else { return Ok(()) };
        let two = self.is_seated(trade.with) && trade.with != self.acting;
        ensure(two && [self.acting, trade.with].contains(&trade.speaker), "nobody negotiates")?;
        let seats = [trade.speaker, self.listener(trade)];
        let paid = seats.iter().zip(trade.gold).all(|(seat, gold)| gold <= self.party(*seat).gold);
        ensure(paid, "somebody offers gold that is not there")
    }
}
