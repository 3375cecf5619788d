//! Whom effects are for, when lines work, and whether anything can come of them.

use crate::core::attack::Attack;
use crate::core::beast::Beast;
use crate::core::hero::{Hero, NOBODY, Standing as State};
use crate::core::place::{Cell, LANES};
use crate::core::side::Side;
use crate::core::state::Boarding;
use crate::core::walk::Walk;
use crate::effects::run::{Cause, Src};
use crate::effects::vocabulary::*;
use crate::steps::Pace;

impl Boarding {
    /// The lines of a card or an action.
    #[inline]
    pub(crate) fn text_of(&self, src: Src) -> &'static [Line] {
        match src {
            Src::Card(card) => &self.pack.get().cards[usize::from(card)].lines,
            Src::Act { hero, action } => &self.card_of(hero).actions[usize::from(action)].lines,
        }
    }

    /// The side whose moment it is; nobody's when a creature attacks.
    fn moment_side(&self, moment: Moment, it: u8) -> Option<Side> {
        match moment {
            Moment::GunAimed | Moment::AttackDeclared | Moment::AttackRolled | Moment::AttackOver => {
                self.attack().filter(|attack| !attack.by_beast()).map(|attack| attack.side)
            }
            Moment::HitsAssigned => self.attack().map(|attack| attack.victim),
            _ if it != NOBODY => Some(Boarding::side_of_hero(it)),
            _ => Some(self.active),
        }
    }

    /// Whether a line works: it is its moment, and its conditions hold.
    pub(crate) fn holds_all(&self, line: &Line, cause: &Cause) -> bool {
        let own = self.side_of(cause.seat);
        let whose = match line.of {
            Whose::Own => self.moment_side(line.when, cause.it) == Some(own),
            Whose::Enemy => self.moment_side(line.when, cause.it) == Some(own.other()),
            Whose::Any => true,
            Whose::Itself => cause.itself() == cause.it,
        };
        whose && line.conditions.iter().all(|condition| self.holds(*condition, cause, own))
    }

    fn holds(&self, condition: Condition, cause: &Cause, own: Side) -> bool {
        let it = || (cause.it != NOBODY).then(|| self.hero(cause.it));
        let itself = || (cause.itself() != NOBODY).then(|| self.hero(cause.itself()));
        let attack = self.attack();
        match condition {
            Condition::TargetHolds(held) => {
                attack.is_some_and(|attack| self.place_holds(attack.target, held, cause, own))
            }
            Condition::Wounds(damage) => itself().is_some_and(|hero| hero.damage >= damage),
            Condition::HasCoins(coins) => it().is_some_and(|hero| hero.coins >= coins),
            Condition::Near(range) => it().is_some_and(|hero| self.near_a_friend(own, hero.cell, range)),
            Condition::NearItself(range) => match (it(), itself()) {
                (Some(it), Some(itself)) => self.map().distance(it.cell, itself.cell) <= range,
                _ => false,
            },
            Condition::ByTheSea => it().is_some_and(|hero| self.by_the_sea(hero.cell)),
            Condition::Felled(fallen) => attack.is_some_and(|attack| {
                let crew = attack.felled_crew > 0;
                match fallen {
                    Fallen::EnemyHero => attack.victim != own && attack.felled != 0,
                    Fallen::FriendCrew => attack.victim == own && crew,
                    Fallen::EnemyFigure => attack.victim != own && (crew || attack.felled != 0),
                }
            }),
            Condition::HeroHit => attack.is_some_and(|attack| attack.best.iter().any(|best| *best > 0)),
            Condition::AnyHit => attack.is_some_and(|attack| attack.scored),
            Condition::Hurt(damage) => {
                itself().is_some_and(|hero| hero.deployed() && self.suffered(cause.itself()) >= damage)
            }
            Condition::ByHero => attack.is_some_and(|attack| attack.hero().is_some()),
            Condition::ByHerosAttack => self.killer != NOBODY,
            Condition::SwingFails => !self.swing.again && self.swing_fails(),
            Condition::DragonCanCome => self.dragon == Beast::Away,
            Condition::Behind => self.hold(own).points < self.hold(own.other()).points,
            Condition::FirstThisActivation => true,
        }
    }

    /// The damage that the attack under way did to a hero.
    pub(crate) fn suffered(&self, hero: u8) -> u8 {
        let side = Boarding::side_of_hero(hero);
        self.attack()
            .filter(|attack| attack.victim == side)
            .map_or(0, |attack| attack.suffered[Boarding::rank_of(hero)])
    }

    fn near_a_friend(&self, own: Side, cell: Cell, range: u8) -> bool {
        self.deployed(own).any(|friend| self.map().distance(self.hero(friend).cell, cell) <= range)
    }

    fn place_holds(&self, cell: Cell, held: Held, cause: &Cause, own: Side) -> bool {
        let enemies = || self.deployed(own.other()).filter(|hero| self.hero(*hero).cell == cell);
        match held {
            Held::FriendHero => self.hero_at(own, cell),
            Held::EnemyHero => enemies().next().is_some(),
            Held::DamagedEnemyHero => enemies().any(|hero| self.hero(hero).damage > 0),
            Held::Itself => self.hero(cause.itself()).deployed() && self.hero(cause.itself()).cell == cell,
            Held::Creature => self.creature_at(cell).is_some(),
        }
    }

    /// The heroes that a choice is among.
    pub(crate) fn candidates(&self, which: Heroes, cause: &Cause) -> impl Iterator<Item = u8> {
        let own = self.side_of(cause.seat);
        let side = if which.side == Camp::Friend { own } else { own.other() };
        let itself = cause.itself();
        let not = if itself == NOBODY { cause.it } else { itself };
        Boarding::heroes_of(side).filter(move |hero| {
            let one = self.hero(*hero);
            let near = |range| self.near_a_friend(own, one.cell, range);
            let within = |range| self.map().distance(self.hero(itself).cell, one.cell) <= range;
            in_state(one, which.state)
                && !(which.other && *hero == not)
                && which.near.is_none_or(|range| one.deployed() && near(range))
                && which.within.is_none_or(|range| one.deployed() && itself != NOBODY && within(range))
                && (which.among == Among::Anyone || self.was_hit(*hero))
        })
    }

    fn was_hit(&self, hero: u8) -> bool {
        let side = Boarding::side_of_hero(hero);
        self.attack().is_some_and(|attack| attack.victim == side && attack.best[Boarding::rank_of(hero)] > 0)
    }

    /// Whether a line has a legal target, and can do something where it is nothing but a choice.
    pub(crate) fn is_possible(&self, line: &Line, cause: &Cause) -> bool {
        let Some(effect) = line.effects.first() else { return false };
        let own = self.side_of(cause.seat);
        let hold = self.hold(own);
        match *effect {
            Effect::Blast { .. } | Effect::Vanish { .. } | Effect::Cover { .. } | Effect::CallDragon => {
                self.places(*effect, cause).next().is_some()
            }
            Effect::CrewDice { hands: Hands::InOnePlace, .. } => self.places(*effect, cause).next().is_some(),
            Effect::Muster { .. } => hold.supply[0] > 0 && self.places(*effect, cause).next().is_some(),
            Effect::March => !hold.crew.stacks.is_empty(),
            Effect::Repair { .. } => self.standing_tiles(own).any(|tile| hold.damage[tile] > 0),
            Effect::Search { .. } => hold.deck | hold.discard != 0,
            Effect::Fetch => hold.discard | hold.pool != 0,
            Effect::Rob => self.hands_of(own.other()) != 0,
            Effect::Share => self.deployed(own).any(|hero| hero != cause.it),
            Effect::Reroll { dice, .. } => self.attack().is_some_and(|attack| {
                let modifier = self.modifier_of(attack);
                let miss = |die| dice == Which::Any || !attack.is_hit(die, modifier);
                attack.dice.iter().any(|die| die.fresh() && miss(*die))
            }),
            Effect::Unluck => self.attack().is_some_and(|attack| attack.dice.iter().any(|die| die.fresh())),
            Effect::Walk { who, n } => {
                let hero = self.one_of(who, cause);
                hero != NOBODY && self.hero(hero).deployed() && {
                    let walk = Walk { hero, left: n, moved: false, free: true };
                    Pace { walk }.steps(self).next().is_some()
                }
            }
            Effect::AttackWith { .. } => cause.it != NOBODY && self.hero(cause.it).deployed(),
            effect => match effect.who() {
                Some(Who::One(which) | Who::Each(which)) => self.candidates(which, cause).next().is_some(),
                Some(who) => self.one_of(who, cause) != NOBODY,
                None => true,
            },
        }
    }

    /// The hero that an effect is for, where nothing is to be chosen.
    pub(crate) fn one_of(&self, who: Who, cause: &Cause) -> u8 {
        match who {
            Who::Itself => cause.itself(),
            Who::It => cause.it,
            Who::Same => cause.same,
            Who::Attacker => self.attack().and_then(Attack::hero).unwrap_or(NOBODY),
            Who::One(_) | Who::Each(_) | Who::Crowd(_) | Who::Them => NOBODY,
        }
    }

    /// The places that an effect may be for.
    pub(crate) fn places(&self, effect: Effect, cause: &Cause) -> impl Iterator<Item = Cell> {
        let own = self.side_of(cause.seat);
        let itself = cause.itself();
        let among = match effect {
            Effect::Blast { .. } => self.held(own.other()),
            Effect::Cover { .. } | Effect::CrewDice { .. } | Effect::Muster { at: Berth::WithCrew, .. } => {
                self.held(own)
            }
            _ => self.map().all(),
        };
        among.iter().filter(move |cell| match effect {
            Effect::Blast { within, .. } => self.near_a_friend(own, *cell, within),
            Effect::Vanish { within } => {
                let from = self.hero(itself).cell;
                *cell != from && self.map().distance(from, *cell) <= within && self.is_legal(own, *cell)
            }
            Effect::Cover { .. } => true,
            Effect::CrewDice { rank, .. } => self.hold(own).crew.of_rank(*cell, rank) > 0,
            Effect::Muster { at: Berth::MusterPoint, .. } => self.muster_at(own, *cell),
            Effect::Muster { at: Berth::WithCrew, .. } => self.hold(own).crew.any(*cell),
            Effect::CallDragon => {
                let heroes = || Side::BOTH.into_iter().any(|side| self.hero_at(side, *cell));
                self.is_plank(*cell) && !heroes()
            }
            _ => false,
        })
    }

    /// The lanes along which a side has crew.
    pub(crate) fn crewed_lanes(&self, side: Side) -> impl Iterator<Item = u8> {
        (0..LANES as u8)
            .filter(move |lane| self.hold(side).crew.stacks.iter().any(|stack| stack.lane == *lane))
    }
}

fn in_state(hero: &Hero, state: Standing) -> bool {
    match state {
        Standing::Deployed => hero.deployed(),
        Standing::DeployedOrReserve => matches!(hero.state, State::Deployed | State::Reserve),
        Standing::Reserve => hero.state == State::Reserve,
        Standing::Recovering => hero.state.is_recovering(),
        Standing::Unpaid => hero.state == State::Toll,
        Standing::Any => true,
    }
}
