//! What a viewer sees.

use crate::core::grid::Cell;
use crate::second::attack::Source;
use crate::second::beast::Beast;
use crate::second::hero::Standing;
use crate::second::side::Side;
use crate::second::state::Phase;
use freeport_kernel::{Outcome, Phrase, Seat};
use serde::Serialize;

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "View2"))]
pub struct View {
    /// How many play.
    pub players: u8,
    /// Whether everybody plays alone.
    pub alone: bool,
    /// The layout, once it is known.
    pub layout: Option<&'static str>,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The part of the round.
    pub phase: Phase,
    /// The side with the first player marker.
    pub first: Side,
    /// Whose turn it is.
    pub active: Side,
    /// What is asked, and of whom.
    pub asked: Option<AskedView>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The two sides of a battle; none in a free-for-all.
    pub sides: Vec<SideView>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// Heroes that each side has taken in secret, if the viewer may know.
    pub drafted: Vec<Option<Vec<&'static str>>>,
    /// The heroes.
    pub heroes: Vec<HeroView>,
    /// The equipment.
    pub pieces: Vec<PieceView>,
    /// Gangplanks that are gone.
    pub missing: Vec<Cell>,
    /// The Kraken.
    pub kraken: Beast,
    /// The Sea Dragon.
    pub dragon: DragonView,
    /// The hero whose activation is under way, or the Sea Dragon, and the actions it has left.
    pub acting: Option<Acting>,
    /// Attacks under way; the last one interrupts those before.
    pub attacks: Vec<AttackView>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "AskedView2"))]
pub struct AskedView {
    /// Of whom; any one of them answers for all.
    pub seats: Vec<Seat>,
    /// In words.
    pub question: Phrase,
}

/// Whoever acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Acting2"))]
pub struct Acting {
    /// The hero, as the view counts them; none for the Sea Dragon.
    pub hero: Option<u8>,
    /// Actions left.
    pub actions: u8,
    /// Move actions made.
    pub moves: u8,
}

/// A side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SideView2"))]
pub struct SideView {
    /// Which one.
    pub side: Side,
    /// Its faction.
    pub faction: &'static str,
    /// Victory points.
    pub points: u8,
    /// Its marker on the Kraken track.
    pub track: u8,
    /// Deckhands in the supply.
    pub deckhands: u8,
    /// Bosuns in the supply.
    pub bosuns: u8,
    /// Crew on the field.
    pub crew: Vec<CrewView>,
    /// The level of its swivel gun.
    pub gun: u8,
    /// The level of its bosuns.
    pub bosun: u8,
    /// Whether its crew was activated in this round.
    pub crew_acted: bool,
    /// Whether it has passed in this round.
    pub passed: bool,
    /// Who runs its crew.
    pub masters: Vec<Seat>,
    /// Who holds its cards, where one player holds them all.
    pub captain: Option<Seat>,
    /// Cards in the deck.
    pub deck: u8,
    /// The discard pile.
    pub discard: Vec<&'static str>,
    /// Cards being played.
    pub playing: Vec<&'static str>,
}

/// Crew in one cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CrewView2"))]
pub struct CrewView {
    /// Where.
    pub cell: Cell,
    /// How many deckhands.
    pub deckhands: u8,
    /// How many bosuns.
    pub bosuns: u8,
    /// How many deckhands and bosuns have yet to attack, or may stay.
    pub ready: [u8; 2],
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SeatView2"))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Its side.
    pub side: Side,
    /// How many cards it may hold.
    pub limit: u8,
    /// How many cards it holds.
    pub hand_size: u8,
    /// Which, if the viewer may know.
    pub hand: Option<Vec<&'static str>>,
    /// Those that it has laid aside in this recovery, if the viewer may know.
    pub tossed: Option<Vec<&'static str>>,
}

/// A hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeroView2"))]
pub struct HeroView {
    /// Which one.
    pub hero: &'static str,
    /// Its side.
    pub side: Side,
    /// Who controls it.
    pub owner: Seat,
    /// Its state.
    pub state: Standing,
    /// Where it stands, if it is on the field.
    pub cell: Option<Cell>,
    /// Its coins.
    pub coins: u8,
    /// The damage it has.
    pub damage: u8,
    /// The damage that defeats it.
    pub hp: u8,
    /// What hinders it.
    pub statuses: Vec<&'static str>,
    /// Whether it has its activation token.
    pub acted: bool,
    /// Its skills, each with its level: 0 for one that is not bought.
    pub skills: Vec<(&'static str, u8)>,
    /// Skills used in this activation.
    pub used: Vec<&'static str>,
    /// Lives left in a free-for-all.
    pub lives: u8,
}

/// A piece of equipment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PieceView2"))]
pub struct PieceView {
    /// Which kind.
    pub piece: &'static str,
    /// Whose; nobody's in a free-for-all.
    pub side: Option<Side>,
    /// Where it stands.
    pub cell: Cell,
    /// The damage on it.
    pub damage: u8,
    /// The damage that destroys it.
    pub hp: u8,
    /// Whether it is gone.
    pub lost: bool,
}

/// The Sea Dragon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DragonView2"))]
pub struct DragonView {
    /// Where it is.
    pub beast: Beast,
    /// Whom it obeys, while it is on the field.
    pub owner: Option<Seat>,
    /// Whether it was activated in this round.
    pub acted: bool,
}

/// An attack under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "AttackView2"))]
pub struct AttackView {
    /// Who attacks.
    pub source: Source,
    /// The side that attacks; nobody's for the Kraken.
    pub side: Option<Side>,
    /// What is attacked.
    pub target: Cell,
    /// The dice: face, whether it was rolled again, and whether it hits as things stand.
    pub dice: Vec<(u8, bool, bool)>,
    /// How many of them are no bonus dice.
    pub pool: u8,
    /// What they need: for bosuns the second number.
    pub need: [u8; 2],
    /// What is added to each die.
    pub modifier: i8,
    /// Hits not yet assigned, by face.
    pub hits: Vec<u8>,
    /// Hits assigned to deckhands and bosuns.
    pub crew: [u8; 2],
    /// Damage assigned to heroes, as the view counts them.
    pub dealt: Vec<u8>,
    /// Damage assigned to the object.
    pub object: u8,
}
