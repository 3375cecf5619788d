//! Whom effects are for, when lines work, and whether anything can come of them.

use crate::core::cells::Cells;
use crate::core::grid::Cell;
use crate::effects::vocabulary::*;
use crate::second::attack::Attack;
use crate::second::beast::Beast;
use crate::second::cause::{Cause, Src};
use crate::second::hero::{NOBODY, Standing as State};
use crate::second::side::Side;
use crate::second::state::{Melee, PIECES, TRACK};
use crate::second::walk::Walk;

impl Melee {
    /// Whether a line works: it is its moment, and its conditions hold.
    pub(crate) fn holds_all(&self, line: &Line, cause: &Cause) -> bool {
        let own = self.side_of(cause.seat);
        let whose = match line.of {
            _ if line.when as usize > Moment::TideTurns as usize => true,
            Whose::Own => self.moment_side(line.when, cause.it) == Some(own),
            Whose::Enemy => self.moment_side(line.when, cause.it) != Some(own),
            Whose::Any => true,
            Whose::Itself => cause.itself() == cause.it,
        };
        whose && line.conditions.iter().all(|condition| self.holds(*condition, cause, own))
    }

    fn holds(&self, condition: Condition, cause: &Cause, own: Side) -> bool {
        let known = |hero: u8| (usize::from(hero) < self.heroes.len()).then(|| self.hero(hero));
        let itself = || known(cause.itself());
        let attack = self.attack();
        match condition {
            Condition::TargetHolds(held) => {
                attack.is_some_and(|attack| self.cell_holds(attack.target, held, cause, own))
            }
            Condition::Wounds(damage) => itself().is_some_and(|hero| hero.damage >= damage),
            Condition::NearItself(range) => match (known(cause.it), itself()) {
                (Some(it), Some(itself)) => {
                    it.deployed() && itself.deployed() && self.distance(it.cell, itself.cell) <= range
                }
                _ => false,
            },
            Condition::Felled(_) => attack.is_some_and(|attack| attack.felled > 0),
            Condition::Hurt(damage) => itself().is_some_and(|hero| {
                hero.deployed()
                    && attack.is_some_and(|attack| attack.suffered[usize::from(cause.itself())] >= damage)
            }),
            Condition::ByHero => attack.is_some_and(|attack| attack.hero().is_some()),
            Condition::DragonCanCome => self.dragon.beast == Beast::Away,
            Condition::Behind => !self.is_free_for_all() && self.is_behind(own),
            Condition::FirstThisActivation => match cause.src {
                Src::Card(card) => self.played >> card & 1 == 0,
                _ => true,
            },
            _ => false,
        }
    }

    /// Whether the other side has more victory points.
    pub(crate) fn is_behind(&self, own: Side) -> bool {
        !self.is_free_for_all() && self.hold(own).points < self.hold(own.other()).points
    }

    fn cell_holds(&self, cell: Cell, held: Held, cause: &Cause, own: Side) -> bool {
        let enemies = || self.heroes_at(cell).filter(|hero| self.hero(*hero).side != own);
        match held {
            Held::FriendHero => self.hero_at(own, cell),
            Held::EnemyHero => enemies().next().is_some(),
            Held::DamagedEnemyHero => enemies().any(|hero| self.hero(hero).damage > 0),
            Held::Itself => self.heroes_at(cell).any(|hero| hero == cause.itself()),
            Held::Creature => self.kraken.cell() == Some(cell) || self.dragon.beast.cell() == Some(cell),
        }
    }

    /// Whether a deployed friendly hero is no farther than this.
    pub(crate) fn near_a_friend(&self, own: Side, cell: Cell, range: u8) -> bool {
        self.deployed(own).any(|friend| self.distance(self.hero(friend).cell, cell) <= range)
    }

    /// The heroes that a choice is among.
    pub(crate) fn candidates(&self, which: Heroes, cause: &Cause) -> impl Iterator<Item = u8> + use<'_> {
        let cause = *cause;
        let own = self.side_of(cause.seat);
        let itself = cause.itself();
        let not = if itself == NOBODY { cause.it } else { itself };
        self.everybody().filter(move |hero| {
            let one = self.hero(*hero);
            let friend = (one.side == own) == (which.side == Camp::Friend);
            let within = |range| {
                usize::from(itself) < self.heroes.len()
                    && self.distance(self.hero(itself).cell, one.cell) <= range
            };
            friend
                && one.state != State::Out
                && (which.state != Standing::Deployed || one.deployed())
                && !(which.other && *hero == not)
                && which.near.is_none_or(|range| one.deployed() && self.near_a_friend(own, one.cell, range))
                && which.within.is_none_or(|range| one.deployed() && within(range))
                && self.is_among(*hero, which.among, &cause)
        })
    }

    fn is_among(&self, hero: u8, among: Among, cause: &Cause) -> bool {
        let one = self.hero(hero);
        let attack = self.attack();
        match among {
            Among::Anyone => true,
            Among::Hit => attack.is_some_and(|attack| attack.dealt[usize::from(hero)] > 0),
            Among::Hurt => attack.is_some_and(|attack| attack.suffered[usize::from(hero)] > 0),
            Among::Target => attack.is_some_and(|attack| one.deployed() && attack.target == one.cell),
            Among::Aboard => match cause.src {
                Src::Piece(piece) => {
                    let cell = self.chart().equipment[usize::from(piece)].cell;
                    one.deployed() && self.ship(one.cell) == self.ship(cell)
                }
                _ => false,
            },
        }
    }

    /// The heroes that an effect is for where nothing is to be chosen, as bits.
    pub(crate) fn those(&self, who: Who, cause: &Cause) -> u16 {
        let one = |hero: u8| if usize::from(hero) < self.heroes.len() { 1 << hero } else { 0 };
        match who {
            Who::Itself => one(cause.itself()),
            Who::It => one(cause.it),
            Who::Attacker => one(self.attack().and_then(Attack::hero).unwrap_or(NOBODY)),
            Who::Same | Who::Them => {
                let here = Melee::members(cause.them).filter(|hero| self.hero(*hero).deployed());
                here.fold(0, |all, hero| all | 1 << hero)
            }
            Who::Each(which) => self.candidates(which, cause).fold(0, |all, hero| all | 1 << hero),
            Who::One(_) | Who::Crowd(_) => 0,
        }
    }

    /// Whether a line can change something: at least one part of it, and every price can be paid.
    pub(crate) fn is_possible(&self, line: &Line, cause: &Cause) -> bool {
        let price = |effect: &Effect| matches!(effect, Effect::Pay { .. });
        let mut prices = line.effects.iter().filter(|effect| price(effect));
        prices.all(|effect| self.can_happen(&[*effect], cause))
            && (0..line.effects.len())
                .any(|at| !price(&line.effects[at]) && self.can_happen(&line.effects[at..], cause))
    }

    /// Whether the first of some effects, or one after it for the same heroes, would change something about a hero.
    pub(crate) fn serves(&self, effects: &[Effect], hero: u8) -> bool {
        let Some((first, more)) = effects.split_first() else { return false };
        self.would_change(*first, hero)
            || more.iter().any(|next| {
                matches!(next.who(), Some(Who::Them | Who::Same)) && self.would_change(*next, hero)
            })
    }

    /// Whether the first of some effects could change anything.
    pub(crate) fn can_happen(&self, effects: &[Effect], cause: &Cause) -> bool {
        let Some(effect) = effects.first().copied() else { return false };
        let own = self.side_of(cause.seat);
        let hold = self.hold(own);
        let alone = self.is_free_for_all();
        match effect {
            Effect::Dice(_) | Effect::ToHit(_) | Effect::Cancel(_) | Effect::Keen { .. } => {
                !self.attacks.is_empty()
            }
            Effect::AnyOrder => self.attack().is_some_and(|attack| !attack.any_order),
            Effect::Reroll { .. } => self
                .attack()
                .is_some_and(|attack| attack.dice.iter().skip(self.first_bonus()).any(|die| die.fresh())),
            Effect::Draw(_) => !alone && hold.deck | hold.discard != 0,
            Effect::Discard(_) | Effect::Flip => false,
            Effect::Rouse { side, .. } => {
                let side = if side == Camp::Friend { own } else { own.other() };
                !alone && self.hold(side).track < TRACK
            }
            Effect::Summon => {
                self.dragon.beast == Beast::Away && self.cells_for(effect, cause).next().is_some()
            }
            Effect::CutPlank | Effect::Strike { .. } | Effect::Catch => {
                self.cells_for(effect, cause).next().is_some()
            }
            Effect::Order { .. } => self.cells_for(effect, cause).next().is_some(),
            Effect::Muster { .. } => !alone && hold.supply[0] > 0,
            Effect::CrewSteps(steps) => self.strides < steps,
            Effect::Repair { .. } => self.own_damaged(own).next().is_some(),
            Effect::Upgrade(_) | Effect::Swing(_) | Effect::Actions(_) | Effect::SecondCell { .. } => true,
            Effect::Shove { who, n } => self.figures(who, cause).any(|figure| self.can_be_pushed(figure, n)),
            Effect::Counter => self.can_counter(cause),
            Effect::Steal { from, .. } => match from {
                Who::One(which) => self.candidates(which, cause).any(|hero| self.hero(hero).coins > 0),
                who => Melee::members(self.those(who, cause)).any(|hero| self.hero(hero).coins > 0),
            },
            effect => match effect.who() {
                Some(Who::One(which) | Who::Crowd(which)) => {
                    self.candidates(which, cause).any(|hero| self.serves(effects, hero))
                }
                Some(who) => {
                    Melee::members(self.those(who, cause)).any(|hero| self.would_change(effect, hero))
                }
                None => false,
            },
        }
    }

    /// Whether an effect would change something about a hero.
    pub(crate) fn would_change(&self, effect: Effect, hero: u8) -> bool {
        let own = self.hero(hero);
        match effect {
            Effect::Heal { .. } => own.damage > 0,
            Effect::Give { status, .. } => own.deployed() && !own.has(status),
            Effect::Cleanse(_) => own.statuses != 0,
            Effect::Pay { n, .. } => own.coins >= n,
            Effect::Damage { .. } | Effect::Haul { .. } => own.deployed(),
            Effect::Walk { n, .. } => own.deployed() && self.can_move(Walk { hero, left: n, free: true }),
            Effect::Push { n, .. } => {
                own.deployed() && self.can_be_pushed(crate::second::push::Figure::Hero(hero), n)
            }
            Effect::Prevent { .. } => self
                .attack()
                .is_some_and(|attack| attack.dealt[usize::from(hero)] > attack.prevented[usize::from(hero)]),
            Effect::Coins { .. } | Effect::Credit { .. } => true,
            _ => false,
        }
    }

    /// The place of the first die that may be rolled again: bonus dice have a roll of their own.
    pub(crate) fn first_bonus(&self) -> usize {
        self.attack().map_or(0, |attack| {
            let pool = usize::from(attack.pool);
            if attack.dice.len() > pool { pool } else { 0 }
        })
    }

    /// Own equipment that has damage.
    pub(crate) fn own_damaged(&self, own: Side) -> impl Iterator<Item = u8> + use<'_> {
        self.standing().filter(move |piece| {
            self.piece_side(*piece) == Some(own) && self.damage[usize::from(*piece) % PIECES] > 0
        })
    }

    /// Whether the hero of a reaction can strike back at whoever attacked it.
    fn can_counter(&self, cause: &Cause) -> bool {
        let hero = cause.itself();
        let Some(attacker) = self.attack().and_then(Attack::hero) else { return false };
        if usize::from(hero) >= self.heroes.len()
            || !self.hero(attacker).deployed()
            || !self.hero(hero).deployed()
        {
            return false;
        }
        let range = self.blow(hero, 0).map_or(0, |blow| blow.range);
        self.distance(self.hero(hero).cell, self.hero(attacker).cell) <= range
    }

    /// The cells that an effect may be for.
    pub(crate) fn cells_for(&self, effect: Effect, cause: &Cause) -> impl Iterator<Item = Cell> + use<'_> {
        let own = self.side_of(cause.seat);
        let itself = cause.itself();
        let prey = if matches!(effect, Effect::Order { .. }) { self.prey(own) } else { Cells::default() };
        self.grounds_for(effect, own).iter().filter(move |cell| match effect {
            Effect::Strike { near, .. } => self.near_a_friend(own, *cell, near),
            Effect::CutPlank => self.plank_at(*cell).is_some_and(|plank| !self.is_gone(plank)),
            Effect::Summon => self.kraken.cell() != Some(*cell),
            Effect::Catch => {
                let ship = self.ship(*cell).and_then(|ship| self.chart().ships[usize::from(ship)].side);
                ship == Some(own.0) && self.is_available(own, *cell)
            }
            Effect::Order { within, moves, .. } => {
                self.distance(self.hero(itself).cell, *cell) <= within
                    && (moves > 0 || self.has_prey(&prey, *cell, own))
            }
            _ => true,
        })
    }

    /// The cells among which those of an effect are.
    fn grounds_for(&self, effect: Effect, own: Side) -> Cells {
        let chart = self.chart();
        let mut cells = Cells::default();
        match effect {
            Effect::Strike { .. } => cells = self.foes(own),
            Effect::CutPlank => cells.extend(chart.planks.iter().copied()),
            Effect::Summon => cells = chart.channels,
            Effect::Catch => cells = chart.rails,
            Effect::Muster { .. } => cells.extend(self.spawns(own).iter().copied()),
            Effect::Order { .. } if !self.is_free_for_all() => {
                cells.extend(self.hold(own).crew.stacks.iter().map(|stack| stack.cell));
            }
            _ => {}
        }
        cells
    }

    /// Whether crew in a cell has something to attack.
    pub(crate) fn has_prey(&self, prey: &Cells, cell: Cell, side: Side) -> bool {
        let range = self.crew_blow(side, 0).range.max(self.crew_blow(side, 1).range);
        prey.iter().any(|to| self.distance(cell, to) <= range)
    }
}
