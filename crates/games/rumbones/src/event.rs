//! What happens, for the log and the animation.

use crate::core::beast::Creature;
use crate::core::edition::Phase;
use crate::core::place::Cell;
use crate::core::side::Side;
use freeport_kernel::Seat;
use serde::Serialize;

/// Who attacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "kind")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Attacker {
    /// A hero.
    Hero { hero: &'static str, action: &'static str },
    /// Crew of one place.
    Crew { side: Side, from: Cell, deckhands: u8, bosuns: u8 },
    /// The gun of a side.
    Cannon { side: Side },
    /// The Kraken.
    Kraken,
    /// The Sea Dragon.
    Dragon,
}

/// One thing that happened. Heroes, actions, cards and tiles go by their ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "event")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Event {
    /// A side named the faction it wants.
    Wished { seat: Seat, side: Side },
    /// Both wanted the same one, and chance gave the first side this.
    FactionDrawn { side: Side },
    /// A side hired a mercenary.
    Hired { side: Side, hero: &'static str },
    /// A side named its leader.
    LeaderNamed { side: Side, seat: Seat },
    /// The side that takes the first turn.
    FirstSide { side: Side },
    /// A turn began.
    TurnBegan { turn: u16, side: Side },
    /// A phase began.
    PhaseBegan { phase: Phase },

    /// A hero gained coins; some were lost because it may not have more.
    CoinsGained { hero: &'static str, coins: u8, lost: u8 },
    /// A hero lost coins.
    CoinsLost { hero: &'static str, coins: u8 },
    /// A hero paid for an action.
    CoinsSpent { hero: &'static str, coins: u8 },
    /// Coins went from hero to hero.
    CoinsPassed { from: &'static str, to: &'static str, coins: u8 },
    /// A Dead Man token was turned to the paid side.
    TollPaid { hero: &'static str },
    /// A hero is back in reserve.
    Revived { hero: &'static str },

    /// Crew came aboard.
    CrewCame { side: Side, cell: Cell, count: u8, bosuns: bool },
    /// The crew advanced: so many of it.
    CrewAdvanced { side: Side, count: u8 },
    /// Crew was knocked out.
    CrewFell { side: Side, cell: Cell, deckhands: u8, bosuns: u8 },
    /// Crew left the board without being attacked.
    CrewGone { side: Side, cell: Cell, deckhands: u8, bosuns: u8 },

    /// An attack was declared.
    AttackDeclared { by: Attacker, target: Cell },
    /// An attack found nothing to hit any more.
    AttackFailed,
    /// The dice of an attack were rolled.
    Rolled { faces: Vec<u8> },
    /// Its hits were counted.
    Counted { hits: u8, misses: u8, modifier: i8 },
    /// A die was rolled again.
    Rerolled { old: u8, new: u8 },
    /// A die was set.
    DieSet { old: u8, new: u8 },
    /// Damage is kept from a hero.
    Prevented { hero: &'static str, damage: u8 },
    /// A hero suffered damage.
    Wounded { hero: &'static str, damage: u8, total: u8 },
    /// A hero healed.
    Healed { hero: &'static str, damage: u8, left: u8 },
    /// A hero got a status.
    Afflicted { hero: &'static str, status: &'static str },
    /// A hero lost every status.
    Cleansed { hero: &'static str },
    /// A hero was not knocked out after all.
    Survived { hero: &'static str, damage: u8 },
    /// A hero was knocked out.
    KnockedOut { hero: &'static str, by: Option<&'static str>, paid: bool },
    /// A hero fell overboard and lost so many coins.
    WentOverboard { hero: &'static str, coins: u8 },

    /// An objective of a side's ship was damaged.
    TileDamaged { side: Side, tile: &'static str, damage: u8, total: u8 },
    /// A creature was damaged.
    BeastDamaged { creature: Creature, damage: u8, total: u8 },
    /// A creature was beaten by another one.
    BeastGone { creature: Creature },
    /// A side claimed an objective or a creature.
    Claimed { side: Side, what: &'static str, points: u8, total: u8 },
    /// A side has won.
    GameWon { side: Side },
    /// An objective was repaired.
    Repaired { side: Side, tile: &'static str, damage: u8, left: u8 },

    /// A hero came aboard, maybe back from overboard.
    Deployed { hero: &'static str, cell: Cell, back: bool },
    /// A hero began its activation.
    Activated { hero: &'static str },
    /// A hero used an ability or a Response.
    Used { hero: &'static str, action: &'static str },
    /// A hero took a step.
    Stepped { hero: &'static str, from: Cell, to: Cell },
    /// A hero ended its move.
    MoveEnded { hero: &'static str, cell: Cell },
    /// A hero named where it wants to land.
    SwingNamed { hero: &'static str, to: Cell, distance: u8 },
    /// The die of a swing was rolled.
    SwingRolled { hero: &'static str, die: u8, modifier: i8, distance: u8, again: bool },
    /// A hero landed.
    Landed { hero: &'static str, from: Cell, to: Cell },
    /// A hero was pushed.
    Pushed { hero: &'static str, from: Cell, to: Cell },
    /// A hero appeared elsewhere.
    Vanished { hero: &'static str, from: Cell, to: Cell },
    /// A hero's attacks became better.
    Boosted { hero: &'static str, dice: i8, hit: i8, reroll: bool },
    /// Dice that belong to no attack were rolled.
    SideRoll { faces: Vec<u8>, need: u8 },

    /// A Tide card was played.
    CardPlayed { seat: Seat, card: &'static str },
    /// A card with symbols went to the Kraken Pool.
    PoolGrew { side: Side, symbols: u8, total: u8 },
    /// Cards were drawn; which, only their holder is told.
    CardsDrawn { seat: Seat, count: u8, cards: Vec<&'static str> },
    /// A card was discarded.
    CardDiscarded { seat: Seat, card: &'static str },
    /// A discard pile became a deck.
    Reshuffled { side: Side },
    /// Somebody looked at cards; which, only that player is told.
    LookedAt { seat: Seat, count: u8, cards: Vec<&'static str> },
    /// One of them was taken; which, only that player is told.
    CardTaken { seat: Seat, card: Option<&'static str> },
    /// A card came back from the piles.
    CardFetched { seat: Seat, card: &'static str },
    /// Powder blew up.
    Blasted { cell: Cell },
    /// A card works on one place.
    Ordered { side: Side, cell: Cell },

    /// The Sea Dragon came.
    DragonCame { cell: Cell },
    /// The Sea Dragon was swept away.
    DragonSwept,
    /// The check for the Kraken.
    WatersSearched { dice: [u8; 2], total: u8, comes: bool },
    /// The Kraken came and broke the gangplank.
    KrakenCame,
    /// The Kraken did something.
    KrakenRaged { die: u8, fury: &'static str },
    /// The Kraken reached for a hero.
    Dragged { hero: &'static str, die: u8, under: bool },
}
