//! What happened in the world.

use super::parts::{Sort, cards, dice, list, tokens};
use crate::effects::vocabulary::Colour;
use crate::event::{Event, Triumph};
use crate::state::Quest;
use freeport_kernel::{Phrase, Seat};

impl Quest {
    /// What happened, as a sentence.
    pub(crate) fn event_phrase(&self, event: &Event) -> Phrase {
        match event {
            Event::HeroTaken { seat, hero } => {
                Phrase::new("hero-taken").number("seat", seat.0 + 1).name("hero", hero).rule("RN-3.9")
            }
            // Where heroes are chosen in turns, nobody leads one yet.
            Event::Starts { seat } => Phrase::new("starts").number("seat", seat.0 + 1).rule("RN-3.11"),
            Event::Stocked { city, card } => {
                self.wares("stocked", "stocked-ally", card).name("city", city).rule("RN-13.2")
            }
            Event::TurnBegan { seat, turn } => {
                self.of_hero("turn-began", *seat).number("turn", *turn).rule("RN-4.2")
            }
            Event::Refreshed { seat, cards: up } => {
                self.of_hero("refreshed", *seat).part("cards", cards(up)).rule("RN-5.1")
            }
            Event::Placed { seat, hex } => self.hero_at("placed", *seat, *hex).rule("RN-6.1"),
            Event::Rested { seat, dice } => {
                self.of_hero("rested", *seat).number("dice", *dice).rule("RN-6.7")
            }
            Event::MoveRolled { seat, dice: thrown } => {
                self.of_hero("move-rolled", *seat).part("dice", dice(thrown)).rule("RN-6.13")
            }
            Event::MoveRerolled { seat, dice: thrown } => {
                self.of_hero("move-rerolled", *seat).part("dice", dice(thrown)).rule("RN-6.26")
            }
            Event::Entered { seat, hex, left, .. } => {
                let terrain =
                    self.pack().atlas.terrain.get(usize::from(*hex)).map_or("nothing", |one| one.id());
                self.hero_at("entered", *seat, *hex)
                    .name("terrain", terrain)
                    .number("left", *left)
                    .rule("RN-6.14")
            }
            Event::Warped { seat, city, .. } => {
                self.of_hero("warped", *seat).name("city", city).rule("RN-6.30")
            }
            Event::Stayed { seat, hex } => self.hero_at("stayed", *seat, *hex).rule("RN-6.25"),
            Event::Prowled { seat, dice: thrown, safe } => {
                let key = if *safe { "prowled-safe" } else { "prowled" };
                self.of_hero(key, *seat).part("dice", dice(thrown)).rule("RN-32.4")
            }
            Event::Hazard { seat, colour, number } => {
                self.coloured("hazard", *seat, *colour).number("number", *number).rule("RN-32.5")
            }
            Event::HazardVoid { seat, colour } => {
                self.coloured("hazard-void", *seat, *colour).rule("RN-32.17")
            }
            Event::KnockedOut { .. }
            | Event::Lost { .. }
            | Event::CarriedTo { .. }
            | Event::CardPlundered { .. }
            | Event::GoldPlundered { .. }
            | Event::NothingPlundered { .. }
            | Event::TalksBegan { .. }
            | Event::Offered { .. }
            | Event::Agreed { .. }
            | Event::Refused { .. }
            | Event::TalksEnded { .. } => self.meeting_phrase(event),
            Event::AllyPaid { .. }
            | Event::AllyDismissed { .. }
            | Event::Bought { .. }
            | Event::Sold { .. }
            | Event::HealingPaid { .. }
            | Event::Discarded { .. }
            | Event::AllyLost { .. }
            | Event::Grew { .. }
            | Event::XpPaid { .. }
            | Event::ColourLocked { .. }
            | Event::XpNoted { .. } => self.market_phrase(event),
            Event::DoomLaid { .. }
            | Event::DoomToken { .. }
            | Event::DoomComplete
            | Event::FinaleBegan { .. }
            | Event::BattleEntered { .. }
            | Event::BattleLost { .. }
            | Event::GameWon { .. }
            | Event::AllFallen
            | Event::GameStopped { .. } => self.ending_phrase(event),
            other => self.adventure_phrase(other),
        }
    }

    fn adventure_phrase(&self, event: &Event) -> Phrase {
        match event {
            Event::Attempted { seat, hex, colour } => {
                self.coloured("attempted", *seat, *colour).label("at", self.label(*hex)).rule("RN-7.3")
            }
            Event::Faced { seat, hex, card, .. } => {
                self.hero_at("faced", *seat, *hex).name("foe", card).rule("RN-11.5")
            }
            Event::Declined { seat, hex } => self.hero_at("declined", *seat, *hex).rule("RN-7.2"),
            Event::Drawn { seat, colour, card } => {
                let key = match self.sort_of(card) {
                    Sort::Challenge => "drawn-challenge",
                    Sort::Event => "drawn-event",
                    _ => "drawn-encounter",
                };
                let phrase = self.coloured(key, *seat, *colour).name("card", card);
                phrase.name("tale", self.tale_of(card)).rule("RN-7.3")
            }
            Event::DeckEmpty { colour } => {
                Phrase::new("deck-empty").name("colour", colour.id()).rule("RN-7.8")
            }
            Event::Peeked { seat, colour, card: Some(card) } => {
                self.coloured("peeked-known", *seat, *colour).name("card", card).rule("RN-27.3")
            }
            Event::Peeked { seat, colour, card: None } => {
                self.coloured("peeked", *seat, *colour).rule("RN-27.3")
            }
            Event::Buried { seat, colour } => self.coloured("buried", *seat, *colour).rule("RN-27.3"),
            Event::EventPlaced { card, level, old: None, .. } => {
                Phrase::new("event-placed").name("card", card).label("level", roman(*level)).rule("RN-9.2")
            }
            Event::EventPlaced { card, level, old: Some(old), .. } => Phrase::new("event-replaced")
                .name("card", card)
                .label("level", roman(*level))
                .name("old", old)
                .rule("RN-9.3"),
            Event::EventIgnored { card, level, kept, kept_level } => Phrase::new("event-ignored")
                .name("card", card)
                .label("level", roman(*level))
                .name("kept", kept)
                .label("kept-level", roman(*kept_level))
                .rule("RN-9.4"),
            Event::TokenBack { hex, colour } => Phrase::new("token-back")
                .name("colour", colour.id())
                .label("at", self.label(*hex))
                .rule("RN-9.7"),
            Event::TaskTaken { seat, card } => {
                self.of_hero("task-taken", *seat).name("card", card).rule("RN-10.4")
            }
            Event::TaskDone { seat, card } => {
                self.of_hero("task-done", *seat).name("card", card).rule("RN-10.5")
            }
            Event::Attached { seat, card, item } => {
                self.of_hero("attached", *seat).name("card", card).name("item", item).rule("RN-10.9")
            }
            Event::AdventureGone { card } => Phrase::new("adventure-gone").name("card", card).rule("RN-28.1"),
            Event::ChallengeDefeated { seat, card } => {
                self.of_hero("challenge-defeated", *seat).name("foe", card).rule("RN-21.1")
            }
            Event::TokenTaken { seat, colour, .. } => {
                self.coloured("token-taken", *seat, *colour).number("worth", colour.worth()).rule("RN-21.3")
            }
            Event::TokensTaken { seat, tokens: taken } => {
                self.of_hero("tokens-taken", *seat).part("tokens", tokens(*taken)).rule("RN-32.14")
            }
            Event::NoTokens { seat } => self.of_hero("no-tokens", *seat).rule("RN-32.14"),
            Event::Kept { seat, card } => self.of_hero("kept", *seat).name("card", card).rule("RN-21.5"),
            Event::KeepDeclined { seat, card } => {
                self.of_hero("keep-declined", *seat).name("card", card).rule("RN-14.10")
            }
            Event::RuneCount { seat, runes } => {
                self.of_hero("rune-count", *seat).number("runes", *runes).rule("RN-1.4")
            }
            Event::LeftBehind { card, slot, hex } => Phrase::new("left-behind")
                .name("foe", card)
                .number("slot", slot + 1)
                .label("at", self.label(*hex))
                .rule("RN-11.1"),
            Event::PushedOff { card, slot, hex } => Phrase::new("pushed-off")
                .name("foe", card)
                .number("slot", slot + 1)
                .label("at", self.label(*hex))
                .rule("RN-11.3"),
            Event::Retreated { seat, hex, .. } => self.hero_at("retreated", *seat, *hex).rule("RN-17.7"),
            other => self.fight_phrase(other),
        }
    }

    fn meeting_phrase(&self, event: &Event) -> Phrase {
        match event {
            Event::KnockedOut { seat, hex } => self.hero_at("knocked-out", *seat, *hex).rule("RN-22.1"),
            Event::Lost { seat, gold, card: None } => {
                self.of_hero("lost-gold", *seat).number("gold", *gold).rule("RN-22.3")
            }
            Event::Lost { seat, gold, card: Some(card) } => {
                self.of_hero("lost", *seat).number("gold", *gold).name("card", card).rule("RN-22.4")
            }
            Event::CarriedTo { seat, city, .. } => {
                self.of_hero("carried-to", *seat).name("city", city).rule("RN-22.6")
            }
            Event::CardPlundered { winner, loser, card } => {
                self.of_two("card-plundered", *winner, *loser).name("card", card).rule("RN-23.12")
            }
            Event::GoldPlundered { winner, loser, gold } => {
                self.of_two("gold-plundered", *winner, *loser).number("gold", *gold).rule("RN-23.12")
            }
            Event::NothingPlundered { winner, loser } => {
                self.of_two("nothing-plundered", *winner, *loser).rule("RN-23.24")
            }
            Event::TalksBegan { seat, with } => self.of_two("talks-began", *seat, *with).rule("RN-12.5"),
            Event::Offered { seat, with, terms } => {
                self.bargain("offered", *seat, *with, terms).rule("RN-12.11")
            }
            Event::Agreed { seat, with, terms } => {
                self.bargain("agreed", *seat, *with, terms).rule("RN-12.14")
            }
            Event::Refused { seat, with } => self.of_two("refused", *seat, *with).rule("RN-12.11"),
            Event::TalksEnded { seat, with } => self.of_two("talks-ended", *seat, *with).rule("RN-12.12"),
            _ => Phrase::new("nothing"),
        }
    }

    fn market_phrase(&self, event: &Event) -> Phrase {
        match event {
            Event::AllyPaid { seat, ally } => {
                self.of_hero("ally-paid", *seat).name("ally", ally).rule("RN-35.2")
            }
            Event::AllyDismissed { seat, ally } => {
                self.of_hero("ally-dismissed", *seat).name("ally", ally).rule("RN-35.3")
            }
            Event::Bought { seat, card, gold, city } => self
                .wares("bought", "hired", card)
                .name("hero", self.hero_id(*seat))
                .number("gold", *gold)
                .name("city", city)
                .rule("RN-13.5"),
            Event::Sold { seat, card, gold, city } => {
                let phrase = self.of_hero("sold", *seat).name("card", card);
                phrase.number("gold", *gold).name("city", city).rule("RN-13.7")
            }
            Event::HealingPaid { seat, gold } => {
                self.of_hero("healing-paid", *seat).number("gold", *gold).rule("RN-13.11")
            }
            Event::Discarded { seat, card } => {
                let phrase = self.wares("discarded", "sent-away", card);
                phrase.name("hero", self.hero_id(*seat)).rule("RN-14.11")
            }
            Event::AllyLost { seat, ally } => {
                self.of_hero("ally-lost", *seat).name("ally", ally).rule("RN-19.5")
            }
            Event::Grew { seat, boost, level } => {
                let phrase = self.of_hero("grew", *seat).name("stat", boost.id());
                phrase.number("level", *level).rule("RN-15.9")
            }
            Event::XpPaid { seat, paper, tokens: paid, change, noted } => {
                let noting = |key, count: u8| (count > 0).then(|| Phrase::new(key).number("count", count));
                let some = |of: [u8; 4]| (of != [0; 4]).then(|| tokens(of));
                let gave = list(some(*paid).into_iter().chain(noting("count-xp", *paper)));
                let back = list(some(*change).into_iter().chain(noting("count-xp", *noted)));
                let key = if *change == [0; 4] && *noted == 0 { "xp-paid" } else { "xp-paid-change" };
                let phrase = self.of_hero(key, *seat).part("tokens", gave);
                let phrase = if key == "xp-paid" { phrase } else { phrase.part("change", back) };
                phrase.rule("RN-15.7")
            }
            Event::ColourLocked { seat, colour } => {
                self.coloured("colour-locked", *seat, *colour).rule("RN-15.11")
            }
            Event::XpNoted { seat, xp } => self.of_hero("xp-noted", *seat).number("xp", *xp).rule("RN-15.6"),
            _ => Phrase::new("nothing"),
        }
    }

    fn ending_phrase(&self, event: &Event) -> Phrase {
        match event {
            Event::DoomLaid { colour, space } => {
                Phrase::new("doom-laid").name("colour", colour.id()).number("space", *space).rule("RN-30.4")
            }
            Event::DoomToken { city, tokens } => {
                Phrase::new("doom-token").name("city", city).number("tokens", *tokens).rule("RN-30.7")
            }
            Event::DoomComplete => Phrase::new("doom-complete").rule("RN-30.12"),
            Event::FinaleBegan { order } => {
                let heroes = order.iter().map(|seat| self.of_hero("a-hero", *seat));
                Phrase::new("finale-began").part("heroes", list(heroes)).rule("RN-31.7")
            }
            Event::BattleEntered { seat } => self.of_hero("battle-entered", *seat).rule("RN-31.8"),
            Event::BattleLost { seat } => self.of_hero("battle-lost", *seat).rule("RN-31.15"),
            Event::GameWon { seat, by: Triumph::HighLord } => {
                self.of_hero("game-won-lord", *seat).rule("RN-1.1")
            }
            Event::GameWon { seat, by: Triumph::Runes } => {
                self.of_hero("game-won-runes", *seat).rule("RN-1.1")
            }
            Event::GameWon { seat, by: Triumph::RedCards } => {
                self.of_hero("game-won-red", *seat).rule("RN-31.14")
            }
            Event::AllFallen => Phrase::new("all-fallen").rule("RN-31.17"),
            Event::GameStopped { turn } => Phrase::new("game-stopped").number("turn", *turn).rule("RN-1.8"),
            _ => Phrase::new("nothing"),
        }
    }

    /// A sentence about a hero and a colour.
    fn coloured(&self, key: &'static str, seat: Seat, colour: Colour) -> Phrase {
        self.of_hero(key, seat).name("colour", colour.id())
    }

    /// A sentence about a market card: things are bought, and people hired.
    fn wares(&self, thing: &'static str, person: &'static str, card: &'static str) -> Phrase {
        match self.sort_of(card) {
            Sort::Ally => Phrase::new(person).name("ally", card),
            _ => Phrase::new(thing).name("card", card),
        }
    }
}

/// The level of an event as it is printed.
const fn roman(level: u8) -> &'static str {
    match level {
        1 => "I",
        2 => "II",
        3 => "III",
        _ => "IV",
    }
}
