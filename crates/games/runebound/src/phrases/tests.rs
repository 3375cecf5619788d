//! Every event is told in every language, and different things are told differently.

use crate::effects::vocabulary::{Colour, Terrain};
use crate::event::{Bargain, Event, Triumph};
use crate::pack::Pack;
use crate::party::Boost;
use crate::scene::Scene;
use freeport_kernel::{Seat, Table};
use freeport_shelf::Words;
use std::collections::BTreeMap;

const BOOKS: [(&str, &str); 3] = [
    ("en", include_str!("../../../../../packs/runebound/text/en.ftl")),
    ("ru", include_str!("../../../../../packs/runebound/text/ru.ftl")),
    ("it", include_str!("../../../../../packs/runebound/text/it.ftl")),
];

const ONE: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// What happens on the road, in cities and at the end.
fn of_the_world() -> Vec<Event> {
    let mut all = vec![
        Event::DoomComplete,
        Event::AllFallen,
        Event::FinaleBegan { order: vec![OTHER, ONE] },
        Event::Stocked { city: "forge", card: "fire-bomb" },
        Event::Stocked { city: "forge", card: "war-hound" },
        Event::Refreshed { seat: ONE, cards: vec!["white-blade", "R2"] },
        Event::MoveRolled { seat: ONE, dice: vec![vec![Terrain::Road, Terrain::Hills]; 2] },
        Event::MoveRerolled { seat: ONE, dice: vec![vec![Terrain::Road, Terrain::Hills]; 2] },
        Event::EventPlaced { card: "G25", level: 1, old: None, old_level: 0 },
        Event::EventPlaced { card: "Y17", level: 2, old: Some("G25"), old_level: 1 },
        Event::EventIgnored { card: "G25", level: 1, kept: "Y17", kept_level: 2 },
    ];
    for seat in [ONE, OTHER] {
        let hero = if seat == ONE { "varikas" } else { "valadir" };
        all.extend([
            Event::HeroTaken { seat, hero },
            Event::Starts { seat },
            Event::TurnBegan { seat, turn: 7 },
            Event::Placed { seat, hex: 9 },
            Event::Stayed { seat, hex: 9 },
            Event::Warped { seat, from: 3, hex: 9, city: "frostgate" },
            Event::Attempted { seat, hex: 9, colour: Colour::Blue },
            Event::Faced { seat, hex: 9, card: "B06", slot: 2 },
            Event::Declined { seat, hex: 9 },
            Event::Retreated { seat, from: 3, hex: 9 },
            Event::KnockedOut { seat, hex: 9 },
            Event::CarriedTo { seat, hex: 9, city: "vynelvale" },
            Event::TaskTaken { seat, card: "G30" },
            Event::TaskDone { seat, card: "G30" },
            Event::Attached { seat, card: "B16", item: "thunder-mace" },
            Event::ChallengeDefeated { seat, card: "G01" },
            Event::NoTokens { seat },
            Event::Kept { seat, card: "Y21-kept" },
            Event::KeepDeclined { seat, card: "Y16" },
            Event::AllyPaid { seat, ally: "bone-singer" },
            Event::AllyDismissed { seat, ally: "bone-singer" },
            Event::AllyLost { seat, ally: "bone-singer" },
            Event::Discarded { seat, card: "white-blade" },
            Event::Discarded { seat, card: "bone-singer" },
            Event::BattleEntered { seat },
            Event::BattleLost { seat },
            Event::GameWon { seat, by: Triumph::HighLord },
            Event::GameWon { seat, by: Triumph::Runes },
            Event::GameWon { seat, by: Triumph::RedCards },
        ]);
        all.extend(Boost::ALL.map(|boost| Event::Grew { seat, boost, level: 4 }));
        all.extend(Colour::ALL.map(|colour| Event::HazardVoid { seat, colour }));
        all.extend(Colour::ALL.map(|colour| Event::TokenTaken { seat, colour, hex: 9 }));
        all.extend(Colour::ALL.map(|colour| Event::ColourLocked { seat, colour }));
        all.extend(Colour::ALL.map(|colour| Event::Buried { seat, colour }));
        all.extend(Colour::ALL.map(|colour| Event::Peeked { seat, colour, card: None }));
        all.extend(Colour::ALL.map(|colour| Event::Peeked { seat, colour, card: Some("G25") }));
        for safe in [false, true] {
            all.push(Event::Prowled { seat, dice: vec![vec![Terrain::Swamp]; 2], safe });
        }
    }
    for colour in Colour::ALL {
        all.extend([Event::DeckEmpty { colour }, Event::TokenBack { hex: 9, colour }]);
    }
    all
}

/// What counts something, with numbers of every kind that a language tells apart.
fn counted() -> Vec<Event> {
    let mut all = Vec::new();
    for n in [0_u8, 1, 2, 5, 21] {
        let gold = u16::from(n);
        all.extend([
            Event::Rested { seat: ONE, dice: n },
            Event::Entered { seat: ONE, from: 3, hex: 9, left: n },
            Event::Hazard { seat: ONE, colour: Colour::Yellow, number: n },
            Event::TokensTaken { seat: ONE, tokens: [n, 0, 1, 0] },
            Event::RuneCount { seat: ONE, runes: n },
            Event::LeftBehind { card: "G01", slot: n, hex: 9 },
            Event::PushedOff { card: "Y14", slot: n, hex: 9 },
            Event::Lost { seat: ONE, gold, card: None },
            Event::Lost { seat: ONE, gold, card: Some("wardens-plate") },
            Event::GoldPlundered { winner: ONE, loser: OTHER, gold },
            Event::Bought { seat: ONE, card: "white-blade", gold, city: "forge" },
            Event::Bought { seat: ONE, card: "war-hound", gold, city: "forge" },
            Event::Sold { seat: ONE, card: "white-blade", gold, city: "forge" },
            Event::HealingPaid { seat: ONE, gold },
            Event::XpPaid { seat: ONE, paper: 1, tokens: [n, 1, 0, 0], change: [0; 4], noted: 0 },
            Event::XpPaid { seat: ONE, paper: 0, tokens: [0, 0, 1, 0], change: [0, 0, 0, 1], noted: n },
            Event::XpNoted { seat: ONE, xp: n },
            Event::DoomLaid { colour: Colour::Red, space: n },
            Event::DoomToken { city: "forge", tokens: n },
            Event::GameStopped { turn: u32::from(n) },
            Event::Offered { seat: ONE, with: OTHER, terms: terms(gold) },
            Event::Agreed { seat: ONE, with: OTHER, terms: terms(gold) },
            Event::GoldGained { seat: ONE, gold, total: 3 },
            Event::GoldPaid { seat: ONE, gold, total: 3 },
            Event::Staked { seat: ONE, gold: n },
            Event::LastGasp { seat: OTHER, wounds: n },
            Event::CombatRound { round: n, seat: ONE },
        ]);
        for who in ["valadir", "hedge-witch"] {
            all.extend([
                Event::WoundsDue { seat: ONE, who, wounds: n },
                Event::Averted { seat: ONE, who, wounds: n, left: 1 },
                Event::Redirected { seat: ONE, who, to: "shield-bearer", wounds: n },
                Event::Wounded { seat: ONE, who, wounds: n, total: 4, life: 5 },
                Event::Tired { seat: ONE, who, exhaustion: n, total: 4 },
                Event::Healed { seat: ONE, who, wounds: n, left: 0 },
                Event::Eased { seat: ONE, who, exhaustion: n, left: 2 },
            ]);
        }
        for foe in ["G01", "G16", "B06", "Y23", "R6", "mok"] {
            all.push(Event::FoeWounded { foe, wounds: n, total: 2, life: 9 });
            all.push(Event::FoeRecovered { foe, wounds: n, left: 1 });
        }
    }
    all
}

fn terms(gold: u16) -> Bargain {
    Bargain { gold: [gold, 2], gives: vec!["fire-bomb"], gets: vec!["war-hound", "ring-of-wit"] }
}

/// What happens in combat and between heroes.
fn of_fights() -> Vec<Event> {
    let mut all = vec![
        Event::DuelBegan { seat: ONE, other: OTHER },
        Event::CardPlundered { winner: ONE, loser: OTHER, card: "Y24" },
        Event::NothingPlundered { winner: ONE, loser: OTHER },
        Event::TalksBegan { seat: ONE, with: OTHER },
        Event::Refused { seat: ONE, with: OTHER },
        Event::TalksEnded { seat: ONE, with: OTHER },
        Event::LaidAside { seat: ONE, item: "sword-of-dawn" },
        Event::AdventureGone { card: "B16" },
    ];
    for card in ["varikas", "temple-healer", "fire-bomb", "Y04", "Y21-kept", "B16"] {
        all.push(Event::Used { seat: ONE, card });
    }
    for adventure in &Pack::base().adventures {
        all.push(Event::Drawn { seat: ONE, colour: adventure.colour, card: &adventure.id });
    }
    for seat in [ONE, OTHER] {
        all.extend([
            Event::FightBegan { seat, foe: "Y07" },
            Event::HeldBack { seat },
            Event::Daunted { seat, by: -2 },
            Event::Escaped { seat },
        ]);
    }
    for phase in ["ranged", "melee", "magic"] {
        all.extend([
            Event::Attacks { seat: ONE, who: "war-hound", phase },
            Event::Defends { seat: ONE, phase },
            Event::FoeBlunted { foe: "B10", phase, by: -1 },
            Event::FoePacified { foe: "B10", phase },
        ]);
    }
    for stat in ["mind", "body", "spirit"] {
        all.push(Event::FoeWeakened { foe: "B10", stat, by: -2 });
    }
    for who in ["varikas", "war-hound"] {
        all.push(Event::Rerolled { seat: ONE, who, dice: [3, 9] });
        for aim in ["attack", "defence", "escape", "test", "guard"] {
            let (seat, stat, dice, value) = (ONE, "mind", [4, 10], 3);
            all.extend([Some(15), None].map(|need| Event::Rolled {
                seat,
                who,
                aim,
                stat,
                dice,
                value,
                need,
            }));
        }
        for aim in ["attack", "defence", "escape", "test"] {
            let (seat, total, need) = (ONE, 14, Some(13));
            all.extend([false, true].map(|success| Event::Settled { seat, who, aim, total, need, success }));
        }
        all.push(Event::Settled { seat: ONE, who, aim: "guard", total: 14, need: None, success: true });
    }
    all
}

#[test]
fn every_event_is_told_in_every_language_and_apart_from_all_others() {
    let mut table = Table::loose(1);
    let game = Scene::of(&["varikas", "valadir"]).begin(&mut table).unwrap();
    let events: Vec<Event> = of_the_world().into_iter().chain(counted()).chain(of_fights()).collect();
    for (language, text) in BOOKS {
        let names = Pack::base().names(language);
        let names = names.map(|(id, name)| (format!("name-{}", id.to_lowercase()), name.to_owned()));
        let book = Words::read(language, &[text], names.collect());
        let mut told: BTreeMap<String, &Event> = BTreeMap::new();
        for event in &events {
            let phrase = game.0.event_phrase(event);
            let said = book.try_say(&phrase).unwrap_or_else(|lacks| panic!("{event:?}: {lacks}"));
            assert!(
                said.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit() || "«“".contains(c)),
                "{said}"
            );
            assert!(said.ends_with(['.', '!', '?', '»', '”']) && !said.contains("  "), "{said}");
            assert!(phrase.rule.is_some(), "{event:?} follows from no rule");
            if let Some(other) = told.insert(said.clone(), event) {
                panic!("{language}: {event:?} and {other:?} are both told as: {said}");
            }
        }
    }
}
