//! From whom coins are taken.

use crate::effects::vocabulary::{Effect, Who};
use crate::second::cause::Cause;
use crate::second::event::Event;
use crate::second::state::{Melee, Table};
use crate::second::steps::{Asked, Loot};
use crate::second::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Coins are taken from one hero, or from nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Rob2"))]
#[serde(deny_unknown_fields)]
pub struct Rob {
    pub(crate) cause: Cause,
    pub(crate) at: u8,
}

impl Step<Melee> for Rob {
    type Choice = Option<u8>;

    const RULE: &'static str = "RB2-C.3";

    fn who(&self, _game: &Melee) -> SeatSet {
        SeatSet::one(self.cause.seat)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Option<u8>)) {
        let Some(Effect::Steal { from: Who::One(which), .. }) = game.effect(&self.cause, self.at) else {
            return;
        };
        let mut any = false;
        for hero in game.candidates(which, &self.cause).filter(|hero| game.hero(*hero).coins > 0) {
            any = true;
            add(Some(hero));
        }
        if any && game.is_optional(&self.cause) {
            add(None);
        }
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Option<u8>, table: &mut Table) {
        let Some(Effect::Steal { n, behind, .. }) = game.effect(&self.cause, self.at) else { return };
        if let Some(from) = choice {
            let Rob { cause, at } = self;
            let robber = game.fighter(cause.itself());
            table.tell(|| Event::Used { hero: robber, skill: game.text_id(cause.src) });
            let most = if game.is_behind(game.side_of(cause.seat)) { behind } else { n };
            let most = most.min(game.hero(from).coins);
            game.push(Task::Ask(Asked::Loot(Loot { cause: Cause { them: 1 << from, ..cause }, at, most })));
        }
    }

    fn question(&self, game: &Melee) -> Phrase {
        Phrase::new("ask-rob").name("text", game.text_id(self.cause.src))
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Option<u8>) -> Phrase {
        match *choice {
            Some(hero) => Phrase::new("do-rob").name("hero", game.hero_id(hero)),
            None => Phrase::new("do-nobody"),
        }
    }

    fn decline(&self) -> Option<Option<u8>> {
        Some(None)
    }
}
