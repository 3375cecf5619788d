//! The words of texts in the notation of the ledger's effect primitives.

use crate::effects::vocabulary::*;

/// A whole text.
pub(super) fn text(lines: &[Line]) -> String {
    lines.iter().map(line).collect::<Vec<_>>().join("; ")
}

fn line(line: &Line) -> String {
    let whose = match line.of {
        Whose::Own => "",
        Whose::Enemy => " enemy",
        Whose::Any => " any",
        Whose::Itself => " self",
    };
    let conditions: Vec<String> =
        line.conditions.iter().map(|one| format!(" if {}", condition(*one))).collect();
    let conditions = conditions.concat();
    let may = if line.may { " may" } else { "" };
    let effects: Vec<String> = line.effects.iter().map(|one| effect(*one)).collect();
    format!("{}{whose}{conditions}{may}: {}", moment(line.when), effects.join(", "))
}

fn moment(moment: Moment) -> &'static str {
    match moment {
        Moment::TurnBegins => "TW-1",
        Moment::HeroRises => "TW-2",
        Moment::BetweenActions => "TW-3",
        Moment::AttackDeclared => "TW-4",
        Moment::AttackRolled => "TW-5",
        Moment::HitsCounted => "TW-6",
        Moment::DamageDue => "TW-7",
        Moment::KnockedOut => "TW-8",
        Moment::AttackOver => "TW-9",
        Moment::SwingNamed => "TW-10",
        Moment::Overboard => "TW-11",
        Moment::CrewDeployed => "TW-13",
        Moment::GunAimed => "TW-14",
        Moment::Declare => "default",
        Moment::Roll => "roll",
        Moment::Assign => "allocate",
        Moment::After => "after",
        Moment::Use => "use",
        Moment::Destroyed => "destroyed",
        _ => "unknown",
    }
}

fn condition(condition: Condition) -> String {
    match condition {
        Condition::TargetHolds(Held::FriendHero) => "friendly hero in target".to_owned(),
        Condition::TargetHolds(Held::DamagedEnemyHero) => "damaged enemy hero in target".to_owned(),
        Condition::TargetHolds(Held::Itself) => "self in target".to_owned(),
        Condition::TargetHolds(Held::Creature) => "monster in target".to_owned(),
        Condition::Wounds(n) => format!("damage>={n}"),
        Condition::NearItself(n) => format!("attacker within {n}"),
        Condition::Felled(Fallen::EnemyFigure) => "defeated>=1".to_owned(),
        Condition::Hurt(n) => format!("took>={n}"),
        Condition::ByHero => "hero attacks".to_owned(),
        Condition::DragonCanCome => "monster available".to_owned(),
        Condition::FirstThisActivation => "no other this activation".to_owned(),
        other => format!("{other:?}"),
    }
}

fn who(who: Who) -> String {
    match who {
        Who::Itself => "self".to_owned(),
        Who::It => "that hero".to_owned(),
        Who::Same | Who::Them => "them".to_owned(),
        Who::One(which) => format!("one {}", heroes(which)),
        Who::Each(which) => format!("each {}", heroes(which)),
        Who::Crowd(which) => format!("each of one cell {}", heroes(which)),
        Who::Attacker => "unknown".to_owned(),
    }
}

fn heroes(which: Heroes) -> String {
    let mut said = String::new();
    said.push_str(if which.other { "other " } else { "" });
    said.push_str(if which.state == Standing::Any { "any-state " } else { "" });
    said.push_str(if which.side == Camp::Friend { "friend" } else { "enemy" });
    said.push_str(&which.within.map_or(String::new(), |n| format!(" within {n}")));
    said.push_str(&which.near.map_or(String::new(), |n| format!(" within {n} of a friend")));
    said.push_str(match which.among {
        Among::Anyone => "",
        Among::Hit => " hit",
        Among::Hurt => " that took damage",
        Among::Target => " in target",
        Among::Aboard => " on the ship",
    });
    said
}

fn count(amount: Amount) -> String {
    match amount {
        Amount::N(n) => n.to_string(),
        Amount::Any => "any".to_owned(),
        other => format!("{other:?}"),
    }
}

fn effect(effect: Effect) -> String {
    match effect {
        Effect::Dice(n) => format!("dice({n:+})"),
        Effect::ToHit(n) => format!("hit({n:+})"),
        Effect::Reroll { dice: Which::Any, most } => format!("reroll({})", count(most)),
        Effect::Bonus { face, dice } => format!("bonus({face},{dice})"),
        Effect::Keen { face, more } => format!("faceDamage({face},+{more},heroes)"),
        Effect::AnyOrder => "freeAllocation".to_owned(),
        Effect::Cancel(n) => format!("cancel({n})"),
        Effect::Prevent { who: Who::Itself, n, bare: None } => format!("soak({n})"),
        Effect::Damage { who: whom, n } => format!("damage({},{n})", who(whom)),
        Effect::Heal { who: whom, n } => format!("heal({},{})", who(whom), count(n)),
        Effect::Give { who: whom, status } => format!("status({},{status:?})", who(whom)),
        Effect::Cleanse(whom) => format!("cleanse({},all)", who(whom)),
        Effect::Push { who: whom, n } => format!("push({},{n})", who(whom)),
        Effect::Shove { who: Figures::OneInTarget, n } => format!("push(one figure in target,{n})"),
        Effect::Shove { who: Figures::EachInTarget, n } => format!("push(each figure in target,{n})"),
        Effect::Shove { who: Figures::OneNear(near), n } => {
            format!("push(one figure within {near} of a friend,{n})")
        }
        Effect::Haul { who: whom, n } => format!("haul({},{n})", who(whom)),
        Effect::Walk { who: whom, n } => format!("freeMove({},{n})", who(whom)),
        Effect::Catch => "place(that hero,own rail)".to_owned(),
        Effect::Coins { who: whom, n } => format!("coins({},{n})", who(whom)),
        Effect::Credit { who: whom, n, behind } => format!("coins({},{n}; behind {behind})", who(whom)),
        Effect::Steal { from, to, n, behind } => {
            format!("steal({},{},{n}; behind {behind})", who(from), who(to))
        }
        Effect::Pay { who: whom, n } => format!("pay({},{n})", who(whom)),
        Effect::Draw(n) => format!("draw({n})"),
        Effect::Discard(n) => format!("discard({n})"),
        Effect::Rouse { side: Camp::Enemy, n } => format!("kraken(opponents,+{n})"),
        Effect::Muster { most, at: Berth::MusterPoint } => format!("deployExtra(deckhand,{most})"),
        Effect::Order { within, cells, most, moves, hit } => {
            format!("order({cells} within {within},{}): orderMove({moves}) orderAttack({hit:+})", count(most))
        }
        Effect::CrewSteps(n) => format!("crewSteps({n})"),
        Effect::Strike { near, dice, hit } => format!("strike(within {near} of a friend,{dice},{hit}+)"),
        Effect::SecondCell { dice, hit } => format!("secondCell({dice}) at {hit}+"),
        Effect::Counter => "counter".to_owned(),
        Effect::Actions(n) => format!("extraAction({n})"),
        Effect::Flip => "flip".to_owned(),
        Effect::Upgrade(arms) => format!("upgradeCrew({arms:?})"),
        Effect::Repair { n, tiles: 1 } => format!("repair({n})"),
        Effect::Swing(n) => format!("swing({n:+})"),
        Effect::Summon => "summon".to_owned(),
        Effect::CutPlank => "removePlank".to_owned(),
        other => format!("{other:?}"),
    }
}
