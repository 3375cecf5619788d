//! Standing orders: what a player has the table decline, and what they alone are told of it.

use freeport_kernel::Phrase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An order that stands until its end. It never uses anything: it only says when its owner need not be asked in a window.
/// It counts for windows that open after it was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StandingOrder {
    /// The card or skill it is about, by its id; none for everything that has no order of its own, and for windows in which
    /// one has nothing.
    #[serde(default)]
    pub source: Option<String>,
    /// When to ask.
    pub ask: AskMe,
    /// When it ends by itself.
    pub until: Until,
    /// What everybody can see, and what makes it ask nevertheless.
    #[serde(default)]
    pub unless: Vec<Stop>,
}

/// When to ask about a card or skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AskMe {
    /// In no window.
    Never,
    /// Where it can be used: where its own condition holds.
    Matters,
    /// In every window that it is for, also where it cannot be used.
    Always,
}

/// When an order ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// With the turn in which it was given, whoever's turn that is.
    Turn,
    /// With the game.
    Game,
}

/// What makes an order ask nevertheless.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// Somebody else uses something in a window, after the order was given: then it ends.
    Used,
    /// Something is true of a window, by the game's name for it: in that window one is asked.
    Fact(String),
}

/// What came of orders; for their owner alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OrderNews {
    /// After how many moves in effect.
    pub step: usize,
    /// What.
    pub news: OrderEvent,
}

/// What an order did, or what became of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "key", rename_all = "snake_case")]
pub enum OrderEvent {
    /// A window was declined.
    Declined {
        /// Which moment it was.
        moment: Phrase,
    },
    /// An order ended with its turn.
    Ended {
        /// Which.
        order: StandingOrder,
    },
    /// An order ended because somebody used something.
    Stopped {
        /// Which.
        order: StandingOrder,
    },
}

/// Who has given the answer to a window that waits for its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GivenBy {
    /// Whoever sits there.
    Hand,
    /// A standing order.
    Order,
    /// The clock.
    Clock,
}
