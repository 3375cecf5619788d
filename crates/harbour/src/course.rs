//! The course of a game: its session with what the log adds to it. A cache: it can be rebuilt from the log at any time.

use crate::clocks::Clocks;
use crate::ledger::{Deed, Entry, Occupant, Place, Sheet};
use crate::problems;
use crate::wire::Problem;
use freeport_kernel::{MAX_SEATS, Player, Seat, SeatSet};
use freeport_shelf::{Session, Start, Title, Trouble, TurnReport};

/// A game that is on, or over.
pub(crate) struct Course {
    pub session: Box<dyn Session>,
    /// Whose turn it is; always that of the session.
    pub turn: TurnReport,
    /// How many entries the log has.
    pub seq: usize,
    /// How often the game has gone back.
    pub epoch: usize,
    /// Since which epoch each seat owes its decision without a break.
    owed: [usize; MAX_SEATS],
    pub clocks: Clocks,
}

/// Everybody: for a step back that the log says was agreed on.
pub(crate) const ALL: SeatSet = SeatSet::all(MAX_SEATS as u8);

impl Course {
    /// Plays the log again. What does not lead to the same chance is not this game.
    pub(crate) fn relive(sheet: &Sheet, places: &[Place], log: &[Entry]) -> Result<Course, Problem> {
        let session = lay_out(sheet, places)?;
        let turn = session.turn();
        let (owed, clocks) = ([0; MAX_SEATS], Clocks::new(sheet.terms.clock));
        let mut course = Course { session, turn, seq: 0, epoch: 0, owed, clocks };
        for entry in log {
            course.follow(entry)?;
        }
        Ok(course)
    }

    /// Carries out an entry of the log.
    pub(crate) fn follow(&mut self, entry: &Entry) -> Result<(), Problem> {
        let number = self.seq + 1;
        let stray = |what: &str| problems::broken(&format!("entry {number} of its log {what}"));
        match &entry.deed {
            Deed::Move { mv, chance } => {
                let decision = self.decision(entry.seat);
                self.session.retell(entry.seat, mv, chance).map_err(|trouble| match trouble {
                    Trouble::Chance(_) => stray("does not lead to the chance it led to"),
                    _ => stray("is not a legal move"),
                })?;
                self.clocks.pay(entry.seat, decision.unwrap_or_default(), entry.spent);
            }
            Deed::Undo { keep } => {
                self.charge_thinkers(entry.spent);
                self.session.undo(entry.seat, Some(*keep), ALL).map_err(|_| stray("takes back too much"))?;
                self.epoch += 1;
            }
        }
        self.seq += 1;
        self.look_round();
        Ok(())
    }

    /// Takes note of whose turn it is now.
    pub(crate) fn look_round(&mut self) {
        let turn = self.session.turn();
        for asked in &turn.waiting {
            if self.decision(asked.seat) != Some(asked.decision) {
                self.owed[asked.seat.index()] = self.epoch;
            }
        }
        self.turn = turn;
    }

    /// Whether a seat owes this decision, and did so when the game had gone back `epoch` times: a decision that was taken
    /// back has its old number, but an answer to it was meant for a position that is gone.
    pub(crate) fn owes(&self, seat: Seat, decision: usize, epoch: Option<usize>) -> bool {
        self.decision(seat) == Some(decision) && epoch.is_none_or(|epoch| epoch >= self.owed[seat.index()])
    }

    /// The decision a seat owes.
    pub(crate) fn decision(&self, seat: Seat) -> Option<usize> {
        self.turn.waiting.iter().find(|asked| asked.seat == seat).map(|asked| asked.decision)
    }

    /// Who owes a decision.
    pub(crate) fn waiting(&self) -> SeatSet {
        self.turn.waiting.iter().map(|asked| asked.seat).collect()
    }

    /// Time gives nothing back: who was thinking when the game went back has thought.
    pub(crate) fn charge_thinkers(&mut self, spent: u64) {
        for asked in &self.turn.waiting {
            self.clocks.charge(asked.seat, spent);
        }
    }
}

/// The game's box, when its rules are those the table is played by.
pub(crate) fn title_of(sheet: &Sheet) -> Result<&'static dyn Title, Problem> {
    let title = freeport_shelf::find(&sheet.game).map_err(|_| problems::broken("its game is not here"))?;
    if title.card().rules == sheet.rules {
        Ok(title)
    } else {
        Err(problems::broken("it was played by another version of the rules"))
    }
}

/// The game before the first move.
pub(crate) fn lay_out(sheet: &Sheet, places: &[Place]) -> Result<Box<dyn Session>, Problem> {
    let title = title_of(sheet)?;
    let start = Start {
        options: Some(sheet.options.clone()),
        players: places.iter().map(player).collect(),
        seed: sheet.seed.clone(),
        entropy: sheet.entropy.clone(),
    };
    open(title, start, sheet.position.clone()).map_err(|trouble| problems::broken(&trouble.to_string()))
}

/// Starts a game, at a position when there is one.
pub(crate) fn open(
    title: &'static dyn Title,
    start: Start,
    position: Option<serde_json::Value>,
) -> Result<Box<dyn Session>, Trouble> {
    match position {
        Some(position) => title.start_at(start, position),
        None => title.start(start),
    }
}

fn player(place: &Place) -> Player {
    let bot = match &place.sitter {
        Occupant::Bot(spec) => Some(spec.to_string()),
        Occupant::Open | Occupant::Person { .. } => None,
    };
    Player { name: place.name(), bot }
}
