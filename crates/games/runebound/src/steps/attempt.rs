//! What a card offers and need not be done.

use crate::effects::vocabulary::{Cost, Line};
use crate::run::Run;
use crate::state::{Quest, Table};
use crate::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Whether a line of a challenge or an encounter that may be left undone is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    pub(crate) run: Run,
}

impl Attempt {
    /// The line that may be left undone.
    pub(crate) fn line(self, game: &Quest) -> Option<&'static Line> {
        game.lines_of(self.run.source).get(usize::from(self.run.line))
    }
}

impl Step<Quest> for Attempt {
    type Choice = bool;

    const RULE: &'static str = "RN-26.7";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.run.source.seat)
    }

    fn options(&self, game: &Quest, _seat: Seat, add: &mut impl FnMut(bool)) {
        let open = self
            .line(game)
            .is_some_and(|line| game.holds(line, self.run.source) && game.affords(self.run.source, line));
        if open {
            add(true);
        }
        add(false);
    }

    fn take(self, game: &mut Quest, _seat: Seat, choice: bool, table: &mut Table) {
        if let (true, Some(line)) = (choice, self.line(game)) {
            game.push(Task::Run(self.run));
            game.pay(self.run.source, line, table);
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        let gold = self.line(game).and_then(|line| {
            line.cost.iter().find_map(|cost| if let Cost::Pay(gold) = cost { Some(*gold) } else { None })
        });
        let card = game.text_id(self.run.source);
        match gold {
            Some(gold) => Phrase::new("ask-attempt-paid").name("card", card).number("gold", gold),
            None => Phrase::new("ask-attempt").name("card", card),
        }
    }

    fn phrase(&self, _game: &Quest, _seat: Seat, choice: &bool) -> Phrase {
        Phrase::new(if *choice { "do-venture" } else { "do-leave" })
    }

    fn decline(&self) -> Option<bool> {
        Some(false)
    }
}
