//! The contract between a rulebook and everything that plays it.

use crate::outcome::Outcome;
use crate::phrase::Phrase;
use crate::rng::Rng;
use crate::rule::Illegal;
use crate::seat::{Seat, SeatSet, Teams};
use crate::table::Table;
use crate::window::{Source, Window};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;

/// What stands on the box: facts about a game that never change while it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TitleCard {
    /// The game's id, such as `ahoy`: in commands, records, folders and addresses.
    pub id: &'static str,
    /// The printed title.
    pub title: &'static str,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// The version of the rules as coded. It grows whenever an old record would play differently.
    pub rules: u32,
    /// What rule ids begin with, such as `AH`.
    pub prefix: &'static str,
    /// The languages the game speaks.
    pub languages: &'static [&'static str],
    /// Variants that the options can switch on, by name.
    pub variants: &'static [&'static str],
}

/// Whose decision the game waits for, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These seats owe a decision; more than one when they choose at the same time.
    Waiting(SeatSet),
    /// These seats are asked one thing together, and any one of them may decide it: once one has, the others owe nothing.
    Any(SeatSet),
    /// The game is over.
    Over(Outcome),
}

impl Turn {
    /// The seats that owe a decision, each for itself or any one of them.
    #[inline]
    pub fn waiting(self) -> SeatSet {
        match self {
            Turn::Waiting(seats) | Turn::Any(seats) => seats,
            Turn::Over(_) => SeatSet::NONE,
        }
    }

    /// The outcome, once there is one.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Turn::Waiting(_) | Turn::Any(_) => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
    /// Everything face up: for replays of finished games, never for a live table.
    Open,
}

/// Options that do not make a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Not a number of seats the game is made for.
    #[error("{title} is for {fewest} to {most} players, not {seats}")]
    Seats {
        /// The game's title.
        title: &'static str,
        /// The fewest seats.
        fewest: u8,
        /// The most seats.
        most: u8,
        /// What was asked for.
        seats: u8,
    },
    /// Anything else, as a sentence.
    #[error("{0}")]
    Options(String),
}

impl TitleCard {
    /// Refuses a number of seats the game is not made for.
    pub fn check_seats(&self, seats: u8) -> Result<(), SetupError> {
        let (fewest, most) = self.seats;
        if (fewest..=most).contains(&seats) {
            Ok(())
        } else {
            Err(SetupError::Seats { title: self.title, fewest, most, seats })
        }
    }
}

/// A rulebook as a state machine: a plain value that can be cloned, compared, saved and loaded at any decision.
///
/// A game does no input or output, reads no clock, owns no generator and writes no text for people. Decisions
/// inside an action are a stack of plain data in the state: `moves` and `check` look at the top of it, `apply`
/// resolves it and runs on until somebody has to decide or the game is over.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What stands on the box.
    const CARD: TitleCard;
    /// Variants, content pack and the like.
    type Options: Clone + Debug + Default + Eq + Serialize + DeserializeOwned + Send + Sync;
    /// One decision of one seat.
    type Move: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, for the log and the animation.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// Everything one viewer may know, and nothing else.
    type View: Eq + Debug + Serialize;
    /// What everybody may know about a window, by names that its [`Window::facts`] use; none in games without windows.
    const FACTS: &'static [&'static str] = &[];

    /// Lays out the game.
    fn setup(options: &Self::Options, seats: u8, table: &mut Table<Self::Event>) -> Result<Self, SetupError>;

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// Who has to decide, or how the game ended.
    fn turn(&self) -> Turn;

    /// Adds every move the seat may choose from, in a fixed order. Adds nothing when the seat owes no decision.
    fn moves(&self, seat: Seat, into: &mut Vec<Self::Move>);

    /// Adds the legal moves that nobody is urged to make: surrender at any time, paying for nothing.
    /// They are accepted like those of `moves`; bots and random play pass them by.
    fn asides(&self, seat: Seat, into: &mut Vec<Self::Move>) {
        let _ = (seat, into);
    }

    /// Whether the move is legal, and if not, which rule forbids it. Legal are exactly the moves
    /// listed by [`Game::moves`] and [`Game::asides`].
    fn check(&self, seat: Seat, mv: &Self::Move) -> Result<(), Illegal>;

    /// Whether the move is among those that [`Game::moves`] and [`Game::asides`] list: all that `check` has to know where listing is
    /// easier than judging.
    fn lists(&self, seat: Seat, mv: &Self::Move) -> bool {
        let mut listed = Vec::new();
        self.moves(seat, &mut listed);
        if !listed.contains(mv) {
            self.asides(seat, &mut listed);
        }
        listed.contains(mv)
    }

    /// Carries out a move that [`Game::check`] accepts.
    fn apply(&mut self, seat: Seat, mv: &Self::Move, table: &mut Table<Self::Event>);

    /// Everything the viewer may know, built field by field.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A world that the viewer cannot tell from this one: what is hidden from the viewer is dealt anew.
    #[must_use]
    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Self;

    /// Which seats play together.
    fn teams(&self) -> Teams {
        Teams::solo(self.seats())
    }

    /// The role a seat plays, such as a faction or a hero; empty in games without roles.
    fn role(&self, seat: Seat) -> &'static str {
        let _ = seat;
        ""
    }

    /// The decision that a seat owes, where it is a window; none where it is any other. Whether it is one, whether it is hidden
    /// and its facts follow from what everybody knows.
    fn window(&self, seat: Seat) -> Option<Window<Self::Move>> {
        let _ = seat;
        None
    }

    /// The cards and skills that a seat may come to use in windows, in a fixed order. For the seat alone.
    fn sources(&self, seat: Seat) -> Vec<Source> {
        let _ = seat;
        Vec::new()
    }

    /// A number that changes whenever a turn ends: what is said for a turn counts by it. Only games with windows need it.
    fn turns(&self) -> u32 {
        0
    }

    /// What must be true of every state: each component is somewhere exactly once, nothing is out of range.
    fn audit(&self) -> Result<(), String>;

    /// The move in words, as a key and its arguments for the game's phrase book.
    fn phrase_move(&self, seat: Seat, mv: &Self::Move) -> Phrase;

    /// The event in words, as a key and its arguments for the game's phrase book. The state may be any of the same game, before the
    /// event or long after it: what is said may depend on what never changes in it, such as the content pack, and on nothing else.
    fn phrase_event(&self, event: &Self::Event) -> Phrase;

    /// Checks a move and carries it out; a refused move changes nothing.
    fn play(&mut self, seat: Seat, mv: &Self::Move, table: &mut Table<Self::Event>) -> Result<(), Illegal> {
        self.check(seat, mv)?;
        self.apply(seat, mv, table);
        Ok(())
    }
}

/// What a game adds so that bots play it well.
pub trait Instinct: Game {
    /// How good the position looks for each seat, as a share of the victory: between 0 and 1. Seats of one side have the
    /// share of their side, as in [`Outcome::share`].
    fn appraise(&self, shares: &mut [f32]);

    /// The move a quick player would make, as an index into `moves`, some or all of the legal ones: the policy of
    /// playouts, and the order in which a search takes up moves.
    fn lean(&self, seat: Seat, moves: &[Self::Move], rng: &mut Rng) -> usize {
        let _ = seat;
        rng.below(moves.len())
    }

    /// Takes back, in a world imagined by `seat`, what others have already chosen in secret while `seat` still chooses. A search
    /// then thinks about their choice as about its own, whoever was asked first. Nothing to do where nobody chooses in secret.
    fn reopen(&mut self, seat: Seat) {
        let _ = seat;
    }

    /// How many decisions a playout lasts before the position is appraised.
    const PLAYOUT: u32 = u32::MAX;
}
