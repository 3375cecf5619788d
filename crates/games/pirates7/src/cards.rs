//! The Adventure cards: Caravans, Ports and Curses. The End card is no card of its own here: it is known where it lies.

use crate::components::Nation;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How many Adventure cards there are besides the End card.
pub const CARDS: usize = 30;
/// How many of them are Caravans.
pub const CARAVANS: usize = 16;
/// How many of them are Ports.
pub const PORTS: usize = 6;

/// The Caravans, as bits.
pub(crate) const CARAVAN_CARDS: u32 = (1 << CARAVANS) - 1;
/// The Ports, as bits.
pub(crate) const PORT_CARDS: u32 = ((1 << PORTS) - 1) << CARAVANS;
/// The Curses, as bits.
pub(crate) const CURSE_CARDS: u32 = 0xFF << (CARAVANS + PORTS);
/// All of them, as bits.
pub(crate) const ALL_CARDS: u32 = (1 << CARDS) - 1;

/// A Caravan card, from 0; written `eng-2`, `eng-3a`, `eng-3b`, `eng-4`, and so on for `spa`, `fra` and `hol`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "String"))]
#[serde(try_from = "String", into = "String")]
pub struct Caravan(u8);

const CARAVAN_IDS: [&str; CARAVANS] = [
    "caravan.eng-2",
    "caravan.eng-3a",
    "caravan.eng-3b",
    "caravan.eng-4",
    "caravan.spa-2",
    "caravan.spa-3a",
    "caravan.spa-3b",
    "caravan.spa-4",
    "caravan.fra-2",
    "caravan.fra-3a",
    "caravan.fra-3b",
    "caravan.fra-4",
    "caravan.hol-2",
    "caravan.hol-3a",
    "caravan.hol-3b",
    "caravan.hol-4",
];

impl Caravan {
    /// All sixteen.
    pub fn all() -> impl Iterator<Item = Caravan> {
        (0..CARAVANS as u8).map(Caravan)
    }

    /// The Caravan as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The nation it belongs to.
    pub const fn nation(self) -> Nation {
        Nation::ALL[self.0 as usize / 4]
    }

    /// The card's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        CARAVAN_IDS[self.0 as usize]
    }

    /// The card.
    pub const fn card(self) -> Card {
        Card(self.0)
    }
}

/// The current Port: Pirate Bay, or one of six cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "Ports are what they are called")]
pub enum Port {
    Tortuga = 0,
    Nassau = 1,
    Havana = 2,
    Cartagena = 3,
    Curacao = 4,
    Maracaibo = 5,
    /// The Port of the start, printed on the Adventure board: no card.
    PirateBay = 6,
}

impl Port {
    /// The six cards.
    pub const CARDS: [Port; PORTS] =
        [Port::Tortuga, Port::Nassau, Port::Havana, Port::Cartagena, Port::Curacao, Port::Maracaibo];

    /// The Port's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        [
            "port.tortuga",
            "port.nassau",
            "port.havana",
            "port.cartagena",
            "port.curacao",
            "port.maracaibo",
            "port.pirate_bay",
        ][self as usize]
    }

    /// The card; none for Pirate Bay.
    pub const fn card(self) -> Option<Card> {
        match self {
            Port::PirateBay => None,
            _ => Some(Card(CARAVANS as u8 + self as u8)),
        }
    }
}

/// One of the eight Curses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "Curses are what they are called")]
pub enum Curse {
    Kraken = 0,
    Iceberg = 1,
    Sirens = 2,
    Mutiny = 3,
    Whirlpool = 4,
    Idol = 5,
    Wages = 6,
    Tavern = 7,
}

impl Curse {
    /// All eight.
    pub const ALL: [Curse; 8] = [
        Curse::Kraken,
        Curse::Iceberg,
        Curse::Sirens,
        Curse::Mutiny,
        Curse::Whirlpool,
        Curse::Idol,
        Curse::Wages,
        Curse::Tavern,
    ];

    /// The Curse's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        [
            "curse.kraken",
            "curse.iceberg",
            "curse.sirens",
            "curse.mutiny",
            "curse.whirlpool",
            "curse.idol",
            "curse.wages",
            "curse.tavern",
        ][self as usize]
    }

    /// The card.
    pub const fn card(self) -> Card {
        Card((CARAVANS + PORTS) as u8 + self as u8)
    }

    /// Whether all ships at sea are thrown.
    pub const fn throws_ships(self) -> bool {
        matches!(self, Curse::Kraken | Curse::Iceberg | Curse::Sirens | Curse::Mutiny | Curse::Whirlpool)
    }
}

/// What an Adventure card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adventure {
    /// A Caravan to raid.
    Caravan(Caravan),
    /// A Port to sell in.
    Port(Port),
    /// A Curse to cast.
    Curse(Curse),
}

/// An Adventure card, from 0: Caravans, then Ports, then Curses; written `eng-2`, `tortuga`, `kraken` and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "String"))]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// All thirty.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    /// The card of a number; none when there is no such card.
    pub const fn new(number: u8) -> Option<Card> {
        if (number as usize) < CARDS { Some(Card(number)) } else { None }
    }

    /// The card as one bit of a set.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The number chance knows the card by, from 1.
    pub const fn number(self) -> u32 {
        self.0 as u32 + 1
    }

    /// What it is.
    pub const fn adventure(self) -> Adventure {
        let number = self.0 as usize;
        if number < CARAVANS {
            Adventure::Caravan(Caravan(self.0))
        } else if number < CARAVANS + PORTS {
            Adventure::Port(Port::CARDS[number - CARAVANS])
        } else {
            Adventure::Curse(Curse::ALL[(number - CARAVANS - PORTS) % 8])
        }
    }

    /// The card's id in packs and phrase books.
    pub const fn id(self) -> &'static str {
        match self.adventure() {
            Adventure::Caravan(caravan) => caravan.id(),
            Adventure::Port(port) => port.id(),
            Adventure::Curse(curse) => curse.id(),
        }
    }

    /// The cards of a set, in order.
    pub fn of(mut set: u32) -> impl Iterator<Item = Card> {
        std::iter::from_fn(move || {
            let card = (set != 0).then(|| Card(set.trailing_zeros() as u8))?;
            set &= set - 1;
            Some(card)
        })
    }

    /// The card as it is written, without what it belongs to.
    fn short(self) -> &'static str {
        self.id().split_once('.').map_or("", |(_, short)| short)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.short())
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(text: String) -> Result<Card, String> {
        Card::all().find(|card| card.short() == text).ok_or_else(|| format!("there is no card `{text}`"))
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.short().to_owned()
    }
}

impl TryFrom<String> for Caravan {
    type Error = String;

    fn try_from(text: String) -> Result<Caravan, String> {
        Caravan::all()
            .find(|caravan| caravan.card().short() == text)
            .ok_or_else(|| format!("there is no Caravan `{text}`"))
    }
}

impl From<Caravan> for String {
    fn from(caravan: Caravan) -> String {
        caravan.card().short().to_owned()
    }
}
