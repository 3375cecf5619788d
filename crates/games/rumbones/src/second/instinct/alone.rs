//! What makes a position good for a player of a free-for-all.

use crate::second::hero::{Hero, Standing};
use crate::second::side::Side;
use crate::second::state::{Melee, PLAYERS};

/// What a life is worth.
const LIFE: f32 = 6.0;
/// Coins beyond this buy nothing.
pub(super) const PURSE: u8 = 6;
/// From so far away nobody is hunted.
const HUNT: u8 = 16;

impl Melee {
    /// The shares of the players of a free-for-all: lives, skills and health against those of the others. To each of them its own
    /// hunt counts, and no other's: whoever runs from a hunter would never be caught, and no game would end.
    pub(super) fn lone_shares(&self, shares: &mut [f32]) {
        let mut worths = [0.0f32; PLAYERS];
        for (worth, seat) in worths.iter_mut().zip(0..self.players) {
            *worth = self.heroes_of(Side(seat)).map(|hero| self.lone_worth(hero)).sum();
        }
        let total: f32 = worths.iter().sum();
        for ((share, worth), seat) in shares.iter_mut().zip(worths).zip(0..self.players) {
            let hunters = self.deployed(Side(seat));
            let hunt: f32 = hunters.map(|hero| self.hunt_of(hero, self.hero(hero))).sum();
            *share = (worth + hunt) / (total + hunt).max(f32::EPSILON);
        }
    }

    /// What a hero has, wherever it stands. Whoever only gathers coins wins nothing.
    fn lone_worth(&self, hero: u8) -> f32 {
        let one = self.hero(hero);
        if one.state == Standing::Out {
            return 0.0;
        }
        let skills: u8 = one.levels.iter().sum();
        let wear = self.wear(hero);
        let riches = 0.15 * f32::from(one.coins.min(PURSE)) + 0.9 * f32::from(skills);
        LIFE * f32::from(one.lives) + riches - 4.0 * wear * wear
    }

    /// How promising the hunt of a hero is: near somebody, and best near who is hurt.
    fn hunt_of(&self, hero: u8, one: &Hero) -> f32 {
        let reach =
            self.usable(hero).filter_map(|(skill, _)| self.blow(hero, skill)).map(|blow| blow.range).max();
        let rivals = self.everybody().filter(|rival| self.hero(*rival).side != one.side);
        let rivals = rivals.filter(|rival| self.hero(*rival).deployed());
        let hopes = rivals.map(|rival| {
            let way = self.distance(self.hero(rival).cell, one.cell).saturating_sub(reach.unwrap_or(0));
            (1.0 + 2.0 * self.wear(rival)) * f32::from(HUNT.saturating_sub(way)) / f32::from(HUNT)
        });
        hopes.fold(0.0, f32::max)
    }

    /// How near a hero is to its end, from 0 to 1.
    fn wear(&self, hero: u8) -> f32 {
        f32::from(self.hero(hero).damage) / f32::from(self.durability(hero))
    }
}
