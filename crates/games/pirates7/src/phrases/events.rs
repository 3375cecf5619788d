//! What happened, in words; what people argue about cites its rule.

use super::parts::{by, card, cards, colour, faces, goods, kinds, length, players, prices, word};
use crate::components::{Cargo, Character, Good, Loot};
use crate::event::{
    Event, Fight, LastingRitual, LootSource, MarkReason, Purpose, Score, ShipSource, Sunk, TieBreak,
    YinYangSource,
};
use crate::pack::Pack;
use crate::tray::{Die, SHIPS};
use freeport_kernel::{Phrase, Seat};

impl Event {
    pub(crate) fn phrase(&self, pack: &Pack) -> Phrase {
        match self {
            Event::CardsDealt { seat, count, cards: dealt } => {
                let phrase = if dealt.is_empty() {
                    by("cards-dealt", *seat).number("count", *count)
                } else {
                    by("cards-dealt-seen", *seat).part("cards", cards(dealt, pack))
                };
                phrase.rule("P7-2.9")
            }
            Event::RoundBegan { round, first, rounds_after } => round_began(*round, *first, *rounds_after),
            Event::Chose { seat, character } => match character {
                Some(character) => by("chose-seen", *seat).name("character", word(character.id())),
                None => by("chose", *seat),
            }
            .rule("P7-3.2"),
            Event::AllChose => Phrase::new("all-chose").rule("P7-3.8"),

            Event::Called { character, seats, gift } => called(*character, seats, *gift),
            Event::Resolving { seat, character } => {
                by("resolving", *seat).name("character", word(character.id())).rule("P7-4.4")
            }
            Event::Declined { seat, character, able } => by(if *able { "declined" } else { "unable" }, *seat)
                .name("character", word(character.id()))
                .rule("P7-4.7"),
            Event::GiftTaken { seat, character, times } => {
                let key = if *times == 0 { "gift-refused" } else { "gift-taken" };
                by(key, *seat).name("character", word(character.id())).number("times", *times).rule("P7-4.16")
            }

            Event::Marked { seat, reason, marks } => marked(*seat, *reason).number("marks", *marks),
            Event::MarkSpared { seat } => by("mark-spared", *seat).rule("P7-7.9"),
            Event::MarkRemoved { seat, marks } => {
                by("mark-removed", *seat).number("marks", *marks).rule("P7-7.10")
            }

            Event::ShipsBought { seat, ships } => {
                by("ships-bought", *seat).number("ships", *ships).rule("P7-6.1")
            }
            Event::ShipsReceived { seat, ships, source } => match source {
                ShipSource::Gift => by("ships-gift", *seat).rule("P7-6.7"),
                ShipSource::Governor => by("ships-governor", *seat).rule("P7-7.1"),
            }
            .number("ships", *ships),
            Event::GuardsSent { seat, ships, owed } => {
                let (key, rule) = match (*ships, *owed) {
                    (0, _) => ("guards-owed", "P7-5.15"),
                    (_, 0) => ("guards-sent", "P7-5.14"),
                    _ => ("guards-sent-owed", "P7-5.15"),
                };
                by(key, *seat).number("ships", *ships).number("owed", *owed).rule(rule)
            }
            Event::GuardsReturned { seat, ships } => {
                by("guards-returned", *seat).number("ships", *ships).rule("P7-5.16")
            }
            Event::TokenTurned { seat, shows } => match shows {
                0 => by("token-returned", *seat).rule("P7-5.19"),
                _ => by("token-shows", *seat).number("shows", *shows).rule("P7-5.18"),
            },
            Event::CorsairTaken { seat, nation, unplayed } => {
                let phrase = match unplayed {
                    Some(left) => by("corsair-taken-tally", *seat).number("left", *left),
                    None => by("corsair-taken", *seat),
                };
                phrase.name("nation", word(nation.id())).rule("P7-7.1")
            }

            Event::CaravanPlayed { seat, nation, ships, limit, .. } => by("caravan-played", *seat)
                .name("nation", word(nation.id()))
                .number("ships", *ships)
                .number("limit", *limit)
                .rule("P7-8.6"),
            Event::Committed { seat, ships } => {
                by(if *ships == 0 { "committed-none" } else { "committed" }, *seat)
                    .number("ships", *ships)
                    .rule("P7-8.5")
            }
            Event::Thrown { seat, purpose, rethrows, dice, .. } => thrown(*seat, *purpose, *rethrows, dice),
            Event::Tied { seat, pairs } => {
                by("tied", *seat).number("pairs", pairs.len() as i64).rule("P7-10.4")
            }
            Event::Fought { fight, sunk } => fought(*fight, *sunk),
            Event::BattleOver { pirates, reds } => {
                let (key, rule) = match (*pirates, *reds) {
                    (0, 0) => ("battle-nobody", "P7-10.17"),
                    (0, _) => ("battle-lost", "P7-10.16"),
                    _ => ("battle-won", "P7-11.1"),
                };
                Phrase::new(key).number("pirates", *pirates).number("reds", *reds).rule(rule)
            }
            Event::ShipsSunk { seat, sunk, saved } => {
                let (key, rule) =
                    if *saved == 0 { ("ships-sunk", "P7-10.10") } else { ("ships-sunk-saved", "P7-10.13") };
                by(key, *seat).number("sunk", *sunk).number("saved", *saved).rule(rule)
            }
            Event::YinYangGained { seat, tokens, source } => {
                let (key, rule) = match source {
                    YinYangSource::SunkShips => ("yin-yang-sunk", "P7-10.12"),
                    YinYangSource::Talisman => ("yin-yang-talisman", "P7-11.4"),
                    YinYangSource::Gift => ("yin-yang-gift", "P7-8.17"),
                    YinYangSource::Tavern => ("yin-yang-tavern", "P7-14.13"),
                };
                by(key, *seat).number("tokens", *tokens).rule(rule)
            }

            Event::LootDrawn { seat, cards, source } => {
                let (key, rule) = match source {
                    LootSource::Raid => ("loot-raid", "P7-11.2"),
                    LootSource::Gift => ("loot-gift", "P7-12.5"),
                    LootSource::Tavern => ("loot-tavern", "P7-14.15"),
                };
                by(key, *seat).part("loot", loot(cards)).rule(rule)
            }
            Event::GoodsLoaded { seat, kept, discarded } => goods_loaded(*seat, *kept, *discarded),
            Event::LootReshuffled { cards } => {
                Phrase::new("loot-reshuffled").number("cards", *cards).rule("P7-11.10")
            }

            Event::PortOpened { seat, port, prices: row } => by("port-opened", *seat)
                .name("port", word(port.id()))
                .part("prices", prices(*row))
                .rule("P7-12.1"),
            Event::CursePlayed { seat, curse, protected } => {
                let (key, rule) = if *protected == 0 {
                    ("curse-played", "P7-13.1")
                } else {
                    ("curse-played-protected", "P7-13.9")
                };
                by(key, *seat).name("curse", word(curse.id())).number("ships", *protected).rule(rule)
            }
            Event::WhirlpoolSpread { hit, disputed, left, .. } => {
                let key = if *left == 0 { "whirlpool-spread" } else { "whirlpool-disputed" };
                Phrase::new(key)
                    .number("hit", hit.len() as i64)
                    .number("disputed", disputed.len() as i64)
                    .number("left", *left)
                    .rule("P7-14.19")
            }
            Event::WhirlpoolPicked { seat, die } => {
                by("whirlpool-picked", *seat).name("owner", colour(Seat(*die / SHIPS))).rule("P7-14.19")
            }
            Event::Struck { seat, goods: cargo, talismans, ships, .. } => {
                struck(*seat, *cargo, *talismans, *ships)
            }
            Event::IdolNamed { seat, good } => {
                by("idol-named", *seat).name("good", word(good.id())).rule("P7-14.7")
            }
            Event::WagesPaid { seat, chests } => {
                by("wages-paid", *seat).number("chests", *chests).rule("P7-14.11")
            }
            Event::TavernDealt { seat, face } => Phrase::new("tavern-dealt")
                .part("die", super::parts::tavern(*seat, *face, pack))
                .rule("P7-14.12"),
            Event::GoodLost { seat, good } => {
                by("good-lost", *seat).part("goods", goods(Cargo::one(*good))).rule("P7-14.13")
            }
            Event::TavernChest { seat, gained } => {
                by(if *gained { "tavern-chest-gained" } else { "tavern-chest-lost" }, *seat).rule("P7-14.13")
            }
            Event::WentOverboard { seat, goods: cargo } => {
                by("went-overboard", *seat).part("goods", goods(*cargo)).rule("P7-13.12")
            }

            Event::Sold { seat, goods: cargo, proceeds, last } => {
                let chests: i64 = proceeds.iter().map(|chests| i64::from(*chests)).sum();
                let (key, rule) = if *last { ("sold-last", "P7-20.1") } else { ("sold", "P7-15.3") };
                by(key, *seat).part("goods", goods(*cargo)).number("chests", chests).rule(rule)
            }
            Event::DealMade { seat, deal, chests } => by("deal-made", *seat)
                .part("goods", goods(deal.cargo()))
                .number("chests", *chests)
                .rule("P7-17.6"),
            Event::RitualPerformed { seat, ritual, times } => match ritual {
                LastingRitual::DoubleHold => by("double-hold-performed", *seat).rule("P7-17.10"),
                LastingRitual::Unsinkable => by("unsinkable-performed", *seat).rule("P7-17.11"),
            }
            .number("times", *times),
            Event::ChestsReceived { seat, chests } => {
                by("chests-received", *seat).number("chests", *chests).rule("P7-15.11")
            }
            Event::CardDrawn { seat, card: drawn } => match drawn {
                Some(drawn) => by("card-drawn-seen", *seat).part("card", card(*drawn, pack)),
                None => by("card-drawn", *seat),
            }
            .rule("P7-16.1"),
            Event::EndDrawn { seat } => by("end-drawn", *seat).rule("P7-19.1"),
            Event::EndDue { round } => {
                Phrase::new("end-due").label("round", round.to_string()).rule("P7-19.7")
            }

            Event::CharactersReturned { seat, characters } => {
                let names = characters.iter().map(|one| a_character(*one));
                by("characters-returned", *seat).part("characters", Phrase::list(names)).rule("P7-18.1")
            }
            Event::RoundEnded { round, .. } => {
                Phrase::new("round-ended").label("round", round.to_string()).rule("P7-18.4")
            }
            Event::HandLeft { seat, cards: left, marks } => by("hand-left", *seat)
                .part("cards", cards(left, pack))
                .number("count", left.len() as i64)
                .number("marks", *marks)
                .rule("P7-20.5"),
            Event::Scored { seat, score } => scored(*seat, *score),
            Event::GameEnded { winners, tie } => game_ended(winners, *tie),
        }
    }
}

fn a_character(character: Character) -> Phrase {
    Phrase::new("a-character").name("character", word(character.id()))
}

fn round_began(round: u16, first: Seat, rounds_after: Option<u8>) -> Phrase {
    let phrase = by(if rounds_after.is_some() { "round-began-last" } else { "round-began" }, first);
    let phrase = phrase.label("round", round.to_string()).number("after", rounds_after.unwrap_or_default());
    phrase.rule(if rounds_after.is_some() { "P7-19.3" } else { "P7-3.1" })
}

fn called(character: Character, seats: &[Seat], gift: u8) -> Phrase {
    let (key, rule) = match (seats.len(), gift) {
        (_, 1) => ("called-gift", "P7-4.15"),
        (_, 2) => ("called-double-gift", "P7-4.12"),
        (1, _) => ("called-one", "P7-4.3"),
        _ => ("called-many", "P7-4.4"),
    };
    Phrase::new(key).name("character", word(character.id())).part("players", players(seats)).rule(rule)
}

fn marked(seat: Seat, reason: MarkReason) -> Phrase {
    let (key, rule) = match reason {
        MarkReason::Declined => ("marked-declined", "P7-4.7"),
        MarkReason::Unable => ("marked-unable", "P7-4.7"),
        MarkReason::Corsair => ("marked-corsair", "P7-7.1"),
        MarkReason::StayedAway => ("marked-stayed-away", "P7-8.8"),
        MarkReason::Treason => ("marked-treason", "P7-8.12"),
        MarkReason::Tavern => ("marked-tavern", "P7-14.13"),
    };
    by(key, seat).rule(rule)
}

fn thrown(seat: Seat, purpose: Purpose, rethrows: u8, dice: &[Die]) -> Phrase {
    let count = |red: bool| dice.iter().filter(|die| die.owner.is_none() == red).count() as i64;
    let shown = |red: bool| faces(dice.iter().filter(|die| die.owner.is_none() == red).map(|die| die.face));
    let (key, rule) = match purpose {
        Purpose::Raid => ("thrown-raid", "P7-9.1"),
        Purpose::Curse => ("thrown-curse", "P7-13.5"),
        Purpose::Whirlpool => ("thrown-whirlpool", "P7-14.18"),
        Purpose::Tavern => ("thrown-tavern", "P7-14.12"),
    };
    let phrase = by(key, seat)
        .number("ships", count(false))
        .number("red", count(true))
        .label("faces", shown(false))
        .label("red-faces", shown(true));
    match rethrows {
        0 => phrase.rule(rule),
        _ => Phrase::new("thrown-again").part("throw", phrase).number("times", rethrows).rule("P7-9.3"),
    }
}

fn fought(fight: Fight, sunk: Sunk) -> Phrase {
    let key = match sunk {
        Sunk::Pirate => "fought-pirate-sinks",
        Sunk::Red => "fought-red-sinks",
        Sunk::Both => "fought-both-sink",
    };
    let [face, red] = fight.faces;
    by(key, fight.owner)
        .number("face", face)
        .number("red", red)
        .part("distance", length(fight.distance))
        .rule("P7-10.7")
}

fn loot(cards: &[Loot]) -> Phrase {
    let count = |kind: Loot| cards.iter().filter(|card| **card == kind).count();
    let mut cargo = Cargo::NONE;
    Good::ALL.into_iter().zip(Loot::ALL).for_each(|(good, kind)| cargo[good] = count(kind) as u8);
    Phrase::list(kinds(cargo).chain(some("count-talismans", count(Loot::Talisman) as u8)))
}

/// So many of something, if there are any.
fn some(key: &'static str, count: u8) -> Option<Phrase> {
    (count > 0).then(|| Phrase::new(key).number("count", count))
}

fn goods_loaded(seat: Seat, kept: Cargo, discarded: Cargo) -> Phrase {
    let (key, rule) = match (kept.is_empty(), discarded.is_empty()) {
        (_, true) => ("goods-kept", "P7-11.5"),
        (true, false) => ("goods-discarded", "P7-11.8"),
        (false, false) => ("goods-kept-discarded", "P7-11.6"),
    };
    by(key, seat).part("kept", goods(kept)).part("discarded", goods(discarded)).rule(rule)
}

fn struck(seat: Seat, cargo: Cargo, talismans: u8, ships: u8) -> Phrase {
    let lost = kinds(cargo).chain(some("count-talismans", talismans)).chain(some("count-ships", ships));
    let lost: Vec<Phrase> = lost.collect();
    if lost.is_empty() {
        return by("struck-nothing", seat).rule("P7-13.2");
    }
    by("struck", seat).part("lost", Phrase::list(lost)).rule("P7-13.6")
}

fn scored(seat: Seat, score: Score) -> Phrase {
    by("scored", seat)
        .number("points", score.points)
        .number("chests", score.chests)
        .number("talismans", score.talismans)
        .number("tokens", score.yin_yang)
        .number("marks", score.marks)
        .rule("P7-20.10")
}

fn game_ended(winners: &[Seat], tie: Option<TieBreak>) -> Phrase {
    let (key, rule) = match tie {
        None => ("game-won", "P7-20.10"),
        Some(TieBreak::Corsairs) => ("game-won-corsairs", "P7-20.10"),
        Some(TieBreak::Marks) => ("game-won-marks", "P7-20.10"),
        Some(TieBreak::Shared) => ("game-shared", "P7-20.10"),
    };
    Phrase::new(key).part("players", players(winners)).rule(rule)
}
