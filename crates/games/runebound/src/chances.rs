//! What the decisions of a moment promise, exactly.
//!
//! Two ten-sided dice have a hundred equally likely faces, and two throws against each other ten thousand; so every chance is a
//! whole number of ten thousandths. A promise holds as long as nobody uses anything else; the chance to win is that of the simple
//! policy that `odds` describes.

use crate::abilities::{Ability, Cue};
use crate::cards::Cards;
use crate::combat::{Aim, Body, Character, Fight, Foe, Roll};
use crate::effects::vocabulary::{Effect, Line, Skill, Stat, Wounds};
use crate::event::Event;
use crate::game::Runebound;
use crate::odds::at_least;
use crate::source::Source;
use crate::state::Quest;
use crate::steps::{Asked, Flight, Move, Respond, Stand};
use freeport_kernel::{Chance, Seat, Table};
use freeport_steps::Question;
use serde::Serialize;

/// So many throws there are of two pairs of dice.
const ALL: u16 = 10_000;

/// What a decision promises; what has nothing to do with it is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Odds {
    /// The decision.
    pub r#move: Move,
    /// In how many of ten thousand throws the roll succeeds that it brings or that it helps.
    pub chance: Option<u16>,
    /// What the dice on the table come to with it.
    pub total: Option<i16>,
    /// Wounds that the opponent takes on a success.
    pub given: Option<u8>,
    /// Wounds that one's own side takes: on a failure, or what is left of those that are due.
    pub taken: Option<u8>,
    /// How many of ten thousand fights are won that go on with it.
    pub win: Option<u16>,
}

/// A promise without its decision.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Promise {
    chance: Option<u16>,
    total: Option<i16>,
    given: Option<u8>,
    taken: Option<u8>,
    win: Option<u16>,
}

/// The chance to reach a number with what is added to the dice.
fn reach(need: u8, added: i16) -> u16 {
    u16::from(at_least(i16::from(need) - added)) * (ALL / 100)
}

/// The chance to reach what somebody else throws, with what each of the two adds.
fn contest(own: i16, other: i16) -> u16 {
    (2..=20)
        .map(|sum| u16::from(at_least(sum) - at_least(sum + 1)) * u16::from(at_least(sum + other - own)))
        .sum()
}

fn share(chance: f64) -> u16 {
    (chance * f64::from(ALL)).round() as u16
}

/// Whether it is asked where no roll has been begun: the chance to win can be told from there.
const fn between_rolls(asked: &Asked) -> bool {
    matches!(
        asked,
        Asked::Stance(_) | Asked::Flee(_) | Asked::Respond(Respond { at: Cue::Before | Cue::Reveal, .. })
    )
}

impl Quest {
    /// What each decision that a seat is asked for promises, as far as dice or a fight hang on it.
    pub(crate) fn odds_for(&self, seat: Seat) -> Vec<Odds> {
        let Some(asked) = self.asked_of(seat) else { return Vec::new() };
        let mut moves = Vec::new();
        asked.options(self, seat, &mut moves);
        let promised = moves.into_iter().map(|mv| (mv, self.promise(seat, &asked, &mv)));
        promised
            .filter(|(_, promise)| *promise != Promise::default())
            .map(|(r#move, Promise { chance, total, given, taken, win })| Odds {
                r#move,
                chance,
                total,
                given,
                taken,
                win,
            })
            .collect()
    }

    fn promise(&self, seat: Seat, asked: &Asked, mv: &Move) -> Promise {
        match *mv {
            Move::Stance(Stand::Attack(body)) => self.stand_promise(seat, Some(body)),
            Move::Stance(Stand::Defend) => self.stand_promise(seat, None),
            Move::Flee(Flight::Try) => {
                Promise { chance: self.flight_chance(seat), taken: Some(1), ..Promise::default() }
            }
            Move::Flee(Flight::Stay) => Promise { win: self.winning(), ..Promise::default() },
            Move::Stance(Stand::Use(ability))
            | Move::Flee(Flight::Use(ability))
            | Move::Respond(Some(ability)) => self.use_promise(seat, asked, mv, ability),
            Move::Respond(None) => self.as_it_stands(asked),
            Move::LayAside(card) => self.bare_promise(card),
            Move::Aspect(_) => Promise { win: self.winning_after(seat, mv), ..Promise::default() },
            Move::Attempt(true) | Move::Fork(_) | Move::Stake(1..) => {
                Promise { chance: self.test_chance(seat, asked, mv), ..Promise::default() }
            }
            _ => Promise::default(),
        }
    }

    /// The chance to win the fight as it stands, where it is no duel.
    fn winning(&self) -> Option<u16> {
        Runebound(self.clone()).win_chance().map(share)
    }

    /// The chance to win once a decision has been carried out that throws no dice and asks for nothing more.
    fn winning_after(&self, seat: Seat, mv: &Move) -> Option<u16> {
        let mut after = self.clone();
        let mut table: Table<Event> = Table::quiet(Chance::strict(&[]));
        after.decide(seat, mv, &mut table);
        let settled = table.settle().is_none() && after.roll.is_none() && after.packets.is_empty();
        if settled && after.asked().is_some_and(|asked| between_rolls(&asked)) {
            after.winning()
        } else {
            None
        }
    }

    /// An attack in the phase under way, or a defence.
    fn stand_promise(&self, seat: Seat, attacker: Option<Body>) -> Promise {
        let Some(phase) = self.fight.as_ref().and_then(Fight::phase) else { return Promise::default() };
        let who = Character { seat, body: attacker.unwrap_or(Body::Hero) };
        let savage = || self.traits().map(|effect| if let Effect::Savage(n) = effect { *n } else { 0 }).sum();
        let harm = self.foe_damage(phase) + if attacker.is_none() { savage() } else { 0 };
        let spared = if harm >= 2 { self.toughness(who) } else { 0 };
        let added = self.prowess(who, phase, attacker.is_some(), Cards::NONE);
        let blow = attacker.map(|_| self.damage(who, phase).min(self.hit_cap(Some(phase))));
        let rolls = attacker.is_some() || self.defence_matters(phase);
        let win = self.prospects().into_iter().find(|prospect| prospect.attacker == attacker);
        Promise {
            chance: rolls.then(|| reach(self.need(phase.stat()), added)),
            given: blow,
            taken: Some(harm.saturating_sub(spared)),
            win: win.map(|prospect| prospect.win),
            total: None,
        }
    }

    /// A try to escape: against a number that stands, or that a rival has yet to roll.
    fn flight_chance(&self, seat: Seat) -> Option<u16> {
        let fight = self.fight.as_ref()?;
        let added = self.value(&Roll::new(Character::hero(seat), Aim::Escape, 0));
        Some(match (fight.rival_of(seat), fight.number) {
            (Some(rival), None) => contest(added, i16::from(self.stat(rival, Stat::Mind))),
            _ => reach(self.need(Stat::Mind), added),
        })
    }

    /// What holds when nothing more is used.
    fn as_it_stands(&self, asked: &Asked) -> Promise {
        match (&self.roll, self.packets.last()) {
            (_, Some(packet)) => Promise { taken: Some(packet.wounds), ..Promise::default() },
            (Some(roll), None) => self.roll_promise(roll, 0),
            (None, None) if between_rolls(asked) => Promise { win: self.winning(), ..Promise::default() },
            (None, None) => Promise::default(),
        }
    }

    /// The roll under way with a bonus; an attack that has succeeded deals its wounds.
    fn roll_promise(&self, roll: &Roll, bonus: i16) -> Promise {
        let added = self.value(roll) + i16::from(roll.bonus) + bonus;
        let sets = roll.aim.sets_number();
        let total = roll.thrown().then(|| i16::from(roll.sum()) + added);
        let chance = match total {
            Some(total) => u16::from(total >= i16::from(roll.need)) * ALL,
            None => reach(roll.need, added),
        };
        Promise { chance: (!sets).then_some(chance), total, given: self.hit(roll, 0), ..Promise::default() }
    }

    /// The wounds of an attack with some more.
    fn hit(&self, roll: &Roll, more: u8) -> Option<u8> {
        let phase = match roll.aim {
            Aim::Attack(phase) => Some(phase),
            Aim::Ambush { .. } => None,
            _ => return None,
        };
        Some((self.blow(roll) + more).min(self.hit_cap(phase)))
    }

    /// What an item more or less in the hand means for the roll.
    fn bare_promise(&self, card: Option<u8>) -> Promise {
        let Some(mut roll) = self.roll else { return Promise::default() };
        if let Some(card) = card {
            roll.aside.add(card);
        }
        self.roll_promise(&roll, 0)
    }

    /// The use of a line of a text.
    fn use_promise(&self, seat: Seat, asked: &Asked, mv: &Move, ability: Ability) -> Promise {
        let source = Source::new(seat, ability.text);
        let Some(line) = self.lines_of(source).get(usize::from(ability.line)) else {
            return Promise::default();
        };
        match (&self.roll, self.packets.last()) {
            (_, Some(packet)) => {
                let less = line.effects.iter().map(|effect| match effect {
                    Effect::Avert(n) | Effect::Redirect(n) => *n,
                    Effect::AvertAll => u8::MAX,
                    _ => 0,
                });
                let less = less.fold(0_u8, u8::saturating_add);
                Promise { taken: Some(packet.wounds.saturating_sub(less)), ..Promise::default() }
            }
            (Some(roll), None) => self.help_promise(roll, line),
            (None, None) => self.ambush_promise(source, line).unwrap_or_else(|| {
                let win = if between_rolls(asked) { self.winning_after(seat, mv) } else { None };
                let sure = line.effects.contains(&Effect::EscapeAuto);
                Promise { chance: sure.then_some(ALL), win, ..Promise::default() }
            }),
        }
    }

    /// What helps a roll before or after its dice, or makes an attack worse for who suffers it.
    fn help_promise(&self, roll: &Roll, line: &Line) -> Promise {
        let (mut bonus, mut more, mut again, mut sure) = (0, 0, false, false);
        for effect in &line.effects {
            match effect {
                Effect::Bonus(n) => bonus += i16::from(*n),
                Effect::Hit(n) => more += n,
                Effect::Reroll => again = true,
                Effect::EscapeAuto => sure = true,
                _ => {}
            }
        }
        let helped = if again {
            self.roll_promise(&Roll { dice: [0; 2], ..*roll }, bonus)
        } else {
            self.roll_promise(roll, bonus)
        };
        if sure {
            return Promise { chance: Some(ALL), ..Promise::default() };
        }
        Promise { given: self.hit(roll, more), ..helped }
    }

    /// An attack before combat, with what it means for the whole fight.
    fn ambush_promise(&self, source: Source, line: &Line) -> Option<Promise> {
        let (phase, wounds) = line.effects.iter().find_map(|effect| match effect {
            Effect::Attack(phase, wounds) => Some((*phase, *wounds)),
            _ => None,
        })?;
        let who = self.bearer(source);
        let added = self.prowess(who, phase, true, Cards::NONE);
        let fight = self.fight.as_ref()?;
        let chance = match fight.rival_of(source.seat) {
            Some(rival) => contest(added, i16::from(self.stat(rival, phase.stat()))),
            None => reach(self.target(phase.stat()), added),
        };
        let given = match wounds {
            Wounds::Own => self.damage(who, phase),
            Wounds::N(n) => n,
        };
        let given = given.min(self.hit_cap(None));
        let win = self.winning_by(source, line, given, f64::from(chance) / f64::from(ALL));
        Some(Promise { chance: Some(chance), given: Some(given), win, ..Promise::default() })
    }

    /// The chance to win once a line was paid for that deals so many wounds with some chance.
    fn winning_by(&self, source: Source, line: &Line, given: u8, chance: f64) -> Option<u16> {
        if matches!(self.fight.as_ref()?.foe, Foe::Hero(_)) {
            return None;
        }
        let mut missed = self.clone();
        missed.pay(source, line, &mut Table::quiet(Chance::strict(&[])));
        let mut hit = missed.clone();
        let fight = hit.fight.as_mut()?;
        fight.wounds = fight.wounds.saturating_add(given);
        let felled = fight.wounds >= hit.foe_life();
        let after = |game: Quest| Runebound(game).win_chance();
        let won = if felled { 1.0 } else { after(hit)? };
        Some(share(chance * won + (1.0 - chance) * after(missed)?))
    }

    /// The chance of the test that follows a decision.
    fn test_chance(&self, seat: Seat, asked: &Asked, mv: &Move) -> Option<u16> {
        let test = |effects: &[Effect]| {
            effects.iter().find_map(|effect| match effect {
                Effect::Test(test) => Some((test.skill, test.need)),
                _ => None,
            })
        };
        let (skill, need): (Skill, u8) = match (asked, mv) {
            (Asked::Attempt(attempt), _) => test(&attempt.line(self)?.effects)?,
            (Asked::Fork(fork), Move::Fork(side)) => test(fork.sides(self).get(usize::from(*side))?)?,
            (Asked::Stake(stake), _) => match self.effect_at(stake.run)? {
                Effect::Stake(_, skill, need) => (*skill, *need),
                _ => return None,
            },
            _ => return None,
        };
        Some(reach(need, i16::from(self.stat(seat, skill.stat())) + self.test_bonus(seat, skill)))
    }
}
