//! What happened, in words; what people argue about cites its rule.

use crate::chart::At;
use crate::components::{PlanKind, Slot};
use crate::event::{Avoided, Event, FameSource, GoldSource, Ship};
use crate::faction::Faction;
use crate::moves::{Foe, Manoeuvre, Side};
use crate::pack::Pack;
use freeport_kernel::Phrase;

impl Event {
    pub(crate) fn phrase(&self, pack: &Pack) -> Phrase {
        match self {
            Event::DiceRolled { faction, dice } => by("dice-rolled", *faction).label("dice", row(dice)),
            Event::MarketDealt { card } => Phrase::new("market-dealt").name("card", card.id()),
            Event::MarketCleared { cards } => {
                Phrase::new("market-cleared").number("count", cards.len() as i64).rule("AH-18.3")
            }
            Event::TileTurned { tile } => {
                let suits = &pack.suits;
                let suit = suits[(*tile as usize).saturating_sub(1) % suits.len()];
                Phrase::new("tile-turned").name("suit", suit.id())
            }
            Event::TileLaid { lay, .. } => {
                at("tile-laid", lay.at).label("island", lay.island().label()).rule("AH-8.3")
            }
            Event::Placed { ship, at } => on("placed", *ship, *at),
            Event::MarkersLaid { faction, left } => match left {
                Some(left) => by("markers-laid-seen", *faction).name("left", left.id()).rule("AH-3.16"),
                None => by("markers-laid", *faction).rule("AH-3.16"),
            },
            Event::PlansDrawn { count, plans } => plans_drawn(*count, plans),

            Event::TurnBegan { faction, dice } => by("turn-began", *faction).number("dice", *dice),
            Event::DiePlaced { faction, die, to, gold, slot } => {
                in_slot(if *gold > 0 { "die-placed-paid" } else { "die-placed" }, *faction, *slot)
                    .number("die", *die)
                    .number("to", *to)
                    .number("gold", *gold)
            }
            Event::DieSetAside { faction, die } => {
                by("die-set-aside", *faction).number("die", *die).rule("AH-4.12")
            }
            Event::TurnEnded { faction } => by("turn-ended", *faction),

            Event::Carried { ship, from, to } => {
                on("carried", *ship, *to).label("from", from.label()).rule("AH-9.2")
            }
            Event::Flew { ship, from, to } => {
                on("flew", *ship, *to).label("from", from.label()).rule("AH-7.5")
            }
            Event::Wrecked { ship, at } => on("wrecked", *ship, *at).rule("AH-9.13"),
            Event::SteeredClear { faction, at } => {
                by("steered-clear", *faction).label("at", at.label()).rule("AH-20.13")
            }
            Event::Anchored { faction, at } => on("anchored", flagship(*faction), *at),
            Event::Stepped { ship, from, to } => on("stepped", *ship, *to).label("from", from.label()),

            Event::GoldGained { faction, gold, source } => gold_gained(*faction, *gold, *source),
            Event::GoldPaid { faction, gold } => by("gold-paid", *faction).number("gold", *gold),
            Event::GoldTaken { from, to, gold } => {
                by("gold-taken", *to).name("from", from.id()).number("gold", *gold)
            }
            Event::FameGained { faction, fame, source } => fame_gained(*faction, *fame, *source),
            Event::WealthRaised { at: island, wealth } => {
                at("wealth-raised", *island).number("wealth", *wealth)
            }

            Event::BattleBegan { attacker, defender, at } => {
                on("battle-began", *attacker, *at).name("foe", defender.id()).rule("AH-10.2")
            }
            Event::BattleAvoided { by: Avoided::Emissary } => {
                Phrase::new("battle-avoided-emissary").rule("AH-20.28")
            }
            Event::BattleAvoided { by: Avoided::CloseCall } => {
                Phrase::new("battle-avoided-close-call").rule("AH-21.5")
            }
            Event::Aimed { faction, by: bonus, .. } => {
                by("aimed", *faction).number("by", *bonus).rule("AH-10.15")
            }
            Event::BattleRolled { faction, dice } => {
                by("battle-rolled", *faction).label("dice", row(dice)).rule("AH-10.20")
            }
            Event::BattleWon { winner, loser, results: [attack, defence] } => Phrase::new("battle-won")
                .name("ship", winner.id())
                .name("foe", loser.id())
                .number("attack", *attack)
                .number("defence", *defence)
                .rule("AH-10.22"),
            Event::ManoeuvreMade { faction, manoeuvre } => {
                let (key, rule) = made(*faction, *manoeuvre);
                by(key, *faction).rule(rule)
            }
            Event::SlotDamaged { faction, slot } => in_slot("slot-damaged", *faction, *slot).rule("AH-11.2"),
            Event::DamageIgnored { ship } => {
                Phrase::new("damage-ignored").name("ship", ship.id()).rule("AH-11.7")
            }
            Event::Removed { ship, at } => {
                let back = matches!(ship.kind, Foe::Patrol | Foe::Stronghold);
                on("removed", *ship, *at).rule(if back { "AH-11.8" } else { "AH-11.10" })
            }
            Event::Repaired { faction, slot } => in_slot("repaired", *faction, *slot).rule("AH-11.13"),
            Event::DieLoaded { faction, from, die, to, gold } => {
                in_slot(if *gold > 0 { "die-loaded-paid" } else { "die-loaded" }, *faction, *from)
                    .number("die", *die)
                    .number("to", *to)
                    .number("gold", *gold)
                    .rule("AH-9.6")
            }

            Event::PatrolPlaced { at: space } => at("patrol-placed", *space),
            Event::StrongholdRaised { at: island } => at("stronghold-raised", *island).rule("AH-13.9"),
            Event::ComradesReadied { count } => Phrase::new("comrades-readied").number("count", *count),
            Event::ComradesLanded { at: island, count } => {
                at("comrades-landed", *island).number("count", *count)
            }
            Event::ComradesRemoved { at: island, count } => {
                at("comrades-removed", *island).number("count", *count).rule("AH-14.4")
            }
            Event::ComradesMoved { from, to, count } => {
                at("comrades-moved", *to).label("from", from.label()).number("count", *count)
            }
            Event::PlanPlayed { plan } => {
                Phrase::new("plan-played").name("plan", plan.id()).name("does", plan.effect_id())
            }
            Event::CannonsRaised { to } => Phrase::new("cannons-raised").number("to", *to).rule("AH-21.3"),

            Event::Recruited { faction, card } => by("recruited", *faction).name("card", card.id()),
            Event::Smuggled { faction, card } => by("smuggled", *faction).name("cargo", card.cargo_id()),
            Event::Discarded { faction, card } => by("discarded", *faction).name("card", card.id()),
            Event::ThrownOverboard { faction, card } => {
                by("thrown-overboard", *faction).name("cargo", card.cargo_id()).rule("AH-15.3")
            }
            Event::Stolen { from, to, card, cargo } => {
                let key = if *cargo { "stolen-cargo" } else { "stolen-crew" };
                let name = if *cargo { card.cargo_id() } else { card.id() };
                by(key, *to).name("from", from.id()).name("card", name).rule("AH-20.22")
            }
            Event::Delivered { faction, card, at } => by("delivered", *faction)
                .name("cargo", card.cargo_id())
                .label("at", at.label())
                .rule("AH-15.6"),
            Event::RewardTaken { faction, reward, .. } => {
                by("reward-taken", *faction).name("reward", reward.id()).rule("AH-15.14")
            }
            Event::Pledged { faction, card, side } => {
                by(if *side == Side::Left { "pledged-left" } else { "pledged-right" }, *faction)
                    .name("cargo", card.cargo_id())
                    .rule("AH-15.10")
            }
            Event::RegionScored { at: island, squadron, union, wealth } => {
                let key = match squadron.cmp(union) {
                    std::cmp::Ordering::Greater => "region-scored-squadron",
                    std::cmp::Ordering::Less => "region-scored-union",
                    std::cmp::Ordering::Equal => "region-scored-nobody",
                };
                at(key, *island)
                    .number("squadron", *squadron)
                    .number("union", *union)
                    .number("wealth", *wealth)
                    .rule("AH-16.2")
            }
            Event::RoundEnded { round } => {
                Phrase::new("round-ended").label("round", round.to_string()).rule("AH-16.6")
            }
            Event::RoundBegan { round, first } => by("round-began", *first).label("round", round.to_string()),
            Event::PledgeRevealed { faction, side, pledged, fame } => by(
                if *side == Side::Left { "pledge-revealed-left" } else { "pledge-revealed-right" },
                *faction,
            )
            .name("pledged", pledged.id())
            .number("fame", *fame)
            .rule("AH-15.34"),
            Event::Surrendered { faction } => by("surrendered", *faction).rule("AH-18.4"),
            Event::GameEnded { winners } => match winners[..] {
                [winner] => by("game-won", winner).rule("AH-17.3"),
                _ => Phrase::new("game-shared").rule("AH-17.4"),
            },
        }
    }
}

fn by(key: &'static str, faction: Faction) -> Phrase {
    Phrase::new(key).name("who", faction.id())
}

fn at(key: &'static str, place: At) -> Phrase {
    Phrase::new(key).label("at", place.label())
}

fn on(key: &'static str, ship: Ship, place: At) -> Phrase {
    at(key, place).name("ship", ship.id())
}

fn in_slot(key: &'static str, faction: Faction, slot: Slot) -> Phrase {
    by(key, faction).name("slot", slot.name_id())
}

const fn flagship(faction: Faction) -> Ship {
    Ship { owner: faction, kind: Foe::Flagship(faction) }
}

fn row(dice: &[u8]) -> String {
    dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn plans_drawn(count: u8, plans: &[PlanKind]) -> Phrase {
    match plans {
        [] => Phrase::new("plans-drawn").number("count", count),
        [one] => Phrase::new("plan-drawn-seen").name("plan", one.id()),
        [one, two, ..] => Phrase::new("plans-drawn-seen").name("plan", one.id()).name("other", two.id()),
    }
}

fn gold_gained(faction: Faction, gold: u8, source: GoldSource) -> Phrase {
    match source {
        GoldSource::Setup => by("gold-gained-setup", faction),
        GoldSource::Treasure => by("gold-gained-treasure", faction).rule("AH-9.14"),
        GoldSource::Crew => by("gold-gained-crew", faction),
        GoldSource::Reward => by("gold-gained-reward", faction),
    }
    .number("gold", gold)
}

fn fame_gained(faction: Faction, fame: u8, source: FameSource) -> Phrase {
    match source {
        FameSource::Control => by("fame-gained-control", faction).rule("AH-16.5"),
        FameSource::Delivery => by("fame-gained-delivery", faction).rule("AH-15.7"),
        FameSource::Reward => by("fame-gained-reward", faction),
        FameSource::Pledge => by("fame-gained-pledge", faction).rule("AH-15.34"),
    }
    .number("fame", fame)
}

const fn made(faction: Faction, manoeuvre: Manoeuvre) -> (&'static str, &'static str) {
    let key = match manoeuvre {
        Manoeuvre::Plunder => "made-plunder",
        Manoeuvre::Broadside => "made-broadside",
        Manoeuvre::Scatter => "made-scatter",
        Manoeuvre::Land => "made-land",
        Manoeuvre::Escape => "made-escape",
        Manoeuvre::Prize => "made-prize",
    };
    let rule = match faction {
        Faction::Squadron => "AH-10.31",
        Faction::Union => "AH-10.32",
        Faction::Smuggler1 | Faction::Smuggler2 => "AH-10.33",
    };
    (key, rule)
}
