//! What cards, actions, tiles and creatures do, as data: the words that packs are written in.
//!
//! A text is a list of lines; a line says when it works, on which conditions, and what it does. Every word has one meaning, one
//! way to be carried out and one sentence in every language, so that what a card says and what it does cannot differ.

mod effect;

pub use effect::{Effect, Outcome};

use serde::{Deserialize, Serialize};

/// A line of a text.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Line {
    /// The moment at which it works.
    pub when: Moment,
    /// Whose moment it must be, seen from whoever has the card.
    #[serde(default)]
    pub of: Whose,
    /// All of them must hold.
    #[serde(default, rename = "if")]
    pub conditions: Vec<Condition>,
    /// Whether whoever has it may leave it at that, where it would happen by itself.
    #[serde(default)]
    pub may: bool,
    /// What happens, one after the other.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

/// When something works. The first group are windows, in which it may be used; the second are stages of an attack of one's own,
/// at which it happens by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// A turn begins (RB1 WN-01, RB2 TW-1).
    TurnBegins,
    /// The ship's gun is aimed, before the roll (WN-02, TW-14).
    GunAimed,
    /// Crew has been put on the board (WN-03, TW-13).
    CrewDeployed,
    /// The crew is about to act (WN-04).
    CrewRises,
    /// The crew has acted (WN-05).
    CrewRests,
    /// A hero has come aboard (WN-06).
    HeroDeployed,
    /// The heroes of a side are about to act (WN-07).
    HeroesRise,
    /// A hero begins its activation (WN-08, TW-2).
    HeroRises,
    /// Between two actions of a hero (TW-3).
    BetweenActions,
    /// A move is declared (WN-09).
    MoveDeclared,
    /// A landing place for a swing is named, before the roll (WN-10, TW-10).
    SwingNamed,
    /// A swing was rolled, before its outcome (WN-11).
    SwingRolled,
    /// A move has ended (WN-12).
    MoveEnded,
    /// An attack is declared, before the roll (WN-13, TW-4).
    AttackDeclared,
    /// An attack was rolled (WN-14, TW-5).
    AttackRolled,
    /// Hits are counted, before they are assigned (TW-6).
    HitsCounted,
    /// Hits are assigned, before the damage (WN-15).
    HitsAssigned,
    /// Damage is about to be dealt to a figure (TW-7).
    DamageDue,
    /// The damage would knock a hero out (WN-16).
    KnockoutDue,
    /// A hero is knocked out (WN-17, TW-8).
    KnockedOut,
    /// An attack is over (WN-18, TW-9).
    AttackOver,
    /// A hero falls overboard (WN-19, TW-11).
    Overboard,
    /// A hero's activation ends (WN-20).
    HeroRests,
    /// Before the check for the Kraken (WN-21).
    KrakenStirs,
    /// Before cards are drawn (WN-22).
    TideTurns,

    /// As this attack is declared.
    Declare,
    /// While the dice of this attack are counted out.
    Roll,
    /// While hits of this attack are assigned.
    Assign,
    /// When this attack has done its damage: for each hero that was hit.
    Struck,
    /// When this attack is over.
    After,
    /// As this ability is used.
    Use,
    /// From the moment a tile is claimed until the end of the game.
    Always,
    /// When this equipment is destroyed.
    Destroyed,
}

/// Whose turn, hero or crew a moment is about, seen from whoever has the card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// One's own side's.
    #[default]
    Own,
    /// The other side's.
    Enemy,
    /// Either side's, or nobody's.
    Any,
    /// The hero's own who has this action.
    Itself,
}

/// A hero that an effect is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The hero that has this action.
    Itself,
    /// The hero the moment is about.
    It,
    /// The hero that attacks.
    Attacker,
    /// The hero that the effect before it in the same line was for.
    Same,
    /// One hero of one's choice.
    One(Heroes),
    /// Every such hero.
    Each(Heroes),
    /// Every such hero in one place of one's choice.
    Crowd(Heroes),
    /// Each hero that the effect before it in the same line was for, and that is still on the board.
    Them,
}

/// Which heroes are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Heroes {
    /// Of which side.
    pub side: Camp,
    /// In which state.
    #[serde(default)]
    pub state: Standing,
    /// Another one than the hero of this action, or than the hero the moment is about.
    #[serde(default)]
    pub other: bool,
    /// No farther than this from the hero of this action.
    #[serde(default)]
    pub within: Option<u8>,
    /// No farther than this from a deployed friendly hero.
    #[serde(default)]
    pub near: Option<u8>,
    /// Only among these.
    #[serde(default)]
    pub among: Among,
}

/// Among which heroes those of an effect are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Among {
    /// Among all.
    #[default]
    Anyone,
    /// Among those hit by this attack.
    Hit,
    /// Among those to whom this attack did damage.
    Hurt,
    /// Among those in the attacked place.
    Target,
    /// Among those on the ship of this equipment.
    Aboard,
}

/// Which figures of the other side, heroes or crew, are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figures {
    /// One in the attacked place.
    OneInTarget,
    /// Each that is left in the attacked place.
    EachInTarget,
    /// One no farther than this from a deployed friendly hero.
    OneNear(u8),
}

/// Friend or enemy, seen from whoever has the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Camp {
    /// Of one's own side.
    Friend,
    /// Of the other side.
    Enemy,
}

/// The state a hero must be in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// On the board.
    #[default]
    Deployed,
    /// On the board or waiting to come.
    DeployedOrReserve,
    /// Waiting to come.
    Reserve,
    /// Knocked out.
    Recovering,
    /// Knocked out, and the toll not yet paid.
    Unpaid,
    /// Whatever it is.
    Any,
}

/// What must hold for a line to work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// The attacked place holds such a thing.
    TargetHolds(Held),
    /// The hero of this action has at least so much damage.
    Wounds(u8),
    /// The hero the moment is about has at least so many coins.
    HasCoins(u8),
    /// The hero the moment is about is no farther than this from a deployed friendly hero.
    Near(u8),
    /// The hero the moment is about is no farther than this from the hero of this action.
    NearItself(u8),
    /// The hero the moment is about stands next to the sea.
    ByTheSea,
    /// The attack knocked out at least one of these.
    Felled(Fallen),
    /// The attack hit at least one hero.
    HeroHit,
    /// The attack scored at least one hit.
    AnyHit,
    /// The attack did at least so much damage to the hero of this action, which is still on the board.
    Hurt(u8),
    /// The attack was a hero's.
    ByHero,
    /// The hero was knocked out by the attack of an enemy hero.
    ByHerosAttack,
    /// The swing fails as it stands.
    SwingFails,
    /// The Sea Dragon can be called.
    DragonCanCome,
    /// The other side has more victory points.
    Behind,
    /// No other such card was played in this activation.
    FirstThisActivation,
}

/// What a place holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    /// A hero of one's own side.
    FriendHero,
    /// A hero of the other side.
    EnemyHero,
    /// A hero of the other side that has damage.
    DamagedEnemyHero,
    /// The hero of this action.
    Itself,
    /// A sea monster or the Kraken.
    Creature,
}

/// What was knocked out, seen from whoever has the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fallen {
    /// A hero of the other side.
    EnemyHero,
    /// A deckhand or bosun of one's own side.
    FriendCrew,
    /// A hero, deckhand or bosun of the other side.
    EnemyFigure,
}

/// A number. In a pack a plain one is written as it is, and the others by their words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// So many.
    N(u8),
    /// As many as one likes.
    Any,
    /// One for each miss of the attack.
    Misses,
    /// One for each damage that the attack did to the hero of this action.
    Suffered,
    /// One for each figure that the attack knocked out.
    Felled,
}

/// How long something lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lasts {
    /// To the end of this attack.
    #[default]
    Attack,
    /// For the next attack of this turn.
    NextAttack,
    /// To the end of this phase.
    Phase,
    /// To the end of this turn.
    Turn,
}

/// Which dice are rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// Any dice.
    Any,
    /// Those that missed.
    Misses,
}

/// The states that hinder a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Its attacks are lowered by one.
    Blinded,
    /// It has an action less.
    Stunned,
    /// It makes one move at most.
    Slowed,
    /// It uses nothing that costs coins.
    Muted,
    /// Each of its actions does it a damage.
    Bleeding,
}

/// The ranks of the crew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// The simple sort.
    Deckhand,
    /// The better sort.
    Bosun,
}

/// Where crew is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Berth {
    /// In one own muster point.
    MusterPoint,
    /// In one place that holds own crew, whose lane they take.
    WithCrew,
}

/// Which of one's crew fights otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hands {
    /// All of them.
    All,
    /// Those in one place of one's choice.
    InOnePlace,
}

/// What of a side's crew can be made better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Arms {
    /// Its swivel gun.
    Gun,
    /// Its bosuns.
    Bosuns,
}
