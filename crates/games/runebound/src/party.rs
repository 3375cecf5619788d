//! What a player has: a hero with allies, items, gold and experience.

use crate::cards::Cards;
use crate::effects::vocabulary::Colour;
use crate::pack::{Hex, NOWHERE};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// No hero has more allies, not even where their number is free: no pack has more.
pub(crate) const ALLIES: usize = 32;
/// Cards that lie under others.
pub(crate) const ATTACHED: usize = 4;

/// A card of a party: one of the market, or an adventure card that stayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// A market card, by its number.
    Market(u8),
    /// An adventure card, by its number.
    Adventure(u8),
}

impl Default for Card {
    fn default() -> Card {
        Card::Market(0)
    }
}

/// An ally of a hero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Ally {
    pub card: Card,
    pub wounds: u8,
    pub exhaustion: u8,
}

/// An adventure card that lies under a market card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Attachment {
    pub adventure: u8,
    pub market: u8,
}

/// Kinds of experience tokens, in the order in which they are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Boost {
    /// Two more of mind.
    Mind,
    /// Two more of body.
    Body,
    /// Two more of spirit.
    Spirit,
    /// Two more of strength.
    Strength,
    /// One more of life, and a colour is closed.
    Life,
}

impl Boost {
    /// All of them.
    pub const ALL: [Boost; 5] = [Boost::Mind, Boost::Body, Boost::Spirit, Boost::Strength, Boost::Life];

    /// The id by which the phrase book knows it.
    pub const fn id(self) -> &'static str {
        match self {
            Boost::Mind => "mind",
            Boost::Body => "body",
            Boost::Spirit => "spirit",
            Boost::Strength => "strength",
            Boost::Life => "life",
        }
    }
}

/// What a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Party {
    /// The hero, as the pack counts them.
    pub hero: u8,
    /// Where the figure stands; nowhere before the first turn.
    pub hex: Hex,
    /// The hex from which it last walked into this one.
    pub from: Hex,
    pub gold: u16,
    /// Adventure tokens by colour.
    pub tokens: [u8; 4],
    /// Experience noted on paper.
    pub paper: u8,
    /// Experience tokens: mind, body, spirit, strength, life.
    pub boosts: [u8; 5],
    pub wounds: u8,
    pub exhaustion: u8,
    /// Market items.
    pub items: Cards,
    /// Adventure cards that stayed as items, trophies or runes.
    pub kept: Cards,
    /// Face-down cards: of the market, and adventure cards.
    pub down: [Cards; 2],
    /// Encounters that are carried.
    pub tasks: Cards,
    /// Adventure cards that lie under market cards.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Attachment>"))]
    pub attached: ArrayVec<[Attachment; ATTACHED]>,
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Ally>"))]
    pub allies: ArrayVec<[Ally; ALLIES]>,
}

impl Default for Party {
    fn default() -> Party {
        Party {
            hero: 0,
            hex: NOWHERE,
            from: NOWHERE,
            gold: 0,
            tokens: [0; 4],
            paper: 0,
            boosts: [0; 5],
            wounds: 0,
            exhaustion: 0,
            items: Cards::NONE,
            kept: Cards::NONE,
            down: [Cards::NONE; 2],
            tasks: Cards::NONE,
            attached: ArrayVec::new(),
            allies: ArrayVec::new(),
        }
    }
}

impl Party {
    /// One more than the number of experience tokens (RN-15.17).
    pub(crate) fn level(&self) -> u8 {
        1 + self.boosts.iter().sum::<u8>()
    }

    /// Whether a colour of adventures is closed to the hero (RN-15.11).
    #[inline]
    pub(crate) const fn is_locked(&self, colour: Colour) -> bool {
        (colour as u8) < self.boosts[Boost::Life as usize]
    }

    /// Whether the figure is on the map.
    #[inline]
    pub(crate) const fn is_placed(&self) -> bool {
        self.hex != NOWHERE
    }

    /// Whether the hero or an ally has a wound or exhaustion (RN-6.5).
    #[inline]
    pub(crate) fn is_worn(&self) -> bool {
        self.wounds + self.exhaustion > 0 || self.allies.iter().any(|ally| ally.wounds + ally.exhaustion > 0)
    }

    /// The place of an ally among the allies.
    pub(crate) fn ally(&self, card: Card) -> Option<usize> {
        self.allies.iter().position(|ally| ally.card == card)
    }

    /// Whether a card of the party lies face down.
    #[inline]
    pub(crate) const fn is_down(&self, card: Card) -> bool {
        match card {
            Card::Market(card) => self.down[0].has(card),
            Card::Adventure(card) => self.down[1].has(card),
        }
    }

    /// Turns a card of the party face down.
    pub(crate) fn turn_down(&mut self, card: Card) {
        match card {
            Card::Market(card) => self.down[0].add(card),
            Card::Adventure(card) => self.down[1].add(card),
        }
    }
}
