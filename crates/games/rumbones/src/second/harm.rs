//! Damage, defeats, coins and statuses.

use crate::effects::say;
use crate::effects::vocabulary::{Moment, Status};
use crate::second::event::Event;
use crate::second::hero::{NOBODY, Standing};
use crate::second::options::Mode;
use crate::second::side::Side;
use crate::second::state::{Melee, POINTS, Table, bits};
use crate::second::steps::{Asked, ChestStep, FallOrder};
use crate::second::task::Task;
use crate::second::window::Window;

/// The coins for a hero that a hero's attack defeats, and those of everybody otherwise.
const BOUNTY: u8 = 3;
const SHARE: u8 = 1;

impl Melee {
    /// A hero on the field suffers damage that is no attack.
    pub(crate) fn suffer(&mut self, hero: u8, damage: u8, table: &mut Table) {
        self.push(Task::Fall { by: NOBODY });
        self.wound(hero, damage, table);
    }

    /// Damage is placed on a hero on the field.
    pub(crate) fn wound(&mut self, hero: u8, damage: u8, table: &mut Table) {
        if self.hero(hero).deployed() {
            self.hurt(hero, damage, table);
        }
    }

    /// Damage is placed on a hero, wherever it is.
    pub(crate) fn hurt(&mut self, hero: u8, damage: u8, table: &mut Table) {
        if damage == 0 {
            return;
        }
        self.hero_mut(hero).damage += damage;
        let total = self.hero(hero).damage;
        table.tell(|| Event::Wounded { hero: self.fighter(hero), damage, total });
    }

    /// Whether a hero has more damage than it can bear.
    #[inline]
    pub(crate) fn is_doomed(&self, hero: u8) -> bool {
        let own = self.hero(hero);
        own.damage >= self.durability(hero) && !own.state.is_defeated() && own.state != Standing::Out
    }

    /// The next hero with too much damage is defeated.
    pub(crate) fn fall(&mut self, by: u8) {
        let doomed =
            self.everybody().filter(|hero| self.is_doomed(*hero)).fold(0, |all, hero| all | 1 << hero);
        if doomed != 0 {
            self.push(Task::Ask(Asked::FallOrder(FallOrder { by, heroes: doomed })));
        }
    }

    /// A hero is defeated, by a hero's attack or otherwise.
    pub(crate) fn bury(&mut self, hero: u8, by: u8, table: &mut Table) {
        let before = *self.hero(hero);
        let acted = before.acted || self.acting == hero;
        let state = match self.options.mode {
            Mode::Battle if acted => Standing::Waits,
            Mode::Battle => Standing::Returns,
            Mode::FreeForAll { .. } if before.lives > 1 => Standing::Ashore,
            Mode::FreeForAll { .. } => Standing::Out,
        };
        let own = self.hero_mut(hero);
        (own.state, own.damage, own.statuses) = (state, 0, 0);
        own.lives = own.lives.saturating_sub(1);
        let killer = (by != NOBODY).then(|| self.fighter(by));
        table.tell(|| Event::Defeated { hero: self.fighter(hero), by: killer, state });
        self.out_of_action(hero);
        self.push(Task::Fall { by });
        self.push(Task::Window(Window::new(Moment::KnockedOut, hero)));
        if self.is_free_for_all() {
            self.after_a_loss(&before, by, table);
            return;
        }
        let victor = before.side.other();
        self.score(victor, 1, table);
        if self.winner.is_none() {
            self.reward(victor, by, table);
        }
    }

    /// What follows a defeat where everybody plays alone.
    fn after_a_loss(&mut self, fallen: &crate::second::hero::Hero, by: u8, table: &mut Table) {
        let left = self.heroes.iter().filter(|hero| hero.state != Standing::Out);
        let mut sides = left.map(|hero| hero.side);
        let first = sides.next();
        if sides.all(|side| Some(side) == first) {
            drop(sides);
            if let Some(side) = first {
                self.win(side, table);
            }
            return;
        }
        drop(sides);
        if by == NOBODY {
            return;
        }
        self.gain(by, BOUNTY, table);
        let chest = self.piece_at(fallen.cell).filter(|piece| self.is_chest(*piece));
        let near = self.hero(by).deployed() && self.distance(self.hero(by).cell, fallen.cell) == 1;
        if chest.is_some() && near && fallen.deployed() {
            self.push(Task::Ask(Asked::ChestStep(ChestStep { hero: by, to: fallen.cell })));
        }
    }

    /// A side has won.
    fn win(&mut self, side: Side, table: &mut Table) {
        self.winner = Some(side);
        table.reveal();
        table.tell(|| Event::GameWon { side });
    }

    /// A side gains victory points, and wins with enough of them.
    pub(crate) fn score(&mut self, side: Side, points: u8, table: &mut Table) {
        let hold = self.hold_mut(side);
        hold.points = (hold.points + points).min(POINTS);
        let total = hold.points;
        table.tell(|| Event::Scored { side, points, total });
        if total >= POINTS {
            self.win(side, table);
        }
    }

    /// Coins for a defeated hero or creature: to the hero whose attack it was, or to everybody of the side.
    pub(crate) fn reward(&mut self, side: Side, by: u8, table: &mut Table) {
        if by != NOBODY {
            self.gain(by, BOUNTY, table);
            return;
        }
        self.pay_out(side, SHARE, table);
    }

    /// Every hero of a side gains coins, wherever it is.
    pub(crate) fn pay_out(&mut self, side: Side, coins: u8, table: &mut Table) {
        for hero in self.everybody().filter(|hero| self.hero(*hero).side == side).collect::<Few>() {
            self.gain(hero, coins, table);
        }
    }

    /// A hero that left the field does nothing more in its activation.
    pub(crate) fn out_of_action(&mut self, hero: u8) {
        if self.acting == hero {
            self.acting = NOBODY;
            let acted = !self.is_free_for_all();
            let own = self.hero_mut(hero);
            own.acted = acted;
            own.statuses = 0;
            own.used = 0;
        }
    }

    /// A hero gains coins.
    pub(crate) fn gain(&mut self, hero: u8, coins: u8, table: &mut Table) {
        if coins == 0 || self.hero(hero).state == Standing::Out {
            return;
        }
        let own = self.hero_mut(hero);
        own.coins = own.coins.saturating_add(coins);
        let total = own.coins;
        table.tell(|| Event::CoinsGained { hero: self.fighter(hero), coins, total });
    }

    /// A hero pays coins, or loses them.
    pub(crate) fn spend(&mut self, hero: u8, coins: u8, table: &mut Table) {
        let own = self.hero_mut(hero);
        own.coins = own.coins.saturating_sub(coins);
        let total = own.coins;
        if coins > 0 {
            table.tell(|| Event::CoinsSpent { hero: self.fighter(hero), coins, total });
        }
    }

    /// A hero heals.
    pub(crate) fn heal(&mut self, hero: u8, damage: u8, table: &mut Table) {
        let healed = self.hero_mut(hero).heal(damage);
        let left = self.hero(hero).damage;
        if healed > 0 {
            table.tell(|| Event::Healed { hero: self.fighter(hero), damage: healed, left });
        }
    }

    /// A hero on the field gets a status.
    pub(crate) fn afflict(&mut self, hero: u8, status: Status, table: &mut Table) {
        if !self.hero(hero).deployed() || self.hero(hero).has(status) {
            return;
        }
        self.hero_mut(hero).statuses |= 1 << status as u8;
        table.tell(|| Event::Afflicted { hero: self.fighter(hero), status: say::status(status) });
    }

    /// A hero that bleeds suffers after an action.
    pub(crate) fn bleed(&mut self, hero: u8, table: &mut Table) {
        if self.acting == hero && self.hero(hero).has(Status::Bleeding) {
            self.suffer(hero, 1, table);
        }
    }

    /// The heroes of a set of bits.
    pub(crate) fn members(heroes: u16) -> impl Iterator<Item = u8> {
        bits(u64::from(heroes))
    }
}

/// A few heroes.
pub(crate) type Few = tinyvec::ArrayVec<[u8; crate::second::hero::HEROES]>;
