//! Which cell an effect is for.

use crate::core::cells::Cells;
use crate::core::grid::Cell;
use crate::effects::vocabulary::{Effect, Who};
use crate::second::cause::Cause;
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// An effect is for one cell of one's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PickPlace2"))]
#[serde(deny_unknown_fields)]
pub struct PickPlace {
    pub(crate) cause: Cause,
    pub(crate) at: u8,
}

impl Step<Melee> for PickPlace {
    type Choice = Cell;

    const RULE: &'static str = "RB2-7.4";

    fn who(&self, game: &Melee) -> SeatSet {
        match game.effect(&self.cause, self.at) {
            Some(Effect::Catch) => SeatSet::one(game.controller(self.cause.it)),
            _ => SeatSet::one(self.cause.seat),
        }
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Cell)) {
        let effects = game.effects_from(&self.cause, self.at);
        let Some(effect) = effects.first() else { return };
        if let Some(Who::Crowd(which)) = effect.who() {
            let mut cells = Cells::default();
            let heroes = game.candidates(which, &self.cause).filter(|hero| game.serves(effects, *hero));
            cells.extend(heroes.map(|hero| game.hero(hero).cell));
            cells.iter().for_each(add);
        } else {
            game.cells_for(*effect, &self.cause).for_each(add);
        }
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Cell, table: &mut Table) {
        game.affect_place(self.cause, self.at, choice, table);
    }

    fn question(&self, game: &Melee) -> Phrase {
        Phrase::new("ask-pick-place").name("text", game.text_id(self.cause.src))
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Cell) -> Phrase {
        game.place("do-pick-place", *choice)
    }
}
