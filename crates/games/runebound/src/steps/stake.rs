//! Gold that is staked on a test.

use crate::effects::vocabulary::Effect;
use crate::event::Event;
use crate::run::Run;
use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// How much gold is staked; nothing, and there is no test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Stake {
    pub(crate) run: Run,
}

impl Step<Quest> for Stake {
    type Choice = u8;

    const RULE: &'static str = "RN-10.1";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.run.source.seat)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(u8)) {
        if let Some(Effect::Stake(most, ..)) = game.effect_at(self.run) {
            let most = u16::from(*most).min(game.party(seat).gold) as u8;
            (0..=most).for_each(add);
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: u8, table: &mut Table) {
        if let (1.., Some(Effect::Stake(_, skill, need))) = (choice, game.effect_at(self.run)) {
            table.tell(|| Event::Staked { seat, gold: choice });
            game.begin_test(self.run, *skill, *need, choice);
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        Phrase::new("ask-stake").name("card", game.text_id(self.run.source))
    }

    fn phrase(&self, _game: &Quest, _seat: Seat, choice: &u8) -> Phrase {
        match choice {
            0 => Phrase::new("do-leave"),
            gold => Phrase::new("do-stake").number("gold", *gold),
        }
    }

    fn decline(&self) -> Option<u8> {
        Some(0)
    }
}
