//! What effects say.

use super::parts::{Case, at_most, damage, dice, figures, hands, rank, status, who};
use crate::effects::vocabulary::{Arms, Berth, Camp, Effect, Hands, Lasts, Outcome, Which, Who};
use freeport_kernel::Phrase;

/// What an effect says: a clause that stands after a colon.
pub fn effect(effect: &Effect) -> Phrase {
    match *effect {
        Effect::Dice(n) => signed(n, "fx-dice-more", "fx-dice-fewer"),
        Effect::ToHit(n) => signed(n, "fx-hit-up", "fx-hit-down"),
        Effect::DicePerCoin(n) => Phrase::new("fx-dice-per-coin").number("n", n),
        Effect::Reroll { dice, most } => Phrase::new(match dice {
            Which::Any => "fx-reroll-any",
            Which::Misses => "fx-reroll-misses",
        })
        .part("most", at_most(most)),
        Effect::Unluck => Phrase::new("fx-unluck"),
        Effect::SetDie(n) => Phrase::new("fx-set-die").number("n", n),
        Effect::Bonus { face, dice } => Phrase::new("fx-bonus").number("face", face).number("dice", dice),
        Effect::Sharp { face, damage } => {
            Phrase::new("fx-sharp").number("face", face).number("damage", damage)
        }
        Effect::HeroesFirst => Phrase::new("fx-heroes-first"),
        Effect::AnyOrder => Phrase::new("fx-any-order"),
        Effect::Cancel(n) => Phrase::new("fx-cancel").number("n", n),
        Effect::Prevent { who, n, bare: None } => subject("fx-prevent", who).number("n", n),
        Effect::Prevent { who, n, bare: Some(bare) } => {
            subject("fx-prevent-bare", who).number("n", n).number("bare", bare)
        }
        Effect::Mark { face, status: given } => {
            Phrase::new("fx-mark").number("face", face).name("status", status(given))
        }

        Effect::Damage { who, n } => subject("fx-damage", who).number("n", n),
        Effect::Blast { within, n } => Phrase::new("fx-blast").number("within", within).number("n", n),
        Effect::Heal { who, n } => healed("fx-heal", who).part("damage", damage(n)),
        Effect::Give { who, status: given } => subject("fx-give", who).name("status", status(given)),
        Effect::Cleanse(who) => subject("fx-cleanse", who),
        Effect::Push { who: pushed, n } => {
            Phrase::new("fx-push").part("who", who(pushed, Case::Object)).number("n", n)
        }
        Effect::Walk { who, n } => subject("fx-walk", who).number("n", n),
        Effect::Vanish { within } => Phrase::new("fx-vanish").number("within", within),
        Effect::Drown(who) => subject("fx-drown", who),
        Effect::Boost { who, dice, hit, reroll, lasts } => {
            subject(lasting(lasts), who).part("what", boost(dice, hit, reroll))
        }
        Effect::Actions(n) => signed(n, "fx-actions-more", "fx-actions-fewer"),
        Effect::PassThrough => Phrase::new("fx-pass-through"),
        Effect::AttackWith { action } => {
            Phrase::new("fx-attack-with").number("action", i64::from(action) + 1)
        }
        Effect::Survive { damage } => Phrase::new("fx-survive").number("damage", damage),

        Effect::Coins { who, n } => subject("fx-coins", who).number("n", n),
        Effect::Lose { who, n } => subject("fx-lose", who).number("n", n),
        Effect::Pass { who: given, most } => {
            Phrase::new("fx-pass").part("who", who(given, Case::Receiver)).number("most", most)
        }
        Effect::Share => Phrase::new("fx-share"),
        Effect::KeepCoins => Phrase::new("fx-keep-coins"),
        Effect::DropCoins => Phrase::new("fx-drop-coins"),

        Effect::PaidAtOnce => Phrase::new("fx-paid-at-once"),
        Effect::Recover(who) => owner("fx-recover", who),
        Effect::PayToll(who) => owner("fx-pay-toll", who),

        Effect::Swing(n) => signed(n, "fx-swing-up", "fx-swing-down"),
        Effect::RerollSwing => Phrase::new("fx-reroll-swing"),

        Effect::Muster { most, at } => Phrase::new(match at {
            Berth::MusterPoint => "fx-muster-point",
            Berth::WithCrew => "fx-muster-with-crew",
        })
        .number("most", most),
        Effect::CrewDice { rank: of, hands, dice } => Phrase::new(match hands {
            Hands::All => "fx-crew-dice-all",
            Hands::InOnePlace => "fx-crew-dice-place",
        })
        .name("rank", rank(of))
        .number("dice", dice),
        Effect::CrewHits { rank: of, need } => {
            Phrase::new("fx-crew-hits").name("rank", rank(of)).number("need", need)
        }
        Effect::Cover { hit } => signed(hit, "fx-cover-up", "fx-cover-down"),
        Effect::March => Phrase::new("fx-march"),
        Effect::Repair { n, tiles } => Phrase::new("fx-repair").number("n", n).number("tiles", tiles),

        Effect::Search { top } => Phrase::new("fx-search").number("top", top),
        Effect::Fetch => Phrase::new("fx-fetch"),
        Effect::Rob => Phrase::new("fx-rob"),
        Effect::CallDragon => Phrase::new("fx-call-dragon"),
        Effect::Stir(n) => Phrase::new("fx-stir").number("n", n),

        Effect::Chance { dice: thrown, need, then } => {
            let said = match then {
                Outcome::Damage(who) => subject("fx-chance-damage", who),
                Outcome::Heal(who) => healed("fx-chance-heal", who),
                Outcome::Drown(who) => subject("fx-chance-drown", who),
            };
            said.part("dice", dice(thrown)).number("need", need)
        }

        Effect::SideDice(n) => signed(n, "fx-side-dice-more", "fx-side-dice-fewer"),
        Effect::SideMove(n) => Phrase::new("fx-side-move").number("n", n),
        Effect::SideSwing(n) => signed(n, "fx-side-swing-up", "fx-side-swing-down"),
        Effect::SideHand(n) => Phrase::new("fx-side-hand").number("n", n),

        Effect::Keen { face, more } => Phrase::new("fx-keen").number("face", face).number("more", more),
        Effect::SecondCell { dice, hit } => {
            Phrase::new("fx-second-cell").number("dice", dice).number("hit", hit)
        }
        Effect::Strike { near, dice, hit } => {
            Phrase::new("fx-strike").number("near", near).number("dice", dice).number("hit", hit)
        }
        Effect::Counter => Phrase::new("fx-counter"),
        Effect::Flip => Phrase::new("fx-flip"),
        Effect::Shove { who, n } => Phrase::new("fx-push").part("who", figures(who)).number("n", n),
        Effect::Haul { who: hauled, n } => {
            Phrase::new("fx-haul").part("who", who(hauled, Case::Object)).number("n", n)
        }
        Effect::Catch => Phrase::new("fx-catch"),
        Effect::Order { within, cells, most, moves, hit } => order(within, cells, hands(most), moves, hit),
        Effect::CrewSteps(n) => Phrase::new("fx-crew-steps").number("n", n),
        Effect::Upgrade(Arms::Gun) => Phrase::new("fx-upgrade-gun"),
        Effect::Upgrade(Arms::Bosuns) => Phrase::new("fx-upgrade-bosuns"),
        Effect::Steal { from, to, n, behind } => Phrase::new("fx-steal")
            .part("from", who(from, Case::Owner))
            .part("to", who(to, Case::Receiver))
            .number("n", n)
            .number("behind", behind),
        Effect::Credit { who, n, behind } => {
            subject("fx-credit", who).number("n", n).number("behind", behind)
        }
        Effect::Pay { who, n } => subject("fx-pay", who).number("n", n),
        Effect::Draw(n) => Phrase::new("fx-draw").number("n", n),
        Effect::Discard(n) => Phrase::new("fx-discard").number("n", n),
        Effect::Rouse { side: Camp::Friend, n } => Phrase::new("fx-rouse-own").number("n", n),
        Effect::Rouse { side: Camp::Enemy, n } => Phrase::new("fx-rouse-enemy").number("n", n),
        Effect::Summon => Phrase::new("fx-summon"),
        Effect::CutPlank => Phrase::new("fx-cut-plank"),
    }
}

/// An order to crew: where and to how many, how far they go, and how well they attack.
fn order(within: u8, cells: u8, hands: Phrase, moves: u8, hit: i8) -> Phrase {
    let go = (moves > 0).then(|| Phrase::new("order-move").number("n", moves));
    let attack = match hit {
        0 => Phrase::new("order-attack"),
        _ => signed(hit, "order-attack-up", "order-attack-down"),
    };
    Phrase::new("fx-order")
        .number("cells", cells)
        .number("within", within)
        .part("hands", hands)
        .part("does", Phrase::list(go.into_iter().chain([attack])))
}

/// One phrase for more and another for less, with the bare number.
fn signed(n: i8, more: &'static str, less: &'static str) -> Phrase {
    Phrase::new(if n < 0 { less } else { more }).number("n", n.unsigned_abs())
}

/// A clause about what a hero does.
fn subject(key: &'static str, hero: Who) -> Phrase {
    Phrase::new(key).part("who", who(hero, Case::Subject))
}

/// A clause about something of a hero.
fn owner(key: &'static str, hero: Who) -> Phrase {
    Phrase::new(key).part("who", who(hero, Case::Owner))
}

/// A clause about a hero that heals: languages say that the hero does it, or that it is done to the hero's damage.
fn healed(key: &'static str, hero: Who) -> Phrase {
    owner(key, hero).part("subject", who(hero, Case::Subject))
}

/// For how long an attack bonus lasts.
const fn lasting(lasts: Lasts) -> &'static str {
    match lasts {
        Lasts::Attack => "fx-boost-attack",
        Lasts::NextAttack => "fx-boost-next",
        Lasts::Phase => "fx-boost-phase",
        Lasts::Turn => "fx-boost-turn",
    }
}

/// What an attack bonus consists of.
fn boost(dice: i8, hit: i8, reroll: bool) -> Phrase {
    let dice = (dice != 0).then(|| signed(dice, "boost-dice-more", "boost-dice-fewer"));
    let hit = (hit != 0).then(|| signed(hit, "boost-hit-up", "boost-hit-down"));
    let reroll = reroll.then(|| Phrase::new("boost-reroll"));
    Phrase::list([dice, hit, reroll].into_iter().flatten())
}
