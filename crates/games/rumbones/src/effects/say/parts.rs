//! The pieces of which lines are made: moments, conditions, heroes and amounts.

use crate::effects::vocabulary::{
    Among, Amount, Camp, Condition, Fallen, Figures, Held, Heroes, Moment, Rank, Standing, Status, Who, Whose,
};
use freeport_kernel::Phrase;

/// When something works.
pub fn moment(moment: Moment, of: Whose) -> Phrase {
    let about =
        |key, whose: &'static str| Phrase::new(key).part("whose", Phrase::new(whose).label("of", label(of)));
    match moment {
        Moment::TurnBegins => about("at-turn-begins", "whose-turn"),
        Moment::GunAimed => about("at-gun-aimed", "whose-gun"),
        Moment::CrewDeployed => about("at-crew-deployed", "whose-crew"),
        Moment::CrewRises => about("at-crew-rises", "whose-crew"),
        Moment::CrewRests => about("at-crew-rests", "whose-crew"),
        Moment::HeroDeployed => about("at-hero-deployed", "whose-hero"),
        Moment::HeroesRise => about("at-heroes-rise", "whose-turn"),
        Moment::HeroRises => about("at-hero-rises", "whose-hero"),
        Moment::BetweenActions => about("at-between-actions", "whose-hero"),
        Moment::MoveDeclared => about("at-move-declared", "whose-hero"),
        Moment::SwingNamed => about("at-swing-named", "whose-hero"),
        Moment::SwingRolled => about("at-swing-rolled", "whose-hero"),
        Moment::MoveEnded => about("at-move-ended", "whose-hero"),
        Moment::AttackDeclared => about("at-attack-declared", "whose-attack"),
        Moment::AttackRolled => about("at-attack-rolled", "whose-attack"),
        Moment::HitsCounted => about("at-hits-counted", "whose-attack"),
        Moment::HitsAssigned => about("at-hits-assigned", "whose-hero"),
        Moment::DamageDue => about("at-damage-due", "whose-hero"),
        Moment::KnockoutDue => about("at-knockout-due", "whose-hero"),
        Moment::KnockedOut => about("at-knocked-out", "whose-hero"),
        Moment::AttackOver => about("at-attack-over", "whose-attack"),
        Moment::Overboard => about("at-overboard", "whose-hero"),
        Moment::HeroRests => about("at-hero-rests", "whose-hero"),
        Moment::KrakenStirs => about("at-kraken-stirs", "whose-turn"),
        Moment::TideTurns => about("at-tide-turns", "whose-turn"),
        Moment::Declare => Phrase::new("at-declare"),
        Moment::Roll => Phrase::new("at-roll"),
        Moment::Assign => Phrase::new("at-assign"),
        Moment::Struck => Phrase::new("at-struck"),
        Moment::After => Phrase::new("at-after"),
        Moment::Use => Phrase::new("at-use"),
        Moment::Always => Phrase::new("at-always"),
        Moment::Destroyed => Phrase::new("at-destroyed"),
    }
}

const fn label(of: Whose) -> &'static str {
    match of {
        Whose::Own => "own",
        Whose::Enemy => "enemy",
        Whose::Any => "any",
        Whose::Itself => "itself",
    }
}

/// What must hold; it stands after an `if`.
pub fn condition(condition: Condition) -> Phrase {
    match condition {
        Condition::TargetHolds(held) => Phrase::new(match held {
            Held::FriendHero => "if-target-friend-hero",
            Held::EnemyHero => "if-target-enemy-hero",
            Held::DamagedEnemyHero => "if-target-damaged-hero",
            Held::Itself => "if-target-itself",
            Held::Creature => "if-target-creature",
        }),
        Condition::Wounds(n) => Phrase::new("if-wounds").number("n", n),
        Condition::HasCoins(n) => Phrase::new("if-has-coins").number("n", n),
        Condition::Near(n) => Phrase::new("if-near").number("n", n),
        Condition::NearItself(n) => Phrase::new("if-near-itself").number("n", n),
        Condition::ByTheSea => Phrase::new("if-by-the-sea"),
        Condition::Felled(fallen) => Phrase::new(match fallen {
            Fallen::EnemyHero => "if-felled-hero",
            Fallen::FriendCrew => "if-felled-crew",
            Fallen::EnemyFigure => "if-felled-figure",
        }),
        Condition::HeroHit => Phrase::new("if-hero-hit"),
        Condition::AnyHit => Phrase::new("if-any-hit"),
        Condition::Hurt(n) => Phrase::new("if-hurt").number("n", n),
        Condition::ByHero => Phrase::new("if-by-hero"),
        Condition::ByHerosAttack => Phrase::new("if-by-heros-attack"),
        Condition::SwingFails => Phrase::new("if-swing-fails"),
        Condition::DragonCanCome => Phrase::new("if-dragon-can-come"),
        Condition::Behind => Phrase::new("if-behind"),
        Condition::FirstThisActivation => Phrase::new("if-first-this-activation"),
    }
}

/// The part that a hero plays in a sentence. Languages have cases, articles or prepositions for it.
#[derive(Clone, Copy)]
pub(super) enum Case {
    /// Who does or suffers something.
    Subject,
    /// To whom something is done.
    Object,
    /// Whose something is.
    Owner,
    /// To whom something is given.
    Receiver,
}

impl Case {
    const fn label(self) -> &'static str {
        match self {
            Case::Subject => "nom",
            Case::Object => "acc",
            Case::Owner => "gen",
            Case::Receiver => "dat",
        }
    }
}

/// Whom an effect is for.
pub(super) fn who(who: Who, case: Case) -> Phrase {
    let cased = |key| Phrase::new(key).label("case", case.label());
    match who {
        Who::Itself => cased("who-itself"),
        Who::It => cased("who-it"),
        Who::Attacker => cased("who-attacker"),
        Who::Same => cased("who-same"),
        Who::Them => cased("who-them"),
        Who::One(heroes) => which(cased("who-one"), heroes, case),
        Who::Each(heroes) => which(cased("who-each"), heroes, case),
        Who::Crowd(heroes) => Phrase::new("who-crowd").part("who", which(cased("who-each"), heroes, case)),
    }
}

fn which(who: Phrase, heroes: Heroes, case: Case) -> Phrase {
    let hero = Phrase::new(match (heroes.side, heroes.other) {
        (Camp::Friend, false) => "who-friend",
        (Camp::Friend, true) => "who-other-friend",
        (Camp::Enemy, false) => "who-enemy",
        (Camp::Enemy, true) => "who-other-enemy",
    });
    let state = Phrase::new(match heroes.state {
        Standing::Deployed => "who-deployed",
        Standing::DeployedOrReserve => "who-deployed-or-reserve",
        Standing::Reserve => "who-reserve",
        Standing::Recovering => "who-recovering",
        Standing::Unpaid => "who-unpaid",
        Standing::Any => "who-any-state",
    });
    let mut who =
        who.part("hero", hero.label("case", case.label())).part("state", state.label("case", case.label()));
    if let Some(n) = heroes.within {
        who = Phrase::new("who-within").part("who", who).number("n", n);
    }
    if let Some(n) = heroes.near {
        who = Phrase::new("who-near").part("who", who).number("n", n);
    }
    let among = match heroes.among {
        Among::Anyone => return who,
        Among::Hit => "who-hit",
        Among::Hurt => "who-hurt",
        Among::Target => "who-target",
        Among::Aboard => "who-aboard",
    };
    Phrase::new(among).part("who", who)
}

/// How many at most: it stands after the thing that is counted.
pub(super) fn at_most(amount: Amount) -> Phrase {
    match amount {
        Amount::N(n) => Phrase::new("amount-most-n").number("n", n),
        Amount::Any => Phrase::new("amount-most-any"),
        Amount::Misses => Phrase::new("amount-most-misses"),
        Amount::Suffered => Phrase::new("amount-most-suffered"),
        Amount::Felled => Phrase::new("amount-most-felled"),
    }
}

/// So much damage.
pub(super) fn damage(amount: Amount) -> Phrase {
    match amount {
        Amount::N(n) => Phrase::new("amount-damage-n").number("n", n),
        Amount::Any => Phrase::new("amount-damage-any"),
        Amount::Misses => Phrase::new("amount-damage-misses"),
        Amount::Suffered => Phrase::new("amount-damage-suffered"),
        Amount::Felled => Phrase::new("amount-damage-felled"),
    }
}

/// So many dice.
pub(super) fn dice(amount: Amount) -> Phrase {
    match amount {
        Amount::N(n) => Phrase::new("amount-dice-n").number("n", n),
        Amount::Any => Phrase::new("amount-dice-any"),
        Amount::Misses => Phrase::new("amount-dice-misses"),
        Amount::Suffered => Phrase::new("amount-dice-suffered"),
        Amount::Felled => Phrase::new("amount-dice-felled"),
    }
}

/// What phrase books call a status.
pub const fn status(status: Status) -> &'static str {
    match status {
        Status::Blinded => "blinded",
        Status::Stunned => "stunned",
        Status::Slowed => "slowed",
        Status::Muted => "muted",
        Status::Bleeding => "bleeding",
    }
}

/// Figures of the other side.
pub(super) fn figures(figures: Figures) -> Phrase {
    match figures {
        Figures::OneInTarget => Phrase::new("figures-one-in-target"),
        Figures::EachInTarget => Phrase::new("figures-each-in-target"),
        Figures::OneNear(n) => Phrase::new("figures-one-near").number("n", n),
    }
}

/// So many figures of one's crew.
pub(super) fn hands(amount: Amount) -> Phrase {
    match amount {
        Amount::N(n) => Phrase::new("amount-hands-n").number("n", n),
        Amount::Any => Phrase::new("amount-hands-any"),
        Amount::Misses => Phrase::new("amount-hands-misses"),
        Amount::Suffered => Phrase::new("amount-hands-suffered"),
        Amount::Felled => Phrase::new("amount-hands-felled"),
    }
}

/// What phrase books call a rank.
pub(super) const fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Deckhand => "deckhand",
        Rank::Bosun => "bosun",
    }
}
