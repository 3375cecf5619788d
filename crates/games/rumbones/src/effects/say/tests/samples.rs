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

const AMONG: [Among; 5] = [Among::Anyone, Among::Hit, Among::Hurt, Among::Target, Among::Aboard];

pub(super) const MOMENTS: [Moment; 33] = [
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
    Moment::Destroyed,
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
                    for among in AMONG {
                        let heroes = Heroes { side, state, other, within, near, among };
                        all.extend([Who::One(heroes), Who::Each(heroes), Who::Crowd(heroes)]);
                    }
                }
            }
        }
    }
    all.into_iter()
}

/// Heroes that need no description.
const fn few() -> [Who; 5] {
    [Who::Itself, Who::It, Who::Attacker, Who::Same, Who::Them]
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
        Condition::FirstThisActivation,
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
    all.extend(of_the_second());
    all
}

/// The effects that only Second Tide has.
fn of_the_second() -> Vec<Effect> {
    let mut all = vec![Effect::Counter, Effect::Flip, Effect::Catch, Effect::Summon, Effect::CutPlank];
    all.extend([Arms::Gun, Arms::Bosuns].map(Effect::Upgrade));
    for n in NUMBERS {
        all.extend([Effect::CrewSteps(n), Effect::Draw(n), Effect::Discard(n)]);
        all.extend([Camp::Friend, Camp::Enemy].map(|side| Effect::Rouse { side, n }));
        all.extend([Figures::OneInTarget, Figures::EachInTarget].map(|who| Effect::Shove { who, n }));
        for m in NUMBERS {
            all.extend([Effect::Keen { face: n, more: m }, Effect::SecondCell { dice: n, hit: m }]);
            all.push(Effect::Shove { who: Figures::OneNear(n), n: m });
            all.push(Effect::Credit { who: Who::It, n, behind: m });
            all.push(Effect::Steal { from: Who::It, to: Who::Itself, n, behind: m });
            all.extend([1, 2, 5].map(|near| Effect::Strike { near, dice: n, hit: m }));
        }
    }
    all.extend(for_whom(|who, n| Effect::Haul { who, n }));
    all.extend(for_whom(|who, n| Effect::Pay { who, n }));
    let others = || everybody().filter(|who| *who != Who::It);
    all.extend(others().map(|who| Effect::Credit { who, n: 2, behind: 3 }));
    all.extend(others().map(|from| Effect::Steal { from, to: Who::Itself, n: 2, behind: 3 }));
    let receivers = everybody().filter(|who| *who != Who::Itself);
    all.extend(receivers.map(|to| Effect::Steal { from: Who::It, to, n: 2, behind: 3 }));
    all.extend(orders());
    all
}

fn orders() -> impl Iterator<Item = Effect> {
    let cells = (1..=6).flat_map(|within| (1..=6).map(move |cells| (within, cells)));
    let figures = cells.flat_map(|(within, cells)| amounts().map(move |most| (within, cells, most)));
    let steps = figures.flat_map(|order| (0..=3).map(move |moves| (order, moves)));
    let all = steps.flat_map(|order| (-2..=2).map(move |hit| (order, hit)));
    all.map(|(((within, cells, most), moves), hit)| Effect::Order { within, cells, most, moves, hit })
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
