//! Rolling dice again.

use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::steps::Asked;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Somebody may roll some dice of an attack again, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Reroll {
    pub(crate) seat: Seat,
    /// Whether only misses may be rolled again.
    pub(crate) misses: bool,
    /// How many more.
    pub(crate) left: u8,
}

impl Step<Boarding> for Reroll {
    type Choice = Option<u8>;

    const RULE: &'static str = "RB1-9.8";

    fn who(&self, _game: &Boarding) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Boarding, _seat: Seat, add: &mut impl FnMut(Option<u8>)) {
        let Some(attack) = game.attack() else { return };
        let modifier = game.modifier_of(attack);
        let mut any = false;
        for (at, die) in attack.dice.iter().enumerate() {
            let miss = !self.misses || !attack.is_hit(*die, modifier);
            if die.fresh() && miss && !attack.dice[..at].contains(die) {
                add(Some(at as u8));
                any = true;
            }
        }
        if any {
            add(None);
        }
    }

    fn forbids(&self, game: &Boarding, _seat: Seat, choice: &Option<u8>) -> &'static str {
        let spent = |at: &u8| {
            game.attack()
                .is_some_and(|attack| attack.dice.get(usize::from(*at)).is_some_and(|die| !die.fresh()))
        };
        if choice.as_ref().is_some_and(spent) { "RB1-9.6" } else { "RB1-9.8" }
    }

    fn take(self, game: &mut Boarding, _seat: Seat, choice: Option<u8>, table: &mut Table) {
        if let Some(at) = choice {
            game.reroll(at, table);
            if self.left > 1 {
                game.push(Task::Ask(Asked::Reroll(Reroll { left: self.left - 1, ..self })));
            }
        }
    }

    fn question(&self, _game: &Boarding) -> Phrase {
        Phrase::new("ask-reroll")
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &Option<u8>) -> Phrase {
        match choice {
            Some(at) => Phrase::new("do-reroll").number("face", game.face(*at)),
            None => Phrase::new("do-reroll-none"),
        }
    }

    fn decline(&self) -> Option<Option<u8>> {
        Some(None)
    }
}
