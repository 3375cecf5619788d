//! The answer to a deal that was proposed.

use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// It is a deal.
    Accept,
    /// It is none.
    Refuse,
    /// Other terms are named.
    Counter,
}

/// Whether a deal is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Answer;

impl Answer {
    /// Whether both sides still have what was named, and keep their limits (RN-12.9).
    fn is_sound(game: &Quest) -> bool {
        game.trade
            .is_some_and(|trade| game.deal_stands(&trade) && (0..2).all(|side| game.deal_fits(&trade, side)))
    }
}

impl Step<Quest> for Answer {
    type Choice = Reply;

    const RULE: &'static str = "RN-12.11";

    fn who(&self, game: &Quest) -> SeatSet {
        game.trade.map_or(SeatSet::NONE, |trade| SeatSet::one(game.listener(&trade)))
    }

    fn options(&self, game: &Quest, _seat: Seat, add: &mut impl FnMut(Reply)) {
        if Answer::is_sound(game) {
            add(Reply::Accept);
        }
        add(Reply::Refuse);
        add(Reply::Counter);
    }

    fn forbids(&self, _game: &Quest, _seat: Seat, _choice: &Reply) -> &'static str {
        "RN-12.9"
    }

    fn take(self, game: &mut Quest, _seat: Seat, choice: Reply, table: &mut Table) {
        match choice {
            Reply::Accept => game.shake_hands(table),
            Reply::Refuse => game.refuse(table),
            Reply::Counter => game.counter(),
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        let hero = game.trade.map_or("nothing", |trade| game.hero_id(trade.speaker));
        Phrase::new("ask-answer").name("hero", hero)
    }

    fn phrase(&self, _game: &Quest, _seat: Seat, choice: &Reply) -> Phrase {
        Phrase::new(match choice {
            Reply::Accept => "do-accept",
            Reply::Refuse => "do-refuse",
            Reply::Counter => "do-counter",
        })
    }

    fn decline(&self) -> Option<Reply> {
        Some(Reply::Refuse)
    }
}
