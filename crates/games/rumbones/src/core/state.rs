//! The whole state of a game: a plain value, almost without heap.

use crate::core::attack::Attack;
use crate::core::beast::{Beast, Creature};
use crate::core::edition::{Edition, Phase};
use crate::core::hero::{HEROES, Hero, NOBODY, OF_A_SIDE};
use crate::core::place::Cell;
use crate::core::side::{Hold, Side};
use crate::core::task::Task;
use crate::effects::vocabulary::Rank;
use crate::event::Event;
use crate::pack::{Hero as HeroCard, Pack, PackRef};
use freeport_kernel::{Seat, SeatSet, Table as KernelTable};
use freeport_steps::State;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

pub(crate) type Table = KernelTable<Event>;

/// The most players.
pub(crate) const PLAYERS: usize = 6;

/// How crew of a side fights otherwise, to the end of the phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Order {
    /// Whose crew; none for whoever attacks.
    pub side: Option<Side>,
    /// Which rank; none for both.
    pub rank: Option<Rank>,
    /// Where they stand, or for whoever attacks what they attack; none for everywhere.
    pub cell: Option<Cell>,
    /// So many dice each.
    pub dice: Option<u8>,
    /// They need this.
    pub need: Option<u8>,
    /// Their results are changed by this.
    pub hit: i8,
}

/// A swing under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Swing {
    pub hero: u8,
    pub to: Cell,
    pub die: u8,
    pub modifier: i8,
    /// Whether the die was rolled again.
    pub again: bool,
}

/// The state of a game of Rum & Bones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Boarding {
    /// The content pack.
    pub(crate) pack: PackRef,
    /// Which rules are played.
    pub(crate) edition: Edition,
    /// How many play.
    pub(crate) players: u8,
    /// Whether the first seat plays the Bone Devils.
    pub(crate) crossed: bool,
    /// The place of each side's leader among its seats.
    pub(crate) leads: [u8; 2],
    /// The turn, from 1; 0 before the first.
    pub(crate) turn: u16,
    /// Whose turn it is.
    pub(crate) active: Side,
    /// The phase of the turn.
    pub(crate) phase: Phase,
    /// The side that has won.
    pub(crate) winner: Option<Side>,
    /// The heroes: five that fight for Wellsport, then five that fight for the Bone Devils.
    pub(crate) heroes: [Hero; HEROES],
    /// What the sides have.
    pub(crate) sides: [Hold; 2],
    /// Tide cards in the hand of each seat.
    pub(crate) hands: [u64; PLAYERS],
    /// Where the Kraken is.
    pub(crate) kraken: Beast,
    /// Where the Sea Dragon is.
    pub(crate) dragon: Beast,

    /// The hero whose activation is under way.
    pub(crate) acting: u8,
    /// Actions it has left.
    pub(crate) actions: u8,
    /// Move actions it has made.
    pub(crate) moves: u8,
    /// Whether the move under way may pass through enemies.
    pub(crate) ghost: bool,
    /// Muster points in which a hero was deployed in this turn, as bits.
    pub(crate) mustered: u8,
    /// How crew fights otherwise in this phase.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Order>"))]
    pub(crate) orders: ArrayVec<[Order; 6]>,
    /// Symbols more for the check of this turn.
    pub(crate) stirred: u8,
    /// The hero whose attack knocks out the one that is falling.
    pub(crate) killer: u8,
    /// The swing under way, or the last one.
    pub(crate) swing: Swing,
    /// Places that a creature has yet to attack.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Cell>"))]
    pub(crate) reach: ArrayVec<[Cell; 24]>,
    /// Attacks under way; the last one interrupts those before.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Attack>"))]
    pub(crate) attacks: ArrayVec<[Attack; 3]>,
    /// What is under way; the last one comes first.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Task>"))]
    pub(crate) agenda: ArrayVec<[Task; 40]>,
}

impl State for Boarding {
    type Event = Event;
}

impl Boarding {
    /// The side of a seat.
    #[inline]
    pub(crate) fn side_of(&self, seat: Seat) -> Side {
        if (seat.0 & 1 == 1) == self.crossed { Side::Wellsport } else { Side::Bones }
    }

    /// The first seat of a side.
    #[inline]
    pub(crate) fn first_seat(&self, side: Side) -> Seat {
        Seat(u8::from((side == Side::Bones) != self.crossed))
    }

    /// The seat that leads a side.
    #[inline]
    pub(crate) fn leader(&self, side: Side) -> Seat {
        Seat(self.first_seat(side).0 + 2 * self.leads[side.index()])
    }

    /// The seats of a side, in their order.
    #[inline]
    pub(crate) fn seats_of(&self, side: Side) -> impl Iterator<Item = Seat> + use<> {
        (self.first_seat(side).0..self.players).step_by(2).map(Seat)
    }

    /// Whether one player of a side holds all of its cards.
    pub(crate) const fn has_holders(&self) -> bool {
        self.players > 4
    }

    /// Those who play with a seat, itself included: they know its cards.
    pub(crate) fn mates(&self, seat: Seat) -> SeatSet {
        self.seats_of(self.side_of(seat)).collect()
    }

    /// The side of a hero.
    #[inline]
    pub(crate) const fn side_of_hero(hero: u8) -> Side {
        if (hero as usize) < OF_A_SIDE { Side::Wellsport } else { Side::Bones }
    }

    /// The heroes of a side.
    #[inline]
    pub(crate) fn heroes_of(side: Side) -> std::ops::Range<u8> {
        let first = (side.index() * OF_A_SIDE) as u8;
        first..first + OF_A_SIDE as u8
    }

    /// A hero's place among those of its side.
    #[inline]
    pub(crate) const fn rank_of(hero: u8) -> usize {
        hero as usize % OF_A_SIDE
    }

    #[inline]
    pub(crate) fn hero(&self, hero: u8) -> &Hero {
        &self.heroes[usize::from(hero)]
    }

    #[inline]
    pub(crate) fn hero_mut(&mut self, hero: u8) -> &mut Hero {
        &mut self.heroes[usize::from(hero)]
    }

    #[inline]
    pub(crate) fn hold(&self, side: Side) -> &Hold {
        &self.sides[side.index()]
    }

    #[inline]
    pub(crate) fn hold_mut(&mut self, side: Side) -> &mut Hold {
        &mut self.sides[side.index()]
    }

    /// A hero's card.
    #[inline]
    pub(crate) fn card_of(&self, hero: u8) -> &'static HeroCard {
        &self.pack.get().heroes[usize::from(self.hero(hero).card)]
    }

    /// The heroes of a side that are on the board.
    #[inline]
    pub(crate) fn deployed(&self, side: Side) -> impl Iterator<Item = u8> {
        Boarding::heroes_of(side).filter(|hero| self.hero(*hero).deployed())
    }

    /// Who decides for a hero.
    #[inline]
    pub(crate) fn controller(&self, hero: u8) -> Seat {
        if hero == NOBODY {
            return self.leader(self.active);
        }
        self.hero(hero).owner.unwrap_or_else(|| self.leader(Boarding::side_of_hero(hero)))
    }

    /// The hit points of a hero.
    #[inline]
    pub(crate) fn hit_points(&self, hero: u8) -> u8 {
        self.card_of(hero).hp
    }

    /// A creature.
    #[inline]
    pub(crate) fn beast(&self, creature: Creature) -> Beast {
        match creature {
            Creature::Kraken => self.kraken,
            Creature::Dragon => self.dragon,
        }
    }

    /// The hit points of a creature.
    pub(crate) fn beast_hp(&self, creature: Creature) -> u8 {
        self.pack.beasts.hp(creature)
    }

    /// The victory points and coins that a creature brings.
    pub(crate) fn reward(&self, creature: Creature) -> (u8, u8) {
        (self.pack.beasts.vp(creature), self.pack.beasts.coins(creature))
    }

    pub(crate) fn beast_mut(&mut self, creature: Creature) -> &mut Beast {
        match creature {
            Creature::Kraken => &mut self.kraken,
            Creature::Dragon => &mut self.dragon,
        }
    }

    /// The attack that is under way now.
    #[inline]
    pub(crate) fn attack(&self) -> Option<&Attack> {
        self.attacks.last()
    }

    /// Puts a task on top of the agenda.
    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.agenda.push(task);
    }

    /// How many heroes a side may have on the board, overboard or recovering.
    #[inline]
    pub(crate) const fn limit(&self) -> u8 {
        if matches!(self.players, 3 | 4) { 2 } else { 3 }
    }

    /// How many heroes a seat controls at most.
    pub(crate) fn slots(&self, seat: Seat) -> u8 {
        match (self.players, seat.0) {
            (2, _) => 3,
            (3, 1) => 2,
            (5, 1 | 3) if self.leader(self.side_of(seat)) != seat => 2,
            _ => 1,
        }
    }

    /// How many Tide cards a seat may hold; none for who holds no cards at all.
    pub(crate) fn hand_limit(&self, seat: Seat) -> u8 {
        let printed = match (self.players, seat.0) {
            (3, 1) => 4,
            (3 | 4, _) => 2,
            _ if self.leader(self.side_of(seat)) == seat => 3,
            _ => return 0,
        };
        printed + self.lasting_hand(self.side_of(seat))
    }

    /// How many cards a seat holds.
    #[inline]
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].count_ones() as u8
    }

    /// The hands of a side together.
    #[inline]
    pub(crate) fn hands_of(&self, side: Side) -> u64 {
        self.seats_of(side).fold(0, |cards, seat| cards | self.hands[seat.index()])
    }

    /// The symbols in both pools.
    pub(crate) fn symbols(&self) -> u8 {
        Side::BOTH.iter().map(|side| self.symbols_of(self.hold(*side).pool)).sum()
    }

    /// The symbols of some cards.
    pub(crate) fn symbols_of(&self, cards: u64) -> u8 {
        bits(cards).map(|card| self.pack.cards[usize::from(card)].symbols).sum()
    }
}

/// The pack that is played with: the printed one, as yet the only one there is.
#[inline]
pub(crate) fn printed() -> &'static Pack {
    Pack::base()
}

/// The members of a set.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as u8;
            set &= set - 1;
            bit
        })
    })
}
