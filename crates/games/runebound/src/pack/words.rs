//! Whether a text fits where it stands: every other word is refused, so that whatever a pack says is carried out.

use super::adventures::inner;
use super::atlas::CITIES;
use crate::effects::vocabulary::{Condition, Cost, Effect, Limit, Line, Moment, Who};
use freeport_pack::{PackFlaw, flaw};

/// Where a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Hero,
    Ally,
    /// An item; a kept item, trophy or rune.
    Item,
    Challenge,
    Event,
    Encounter,
}

impl Place {
    /// Whether it belongs to a party.
    const fn is_owned(self) -> bool {
        matches!(self, Place::Hero | Place::Ally | Place::Item)
    }
}

/// Checks the lines of an item.
pub(super) fn check(file: &'static str, item: &str, place: Place, lines: &[Line]) -> Result<(), PackFlaw> {
    lines.iter().try_for_each(|line| check_line(place, line)).map_err(|problem| flaw(file, item, problem))
}

/// Checks what a defeated challenge gives.
pub(super) fn check_reward(file: &'static str, item: &str, reward: &[Effect]) -> Result<(), PackFlaw> {
    let fits = |effect: &Effect| {
        matches!(
            effect,
            Effect::Gold(_)
                | Effect::Xp(_)
                | Effect::Heal(..)
                | Effect::Rest(..)
                | Effect::RestAll(_)
                | Effect::Keep(_)
                | Effect::Choose(_)
                | Effect::Victory
        )
    };
    check_effects(reward, &fits).map_err(|problem| flaw(file, item, problem.replace("`do`", "`reward`")))
}

fn check_line(place: Place, line: &Line) -> Result<(), String> {
    if !allows(place, line.when) {
        return Err(format!("`when`: {:?} is no moment for this text", line.when));
    }
    if line.effects.is_empty() {
        return Err("`do` does nothing".to_owned());
    }
    for cost in &line.cost {
        let fits = match (cost, place) {
            (Cost::Act | Cost::Disc, Place::Item) => true,
            (Cost::Exh(n), Place::Hero | Place::Ally | Place::Item) => (1..=9).contains(n),
            (Cost::Pay(n), _) => (1..=30).contains(n),
            _ => false,
        };
        if !fits {
            return Err(format!("`cost`: {cost:?} cannot be paid here"));
        }
    }
    let constant = matches!(line.when, Moment::Always | Moment::Trait | Moment::Enter(_) | Moment::Camp);
    if constant && !(line.cost.is_empty() && line.limit.is_none() && !line.may) {
        return Err("`when`: what works by itself has no cost and no limit".to_owned());
    }
    let rolled =
        matches!(line.when, Moment::Onroll(..) | Moment::Onhit(_) | Moment::Ontest | Moment::Preroll(..));
    if line.limit == Some(Limit::Roll) && !rolled {
        return Err("`limit`: there is no roll at this moment".to_owned());
    }
    if line.may && place.is_owned() {
        return Err("`may`: what belongs to a party may be left undone anyway".to_owned());
    }
    if line.of.is_some_and(|of| !place.is_owned() || !matches!(of, Who::Hero | Who::Itself)) {
        return Err("`of` is the hero, or whoever has the text".to_owned());
    }
    if let Some(condition) = line.conditions.iter().find(|one| !tested(place, line.when, **one)) {
        return Err(format!("`if`: {condition:?} is never tested here"));
    }
    check_effects(&line.effects, &|effect| belongs(place, line.when, effect))
}

/// Whether a text here may work at a moment.
fn allows(place: Place, moment: Moment) -> bool {
    match moment {
        Moment::Always => place != Place::Challenge,
        Moment::Trait => place == Place::Challenge,
        Moment::Before => place.is_owned() || place == Place::Challenge,
        Moment::Reveal
        | Moment::Predraw
        | Moment::PhaseStart(_)
        | Moment::Preroll(..)
        | Moment::Onroll(..)
        | Moment::Onhit(_)
        | Moment::Ontest
        | Moment::Onescape
        | Moment::Onwound
        | Moment::Onko
        | Moment::Onwin
        | Moment::Premove
        | Moment::Moveroll
        | Moment::Postmove
        | Moment::Market
        | Moment::Turnend
        | Moment::Free => place.is_owned(),
        Moment::Enter(_) | Moment::Camp => place == Place::Event,
        Moment::Drawn | Moment::Slain(_) => place == Place::Encounter,
        Moment::Arrive(city) => place == Place::Encounter && (1..=CITIES).contains(&usize::from(city.0)),
    }
}

/// Whether a condition can be tested.
fn tested(place: Place, moment: Moment, condition: Condition) -> bool {
    match condition {
        Condition::Vs(_) => place.is_owned() && moment == Moment::Always,
        Condition::FirstRound => place.is_owned() && matches!(moment, Moment::Onroll(..) | Moment::Onhit(_)),
        Condition::In(_) => place.is_owned() && moment == Moment::Onwound,
        Condition::MindOrSpirit => moment == Moment::Ontest,
        Condition::Revealed { .. } => moment == Moment::Reveal,
        Condition::HasMarketWeapon | Condition::LacksMarketWeapon => moment == Moment::Drawn,
    }
}

/// Whether an effect can be carried out at a moment.
fn belongs(place: Place, moment: Moment, effect: &Effect) -> bool {
    let mends = matches!(effect, Effect::Heal(..) | Effect::Rest(..) | Effect::RestAll(_));
    match moment {
        Moment::Always => constant(place, effect),
        Moment::Trait => is_trait(effect),
        Moment::Before if place == Place::Challenge => matches!(
            effect,
            Effect::Test(_)
                | Effect::Deal(..)
                | Effect::Tire(..)
                | Effect::Defeat { .. }
                | Effect::Daunted(_)
                | Effect::HeroHeldBack
        ),
        Moment::Before => mends || matches!(effect, Effect::Attack(..)) || weakens(effect),
        Moment::Reveal => matches!(effect, Effect::Defeat { .. }),
        Moment::Predraw => *effect == Effect::Peek { any: false },
        Moment::PhaseStart(_) => *effect == Effect::Again,
        Moment::Preroll(..) => matches!(effect, Effect::Bonus(_)),
        Moment::Onroll(..) | Moment::Ontest => matches!(effect, Effect::Bonus(_) | Effect::Reroll),
        Moment::Onhit(_) => matches!(effect, Effect::Hit(_)) || weakens(effect),
        Moment::Onescape => *effect == Effect::EscapeAuto,
        Moment::Onwound => match effect {
            Effect::Avert(_) | Effect::AvertAll => true,
            Effect::Redirect(_) => place == Place::Ally,
            _ => false,
        },
        Moment::Onko => *effect == Effect::Lastgasp,
        Moment::Onwin => mends || matches!(effect, Effect::Gold(_) | Effect::Xp(_)),
        Moment::Premove => mends || *effect == Effect::Warp,
        Moment::Moveroll => *effect == Effect::Reroll,
        Moment::Postmove | Moment::Turnend | Moment::Free => mends,
        Moment::Market => mends || matches!(effect, Effect::Gold(_) | Effect::Stock(_) | Effect::Discount(_)),
        Moment::Enter(_) | Moment::Camp => {
            matches!(effect, Effect::Tire(_, Who::Hero) | Effect::Deal(_, Who::Hero))
        }
        Moment::Drawn => {
            mends
                || matches!(
                    effect,
                    Effect::Test(_)
                        | Effect::Gold(_)
                        | Effect::Xp(_)
                        | Effect::Deal(..)
                        | Effect::Tire(..)
                        | Effect::Choose(_)
                        | Effect::Stake(..)
                        | Effect::Keep(_)
                        | Effect::Carry
                        | Effect::AttachToWeapon
                        | Effect::Gone
                        | Effect::Fight(..)
                        | Effect::Peek { any: true }
                )
        }
        Moment::Arrive(_) | Moment::Slain(_) => {
            mends || matches!(effect, Effect::Gold(_) | Effect::Xp(_) | Effect::Gone)
        }
    }
}

/// What makes an opponent weaker until combat ends.
fn weakens(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::FoeStat(..)
            | Effect::FoeStatChoice(_)
            | Effect::FoeDamage(..)
            | Effect::FoeDamageChoice(_)
            | Effect::FoeHarmless(_)
    )
}

/// What can work all the time.
fn constant(place: Place, effect: &Effect) -> bool {
    match effect {
        Effect::Nofatiguecap => true,
        Effect::Dmg(..) | Effect::Roll(..) | Effect::Wild(_) | Effect::Movecap(_) => place != Place::Event,
        Effect::Unmendable => place == Place::Ally,
        Effect::Stat(..)
        | Effect::Life(_)
        | Effect::Strength(_)
        | Effect::TestSkill(..)
        | Effect::TestStat(..)
        | Effect::Escape(_)
        | Effect::Usestat(..)
        | Effect::Toughness
        | Effect::RollPerAlly(..) => matches!(place, Place::Hero | Place::Item | Place::Encounter),
        Effect::Embolden(..)
        | Effect::Bounty(..)
        | Effect::GoldRewards(_)
        | Effect::MagicSurge(_)
        | Effect::SellRoundedUp
        | Effect::HealCosts(_)
        | Effect::HealRemoves(_)
        | Effect::AlliesCost(_)
        | Effect::AllCosts(_)
        | Effect::NoStock => place == Place::Event,
        _ => false,
    }
}

/// What a challenge can do while it is fought.
fn is_trait(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Roll(..)
            | Effect::Hitcap(..)
            | Effect::Regen(_)
            | Effect::Leech
            | Effect::Rust(_)
            | Effect::Noescape
            | Effect::NoAllies(_)
            | Effect::HeroHeldBack
            | Effect::Daunted(_)
            | Effect::Drain(..)
            | Effect::Savage(_)
    )
}

/// Checks a list with the lists in it; what is kept is checked where it is read.
fn check_effects(effects: &[Effect], fits: &dyn Fn(&Effect) -> bool) -> Result<(), String> {
    for effect in effects {
        if !fits(effect) {
            return Err(format!("`do`: {effect:?} is out of place here"));
        }
        check_numbers(effect)?;
        check_whom(effect)?;
        inner(effect).try_for_each(|list| check_effects(list, fits))?;
    }
    Ok(())
}

/// Wounds and exhaustion go to those whom the text can name.
fn check_whom(effect: &Effect) -> Result<(), String> {
    let fits = match effect {
        Effect::Deal(_, who) | Effect::Tire(_, who) => matches!(who, Who::Hero | Who::EachAlly),
        Effect::Heal(_, who) | Effect::RestAll(who) => {
            matches!(who, Who::Hero | Who::Ally | Who::Party | Who::Itself)
        }
        Effect::Rest(_, who) => *who != Who::EachAlly,
        _ => true,
    };
    if fits { Ok(()) } else { Err(format!("`do`: {effect:?} is for nobody here")) }
}

/// Nothing is done zero times, and numbers stay within what dice and cards can reach.
fn check_numbers(effect: &Effect) -> Result<(), String> {
    let sensible = match *effect {
        Effect::Stat(_, n)
        | Effect::Life(n)
        | Effect::Strength(n)
        | Effect::Dmg(_, n)
        | Effect::Roll(_, _, n)
        | Effect::TestSkill(_, n)
        | Effect::TestStat(_, n)
        | Effect::Escape(n)
        | Effect::RollPerAlly(_, _, n)
        | Effect::Daunted(n)
        | Effect::Embolden(_, n)
        | Effect::Bounty(_, n)
        | Effect::GoldRewards(n)
        | Effect::Bonus(n)
        | Effect::Gold(n)
        | Effect::FoeStat(_, n)
        | Effect::FoeStatChoice(n)
        | Effect::FoeDamage(_, n)
        | Effect::FoeDamageChoice(n) => n != 0 && n.unsigned_abs() <= 20,
        Effect::Movecap(n) => (1..=5).contains(&n),
        Effect::Hitcap(_, n)
        | Effect::Regen(n)
        | Effect::Drain(_, n)
        | Effect::Savage(n)
        | Effect::MagicSurge(n)
        | Effect::HealCosts(n)
        | Effect::HealRemoves(n)
        | Effect::AlliesCost(n)
        | Effect::AllCosts(n)
        | Effect::Avert(n)
        | Effect::Redirect(n)
        | Effect::Hit(n)
        | Effect::Deal(n, _)
        | Effect::Tire(n, _)
        | Effect::Heal(n, _)
        | Effect::Rest(n, _)
        | Effect::Xp(n)
        | Effect::Stock(n)
        | Effect::Discount(n) => (1..=9).contains(&n),
        Effect::Stake(most, _, need) => (1..=9).contains(&most) && (2..=40).contains(&need),
        Effect::Test(ref test) => (2..=40).contains(&test.need),
        Effect::Wild(terrains) => terrains.0 != 0,
        Effect::Choose(ref ways) => ways.len() > 1 && ways.iter().all(|way| !way.is_empty()),
        _ => true,
    };
    if sensible { Ok(()) } else { Err(format!("`do`: {effect:?} asks for a number that makes no sense")) }
}
