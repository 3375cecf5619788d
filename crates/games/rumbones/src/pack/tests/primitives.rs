//! The words of texts as the ledger's effect primitives.

use crate::effects::vocabulary::{Effect, Line, Moment, Outcome, Whose};

/// The primitives of an effect.
fn of(effect: &Effect) -> &'static [&'static str] {
    match effect {
        Effect::Dice(_) | Effect::SideDice(_) | Effect::Boost { hit: 0, reroll: false, .. } => &["P-DICE"],
        Effect::ToHit(_) => &["P-TOHIT"],
        Effect::DicePerCoin(_) => &["P-COST", "P-DICE"],
        Effect::Reroll { .. } | Effect::Unluck | Effect::RerollSwing | Effect::Boost { reroll: true, .. } => {
            &["P-REROLL"]
        }
        Effect::SetDie(_) => &["P-SET-DIE"],
        Effect::Sharp { .. } => &["P-HIT-DAMAGE"],
        Effect::HeroesFirst | Effect::AnyOrder => &["P-PRIORITY"],
        Effect::Prevent { .. } => &["P-PREVENT"],
        Effect::Mark { .. } => &["P-ON-HIT", "P-CONDITION"],
        Effect::Damage { .. } | Effect::Blast { .. } => &["P-DAMAGE"],
        Effect::Heal { .. } => &["P-HEAL"],
        Effect::Give { .. } | Effect::Cleanse(_) => &["P-CONDITION"],
        Effect::Push { .. } => &["P-PUSH"],
        Effect::Walk { .. } => &["P-MOVE"],
        Effect::Vanish { .. } => &["P-PLACE"],
        Effect::Drown(_) => &["P-OVERBOARD"],
        Effect::Boost { .. } => &["P-DICE", "P-TOHIT"],
        Effect::Actions(_) => &["P-ACTIONS"],
        Effect::PassThrough => &["P-MOVE-FLAG"],
        Effect::AttackWith { .. } => &["P-ATTACK"],
        Effect::Survive { .. } => &["P-SURVIVE"],
        Effect::Coins { .. } => &["P-GAIN-COINS"],
        Effect::Lose { .. } | Effect::DropCoins => &["P-LOSE-COINS"],
        Effect::Pass { .. } | Effect::Share => &["P-TRANSFER-COINS"],
        Effect::KeepCoins => &["P-KEEP-COINS"],
        Effect::PaidAtOnce | Effect::Recover(_) | Effect::PayToll(_) => &["P-DEADMAN"],
        Effect::Swing(_) | Effect::SideSwing(_) => &["P-RIG-MOD"],
        Effect::Muster { .. } => &["P-PLACE-CREW"],
        Effect::CrewDice { .. } | Effect::CrewHits { .. } | Effect::Cover { .. } => &["P-CREW-MOD"],
        Effect::March => &["P-CREW-STEP"],
        Effect::Repair { .. } => &["P-REPAIR"],
        Effect::Search { .. } => &["P-DRAW", "P-DISCARD"],
        Effect::Fetch => &["P-RECOVER-CARD"],
        Effect::Rob => &["P-DISCARD"],
        Effect::CallDragon => &["P-SUMMON", "P-REMOVE-CREW"],
        Effect::Stir(_) => &["P-KRAKEN-MOD"],
        Effect::Chance { then: Outcome::Damage(_), .. } => &["P-ROLL", "P-DAMAGE"],
        Effect::Chance { then: Outcome::Heal(_), .. } => &["P-ROLL", "P-HEAL"],
        Effect::Chance { then: Outcome::Drown(_), .. } => &["P-ROLL", "P-OVERBOARD"],
        Effect::SideMove(_) => &["P-MOVE-MOD"],
        Effect::SideHand(_) => &["P-HAND-LIMIT"],
        _ => &["of the second edition"],
    }
}

/// The primitives of a text and its numbers, as the ledger writes them.
pub(super) fn digest(lines: &[Line]) -> String {
    let mut words = Vec::new();
    for line in lines {
        let after = (line.when == Moment::After).then_some("P-AFTER");
        for word in after.into_iter().chain(line.effects.iter().flat_map(of).copied()) {
            if !words.contains(&word) {
                words.push(word);
            }
        }
    }
    let mut row: Vec<String> = words.into_iter().map(str::to_owned).collect();
    for line in lines {
        let text = format!("{:?} {:?}", line.conditions, line.effects);
        row.extend(numbers_of(&text).map(str::to_owned));
    }
    row.join(" ")
}

/// Every number that is written in a text.
fn numbers_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_digit() && c != '-').filter(|part| !part.is_empty())
}

/// The window of a line as the ledger names it, and whose it is.
pub(super) fn window(line: &Line) -> String {
    let number = match line.when {
        Moment::TurnBegins => 1,
        Moment::GunAimed => 2,
        Moment::CrewDeployed => 3,
        Moment::CrewRises => 4,
        Moment::CrewRests => 5,
        Moment::HeroDeployed => 6,
        Moment::HeroesRise => 7,
        Moment::HeroRises => 8,
        Moment::MoveDeclared => 9,
        Moment::SwingNamed => 10,
        Moment::SwingRolled => 11,
        Moment::MoveEnded => 12,
        Moment::AttackDeclared => 13,
        Moment::AttackRolled => 14,
        Moment::HitsAssigned => 15,
        Moment::KnockoutDue => 16,
        Moment::KnockedOut => 17,
        Moment::AttackOver => 18,
        Moment::Overboard => 19,
        Moment::HeroRests => 20,
        Moment::KrakenStirs => 21,
        Moment::TideTurns => 22,
        other => return format!("{other:?}").to_lowercase(),
    };
    let whose = match line.of {
        Whose::Own => "own",
        Whose::Enemy => "enemy",
        Whose::Any => "any",
        Whose::Itself => "itself",
    };
    format!("WN-{number:02} {whose}")
}
