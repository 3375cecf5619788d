//! Which figure is pushed.

use crate::effects::vocabulary::Effect;
use crate::second::cause::Cause;
use crate::second::hero::NOBODY;
use crate::second::push::{Figure, Push};
use crate::second::state::{Melee, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// One figure of the other side is pushed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PickFigure2"))]
#[serde(deny_unknown_fields)]
pub struct PickFigure {
    pub(crate) cause: Cause,
    pub(crate) at: u8,
}

impl Step<Melee> for PickFigure {
    type Choice = Figure;

    const RULE: &'static str = "RB2-18.6";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.cause.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Figure)) {
        let Some(Effect::Shove { who, n }) = game.effect(&self.cause, self.at) else { return };
        let figures = game.figures(who, &self.cause);
        figures.filter(|figure| game.can_be_pushed(*figure, n)).for_each(add);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Figure, _table: &mut Table) {
        let Some(Effect::Shove { n, .. }) = game.effect(&self.cause, self.at) else { return };
        game.begin_push(Push::new(choice, n, self.cause.seat, NOBODY));
    }

    fn question(&self, game: &Melee) -> Phrase {
        Phrase::new("ask-pick-figure").name("text", game.text_id(self.cause.src))
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Figure) -> Phrase {
        game.figure_phrase(*choice)
    }
}
