//! Every word of the vocabulary with many numbers.

use crate::effects::vocabulary::*;

/// Numbers of every kind that a language tells apart, and zero.
const NUMBERS: std::ops::RangeInclusive<u8> = 0..=25;

const STATUSES: [Status; 5] =
    [Status::Blinded, Status::Stunned, Status::Slowed, Status::Muted, Status::Bleeding];

const LASTS: [Lasts; 4] = [Lasts::Attack, Lasts::NextAttack, Lasts::Phase, Lasts::Turn];

const STANDINGS: [Standing; 6] = [
    Standing::Deployed,
    Standing::DeployedOrReserve,
    Standing::Reserve,
    Standing::Recovering,
    Standing::Unpaid,
    Standing::Any,
];

pub(super) const MOMENTS: [Moment; 32] = [
    Moment::TurnBegins,
    Moment::GunAimed,
    Moment::CrewDeployed,
    Moment::CrewRises,
    Moment::CrewRests,
    Moment::HeroDeployed,
    Moment::HeroesRise,
    Moment::HeroRises,
    Moment::BetweenActions,
    Moment::MoveDeclared,
    Moment::SwingNamed,
    Moment::SwingRolled,
    Moment::MoveEnded,
    Moment::AttackDeclared,
    Moment::AttackRolled,
    Moment::HitsCounted,
    Moment::HitsAssigned,
    Moment::DamageDue,
    Moment::KnockoutDue,
    Moment::KnockedOut,
    Moment::AttackOver,
    Moment::Overboard,
    Moment::HeroRests,
    Moment::KrakenStirs,
    Moment::TideTurns,
    Moment::Declare,
    Moment::Roll,
    Moment::Assign,
    Moment::Struck,
    Moment::After,
    Moment::Use,
    Moment::Always,
];

pub(super) const WHOSE: [Whose; 4] = [Whose::Own, Whose::Enemy, Whose::Any, Whose::Itself];

fn signed() -> impl Iterator<Item = i8> {
    -25..=25
}

fn amounts() -> impl Iterator<Item = Amount> {
    NUMBERS.map(Amount::N).chain([Amount::Any, Amount::Misses, Amount::Suffered, Amount::Felled])
}

/// Heroes of every description.
fn everybody() -> impl Iterator<Item = Who> {
    let near = [None, Some(1), Some(3)];
    let mut all = few().to_vec();
    for side in [Camp::Friend, Camp::Enemy] {
        for state in STANDINGS {
            for other in [false, true] {
                for (within, near) in near.into_iter().flat_map(|one| near.map(|two| (one, two))) {
                    for among in [Among::Anyone, Among::Hit] {
                        let heroes = Heroes { side, state, other, within, near, among };
                        all.extend([Who::One(heroes), Who::Each(heroes)]);
                    }
                }
            }
        }
    }
    all.into_iter()
}

/// Heroes that need no description.
const fn few() -> [Who; 4] {
    [Who::Itself, Who::It, Who::Attacker, Who::Same]
}

/// Effects that differ in whom they are for, and in a number.
fn for_whom(make: impl Fn(Who, u8) -> Effect) -> Vec<Effect> {
    let whom = everybody().map(|who| make(who, 2));
    let numbers = few().into_iter().flat_map(|who| NUMBERS.map(move |n| (who, n)));
    let numbers = numbers.filter(|(_, n)| *n != 2).map(|(who, n)| make(who, n));
    whom.chain(numbers).collect()
}

/// Every condition.
pub(super) fn conditions() -> Vec<Condition> {
    let held = [Held::FriendHero, Held::EnemyHero, Held::DamagedEnemyHero, Held::Itself, Held::Creature];
    let fallen = [Fallen::EnemyHero, Fallen::FriendCrew, Fallen::EnemyFigure];
    let numbers = NUMBERS.flat_map(|n| {
        [
            Condition::Wounds(n),
            Condition::HasCoins(n),
            Condition::Near(n),
            Condition::NearItself(n),
            Condition::Hurt(n),
        ]
    });
    let others = [
        Condition::ByTheSea,
        Condition::HeroHit,
        Condition::AnyHit,
        Condition::ByHero,
        Condition::ByHerosAttack,
        Condition::SwingFails,
        Condition::DragonCanCome,
        Condition::Behind,
    ];
    let held = held.map(Condition::TargetHolds).into_iter();
    held.chain(fallen.map(Condition::Felled)).chain(numbers).chain(others).collect()
}

/// Every effect, no two of them alike.
pub(super) fn effects() -> Vec<Effect> {
    let mut all = vec![
        Effect::Unluck,
        Effect::HeroesFirst,
        Effect::AnyOrder,
        Effect::PassThrough,
        Effect::Share,
        Effect::KeepCoins,
        Effect::DropCoins,
        Effect::PaidAtOnce,
        Effect::RerollSwing,
        Effect::March,
        Effect::Fetch,
        Effect::Rob,
        Effect::CallDragon,
    ];
    for n in signed() {
        all.extend([Effect::Dice(n), Effect::ToHit(n), Effect::Actions(n), Effect::Swing(n)]);
        all.extend([Effect::Cover { hit: n }, Effect::SideDice(n), Effect::SideSwing(n)]);
    }
    for n in NUMBERS {
        all.extend([Effect::DicePerCoin(n), Effect::SetDie(n), Effect::Cancel(n), Effect::Stir(n)]);
        all.extend([Effect::SideMove(n), Effect::SideHand(n), Effect::Vanish { within: n }]);
        all.extend([
            Effect::Survive { damage: n },
            Effect::Search { top: n },
            Effect::AttackWith { action: n },
        ]);
        all.extend([Berth::MusterPoint, Berth::WithCrew].map(|at| Effect::Muster { most: n, at }));
        all.extend(STATUSES.map(|status| Effect::Mark { face: n, status }));
        for rank in [Rank::Deckhand, Rank::Bosun] {
            all.extend([Hands::All, Hands::InOnePlace].map(|hands| Effect::CrewDice {
                rank,
                hands,
                dice: n,
            }));
            all.push(Effect::CrewHits { rank, need: n });
        }
        for m in NUMBERS {
            all.extend([Effect::Bonus { face: n, dice: m }, Effect::Sharp { face: n, damage: m }]);
            all.extend([Effect::Blast { within: n, n: m }, Effect::Repair { n, tiles: m }]);
            let outcomes = [Outcome::Damage(Who::It), Outcome::Heal(Who::It), Outcome::Drown(Who::It)];
            all.extend(outcomes.map(|then| Effect::Chance { dice: Amount::N(n), need: m, then }));
            all.push(Effect::Prevent { who: Who::It, n, bare: Some(m) });
        }
    }
    all.extend(
        amounts().flat_map(|most| [Which::Any, Which::Misses].map(|dice| Effect::Reroll { dice, most })),
    );
    let heals = amounts().filter(|n| !matches!(n, Amount::N(_)));
    all.extend(heals.flat_map(|n| few().map(|who| Effect::Heal { who, n })));
    let chances = amounts().filter(|n| !matches!(n, Amount::N(_)));
    all.extend(chances.map(|dice| Effect::Chance { dice, need: 4, then: Outcome::Damage(Who::It) }));
    let others = || everybody().filter(|who| *who != Who::It);
    all.extend(others().flat_map(|who| {
        let outcomes = [Outcome::Damage(who), Outcome::Heal(who), Outcome::Drown(who)];
        outcomes.map(|then| Effect::Chance { dice: Amount::N(2), need: 4, then })
    }));
    all.extend(everybody().flat_map(|who| {
        let gives = STATUSES.map(|status| Effect::Give { who, status });
        let rest = [Effect::Cleanse(who), Effect::Drown(who), Effect::Recover(who), Effect::PayToll(who)];
        gives.into_iter().chain(rest)
    }));
    all.extend(for_whom(|who, n| Effect::Prevent { who, n, bare: None }));
    all.extend(for_whom(|who, n| Effect::Damage { who, n }));
    all.extend(for_whom(|who, n| Effect::Heal { who, n: Amount::N(n) }));
    all.extend(for_whom(|who, n| Effect::Push { who, n }));
    all.extend(for_whom(|who, n| Effect::Walk { who, n }));
    all.extend(for_whom(|who, n| Effect::Coins { who, n }));
    all.extend(for_whom(|who, n| Effect::Lose { who, n }));
    all.extend(for_whom(|who, most| Effect::Pass { who, most }));
    all.extend(boosts());
    all
}

fn boosts() -> impl Iterator<Item = Effect> {
    let numbers = || signed().filter(|n| n.abs() < 8);
    let bonuses = numbers().flat_map(move |dice| numbers().map(move |hit| (dice, hit)));
    let bonuses = bonuses.flat_map(|(dice, hit)| [false, true].map(|reroll| (dice, hit, reroll)));
    let lasting = bonuses.flat_map(|bonus| LASTS.map(|lasts| (bonus, lasts)));
    let whom = everybody().filter(|who| *who != Who::It).map(|who| (who, (1, 1, true), Lasts::Turn));
    let all = lasting.map(|(bonus, lasts)| (Who::It, bonus, lasts)).chain(whom);
    all.map(|(who, (dice, hit, reroll), lasts)| Effect::Boost { who, dice, hit, reroll, lasts })
}
