//! The course of a combat: before it, its rounds with their phases, and its end.

use crate::abilities::{Cue, Span};
use crate::combat::{Aim, Beat, Body, Character, Fight, FightEnd, Foe, LAST_ROUND, Roll, Spell, Terms};
use crate::effects::vocabulary::{Effect, Moment, Phase, Stat};
use crate::event::Event;
use crate::source::{Source, Text};
use crate::state::{Quest, Table};
use crate::steps::{Asked, Flee, Stance};
use crate::task::Task;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// The stages of a combat and of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    /// What the challenge does before combat.
    Omen,
    /// A round begins.
    Round,
    /// The escape phase.
    Escape,
    /// A phase of attacks begins.
    Phase(Phase),
    /// Attack or defence is chosen.
    Choice(Phase),
    /// The round is over.
    RoundOver,
    /// A hero rolls the number that others must reach.
    Number { seat: Seat, stat: Stat },
    /// A hero rolls the number of a phase.
    Guard { seat: Seat, phase: Phase },
    /// A try to escape.
    Try,
    /// An attack before combat.
    Ambush { who: Character, phase: Phase, wounds: Option<u8> },
    /// A roll begins.
    Roll,
    /// The dice are thrown.
    Throw,
    /// The roll is compared with its number.
    Settle,
    /// An attack that succeeded deals its wounds.
    Land,
    /// The roll is over.
    Done,
    /// A hero falls, unless something kept him up.
    Fall(Seat),
}

impl Quest {
    /// A combat begins.
    pub(crate) fn begin_fight(&mut self, foe: Foe, terms: Terms, table: &mut Table) {
        let seat = self.acting;
        self.new_window();
        self.fight = Some(Fight {
            seat,
            foe,
            terms,
            wounds: 0,
            round: 0,
            beat: Beat::Before,
            aggressor: seat,
            attacked: [None; 3],
            again: false,
            spells: [Spell::default(); 2],
            daunted: 0,
            held_back: false,
            fed: false,
            number: None,
            win: None,
            base: self.agenda.len() as u8,
        });
        table.tell(|| match foe {
            Foe::Challenge(card) | Foe::Enemy(card) => {
                Event::FightBegan { seat, foe: self.adventure_id(card) }
            }
            Foe::Hero(other) => Event::DuelBegan { seat, other },
        });
        self.push(Task::Combat(Stage::Round));
        if !terms.surprise {
            self.offer(seat, Cue::Before);
            match foe {
                Foe::Hero(other) => self.offer(other, Cue::Before),
                _ => self.push(Task::Combat(Stage::Omen)),
            }
        }
        if terms.fresh {
            self.offer(seat, Cue::Reveal);
        }
    }

    /// The next stage of a combat or a roll.
    pub(crate) fn combat(&mut self, stage: Stage, table: &mut Table) {
        match stage {
            Stage::Omen => self.omen(),
            Stage::Round => self.begin_round(table),
            Stage::Escape => self.escape_phase(),
            Stage::Phase(phase) => self.begin_phase(phase),
            Stage::Choice(phase) => self.push(Task::Ask(Asked::Stance(Stance { phase }))),
            Stage::RoundOver => self.end_round(table),
            Stage::Number { seat, stat } => {
                self.begin_roll(Roll::new(Character::hero(seat), Aim::Ward(stat), 0));
            }
            Stage::Guard { seat, phase } => {
                self.begin_roll(Roll::new(Character::hero(seat), Aim::Guard(phase), 0));
            }
            Stage::Try => self.try_escape(),
            Stage::Ambush { who, phase, wounds } => {
                let need = self.need(phase.stat());
                self.begin_roll(Roll::new(who, Aim::Ambush { phase, wounds }, need));
            }
            Stage::Roll => self.prepare_roll(),
            Stage::Throw => self.cast_dice(table),
            Stage::Settle => self.settle(table),
            Stage::Land => self.land(table),
            Stage::Done => self.roll = None,
            Stage::Fall(seat) => self.fall_down(seat, table),
        }
    }

    /// What the challenge says about the time before combat (RN-16.2).
    fn omen(&mut self) {
        let Some(Fight { foe: Foe::Challenge(card), seat, .. }) = self.fight else { return };
        self.run_lines(Source::new(seat, Text::Challenge(card)), Moment::Before);
    }

    /// A round begins; in a duel the roles have changed (RN-17.11, RN-23.11).
    fn begin_round(&mut self, table: &mut Table) {
        self.new_window();
        let Some(fight) = &mut self.fight else { return };
        if fight.round == LAST_ROUND {
            self.end_fight(FightEnd::BrokenOff, table);
            return;
        }
        if fight.round > 0
            && let Some(defender) = fight.defender()
        {
            fight.aggressor = defender;
        }
        fight.round += 1;
        (fight.attacked, fight.again) = ([None; 3], false);
        let (round, seat) = (fight.round, fight.aggressor);
        table.tell(|| Event::CombatRound { round, seat });
        self.push(Task::Combat(Stage::Escape));
    }

    /// The escape phase, where there is one (RN-17.2).
    fn escape_phase(&mut self) {
        let no_escape = self.traits().any(|effect| *effect == Effect::Noescape);
        let Some(fight) = &mut self.fight else { return };
        (fight.beat, fight.number) = (Beat::Escape, None);
        let skipped = no_escape || fight.terms.no_escape;
        let seat = fight.aggressor;
        self.push(Task::Combat(Stage::Phase(Phase::Ranged)));
        if !skipped {
            self.push(Task::Ask(Asked::Flee(Flee { seat })));
        }
    }

    /// A hero tries to escape: in a duel against a number that is rolled once for all tries of the phase (RN-17.3, RN-23.10).
    pub(crate) fn flee(&mut self) {
        let Some(fight) = &self.fight else { return };
        let (seat, rival, number) = (fight.aggressor, fight.defender(), fight.number);
        self.push(Task::Ask(Asked::Flee(Flee { seat })));
        self.push(Task::Combat(Stage::Try));
        if let (Some(seat), None) = (rival, number) {
            self.push(Task::Combat(Stage::Number { seat, stat: Stat::Mind }));
        }
    }

    fn try_escape(&mut self) {
        let Some(fight) = &self.fight else { return };
        let hero = Character::hero(fight.aggressor);
        let need = self.need(Stat::Mind);
        self.begin_roll(Roll::new(hero, Aim::Escape, need));
    }

    /// A phase of attacks begins; in a duel the defender's number comes first (RN-23.6).
    fn begin_phase(&mut self, phase: Phase) {
        let Some(fight) = &mut self.fight else { return };
        (fight.beat, fight.number, fight.again) = (Beat::In(phase), None, false);
        let defender = fight.defender();
        self.push(Task::Combat(match phase {
            Phase::Ranged => Stage::Phase(Phase::Melee),
            Phase::Melee => Stage::Phase(Phase::Magic),
            Phase::Magic => Stage::RoundOver,
        }));
        self.push(Task::Combat(Stage::Choice(phase)));
        if let Some(seat) = defender
            && (self.attackers(true).next().is_some() || self.defence_matters(phase))
        {
            self.push(Task::Combat(Stage::Guard { seat, phase }));
        }
    }

    /// Who may attack in this phase; with `again`, as if something let allies attack once more (RN-18.3 to RN-18.5, P38).
    pub(crate) fn attackers(&self, again: bool) -> impl Iterator<Item = Body> + use<'_> {
        let phase = self.fight.as_ref().and_then(Fight::phase);
        let fight = self.fight.as_ref().zip(phase);
        let (mut held_back, mut alone) = (false, false);
        if let Some((fight, phase)) = fight {
            held_back = fight.held_back && fight.round == 1;
            for effect in self.traits() {
                held_back |= *effect == Effect::HeroHeldBack && fight.round == 1;
                alone |= matches!(effect, Effect::NoAllies(phases) if phases.cover(phase));
            }
        }
        let everybody = fight.map(|(fight, _)| self.everybody(fight.aggressor)).into_iter().flatten();
        everybody.map(|who| who.body).filter(move |body| {
            let Some((fight, _)) = fight else { return false };
            match body {
                Body::Hero => !held_back && !fight.has_attacked(Body::Hero),
                Body::Ally(_) => !alone && (again || fight.again || !fight.has_attacked(*body)),
            }
        })
    }

    /// Whether a defence in a phase could change anything (RN-18.9).
    pub(crate) fn defence_matters(&self, phase: Phase) -> bool {
        self.foe_damage(phase) > 0
            || self.traits().any(|effect| match effect {
                Effect::Savage(n) => *n > 0,
                Effect::Drain(phases, _) | Effect::Rust(phases) => phases.cover(phase),
                _ => false,
            })
    }

    /// The round is over: some opponents recover (P22).
    fn end_round(&mut self, table: &mut Table) {
        let regen = self.traits().map(|effect| if let Effect::Regen(n) = effect { *n } else { 0 }).sum();
        self.push(Task::Combat(Stage::Round));
        self.foe_recovers(regen, table);
    }

    /// A challenge sheds wounds.
    pub(crate) fn foe_recovers(&mut self, n: u8, table: &mut Table) {
        let Some(fight) = &mut self.fight else { return };
        let less = n.min(fight.wounds);
        fight.wounds -= less;
        let left = fight.wounds;
        if less > 0 {
            table.tell(|| Event::FoeRecovered { foe: self.foe_id(), wounds: less, left });
        }
    }

    /// The challenge is defeated at once (P25).
    pub(crate) fn defeat(&mut self, reward: bool, table: &mut Table) {
        self.end_fight(if reward { FightEnd::Won } else { FightEnd::WonWithoutReward }, table);
    }

    /// The hero who acts gets away.
    pub(crate) fn get_away(&mut self, table: &mut Table) {
        let Some(fight) = &self.fight else { return };
        let seat = fight.aggressor;
        let end = match fight.foe {
            Foe::Hero(_) => FightEnd::DuelEscaped { seat },
            _ => FightEnd::Escaped,
        };
        table.tell(|| Event::Escaped { seat });
        self.end_fight(end, table);
    }

    /// A hero falls, unless something kept him up.
    fn fall_down(&mut self, seat: Seat, table: &mut Table) {
        if self.party(seat).wounds < self.life(seat) {
            return;
        }
        match self.fight.filter(|fight| fight.includes(seat)) {
            None => self.knock_out(seat, table),
            Some(fight) => {
                let end = match fight.rival_of(seat) {
                    Some(winner) => FightEnd::DuelWon { winner, loser: seat },
                    None => FightEnd::KnockedOut,
                };
                self.end_fight(end, table);
            }
        }
    }

    /// The combat is over, and with it everything that was under way in it.
    pub(crate) fn end_fight(&mut self, end: FightEnd, table: &mut Table) {
        let Some(fight) = self.fight.take() else { return };
        self.agenda.truncate(usize::from(fight.base));
        self.roll = None;
        self.packets.clear();
        self.marks.end(Span::Combat);
        self.fight_over(fight, end, table);
    }

    /// The id by which names know the opponent.
    pub(crate) fn foe_id(&self) -> &'static str {
        match self.fight.as_ref().map(|fight| fight.foe) {
            Some(Foe::Challenge(card) | Foe::Enemy(card)) => self.adventure_id(card),
            Some(Foe::Hero(seat)) => self.hero_id(seat),
            None => "nothing",
        }
    }
}
