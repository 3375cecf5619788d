//! Damage, knock-outs and what becomes of coins; and falling overboard.

use crate::core::hero::{Fate, NOBODY, Standing};
use crate::core::place::Cell;
use crate::core::side::Side;
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::core::window::Window;
use crate::effects::say;
use crate::effects::vocabulary::{Moment, Rank, Status};
use crate::event::Event;
use crate::steps::{Asked, FallOrder};

impl Boarding {
    /// A hero suffers damage that is no attack.
    pub(crate) fn suffer(&mut self, hero: u8, damage: u8, table: &mut Table) {
        self.push(Task::Fall { by: NOBODY });
        self.wound(hero, damage, table);
    }

    /// Damage is placed on a hero; where it is too much, the hero may yet be saved before it falls.
    pub(crate) fn wound(&mut self, hero: u8, damage: u8, table: &mut Table) {
        if damage == 0 || !self.hero(hero).deployed() {
            return;
        }
        self.hero_mut(hero).damage += damage;
        let total = self.hero(hero).damage;
        table.tell(|| Event::Wounded { hero: self.hero_id(hero), damage, total });
        if total >= self.hit_points(hero) {
            self.push(Task::Window(Window::new(Moment::KnockoutDue, hero)));
        }
    }

    /// The damage that the attack under way is about to do to a hero.
    pub(crate) fn damage_due(&self, hero: u8) -> u8 {
        let at = Boarding::rank_of(hero);
        self.attack().map_or(0, |attack| attack.dealt[at].saturating_sub(attack.prevented[at]))
    }

    /// Damage of the attack under way is kept from a hero.
    pub(crate) fn spare(&mut self, hero: u8, damage: u8, table: &mut Table) {
        if let Some(attack) = self.attacks.last_mut() {
            attack.prevented[Boarding::rank_of(hero)] += damage;
        }
        table.tell(|| Event::Prevented { hero: self.hero_id(hero), damage });
    }

    /// Whether a hero has more damage than it can bear.
    #[inline]
    pub(crate) fn is_doomed(&self, hero: u8) -> bool {
        self.hero(hero).deployed() && self.hero(hero).damage >= self.hit_points(hero)
    }

    /// The next hero with too much damage falls.
    pub(crate) fn fall(&mut self, by: u8) {
        self.push(Task::Ask(Asked::FallOrder(FallOrder { by })));
    }

    /// A hero is about to be knocked out; the others come after it.
    pub(crate) fn knock_out(&mut self, hero: u8, by: u8) {
        self.killer = by;
        self.push(Task::Fall { by });
        self.push(Task::Bury { hero, by });
        self.push(Task::Window(Window::new(Moment::KnockedOut, hero)));
    }

    /// A hero is knocked out.
    pub(crate) fn bury(&mut self, hero: u8, by: u8, table: &mut Table) {
        self.killer = NOBODY;
        let Fate { paid, drop, .. } = self.hero(hero).fate;
        let coins = std::mem::take(&mut self.hero_mut(hero).coins);
        let one = self.hero_mut(hero);
        one.damage = 0;
        one.leave(if paid { Standing::Paid } else { Standing::Toll });
        let killer = (by != NOBODY).then(|| self.hero_id(by));
        table.tell(|| Event::KnockedOut { hero: self.hero_id(hero), by: killer, paid });
        if by != NOBODY
            && let Some(attack) = self.attacks.last_mut()
        {
            attack.felled |= 1 << Boarding::rank_of(hero);
        }
        if by != NOBODY && !drop && self.hero(by).deployed() {
            self.gain(by, coins, table);
        } else if coins > 0 {
            table.tell(|| Event::CoinsLost { hero: self.hero_id(hero), coins });
        }
        self.out_of_action(hero);
    }

    /// A hero that left the board does nothing more in its activation.
    fn out_of_action(&mut self, hero: u8) {
        if self.acting == hero {
            self.acting = NOBODY;
            self.hero_mut(hero).acted = true;
        }
    }

    /// A hero gains coins, as many as it may have.
    pub(crate) fn gain(&mut self, hero: u8, coins: u8, table: &mut Table) {
        let gained = self.hero_mut(hero).gain(coins);
        let lost = coins - gained;
        if coins > 0 {
            table.tell(|| Event::CoinsGained { hero: self.hero_id(hero), coins: gained, lost });
        }
    }

    /// A hero loses coins, as many as it has.
    pub(crate) fn lose(&mut self, hero: u8, coins: u8, table: &mut Table) {
        let coins = coins.min(self.hero(hero).coins);
        self.hero_mut(hero).coins -= coins;
        if coins > 0 {
            table.tell(|| Event::CoinsLost { hero: self.hero_id(hero), coins });
        }
    }

    /// A hero heals.
    pub(crate) fn heal(&mut self, hero: u8, damage: u8, table: &mut Table) {
        let healed = self.hero_mut(hero).heal(damage);
        let left = self.hero(hero).damage;
        table.tell(|| Event::Healed { hero: self.hero_id(hero), damage: healed, left });
    }

    /// A hero gets a status.
    pub(crate) fn afflict(&mut self, hero: u8, status: Status, table: &mut Table) {
        if !self.hero(hero).deployed() || self.hero(hero).has(status) {
            return;
        }
        self.hero_mut(hero).statuses |= 1 << status as u8;
        if status == Status::Stunned && self.acting == hero {
            self.actions = self.actions.saturating_sub(1);
        }
        table.tell(|| Event::Afflicted { hero: self.hero_id(hero), status: say::status(status) });
    }

    /// Crew of a side is knocked out or thrown off: back to its supply.
    pub(crate) fn remove_crew(&mut self, side: Side, cell: Cell, rank: Rank, lane: u8, count: u8) -> u8 {
        let hold = self.hold_mut(side);
        let gone = hold.crew.remove(cell, rank, lane, count);
        hold.supply[rank as usize] += gone;
        gone
    }

    /// Everybody of a crew in one place goes back to the supply.
    pub(crate) fn sweep(&mut self, side: Side, cell: Cell, table: &mut Table) {
        let hold = self.hold_mut(side);
        let [deckhands, bosuns] = hold.crew.clear(cell);
        hold.supply[0] += deckhands;
        hold.supply[1] += bosuns;
        if deckhands + bosuns > 0 {
            table.tell(|| Event::CrewGone { side, cell, deckhands, bosuns });
        }
    }

    /// A hero falls into the sea.
    pub(crate) fn splash(&mut self, hero: u8) {
        if self.hero(hero).deployed() {
            self.push(Task::Sink { hero });
            self.push(Task::Window(Window::new(Moment::Overboard, hero)));
        }
    }

    /// A hero is overboard.
    pub(crate) fn sink(&mut self, hero: u8, table: &mut Table) {
        let coins = if self.hero(hero).fate.keep { 0 } else { self.hero(hero).coins };
        let one = self.hero_mut(hero);
        one.coins -= coins;
        one.leave(Standing::Overboard);
        table.tell(|| Event::WentOverboard { hero: self.hero_id(hero), coins });
        self.out_of_action(hero);
    }
}
