//! A decision of a game, declared in one place.
//!
//! A [`Step`] says who is asked, what may be chosen, which rule forbids everything else, what happens, and how question and
//! choice are said. [`steps!`] gathers the steps of a game into one enum, and their choices into another, which is the game's
//! move: a step that leaves something out, or is not gathered, does not compile, and a choice that belongs to another step is
//! refused with the rule of the step that is asked.
//!
//! A game of steps keeps what is under way on an [`Agenda`]: it says what is on top and how a task is carried out, and has whose
//! turn it is, which moves there are, whether one is legal and what follows from it for that. [`by_agenda!`] answers the kernel
//! with them.

mod agenda;

pub use agenda::Agenda;

use freeport_kernel::{Phrase, Seat, SeatSet, Table};

/// The state that steps work on: a game, or what several games have in common.
pub trait State {
    /// What is told at its table.
    type Event;
}

/// A decision that a game waits for.
pub trait Step<G: State>: Copy {
    /// What is chosen.
    type Choice: Clone + PartialEq;

    /// The rule that asks for this decision: whoever answers something else is told of it.
    const RULE: &'static str;

    /// Whether it is asked even where only one choice is left: answering at once would tell what somebody holds.
    const ALWAYS: bool = false;

    /// Whether there are surely several choices, by a look that costs less than listing them.
    fn is_open(&self, game: &G) -> bool {
        let _ = game;
        false
    }

    /// Who is asked; any one of them answers for all.
    fn who(&self, game: &G) -> SeatSet;

    /// Everything that the seat may choose, in a fixed order.
    fn options(&self, game: &G, seat: Seat, add: &mut impl FnMut(Self::Choice));

    /// The rule that forbids a choice that is not among the options.
    fn forbids(&self, game: &G, seat: Seat, choice: &Self::Choice) -> &'static str {
        let _ = (game, seat, choice);
        Self::RULE
    }

    /// Carries out a choice that is among the options. The step itself has been taken off the game's agenda.
    fn take(self, game: &mut G, seat: Seat, choice: Self::Choice, table: &mut Table<G::Event>);

    /// How the step asks.
    fn question(&self, game: &G) -> Phrase;

    /// How a choice is said.
    fn phrase(&self, game: &G, seat: Seat, choice: &Self::Choice) -> Phrase;

    /// The choice that does nothing, where there is one: what a standing order answers, and who is out of time.
    fn decline(&self) -> Option<Self::Choice> {
        None
    }
}

/// What a game waits for: one of its steps, as [`steps!`] gathers them.
pub trait Question<G: State>: Copy {
    /// A choice of any step.
    type Move;

    /// Who is asked.
    fn who(&self, game: &G) -> SeatSet;

    /// Adds everything that the seat may choose.
    fn options(&self, game: &G, seat: Seat, into: &mut Vec<Self::Move>);

    /// Whether the seat may choose so.
    fn allows(&self, game: &G, seat: Seat, mv: &Self::Move) -> bool;

    /// How many choices there are, and the first of them.
    fn count(&self, game: &G, seat: Seat) -> (usize, Option<Self::Move>);

    /// Whether there are surely several choices.
    fn is_open(&self, game: &G) -> bool;

    /// Whether it is asked even where only one choice is left.
    fn always(&self) -> bool;

    /// The rule that forbids a move that is not among the options.
    fn forbids(&self, game: &G, seat: Seat, mv: &Self::Move) -> &'static str;

    /// Carries out a move that is among the options; one of another step is none of them, and changes nothing.
    fn take(self, game: &mut G, seat: Seat, mv: &Self::Move, table: &mut Table<G::Event>);

    /// How it is asked.
    fn question(&self, game: &G) -> Phrase;

    /// How a move is said; one of another step by its own question.
    fn phrase(&self, game: &G, seat: Seat, mv: &Self::Move) -> Phrase;

    /// The move that does nothing, where there is one.
    fn decline(&self) -> Option<Self::Move>;
}

/// Gathers the steps of a game.
///
/// ```ignore
/// steps! {
///     /// What the game waits for.
///     pub enum Asked for Boarding;
///     /// A decision.
///     pub enum Move;
///     /// Whether and where the Cannon fires.
///     Cannon(crate::first::cannon::Aim),
///     /// A card or a Response, or a pass.
///     Window(crate::first::window::Open),
/// }
/// ```
#[macro_export]
macro_rules! steps {
    (
        $(#[$asked_meta:meta])* $vis:vis enum $Asked:ident for $Game:ty;
        $(#[$move_meta:meta])* $move_vis:vis enum $Move:ident;
        $( $(#[$meta:meta])* $Name:ident($Step:ty) ),+ $(,)?
    ) => {
        $(#[$asked_meta])*
        $vis enum $Asked {
            $( $(#[$meta])* $Name($Step), )+
        }

        $(#[$move_meta])*
        $move_vis enum $Move {
            $( $(#[$meta])* $Name(<$Step as $crate::Step<$Game>>::Choice), )+
        }

        impl $crate::Question<$Game> for $Asked {
            type Move = $Move;

            #[inline]
            fn who(&self, game: &$Game) -> ::freeport_kernel::SeatSet {
                match self { $( $Asked::$Name(step) => $crate::Step::<$Game>::who(step, game), )+ }
            }

            fn options(&self, game: &$Game, seat: ::freeport_kernel::Seat, into: &mut Vec<$Move>) {
                match self {
                    $( $Asked::$Name(step) => {
                        $crate::Step::<$Game>::options(step, game, seat, &mut |choice| into.push($Move::$Name(choice)))
                    } )+
                }
            }

            fn allows(&self, game: &$Game, seat: ::freeport_kernel::Seat, mv: &$Move) -> bool {
                match (self, mv) {
                    $( ($Asked::$Name(step), $Move::$Name(wanted)) => {
                        let mut found = false;
                        $crate::Step::<$Game>::options(step, game, seat, &mut |choice| found |= choice == *wanted);
                        found
                    } )+
                    _ => false,
                }
            }

            fn count(&self, game: &$Game, seat: ::freeport_kernel::Seat) -> (usize, Option<$Move>) {
                match self {
                    $( $Asked::$Name(step) => {
                        let (mut count, mut first) = (0, None);
                        $crate::Step::<$Game>::options(step, game, seat, &mut |choice| {
                            count += 1;
                            if first.is_none() {
                                first = Some($Move::$Name(choice));
                            }
                        });
                        (count, first)
                    } )+
                }
            }

            #[inline]
            fn is_open(&self, game: &$Game) -> bool {
                match self { $( $Asked::$Name(step) => $crate::Step::<$Game>::is_open(step, game), )+ }
            }

            fn always(&self) -> bool {
                match self { $( $Asked::$Name(_) => <$Step as $crate::Step<$Game>>::ALWAYS, )+ }
            }

            fn forbids(&self, game: &$Game, seat: ::freeport_kernel::Seat, mv: &$Move) -> &'static str {
                match (self, mv) {
                    $( ($Asked::$Name(step), $Move::$Name(choice)) => {
                        $crate::Step::<$Game>::forbids(step, game, seat, choice)
                    } )+
                    $( ($Asked::$Name(_), _) => <$Step as $crate::Step<$Game>>::RULE, )+
                }
            }

            fn take(
                self,
                game: &mut $Game,
                seat: ::freeport_kernel::Seat,
                mv: &$Move,
                table: &mut ::freeport_kernel::Table<<$Game as $crate::State>::Event>,
            ) {
                match (self, mv) {
                    $( ($Asked::$Name(step), $Move::$Name(choice)) => {
                        $crate::Step::<$Game>::take(step, game, seat, choice.clone(), table)
                    } )+
                    _ => debug_assert!(false, "a move of another step is never among the options"),
                }
            }

            fn question(&self, game: &$Game) -> ::freeport_kernel::Phrase {
                match self { $( $Asked::$Name(step) => $crate::Step::<$Game>::question(step, game), )+ }
            }

            fn phrase(&self, game: &$Game, seat: ::freeport_kernel::Seat, mv: &$Move) -> ::freeport_kernel::Phrase {
                match (self, mv) {
                    $( ($Asked::$Name(step), $Move::$Name(choice)) => {
                        $crate::Step::<$Game>::phrase(step, game, seat, choice)
                    } )+
                    _ => $crate::Question::<$Game>::question(self, game),
                }
            }

            fn decline(&self) -> Option<$Move> {
                match self {
                    $( $Asked::$Name(step) => $crate::Step::<$Game>::decline(step).map($Move::$Name), )+
                }
            }
        }
    };
}
