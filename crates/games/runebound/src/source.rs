//! Whose text it is that works.

use crate::combat::{Body, Character};
use crate::effects::vocabulary::{Effect, Figures, Keep, Kept, Line};
use crate::pack::{Challenge, Kind, Wares};
use crate::party::Card;
use crate::state::Quest;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// A text of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Text {
    /// That of the hero.
    Hero,
    /// That of a market card.
    Market(u8),
    /// That of an adventure card which stayed with the hero.
    Kept(u8),
    /// That of an encounter which lies under another card.
    Attached(u8),
    /// That of a challenge.
    Challenge(u8),
    /// The reward of a challenge.
    Reward(u8),
    /// That of an encounter.
    Encounter(u8),
    /// That of an event.
    Event(u8),
}

impl Text {
    /// The card of a party that has this text.
    pub(crate) const fn card(self) -> Option<Card> {
        match self {
            Text::Market(card) => Some(Card::Market(card)),
            Text::Kept(card) => Some(Card::Adventure(card)),
            _ => None,
        }
    }
}

impl From<Card> for Text {
    fn from(card: Card) -> Text {
        match card {
            Card::Market(card) => Text::Market(card),
            Card::Adventure(card) => Text::Kept(card),
        }
    }
}

/// A text that works for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Source {
    pub seat: Seat,
    pub text: Text,
}

impl Source {
    pub(crate) const fn new(seat: Seat, text: Text) -> Source {
        Source { seat, text }
    }
}

impl Quest {
    /// The lines of a text.
    #[inline]
    pub(crate) fn lines_of(&self, source: Source) -> &'static [Line] {
        let pack = self.pack();
        match source.text {
            Text::Hero => &pack.heroes[usize::from(self.party(source.seat).hero)].text,
            Text::Market(card) => &pack.goods[usize::from(pack.stock[usize::from(card)])].text,
            Text::Kept(card) => self.kept(card).map_or(&[], |kept| &kept.text),
            Text::Reward(_) => &[],
            Text::Attached(card) | Text::Challenge(card) | Text::Encounter(card) | Text::Event(card) => {
                match &pack.adventures[usize::from(card)].kind {
                    Kind::Challenge(challenge) => &challenge.text,
                    Kind::Event(event) => &event.text,
                    Kind::Encounter(encounter) => &encounter.text,
                }
            }
        }
    }

    /// What an adventure card is once it stays with a hero.
    #[inline]
    pub(crate) fn kept(&self, card: u8) -> Option<&'static Kept> {
        self.pack().adventures[usize::from(card)].kept.as_ref()
    }

    /// A challenge by the number of its card.
    #[inline]
    pub(crate) fn challenge(&self, card: u8) -> Option<&'static Challenge> {
        match &self.pack().adventures.get(usize::from(card))?.kind {
            Kind::Challenge(challenge) => Some(challenge),
            _ => None,
        }
    }

    /// The figures of an ally.
    #[inline]
    pub(crate) fn ally_figures(&self, card: Card) -> Option<&'static Figures> {
        let pack = self.pack();
        match card {
            Card::Market(card) => match &pack.goods[usize::from(pack.stock[usize::from(card)])].wares {
                Wares::Ally(figures) => Some(figures),
                Wares::Item(..) => None,
            },
            Card::Adventure(card) => match &self.kept(card)?.r#as {
                Keep::Ally(figures) => Some(figures),
                _ => None,
            },
        }
    }

    /// The same where the card may be any.
    pub(crate) fn ally_figures_of(&self, card: Card) -> Option<&'static Figures> {
        let pack = self.pack();
        let known = match card {
            Card::Market(card) => usize::from(card) < pack.stock.len(),
            Card::Adventure(card) => usize::from(card) < pack.adventures.len(),
        };
        if known { self.ally_figures(card) } else { None }
    }

    /// Who of a party has a text: an ally its own, the hero every other.
    #[inline]
    pub(crate) fn bearer(&self, source: Source) -> Character {
        let ally = source.text.card().filter(|card| self.ally_figures(*card).is_some());
        Character { seat: source.seat, body: ally.map_or(Body::Hero, Body::Ally) }
    }

    /// The texts of everything that a party has: hero, items, allies, kept cards and what lies under others.
    #[inline]
    pub(crate) fn texts(&self, seat: Seat) -> impl Iterator<Item = Text> + use<'_> {
        let party = self.party(seat);
        std::iter::once(Text::Hero)
            .chain(party.items.iter().map(Text::Market))
            .chain(party.allies.iter().map(|ally| Text::from(ally.card)))
            .chain(party.kept.iter().map(Text::Kept))
            .chain(party.attached.iter().map(|attached| Text::Attached(attached.adventure)))
    }

    /// The id by which names know who or what has a text.
    pub(crate) fn text_id(&self, source: Source) -> &'static str {
        let pack = self.pack();
        match source.text {
            Text::Hero => &pack.heroes[usize::from(self.party(source.seat).hero)].id,
            Text::Market(card) => &pack.goods[usize::from(pack.stock[usize::from(card)])].id,
            Text::Kept(card) => &pack.adventures[usize::from(card)].kept_id,
            Text::Attached(card)
            | Text::Challenge(card)
            | Text::Reward(card)
            | Text::Encounter(card)
            | Text::Event(card) => &pack.adventures[usize::from(card)].id,
        }
    }

    /// The effects of the event in force.
    #[inline]
    pub(crate) fn event_effects(&self) -> impl Iterator<Item = &'static Effect> + use<> {
        let lines = self.event.map(|card| self.lines_of(Source::new(Seat(0), Text::Event(card))));
        let lines = lines.unwrap_or(&[]).iter();
        lines
            .filter(|line| line.when == crate::effects::vocabulary::Moment::Always)
            .flat_map(|line| &line.effects)
    }
}
