//! `tide.toml`: the Tide cards.

use super::lines::Place;
use super::words::WORDS;
use crate::core::side::Side;
use crate::effects::vocabulary::Line;
use freeport_pack::{Name, PackFlaw, Register, bounded, flaw, parse};
use serde::Deserialize;

const FILE: &str = "tide.toml";

/// How many cards everybody's deck has.
const GENERIC: usize = 10;
/// How many cards only one side's deck has.
const UNIQUE: usize = 20;
/// How many symbols of the Kraken a deck has.
const SYMBOLS: u8 = 18;
/// No card has more symbols.
const MOST_SYMBOLS: u8 = 2;

/// A Tide card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The id by which names know it.
    pub id: String,
    /// Whose deck it is in.
    pub deck: Deck,
    /// How many symbols of the Kraken it bears.
    pub symbols: u8,
    /// What it does.
    pub lines: Vec<Line>,
}

/// Whose deck a card is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deck {
    /// Everybody's.
    Generic,
    /// That of the Wellsport Brotherhood.
    Wellsport,
    /// That of the Bone Devils.
    Bones,
}

impl Deck {
    /// Whether its cards are in the deck of a side.
    pub const fn serves(self, side: Side) -> bool {
        match self {
            Deck::Generic => true,
            Deck::Wellsport => matches!(side, Side::Wellsport),
            Deck::Bones => matches!(side, Side::Bones),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<CardShape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardShape {
    id: String,
    deck: Deck,
    name: Name,
    #[serde(default)]
    symbols: u8,
    text: Vec<Line>,
}

pub(super) fn read(text: &str, register: &mut Register) -> Result<Vec<Card>, PackFlaw> {
    let mut cards = Vec::new();
    for CardShape { id, deck, name, symbols, text } in parse::<File>(FILE, text)?.card {
        bounded(FILE, &id, "symbols", symbols, 0..=MOST_SYMBOLS)?;
        WORDS.check(FILE, &id, Place::Card, &text)?;
        register.enter(FILE, &id, name)?;
        cards.push(Card { id, deck, symbols, lines: text });
    }
    let order = [(Deck::Generic, GENERIC), (Deck::Wellsport, UNIQUE), (Deck::Bones, UNIQUE)];
    let order: Vec<Deck> = order.iter().flat_map(|(deck, count)| vec![*deck; *count]).collect();
    if cards.len() != order.len() {
        return Err(flaw(FILE, "card", format!("there must be {} cards, not {}", order.len(), cards.len())));
    }
    if let Some((card, deck)) = cards.iter().zip(order).find(|(card, deck)| card.deck != *deck) {
        return Err(flaw(
            FILE,
            &card.id,
            format!("`deck` must be {deck:?} here: cards stand by their decks"),
        ));
    }
    for side in Side::BOTH {
        let symbols: u8 = cards.iter().filter(|card| card.deck.serves(side)).map(|card| card.symbols).sum();
        if symbols != SYMBOLS {
            let problem = format!("`symbols`: its deck must have {SYMBOLS}, not {symbols}");
            return Err(flaw(FILE, side.id(), problem));
        }
    }
    Ok(cards)
}
