//! What effects say.

use super::parts::{Case, any_of, of_phases, prey, rolled, signed, terrains, who};
use super::{Speaker, all_of};
use crate::effects::vocabulary::{
    Effect, Enemy, Figures, Keep, Kept, Moment, Phases, Stat, Test, Who, Wounds,
};
use freeport_kernel::Phrase;

/// What an effect says: a clause that stands after a colon.
pub fn effect(speaker: Speaker, when: Moment, effect: &Effect) -> Phrase {
    match effect {
        Effect::Reroll if when == Moment::Moveroll => Phrase::new("fx-reroll-movement"),
        other => given(speaker, other),
    }
}

/// What an effect says wherever it stands.
pub(super) fn given(speaker: Speaker, effect: &Effect) -> Phrase {
    let list = |effects: &[Effect]| all_of(effects.iter().map(|one| given(speaker, one)));
    match *effect {
        Effect::Stat(stat, n) => of_stat("fx-stat", stat, n),
        Effect::Life(n) => changed("fx-life", n),
        Effect::Strength(n) => changed("fx-strength", n),
        Effect::Dmg(phases, n) => of_damage("fx-dmg", phases, n),
        Effect::Roll(phases, rolls, n) => {
            let key = if speaker == Speaker::Challenge { "fx-roll-party" } else { "fx-roll" };
            rolled(key, phases, rolls).label("n", signed(n))
        }
        Effect::TestSkill(skill, n) => changed("fx-test-skill", n).name("skill", skill.id()),
        Effect::TestStat(stat, n) => of_stat("fx-test-stat", stat, n),
        Effect::Escape(n) => changed("fx-escape", n),
        Effect::Wild(list) => match list.0.count_ones() {
            7.. => Phrase::new("fx-wild-any"),
            _ => Phrase::new("fx-wild").part("terrains", terrains(list)),
        },
        Effect::Movecap(n) => counted("fx-movecap", n),
        Effect::Nofatiguecap if speaker == Speaker::Event => Phrase::new("fx-no-fatigue-all"),
        Effect::Nofatiguecap => Phrase::new("fx-no-fatigue"),
        Effect::Usestat(phases, rolls, stat) => rolled("fx-usestat", phases, rolls).name("stat", stat.id()),
        Effect::Toughness => Phrase::new("fx-toughness"),
        Effect::Unmendable => Phrase::new("fx-unmendable"),
        Effect::RollPerAlly(phases, rolls, n) => {
            rolled("fx-roll-allies", phases, rolls).label("n", signed(n))
        }

        Effect::Hitcap(phases, n) => counted("fx-hitcap", n).label("phases", of_phases(phases)),
        Effect::Regen(n) => counted("fx-regen", n),
        Effect::Leech => Phrase::new("fx-leech"),
        Effect::Rust(phases) => Phrase::new("fx-rust").label("phases", of_phases(phases)),
        Effect::Noescape => Phrase::new("fx-no-escape"),
        Effect::NoAllies(phases) => Phrase::new("fx-no-allies").label("phases", of_phases(phases)),
        Effect::HeroHeldBack => Phrase::new("fx-held-back"),
        Effect::Daunted(n) => changed("fx-daunted", n),
        Effect::Drain(phases, n) => counted("fx-drain", n).label("phases", of_phases(phases)),
        Effect::Savage(n) => counted("fx-savage", n),

        Effect::Embolden(which, n) => changed("fx-embolden", n).part("prey", prey(which, "gen")),
        Effect::Bounty(which, n) => changed("fx-bounty", n).part("prey", prey(which, "acc")),
        Effect::GoldRewards(n) => changed("fx-gold-rewards", n),
        Effect::MagicSurge(n) => counted("fx-magic-surge", n),
        Effect::SellRoundedUp => Phrase::new("fx-sell-up"),
        Effect::HealCosts(n) => counted("fx-heal-costs", n),
        Effect::HealRemoves(n) => counted("fx-heal-removes", n),
        Effect::AlliesCost(n) => counted("fx-allies-cost", n),
        Effect::AllCosts(n) => counted("fx-all-costs", n),
        Effect::NoStock => Phrase::new("fx-no-stock"),

        Effect::Bonus(n) => changed("fx-bonus", n),
        Effect::Reroll => Phrase::new("fx-reroll"),
        Effect::Test(ref test) => tested(test, list),
        Effect::Avert(n) => counted("fx-avert", n),
        Effect::AvertAll => Phrase::new("fx-avert-all"),
        Effect::Redirect(n) => counted("fx-redirect", n),
        Effect::Attack(phase, Wounds::Own) => Phrase::new("fx-attack-own").label("phase", phase.id()),
        Effect::Attack(phase, Wounds::N(n)) => counted("fx-attack", n).label("phase", phase.id()),
        Effect::Hit(n) => counted("fx-hit", n),
        Effect::Deal(n, whom) => counted("fx-deal", n).part("who", who(speaker, whom, Case::Subject)),
        Effect::Tire(n, whom) => counted("fx-tire", n).part("who", who(speaker, whom, Case::Subject)),
        Effect::Heal(n, whom) => mended("fx-heal", speaker, whom).number("n", n),
        Effect::Rest(n, whom) => mended("fx-rest", speaker, whom).number("n", n),
        Effect::RestAll(whom) => mended("fx-rest-all", speaker, whom),
        Effect::Gold(n) if n < 0 => Phrase::new("fx-gold-lost").number("n", n.unsigned_abs()),
        Effect::Gold(n) => Phrase::new("fx-gold").number("n", n),
        Effect::Xp(n) => counted("fx-xp", n),
        Effect::Warp => Phrase::new("fx-warp"),
        Effect::EscapeAuto => Phrase::new("fx-escape-auto"),
        Effect::FoeStat(stat, n) => of_stat("fx-foe-stat", stat, n),
        Effect::FoeStatChoice(n) => changed("fx-foe-stat-choice", n),
        Effect::FoeDamage(phases, n) => of_damage("fx-foe-damage", phases, n),
        Effect::FoeDamageChoice(n) => changed("fx-foe-damage-choice", n),
        Effect::FoeHarmless(phase) => Phrase::new("fx-foe-harmless").label("phase", phase.id()),
        Effect::Defeat { reward: true } => Phrase::new("fx-defeat"),
        Effect::Defeat { reward: false } => Phrase::new("fx-defeat-bare"),
        Effect::Stake(most, skill, need) => {
            counted("fx-stake", most).name("skill", skill.id()).number("need", need)
        }
        Effect::Keep(ref kept) => kept_as(kept),
        Effect::Carry => Phrase::new("fx-carry"),
        Effect::AttachToWeapon => Phrase::new("fx-attach"),
        Effect::Gone => Phrase::new("fx-gone"),
        Effect::Fight(enemy, ref won) => {
            Phrase::new("fx-fight").part("enemy", enemy_of(enemy)).part("won", list(won))
        }
        Effect::Peek { any: true } => Phrase::new("fx-peek-any"),
        Effect::Peek { any: false } => Phrase::new("fx-peek"),
        Effect::Stock(n) => counted("fx-stock", n),
        Effect::Discount(n) => counted("fx-discount", n),
        Effect::Again => Phrase::new("fx-again"),
        Effect::Lastgasp => Phrase::new("fx-last-gasp"),
        Effect::Choose(ref ways) => {
            Phrase::new("fx-choose").part("ways", any_of("text-or-else", ways.iter().map(|way| list(way))))
        }
        Effect::Victory => Phrase::new("fx-victory"),
    }
}

/// A clause about so many things.
fn counted(key: &'static str, n: u8) -> Phrase {
    Phrase::new(key).number("n", n)
}

/// A clause about a number that grows or shrinks.
fn changed(key: &'static str, n: i8) -> Phrase {
    Phrase::new(key).label("n", signed(n))
}

/// A clause about a stat that grows or shrinks.
fn of_stat(key: &'static str, stat: Stat, n: i8) -> Phrase {
    changed(key, n).name("stat", stat.id())
}

/// A clause about damage that grows or shrinks.
fn of_damage(key: &'static str, phases: Phases, n: i8) -> Phrase {
    changed(key, n).label("phases", of_phases(phases))
}

/// A clause about wounds or exhaustion that go away.
fn mended(key: &'static str, speaker: Speaker, whom: Who) -> Phrase {
    Phrase::new(key).part("who", who(speaker, whom, Case::Owner))
}

/// A test, and what follows from it.
fn tested(test: &Test, list: impl Fn(&[Effect]) -> Phrase) -> Phrase {
    let key = match (test.success.is_empty(), test.fail.is_empty()) {
        (true, true) => "fx-test",
        (false, true) => "fx-test-success",
        (true, false) => "fx-test-fail",
        (false, false) => "fx-test-both",
    };
    let mut said = Phrase::new(key).name("skill", test.skill.id()).number("need", test.need);
    if !test.success.is_empty() {
        said = said.part("success", list(&test.success));
    }
    if !test.fail.is_empty() {
        said = said.part("fail", list(&test.fail));
    }
    said
}

/// What a card becomes; what it does then is said in lines of its own.
fn kept_as(kept: &Kept) -> Phrase {
    match kept.r#as {
        Keep::Item(class, kind) => {
            Phrase::new("fx-keep-item").name("class", class.id()).name("type", kind.id())
        }
        Keep::Ally(figures) => Phrase::new("fx-keep-ally").part("figures", figures_of(figures)),
        Keep::Trophy => Phrase::new("fx-keep-trophy"),
        Keep::Rune => Phrase::new("fx-keep-rune"),
    }
}

/// The figures of an ally.
fn figures_of(figures: Figures) -> Phrase {
    let said = Phrase::new("figures-ally").number("life", figures.life).number("strength", figures.strength);
    rows(said, figures.stats, figures.damage)
}

/// The figures of an enemy.
fn enemy_of(enemy: Enemy) -> Phrase {
    rows(Phrase::new("figures-enemy").number("life", enemy.life), enemy.target, enemy.damage)
}

/// Numbers with their damage, such as `13/0`.
fn rows(said: Phrase, [mind, body, spirit]: [u8; 3], [ranged, melee, magic]: [u8; 3]) -> Phrase {
    said.label("mind", format!("{mind}/{ranged}"))
        .label("body", format!("{body}/{melee}"))
        .label("spirit", format!("{spirit}/{magic}"))
}
