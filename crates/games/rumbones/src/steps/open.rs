//! Windows: a card or a Response, or a pass.

use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::core::window::Window;
use crate::phrases::parts::moment_key;
use crate::steps::{Asked, Reroll};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// What is used in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Use {
    /// Nothing.
    Pass,
    /// A Tide card.
    Card(u8),
    /// A Response of a hero.
    Response {
        /// The hero.
        hero: u8,
        /// Which of its actions.
        action: u8,
    },
    /// The leave to roll misses again.
    Misses,
}

/// A window in which a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Open {
    pub(crate) window: Window,
}

impl Step<Boarding> for Open {
    type Choice = Use;

    const RULE: &'static str = "RB1-23.1";
    const ALWAYS: bool = true;

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.asked_at(self.window.at))
    }

    fn options(&self, game: &Boarding, seat: Seat, add: &mut impl FnMut(Use)) {
        if game.can_be_lucky(seat, &self.window) {
            add(Use::Misses);
        }
        game.responses(seat, &self.window).for_each(|(hero, action, _)| add(Use::Response { hero, action }));
        game.plays(seat, &self.window).for_each(|(card, _)| add(Use::Card(card)));
        add(Use::Pass);
    }

    fn forbids(&self, game: &Boarding, seat: Seat, choice: &Use) -> &'static str {
        match *choice {
            Use::Card(card) if card < 64 && game.hands[seat.index()] >> card & 1 == 1 => "RB1-6.3",
            Use::Card(_) => "RB1-6.3",
            Use::Response { hero, .. } if self.window.used >> hero.min(15) & 1 == 1 => "RB1-5.9",
            Use::Response { hero, action } if hero < 10 && action < 3 && !game.can_pay(hero, action) => {
                "RB1-5.6"
            }
            Use::Response { .. } | Use::Misses | Use::Pass => "RB1-23.1",
        }
    }

    fn take(self, game: &mut Boarding, seat: Seat, choice: Use, table: &mut Table) {
        let window = self.window;
        match choice {
            Use::Pass => game.push(Task::Window(Window { at: window.at + 1, ..window })),
            Use::Card(card) => {
                let cause = game.playable(seat, card, &window);
                game.push(Task::Window(Window { at: 0, ..window }));
                if let Some(cause) = cause {
                    game.play_card(seat, card, cause, table);
                }
            }
            Use::Response { hero, action } => {
                let mut all = game.responses(seat, &window);
                let cause = all.find(|one| (one.0, one.1) == (hero, action)).map(|one| one.2);
                drop(all);
                game.push(Task::Window(Window { at: 0, used: window.used | 1 << hero, ..window }));
                game.pay(hero, action, table);
                game.tell_use(hero, action, table);
                if let Some(cause) = cause {
                    game.run_line(cause);
                }
            }
            Use::Misses => {
                let hero = window.it;
                game.push(Task::Window(Window { at: 0, used: window.used | 1 << hero, ..window }));
                game.push(Task::Ask(Asked::Reroll(Reroll { seat, misses: true, left: u8::MAX })));
            }
        }
    }

    fn question(&self, game: &Boarding) -> Phrase {
        let phrase = Phrase::new(moment_key(self.window.moment));
        if usize::from(self.window.it) < game.heroes.len() {
            phrase.name("hero", game.hero_id(self.window.it))
        } else {
            phrase
        }
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &Use) -> Phrase {
        match *choice {
            Use::Pass => Phrase::new("do-pass"),
            Use::Card(card) => Phrase::new("do-play").name("card", game.card_id(card.min(49))),
            Use::Response { hero, action } => Phrase::new("do-respond")
                .name("hero", game.hero_id(hero.min(9)))
                .name("action", game.action_id(hero.min(9), action)),
            Use::Misses => Phrase::new("do-misses"),
        }
    }

    fn decline(&self) -> Option<Use> {
        Some(Use::Pass)
    }
}
