//! Which figure is pushed next.

use crate::second::hero::NOBODY;
use crate::second::push::{Figure, Push};
use crate::second::state::{Melee, Table};
use crate::second::steps::Asked;
use crate::second::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Each of some figures is pushed, in the order that one chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ShoveEach2"))]
#[serde(deny_unknown_fields)]
pub struct ShoveEach {
    pub(crate) seat: Seat,
    pub(crate) n: u8,
    /// Heroes that are left, as bits.
    pub(crate) heroes: u16,
    /// Deckhands and bosuns that are left, in the attacked cell.
    pub(crate) crew: [u8; 2],
}

impl ShoveEach {
    /// The crew that is left in the attacked cell.
    fn crew_figures(self, game: &Melee) -> impl Iterator<Item = Figure> {
        let there = game.attack().and_then(|attack| Some((game.crew_hit(attack)?, attack.target)));
        [false, true].into_iter().filter_map(move |bosun| {
            let (side, cell) = there.filter(|_| self.crew[usize::from(bosun)] > 0)?;
            let some = game.hold(side).crew.at(cell).count[usize::from(bosun)] > 0;
            some.then_some(Figure::Crew { side, cell, bosun })
        })
    }
}

impl Step<Melee> for ShoveEach {
    type Choice = Figure;

    const RULE: &'static str = "RB2-C.19";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Figure)) {
        let heroes = Melee::members(self.heroes).filter(|hero| game.hero(*hero).deployed()).map(Figure::Hero);
        let crew = self.crew_figures(game);
        heroes.chain(crew).filter(|figure| game.can_be_pushed(*figure, self.n)).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Figure, _table: &mut Table) {
        let mut next = self;
        match choice {
            Figure::Hero(hero) => next.heroes &= !(1 << hero),
            Figure::Crew { bosun, .. } => next.crew[usize::from(bosun)] -= 1,
        }
        game.push(Task::Ask(Asked::ShoveEach(next)));
        game.begin_push(Push::new(choice, self.n, self.seat, NOBODY));
    }

    fn question(&self, _game: &Melee) -> Phrase {
        Phrase::new("ask-shove-each")
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Figure) -> Phrase {
        game.figure_phrase(*choice)
    }
}
