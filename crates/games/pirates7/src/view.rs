//! What a viewer may know, field by field.

use crate::cards::{Caravan, Card, Curse, Port};
use crate::components::{Cargo, Character, Good, Nation};
use crate::event::{Fight, Score};
use crate::tray::Die;
use freeport_kernel::{Outcome, Seat};
use serde::Serialize;

/// Everything a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// How many play.
    pub players: u8,
    /// The round, from 1.
    pub round: u16,
    /// Who holds the First Player marker.
    pub first: Seat,
    /// How many full rounds follow this one, once the End card was drawn: 3 in the round of the draw, then 2, 1, 0.
    pub rounds_after: Option<u8>,
    /// Who is asked for what; nobody when the game is over.
    pub asked: Option<Asked>,
    /// The result, once there is one.
    pub outcome: Option<Outcome>,
    /// The Character that is being resolved, and by whom.
    pub resolving: Option<Resolving>,
    /// The current Port.
    pub port: Port,
    /// What Fruit, Coffee and Rum bring in the current Port in sets of three or more.
    pub prices: [u8; 3],
    /// The top card of the Caravans and Curses played.
    pub top: Option<Card>,
    /// Cards left in the Adventure deck, with the End card.
    pub deck: u8,
    /// How many of them lie above the End card; none when it has been drawn.
    pub above_end: Option<u8>,
    /// Cards left in the Loot deck.
    pub loot: u8,
    /// The Loot discard pile: Goods.
    pub discard: Cargo,
    /// The Loot discard pile: Talismans.
    pub discarded_talismans: u8,
    /// The Corsair tokens still on the Score Field.
    pub corsairs: Vec<Nation>,
    /// Every Adventure card played so far, if a tally is kept.
    pub tally: Option<Tally>,
    /// The players, in seat order.
    pub boards: Vec<BoardView>,
    /// The raid under way.
    pub raid: Option<RaidView>,
    /// The Curse under way.
    pub curse: Option<CurseView>,
    /// The dice in the tray, those already sunk included.
    pub tray: Vec<DieView>,
}

/// A decision that is owed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Asked {
    /// Who owes it: all who still have to choose a Character, or one.
    pub seats: Vec<Seat>,
    /// What it is about: a key of the phrase book.
    pub what: &'static str,
    /// The Goods it is about: those just drawn, or those too many to carry.
    pub goods: Option<Cargo>,
    /// How many at most, where a number is asked for: ships, Gifts, Goods to be kept or discarded, dice.
    pub limit: Option<u8>,
}

/// A Character being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Resolving {
    /// The Character that was called.
    pub character: Character,
    /// Who resolves it now.
    pub seat: Seat,
    /// How many times the Gift may be taken.
    pub gift: u8,
}

/// The Adventure cards that are out of the game or on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tally {
    /// The cards played.
    pub played: Vec<Card>,
    /// How many Caravans of England, Spain, France and Holland have not been played.
    pub caravans_left: [u8; 4],
}

/// A player's things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardView {
    /// The seat.
    pub seat: Seat,
    /// The chests.
    pub chests: u16,
    /// What the 40-chest token shows: 0 without it, else 40 or 80.
    pub token: u8,
    /// Ships in the reserve.
    pub reserve: u8,
    /// Free ships at sea, those on a raid included.
    pub free: u8,
    /// Loaded ships at sea.
    pub loaded: u8,
    /// Guards on the island.
    pub guards: u8,
    /// Guards owed.
    pub owed: u16,
    /// How many Goods the ships at sea can carry.
    pub capacity: u8,
    /// The Goods.
    pub goods: Cargo,
    /// The Talismans.
    pub talismans: u8,
    /// The Yin-Yang tokens.
    pub yin_yang: u16,
    /// The Black Marks.
    pub marks: u16,
    /// The Corsair tokens.
    pub corsairs: Vec<Nation>,
    /// How many times Double Hold was performed.
    pub double_hold: u16,
    /// How many times Unsinkable Ship was performed.
    pub unsinkable: u16,
    /// How many Adventure cards are in the hand.
    pub hand_size: u8,
    /// The Adventure cards, if the viewer may see them.
    pub hand: Option<Vec<Card>>,
    /// Characters that lie face up from earlier rounds.
    pub played: Vec<Character>,
    /// Characters that could be chosen at the start of the round.
    pub available: Vec<Character>,
    /// Whether a Character has been chosen this round.
    pub has_chosen: bool,
    /// That Character, if it has been called or the viewer may see it.
    pub chosen: Option<Character>,
    /// How many times the Gift may be taken at most, by who is alone with a Character this round.
    pub gift: u8,
    /// Which Characters would bring a Black Mark: told to their chooser, while there is something to choose.
    pub omens: Vec<Omen>,
    /// The victory points so far; cards in hand are counted when the game is over.
    pub points: i32,
    /// The score, once the game is over.
    pub score: Option<Score>,
}

/// A Black Mark that the choice of a Character would bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Omen {
    /// The Character.
    pub character: Character,
    /// Why.
    pub why: Bane,
    /// Why, in words: a key of the phrase book.
    pub words: &'static str,
    /// The rule that gives the Black Mark.
    pub rule: &'static str,
    /// Whether nothing can change it before the Character is called.
    pub certain: bool,
}

/// Why a Character brings a Black Mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Bane {
    /// No ship in the reserve to be bought.
    NoReserve,
    /// No chest to pay for a ship.
    NoChests,
    /// No Corsair token is left.
    NoToken,
    /// No Caravan in hand.
    NoCaravan,
    /// All Caravans in hand belong to nations whose Corsair the player is.
    OwnNation,
    /// No free ship to be sent on the raid.
    NoFreeShip,
    /// No Port in hand.
    NoPort,
    /// No Curse in hand.
    NoCurse,
    /// No Goods to be sold, as yet.
    NoGoods,
    /// The Adventure deck is empty.
    EmptyDeck,
}

/// A raid under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RaidView {
    /// Who played the Caravan.
    pub seat: Seat,
    /// The Caravan.
    pub caravan: Caravan,
    /// Whose it is.
    pub nation: Nation,
    /// Its ships.
    pub ships: u8,
    /// How many ships a player may send.
    pub limit: u8,
    /// What each player has sent, in seat order; none before the decision.
    pub sent: Vec<Option<u8>>,
    /// The pairs to choose from, when the Ruler cannot tell.
    pub tied: Vec<Fight>,
}

/// A Curse under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CurseView {
    /// Who played it.
    pub seat: Seat,
    /// The Curse.
    pub curse: Curse,
    /// The kind it takes, if it takes one.
    pub good: Option<Good>,
    /// The Tavern faces handed out, in seat order.
    pub tavern: Vec<u8>,
    /// Dice in dispute, and how many of them the Whirlpool still hits.
    pub disputed: Vec<u8>,
    /// How many of the dice in dispute are still to be hit.
    pub left: u8,
}

/// A die in the tray.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DieView {
    /// The die as it lies.
    pub lie: Die,
    /// Whether it is still in the tray.
    pub afloat: bool,
}
