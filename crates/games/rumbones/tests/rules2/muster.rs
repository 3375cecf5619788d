//! Sides with all their heroes: whoever a test does not name waits ashore.

use crate::fray::*;
use freeport_kernel::{Chance, Game, Rng, Table};
use freeport_rumbones::second::pack::Pack;
use freeport_rumbones::second::*;

/// The printed battle of two players with these heroes in these cells.
pub fn duel(ours: &[(&str, &str)], theirs: &[(&str, &str)]) -> Scene {
    let scene = aboard(Scene::duel(), A, ours, ["kiria", "ishmael", "snapper"]);
    aboard(scene, B, theirs, ["gabriela", "santiago", "de-marco"])
}

fn aboard(scene: Scene, side: Side, named: &[(&str, &str)], others: [&str; 3]) -> Scene {
    let scene = named.iter().fold(scene, |scene, (id, at)| scene.hero(side, id, at));
    let rest = others.into_iter().filter(|id| named.iter().all(|(known, _)| known != id));
    rest.take(3 - named.len()).fold(scene, |scene, id| scene.ashore(side, id))
}

/// The same at the beginning of the first side's turn.
#[track_caller]
pub fn fight(ours: &[(&str, &str)], theirs: &[(&str, &str)]) -> Fray {
    Fray::of(duel(ours, theirs))
}

/// A hero is taken by a side.
#[track_caller]
pub fn pick(id: &str) -> Move {
    Move::Pick(Pack::base().heroes.iter().position(|hero| hero.id == id).expect("a hero") as u8)
}

impl Fray {
    /// The level of a hero's skill.
    #[track_caller]
    pub fn level(&self, id: &str, skill: usize) -> u8 {
        self.hero(id).skills[skill].1
    }

    /// The actions that whoever acts has left.
    #[track_caller]
    pub fn actions(&self) -> u8 {
        self.view().acting.expect("somebody acts").actions
    }

    /// Passes windows until a seat is asked in a window of this key.
    #[track_caller]
    pub fn pass_to(&mut self, seat: freeport_kernel::Seat, key: &str) -> &mut Fray {
        while self.moves().contains(&PASS) && (self.who(), self.asked()) != (seat, key) {
            let who = self.who();
            self.play(who, PASS);
        }
        assert_eq!((self.who(), self.asked()), (seat, key));
        self
    }

    /// Whatever is asked is declined, and whatever is first is activated, until a round begins.
    #[track_caller]
    pub fn until_round(&mut self, round: u16) -> &mut Fray {
        while !self.over() && self.view().round < round {
            let (seat, mv) = (self.who(), self.game.decline().unwrap_or_else(|| self.moves()[0]));
            let mv = if self.moves().contains(&mv) { mv } else { self.moves()[0] };
            let mut table = Table::new(Chance::Loose(Rng::new(7)));
            self.game.play(seat, &mv, &mut table).expect("a legal move");
        }
        self
    }

    /// A hero of one's choice.
    #[track_caller]
    pub fn choose(&self, id: &str) -> Move {
        Move::PickHero(Some(self.index(id)))
    }
}
