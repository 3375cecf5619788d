//! Positions to begin from: for tests, for puzzles and for measuring.

mod begin;
mod heroes;
mod world;

use crate::effects::vocabulary::Colour;
use crate::options::{Doom, Options};
use crate::pack::Hex;
use crate::state::{Quest, Stage};

/// A position that is being set up. What cannot be is said when the game begins.
///
/// Cards leave their decks; heroes stand in the first city unless something else is said, and the first seat acts.
#[derive(Clone, Debug)]
pub struct Scene {
    game: Quest,
    flaw: Option<String>,
}

impl Scene {
    /// A table with a hero for every seat, by the ids of the pack, without a doom track.
    pub fn of(heroes: &[&str]) -> Scene {
        Scene::with(Options { doom: Doom::Off, ..Options::default() }, heroes)
    }

    /// The same with options; the cards of the markets and of the doom track are still in their decks.
    pub fn with(options: Options, heroes: &[&str]) -> Scene {
        let mut game = Quest::blank(options, heroes.len().clamp(1, 6) as u8);
        let atlas = &game.pack().atlas;
        let home = atlas.towns[usize::from(atlas.home)].hex;
        (game.turn, game.stage) = (1, Stage::Movement);
        let mut scene = Scene { game, flaw: None };
        for (seat, id) in scene.game.seats().zip(heroes) {
            let hero = scene.game.pack().heroes.iter().position(|hero| hero.id == *id);
            let hero = scene.known(hero, id);
            scene.game.idle &= !(1 << hero);
            let party = scene.game.party_mut(seat);
            (party.hero, party.hex) = (hero, home);
        }
        scene
    }

    fn fail(&mut self, flaw: String) {
        self.flaw.get_or_insert(flaw);
    }

    fn known(&mut self, found: Option<usize>, id: &str) -> u8 {
        if found.is_none() {
            self.fail(format!("there is no `{id}`"));
        }
        found.unwrap_or_default() as u8
    }

    fn hex(&mut self, label: &str) -> Hex {
        let found = self.game.pack().atlas.labels.iter().position(|hex| hex == label);
        self.known(found, label)
    }

    fn town(&mut self, id: &str) -> u8 {
        let found = self.game.pack().atlas.towns.iter().position(|town| town.id == id);
        self.known(found, id)
    }

    fn adventure(&mut self, id: &str) -> u8 {
        let found = self.game.pack().adventures.iter().position(|card| card.id == id);
        self.known(found, id)
    }

    /// Takes an adventure card out of its deck.
    fn draw(&mut self, id: &str) -> u8 {
        let card = self.adventure(id);
        let deck = self.game.colour(card) as usize;
        if !self.game.adventures[deck].pull(card) {
            self.fail(format!("`{id}` is not in its deck any more"));
        }
        card
    }

    /// Takes a market card out of the deck.
    fn ware(&mut self, id: &str) -> u8 {
        let pack = self.game.pack();
        let left = self.game.stock.cards();
        let found = left.iter().find(|card| pack.goods_of(*card).id == id).map(usize::from);
        let card = self.known(found, id);
        self.game.stock.pull(card);
        card
    }
    /// Sees to it that a token of a colour lies in the reserve.
    fn free_token(&mut self, colour: Colour) {
        if self.game.reserve[colour as usize] > 0 {
            return;
        }
        let gems = self.game.pack().atlas.gems.iter().zip(0u8..);
        let lying = gems.filter(|(gem, number)| gem.colour == colour && self.game.tokens >> number & 1 == 1);
        match lying.map(|(_, number)| number).last() {
            Some(gem) => {
                self.game.tokens &= !(1 << gem);
                self.game.reserve[colour as usize] += 1;
            }
            None => self.fail("there are no more tokens".to_owned()),
        }
    }
}
