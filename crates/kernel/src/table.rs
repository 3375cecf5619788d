//! The table a game is played on: chance is asked of it, and what happens is told to it.

use crate::chance::{Ask, Cast, Chance, Fault};
use crate::game::Viewer;
use crate::rng::Rng;
use crate::seat::SeatSet;
use serde::Serialize;

/// Who hears of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Every seat and every spectator.
    All,
    /// These seats alone.
    Only(SeatSet),
    /// Spectators and every seat but these.
    Except(SeatSet),
}

impl Audience {
    /// Whether the viewer hears what is told to this audience.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::All, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.has(seat),
            (Audience::Except(seats), Viewer::Seat(seat)) => !seats.has(seat),
            (Audience::Only(_), _) => viewer == Viewer::Open,
            (Audience::Except(_), _) => viewer == Viewer::Spectator,
        }
    }
}

/// An event and who hears of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told<E> {
    /// Who hears of it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// Gives chance to a game, keeps what came of it, and listens.
#[derive(Clone, Debug)]
pub struct Table<E> {
    chance: Chance,
    listening: bool,
    events: Vec<Told<E>>,
    drawn: Vec<u32>,
    revealed: bool,
    concealed: bool,
    fault: Option<Fault>,
}

impl<E> Table<E> {
    /// A table that keeps outcomes and events.
    pub fn new(chance: Chance) -> Table<E> {
        Table {
            chance,
            listening: true,
            events: Vec::new(),
            drawn: Vec::new(),
            revealed: false,
            concealed: false,
            fault: None,
        }
    }

    /// A table that hears no events, for search and simulation.
    pub fn quiet(chance: Chance) -> Table<E> {
        Table { listening: false, ..Table::new(chance) }
    }

    /// A quiet table with loose chance.
    pub fn loose(seed: u64) -> Table<E> {
        Table::quiet(Chance::Loose(Rng::new(seed)))
    }

    /// The face of a die with this many sides.
    #[inline]
    pub fn roll(&mut self, sides: u8) -> u8 {
        self.ask(Ask::Die(sides)) as u8
    }

    /// Takes one member out of a set of components given as bits; `None` when the set is empty.
    pub fn draw(&mut self, what: &'static str, set: &mut u64) -> Option<u8> {
        let mut many = u128::from(*set);
        let drawn = self.draw_of_many(what, &mut many);
        *set = many as u64;
        drawn
    }

    /// The same of a set of up to 128 components.
    pub fn draw_of_many(&mut self, what: &'static str, set: &mut u128) -> Option<u8> {
        if *set == 0 {
            return None;
        }
        let bit = self.ask(Ask::Draw { what, of: *set }) as u8 - 1;
        *set &= !(1 << bit);
        Some(bit)
    }

    /// Puts a slice in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for left in (1..items.len()).rev() {
            let place = self.ask(Ask::Place(left as u32 + 1));
            items.swap(left, place as usize - 1);
        }
    }

    /// Casts, and gives back the outcomes after the words of the seed.
    pub fn cast(&mut self, cast: &impl Cast) -> &[u32] {
        self.chance.cast(cast, &mut self.fault, &mut self.drawn);
        &self.drawn[self.drawn.len() - cast.count()..]
    }

    fn ask(&mut self, ask: Ask) -> u32 {
        let outcome = self.chance.resolve(ask, &mut self.fault);
        self.drawn.push(outcome);
        outcome
    }

    /// Tells everybody. The event is only made when somebody listens.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if self.listening {
            self.events.push(Told { audience: Audience::All, event: event() });
        }
    }

    /// Tells a seat, or a set of seats, the whole and everybody else what they may know.
    pub fn whisper(&mut self, to: impl Into<SeatSet>, whole: impl FnOnce() -> E, rest: impl FnOnce() -> E) {
        if self.listening {
            let seats = to.into();
            self.events.push(Told { audience: Audience::Only(seats), event: whole() });
            self.events.push(Told { audience: Audience::Except(seats), event: rest() });
        }
    }

    /// Says that something hidden is now known to others: what lies before cannot be taken back freely.
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// Whether something hidden came out since the last call of [`Table::clear`].
    pub fn revealed(&self) -> bool {
        self.revealed
    }

    /// Says that nobody but the seat and its mates knows what it chose, and that choices owed by others at the same time
    /// do not depend on it: until the reveal it is taken back freely, and their choices stay.
    pub fn conceal(&mut self) {
        self.concealed = true;
    }

    /// Whether the choice stays hidden, since the last call of [`Table::clear`].
    pub fn concealed(&self) -> bool {
        self.concealed
    }

    /// What is wrong with the script once a move is carried out: an outcome that did not fit, or was not asked for.
    pub fn settle(&mut self) -> Option<Fault> {
        let unused = self.chance.unused();
        self.fault.take().or((unused > 0).then_some(Fault::Unused(unused)))
    }

    /// The outcomes since the last call.
    pub fn take_drawn(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.drawn)
    }

    /// The outcomes since the last call of [`Table::clear`] or [`Table::take_drawn`].
    pub fn drawn(&self) -> &[u32] {
        &self.drawn
    }

    /// Forgets outcomes, events and reveals, keeping the room they took.
    pub fn clear(&mut self) {
        self.drawn.clear();
        self.events.clear();
        self.revealed = false;
        self.concealed = false;
    }

    /// The events since the last call.
    pub fn take_events(&mut self) -> Vec<Told<E>> {
        std::mem::take(&mut self.events)
    }

    /// Ends the table: its chance goes on elsewhere.
    pub fn into_chance(self) -> Chance {
        self.chance
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    fn heard(table: &Table<&'static str>, viewer: Viewer) -> Vec<&'static str> {
        let told = table.events.iter().filter(|told| told.audience.includes(viewer));
        told.map(|told| told.event).collect()
    }

    #[test]
    fn a_whisper_reaches_each_viewer_once() {
        let mut table = Table::new(Chance::strict(&[]));
        table.whisper(Seat(1), || "two aces", || "two cards");
        assert_eq!(heard(&table, Viewer::Seat(Seat(1))), ["two aces"]);
        assert_eq!(heard(&table, Viewer::Seat(Seat(0))), ["two cards"]);
        assert_eq!(heard(&table, Viewer::Spectator), ["two cards"]);
        assert_eq!(heard(&table, Viewer::Open), ["two aces"]);
    }

    #[test]
    fn a_whisper_to_several_is_heard_by_all_of_them_and_by_nobody_else() {
        let mut table = Table::new(Chance::strict(&[]));
        let side: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
        table.whisper(side, || "two aces", || "two cards");
        for seat in Seat::all(4) {
            let own = if side.has(seat) { "two aces" } else { "two cards" };
            assert_eq!(heard(&table, Viewer::Seat(seat)), [own]);
        }
        assert_eq!(heard(&table, Viewer::Spectator), ["two cards"]);
        assert_eq!(heard(&table, Viewer::Open), ["two aces"]);
    }

    #[test]
    fn drawing_takes_the_component_out_of_its_set() {
        let mut table: Table<()> = Table::new(Chance::strict(&[3, 1]));
        let mut set = 0b101;
        assert_eq!(table.draw("tile", &mut set), Some(2));
        assert_eq!(table.draw("tile", &mut set), Some(0));
        assert_eq!(table.draw("tile", &mut set), None);
        assert_eq!(table.take_drawn(), [3, 1]);
        assert_eq!(table.settle(), None);
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut table: Table<()> = Table::loose(9);
        let mut deck: Vec<u8> = (0..20).collect();
        table.shuffle(&mut deck);
        assert_ne!(deck, (0..20).collect::<Vec<_>>());
        deck.sort_unstable();
        assert_eq!(deck, (0..20).collect::<Vec<_>>());
    }
}
