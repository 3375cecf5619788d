//! Heroes of a position, and how they are found.

use super::Scene;
use crate::core::grid::Cell;
use crate::core::hero::STATUSES;
use crate::effects::say;
use crate::second::game::Rumbones2;
use crate::second::hero::{Hero, Standing};
use crate::second::side::Side;
use crate::second::state::Melee;
use freeport_kernel::Seat;

impl Scene {
    fn change(mut self, id: &str, change: impl FnOnce(&mut Hero)) -> Scene {
        let hero = self.find(id);
        if let Some(hero) = self.game.heroes.get_mut(usize::from(hero)) {
            change(hero);
        }
        self
    }

    /// A hero joins a side, off the field.
    #[must_use]
    pub fn ashore(mut self, side: Side, id: &str) -> Scene {
        let game = &mut self.game;
        let Some(card) = game.pack().heroes.iter().position(|hero| hero.id == id) else {
            self.fail(format!("there is no hero `{id}`"));
            return self;
        };
        let room = |seat: &Seat| {
            let own = game.heroes.iter().filter(|hero| hero.owner == *seat).count();
            game.is_free_for_all() || (own as u8) < game.slots(*seat)
        };
        let seat = game.seats_of(side).find(room).unwrap_or(game.first_seat(side));
        game.enlist(side, seat, card as u8);
        self
    }

    /// A hero of a side stands in a cell.
    #[must_use]
    pub fn hero(self, side: Side, id: &str, at: &str) -> Scene {
        let mut scene = self.ashore(side, id);
        let cell = scene.cell(at);
        if let Some(hero) = scene.game.heroes.last_mut() {
            (hero.state, hero.cell) = (Standing::Deployed, cell);
        }
        scene
    }

    /// A hero is in a state off the field.
    #[must_use]
    pub fn state(self, id: &str, state: Standing) -> Scene {
        self.change(id, |hero| hero.state = state)
    }

    /// Who controls a hero.
    #[must_use]
    pub fn owner(self, id: &str, seat: u8) -> Scene {
        self.change(id, |hero| hero.owner = Seat(seat))
    }

    /// A hero has coins.
    #[must_use]
    pub fn coins(self, id: &str, coins: u8) -> Scene {
        self.change(id, |hero| hero.coins = coins)
    }

    /// A hero has damage.
    #[must_use]
    pub fn damage(self, id: &str, damage: u8) -> Scene {
        self.change(id, |hero| hero.damage = damage)
    }

    /// A hero has a status, such as `blinded`.
    #[must_use]
    pub fn status(mut self, id: &str, status: &str) -> Scene {
        if let Some(status) = STATUSES.into_iter().find(|one| say::status(*one) == status) {
            self.change(id, |hero| hero.statuses |= 1 << status as u8)
        } else {
            self.fail(format!("there is no status `{status}`"));
            self
        }
    }

    /// A skill of a hero, counted from 0, has a level.
    #[must_use]
    pub fn level(mut self, id: &str, skill: usize, level: u8) -> Scene {
        let hero = self.find(id);
        match self.game.heroes.get_mut(usize::from(hero)).and_then(|hero| hero.levels.get_mut(skill)) {
            Some(found) => *found = level,
            None => self.fail("there is no such skill".to_owned()),
        }
        self
    }

    /// A hero has lives left.
    #[must_use]
    pub fn lives(self, id: &str, lives: u8) -> Scene {
        self.change(id, |hero| {
            hero.lives = lives;
            if lives == 0 {
                hero.state = Standing::Out;
            }
        })
    }

    /// A hero has its activation token.
    #[must_use]
    pub fn acted(self, id: &str) -> Scene {
        self.change(id, |hero| hero.acted = true)
    }
}

impl Melee {
    /// A hero by its id, the last of several; of one side with `id@A` or `id@B`.
    pub(crate) fn find_hero(&self, id: &str) -> Option<u8> {
        let (id, side) = match id.split_once('@') {
            Some((id, "A")) => (id, Some(Side::A)),
            Some((id, "B")) => (id, Some(Side::B)),
            _ => (id, None),
        };
        let fits =
            |hero: &u8| self.hero_id(*hero) == id && side.is_none_or(|side| self.hero(*hero).side == side);
        self.everybody().rev().find(fits)
    }
}

impl Rumbones2 {
    /// The number of a hero, as views count them: by its id, or of one side with `id@A` or `id@B`.
    pub fn hero(&self, id: &str) -> Option<u8> {
        self.0.find_hero(id)
    }

    /// A cell by what it is called, such as `F5`.
    pub fn cell(&self, label: &str) -> Option<Cell> {
        self.0.chart().cell(label)
    }

    /// What a cell is called.
    pub fn label(&self, cell: Cell) -> String {
        self.0.label(cell)
    }
}
