//! The pieces of which lines are made: moments, conditions, costs and people.

use super::Speaker;
use crate::effects::vocabulary::{Condition, Cost, Limit, Moment, Phases, Prey, Rolls, Terrains, Who};
use crate::pack::Pack;
use freeport_kernel::Phrase;

/// When something works.
pub fn moment(pack: &'static Pack, speaker: Speaker, moment: Moment, of: Option<Who>) -> Phrase {
    let whose = || whose(speaker, of);
    match moment {
        Moment::Always => Phrase::new(match speaker {
            Speaker::Event => "at-in-force",
            Speaker::Encounter => "at-attached",
            Speaker::Hero | Speaker::Ally | Speaker::Item | Speaker::Challenge => "at-always",
        }),
        Moment::Trait => Phrase::new("at-trait"),
        Moment::Reveal => Phrase::new("at-reveal"),
        Moment::Predraw => Phrase::new("at-predraw"),
        Moment::Before => Phrase::new("at-before"),
        Moment::PhaseStart(phases) => Phrase::new("at-phase-start").label("phases", of_phases(phases)),
        Moment::Preroll(phases, rolls) => rolled("at-preroll", phases, rolls).label("whose", whose()),
        Moment::Onroll(phases, rolls) => rolled("at-onroll", phases, rolls).label("whose", whose()),
        Moment::Onhit(phases) => {
            Phrase::new("at-onhit").label("phases", of_phases(phases)).label("whose", whose())
        }
        Moment::Ontest => Phrase::new("at-ontest"),
        Moment::Onescape => Phrase::new("at-onescape"),
        Moment::Onwound => Phrase::new("at-onwound").label("whose", whose()),
        Moment::Onko => Phrase::new("at-onko"),
        Moment::Onwin => Phrase::new("at-onwin"),
        Moment::Premove => Phrase::new("at-premove"),
        Moment::Moveroll => Phrase::new("at-moveroll"),
        Moment::Postmove => Phrase::new("at-postmove"),
        Moment::Enter(terrain) => Phrase::new("at-enter").name("terrain", terrain.id()),
        Moment::Camp => Phrase::new("at-camp"),
        Moment::Market => Phrase::new("at-market"),
        Moment::Turnend => Phrase::new("at-turnend"),
        Moment::Free => Phrase::new("at-free"),
        Moment::Drawn => Phrase::new("at-drawn"),
        Moment::Arrive(city) => {
            let town = pack.atlas.towns.get(usize::from(city.0).wrapping_sub(1));
            Phrase::new("at-arrive").name("city", town.map_or("city", |town| town.id.as_str()))
        }
        Moment::Slain(tag) => Phrase::new("at-slain").name("tag", tag.id()),
    }
}

/// On which condition it works.
pub fn condition(condition: Condition) -> Phrase {
    match condition {
        Condition::Vs(tag) => Phrase::new("if-vs").name("tag", tag.id()),
        Condition::FirstRound => Phrase::new("if-first-round"),
        Condition::In(phases) => Phrase::new("if-in").label("phases", of_phases(phases)),
        Condition::MindOrSpirit => Phrase::new("if-mind-or-spirit"),
        Condition::Revealed { tag, up_to } => {
            Phrase::new("if-revealed").name("tag", tag.id()).name("colour", up_to.id())
        }
        Condition::HasMarketWeapon => Phrase::new("if-has-weapon"),
        Condition::LacksMarketWeapon => Phrase::new("if-lacks-weapon"),
    }
}

/// What it costs.
pub fn cost(cost: Cost) -> Phrase {
    match cost {
        Cost::Act => Phrase::new("cost-act"),
        Cost::Disc => Phrase::new("cost-disc"),
        Cost::Exh(n) => Phrase::new("cost-exh").number("n", n),
        Cost::Pay(n) => Phrase::new("cost-pay").number("n", n),
    }
}

/// How often it may be used.
pub fn limit(limit: Limit) -> Phrase {
    Phrase::new(match limit {
        Limit::Roll => "limit-roll",
        Limit::Round => "limit-round",
        Limit::Turn => "limit-turn",
    })
}

/// A phrase about certain combat rolls of certain phases.
pub(super) fn rolled(key: &'static str, phases: Phases, rolls: Rolls) -> Phrase {
    let rolls = match rolls {
        Rolls::Both => "both",
        Rolls::Attack => "attack",
        Rolls::Defence => "defence",
    };
    Phrase::new(key).label("phases", of_phases(phases)).label("rolls", rolls)
}

/// The phases as phrases tell them apart.
pub(super) const fn of_phases(phases: Phases) -> &'static str {
    match phases {
        Phases::Any => "any",
        Phases::Ranged => "ranged",
        Phases::Melee => "melee",
        Phases::Magic => "magic",
        Phases::RangedOrMelee => "ranged-or-melee",
    }
}

/// Whose roll, hit or wound it is, as phrases tell them apart.
const fn whose(speaker: Speaker, of: Option<Who>) -> &'static str {
    match (speaker, of) {
        (_, Some(Who::Hero)) => "hero",
        (Speaker::Ally, _) => "itself",
        _ => "hero",
    }
}

/// The cases in which phrases speak of people.
#[derive(Clone, Copy)]
pub(super) enum Case {
    /// Who takes something.
    Subject,
    /// Whose wounds or exhaustion it is.
    Owner,
}

/// Whom an effect is for.
pub(super) fn who(speaker: Speaker, who: Who, case: Case) -> Phrase {
    let key = match who {
        Who::Itself if speaker == Speaker::Ally => "who-itself",
        Who::Hero | Who::Itself => "who-hero",
        Who::Ally => "who-ally",
        Who::Party => "who-party",
        Who::EachAlly => "who-each-ally",
        Who::Split => "who-split",
    };
    let case = match case {
        Case::Subject => "nom",
        Case::Owner => "gen",
    };
    Phrase::new(key).label("case", case)
}

/// Which challenges an event is about.
pub(super) fn prey(prey: Prey, case: &'static str) -> Phrase {
    let said = match prey {
        Prey::All => Phrase::new("prey-all"),
        Prey::Of(one, other) => Phrase::new("prey-of").name("tag", one.id()).name("other", other.id()),
    };
    said.label("case", case)
}

/// Terrains to choose from.
pub(super) fn terrains(terrains: Terrains) -> Phrase {
    let all = terrains.iter().map(|terrain| Phrase::new("a-terrain").name("terrain", terrain.id()));
    any_of("text-or", all)
}

/// Several things of which one is meant.
pub(super) fn any_of(key: &'static str, things: impl Iterator<Item = Phrase>) -> Phrase {
    let joined = things.reduce(|head, next| Phrase::new(key).part("head", head).part("next", next));
    joined.unwrap_or_else(|| Phrase::new("nothing"))
}

/// A number with its sign.
pub(super) fn signed(n: i8) -> String {
    let sign = if n < 0 { '−' } else { '+' };
    format!("{sign}{}", n.unsigned_abs())
}
