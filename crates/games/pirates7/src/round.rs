//! The round: choosing Characters, calling them, and the end of it.

use crate::components::Character;
use crate::event::Event;
use crate::phase::Phase;
use crate::state::{Pirates7, Table};
use freeport_kernel::Seat;

/// Rounds that follow the one in which the End card is drawn.
pub(crate) const LAST_ROUNDS: u8 = 3;
/// The End card counts as drawn at the end of this round.
const LONGEST: u16 = 60;

impl Pirates7 {
    /// A player lays a Character face down.
    pub(crate) fn choose(&mut self, seat: Seat, character: Character, table: &mut Table) {
        self.pirate_mut(seat).chosen = Some(character);
        table.whisper(
            seat,
            || Event::Chose { seat, character: Some(character) },
            || Event::Chose { seat, character: None },
        );
        if self.choosing().is_empty() {
            table.tell(|| Event::AllChose);
            self.call_next(table);
        } else {
            table.conceal();
        }
    }

    /// Those who chose a Character, in the order in which they resolve it.
    #[inline]
    pub(crate) fn choosers(&self, character: Character) -> impl Iterator<Item = Seat> + '_ {
        self.clockwise(self.first).filter(move |seat| self.pirate(*seat).chosen == Some(character))
    }

    /// Calls the next Character that somebody chose; after the last one the round ends.
    pub(crate) fn call_next(&mut self, table: &mut Table) {
        let after = self.called.map_or(0, |called| called as usize + 1);
        for character in &Character::ALL[after..] {
            let Some(resolver) = self.choosers(*character).next() else { continue };
            self.called = Some(*character);
            self.resolver = resolver;
            table.reveal();
            table.tell(|| Event::Called {
                character: *character,
                seats: self.choosers(*character).collect(),
                gift: self.gift_level(),
            });
            return self.begin(table);
        }
        self.end_round(table);
    }

    /// The next player with the same Character, or the next Character.
    pub(crate) fn pass_on(&mut self, table: &mut Table) {
        let after = self
            .called
            .and_then(|called| self.choosers(called).skip_while(|seat| *seat != self.resolver).nth(1));
        match after {
            Some(next) => {
                self.resolver = next;
                self.begin(table);
            }
            None => self.call_next(table),
        }
    }

    /// How many times the player who resolves may receive the Gift.
    #[inline]
    pub(crate) fn gift_level(&self) -> u8 {
        let Some(called) = self.called else { return 0 };
        let is_sole = self.choosers(called).nth(1).is_none();
        if is_sole { self.most_gifts(self.resolver) } else { 0 }
    }

    /// How many times a sole chooser may receive the Gift this round.
    #[inline]
    pub(crate) fn most_gifts(&self, seat: Seat) -> u8 {
        let is_first = u8::from(seat == self.first);
        if self.players == 2 { is_first } else { 1 + is_first }
    }

    fn end_round(&mut self, table: &mut Table) {
        for seat in Seat::all(self.players) {
            let pirate = self.pirate_mut(seat);
            let Some(chosen) = pirate.chosen.take() else { continue };
            pirate.played |= chosen.bit();
            if chosen.brings_cards_back() {
                let back = std::mem::take(&mut pirate.played);
                table.tell(|| Event::CharactersReturned { seat, characters: Character::of(back).collect() });
            }
        }
        let round = self.round;
        table.tell(|| Event::RoundEnded {
            round,
            points: Seat::all(self.players).map(|seat| self.score(seat).points).collect(),
        });
        self.called = None;
        self.first = self.left_of(self.first);
        self.resolver = self.first;
        if self.guard && round >= LONGEST && self.rounds_after.is_none() {
            self.end_drawn = true;
            self.rounds_after = Some(LAST_ROUNDS);
            table.tell(|| Event::EndDue { round });
        }
        if self.rounds_after == Some(0) {
            return self.sell_out(None, table);
        }
        self.rounds_after = self.rounds_after.map(|left| left - 1);
        self.round = self.round.saturating_add(1);
        self.phase = Phase::Choosing;
        let (round, first, rounds_after) = (self.round, self.first, self.rounds_after);
        table.tell(|| Event::RoundBegan { round, first, rounds_after });
    }
}
