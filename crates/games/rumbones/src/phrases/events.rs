//! What is said about what happened.

use crate::event::{Attacker, Event};
use crate::phrases::parts::{by, cards, crew, faces, label, of, place};
use freeport_kernel::Phrase;

impl Event {
    /// The event in words.
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            Event::Wished { seat, side } => by("wished", *seat).name("side", side.id()).rule("RB1-2.1"),
            Event::FactionDrawn { side } => {
                Phrase::new("faction-drawn").name("side", side.id()).rule("RB1-2.15")
            }
            Event::Hired { side, hero } => of("hired", hero).name("side", side.id()).rule("RB1-2.3"),
            Event::LeaderNamed { side, seat } => {
                by("leader-named", *seat).name("side", side.id()).rule("RB1-22.12")
            }
            Event::FirstSide { side } => Phrase::new("first-side").name("side", side.id()).rule("RB1-2.13"),
            Event::TurnBegan { turn, side } => Phrase::new("turn-began")
                .label("turn", turn.to_string())
                .name("side", side.id())
                .rule("RB1-13.1"),
            Event::PhaseBegan { phase } => {
                Phrase::new("phase-began").name("phase", phase.id()).rule("RB1-13.2")
            }
            Event::CoinsGained { hero, coins, lost } => {
                let key = if *lost > 0 { "coins-gained-lost" } else { "coins-gained" };
                of(key, hero).number("coins", *coins).number("lost", *lost).rule("RB1-5.11")
            }
            Event::CoinsLost { hero, coins } => of("coins-lost", hero).number("coins", *coins),
            Event::CoinsSpent { hero, coins } => {
                of("coins-spent", hero).number("coins", *coins).rule("RB1-5.7")
            }
            Event::CoinsPassed { from, to, coins } => {
                Phrase::new("coins-passed").name("from", from).name("to", to).number("coins", *coins)
            }
            Event::TollPaid { hero } => of("toll-paid", hero).rule("RB1-13.7"),
            Event::Revived { hero } => of("revived", hero).rule("RB1-13.6"),
            Event::CrewCame { side, cell, count, bosuns } => {
                let (deckhands, bosuns) = if *bosuns { (0, *count) } else { (*count, 0) };
                let phrase = Phrase::new("crew-came").name("side", side.id());
                place(phrase.part("crew", crew(deckhands, bosuns)), *cell).rule("RB1-15.1")
            }
            Event::CrewAdvanced { side, count } => {
                Phrase::new("crew-advanced").name("side", side.id()).number("count", *count).rule("RB1-16.12")
            }
            Event::CrewFell { side, cell, deckhands, bosuns } => {
                let phrase = Phrase::new("crew-fell").name("side", side.id());
                place(phrase.part("crew", crew(*deckhands, *bosuns)), *cell).rule("RB1-10.2")
            }
            Event::CrewGone { side, cell, deckhands, bosuns } => {
                let phrase = Phrase::new("crew-gone").name("side", side.id());
                place(phrase.part("crew", crew(*deckhands, *bosuns)), *cell).rule("RB1-12.10")
            }
            Event::AttackDeclared { by, target } => place(attack(by), *target),
            Event::AttackFailed => Phrase::new("attack-failed").rule("RB1-8.26"),
            Event::Rolled { faces: shown } => {
                Phrase::new("rolled").label("faces", faces(shown)).rule("RB1-8.8")
            }
            Event::Counted { hits, misses, modifier } => {
                let key = match modifier {
                    0 => "counted",
                    1.. => "counted-raised",
                    _ => "counted-lowered",
                };
                Phrase::new(key)
                    .number("hits", *hits)
                    .number("misses", *misses)
                    .number("modifier", modifier.unsigned_abs())
                    .rule("RB1-8.10")
            }
            Event::Rerolled { old, new } => {
                Phrase::new("rerolled").number("old", *old).number("new", *new).rule("RB1-9.5")
            }
            Event::DieSet { old, new } => {
                Phrase::new("die-set").number("old", *old).number("new", *new).rule("RB1-9.7")
            }
            Event::Prevented { hero, damage } => {
                of("prevented", hero).number("damage", *damage).rule("RB1-8.28")
            }
            Event::Wounded { hero, damage, total } => {
                of("wounded", hero).number("damage", *damage).number("total", *total).rule("RB1-10.1")
            }
            Event::Healed { hero, damage, left } => {
                of("healed", hero).number("damage", *damage).number("left", *left).rule("RB1-10.8")
            }
            Event::Afflicted { hero, status } => {
                of("afflicted", hero).name("status", status).rule("RB1-11.2")
            }
            Event::Cleansed { hero } => of("cleansed", hero).rule("RB1-11.4"),
            Event::Survived { hero, damage } => of("survived", hero).number("damage", *damage),
            Event::KnockedOut { hero, by, .. } => match by {
                Some(killer) => of("knocked-out-by", hero).name("by", killer),
                None => of("knocked-out", hero),
            }
            .rule("RB1-10.4"),
            Event::WentOverboard { hero, coins } => {
                let key = if *coins > 0 { "went-overboard-coins" } else { "went-overboard" };
                of(key, hero).number("coins", *coins).rule("RB1-12.8")
            }
            Event::TileDamaged { side, tile, damage, total } => Phrase::new("tile-damaged")
                .name("side", side.id())
                .name("tile", tile)
                .number("damage", *damage)
                .number("total", *total)
                .rule("RB1-7.11"),
            Event::BeastDamaged { creature, damage, total } => Phrase::new("beast-damaged")
                .name("beast", creature.id())
                .number("damage", *damage)
                .number("total", *total)
                .rule("RB1-7.12"),
            Event::BeastGone { creature } => {
                Phrase::new("beast-gone").name("beast", creature.id()).rule("RB1-7.16")
            }
            Event::Claimed { side, what, points, total } => Phrase::new("claimed")
                .name("side", side.id())
                .name("what", what)
                .number("points", *points)
                .number("total", *total)
                .rule("RB1-7.5"),
            Event::GameWon { side } => Phrase::new("game-won").name("side", side.id()).rule("RB1-21.1"),
            Event::Repaired { tile, damage, left, .. } => Phrase::new("repaired")
                .name("tile", tile)
                .number("damage", *damage)
                .number("left", *left)
                .rule("RB1-7.11"),
            Event::Deployed { hero, cell, back } => {
                let (key, rule) = if *back { ("returned", "RB1-17.1") } else { ("deployed", "RB1-17.2") };
                place(of(key, hero), *cell).rule(rule)
            }
            Event::Activated { hero } => of("activated", hero).rule("RB1-18.2"),
            Event::Used { hero, action } => of("used", hero).name("action", action).rule("RB1-18.11"),
            Event::Stepped { hero, to, .. } => place(of("stepped", hero), *to).rule("RB1-18.12"),
            Event::MoveEnded { hero, cell } => place(of("move-ended", hero), *cell).rule("RB1-18.15"),
            Event::SwingNamed { hero, to, distance } => {
                place(of("swing-named", hero).number("distance", *distance), *to).rule("RB1-18.19")
            }
            Event::SwingRolled { hero, die, modifier, distance, again } => {
                let key = if *again { "swing-rolled-again" } else { "swing-rolled" };
                of(key, hero)
                    .number("die", *die)
                    .number("result", *die as i8 + *modifier)
                    .number("distance", *distance)
                    .rule("RB1-18.20")
            }
            Event::Landed { hero, to, .. } => place(of("landed", hero), *to).rule("RB1-18.21"),
            Event::Pushed { hero, to, .. } => place(of("pushed", hero), *to).rule("RB1-12.1"),
            Event::Vanished { hero, to, .. } => place(of("vanished", hero), *to),
            Event::Boosted { hero, .. } => of("boosted", hero).rule("RB1-5.21"),
            Event::SideRoll { faces: shown, need } => {
                Phrase::new("side-roll").label("faces", faces(shown)).number("need", *need).rule("RB1-9.10")
            }
            Event::CardPlayed { seat, card } => by("card-played", *seat).name("card", card).rule("RB1-6.6"),
            Event::PoolGrew { symbols, total, .. } => {
                Phrase::new("pool-grew").number("symbols", *symbols).number("total", *total).rule("RB1-6.8")
            }
            Event::CardsDrawn { seat, count, cards: drawn } => if drawn.is_empty() {
                by("cards-drawn", *seat)
            } else {
                by("cards-drawn-seen", *seat).part("cards", cards(drawn))
            }
            .number("count", *count)
            .rule("RB1-20.3"),
            Event::CardDiscarded { seat, card } => {
                by("card-discarded", *seat).name("card", card).rule("RB1-6.9")
            }
            Event::Reshuffled { side } => Phrase::new("reshuffled").name("side", side.id()).rule("RB1-6.10"),
            Event::LookedAt { seat, count, cards: seen } => if seen.is_empty() {
                by("looked-at", *seat)
            } else {
                by("looked-at-seen", *seat).part("cards", cards(seen))
            }
            .number("count", *count)
            .rule("RB1-24.5"),
            Event::CardTaken { seat, card } => match card {
                Some(card) => by("card-taken-seen", *seat).name("card", card),
                None => by("card-taken", *seat),
            }
            .rule("RB1-24.5"),
            Event::CardFetched { seat, card } => {
                by("card-fetched", *seat).name("card", card).rule("RB1-6.12")
            }
            Event::Blasted { cell } => place(Phrase::new("blasted"), *cell).rule("RB1-10.7"),
            Event::Ordered { side, cell } => place(Phrase::new("ordered").name("side", side.id()), *cell),
            Event::DragonCame { cell } => place(Phrase::new("dragon-came"), *cell).rule("RB1-19.17"),
            Event::DragonSwept => Phrase::new("dragon-swept").rule("RB1-19.7"),
            Event::WatersSearched { dice, total, comes } => {
                let key = if *comes { "waters-searched-found" } else { "waters-searched" };
                Phrase::new(key).number("sum", dice[0] + dice[1]).number("total", *total).rule("RB1-19.3")
            }
            Event::KrakenCame => Phrase::new("kraken-came").rule("RB1-19.5"),
            Event::KrakenRaged { die, fury } => {
                Phrase::new("kraken-raged").number("die", *die).name("fury", fury).rule("RB1-19.9")
            }
            Event::Dragged { hero, die, under } => {
                { of(if *under { "dragged-under" } else { "dragged" }, hero).number("die", *die) }
                    .rule("RB1-19.11")
            }
        }
    }
}

fn attack(by: &Attacker) -> Phrase {
    match by {
        Attacker::Hero { hero, action } => of("attack-hero", hero).name("action", action).rule("RB1-8.6"),
        Attacker::Crew { side, from, deckhands, bosuns } => Phrase::new("attack-crew")
            .name("side", side.id())
            .label("from", label(*from))
            .part("crew", crew(*deckhands, *bosuns))
            .rule("RB1-16.8"),
        Attacker::Cannon { side } => Phrase::new("attack-cannon").name("side", side.id()).rule("RB1-14.2"),
        Attacker::Kraken => Phrase::new("attack-kraken").rule("RB1-19.9"),
        Attacker::Dragon => Phrase::new("attack-dragon").rule("RB1-19.15"),
    }
}
