//! What a viewer sees.

use crate::core::attack::Source;
use crate::core::beast::Beast;
use crate::core::edition::Phase;
use crate::core::hero::Standing;
use crate::core::place::Cell;
use crate::core::side::Side;
use freeport_kernel::{Outcome, Phrase, Seat};
use serde::Serialize;

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// How many play.
    pub players: u8,
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Side,
    /// The phase of the turn.
    pub phase: Phase,
    /// What is asked, and of whom.
    pub asked: Option<AskedView>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The sides.
    pub sides: Vec<SideView>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The heroes.
    pub heroes: Vec<HeroView>,
    /// The Kraken.
    pub kraken: Beast,
    /// The Sea Dragon.
    pub dragon: Beast,
    /// Symbols in both Kraken Pools.
    pub symbols: u8,
    /// The hero whose activation is under way, and the actions it has left.
    pub acting: Option<Acting>,
    /// Attacks under way; the last one interrupts those before.
    pub attacks: Vec<AttackView>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AskedView {
    /// Of whom; any one of them answers for all.
    pub seats: Vec<Seat>,
    /// In words.
    pub question: Phrase,
}

/// A hero that acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Acting {
    /// The hero.
    pub hero: &'static str,
    /// Actions left.
    pub actions: u8,
    /// Move actions made.
    pub moves: u8,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SideView {
    /// Which one.
    pub side: Side,
    /// Who leads it.
    pub leader: Seat,
    /// Victory points.
    pub points: u8,
    /// Deckhands in the supply.
    pub deckhands: u8,
    /// Bosuns in the supply.
    pub bosuns: u8,
    /// Crew on the board.
    pub crew: Vec<CrewView>,
    /// The objectives of its ship.
    pub tiles: Vec<TileView>,
    /// Cards in the deck.
    pub deck: u8,
    /// The discard pile.
    pub discard: Vec<&'static str>,
    /// The Kraken Pool.
    pub pool: Vec<&'static str>,
    /// Cards being played.
    pub playing: Vec<&'static str>,
    /// How many cards are looked at.
    pub looked: u8,
    /// Which, if the viewer may know.
    pub looked_cards: Option<Vec<&'static str>>,
}

/// Like crew in one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrewView {
    /// Where.
    pub cell: Cell,
    /// The lane.
    pub lane: u8,
    /// Whether they are bosuns.
    pub bosun: bool,
    /// How many.
    pub count: u8,
    /// How many have yet to attack.
    pub ready: u8,
}

/// An objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TileView {
    /// Which one.
    pub tile: &'static str,
    /// Where it stands.
    pub cell: Cell,
    /// The damage on it.
    pub damage: u8,
    /// Its hit points.
    pub hp: u8,
    /// Whether it has been destroyed.
    pub lost: bool,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Its side.
    pub side: Side,
    /// How many heroes it controls at most.
    pub slots: u8,
    /// How many cards it may hold.
    pub limit: u8,
    /// How many cards it holds.
    pub hand_size: u8,
    /// Those that everybody has seen.
    pub known: Vec<&'static str>,
    /// All of them, if the viewer may know.
    pub hand: Option<Vec<&'static str>>,
}

/// A hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HeroView {
    /// Which one.
    pub hero: &'static str,
    /// Its side.
    pub side: Side,
    /// Its state.
    pub state: Standing,
    /// Where it stands, if it is on the board.
    pub cell: Option<Cell>,
    /// Its coins.
    pub coins: u8,
    /// The damage it has.
    pub damage: u8,
    /// Its hit points.
    pub hp: u8,
    /// What hinders it.
    pub statuses: Vec<&'static str>,
    /// Who controls it.
    pub owner: Option<Seat>,
    /// Whether its activation of this turn is over.
    pub acted: bool,
    /// Dice more, higher results, dice more for the next attack, and leave to roll misses again, in this turn.
    pub bonus: (i8, i8, u8, bool),
}

/// An attack under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AttackView {
    /// Who attacks.
    pub source: Source,
    /// The side that attacks; for a creature the side whose turn it is.
    pub side: Side,
    /// What is attacked.
    pub target: Cell,
    /// The dice: face, rolled again, set, and whether it hits as things stand.
    pub dice: Vec<(u8, bool, bool, bool)>,
    /// What they need: for bosuns the second number.
    pub need: [u8; 2],
    /// What is added to each die.
    pub modifier: i8,
    /// Hits not yet assigned.
    pub hits: u8,
    /// Damage assigned to each hero.
    pub dealt: Vec<(&'static str, u8)>,
}
