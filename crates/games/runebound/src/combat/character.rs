//! Heroes and allies: who rolls, is wounded and gets tired.

use crate::party::{Ally, Card};
use crate::source::{Source, Text};
use crate::state::Quest;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// The hero of a party, or one of its allies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Body {
    /// The hero.
    #[default]
    Hero,
    /// An ally, by its card.
    Ally(Card),
}

/// A hero or an ally of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Character {
    pub seat: Seat,
    pub body: Body,
}

impl Character {
    /// The hero of a seat.
    pub(crate) const fn hero(seat: Seat) -> Character {
        Character { seat, body: Body::Hero }
    }

    /// An ally of a seat.
    pub(crate) const fn ally(seat: Seat, card: Card) -> Character {
        Character { seat, body: Body::Ally(card) }
    }

    /// The text of the character.
    pub(crate) fn text(self) -> Text {
        match self.body {
            Body::Hero => Text::Hero,
            Body::Ally(card) => Text::from(card),
        }
    }
}

impl Quest {
    /// Everybody of a party: the hero, then the allies.
    pub(crate) fn everybody(&self, seat: Seat) -> impl Iterator<Item = Character> + use<'_> {
        let allies = self.party(seat).allies.iter().map(move |ally| Character::ally(seat, ally.card));
        std::iter::once(Character::hero(seat)).chain(allies)
    }

    fn ally_of(&self, seat: Seat, card: Card) -> Option<&Ally> {
        self.party(seat).allies.iter().find(|ally| ally.card == card)
    }

    /// Whether a character is still there.
    pub(crate) fn is_here(&self, who: Character) -> bool {
        match who.body {
            Body::Hero => true,
            Body::Ally(card) => self.ally_of(who.seat, card).is_some(),
        }
    }

    /// The wounds of a character.
    #[inline]
    pub(crate) fn wounds(&self, who: Character) -> u8 {
        match who.body {
            Body::Hero => self.party(who.seat).wounds,
            Body::Ally(card) => self.ally_of(who.seat, card).map_or(0, |ally| ally.wounds),
        }
    }

    /// The exhaustion of a character.
    #[inline]
    pub(crate) fn exhaustion(&self, who: Character) -> u8 {
        match who.body {
            Body::Hero => self.party(who.seat).exhaustion,
            Body::Ally(card) => self.ally_of(who.seat, card).map_or(0, |ally| ally.exhaustion),
        }
    }

    /// The tokens of a character: wounds and exhaustion; none of who has gone.
    pub(crate) fn tokens_mut(&mut self, who: Character) -> Option<(&mut u8, &mut u8)> {
        let party = self.party_mut(who.seat);
        match who.body {
            Body::Hero => Some((&mut party.wounds, &mut party.exhaustion)),
            Body::Ally(card) => {
                let ally = party.allies.iter_mut().find(|ally| ally.card == card)?;
                Some((&mut ally.wounds, &mut ally.exhaustion))
            }
        }
    }

    /// The id by which names know a character.
    pub(crate) fn character_id(&self, who: Character) -> &'static str {
        self.text_id(Source::new(who.seat, who.text()))
    }
}
