//! What the game waits for, and what is under way.

use crate::cards::{Caravan, Curse};
use crate::components::{Cargo, Good};
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// What the game waits for. Whose decision it is stands in the state or here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Phase {
    /// Everybody chooses a Character.
    Choosing,
    /// Rituals before the Action.
    Before,
    /// The Action, or declining it.
    Action,
    /// How often the Gift is taken.
    Gift { level: u8 },
    /// Rituals after the Gift.
    After,

    /// A player sends ships on the raid.
    Commit { seat: Seat },
    /// The Ruler cannot tell which pair fights.
    Ruler,
    /// A player decides about Goods just drawn.
    Loading { seat: Seat, drawn: Cargo },

    /// The player of the Curse names a kind for the Idol.
    Idol,
    /// The player of the Curse hands out the Tavern dice.
    Tavern,
    /// A player gives up a Good to the Tavern.
    Forfeit { seat: Seat },
    /// The player of the Curse gives dice in dispute to the Whirlpool: which, as bits, and how many more.
    Whirlpool { disputed: u64, left: u8 },
    /// A player discards what the ships cannot carry.
    Overflow { seat: Seat },

    /// A player may make Good Deals before the final sale.
    FinalDeals { seat: Seat },
    /// The game is over.
    Over,
}

/// A raid or a Curse under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Venture {
    /// Nothing of the kind.
    None,
    /// A raid: what each seat has sent.
    Raid { caravan: Caravan, sent: [u8; 4] },
    /// A Curse: the kind of Good it takes, and the Tavern face that each seat gets. Dice that it hits are not afloat.
    Curse { curse: Curse, good: Option<Good>, tavern: [u8; 4] },
}
