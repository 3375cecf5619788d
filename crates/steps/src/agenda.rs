//! A game that goes from one decision to the next.

use crate::{Question, State};
use freeport_kernel::{Illegal, Outcome, Phrase, Seat, SeatSet, Table, Turn};

/// A choice of any step of a game.
type MoveOf<G> = <<G as Agenda>::Asked as Question<G>>::Move;

/// A state that keeps what is under way on an agenda, the next on top: tasks, which are carried out, and steps, which are asked.
pub trait Agenda: State + Sized {
    /// What it waits for, as [`steps!`](crate::steps) gathers it.
    type Asked: Question<Self>;

    /// The rule by which a seat that is not asked is refused.
    const OTHERS: &'static str;

    /// The rule by which everybody is refused when nothing is asked.
    const OVER: &'static str;

    /// How the game ended.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether it has ended, by a look that costs less than the outcome.
    fn is_over(&self) -> bool;

    /// What is asked: the step on top of the agenda.
    fn asked(&self) -> Option<Self::Asked>;

    /// Takes the step off that is on top of the agenda: it is decided, or nobody can decide it.
    fn settle(&mut self);

    /// Takes the task off that is on top of the agenda and carries it out; tells whether there was one.
    fn carry_on(&mut self, table: &mut Table<Self::Event>) -> bool;

    /// Drops everything that is under way, for the game is over.
    fn call_off(&mut self);

    /// Carries out tasks until somebody has to decide or the game is over. A step that leaves no choice is not asked.
    fn run(&mut self, table: &mut Table<Self::Event>) {
        while !self.is_over() {
            let Some(asked) = self.asked() else {
                if self.carry_on(table) {
                    continue;
                }
                return;
            };
            if asked.always() || asked.is_open(self) {
                return;
            }
            let choices = asked.who(self).first().map(|seat| (seat, asked.count(self, seat)));
            match choices {
                None | Some((_, (0, _))) => self.settle(),
                Some((seat, (1, Some(only)))) => {
                    self.settle();
                    asked.take(self, seat, &only, table);
                }
                Some(_) => return,
            }
        }
        self.call_off();
    }

    /// What a seat is asked.
    #[inline]
    fn asked_of(&self, seat: Seat) -> Option<Self::Asked> {
        self.asked().filter(|asked| !self.is_over() && asked.who(self).has(seat))
    }

    /// Who has to decide, or how the game ended.
    #[inline]
    fn whose_turn(&self) -> Turn {
        match self.outcome() {
            Some(outcome) => Turn::Over(outcome),
            None => match self.asked().map_or(SeatSet::NONE, |asked| asked.who(self)) {
                seats if seats.len() > 1 => Turn::Any(seats),
                seats => Turn::Waiting(seats),
            },
        }
    }

    /// Adds every move that the seat may choose from.
    fn list(&self, seat: Seat, into: &mut Vec<MoveOf<Self>>) {
        if let Some(asked) = self.asked_of(seat) {
            asked.options(self, seat, into);
        }
    }

    /// Whether the move is legal, and if not, which rule forbids it.
    fn judge(&self, seat: Seat, mv: &MoveOf<Self>) -> Result<(), Illegal> {
        match self.asked_of(seat) {
            Some(asked) if asked.allows(self, seat, mv) => Ok(()),
            Some(asked) => Err(Illegal::by(asked.forbids(self, seat, mv))),
            None if self.asked().is_some() => Err(Illegal::by(Self::OTHERS)),
            None => Err(Illegal::by(Self::OVER)),
        }
    }

    /// Carries out a legal move and what follows from it.
    fn decide(&mut self, seat: Seat, mv: &MoveOf<Self>, table: &mut Table<Self::Event>) {
        if let Some(asked) = self.asked_of(seat) {
            self.settle();
            asked.take(self, seat, mv, table);
            self.run(table);
        }
    }

    /// The move in words; `nothing` where nothing is asked.
    fn say(&self, seat: Seat, mv: &MoveOf<Self>) -> Phrase {
        self.asked().map_or_else(|| Phrase::new("nothing"), |asked| asked.phrase(self, seat, mv))
    }
}

/// Answers for a game by the agenda of its state, inside of `impl Game`: whose turn it is, which moves there are, whether one is
/// legal, what it does and how it is said. The field that holds the state is named.
///
/// ```ignore
/// impl Game for Rumbones {
///     freeport_steps::by_agenda!(0);
///     // ...
/// }
/// ```
#[macro_export]
macro_rules! by_agenda {
    ($state:tt) => {
        #[inline]
        fn turn(&self) -> ::freeport_kernel::Turn {
            $crate::Agenda::whose_turn(&self.$state)
        }

        fn moves(&self, seat: ::freeport_kernel::Seat, into: &mut Vec<Self::Move>) {
            $crate::Agenda::list(&self.$state, seat, into);
        }

        fn check(
            &self,
            seat: ::freeport_kernel::Seat,
            mv: &Self::Move,
        ) -> Result<(), ::freeport_kernel::Illegal> {
            $crate::Agenda::judge(&self.$state, seat, mv)
        }

        fn apply(
            &mut self,
            seat: ::freeport_kernel::Seat,
            mv: &Self::Move,
            table: &mut ::freeport_kernel::Table<Self::Event>,
        ) {
            $crate::Agenda::decide(&mut self.$state, seat, mv, table);
        }

        fn phrase_move(&self, seat: ::freeport_kernel::Seat, mv: &Self::Move) -> ::freeport_kernel::Phrase {
            $crate::Agenda::say(&self.$state, seat, mv)
        }
    };
}
