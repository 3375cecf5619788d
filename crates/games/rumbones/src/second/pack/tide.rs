//! `tide.toml`: the Tide cards.

use super::words::WORDS;
use super::{DECK, FACTIONS, faction_of};
use crate::effects::vocabulary::Line;
use crate::pack::lines::Place;
use freeport_pack::{Name, PackFlaw, Register, bounded, flaw, parse};
use serde::Deserialize;

const FILE: &str = "tide.toml";

/// No card has more symbols.
const MOST_SYMBOLS: u8 = 3;

/// A Tide card, of which a deck may have several copies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The id by which names know it.
    pub id: String,
    /// Whose deck it is in: the number of the faction.
    pub faction: u8,
    /// How many of it the deck has.
    pub copies: u8,
    /// How many symbols of the Kraken it bears.
    pub symbols: u8,
    /// What it does.
    pub lines: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Shape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shape {
    id: String,
    faction: String,
    copies: u8,
    name: Name,
    #[serde(default)]
    symbols: u8,
    text: Vec<Line>,
}

pub(super) fn read(text: &str, register: &mut Register) -> Result<Vec<Card>, PackFlaw> {
    let mut cards = Vec::new();
    for Shape { id, faction, copies, name, symbols, text } in parse::<File>(FILE, text)?.card {
        let Some(faction) = faction_of(&faction) else {
            return Err(flaw(FILE, &id, format!("`faction`: there is no `{faction}`")));
        };
        bounded(FILE, &id, "copies", copies, 1..=DECK as u8)?;
        bounded(FILE, &id, "symbols", symbols, 0..=MOST_SYMBOLS)?;
        WORDS.check(FILE, &id, Place::Card, &text)?;
        if text.len() != 1 {
            return Err(flaw(FILE, &id, "`text` must be one line"));
        }
        register.enter(FILE, &id, name)?;
        cards.push(Card { id, faction, copies, symbols, lines: text });
    }
    for (faction, id) in (0..).zip(FACTIONS) {
        let own = cards.iter().filter(|card| card.faction == faction);
        let count: usize = own.map(|card| usize::from(card.copies)).sum();
        if count != DECK {
            return Err(flaw(FILE, id, format!("`copies`: its deck must have {DECK} cards, not {count}")));
        }
    }
    Ok(cards)
}

/// Which card each of a faction's cards is, as the pack counts them.
pub(super) fn deck(cards: &[Card], faction: u8) -> Vec<u8> {
    let own = (0..).zip(cards).filter(|(_, card)| card.faction == faction);
    own.flat_map(|(at, card)| vec![at; usize::from(card.copies)]).collect()
}
