//! Carrying effects out.

use crate::core::attack::Source;
use crate::core::hero::{NOBODY, Standing as State};
use crate::core::push::Push;
use crate::core::state::{Boarding, Order, Table};
use crate::core::task::Task;
use crate::core::walk::Walk;
use crate::effects::aim::who_of;
use crate::effects::vocabulary::*;
use crate::event::Event;
use crate::steps::*;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// What a text stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Src {
    /// A Tide card.
    Card(u8),
    /// An action of a hero.
    Act { hero: u8, action: u8 },
}

/// Why something happens: whose text it is, which line of it, and whom the moment is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Cause {
    pub src: Src,
    pub line: u8,
    pub seat: Seat,
    /// The hero the moment is about.
    pub it: u8,
    /// The hero that the effect before was for.
    pub same: u8,
}

impl Cause {
    pub(crate) const fn new(src: Src, seat: Seat, it: u8) -> Cause {
        Cause { src, line: 0, seat, it, same: NOBODY }
    }

    /// The hero that has the action.
    pub(crate) const fn itself(&self) -> u8 {
        match self.src {
            Src::Act { hero, .. } => hero,
            Src::Card(_) => NOBODY,
        }
    }
}

impl Boarding {
    /// The effect at a place of a line.
    pub(crate) fn effect(&self, cause: &Cause, at: u8) -> Option<Effect> {
        self.text_of(cause.src).get(usize::from(cause.line))?.effects.get(usize::from(at)).copied()
    }

    /// Whether a line may be left undone.
    pub(crate) fn is_optional(&self, cause: &Cause) -> bool {
        self.text_of(cause.src).get(usize::from(cause.line)).is_some_and(|line| line.may)
    }

    /// The effects of a line, one after the other.
    pub(crate) fn run_line(&mut self, cause: Cause) {
        self.push(Task::Run { cause, at: 0 });
    }

    /// What follows an effect.
    pub(crate) fn run_next(&mut self, cause: Cause, at: u8) {
        if self.effect(&cause, at + 1).is_some() {
            self.push(Task::Run { cause, at: at + 1 });
        }
    }

    /// Carries an effect out, or asks whom it is for.
    pub(crate) fn run_effect(&mut self, cause: Cause, at: u8, table: &mut Table) {
        let Some(effect) = self.effect(&cause, at) else { return };
        match who_of(effect) {
            Some(Who::One(which)) => {
                if self.candidates(which, &cause).next().is_some() {
                    self.push(Task::Ask(Asked::PickHero(PickHero { cause, at })));
                } else {
                    self.run_next(cause, at);
                }
            }
            Some(Who::Each(which)) => {
                self.run_next(cause, at);
                let heroes = self.candidates(which, &cause).fold(0u16, |all, hero| all | 1 << hero);
                for hero in crate::core::state::bits(u64::from(heroes)) {
                    self.affect(effect, cause, hero, table);
                }
            }
            Some(who) => {
                let hero = self.one_of(who, &cause);
                self.run_next(Cause { same: hero, ..cause }, at);
                if hero != NOBODY {
                    self.affect(effect, cause, hero, table);
                }
            }
            None => {
                self.run_next(cause, at);
                self.perform(effect, cause, at, table);
            }
        }
    }

    /// An effect on a hero.
    pub(crate) fn affect(&mut self, effect: Effect, cause: Cause, hero: u8, table: &mut Table) {
        match effect {
            Effect::Prevent { n, bare, .. } => {
                let most = if self.hero(hero).coins == 0 { bare.unwrap_or(n) } else { n };
                if most > 1 {
                    self.push(Task::Ask(Asked::Spare(Spare { seat: cause.seat, hero, most })));
                } else {
                    self.spare(hero, most, table);
                }
            }
            Effect::Damage { n, .. } => self.suffer(hero, n, table),
            Effect::Heal { n, .. } => {
                let n = self.amount(n, &cause);
                self.heal(hero, n, table);
            }
            Effect::Give { status, .. } => self.afflict(hero, status, table),
            Effect::Cleanse(_) => {
                self.hero_mut(hero).statuses = 0;
                table.tell(|| Event::Cleansed { hero: self.hero_id(hero) });
            }
            Effect::Push { n, .. } => {
                let push = Push { hero, left: n, by: cause.seat };
                self.push(Task::Ask(Asked::PushStep(PushStep { push })));
            }
            Effect::Walk { n, .. } => {
                self.push(Task::Walk(Walk { hero, left: n, moved: false, free: true }));
            }
            Effect::Drown(_) => self.splash(hero),
            Effect::Boost { dice, hit, reroll, lasts, .. } => {
                let own = self.hero_mut(hero);
                if lasts == Lasts::NextAttack {
                    own.next = own.next.saturating_add_signed(dice);
                } else {
                    own.dice += dice;
                    own.hit += hit;
                    own.lucky |= reroll;
                }
                table.tell(|| Event::Boosted { hero: self.hero_id(hero), dice, hit, reroll });
            }
            Effect::Coins { n, .. } => self.gain(hero, n, table),
            Effect::Lose { n, .. } => self.lose(hero, n, table),
            Effect::Pass { most, .. } => {
                let pass = PassCoins { from: cause.itself(), to: hero, most };
                self.push(Task::Ask(Asked::PassCoins(pass)));
            }
            Effect::Recover(_) | Effect::PayToll(_) => self.recover(hero, table),
            Effect::Chance { dice, need, then } => self.side_roll((dice, need, then), cause, hero, table),
            _ => {}
        }
    }

    /// A knocked-out hero comes a step nearer.
    pub(crate) fn recover(&mut self, hero: u8, table: &mut Table) {
        let own = self.hero_mut(hero);
        match own.state {
            State::Toll => {
                own.state = State::Paid;
                table.tell(|| Event::TollPaid { hero: self.hero_id(hero) });
            }
            State::Paid => {
                (own.state, own.owner) = (State::Reserve, None);
                table.tell(|| Event::Revived { hero: self.hero_id(hero) });
            }
            State::Reserve | State::Deployed | State::Overboard => {}
        }
    }

    /// Dice that belong to no attack.
    fn side_roll(&mut self, chance: (Amount, u8, Outcome), cause: Cause, hero: u8, table: &mut Table) {
        let (dice, need, then) = chance;
        let count = self.amount(dice, &cause);
        if count == 0 {
            return;
        }
        let faces: tinyvec::ArrayVec<[u8; 16]> = (0..count.min(16)).map(|_| table.roll(6)).collect();
        let good = faces.iter().filter(|face| **face >= need).count() as u8;
        table.tell(|| Event::SideRoll { faces: faces.to_vec(), need });
        if good == 0 {
            return;
        }
        match then {
            Outcome::Damage(_) => self.suffer(hero, good, table),
            Outcome::Heal(_) => self.heal(hero, good, table),
            Outcome::Drown(_) => self.splash(hero),
        }
    }

    /// How many.
    fn amount(&self, amount: Amount, cause: &Cause) -> u8 {
        let attack = self.attack();
        match amount {
            Amount::N(n) => n,
            Amount::Any => u8::MAX,
            Amount::Misses => attack.map_or(0, |attack| attack.misses),
            Amount::Suffered => self.suffered(cause.itself()),
            Amount::Felled => {
                attack.map_or(0, |attack| attack.felled_crew + attack.felled.count_ones() as u8)
            }
        }
    }

    /// An effect on anything else.
    fn perform(&mut self, effect: Effect, cause: Cause, at: u8, table: &mut Table) {
        let side = self.side_of(cause.seat);
        let seat = cause.seat;
        match effect {
            Effect::Dice(more) => {
                if let Some(attack) = self.attacks.last_mut() {
                    attack.more += more;
                }
            }
            Effect::ToHit(raise) => {
                if let Some(attack) = self.attacks.last_mut() {
                    attack.raise += raise;
                }
            }
            Effect::Cancel(n) => self.cancel_hits(n),
            Effect::Reroll { dice, most } => {
                let left = self.amount(most, &cause);
                self.push(Task::Ask(Asked::Reroll(Reroll { seat, misses: dice == Which::Misses, left })));
            }
            Effect::Unluck => self.push(Task::Ask(Asked::Unluck(Unluck { seat }))),
            Effect::SetDie(face) => self.push(Task::Ask(Asked::SetDie(SetDie { seat, face }))),
            Effect::Blast { .. }
            | Effect::Vanish { .. }
            | Effect::Cover { .. }
            | Effect::CallDragon
            | Effect::Muster { .. }
            | Effect::CrewDice { hands: Hands::InOnePlace, .. } => {
                self.push(Task::Ask(Asked::PickPlace(PickPlace { cause, at })));
            }
            Effect::CrewDice { rank, dice, .. } => {
                self.orders.push(Order {
                    side: Some(side),
                    rank: Some(rank),
                    dice: Some(dice),
                    ..Order::default()
                });
            }
            Effect::CrewHits { rank, need } => {
                self.orders.push(Order {
                    side: Some(side),
                    rank: Some(rank),
                    need: Some(need),
                    ..Order::default()
                });
            }
            Effect::Actions(more) => {
                let own = self.hero_mut(cause.it);
                own.extra = own.extra.saturating_add_signed(more);
            }
            Effect::PassThrough => self.ghost = true,
            Effect::AttackWith { action } => {
                let hero = cause.itself();
                let target = self.hero(cause.it).cell;
                self.declare(Source::Hero { hero, action }, side, target, table);
            }
            Effect::Survive { damage } => {
                self.hero_mut(cause.it).damage = damage;
                table.tell(|| Event::Survived { hero: self.hero_id(cause.it), damage });
            }
            Effect::Share => self.push(Task::Ask(Asked::Share(Share { seat, from: cause.it }))),
            Effect::KeepCoins => self.hero_mut(cause.it).fate.keep = true,
            Effect::DropCoins => self.hero_mut(cause.it).fate.drop = true,
            Effect::PaidAtOnce => self.hero_mut(cause.it).fate.paid = true,
            Effect::Swing(more) => self.swing.modifier += more,
            Effect::RerollSwing => self.reroll_swing(table),
            Effect::March => self.push(Task::Ask(Asked::Lane(Lane { seat }))),
            Effect::Repair { n, tiles } => {
                self.push(Task::Ask(Asked::Mend(Mend { seat, n, left: tiles, done: 0 })));
            }
            Effect::Search { top } => self.search_deck(seat, top, table),
            Effect::Fetch => self.push(Task::Ask(Asked::Fetch(Fetch { seat }))),
            Effect::Rob => self.push(Task::Ask(Asked::Rob(Rob { seat }))),
            Effect::Stir(more) => self.stirred += more,
            _ => {}
        }
    }

    /// Hits are cancelled, the weakest first.
    fn cancel_hits(&mut self, count: u8) {
        if let Some(attack) = self.attacks.last_mut() {
            for _ in 0..count {
                if let Some(hits) = attack.hits.iter_mut().find(|hits| **hits > 0) {
                    *hits -= 1;
                }
            }
        }
    }
}
