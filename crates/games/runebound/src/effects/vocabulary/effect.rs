//! What is done.

use super::{Class, Figures, Line, Phase, Phases, Rolls, Skill, Stat, Tag, Terrains, Type, Who};
use freeport_pack::Name;
use serde::Deserialize;

/// Which challenges an event is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prey {
    /// Every challenge.
    All,
    /// Those of one of two kinds.
    Of(Tag, Tag),
}

/// How many wounds an attack before combat deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wounds {
    /// As many as the character's own damage in that phase.
    Own,
    /// So many.
    N(u8),
}

/// A test that a text asks for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Test {
    /// The skill.
    pub skill: Skill,
    /// The number to be reached.
    pub need: u8,
    /// What happens then.
    #[serde(default)]
    pub success: Vec<Effect>,
    /// What happens otherwise.
    #[serde(default)]
    pub fail: Vec<Effect>,
}

/// An enemy that an encounter brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Enemy {
    /// Wounds that fell it.
    pub life: u8,
    /// Target numbers of mind, body and spirit.
    pub target: [u8; 3],
    /// Ranged, melee and magic damage.
    pub damage: [u8; 3],
}

/// What a card becomes that stays with the hero.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Keep {
    /// An item of a class and a type.
    Item(Class, Type),
    /// An ally with these figures.
    Ally(Figures),
    /// A trophy, which falls under no limit.
    Trophy,
    /// A Dragon Rune, which falls under no limit.
    Rune,
}

/// What is done. The numbers in brackets are those of the ledger's table of words.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    // What changes a number while it lasts.
    /// A stat of the hero (P1).
    Stat(Stat, i8),
    /// Wounds that fell the hero (P1).
    Life(i8),
    /// Exhaustion that the hero can carry (P1).
    Strength(i8),
    /// A damage value of one's own (P2).
    Dmg(Phases, i8),
    /// A bonus to combat rolls of a phase and kind; on a trait, to those of hero and allies (P3).
    Roll(Phases, Rolls, i8),
    /// A bonus to the hero's tests of a skill (P4).
    TestSkill(Skill, i8),
    /// A bonus to the hero's tests with a stat (P4).
    TestStat(Stat, i8),
    /// A bonus to escape rolls (P19).
    Escape(i8),
    /// One movement die of each roll may be spent as any of these (P16).
    Wild(Terrains),
    /// Never more movement dice than this (P17).
    Movecap(u8),
    /// Wounds and exhaustion cost no movement die (P17).
    Nofatiguecap,
    /// Another stat may be used for such rolls (P34).
    Usestat(Phases, Rolls, Stat),
    /// Of two or more wounds of one source, one is averted (P45).
    Toughness,
    /// Healing by cards does nothing for this ally (P46).
    Unmendable,
    /// A bonus to such combat rolls of each of the hero's allies (I42).
    RollPerAlly(Phases, Rolls, i8),

    // What a challenge does while it is fought.
    /// One attack deals at most so many wounds to it, in these phases (P21).
    Hitcap(Phases, u8),
    /// It sheds so many wounds at the end of each round (P22).
    Regen(u8),
    /// It sheds a wound whenever a failed combat roll wounds somebody (P23).
    Leech,
    /// A hero who fails a combat roll of this phase loses a weapon or armour used in it (P24).
    Rust(Phases),
    /// There is no escape from it (P19).
    Noescape,
    /// Allies may not attack in these phases (P38).
    NoAllies(Phases),
    /// The hero may not attack in the first round (P38).
    HeroHeldBack,
    /// The hero's rolls are changed in the first round (P3, P37).
    Daunted(i8),
    /// A hero who fails a combat roll of this phase takes so much exhaustion as well (P39).
    Drain(Phases, u8),
    /// A failed defence deals so many wounds more (P40).
    Savage(u8),

    // What an event changes for everybody.
    /// Target numbers of such challenges (P1).
    Embolden(Prey, i8),
    /// Gold for whoever defeats such a challenge (P44).
    Bounty(Prey, i8),
    /// Gold rewards of challenges (P44).
    GoldRewards(i8),
    /// Magic damage of everybody who has any (B14).
    MagicSurge(u8),
    /// Items are sold for half their price, rounded up (P41).
    SellRoundedUp,
    /// What paid healing costs (P42).
    HealCosts(u8),
    /// How many wounds paid healing removes (P42).
    HealRemoves(u8),
    /// Allies cost so much more (P43).
    AlliesCost(u8),
    /// Every purchase costs so much more (P43).
    AllCosts(u8),
    /// No card is revealed at the start of the Market step (P43).
    NoStock,

    // What is done at once.
    /// A bonus to the roll in question, a combat roll or a test (P3, P4).
    Bonus(i8),
    /// The dice in question are rolled again; movement dice: those one chooses (P15).
    Reroll,
    /// The hero makes a test (P5).
    Test(Box<Test>),
    /// So many wounds of the packet are averted (P6).
    Avert(u8),
    /// All wounds of the packet are averted (P6).
    AvertAll,
    /// So many wounds of the packet go to the character with this text instead (P7).
    Redirect(u8),
    /// An attack before combat (P8).
    Attack(Phase, Wounds),
    /// The attack deals so many wounds more (P9).
    Hit(u8),
    /// So many wounds (P10).
    Deal(u8, Who),
    /// So much exhaustion that nobody asked for (P11).
    Tire(u8, Who),
    /// So many wounds are healed (P12).
    Heal(u8, Who),
    /// So much exhaustion is discarded (P12).
    Rest(u8, Who),
    /// All exhaustion is discarded (P12).
    RestAll(Who),
    /// Gold from the bank, or to it (P13).
    Gold(i8),
    /// Experience on paper (P14).
    Xp(u8),
    /// The hero is placed in a city of one's choice (P18).
    Warp,
    /// The try to escape succeeds without a roll (P19).
    EscapeAuto,
    /// A target number or stat of the opponent until combat ends (P20).
    FoeStat(Stat, i8),
    /// A target number or stat of the opponent, of one's choice, until combat ends (P20).
    FoeStatChoice(i8),
    /// A damage value of the opponent, of one's choice, until combat ends (P20).
    FoeDamageChoice(i8),
    /// Damage values of the opponent until combat ends (P20).
    FoeDamage(Phases, i8),
    /// A damage value of the opponent is nothing until combat ends (P2).
    FoeHarmless(Phase),
    /// The challenge is defeated at once, with its reward or without (P25).
    Defeat {
        /// Whether the reward is given.
        reward: bool,
    },
    /// Gold of one's choice up to so much is staked on a test: as much again is won, or it is lost (G32).
    Stake(u8, Skill, u8),
    /// The card stays with the hero (P26).
    Keep(Box<Kept>),
    /// The card stays before the player (P27).
    Carry,
    /// The card is laid under a weapon of the hero from the market (P28).
    AttachToWeapon,
    /// The card is discarded (P29).
    Gone,
    /// A combat with an enemy; what winning brings (P30).
    Fight(Enemy, Vec<Effect>),
    /// The player looks at the top card of the deck about to be drawn from, or of any adventure deck, and may put it under it (P31).
    Peek {
        /// Whether the player chooses the deck.
        any: bool,
    },
    /// So many more market cards are revealed in this city (P32).
    Stock(u8),
    /// The next purchase of this step costs so much less (P33).
    Discount(u8),
    /// An ally that has attacked may attack again in this phase (P35).
    Again,
    /// The hero keeps one wound less than life, and goes on (P36).
    Lastgasp,
    /// One of several, as the player likes.
    Choose(Vec<Vec<Effect>>),
    /// The game is won (R1).
    Victory,
}

/// What a card is that stays with the hero, and what it does from then on.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Kept {
    /// What it becomes.
    pub r#as: Keep,
    /// What it is called from then on, where that is not what the card is called.
    #[serde(default)]
    pub name: Option<Name>,
    /// What it does.
    #[serde(default)]
    pub text: Vec<Line>,
}
