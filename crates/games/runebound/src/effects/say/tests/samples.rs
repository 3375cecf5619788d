//! Every word of the vocabulary with many numbers.

use crate::effects::vocabulary::*;

/// Numbers of every kind that a language tells apart.
const NUMBERS: std::ops::RangeInclusive<u8> = 1..=25;

const PHASES: [Phases; 5] =
    [Phases::Any, Phases::Ranged, Phases::Melee, Phases::Magic, Phases::RangedOrMelee];
const ROLLS: [Rolls; 3] = [Rolls::Both, Rolls::Attack, Rolls::Defence];
const PEOPLE: [Who; 6] = [Who::Hero, Who::Ally, Who::Party, Who::Itself, Who::EachAlly, Who::Split];
const SKILLS: [Skill; 9] = [
    Skill::Stealth,
    Skill::Lore,
    Skill::Notice,
    Skill::Swim,
    Skill::Climb,
    Skill::Dodge,
    Skill::Diplomacy,
    Skill::Will,
    Skill::Bluff,
];
const TAGS: [Tag; 9] = [
    Tag::Beast,
    Tag::Humanoid,
    Tag::Undead,
    Tag::Giant,
    Tag::Demon,
    Tag::Elemental,
    Tag::Construct,
    Tag::Trap,
    Tag::Dragon,
];
const CLASSES: [Class; 4] = [Class::Weapon, Class::Armour, Class::Artifact, Class::Supply];
const TYPES: [Type; 28] = [
    Type::Leather,
    Type::Mail,
    Type::Plate,
    Type::Scale,
    Type::Shield,
    Type::Cloak,
    Type::Sword,
    Type::Mace,
    Type::Axe,
    Type::Dagger,
    Type::Spear,
    Type::Bow,
    Type::Staff,
    Type::Rune,
    Type::Belt,
    Type::Charm,
    Type::Ring,
    Type::Amulet,
    Type::Boots,
    Type::Relic,
    Type::Book,
    Type::Seal,
    Type::Bomb,
    Type::Potion,
    Type::Scroll,
    Type::Ration,
    Type::Mount,
    Type::Tool,
];

pub(super) const LIMITS: [Limit; 3] = [Limit::Roll, Limit::Round, Limit::Turn];

fn signed() -> impl Iterator<Item = i8> {
    (-25..=25).filter(|n| *n != 0)
}

/// A line without anything to spare.
pub(super) fn line() -> Line {
    let (when, effects) = (Moment::Drawn, vec![Effect::Gold(2)]);
    Line { when, of: None, cost: Vec::new(), limit: None, conditions: Vec::new(), may: false, effects }
}

/// A bonus to rolls.
pub(super) fn roll() -> Effect {
    Effect::Roll(Phases::Melee, Rolls::Attack, 2)
}

/// Whether an effect names whoever has the text, who is the hero where nobody else has it.
pub(super) fn speaks_of_itself(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Deal(_, Who::Itself)
            | Effect::Tire(_, Who::Itself)
            | Effect::Heal(_, Who::Itself)
            | Effect::Rest(_, Who::Itself)
            | Effect::RestAll(Who::Itself)
    )
}

pub(super) fn conditions() -> Vec<Condition> {
    let mut all = vec![
        Condition::FirstRound,
        Condition::MindOrSpirit,
        Condition::HasMarketWeapon,
        Condition::LacksMarketWeapon,
    ];
    all.extend(PHASES.map(Condition::In));
    for tag in TAGS {
        all.push(Condition::Vs(tag));
        all.extend(Colour::ALL.map(|up_to| Condition::Revealed { tag, up_to }));
    }
    all
}

pub(super) fn costs() -> Vec<Cost> {
    let paid = NUMBERS.flat_map(|n| [Cost::Exh(n), Cost::Pay(n)]);
    [Cost::Act, Cost::Disc].into_iter().chain(paid).collect()
}

pub(super) fn moments() -> Vec<(Moment, Option<Who>)> {
    let mut all: Vec<(Moment, Option<Who>)> = [
        Moment::Always,
        Moment::Trait,
        Moment::Reveal,
        Moment::Predraw,
        Moment::Before,
        Moment::Ontest,
        Moment::Onescape,
        Moment::Onko,
        Moment::Onwin,
        Moment::Premove,
        Moment::Moveroll,
        Moment::Postmove,
        Moment::Camp,
        Moment::Market,
        Moment::Turnend,
        Moment::Free,
        Moment::Drawn,
    ]
    .map(|when| (when, None))
    .to_vec();
    all.extend(PHASES.map(|phases| (Moment::PhaseStart(phases), None)));
    all.extend(Terrain::ALL.map(|terrain| (Moment::Enter(terrain), None)));
    all.extend((1..=8).map(|city| (Moment::Arrive(City(city)), None)));
    all.extend(TAGS.map(|tag| (Moment::Slain(tag), None)));
    for of in [None, Some(Who::Hero)] {
        all.push((Moment::Onwound, of));
        for phases in PHASES {
            all.push((Moment::Onhit(phases), of));
            all.extend(ROLLS.map(|rolls| (Moment::Preroll(phases, rolls), of)));
            all.extend(ROLLS.map(|rolls| (Moment::Onroll(phases, rolls), of)));
        }
    }
    all
}

/// Every effect, no two of them alike.
pub(super) fn effects() -> Vec<Effect> {
    let mut all = plain();
    for n in signed() {
        all.extend([Effect::Life(n), Effect::Strength(n), Effect::Escape(n), Effect::Daunted(n)]);
        all.extend([Effect::GoldRewards(n), Effect::Bonus(n), Effect::Gold(n)]);
        all.extend([Effect::FoeStatChoice(n), Effect::FoeDamageChoice(n)]);
        for stat in Stat::ALL {
            all.extend([Effect::Stat(stat, n), Effect::TestStat(stat, n), Effect::FoeStat(stat, n)]);
        }
        all.extend(SKILLS.map(|skill| Effect::TestSkill(skill, n)));
        for prey in prey() {
            all.extend([Effect::Embolden(prey, n), Effect::Bounty(prey, n)]);
        }
        for phases in PHASES {
            all.extend([Effect::Dmg(phases, n), Effect::FoeDamage(phases, n)]);
            for rolls in ROLLS {
                all.extend([Effect::Roll(phases, rolls, n), Effect::RollPerAlly(phases, rolls, n)]);
            }
        }
    }
    all.extend(counted());
    all.extend(nested());
    all
}

/// Effects without numbers.
fn plain() -> Vec<Effect> {
    let mut all = vec![
        Effect::Nofatiguecap,
        Effect::Toughness,
        Effect::Unmendable,
        Effect::Leech,
        Effect::Noescape,
        Effect::HeroHeldBack,
        Effect::SellRoundedUp,
        Effect::NoStock,
        Effect::Reroll,
        Effect::AvertAll,
        Effect::Warp,
        Effect::EscapeAuto,
        Effect::Defeat { reward: true },
        Effect::Defeat { reward: false },
        Effect::Carry,
        Effect::AttachToWeapon,
        Effect::Gone,
        Effect::Peek { any: true },
        Effect::Peek { any: false },
        Effect::Again,
        Effect::Lastgasp,
        Effect::Victory,
    ];
    all.extend((1..=127).map(|bits| Effect::Wild(Terrains(bits))));
    all.extend(Phase::ALL.map(Effect::FoeHarmless));
    all.extend(Phase::ALL.map(|phase| Effect::Attack(phase, Wounds::Own)));
    all.extend(PEOPLE.map(Effect::RestAll));
    for phases in PHASES {
        all.extend([Effect::Rust(phases), Effect::NoAllies(phases)]);
        for rolls in ROLLS {
            all.extend(Stat::ALL.map(|stat| Effect::Usestat(phases, rolls, stat)));
        }
    }
    all
}

/// Effects that count something.
fn counted() -> Vec<Effect> {
    let mut all = Vec::new();
    for n in NUMBERS {
        all.extend([Effect::Movecap(n), Effect::Regen(n), Effect::Savage(n), Effect::MagicSurge(n)]);
        all.extend([
            Effect::HealCosts(n),
            Effect::HealRemoves(n),
            Effect::AlliesCost(n),
            Effect::AllCosts(n),
        ]);
        all.extend([Effect::Avert(n), Effect::Redirect(n), Effect::Hit(n), Effect::Xp(n)]);
        all.extend([Effect::Stock(n), Effect::Discount(n)]);
        all.extend(Phase::ALL.map(|phase| Effect::Attack(phase, Wounds::N(n))));
        for phases in PHASES {
            all.extend([Effect::Hitcap(phases, n), Effect::Drain(phases, n)]);
        }
        for who in PEOPLE {
            all.extend([Effect::Deal(n, who), Effect::Tire(n, who)]);
            all.extend([Effect::Heal(n, who), Effect::Rest(n, who)]);
        }
        for skill in SKILLS {
            all.extend(NUMBERS.map(|need| Effect::Stake(n, skill, need)));
        }
    }
    all
}

/// Effects with others in them, and cards that are kept.
fn nested() -> Vec<Effect> {
    let mut all = Vec::new();
    let lists = || [vec![], vec![Effect::Gold(1)], vec![Effect::Gold(1), Effect::Gone]];
    for (skill, need) in SKILLS.into_iter().flat_map(|skill| NUMBERS.map(move |need| (skill, need))) {
        for (success, fail) in
            lists().into_iter().flat_map(|one| lists().map(move |other| (one.clone(), other)))
        {
            all.push(Effect::Test(Box::new(Test { skill, need, success, fail })));
        }
    }
    let ways = [Effect::Gold(1), Effect::Xp(1), Effect::Warp].map(|way| vec![way]);
    all.extend([Effect::Choose(ways[..2].to_vec()), Effect::Choose(ways.to_vec())]);
    let enemy = Enemy { life: 3, target: [13, 15, 14], damage: [0, 1, 2] };
    let mut enemies = vec![enemy, Enemy { life: 4, ..enemy }];
    for at in 0..3 {
        let mut other = enemy;
        other.target[at] += 4;
        enemies.push(other);
        let mut other = enemy;
        other.damage[at] += 4;
        enemies.push(other);
    }
    all.extend(enemies.into_iter().map(|enemy| Effect::Fight(enemy, vec![Effect::Gold(5)])));
    all.push(Effect::Fight(enemy, vec![Effect::Gold(6)]));
    let figures = Figures { life: 5, strength: 1, stats: [1, 7, 2], damage: [0, 2, 3] };
    let mut allies = vec![figures, Figures { life: 6, ..figures }, Figures { strength: 2, ..figures }];
    for at in 0..3 {
        let mut other = figures;
        other.stats[at] += 9;
        allies.push(other);
        let mut other = figures;
        other.damage[at] += 4;
        allies.push(other);
    }
    let items = CLASSES.into_iter().flat_map(|class| TYPES.map(|kind| Keep::Item(class, kind)));
    let kept = items.chain(allies.into_iter().map(Keep::Ally)).chain([Keep::Trophy, Keep::Rune]);
    all.extend(kept.map(|r#as| Effect::Keep(Box::new(Kept { r#as, name: None, text: Vec::new() }))));
    all
}

/// Every sort of challenges.
fn prey() -> Vec<Prey> {
    let pairs = TAGS.into_iter().flat_map(|one| TAGS.map(|other| Prey::Of(one, other)));
    pairs.chain([Prey::All]).collect()
}
