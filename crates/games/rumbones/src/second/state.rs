//! The whole state of a game: a plain value, almost without heap.

use crate::core::grid::Cell;
use crate::second::attack::{ATTACKS, Attack};
use crate::second::beast::{Beast, Dragon};
use crate::second::crew::{Crew, FIGURES};
use crate::second::event::Event;
use crate::second::hero::{HEROES, Hero, NOBODY};
use crate::second::options::{Mode, Options};
use crate::second::pack::{Hero as HeroCard, Layout, Pack};
use crate::second::side::{Hold, Side};
use crate::second::task::Task;
use freeport_kernel::{Seat, SeatSet, Table as KernelTable};
use freeport_steps::State;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

pub(crate) use crate::core::state::bits;

pub(crate) type Table = KernelTable<Event>;

/// The most players.
pub(crate) const PLAYERS: usize = 6;
/// No layout has more pieces of equipment.
pub(crate) const PIECES: usize = 16;
/// A Kraken marker never stands higher.
pub(crate) const TRACK: u8 = 10;
/// So many victory points win.
pub(crate) const POINTS: u8 = 8;
/// Actions of an activation.
pub(crate) const ACTIONS: u8 = 3;
/// Movement points of a move action.
pub(crate) const STRIDE: u8 = 2;

/// The parts of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Phase2"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first round.
    #[default]
    Setup,
    /// Heroes, crews and monsters are activated.
    Turns,
    /// The Kraken may come, and rage.
    Kraken,
    /// Cards are drawn, and tokens come off.
    Recovery,
}

/// A swing under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Swing2"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Swing {
    pub hero: u8,
    pub to: Cell,
    pub modifier: i8,
}

/// Crew that attacked a cell in this activation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Bout {
    pub from: Cell,
    pub to: Cell,
    pub count: [u8; 2],
}

/// The state of a game of Second Tide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Melee {
    /// How the game was set up.
    pub(crate) options: Options,
    /// How many play.
    pub(crate) players: u8,
    /// The layout, as the pack counts them.
    pub(crate) layout: u8,
    /// Whether the first seat plays side B.
    pub(crate) crossed: bool,
    /// The factions that the first seat and the second one wished for.
    pub(crate) wishes: [Option<u8>; 2],
    /// Heroes that each side has taken, as bits of the pack's heroes.
    pub(crate) drafted: [u64; 2],
    /// Heroes among which each side may choose, as bits of the pack's heroes.
    pub(crate) offered: [u64; 2],
    /// The round, from 1; 0 before the first.
    pub(crate) round: u16,
    /// The turn, counted through all rounds.
    pub(crate) turn: u32,
    /// The part of the round.
    pub(crate) phase: Phase,
    /// The side that has the first player marker.
    pub(crate) first: Side,
    /// Whose turn it is.
    pub(crate) active: Side,
    /// Who acts in it.
    pub(crate) seat: Seat,
    /// The side that has won.
    pub(crate) winner: Option<Side>,
    /// The heroes, by their sides.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Hero>"))]
    pub(crate) heroes: ArrayVec<[Hero; HEROES]>,
    /// What the two sides of a battle have.
    pub(crate) sides: [Hold; 2],
    /// Tide cards in the hand of each seat, as numbers of its side's deck.
    pub(crate) hands: [u64; PLAYERS],
    /// Tide cards that each seat has laid aside in this recovery.
    pub(crate) tossed: [u64; PLAYERS],
    /// Damage on the equipment.
    pub(crate) damage: [u8; PIECES],
    /// Equipment that is gone, as bits.
    pub(crate) lost: u16,
    /// Gangplanks that are gone until the end of a round, as bits.
    pub(crate) cut: u8,
    /// Gangplanks that the Kraken broke, as bits.
    pub(crate) sunk: u8,
    /// The Kraken.
    pub(crate) kraken: Beast,
    /// The Sea Dragon.
    pub(crate) dragon: Dragon,

    /// The hero whose activation is under way, or the Sea Dragon.
    pub(crate) acting: u8,
    /// Actions it has left.
    pub(crate) actions: u8,
    /// Move actions it has made.
    pub(crate) moves: u8,
    /// Kinds of Tide cards played in this activation, as bits.
    pub(crate) played: u64,
    /// Steps that the crew has yet to march in this activation.
    pub(crate) strides: u8,
    /// Heroes that are about to fall overboard, as bits.
    pub(crate) falling: u16,
    /// Whether somebody who acts was caught while falling: the move is over.
    pub(crate) caught: bool,
    /// The swing under way, or the last one.
    pub(crate) swing: Swing,
    /// Crew that has marched in this step.
    pub(crate) landed: Crew,
    /// Crew that stays for the whole march.
    pub(crate) rested: Crew,
    /// Who of the crew attacked what in this activation.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Bout>"))]
    pub(crate) bouts: ArrayVec<[Bout; FIGURES]>,
    /// Cells that the Kraken has yet to attack.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Cell>"))]
    pub(crate) reach: ArrayVec<[Cell; 24]>,
    /// Attacks under way; the last one interrupts those before.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Attack>"))]
    pub(crate) attacks: ArrayVec<[Attack; ATTACKS]>,
    /// What is under way; the last one comes first.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Task>"))]
    pub(crate) agenda: ArrayVec<[Task; 64]>,
}

impl State for Melee {
    type Event = Event;
}

impl Melee {
    #[inline]
    pub(crate) fn pack(&self) -> &'static Pack {
        self.options.pack.get()
    }

    #[inline]
    pub(crate) fn chart(&self) -> &'static Layout {
        &self.pack().layouts[usize::from(self.layout)]
    }

    /// Whether everybody plays alone.
    #[inline]
    pub(crate) const fn is_free_for_all(&self) -> bool {
        matches!(self.options.mode, Mode::FreeForAll { .. })
    }

    /// The side of a seat.
    #[inline]
    pub(crate) const fn side_of(&self, seat: Seat) -> Side {
        if self.is_free_for_all() { Side(seat.0) } else { Side((seat.0 & 1) ^ self.crossed as u8) }
    }

    /// The first seat of a side.
    #[inline]
    pub(crate) const fn first_seat(&self, side: Side) -> Seat {
        if self.is_free_for_all() { Seat(side.0) } else { Seat(side.0 ^ self.crossed as u8) }
    }

    /// The seats of a side, in their order.
    #[inline]
    pub(crate) fn seats_of(&self, side: Side) -> impl Iterator<Item = Seat> + use<> {
        let stride = if self.is_free_for_all() { PLAYERS } else { 2 };
        (self.first_seat(side).0..self.players).step_by(stride).map(Seat)
    }

    /// The seats of a side as a set: those who know its cards.
    pub(crate) fn mates(&self, side: Side) -> SeatSet {
        self.seats_of(side).collect()
    }

    /// Whether one player of a side holds all of its cards.
    pub(crate) const fn has_captains(&self) -> bool {
        self.players > 4 && !self.is_free_for_all()
    }

    /// The seat that holds the cards of a side with five or six players, and decides for it.
    pub(crate) fn captain(&self, side: Side) -> Seat {
        Seat(self.first_seat(side).0 + 2 * self.hold(side).captain)
    }

    /// Who runs the crew of a side: with four players any of the two.
    pub(crate) fn crew_masters(&self, side: Side) -> SeatSet {
        if self.players == 4 {
            return self.mates(side);
        }
        SeatSet::one(Seat(self.first_seat(side).0 + 2 * self.hold(side).boatswain))
    }

    /// Who decides for a side where nothing else says who does.
    pub(crate) fn deciders(&self, side: Side) -> SeatSet {
        if self.has_captains() { SeatSet::one(self.captain(side)) } else { self.mates(side) }
    }

    /// Who decides what is up to the active player: whoever acts, and outside of turns the first player.
    pub(crate) fn arbiter(&self) -> SeatSet {
        if self.phase == Phase::Turns { SeatSet::one(self.seat) } else { self.deciders(self.first) }
    }

    #[inline]
    pub(crate) fn hero(&self, hero: u8) -> &Hero {
        &self.heroes[usize::from(hero)]
    }

    #[inline]
    pub(crate) fn hero_mut(&mut self, hero: u8) -> &mut Hero {
        &mut self.heroes[usize::from(hero)]
    }

    /// All heroes.
    #[inline]
    pub(crate) fn everybody(&self) -> std::ops::Range<u8> {
        0..self.heroes.len() as u8
    }

    /// The heroes of a side.
    #[inline]
    pub(crate) fn heroes_of(&self, side: Side) -> impl Iterator<Item = u8> + use<'_> {
        self.everybody().filter(move |hero| self.hero(*hero).side == side)
    }

    /// The heroes of a side that are on the field.
    #[inline]
    pub(crate) fn deployed(&self, side: Side) -> impl Iterator<Item = u8> + use<'_> {
        self.heroes_of(side).filter(|hero| self.hero(*hero).deployed())
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
        &self.pack().heroes[usize::from(self.hero(hero).card)]
    }

    /// The damage that defeats a hero.
    #[inline]
    pub(crate) fn durability(&self, hero: u8) -> u8 {
        self.card_of(hero).hp
    }

    /// The id of a hero; nobody's for a number that is none.
    pub(crate) fn hero_id(&self, hero: u8) -> &'static str {
        if usize::from(hero) < self.heroes.len() { &self.card_of(hero).id } else { "nothing" }
    }

    /// The id of a hero's skill.
    pub(crate) fn skill_id(&self, hero: u8, skill: u8) -> &'static str {
        if usize::from(hero) >= self.heroes.len() {
            return "nothing";
        }
        self.card_of(hero).skills.get(usize::from(skill)).map_or("nothing", |skill| &skill.id)
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

    /// How many heroes a side has.
    pub(crate) const fn muster(&self) -> u8 {
        match self.players {
            2 | 3 => 3,
            4 => 4,
            _ => 5,
        }
    }

    /// How many heroes a seat controls.
    pub(crate) fn slots(&self, seat: Seat) -> u8 {
        let runs_crew = self.crew_masters(self.side_of(seat)).has(seat);
        match (self.players, seat.0 & 1) {
            (2, _) | (3, 1) => 3,
            (4, _) => 2,
            (5, 1) => 3 - runs_crew as u8,
            _ => 2 - runs_crew as u8,
        }
    }

    /// How many Tide cards a seat may hold; none for who holds no cards at all.
    pub(crate) fn hand_limit(&self, seat: Seat) -> u8 {
        match (self.players, seat.0) {
            _ if self.is_free_for_all() => 0,
            (2, _) => 3,
            (3, 1) => 4,
            (3 | 4, _) => 2,
            _ if self.captain(self.side_of(seat)) == seat => 3,
            _ => 0,
        }
    }

    /// How many cards a seat holds, as everybody sees it.
    #[inline]
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        (self.hands[seat.index()] | self.tossed[seat.index()]).count_ones() as u8
    }

    /// The hands of a side together.
    #[inline]
    pub(crate) fn hands_of(&self, side: Side) -> u64 {
        self.seats_of(side)
            .fold(0, |cards, seat| cards | self.hands[seat.index()] | self.tossed[seat.index()])
    }

    /// Who decides for a hero; for nobody, whoever acts.
    #[inline]
    pub(crate) fn controller(&self, hero: u8) -> Seat {
        match hero {
            NOBODY => self.seat,
            crate::second::hero::DRAGON => self.dragon.owner,
            hero => self.hero(hero).owner,
        }
    }
}
