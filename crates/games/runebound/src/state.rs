//! The whole state of a game: a plain value without heap.

use crate::abilities::Marks;
use crate::cards::Cards;
use crate::combat::{Fight, Packet, Roll};
use crate::decks::{Deck, Laid};
use crate::effects::vocabulary::{Colour, Keep};
use crate::event::Event;
use crate::options::Options;
use crate::pack::{Adventure, CITIES, Goods, Hero, Hex, Kind, NOWHERE, Pack, Wares};
use crate::party::{Card, Party};
use crate::task::Task;
use crate::trade::Trade;
use freeport_kernel::{Seat, SeatSet, Table as KernelTable};
use freeport_steps::State;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

pub(crate) type Table = KernelTable<Event>;

/// The most players.
pub(crate) const PLAYERS: usize = 6;
/// No deck has more cards.
pub(crate) const CARDS: usize = 128;
/// Spaces of the undefeated track.
pub(crate) const UNDEFEATED: usize = 6;
/// Movement dice.
pub(crate) const DICE: usize = 5;
/// So many Dragon Runes win.
pub(crate) const RUNES: u8 = 3;

/// The steps of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Before the first turn.
    #[default]
    Setup,
    /// Cards are turned up.
    Refresh,
    /// The party moves.
    Movement,
    /// An adventure, or another hero.
    Adventure,
    /// The market of a city.
    Market,
    /// Experience is spent.
    Experience,
    /// The turn ends.
    TurnEnd,
    /// The final battle.
    Finale,
}

/// A challenge that was left behind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Undefeated {
    pub card: u8,
    /// Where its numbered token lies.
    pub hex: Hex,
    /// The turn in which it came onto the track, counted by challenges.
    pub age: u32,
}

/// The doom track.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct DoomTrack {
    /// Face-down adventure cards, from the first space.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Laid>"))]
    pub cards: ArrayVec<[Laid; CITIES]>,
    /// Doom tokens, from the first space.
    pub tokens: u8,
}

/// The final battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Finale {
    /// In which order heroes enter it.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub order: ArrayVec<[u8; PLAYERS]>,
    /// Whose turn it is in that order.
    pub at: u8,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Verdict {
    /// A hero killed the High Lord.
    Slain(Seat),
    /// A hero owns enough Dragon Runes, or red cards in the final battle.
    Runes(Seat),
    /// Everybody lost the final battle.
    Fallen,
    /// The game was stopped after its last turn.
    Stopped,
}

/// The state of a game of Runebound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Quest {
    /// How the game was set up.
    pub(crate) options: Options,
    /// How many began to play.
    pub(crate) players: u8,
    /// Turns begun so far.
    pub(crate) turn: u32,
    /// Who began.
    pub(crate) first: Seat,
    /// Whose turn it is; in the final battle, who fights.
    pub(crate) acting: Seat,
    /// The step of the turn.
    pub(crate) stage: Stage,
    /// How the game ended.
    pub(crate) verdict: Option<Verdict>,
    /// What the players have; those of empty seats are blank.
    pub(crate) parties: [Party; PLAYERS],
    /// Heroes that nobody has, as bits.
    pub(crate) idle: u64,

    /// Gems that have their adventure token, as bits.
    pub(crate) tokens: u64,
    /// Adventure tokens in the reserve.
    pub(crate) reserve: [u8; 4],
    /// The undefeated track.
    pub(crate) undefeated: [Option<Undefeated>; UNDEFEATED],
    /// Challenges left behind so far.
    pub(crate) left_behind: u32,
    /// The event in force.
    pub(crate) event: Option<u8>,
    /// The adventure card that is being resolved.
    pub(crate) open: Option<u8>,
    /// Adventure cards that are out of the game.
    pub(crate) removed: Cards,
    /// The adventure decks.
    pub(crate) adventures: [Deck<CARDS>; 4],
    /// The market deck.
    pub(crate) stock: Deck<CARDS>,
    /// The markets of the cities.
    pub(crate) markets: [Cards; CITIES],
    /// The doom track.
    pub(crate) doom: DoomTrack,
    /// The final battle, once it has begun.
    pub(crate) finale: Option<Finale>,

    /// Faces of the movement dice that were rolled, counted from 0.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub(crate) dice: ArrayVec<[u8; DICE]>,
    /// Hexes entered since.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Hex>"))]
    pub(crate) path: ArrayVec<[Hex; DICE]>,
    /// Whether the party has been placed in a city instead of moving.
    pub(crate) warped: bool,
    /// Whether the card being resolved is a road hazard.
    pub(crate) hazard: bool,
    /// Cards that may still be drawn in this Adventure step.
    pub(crate) draws: u8,
    /// Market cards bought in this turn.
    pub(crate) bought: Cards,
    /// Market cards sold in this turn.
    pub(crate) sold: Cards,
    /// What the next purchase costs less.
    pub(crate) discount: u8,
    /// A negotiation under way.
    pub(crate) trade: Option<Trade>,
    /// Who refused a deal in this turn.
    pub(crate) rebuffs: SeatSet,

    /// The combat under way.
    pub(crate) fight: Option<Fight>,
    /// The dice that were rolled and are not settled yet.
    pub(crate) roll: Option<Roll>,
    /// Wounds that are being dealt; the last packet comes first.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Packet>"))]
    pub(crate) packets: ArrayVec<[Packet; 4]>,
    /// Seats that have activated a card in this window, as bits.
    pub(crate) activated: u8,
    /// Abilities that are used up for a while.
    pub(crate) marks: Marks,
    /// What is under way; the last one comes first.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Task>"))]
    pub(crate) agenda: ArrayVec<[Task; 64]>,
}

impl State for Quest {
    type Event = Event;
}

impl Quest {
    #[inline]
    pub(crate) fn pack(&self) -> &'static Pack {
        self.options.pack.get()
    }

    #[inline]
    pub(crate) fn party(&self, seat: Seat) -> &Party {
        &self.parties[seat.index()]
    }

    #[inline]
    pub(crate) fn party_mut(&mut self, seat: Seat) -> &mut Party {
        &mut self.parties[seat.index()]
    }

    /// Everybody at the table, from the first seat.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }

    /// Whether there is a doom track.
    #[inline]
    pub(crate) const fn has_doom(&self) -> bool {
        self.options.has_doom(self.players)
    }

    /// A hero's card.
    #[inline]
    pub(crate) fn hero(&self, seat: Seat) -> &'static Hero {
        &self.pack().heroes[usize::from(self.party(seat).hero)]
    }

    /// The id of a hero.
    pub(crate) fn hero_id(&self, seat: Seat) -> &'static str {
        self.parties.get(seat.index()).map_or("nothing", |_| &self.hero(seat).id)
    }

    /// An adventure card.
    #[inline]
    pub(crate) fn adventure(&self, card: u8) -> &'static Adventure {
        &self.pack().adventures[usize::from(card)]
    }

    /// What a market card is.
    #[inline]
    pub(crate) fn goods(&self, card: u8) -> &'static Goods {
        let pack = self.pack();
        &pack.goods[usize::from(pack.stock[usize::from(card)])]
    }

    /// Whether a market card is an ally.
    #[inline]
    pub(crate) fn is_ally(&self, card: u8) -> bool {
        matches!(self.goods(card).wares, Wares::Ally(_))
    }

    /// The id of an adventure card.
    pub(crate) fn adventure_id(&self, card: u8) -> &'static str {
        self.pack().adventures.get(usize::from(card)).map_or("nothing", |adventure| &adventure.id)
    }

    /// The id of a market card.
    pub(crate) fn goods_id(&self, card: u8) -> &'static str {
        if usize::from(card) < self.pack().stock.len() { &self.goods(card).id } else { "nothing" }
    }

    /// The id of a card of a party: an adventure card goes by what it became.
    pub(crate) fn card_id(&self, card: Card) -> &'static str {
        match card {
            Card::Market(card) => self.goods_id(card),
            Card::Adventure(card) => {
                let known = self.pack().adventures.get(usize::from(card));
                known.map_or("nothing", |adventure| &adventure.kept_id)
            }
        }
    }

    /// The colour of an adventure card.
    #[inline]
    pub(crate) fn colour(&self, card: u8) -> Colour {
        self.adventure(card).colour
    }

    /// Whether an adventure card is a challenge.
    pub(crate) fn is_challenge(&self, card: u8) -> bool {
        matches!(self.adventure(card).kind, Kind::Challenge(_))
    }

    /// The city on a hex, as the map counts them.
    #[inline]
    pub(crate) fn town_at(&self, hex: Hex) -> Option<u8> {
        self.pack().atlas.town_at.get(usize::from(hex)).copied().flatten()
    }

    /// How a hex is called.
    pub(crate) fn label(&self, hex: Hex) -> &'static str {
        self.pack().atlas.labels.get(usize::from(hex)).map_or("", String::as_str)
    }

    /// The colour of the adventure token on a hex.
    #[inline]
    pub(crate) fn token_at(&self, hex: Hex) -> Option<Colour> {
        let atlas = &self.pack().atlas;
        let gem = atlas.gem_at.get(usize::from(hex)).copied().flatten()?;
        (self.tokens >> gem & 1 == 1).then(|| atlas.gems[usize::from(gem)].colour)
    }

    /// The space of the undefeated track whose token lies on a hex.
    #[inline]
    pub(crate) fn undefeated_at(&self, hex: Hex) -> Option<u8> {
        let on = |slot: &Option<Undefeated>| slot.is_some_and(|left| left.hex == hex);
        self.undefeated.iter().position(on).map(|slot| slot as u8)
    }

    /// Heroes of others on a hex.
    pub(crate) fn others_at(&self, seat: Seat, hex: Hex) -> impl Iterator<Item = Seat> + use<'_> {
        self.seats().filter(move |other| *other != seat && hex != NOWHERE && self.party(*other).hex == hex)
    }

    /// Dragon Runes that a hero owns.
    pub(crate) fn runes(&self, seat: Seat) -> u8 {
        let rune = |card: &u8| self.kept(*card).is_some_and(|kept| kept.r#as == Keep::Rune);
        self.party(seat).kept.iter().filter(rune).count() as u8
    }

    /// Puts a task on top of the agenda.
    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.agenda.push(task);
    }
}
