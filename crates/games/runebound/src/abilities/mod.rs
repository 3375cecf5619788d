//! What cards and heroes can do: which lines may be used at a moment, what they cost, and how often they work.

mod bars;
mod constants;
mod cue;
mod marks;
mod sense;

pub(crate) use cue::Cue;
pub(crate) use marks::{Marks, Span};

use crate::combat::{Aim, Body, Fight, Foe};
use crate::effects::vocabulary::{Class, Condition, Cost, Limit, Line, Moment, Phase, Stat};
use crate::event::Event;
use crate::pack::Wares;
use crate::run::Run;
use crate::source::{Source, Text};
use crate::state::{Quest, Table};
use crate::steps::{Asked, Respond};
use crate::task::Task;
use freeport_kernel::{Phrase, Seat};
use serde::{Deserialize, Serialize};

/// A line of a text that its owner may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Whose text.
    pub text: Text,
    /// Which line of it.
    pub line: u8,
}

/// A moment that has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum At {
    /// A decision of one's own.
    Free,
    /// Before the way of moving is chosen.
    Premove,
    /// The movement dice were rolled.
    Moveroll,
    /// The last hex was entered.
    Postmove,
    /// An adventure card is about to be drawn.
    Predraw,
    /// A challenge was just revealed.
    Reveal,
    /// Before combat.
    Before,
    /// A phase begins.
    PhaseStart(Phase),
    /// The dice of a roll are about to be thrown.
    Preroll,
    /// The dice of a roll were thrown.
    Rolled,
    /// An attack has just succeeded.
    Hit,
    /// In the escape phase, before a try.
    Escape,
    /// Wounds are about to be placed.
    Wound,
    /// A hero was felled.
    Felled,
    /// A challenge was defeated.
    Won,
    /// One's own Market step.
    Market,
    /// The end of one's own turn.
    Turnend,
}

impl Quest {
    /// A new time in which everybody may activate one card, and once-a-round texts work again (RN-25.1, RN-25.2).
    pub(crate) fn new_window(&mut self) {
        self.activated = 0;
        self.marks.end(Span::Round);
    }

    /// A time in which no card may be activated (RN-25.3).
    pub(crate) fn no_activations(&mut self) {
        self.activated = u8::MAX;
    }

    /// Whether the conditions of a line hold.
    #[inline]
    pub(crate) fn holds(&self, line: &Line, source: Source) -> bool {
        line.conditions.iter().all(|condition| self.is_met(*condition, source))
    }

    fn is_met(&self, condition: Condition, source: Source) -> bool {
        match condition {
            Condition::Vs(tag) => self.foe_tag() == Some(tag),
            Condition::FirstRound => self.fight.as_ref().is_some_and(|fight| fight.round == 1),
            Condition::In(phases) => {
                let phase = self.fight.as_ref().and_then(Fight::phase);
                phase.is_some_and(|phase| phases.cover(phase))
            }
            Condition::MindOrSpirit => self.roll.is_some_and(|roll| roll.aim.stat() != Stat::Body),
            Condition::Revealed { tag, up_to } => match self.fight.as_ref().map(|fight| fight.foe) {
                Some(Foe::Challenge(card)) => self.foe_tag() == Some(tag) && self.colour(card) <= up_to,
                _ => false,
            },
            Condition::HasMarketWeapon => self.has_market_weapon(source.seat),
            Condition::LacksMarketWeapon => !self.has_market_weapon(source.seat),
        }
    }

    fn has_market_weapon(&self, seat: Seat) -> bool {
        let is_weapon = |card: u8| matches!(self.goods(card).wares, Wares::Item(Class::Weapon, _));
        self.party(seat).items.iter().any(is_weapon)
    }

    /// Whether a line works at a moment that has come.
    pub(crate) fn works_at(&self, source: Source, line: &Line, at: At) -> bool {
        let roll = self.roll.as_ref();
        let rolled_by = || {
            roll.is_some_and(|roll| {
                roll.who.seat == source.seat && self.is_about(source, line, roll.who.body)
            })
        };
        let combat = || roll.and_then(|roll| roll.aim.combat());
        match (line.when, at) {
            (Moment::Free, At::Free | At::Before)
            | (Moment::Premove, At::Premove)
            | (Moment::Moveroll, At::Moveroll)
            | (Moment::Postmove, At::Postmove)
            | (Moment::Predraw, At::Predraw)
            | (Moment::Reveal, At::Reveal)
            | (Moment::Before, At::Before)
            | (Moment::Onescape, At::Escape)
            | (Moment::Onko, At::Felled)
            | (Moment::Onwin, At::Won)
            | (Moment::Market, At::Market)
            | (Moment::Turnend, At::Turnend) => true,
            (Moment::PhaseStart(phases), At::PhaseStart(phase)) => phases.cover(phase),
            (Moment::Preroll(phases, rolls), At::Preroll) | (Moment::Onroll(phases, rolls), At::Rolled) => {
                combat().is_some_and(|(phase, attack)| phases.cover(phase) && rolls.cover(attack))
                    && rolled_by()
            }
            (Moment::Ontest, At::Rolled) => roll.is_some_and(|roll| matches!(roll.aim, Aim::Test { .. })),
            (Moment::Onescape, At::Rolled) => roll.is_some_and(|roll| roll.aim == Aim::Escape),
            (Moment::Onhit(phases), At::Hit) => {
                combat().is_some_and(|(phase, attack)| attack && phases.cover(phase)) && rolled_by()
            }
            (Moment::Onwound, At::Wound) => self.packets.last().is_some_and(|packet| {
                packet.to.seat == source.seat && self.is_about(source, line, packet.to.body)
            }),
            _ => false,
        }
    }

    /// Whether allies of a seat may not act: those of the defender take no part in a round of a duel (RN-23.4).
    fn sidelines_allies(&self, seat: Seat) -> bool {
        self.fight.as_ref().is_some_and(|fight| fight.round > 0 && fight.defender() == Some(seat))
    }

    /// Whether the owner can pay what a line costs.
    pub(crate) fn affords(&self, source: Source, line: &Line) -> bool {
        line.cost.iter().all(|cost| self.affords_one(source, cost))
    }

    fn affords_one(&self, source: Source, cost: &Cost) -> bool {
        let party = self.party(source.seat);
        match cost {
            Cost::Act => {
                let up = source.text.card().is_some_and(|card| !party.is_down(card));
                up && self.activated >> source.seat.0 & 1 == 0
            }
            Cost::Disc => source.text.card().is_some_and(|card| !party.is_down(card)),
            Cost::Exh(n) => {
                let who = self.bearer(source);
                self.exhaustion(who) + n <= self.strength_of(who)
            }
            Cost::Pay(n) => party.gold >= u16::from(*n),
        }
    }

    /// Whether a line may be used at a moment that has come.
    fn is_usable(&self, source: Source, at: u8, line: &Line, moment: At) -> bool {
        self.works_at(source, line, moment)
            && !self.marks.bar(source, at)
            && self.holds(line, source)
            && self.affords(source, line)
            && self.makes_sense(source, line)
    }

    /// Everything that a seat may use at a moment that has come.
    pub(crate) fn uses(&self, seat: Seat, moment: At, add: &mut impl FnMut(Ability)) {
        let sidelined = self.sidelines_allies(seat);
        for text in self.texts(seat) {
            let source = Source::new(seat, text);
            let lines = self.lines_of(source);
            if lines.iter().all(|line| line.when == Moment::Always) {
                continue;
            }
            if sidelined && self.bearer(source).body != Body::Hero {
                continue;
            }
            for (line, written) in (0..).zip(lines) {
                if self.is_usable(source, line, written, moment) {
                    add(Ability { text, line });
                }
            }
        }
    }

    /// Asks a seat whether it uses something at a moment, until it has enough.
    pub(crate) fn offer(&mut self, seat: Seat, at: Cue) {
        self.push(Task::Ask(Asked::Respond(Respond { seat, at })));
    }

    /// Pays what a line costs, and puts what it does on the agenda.
    pub(crate) fn use_ability(&mut self, seat: Seat, ability: Ability, table: &mut Table) {
        let source = Source::new(seat, ability.text);
        let Some(line) = self.lines_of(source).get(usize::from(ability.line)) else { return };
        table.tell(|| Event::Used { seat, card: self.text_id(source) });
        self.push(Task::Run(Run::of(source, ability.line)));
        let span = match line.limit {
            _ if line.when == Moment::Before => Some(Span::Combat),
            Some(Limit::Roll) => Some(Span::Roll),
            Some(Limit::Round) => Some(Span::Round),
            Some(Limit::Turn) => Some(Span::Turn),
            None => None,
        };
        if let Some(span) = span {
            self.marks.add(source, ability.line, span);
        }
        self.pay(source, line, table);
    }

    /// Pays what a line costs.
    pub(crate) fn pay(&mut self, source: Source, line: &Line, table: &mut Table) {
        let Source { seat, text } = source;
        for cost in &line.cost {
            match (*cost, text) {
                (Cost::Act, _) => {
                    self.activated |= 1 << seat.0;
                    if let Some(card) = text.card() {
                        self.party_mut(seat).turn_down(card);
                    }
                }
                (Cost::Disc, Text::Market(card)) => self.discard_market(seat, card, table),
                (Cost::Disc, Text::Kept(card)) => self.discard_kept(seat, card, table),
                (Cost::Disc, _) => {}
                (Cost::Exh(n), _) => self.exert(self.bearer(source), n, table),
                (Cost::Pay(n), _) => self.pay_gold(seat, u16::from(n), table),
            }
        }
    }

    /// Runs what a seat's texts do at a moment and costs nothing.
    pub(crate) fn stir(&mut self, seat: Seat, at: At) {
        let mut runs = tinyvec::ArrayVec::<[Option<Ability>; 16]>::new();
        self.uses(seat, at, &mut |ability| {
            let free =
                self.lines_of(Source::new(seat, ability.text))[usize::from(ability.line)].cost.is_empty();
            if free && runs.len() < 16 {
                runs.push(Some(ability));
            }
        });
        for ability in runs.into_iter().rev().flatten() {
            self.push(Task::Run(Run::of(Source::new(seat, ability.text), ability.line)));
        }
    }

    /// How the use of a line is said.
    pub(crate) fn use_phrase(&self, seat: Seat, ability: &Ability) -> Phrase {
        self.using(self.ability_id(seat, ability))
    }

    /// The id of the card of a line; of nothing where there is no such card.
    pub(crate) fn ability_id(&self, seat: Seat, ability: &Ability) -> &'static str {
        if !self.texts(seat).any(|text| text == ability.text) {
            return "nothing";
        }
        self.text_id(Source::new(seat, ability.text))
    }
}
