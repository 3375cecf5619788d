//! What is under way: a stack of plain data whose top says who decides what.

use crate::chart::{Cell, Dir, Region};
use crate::components::{Card, Figure, Suit};
use crate::faction::Faction;
use crate::moves::Manoeuvre;
use serde::{Deserialize, Serialize};

/// How deep actions can nest.
pub(crate) const DEPTH: usize = 28;

/// One thing under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Task {
    /// Nothing; only to fill unused room.
    #[default]
    Idle,

    /// The Squadron lays out the first two regions, already turned up.
    Layout(u8, u8),
    /// The Squadron chooses its island.
    StartIsland,
    /// A Smuggler chooses a start space.
    StartSpace(Faction),

    /// The active player acts.
    Turn,
    /// The Squadron may raise strongholds at the end of its turn.
    Strongholds,
    /// The turn passes on.
    TurnEnd,
    /// Two players: the first player raises a region's wealth.
    RaiseWealth,
    /// Two players: the first player may replace the market.
    RefreshMarket,
    /// Dice are taken back and a new round begins.
    NewRound,

    /// A figure moves step by step.
    Sail(Voyage),
    /// Wreckage and current of the space just entered, by the voyage right below.
    Terrain { cell: Cell, wreckage_done: bool },
    /// The owner of the flagship of the voyage right below decides what a current does.
    Drift { cell: Cell },
    /// A tile was turned up for the step of the voyage right below.
    LayTile { tile: u8, from: Cell, dir: Dir },
    /// A figure may be moved directly.
    Fly { figure: Figure, mover: Faction, course: Course, range: Range },
    /// A ship's card slot was used: it sails, or takes the tailwind.
    ShipOrders { ship: Figure, value: u8 },

    /// Battles due on a space.
    Fray(Fray),
    /// One battle.
    Battle(Battle),
    /// The winner chooses the loser's crew cards to be discarded.
    Ransack { winner: Faction, loser: Faction, left: u8 },
    /// A player deals damage to a figure.
    Deal(Deal),
    /// A player takes damage on a slot of choice.
    Take { victim: Figure, board_only: bool },
    /// The Mystic's second half: whom to damage.
    Hex { owner: Faction },
    /// The Powder Monkey may damage somebody.
    Monkey { owner: Faction },
    /// The Gunner's Mate may open a battle.
    Mate { owner: Faction },

    /// A flagship lies in a harbor.
    Harbor { owner: Faction },
    /// Damage is being repaired.
    Repair { owner: Faction, left: u8, done: u8 },
    /// The Squadron may leave a patrol.
    LeavePatrol,
    /// The Union may place or ready two comrades.
    LandComrades,

    /// Patrols are moved one after another.
    Order { mover: Faction, steps: u8, left: u8, moved: [Cell; 4] },
    /// The Squadron deploys a patrol.
    Deploy,
    /// Ready comrades go to different islands.
    Inspire { left: u8, used: u16 },
    /// Ready comrades go to the flagship's island.
    Assemble,
    /// Comrades are taken from an island of choice.
    Muster { mover: Faction, purpose: Purpose },
    /// Comrades taken from an island go to others.
    Resettle { mover: Faction, from: Region, left: u8, scatter: bool },
    /// Patrols are removed from a region.
    Ambush { region: Region, left: u8 },
    /// The Union's cannons die is raised.
    PrimeCannons,
    /// Market cards of a suit are recruited for nothing.
    Enlist { suit: Suit },
    /// A market card may be recruited for nothing.
    FreeCrew { owner: Faction },
    /// A Smuggler bargains for crew: first card, then one for a comrade.
    Negotiate { owner: Faction, second: bool },
    /// A card is stolen.
    Noble { owner: Faction },
    /// A Smuggler holds too much cargo.
    Overboard { owner: Faction },
    /// A Smuggler moves the reward marker.
    Reward { owner: Faction },
    /// The reward is done: the black marker goes where the white one came from.
    RewardDone { owner: Faction },
    /// A Smuggler turns gold into fame.
    GoldForFame { owner: Faction },
    /// A Smuggler lays a new region anywhere.
    NewRegion { owner: Faction, tile: u8 },
    /// A delivered card goes under a pledge marker.
    Pledge { owner: Faction, card: Card },
}

/// Why a figure moves: it decides about battles, anchoring and what follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Course {
    #[default]
    Sail,
    Tailwind,
    FullSail,
    Trawl,
    /// Any other move of a flagship: crew, plans, rewards, victory.
    Plain,
    /// Without battles: the peaceful reward and the Official's patrols.
    Peaceful,
    /// A patrol under orders.
    Order,
    /// A ship by its own card.
    Ship,
    /// Pushed by a Battering Beakhead: no battle, no exploring, no anchoring.
    Pushed,
}

/// A move of a figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Voyage {
    pub figure: Figure,
    pub mover: Faction,
    pub course: Course,
    /// Paid steps left.
    pub steps: u8,
    /// Has moved at least one space.
    pub moved: bool,
    /// Explored or fought: no more paid steps.
    pub halted: bool,
    /// Taken over by another move, or the figure is gone: no anchoring.
    pub over: bool,
    /// Was pushed by a Beakhead meanwhile.
    pub pushed: bool,
    /// Spaces whose current has worked in this chain.
    pub chain: u64,
    /// Treasure spaces a Trawler has emptied.
    pub looted: u64,
}

/// Where a direct move may lead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Range {
    /// Spaces with this tailwind symbol; may be declined.
    Tailwind(u8),
    /// Spaces with any tailwind symbol; may be declined.
    AnyTailwind,
    /// Spaces with any tailwind symbol; paid for, so no way back.
    Whisper,
    /// Any space; paid for, so no way back.
    #[default]
    Anywhere,
}

/// Enemies still to be fought on a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Fray {
    pub attacker: Figure,
    /// Where the attacker stands.
    pub from: Cell,
    /// Where the enemies stand.
    pub at: Cell,
    /// Flagships, as bits by faction.
    pub flagships: u8,
    pub patrols: u8,
    pub strongholds: u8,
    pub cutter: bool,
    pub gunship: bool,
    /// Opened by the Gunner's Mate: the attacker has not moved.
    pub standing: bool,
}

/// Where a battle is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    #[default]
    Emissary,
    Plans,
    AttackerAims,
    DefenderAims,
    Roll,
    Grog,
    Result,
    Buccaneer,
    Manoeuvre,
    Spoils,
}

/// One battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Battle {
    pub attacker: Figure,
    pub defender: Figure,
    /// Where the defender stands: the battle's space.
    pub at: Cell,
    pub standing: bool,
    pub stage: Stage,
    /// What attacker and defender aimed.
    pub aim: [u8; 2],
    /// What they rolled.
    pub roll: [u8; 2],
    /// The Union rolls two dice.
    pub secret_weapon: bool,
    /// How many Weapons Caches were opened.
    pub caches: u8,
    pub attacker_won: bool,
    pub manoeuvre: Option<Manoeuvre>,
}

impl Battle {
    pub fn winner(&self) -> Figure {
        if self.attacker_won { self.attacker } else { self.defender }
    }

    pub fn loser(&self) -> Figure {
        if self.attacker_won { self.defender } else { self.attacker }
    }
}

/// Damage being dealt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Deal {
    pub dealer: Faction,
    pub victim: Figure,
    pub left: u8,
    pub dealt: u8,
    /// The victim is the figure of the voyage under way.
    pub mover: bool,
}

/// Why comrades are taken from an island.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Purpose {
    /// Convincing Comrade.
    #[default]
    Convince,
    /// The Evacuation plan.
    Evacuate,
    /// The Enlist plan: nobody is taken, the island gives its suit.
    Enlist,
    /// The Sneak Attack plan: the region's patrols go.
    Ambush,
    /// Two comrades man the cutter.
    Cutter,
    /// Two comrades man the gunship.
    Gunship,
}
