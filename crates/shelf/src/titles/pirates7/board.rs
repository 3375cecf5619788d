//! The whole table, drawn in text.

use super::{colour, goods, players, say, tray};
use crate::ink::{Hue, Ink};
use crate::titles::lines::wrap;
use crate::words::Words;
use freeport_kernel::Phrase;
use freeport_pirates7::{Adventure, Asked, Card, CurseView, Nation, Pack, RaidView, View};

/// Draws what the viewer sees: the Port and the decks, the players, the tray, and what is asked.
pub(super) fn draw(pack: &Pack, view: &View, words: &Words, ink: Ink) -> String {
    let mut lines = wrap(&head(view, words), " · ", 0);
    lines.extend(wrap(&[port(view, words)], "", 0));
    lines.extend(wrap(&scene(pack, view, words), " · ", 0));
    lines.push(String::new());
    lines.extend(players::draw(pack, view, words, ink));
    if !view.tray.is_empty() {
        lines.push(String::new());
        lines.extend(tray::draw(view, words, ink));
    }
    let under_way = view.raid.iter().map(|raid| raid_line(pack, raid, words));
    let under_way = under_way.chain(view.curse.iter().map(|curse| curse_line(pack, curse, words)));
    let question = under_way.chain(view.asked.iter().map(|asked| asked_line(asked, words)));
    let question: Vec<String> = question.flat_map(|text| wrap(&[text], "", 0)).collect();
    if !question.is_empty() {
        lines.push(String::new());
        lines.extend(question.iter().map(|line| ink.paint(Hue::Bold, line)));
    }
    lines.join("\n")
}

fn head(view: &View, words: &Words) -> Vec<String> {
    let round = match view.rounds_after {
        None => Phrase::new("board-round"),
        Some(after) => Phrase::new("board-round-last").number("after", after),
    };
    let round = round.label("round", view.round.to_string()).name("first", colour(view.first));
    let deck = match view.above_end {
        Some(above) => Phrase::new("board-deck").number("above", above),
        None => Phrase::new("board-deck-ended"),
    };
    let discards = view.discard.total() + u16::from(view.discarded_talismans);
    let loot = Phrase::new("board-loot").number("loot", view.loot).number("discard", discards);
    vec![words.say(&round), words.say(&deck.number("deck", view.deck)), words.say(&loot)]
}

fn port(view: &View, words: &Words) -> String {
    let [fruit, coffee, rum] = view.prices;
    let prices = Phrase::new("prices").number("fruit", fruit).number("coffee", coffee).number("rum", rum);
    words.say(&Phrase::new("board-port").name("port", view.port.id()).part("prices", prices))
}

/// The last Adventure, the Corsair tokens left, and the Caravans still to come.
fn scene(pack: &Pack, view: &View, words: &Words) -> Vec<String> {
    let mut parts: Vec<String> = view
        .top
        .map(|card| words.say(&Phrase::new("board-top").label("card", card_name(pack, card, words))))
        .into_iter()
        .collect();
    let nations: Vec<String> = view.corsairs.iter().map(|nation| words.name(nation.id())).collect();
    let nations = if nations.is_empty() { "–".to_owned() } else { nations.join(", ") };
    parts.push(words.say(&Phrase::new("board-corsairs-left").label("nations", nations)));
    if let Some(tally) = &view.tally {
        let left = Nation::ALL.into_iter().zip(tally.caravans_left);
        let left: Vec<String> =
            left.map(|(nation, count)| format!("{} {count}", words.name(nation.id()))).collect();
        parts.push(words.say(&Phrase::new("board-tally").label("left", left.join(", "))));
    }
    parts
}

/// What an Adventure card is called.
pub(super) fn card_name(pack: &Pack, card: Card, words: &Words) -> String {
    let bare = |id: &'static str| id.split_once('.').map_or(id, |(_, word)| word);
    words.say(&match card.adventure() {
        Adventure::Caravan(caravan) => Phrase::new("card-caravan")
            .name("nation", bare(caravan.nation().id()))
            .number("ships", pack.ships(caravan)),
        Adventure::Port(port) => Phrase::new("card-port").name("port", bare(port.id())),
        Adventure::Curse(curse) => Phrase::new("card-curse").name("curse", bare(curse.id())),
    })
}

fn raid_line(pack: &Pack, raid: &RaidView, words: &Words) -> String {
    let mut sent = Vec::new();
    for (ships, name) in raid.sent.iter().zip(super::COLOURS) {
        if let Some(ships) = ships {
            sent.push(format!("{} {ships}", words.name(name)));
        }
    }
    let sent = if sent.is_empty() { "–".to_owned() } else { sent.join(", ") };
    let card = card_name(pack, raid.caravan.card(), words);
    words.say(&Phrase::new("board-raid").label("card", card).number("limit", raid.limit).label("sent", sent))
}

fn curse_line(pack: &Pack, curse: &CurseView, words: &Words) -> String {
    let phrase = match curse.good {
        Some(good) => Phrase::new("board-curse-good").name("good", good.id()),
        None => Phrase::new("board-curse"),
    };
    words.say(
        &phrase.name("who", colour(curse.seat)).label("card", card_name(pack, curse.curse.card(), words)),
    )
}

fn asked_line(asked: &Asked, words: &Words) -> String {
    let cargo = asked.goods.map(|cargo| goods(cargo, words)).unwrap_or_default();
    let question =
        Phrase::new(asked.what).label("goods", cargo).number("limit", asked.limit.unwrap_or_default());
    let seats: Vec<String> = asked.seats.iter().map(|seat| words.name(colour(*seat))).collect();
    let line = if seats.is_empty() { say("ask-nothing", words) } else { words.say(&question) };
    format!("▶ {}: {line}", seats.join(", "))
}
