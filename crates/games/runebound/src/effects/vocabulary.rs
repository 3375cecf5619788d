//! What cards and heroes do, as data: the words that packs are written in.
//!
//! A text is a list of lines; a line says when it works, what it costs, on which conditions, and what it does. Every word has one
//! meaning, one way to be carried out and one sentence in every language, so that what a card says and what it does cannot differ.

use serde::{Deserialize, Serialize};

/// A number that rolls are made with, or against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stat {
    /// That of ranged combat.
    Mind,
    /// That of melee.
    Body,
    /// That of magic.
    Spirit,
}

/// A phase of a combat round in which there are attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Fought with mind.
    Ranged,
    /// Fought with body.
    Melee,
    /// Fought with spirit.
    Magic,
}

impl Phase {
    /// In the order of a round.
    pub const ALL: [Phase; 3] = [Phase::Ranged, Phase::Melee, Phase::Magic];

    /// The stat it is fought with.
    pub const fn stat(self) -> Stat {
        match self {
            Phase::Ranged => Stat::Mind,
            Phase::Melee => Stat::Body,
            Phase::Magic => Stat::Spirit,
        }
    }
}

/// Which phases a text is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phases {
    /// Any of the three.
    #[default]
    Any,
    /// Ranged alone.
    Ranged,
    /// Melee alone.
    Melee,
    /// Magic alone.
    Magic,
    /// Ranged and melee.
    RangedOrMelee,
}

/// Which combat rolls a text is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rolls {
    /// Attack and defence alike.
    #[default]
    Both,
    /// Attacks alone.
    Attack,
    /// Defences alone.
    Defence,
}

/// A skill, which belongs to a stat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// Of mind.
    Stealth,
    /// Of mind.
    Lore,
    /// Of mind.
    Notice,
    /// Of body.
    Swim,
    /// Of body.
    Climb,
    /// Of body.
    Dodge,
    /// Of spirit.
    Diplomacy,
    /// Of spirit.
    Will,
    /// Of spirit.
    Bluff,
}

impl Skill {
    /// The stat that its tests are made with (RN-26.3).
    pub const fn stat(self) -> Stat {
        match self {
            Skill::Stealth | Skill::Lore | Skill::Notice => Stat::Mind,
            Skill::Swim | Skill::Climb | Skill::Dodge => Stat::Body,
            Skill::Diplomacy | Skill::Will | Skill::Bluff => Stat::Spirit,
        }
    }
}

/// What lies on a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Plains.
    Plains,
    /// A road.
    Road,
    /// A river.
    River,
    /// A swamp.
    Swamp,
    /// A forest.
    Forest,
    /// Hills.
    Hills,
    /// Mountains.
    Mountains,
    /// A city, which counts as every terrain.
    City,
}

/// What kind of creature a challenge is: only cards that name it ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Tag {
    /// A beast.
    Beast,
    /// A humanoid.
    Humanoid,
    /// An undead.
    Undead,
    /// A giant.
    Giant,
    /// A demon.
    Demon,
    /// An elemental.
    Elemental,
    /// A construct.
    Construct,
    /// A trap.
    Trap,
    /// A dragon.
    Dragon,
}

/// The colours of adventures, from the easiest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The easiest.
    Green,
    /// Harder.
    Yellow,
    /// Hard.
    Blue,
    /// The Dragon Lords.
    Red,
}

impl Colour {
    /// From the easiest.
    pub const ALL: [Colour; 4] = [Colour::Green, Colour::Yellow, Colour::Blue, Colour::Red];

    /// What its tokens are worth in experience (RN-15.2).
    pub const fn worth(self) -> u8 {
        self as u8 + 1
    }
}

/// A line of a text.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Line {
    /// The moment at which it works.
    pub when: Moment,
    /// Whose roll, hit or wound it must be; by itself the hero's for items and kept cards, its own for heroes and allies.
    #[serde(default)]
    pub of: Option<Who>,
    /// What it costs to use it; what costs nothing and is no `always` may be used or left.
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// How often it may be used.
    #[serde(default)]
    pub limit: Option<Limit>,
    /// All of them must hold.
    #[serde(default, rename = "if")]
    pub conditions: Vec<Condition>,
    /// Whether the player may leave undone what would happen by itself: a text of a challenge or an encounter.
    #[serde(default)]
    pub may: bool,
    /// What happens, one after the other.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

/// When something works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Moment {
    /// While the card is owned, or the event is in force.
    Always,
    /// While this challenge is fought.
    Trait,
    /// A challenge was just revealed.
    Reveal,
    /// An adventure card is about to be drawn.
    Predraw,
    /// Before combat; on a challenge: what must happen first.
    Before,
    /// A phase begins.
    PhaseStart(Phases),
    /// Before the dice of a combat roll.
    Preroll(Phases, Rolls),
    /// After the dice of a combat roll, before it is compared.
    Onroll(Phases, Rolls),
    /// An attack has just succeeded in a phase of a round.
    Onhit(Phases),
    /// After the dice of a skill test of the hero, before it is compared.
    Ontest,
    /// In the escape phase, around a try.
    Onescape,
    /// Wounds are about to be placed.
    Onwound,
    /// The hero has just been felled.
    Onko,
    /// The hero has just defeated a challenge.
    Onwin,
    /// Before the way of moving is chosen.
    Premove,
    /// The movement dice were rolled.
    Moveroll,
    /// The last hex was entered.
    Postmove,
    /// A hero has entered a hex of this terrain.
    Enter(Terrain),
    /// A hero has ended movement outside a city.
    Camp,
    /// One's own Market step.
    Market,
    /// The end of one's own turn.
    Turnend,
    /// Any decision of one's own turn, or of a combat one takes part in.
    Free,
    /// This encounter was drawn.
    Drawn,
    /// This encounter is carried, and the hero ends movement in a city, as the map counts them.
    Arrive(City),
    /// This encounter is carried, and the hero has defeated such a challenge.
    Slain(Tag),
}

/// A city, by its place on the doom track, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct City(pub u8);

/// Whom an effect is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The hero.
    Hero,
    /// One ally of one's choice.
    Ally,
    /// The hero or one ally, of one's choice.
    Party,
    /// The character that has this text.
    Itself,
    /// Every ally.
    EachAlly,
    /// The hero or any allies, shared out as one likes.
    Split,
}

/// What it costs to use a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    /// The card is turned face down.
    Act,
    /// The card is discarded.
    Disc,
    /// The character takes so much exhaustion.
    Exh(u8),
    /// So much gold.
    Pay(u8),
}

/// How often a text may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// Once for a roll.
    Roll,
    /// Once in a round of combat; the time before it and a card without combat count as one.
    Round,
    /// Once in a turn.
    Turn,
}

/// What must hold for a line to work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// The opponent is of this kind.
    Vs(Tag),
    /// It is the first round.
    FirstRound,
    /// It is one of these phases of a round.
    In(Phases),
    /// The test is made with mind or spirit.
    MindOrSpirit,
    /// The challenge just revealed is of this kind, and no harder than this.
    Revealed {
        /// Its kind.
        tag: Tag,
        /// The hardest colour.
        up_to: Colour,
    },
    /// The hero has a weapon from the market.
    HasMarketWeapon,
}

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

/// Classes of items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// At most two.
    Weapon,
    /// At most one.
    Armour,
    /// As many as one likes.
    Artifact,
    /// As many as one likes.
    Supply,
}

/// Types of items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Type {
    Leather,
    Mail,
    Plate,
    Scale,
    Shield,
    Cloak,
    Sword,
    Mace,
    Axe,
    Dagger,
    Spear,
    Bow,
    Staff,
    Rune,
    Belt,
    Charm,
    Ring,
    Amulet,
    Boots,
    Relic,
    Book,
    Seal,
    Bomb,
    Potion,
    Scroll,
    Ration,
    Mount,
    Tool,
}

/// The figures of a hero or an ally.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Figures {
    /// Wounds that fell it.
    pub life: u8,
    /// Exhaustion it can carry.
    pub strength: u8,
    /// Mind, body and spirit.
    pub stats: [u8; 3],
    /// Ranged, melee and magic damage.
    pub damage: [u8; 3],
}

/// What is done. The numbers in brackets are those of the ledger's table of words.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    // What changes a number while it lasts.
    /// A stat of the hero; on an event, a target number of challenges (P1).
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
    Wild(Vec<Terrain>),
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
    /// A bonus to attack rolls for each ally (I42).
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
    /// So many wounds of the packet are averted; all of them without a number (P6).
    Avert(Option<u8>),
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
    /// So much exhaustion is discarded; all of it without a number (P12).
    Rest(Option<u8>, Who),
    /// Gold from the bank, or to it (P13).
    Gold(i8),
    /// Experience on paper (P14).
    Xp(u8),
    /// The hero is placed in a city of one's choice (P18).
    Warp,
    /// The try to escape succeeds without a roll (P19).
    EscapeAuto,
    /// A target number or stat of the opponent, of one's choice, until combat ends (P20).
    FoeStat(i8),
    /// A damage value of the opponent, of one's choice, until combat ends (P20).
    FoeDamageChoice(i8),
    /// Damage values of the opponent until combat ends (P20).
    FoeDamage(Phases, i8),
    /// A stat of the opponent until combat ends (P20).
    FoeBody(i8),
    /// A damage value of the opponent is nothing until combat ends (P2).
    FoeHarmless(Phase),
    /// The challenge is defeated at once, with its reward or without (P25).
    Defeat {
        /// Whether the reward is given.
        reward: bool,
    },
    /// Before this happens, so much gold is paid; it may be left (Y07).
    Toll(u8),
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
    /// What it does.
    #[serde(default)]
    pub text: Vec<Line>,
}
