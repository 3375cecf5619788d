//! The decisions of the players.

use crate::chart::{At, Dir, Lay};
use crate::components::{Card, PlanKind, Power, Slot};
use crate::faction::Faction;
use serde::{Deserialize, Serialize};

/// One decision of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// The Squadron lays the first two regions: layout A or B.
    Layout(Layout),
    /// A start place: the Squadron's island, a Smuggler's space.
    Begin(At),

    /// Puts a die into a slot, paying gold to change its value.
    Place(Placing),
    /// Sets a die aside that fits nowhere.
    SetAside(u8),
    /// Recruits a market card for gold.
    Recruit(Card),
    /// Takes a market card as cargo.
    Smuggle(Card),
    /// Delivers a cargo.
    Deliver(Card),
    /// Uses a crew card's free action.
    Use(Power),
    /// Plays a plan card.
    Plan(PlanKind),
    /// Ends the turn.
    EndTurn,
    /// Gives the game up; only with two players.
    Surrender,

    /// Moves the figure one space, or lets a current carry it.
    Step(Dir),
    /// Crosses the map with the Sea Witch instead of stepping over this edge.
    Wrap(Dir),
    /// Moves the figure directly.
    Go(At),
    /// Says no: stops, declines, or is content.
    Pass,
    /// Says yes.
    Accept,
    /// Lays the tile that was turned up.
    Lay(Lay),

    /// Names who is fought next.
    Fight(Foe),
    /// Turns a cannons die down by so much.
    Aim(Aim),
    /// Carries out a victory manoeuvre.
    Manoeuvre(Manoeuvre),

    /// Chooses a slot: to be damaged, or repaired.
    Slot(Slot),
    /// Moves a die to the Cannons through a harbor.
    Load(Loading),
    /// Chooses a figure as target.
    Target(Target),
    /// Chooses a space or an island.
    Pick(At),
    /// Chooses a number.
    Count(u8),
    /// Chooses a card.
    Card(Card),
    /// Takes an enemy's card, as crew or as cargo.
    Steal(Theft),
    /// Puts comrades on an island.
    Settle(Settling),
    /// Moves the white reward marker.
    Reward(Dir),
    /// Puts a delivered card under a pledge marker.
    Pledge(Side),
}

/// How the first two regions lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Layout {
    /// The second region is shifted south.
    A,
    /// The second region is shifted north.
    B,
}

/// A die from the supply, and where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Placing {
    /// The die's value in the supply.
    pub die: u8,
    /// Its value in the slot.
    pub to: u8,
    /// The gold spent on it.
    pub gold: u8,
    /// The slot.
    pub slot: Slot,
}

/// A die that a harbor moves to the Cannons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Loading {
    /// Where the die lies now.
    pub from: Slot,
    /// Its value there.
    pub die: u8,
    /// Its value on the Cannons.
    pub to: u8,
    /// The gold spent on it.
    pub gold: u8,
    /// The Cannons slot.
    pub slot: Slot,
}

/// An enemy that is due for battle on the space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Foe {
    /// A flagship.
    Flagship(Faction),
    /// A patrol.
    Patrol,
    /// A stronghold.
    Stronghold,
    /// The cutter.
    Cutter,
    /// The gunship.
    Gunship,
}

/// Which cannons die is turned down, and by how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// The Cannons slot.
    pub slot: Slot,
    /// By how much.
    pub by: u8,
}

/// The victory manoeuvres of all factions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Manoeuvre {
    /// One damage, and one gold from the loser.
    Plunder,
    /// Two damage.
    Broadside,
    /// One damage to a Union ship, and one comrade of its region goes.
    Scatter,
    /// One damage, and a ready comrade lands in the region.
    Land,
    /// One damage, and the flagship sails on.
    Escape,
    /// One damage, and a reward.
    Prize,
}

/// A figure as a target, named by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// What it is.
    pub figure: Foe,
    /// Where it stands.
    pub at: At,
}

/// A card taken from an enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Theft {
    /// The card.
    pub card: Card,
    /// Whether it becomes cargo; else crew.
    pub cargo: bool,
}

/// Comrades that go to an island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Settling {
    /// The island.
    pub at: At,
    /// How many.
    pub count: u8,
}

/// The left or the right pledge marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The left marker.
    Left,
    /// The right marker.
    Right,
}
