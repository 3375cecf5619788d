//! The whole state of a game: a plain value without heap.

use crate::cards::{Card, Port};
use crate::components::{Character, Nation};
use crate::event::Event;
use crate::pack::PackRef;
use crate::phase::{Phase, Venture};
use crate::pirate::Pirate;
use crate::tray::{Die, MOST};
use freeport_kernel::{Seat, SeatSet, Table as KernelTable};
use freeport_tray::Physics;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

pub(crate) type Table = KernelTable<Event>;

/// The most players.
pub(crate) const PLAYERS: usize = 4;
/// Adventure cards that lie below the End card.
pub(crate) const BELOW_END: u32 = 4;

/// The state of a game of Pirates of the 7 Seas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pirates7 {
    /// The content pack.
    pub(crate) pack: PackRef,
    /// Whether a tally of the cards played is kept.
    pub(crate) tally: bool,
    /// Whether the End card counts as drawn after round 60.
    pub(crate) guard: bool,
    /// How many play.
    pub(crate) players: u8,
    /// The round, from 1.
    pub(crate) round: u16,
    /// Who began the round.
    pub(crate) first: Seat,
    /// Full rounds after this one, once the End card was drawn.
    pub(crate) rounds_after: Option<u8>,
    /// What the game waits for.
    pub(crate) phase: Phase,
    /// The Character called last this round.
    pub(crate) called: Option<Character>,
    /// Who resolves it.
    pub(crate) resolver: Seat,
    /// What each seat has; empty seats have nothing.
    pub(crate) pirates: [Pirate; PLAYERS],

    /// The Adventure deck without the End card, as bits: its order is drawn when it is needed.
    pub(crate) deck: u32,
    /// Whether the End card has left the deck.
    pub(crate) end_drawn: bool,
    /// Adventure cards played, as bits.
    pub(crate) played: u32,
    /// The top card of the Caravans and Curses played.
    pub(crate) top: Option<Card>,
    /// The current Port.
    pub(crate) port: Port,
    /// The Loot deck: Fruit, Coffee, Rum, Talismans.
    pub(crate) loot: [u8; 4],
    /// The Loot discards.
    pub(crate) discard: [u8; 4],

    /// A raid or a Curse under way.
    pub(crate) venture: Venture,
    /// The dice of the last throw of the venture.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Die>"))]
    pub(crate) tray: ArrayVec<[Die; MOST]>,
    /// Dice of the tray that have not sunk, as bits by their numbers.
    pub(crate) afloat: u64,
    /// How thrown dice are computed.
    #[serde(default = "Physics::unsaid")]
    pub(crate) physics: Physics,
}

impl Pirates7 {
    #[inline]
    pub(crate) fn pirate(&self, seat: Seat) -> &Pirate {
        &self.pirates[seat.index()]
    }

    #[inline]
    pub(crate) fn pirate_mut(&mut self, seat: Seat) -> &mut Pirate {
        &mut self.pirates[seat.index()]
    }

    /// Every seat, clockwise from one of them.
    #[inline]
    pub(crate) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players;
        (0..players).map(move |step| Seat((from.0 + step) % players))
    }

    /// Every seat, clockwise from the one who resolves, or only those after a given one.
    #[inline]
    pub(crate) fn in_turn(&self, after: Option<Seat>) -> impl Iterator<Item = Seat> + use<> {
        let done = after.map_or(0, |seat| (seat.0 + self.players - self.resolver.0) % self.players + 1);
        self.clockwise(self.resolver).skip(done as usize)
    }

    /// The next seat clockwise.
    #[inline]
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players)
    }

    /// Who has still to choose a Character.
    #[inline]
    pub(crate) fn choosing(&self) -> SeatSet {
        Seat::all(self.players).filter(|seat| self.pirate(*seat).chosen.is_none()).collect()
    }

    /// Whether everybody knows which Character a seat has chosen.
    #[inline]
    pub(crate) fn is_turned_over(&self, seat: Seat) -> bool {
        self.called.is_some_and(|called| self.pirate(seat).chosen.is_some_and(|chosen| chosen <= called))
    }

    /// Who decides, when it is a single player.
    #[inline]
    pub(crate) fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Choosing | Phase::Over => None,
            Phase::Before
            | Phase::Action
            | Phase::Gift { .. }
            | Phase::After
            | Phase::Ruler
            | Phase::Idol
            | Phase::Tavern
            | Phase::Whirlpool { .. } => Some(self.resolver),
            Phase::Commit { seat }
            | Phase::Loading { seat, .. }
            | Phase::Forfeit { seat }
            | Phase::Overflow { seat }
            | Phase::FinalDeals { seat } => Some(seat),
        }
    }

    /// Corsair tokens that nobody has taken, as bits.
    #[inline]
    pub(crate) fn free_corsairs(&self) -> u8 {
        self.pirates.iter().fold(0b1111, |free, pirate| free & !pirate.corsairs)
    }

    /// How many Caravans of a nation have not been played.
    pub(crate) fn unplayed(&self, nation: Nation) -> u8 {
        4 - (self.played >> (4 * nation as u8) & 0b1111).count_ones() as u8
    }

    /// Cards above the End card; none when it has left the deck.
    pub(crate) fn above_end(&self) -> Option<u8> {
        (!self.end_drawn).then(|| self.deck.count_ones().saturating_sub(BELOW_END) as u8)
    }

    /// Cards left in the Adventure deck, with the End card.
    pub(crate) fn deck_size(&self) -> u8 {
        self.deck.count_ones() as u8 + u8::from(!self.end_drawn)
    }
}
