//! What happens, for the log and the animation.

use crate::chart::{At, Dir, Lay};
use crate::components::{Card, PlanKind, Reward, Slot};
use crate::faction::Faction;
use crate::moves::{Foe, Manoeuvre, Side};
use serde::Serialize;

/// A figure in an event: whose, and of which kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ship {
    /// Whose it is.
    pub owner: Faction,
    /// What it is.
    pub kind: Foe,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "event")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Event {
    /// All dice of a faction were rolled.
    DiceRolled { faction: Faction, dice: Vec<u8> },
    /// A market card was turned up.
    MarketDealt { card: Card },
    /// The market was swept away.
    MarketCleared { cards: Vec<Card> },
    /// A tile was turned up from the stack.
    TileTurned { tile: u8 },
    /// A tile was laid.
    TileLaid { tile: u8, lay: Lay },
    /// A figure was put on the chart.
    Placed { ship: Ship, at: At },
    /// Only its owner sees which marker is which: the faction of the left one.
    MarkersLaid { faction: Faction, left: Option<Faction> },
    /// Plans were drawn; which, only the Union sees.
    PlansDrawn { count: u8, plans: Vec<PlanKind> },

    /// A turn began.
    TurnBegan { faction: Faction, dice: u8 },
    /// A die was placed.
    DiePlaced { faction: Faction, die: u8, to: u8, gold: u8, slot: Slot },
    /// A die was set aside.
    DieSetAside { faction: Faction, die: u8 },
    /// A turn ended.
    TurnEnded { faction: Faction },

    /// A figure moved one space.
    Stepped { ship: Ship, from: At, to: At },
    /// A current carried a figure.
    Carried { ship: Ship, from: At, to: At },
    /// A figure moved directly.
    Flew { ship: Ship, from: At, to: At },
    /// A figure hit wreckage.
    Wrecked { ship: Ship, at: At },
    /// The Pilot steered clear of wreckage.
    SteeredClear { faction: Faction, at: At },
    /// A flagship dropped anchor.
    Anchored { faction: Faction, at: At },

    /// Gold was gained from the supply.
    GoldGained { faction: Faction, gold: u8, source: GoldSource },
    /// Gold was paid back to the supply.
    GoldPaid { faction: Faction, gold: u8 },
    /// Gold changed hands.
    GoldTaken { from: Faction, to: Faction, gold: u8 },
    /// Fame was gained.
    FameGained { faction: Faction, fame: u8, source: FameSource },
    /// A region's wealth rose.
    WealthRaised { at: At, wealth: u8 },

    /// A battle began.
    BattleBegan { attacker: Ship, defender: Ship, at: At },
    /// A battle was avoided.
    BattleAvoided { by: Avoided },
    /// Cannons were aimed.
    Aimed { faction: Faction, slot: Slot, by: u8 },
    /// The battle dice were thrown.
    BattleRolled { faction: Faction, dice: Vec<u8> },
    /// The battle was decided.
    BattleWon { winner: Ship, loser: Ship, results: [u8; 2] },
    /// The winner chose a manoeuvre.
    ManoeuvreMade { faction: Faction, manoeuvre: Manoeuvre },

    /// A slot was damaged.
    SlotDamaged { faction: Faction, slot: Slot },
    /// Damage found no slot.
    DamageIgnored { ship: Ship },
    /// A figure left the chart.
    Removed { ship: Ship, at: At },
    /// Damage was repaired.
    Repaired { faction: Faction, slot: Slot },
    /// A harbor moved a die to the Cannons.
    DieLoaded { faction: Faction, from: Slot, die: u8, to: u8, gold: u8 },

    /// A patrol was placed.
    PatrolPlaced { at: At },
    /// Two patrols became a stronghold.
    StrongholdRaised { at: At },
    /// Comrades were readied.
    ComradesReadied { count: u8 },
    /// Ready comrades landed.
    ComradesLanded { at: At, count: u8 },
    /// Comrades were driven off an island.
    ComradesRemoved { at: At, count: u8 },
    /// Comrades moved to another island.
    ComradesMoved { from: At, to: At, count: u8 },
    /// A plan was played.
    PlanPlayed { plan: PlanKind },
    /// A cannons die was raised.
    CannonsRaised { to: u8 },

    /// Crew was recruited.
    Recruited { faction: Faction, card: Card },
    /// Cargo was taken.
    Smuggled { faction: Faction, card: Card },
    /// Crew was discarded.
    Discarded { faction: Faction, card: Card },
    /// Cargo went overboard.
    ThrownOverboard { faction: Faction, card: Card },
    /// A card was stolen.
    Stolen { from: Faction, to: Faction, card: Card, cargo: bool },
    /// Cargo was delivered.
    Delivered { faction: Faction, card: Card, at: At },
    /// The reward marker moved.
    RewardTaken { faction: Faction, dir: Dir, reward: Reward },
    /// A delivered card went under a marker.
    Pledged { faction: Faction, card: Card, side: Side },

    /// A region was scored.
    RegionScored { at: At, squadron: u8, union: u8, wealth: u8 },
    /// A round ended.
    RoundEnded { round: u16 },
    /// A round began.
    RoundBegan { round: u16, first: Faction },
    /// A Smuggler's marker was turned over and scored.
    PledgeRevealed { faction: Faction, side: Side, pledged: Faction, fame: u8 },
    /// A player gave up.
    Surrendered { faction: Faction },
    /// The game ended.
    GameEnded { winners: Vec<Faction> },
}

/// Where gold came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each names its source")]
pub enum GoldSource {
    Setup,
    Treasure,
    Crew,
    Reward,
}

/// Where fame came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each names its source")]
pub enum FameSource {
    Control,
    Delivery,
    Reward,
    Pledge,
}

/// How a battle was avoided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each names its card")]
pub enum Avoided {
    Emissary,
    CloseCall,
}
