//! What lies beside the map: cities with their markets, the event in force, the tracks and the final battle.

use crate::titles::lines::{INDENT, list, wrap};
use crate::words::Words;
use freeport_kernel::Phrase;
use freeport_runebound::effects::say::{Speaker, effect};
use freeport_runebound::effects::vocabulary::Colour;
use freeport_runebound::{Atlas, CITIES, DoomView, Kind, MarketView, Pack, View};

/// The lines between the world and the parties.
pub(super) fn draw(pack: &Pack, view: &View, words: &Words) -> Vec<String> {
    let mut lines = wrap(&cities(&pack.atlas, view, words), " · ", 0);
    lines.extend(stalls(pack, view, words));
    let decks = Colour::ALL.into_iter().zip(&view.decks).zip(view.reserve).map(|((colour, deck), left)| {
        let phrase = Phrase::new("board-deck").name("colour", colour.id());
        let said = words.say(&phrase.number("cards", deck.cards).number("tokens", left));
        deck.top.map_or_else(|| said.clone(), |top| format!("{said} ({})", words.name(top)))
    });
    let market = words.say(&Phrase::new("board-stock").number("cards", view.stock));
    lines.extend(wrap(&decks.chain([market]).collect::<Vec<_>>(), " · ", 0));
    lines.extend(event(pack, view, words));
    lines.extend(undefeated(&pack.atlas, view, words));
    lines.extend(view.doom.iter().flat_map(|doom| wrap(&[track(doom, words)], "", 0)));
    lines.extend(finale(view, words));
    lines
}

fn cities(atlas: &Atlas, view: &View, words: &Words) -> Vec<String> {
    let towns = atlas.towns.iter().zip(&view.markets);
    let city = |(town, market): (&freeport_runebound::Town, &MarketView)| {
        let label = &atlas.labels[usize::from(town.hex)];
        let phrase = Phrase::new("board-city").label("at", label).number("cards", market.cards.len() as i64);
        format!("{} {}", words.name(market.city), words.say(&phrase))
    };
    towns.map(city).collect()
}

/// What is for sale where the acting hero stands.
fn stalls(pack: &Pack, view: &View, words: &Words) -> Vec<String> {
    let hex = view.parties.get(view.acting.index()).and_then(|party| party.hex);
    let town = pack.atlas.towns.iter().position(|town| Some(town.hex) == hex);
    let Some(market) = town.and_then(|town| view.markets.get(town)) else { return Vec::new() };
    if market.cards.is_empty() {
        return Vec::new();
    }
    let wares = market.cards.iter().map(|ware| {
        let phrase = Phrase::new("board-ware").label("card", words.name(ware.id)).number("gold", ware.cost);
        words.say(&phrase)
    });
    let wares: Vec<String> = wares.collect();
    let phrase = Phrase::new("board-market").name("city", market.city);
    wrap(&[words.say(&phrase.label("wares", list(&wares, ", ")))], "", INDENT)
}

/// The event with what it does.
fn event(pack: &Pack, view: &View, words: &Words) -> Vec<String> {
    let card = view.event.and_then(|id| pack.adventures.iter().find(|card| card.id == id));
    let Some((id, Kind::Event(event))) = card.map(|card| (&card.id, &card.kind)) else { return Vec::new() };
    let does = event
        .text
        .iter()
        .flat_map(|line| line.effects.iter().map(|one| words.say(&effect(Speaker::Event, line.when, one))));
    let does: Vec<String> = does.collect();
    let phrase = Phrase::new("board-event").label("card", words.name(id)).label("does", does.join("; "));
    wrap(&[words.say(&phrase)], "", 0)
}

fn undefeated(atlas: &Atlas, view: &View, words: &Words) -> Vec<String> {
    let spaces =
        (1..).zip(&view.undefeated).filter_map(|(space, left)| left.as_ref().map(|left| (space, left)));
    let spaces: Vec<String> = spaces
        .map(|(space, left): (u8, _)| {
            format!("{space} {} {}", words.name(left.card), atlas.labels[usize::from(left.hex)])
        })
        .collect();
    if spaces.is_empty() {
        return Vec::new();
    }
    let phrase = Phrase::new("board-undefeated").label("cards", list(&spaces, ", "));
    wrap(&[words.say(&phrase)], "", 0)
}

fn track(doom: &DoomView, words: &Words) -> String {
    let backs: Vec<String> = doom.cards.iter().map(|colour| words.name(colour.id())).collect();
    let backs = if backs.is_empty() { "–".to_owned() } else { list(&backs, ", ") };
    let phrase = Phrase::new("board-doom").number("tokens", doom.tokens).number("all", CITIES as i64);
    words.say(&phrase.label("cards", backs).number("number", doom.number))
}

fn finale(view: &View, words: &Words) -> Vec<String> {
    let Some(finale) = &view.finale else { return Vec::new() };
    let order = finale.order.iter().enumerate().map(|(at, seat)| {
        let hero = view.parties[seat.index()].hero.unwrap_or("nothing");
        let key = if at < usize::from(finale.out) { "board-fallen" } else { "board-fighter" };
        words.say(&Phrase::new(key).name("hero", hero).number("cards", finale.red_cards[seat.index()]))
    });
    let order: Vec<String> = order.collect();
    wrap(&[words.say(&Phrase::new("board-finale").label("heroes", list(&order, ", ")))], "", 0)
}
