//! What happens, for the log and the animation.

use crate::cards::{Caravan, Card, Curse, Port};
use crate::components::{Cargo, Character, Deal, Good, Loot, Nation};
use crate::moves::Pair;
use crate::tray::Die;
use freeport_kernel::Seat;
use freeport_tray::Physics;
use serde::Serialize;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "event")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Event {
    /// Adventure cards were dealt at the start; which, only their owner is told.
    CardsDealt { seat: Seat, count: u8, cards: Vec<Card> },
    /// A round began. `rounds_after` counts the last rounds that follow it, once the End card was drawn.
    RoundBegan { round: u16, first: Seat, rounds_after: Option<u8> },
    /// A player laid a Character face down; which, only that player is told.
    Chose { seat: Seat, character: Option<Character> },
    /// Everybody has chosen.
    AllChose,

    /// A Character was called, and these players turned it over. `gift` is the Gift level of a sole chooser.
    Called { character: Character, seats: Vec<Seat>, gift: u8 },
    /// A player begins to resolve the Character.
    Resolving { seat: Seat, character: Character },
    /// A player did not perform the Action: would not, or could not.
    Declined { seat: Seat, character: Character, able: bool },
    /// A player took a Gift so many times.
    GiftTaken { seat: Seat, character: Character, times: u8 },

    /// A Black Mark was received; `marks` is the new number of them.
    Marked { seat: Seat, reason: MarkReason, marks: u16 },
    /// The Governor's Gift kept a Black Mark away.
    MarkSpared { seat: Seat },
    /// The Governor's double Gift removed an earlier Black Mark; `marks` are left.
    MarkRemoved { seat: Seat, marks: u16 },

    /// Ships were bought from the reserve for a chest each.
    ShipsBought { seat: Seat, ships: u8 },
    /// Ships came from the reserve for nothing.
    ShipsReceived { seat: Seat, ships: u8, source: ShipSource },
    /// Ships went to the island as guards; so many are still owed.
    GuardsSent { seat: Seat, ships: u8, owed: u16 },
    /// Guards came back to sea.
    GuardsReturned { seat: Seat, ships: u8 },
    /// The 40-chest token was taken, turned or given back: it shows 40, 80, or 0 when there is none.
    TokenTurned { seat: Seat, shows: u8 },
    /// A player became a Corsair. `unplayed` counts the nation's Caravans not played yet, where a tally is kept.
    CorsairTaken { seat: Seat, nation: Nation, unplayed: Option<u8> },

    /// A Caravan was played: so many red ships, and each player may send up to `limit`.
    CaravanPlayed { seat: Seat, caravan: Caravan, nation: Nation, ships: u8, limit: u8 },
    /// Ships were sent on the raid.
    Committed { seat: Seat, ships: u8 },
    /// Dice were thrown. The seed's words are zero when the throw was not cast from a seed.
    Thrown { seat: Seat, purpose: Purpose, seed: [u32; 2], physics: Physics, rethrows: u8, dice: Vec<Die> },
    /// The Ruler cannot tell which pair is closest; the player who played the Caravan decides.
    Tied { seat: Seat, pairs: Vec<Fight> },
    /// A pair fought.
    Fought { fight: Fight, sunk: Sunk },
    /// The battle is over: so many pirate and so many red dice are left.
    BattleOver { pirates: u8, reds: u8 },
    /// What the raid cost a player: ships sunk, of which `saved` came back.
    ShipsSunk { seat: Seat, sunk: u8, saved: u8 },
    /// Yin-Yang tokens were received.
    YinYangGained { seat: Seat, tokens: u8, source: YinYangSource },

    /// Loot was drawn, card by card.
    LootDrawn { seat: Seat, cards: Vec<Loot>, source: LootSource },
    /// What became of the Goods just drawn.
    GoodsLoaded { seat: Seat, kept: Cargo, discarded: Cargo },
    /// The Loot discards became a new deck.
    LootReshuffled { cards: u8 },

    /// A new Port: prices of Fruit, Coffee and Rum for sets.
    PortOpened { seat: Seat, port: Port, prices: [u8; 3] },
    /// A Curse was played, and so many ships of its player are protected.
    CursePlayed { seat: Seat, curse: Curse, protected: u8 },
    /// What the Whirlpool reaches: the dice hit, those in dispute, and how many of these are still to be hit.
    WhirlpoolSpread { red: u8, hit: Vec<u8>, disputed: Vec<u8>, left: u8 },
    /// A die in dispute was given to the Whirlpool.
    WhirlpoolPicked { seat: Seat, die: u8 },
    /// What a Curse cost a player; `dice` are those that were hit.
    Struck { seat: Seat, dice: Vec<u8>, goods: Cargo, talismans: u8, ships: u8 },
    /// A kind was named for the Idol.
    IdolNamed { seat: Seat, good: Good },
    /// Guards were paid.
    WagesPaid { seat: Seat, chests: u8 },
    /// A Tavern die came to a player.
    TavernDealt { seat: Seat, face: u8 },
    /// A Good was given up to the Tavern.
    GoodLost { seat: Seat, good: Good },
    /// A chest came or went in the Tavern.
    TavernChest { seat: Seat, gained: bool },
    /// Goods that no ship can carry went overboard.
    WentOverboard { seat: Seat, goods: Cargo },

    /// Goods were sold; `proceeds` are the chests for Fruit, Coffee and Rum.
    Sold { seat: Seat, goods: Cargo, proceeds: [u8; 3], last: bool },
    /// Two Goods were sold by a Good Deal.
    DealMade { seat: Seat, deal: Deal, chests: u8 },
    /// A lasting Ritual was performed; the token now shows so many times.
    RitualPerformed { seat: Seat, ritual: LastingRitual, times: u16 },
    /// Chests were received as a Gift.
    ChestsReceived { seat: Seat, chests: u8 },
    /// An Adventure card was drawn; which, only its owner is told.
    CardDrawn { seat: Seat, card: Option<Card> },
    /// The End card was drawn: this round and three more.
    EndDrawn { seat: Seat },
    /// Nobody drew the End card in time: it counts as drawn.
    EndDue { round: u16 },

    /// A player took played Characters back.
    CharactersReturned { seat: Seat, characters: Vec<Character> },
    /// A round ended; `points` are the victory points so far, in seat order.
    RoundEnded { round: u16, points: Vec<i32> },
    /// Adventure cards left in hand turned into Black Marks.
    HandLeft { seat: Seat, cards: Vec<Card>, marks: u16 },
    /// The score of a player.
    Scored { seat: Seat, score: Score },
    /// The game ended; `tie` says what decided between equal scores.
    GameEnded { winners: Vec<Seat>, tie: Option<TieBreak> },
}

/// Why a Black Mark was received.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MarkReason {
    /// The player would not perform the Action.
    Declined,
    /// The player could not perform the Action.
    Unable,
    /// The Action of the Governor itself.
    Corsair,
    /// No ship was sent on a raid.
    StayedAway,
    /// A Corsair raided the own nation.
    Treason,
    /// The Tavern.
    Tavern,
}

/// Where ships came from the reserve for nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ShipSource {
    /// The Shipwright's Gift.
    Gift,
    /// The Governor's Action.
    Governor,
}

/// Where Yin-Yang tokens came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each names its source")]
pub enum YinYangSource {
    SunkShips,
    Talisman,
    Gift,
    Tavern,
}

/// Where Loot came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each names its source")]
pub enum LootSource {
    Raid,
    Gift,
    Tavern,
}

/// What dice are thrown for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// A raid.
    Raid,
    /// Kraken, Iceberg, Sirens or Mutiny.
    Curse,
    /// The Whirlpool.
    Whirlpool,
    /// The Tavern.
    Tavern,
}

/// A pair of enemies, how far apart they lie, in hundredths of a millimetre, and what they show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fight {
    /// The dice.
    pub pair: Pair,
    /// Whose pirate die it is.
    pub owner: Seat,
    /// How far apart they lie.
    pub distance: u32,
    /// What the pirate die and the red die show.
    pub faces: [u8; 2],
}

/// Who sinks in a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each names who sinks")]
pub enum Sunk {
    Pirate,
    Red,
    Both,
}

/// A Ritual that leaves a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each names its Ritual")]
pub enum LastingRitual {
    DoubleHold,
    Unsinkable,
}

/// How a player's score comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Score {
    /// Chests, 1 point each.
    pub chests: u16,
    /// Talismans, 1 point each.
    pub talismans: u8,
    /// Unused Yin-Yang tokens, 1 point for every three.
    pub yin_yang: u16,
    /// Black Marks, less 3 points each.
    pub marks: u16,
    /// Corsair tokens, which break ties.
    pub corsairs: u8,
    /// The victory points.
    pub points: i32,
}

/// What decided between players with equal scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// Fewer Corsair tokens.
    Corsairs,
    /// Fewer Black Marks.
    Marks,
    /// Nothing: they share the victory.
    Shared,
}
