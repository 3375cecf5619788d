//! The words of texts in the notation of the ledger's effect language.

use crate::effects::vocabulary::*;
use std::fmt::Write;

/// A whole text.
pub(super) fn text(lines: &[Line]) -> String {
    lines.iter().map(line).collect::<Vec<_>>().join(" and ")
}

/// What is done, one thing after the other.
pub(super) fn list(effects: &[Effect]) -> String {
    effects.iter().map(effect).collect::<Vec<_>>().join(", ")
}

fn line(line: &Line) -> String {
    let whose = match line.of {
        Some(Who::Hero) => "(hero)",
        Some(_) => "(self)",
        None => "",
    };
    let conditions: Vec<String> = line.conditions.iter().map(|one| format!(" {}", condition(*one))).collect();
    let conditions = conditions.concat();
    let cost: Vec<String> = line.cost.iter().map(|one| cost(*one)).collect();
    let cost = if cost.is_empty() { String::new() } else { format!(" [{}]", cost.join(", ")) };
    let limit = match line.limit {
        Some(Limit::Roll) => " 1/roll",
        Some(Limit::Round) => " 1/round",
        Some(Limit::Turn) => " 1/turn",
        None => "",
    };
    let may = if line.may { " optional" } else { "" };
    format!("{}{whose}{conditions}{cost}{limit}{may}: {}", moment(line.when), list(&line.effects))
}

fn moment(moment: Moment) -> String {
    match moment {
        Moment::PhaseStart(on) => format!("phasestart({})", phases(on)),
        Moment::Preroll(on, of) => format!("preroll({},{})", phases(on), rolls(of)),
        Moment::Onroll(on, of) => format!("onroll({},{})", phases(on), rolls(of)),
        Moment::Onhit(on) => format!("onhit({})", phases(on)),
        Moment::Enter(terrain) => format!("enter({})", terrain.id()),
        Moment::Arrive(city) => format!("arrive({})", city.0),
        Moment::Slain(tag) => format!("slain({tag:?})"),
        plain => format!("{plain:?}").to_lowercase(),
    }
}

fn condition(condition: Condition) -> String {
    match condition {
        Condition::Vs(tag) => format!("vs {tag:?}"),
        Condition::In(on) => format!("in {}", phases(on)),
        Condition::Revealed { tag, up_to } => format!("{tag:?} up to {}", up_to.id()),
        Condition::MindOrSpirit => "(mind,spirit)".to_owned(),
        Condition::HasMarketWeapon => "with a market Weapon".to_owned(),
        Condition::LacksMarketWeapon => "without a market Weapon".to_owned(),
        Condition::FirstRound => "in round 1".to_owned(),
    }
}

fn cost(cost: Cost) -> String {
    match cost {
        Cost::Act => "act".to_owned(),
        Cost::Disc => "disc".to_owned(),
        Cost::Exh(n) => format!("exh {n}"),
        Cost::Pay(n) => format!("pay {n}"),
    }
}

fn phases(phases: Phases) -> &'static str {
    match phases {
        Phases::Any => "*",
        Phases::Ranged => "R",
        Phases::Melee => "M",
        Phases::Magic => "S",
        Phases::RangedOrMelee => "RM",
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Ranged => "R",
        Phase::Melee => "M",
        Phase::Magic => "S",
    }
}

fn rolls(rolls: Rolls) -> &'static str {
    match rolls {
        Rolls::Both => "*",
        Rolls::Attack => "atk",
        Rolls::Defence => "def",
    }
}

fn who(who: Who) -> &'static str {
    match who {
        Who::Hero => "hero",
        Who::Ally => "ally",
        Who::Party => "party",
        Who::Itself => "self",
        Who::EachAlly => "each ally",
        Who::Split => "party (split freely)",
    }
}

fn skill(skill: Skill) -> String {
    format!("{skill:?}")
}

fn prey(prey: Prey) -> String {
    match prey {
        Prey::All => "every challenge".to_owned(),
        Prey::Of(one, other) => format!("{one:?} or {other:?}"),
    }
}

fn pairs([mind, body, spirit]: [u8; 3], [ranged, melee, magic]: [u8; 3]) -> String {
    format!("{mind}/{ranged} {body}/{melee} {spirit}/{magic}")
}

/// Life, strength, and values with damage.
pub(super) fn figures(figures: Figures) -> String {
    format!("{} {} {}", figures.life, figures.strength, pairs(figures.stats, figures.damage))
}

/// Life, and target numbers with damage.
pub(super) fn foe(life: u8, target: [u8; 3], damage: [u8; 3]) -> String {
    format!("{life} {}", pairs(target, damage))
}

fn kept(kept: &Kept) -> String {
    let said = match &kept.r#as {
        Keep::Item(class, kind) => format!("keep(item {class:?}: {kind:?})"),
        Keep::Ally(own) => format!("keep(ally) {}", figures(*own)),
        Keep::Trophy => "keep(trophy)".to_owned(),
        Keep::Rune => "keep(rune)".to_owned(),
    };
    if kept.text.is_empty() { said } else { format!("{said}: {}", text(&kept.text)) }
}

fn test(test: &Test) -> String {
    let mut said = format!("test({},{})", skill(test.skill), test.need);
    if !test.success.is_empty() {
        let _ = write!(said, " success: {}", list(&test.success));
    }
    if !test.fail.is_empty() {
        let _ = write!(said, " fail: {}", list(&test.fail));
    }
    said
}

fn effect(effect: &Effect) -> String {
    match effect {
        Effect::Stat(stat, n) => format!("{}{n:+}", stat.id()),
        Effect::Life(n) => format!("life{n:+}"),
        Effect::Strength(n) => format!("strength{n:+}"),
        Effect::Dmg(on, n) => format!("dmg({}){n:+}", phases(*on)),
        Effect::Roll(on, of, n) => format!("roll({},{}){n:+}", phases(*on), rolls(*of)),
        Effect::RollPerAlly(on, of, n) => {
            format!("roll({},{}){n:+} for each of your allies", phases(*on), rolls(*of))
        }
        Effect::TestSkill(of, n) => format!("test({}){n:+}", skill(*of)),
        Effect::TestStat(of, n) => format!("test({}){n:+}", of.id()),
        Effect::Escape(n) => format!("escape{n:+}"),
        Effect::Wild(on) if on.0.count_ones() == 7 => "wild(any) 1".to_owned(),
        Effect::Wild(on) => format!("wild({}) 1", on.iter().map(Terrain::id).collect::<Vec<_>>().join(",")),
        Effect::Movecap(n) => format!("movecap {n}"),
        Effect::Usestat(on, of, stat) => format!("usestat({},{},{})", phases(*on), rolls(*of), stat.id()),
        Effect::Hitcap(Phases::Any, n) => format!("hitcap {n}"),
        Effect::Hitcap(on, n) => format!("hitcap {n} in {}", phases(*on)),
        Effect::Regen(n) => format!("regen {n}"),
        Effect::Rust(on) => format!("rust({})", phases(*on)),
        Effect::NoAllies(on) => format!("noallies({})", phases(*on)),
        Effect::HeroHeldBack => "the hero may not attack in round 1".to_owned(),
        Effect::Daunted(n) => format!("hero roll(*,*){n:+} in round 1"),
        Effect::Drain(on, n) => format!("fails({}): tire {n} hero", phases(*on)),
        Effect::Savage(n) => format!("a failed defence roll deals {n} extra wound"),
        Effect::Embolden(of, n) => format!("{}: mind{n:+}, body{n:+}, spirit{n:+}", prey(*of)),
        Effect::Bounty(of, n) => format!("{}: gold{n:+} for whoever defeats it", prey(*of)),
        Effect::GoldRewards(n) => format!("challenge gold rewards {n}"),
        Effect::MagicSurge(n) => format!("dmg(S)+{n} for everybody whose dmg(S) is at least 1"),
        Effect::SellRoundedUp => "sellprice: half the price rounded up".to_owned(),
        Effect::HealCosts(n) => format!("paid healing costs {n}"),
        Effect::HealRemoves(n) => format!("paid healing: 1 gold removes up to {n} wounds"),
        Effect::AlliesCost(n) => format!("allies cost {n} more"),
        Effect::AllCosts(n) => format!("every purchase costs {n} more"),
        Effect::NoStock => "no market card is revealed".to_owned(),
        Effect::Bonus(n) => format!("roll{n:+}"),
        Effect::Test(of) => test(of),
        Effect::Avert(n) => format!("avert {n}"),
        Effect::AvertAll => "avert all".to_owned(),
        Effect::Redirect(n) => format!("redirect {n} hero->self"),
        Effect::Attack(of, Wounds::Own) => format!("attack({}, own)", phase(*of)),
        Effect::Attack(of, Wounds::N(n)) => format!("attack({}, {n})", phase(*of)),
        Effect::Hit(n) => format!("hit+{n}"),
        Effect::Deal(n, whom) => format!("deal {n} {}", who(*whom)),
        Effect::Tire(n, whom) => format!("tire {n} {}", who(*whom)),
        Effect::Heal(n, whom) => format!("heal {n} {}", who(*whom)),
        Effect::Rest(n, whom) => format!("rest {n} {}", who(*whom)),
        Effect::RestAll(whom) => format!("rest all {}", who(*whom)),
        Effect::Gold(n) => format!("gold{n:+}"),
        Effect::Xp(n) => format!("xp+{n}"),
        Effect::Warp => "warp(any city)".to_owned(),
        Effect::EscapeAuto => "escape auto".to_owned(),
        Effect::FoeStat(stat, n) => format!("foe {}{n:+}", stat.id()),
        Effect::FoeStatChoice(n) => format!("foe X{n:+}"),
        Effect::FoeDamage(on, n) => format!("foe dmg({}){n:+}", phases(*on)),
        Effect::FoeDamageChoice(n) => format!("foe dmg(X){n:+}"),
        Effect::FoeHarmless(of) => format!("foe dmg({})=0", phase(*of)),
        Effect::Defeat { reward: true } => "defeat".to_owned(),
        Effect::Defeat { reward: false } => "defeat without reward".to_owned(),
        Effect::Stake(most, of, need) => format!("stake 1-{most} test({},{need})", skill(*of)),
        Effect::Keep(of) => kept(of),
        Effect::AttachToWeapon => "attach(that weapon)".to_owned(),
        Effect::Fight(enemy, won) => {
            format!("fight {}; win: {}", foe(enemy.life, enemy.target, enemy.damage), list(won))
        }
        Effect::Peek { any: true } => "peek 1 of any".to_owned(),
        Effect::Peek { any: false } => "peek 1".to_owned(),
        Effect::Stock(n) => format!("stock {n}"),
        Effect::Discount(n) => format!("price-{n}"),
        Effect::Again => "again(ally)".to_owned(),
        Effect::Choose(ways) => {
            let ways: Vec<String> = ways.iter().map(|way| list(way)).collect();
            format!("choose {}", ways.join(" or "))
        }
        plain => format!("{plain:?}").to_lowercase(),
    }
}
