//! What happens, for the log and the animation.

use crate::core::grid::Cell;
use crate::second::hero::Standing;
use crate::second::side::Side;
use crate::second::state::Melee;
use freeport_kernel::Seat;
use serde::Serialize;

/// A hero that something happened to, or that did it: both sides may have one of the same name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fighter {
    /// Which hero.
    pub id: &'static str,
    /// The side it fights for.
    pub side: Side,
}

impl Melee {
    /// A hero as events tell of it.
    pub(crate) fn fighter(&self, hero: u8) -> Fighter {
        let side = self.heroes.get(usize::from(hero)).map(|own| own.side).unwrap_or_default();
        Fighter { id: self.hero_id(hero), side }
    }
}

/// Who attacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Attacker2"))]
#[serde(rename_all = "snake_case", tag = "kind")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Attacker {
    /// A hero.
    Hero { hero: Fighter, skill: &'static str },
    /// Crew of one cell.
    Crew { side: Side, from: Cell, deckhands: u8, bosuns: u8 },
    /// The swivel gun of a side.
    Gun { side: Side },
    /// Somebody of the crew who broke in.
    Smash { side: Side },
    /// The Sea Dragon.
    Dragon { skill: &'static str },
    /// The Kraken.
    Kraken,
    /// A Tide card.
    Card { card: &'static str },
}

/// One thing that happened. Skills, cards and equipment go by their ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Event2"))]
#[serde(rename_all = "snake_case", tag = "event")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Event {
    /// A side named the faction it wants.
    Wished { seat: Seat, faction: &'static str },
    /// Both wanted the same one, and chance gave the first seat's side this.
    FactionDrawn { faction: &'static str },
    /// The layout, and the side that the first seat plays.
    FleetsMet { layout: &'static str, first: Side },
    /// Dice were rolled for who begins.
    RolledOff { dice: Vec<u8> },
    /// A hero fights for a side, or for a player.
    HeroChosen { side: Side, hero: &'static str },
    /// Somebody runs a side's crew.
    CrewMaster { side: Side, seat: Seat },
    /// Somebody is a side's captain.
    CaptainNamed { side: Side, seat: Seat },
    /// Somebody controls a hero.
    HeroTaken { seat: Seat, hero: Fighter },
    /// The side that begins.
    FirstSide { side: Side },

    /// A round began.
    RoundBegan { round: u16, side: Side },
    /// A turn began.
    TurnBegan { side: Side },
    /// A side has nothing to activate.
    Passed { side: Side },
    /// A hero is activated.
    Activated { hero: Fighter },
    /// A crew is activated.
    CrewActivated { side: Side },
    /// The Sea Dragon is activated.
    DragonActivated,
    /// A hero's activation is over.
    Rested { hero: Fighter },
    /// The recovery phase began.
    RecoveryBegan,
    /// A hero comes back.
    Revived { hero: Fighter },
    /// A dead-man token was turned.
    TokenTurned { hero: Fighter },

    /// A hero came aboard.
    Deployed { hero: Fighter, cell: Cell },
    /// A hero used an ability or a reaction.
    Used { hero: Fighter, skill: &'static str },
    /// A reaction was turned back to its first level.
    Flipped { hero: Fighter, skill: &'static str },
    /// A hero bought a skill.
    Bought { hero: Fighter, skill: &'static str },
    /// A hero turned a skill to its second level.
    Upgraded { hero: Fighter, skill: &'static str },
    /// A hero took a step.
    Stepped { hero: Fighter, from: Cell, to: Cell },
    /// A hero named where it wants to land.
    SwingNamed { hero: Fighter, to: Cell, distance: u8 },
    /// The die of a swing was rolled.
    SwingRolled { hero: Fighter, die: u8, modifier: i8, distance: u8 },
    /// A hero landed.
    Landed { hero: Fighter, from: Cell, to: Cell },
    /// A hero was pushed.
    Pushed { hero: Fighter, from: Cell, to: Cell },
    /// A hero fell overboard.
    WentOverboard { hero: Fighter },
    /// A hero that was falling found hold on a rail.
    Caught { hero: Fighter, cell: Cell },

    /// A hero gained coins.
    CoinsGained { hero: Fighter, coins: u8, total: u8 },
    /// A hero paid coins.
    CoinsSpent { hero: Fighter, coins: u8, total: u8 },
    /// Coins of a hero went to an enemy.
    CoinsStolen { from: Fighter, to: Fighter, coins: u8 },

    /// Crew came aboard.
    CrewCame { side: Side, cell: Cell, deckhands: u8, bosuns: u8 },
    /// Crew marched on.
    CrewStepped { side: Side, from: Cell, to: Cell, deckhands: u8, bosuns: u8 },
    /// A crew has marched.
    CrewMarched { side: Side },
    /// Crew was defeated.
    CrewFell { side: Side, cell: Cell, deckhands: u8, bosuns: u8 },
    /// Crew fell overboard.
    CrewDrowned { side: Side, cell: Cell, deckhands: u8, bosuns: u8 },
    /// Somebody of a crew was pushed.
    CrewPushed { side: Side, from: Cell, to: Cell, bosun: bool },
    /// Crew advanced into a cell that it cleared.
    Boarded { side: Side, from: Cell, to: Cell, deckhands: u8, bosuns: u8 },
    /// Crew reached an enemy spawn point and wrecks what is there.
    BrokeIn { side: Side, cell: Cell, deckhands: u8, bosuns: u8 },
    /// A side's swivel gun, or its bosuns, became better.
    CrewUpgraded { side: Side, gun: bool },

    /// An attack was declared.
    AttackDeclared { by: Attacker, target: Cell },
    /// An attack found nothing to hit any more.
    AttackFailed,
    /// The dice of an attack were rolled.
    Rolled { faces: Vec<u8> },
    /// Bonus dice were rolled.
    BonusRolled { faces: Vec<u8> },
    /// A die was rolled again.
    Rerolled { old: u8, new: u8 },
    /// The hits of an attack were counted.
    Counted { hits: u8, misses: u8, modifier: i8 },
    /// A hit was cancelled.
    HitCancelled { face: u8 },
    /// Damage is kept from a hero.
    Prevented { hero: Fighter, damage: u8 },
    /// A hero suffered damage.
    Wounded { hero: Fighter, damage: u8, total: u8 },
    /// A hero healed.
    Healed { hero: Fighter, damage: u8, left: u8 },
    /// A hero got a status.
    Afflicted { hero: Fighter, status: &'static str },
    /// A hero lost every status.
    Cleansed { hero: Fighter },
    /// A hero shook off a stun.
    StunGone { hero: Fighter },
    /// A hero was defeated.
    Defeated { hero: Fighter, by: Option<Fighter>, state: Standing },

    /// Equipment was damaged.
    PieceDamaged { side: Option<Side>, piece: &'static str, damage: u8, total: u8 },
    /// Equipment was destroyed.
    PieceDestroyed { side: Option<Side>, piece: &'static str },
    /// Equipment was repaired.
    Repaired { piece: &'static str, damage: u8, left: u8 },
    /// A side gained victory points.
    Scored { side: Side, points: u8, total: u8 },
    /// A side, or a player, has won.
    GameWon { side: Side },

    /// A Tide card was played.
    CardPlayed { seat: Seat, card: &'static str },
    /// Cards were drawn; which, only their side is told.
    CardsDrawn { seat: Seat, count: u8, cards: Vec<&'static str> },
    /// A card was discarded.
    CardDiscarded { seat: Seat, card: &'static str },
    /// A discard pile became a deck.
    Reshuffled { side: Side },
    /// A side's marker on the Kraken track rose.
    TrackRose { side: Side, track: u8 },

    /// A gangplank is gone.
    PlankGone { cell: Cell },
    /// A gangplank is back.
    PlankBack { cell: Cell },
    /// The Sea Dragon came.
    DragonCame { seat: Seat, cell: Cell },
    /// The Sea Dragon swam.
    DragonSwam { from: Cell, to: Cell },
    /// The Sea Dragon was damaged.
    DragonDamaged { damage: u8, total: u8 },
    /// The Sea Dragon was defeated.
    DragonGone,
    /// The check for the Kraken.
    WatersSearched { dice: [u8; 2], tracks: u8, comes: bool },
    /// The Kraken came.
    KrakenCame { cell: Cell },
    /// The Kraken did something.
    KrakenRaged { die: u8, fury: &'static str },
    /// The Kraken was damaged.
    KrakenDamaged { damage: u8, total: u8 },
    /// The Kraken was defeated.
    KrakenGone,
}
