//! Heroes: coming aboard, acting, paying, and what they do with coins.

use crate::core::hero::{NOBODY, Standing};
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::core::window::Window;
use crate::effects::run::Cause;
use crate::effects::vocabulary::{Moment, Status};
use crate::event::Event;
use crate::steps::{Act, Asked, Berth, Deploy, NextHero};
use freeport_kernel::Seat;

impl Boarding {
    /// A seat of the active side, in seat order.
    pub(crate) fn nth_seat(&self, nth: u8) -> Seat {
        Seat(self.first_seat(self.active).0 + 2 * nth)
    }

    /// The next hero of the active side that is overboard comes back, in the order of the seats.
    pub(crate) fn return_heroes(&mut self) {
        let mut overboard = Boarding::heroes_of(self.active)
            .filter(|hero| self.hero(*hero).state == Standing::Overboard)
            .collect::<tinyvec::ArrayVec<[u8; 5]>>();
        overboard.sort_unstable_by_key(|hero| (self.controller(*hero).0, *hero));
        if let Some(hero) = overboard.first() {
            self.push(Task::Ask(Asked::Berth(Berth { hero: *hero })));
        }
    }

    /// A seat fills its free slots, then the next one.
    pub(crate) fn fill_slots(&mut self, nth: u8) {
        let seat = self.nth_seat(nth);
        if seat.0 >= self.players {
            return;
        }
        let heroes = || Boarding::heroes_of(self.active);
        let taken = heroes().filter(|hero| self.hero(*hero).owner.is_some()).count() as u8;
        let own = heroes().filter(|hero| self.hero(*hero).owner == Some(seat)).count() as u8;
        let free = own < self.slots(seat) && taken < self.limit();
        let reserve = heroes().any(|hero| self.hero(hero).state == Standing::Reserve);
        if free && reserve && self.free_musters().next().is_some() {
            self.push(Task::Ask(Asked::Deploy(Deploy { nth })));
        } else {
            self.push(Task::Fill { nth: nth + 1 });
        }
    }

    /// A hero comes aboard at a muster point.
    pub(crate) fn deploy(&mut self, hero: u8, lane: u8, table: &mut Table) {
        let cell = self.muster(self.active, lane);
        self.mustered |= 1 << lane;
        let own = self.hero_mut(hero);
        let back = own.state == Standing::Overboard;
        (own.state, own.cell) = (Standing::Deployed, cell);
        table.tell(|| Event::Deployed { hero: self.hero_id(hero), cell, back });
        self.push(Task::Window(Window::new(Moment::HeroDeployed, hero)));
    }

    /// The next hero is chosen, if one is left that has not acted.
    pub(crate) fn next_hero(&mut self) {
        self.push(Task::Ask(Asked::NextHero(NextHero)));
    }

    /// A hero's activation begins.
    pub(crate) fn activate(&mut self, hero: u8, table: &mut Table) {
        (self.acting, self.actions, self.moves) = (hero, 0, 0);
        table.tell(|| Event::Activated { hero: self.hero_id(hero) });
        self.push(Task::NextHero);
        self.push(Task::Rise { hero });
        self.push(Task::Window(Window::new(Moment::HeroRises, hero)));
    }

    /// A hero's actions are counted.
    pub(crate) fn rise(&mut self, hero: u8, _table: &mut Table) {
        let own = self.hero(hero);
        if self.acting == hero {
            self.actions = (self.edition.switches().actions + own.extra)
                .saturating_sub(u8::from(own.has(Status::Stunned)));
            self.push(Task::Act { hero });
        }
    }

    /// A hero's next action, or the end of its activation.
    pub(crate) fn act(&mut self, hero: u8) {
        if self.acting != hero {
            return;
        }
        if self.actions > 0 {
            self.push(Task::Ask(Asked::Act(Act { hero, alone: false })));
        } else {
            self.push(Task::Rest { hero });
            self.push(Task::Window(Window::new(Moment::HeroRests, hero)));
        }
    }

    /// A hero that bleeds suffers after an action.
    pub(crate) fn bleed(&mut self, hero: u8, table: &mut Table) {
        if self.hero(hero).has(Status::Bleeding) {
            self.suffer(hero, 1, table);
        }
    }

    /// A hero's activation ends.
    pub(crate) fn rest(&mut self, hero: u8, table: &mut Table) {
        if self.acting != hero {
            return;
        }
        self.acting = NOBODY;
        let own = self.hero_mut(hero);
        own.acted = true;
        if std::mem::take(&mut own.statuses) != 0 {
            table.tell(|| Event::Cleansed { hero: self.hero_id(hero) });
        }
    }

    /// A hero pays for an action.
    pub(crate) fn pay(&mut self, hero: u8, action: u8, table: &mut Table) {
        let card = &self.card_of(hero).actions[usize::from(action)];
        let own = self.hero_mut(hero);
        own.coins -= card.cost;
        if card.once_per_turn {
            own.used |= 1 << action;
        }
        if card.cost > 0 {
            table.tell(|| Event::CoinsSpent { hero: self.hero_id(hero), coins: card.cost });
        }
    }

    /// An ability or a Response is used.
    pub(crate) fn tell_use(&self, hero: u8, action: u8, table: &mut Table) {
        table.tell(|| Event::Used { hero: self.hero_id(hero), action: self.action_id(hero, action) });
    }

    /// The id of an action.
    pub(crate) fn action_id(&self, hero: u8, action: u8) -> &'static str {
        let actions = &self.card_of(hero).actions;
        actions.get(usize::from(action)).map_or("", |action| &action.id)
    }

    /// A seat plays a card: it is shown, carried out, and goes to its pile.
    pub(crate) fn play_card(&mut self, seat: Seat, card: u8, cause: Cause, table: &mut Table) {
        self.unhand(seat, card, table);
        let side = self.side_of(seat);
        self.hold_mut(side).playing |= 1 << card;
        table.tell(|| Event::CardPlayed { seat, card: self.card_id(card) });
        self.push(Task::File { side, card });
        self.run_line(cause);
    }

    /// Coins go from hero to hero.
    pub(crate) fn pass_coins(&mut self, from: u8, to: u8, coins: u8, table: &mut Table) {
        self.hero_mut(from).coins -= coins;
        self.hero_mut(to).coins += coins;
        if coins > 0 {
            table.tell(|| Event::CoinsPassed { from: self.hero_id(from), to: self.hero_id(to), coins });
        }
    }

    /// Damage comes off an objective of the own ship.
    pub(crate) fn repair(&mut self, seat: Seat, tile: u8, damage: u8, table: &mut Table) {
        let side = self.side_of(seat);
        let on = &mut self.hold_mut(side).damage[usize::from(tile)];
        let repaired = damage.min(*on);
        *on -= repaired;
        let left = *on;
        table.tell(|| Event::Repaired { side, tile: self.tile_id(tile), damage: repaired, left });
    }
}
