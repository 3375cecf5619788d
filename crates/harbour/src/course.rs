//! The course of a game: its session with what the log adds to it. A cache: it can be rebuilt from the log at any time.

use crate::clocks::Clocks;
use crate::ledger::{Deed, Entry, Loaded, Mark, Occupant, Place, Sheet};
use crate::milestones::{Aside, Milestones};
use crate::problems;
use crate::wire::{Ending, Problem, Status};
use freeport_kernel::{MAX_SEATS, Outcome, Player, Seat, SeatSet, Teams};
use freeport_shelf::{Asked, Session, Start, Title, Trouble, TurnReport};
use serde_json::Value;
use std::cmp::Reverse;

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
    pub owed: [usize; MAX_SEATS],
    pub clocks: Clocks,
    pub milestones: Milestones,
    /// Whether today's rules play it otherwise than those it was played by. It stands where they part.
    pub outgrown: bool,
}

/// What a move answers.
pub(crate) struct Answered {
    asked: Vec<Asked>,
    /// The move that would use nothing, where it is a window.
    decline: Option<Value>,
}

impl Answered {
    /// Whether a move uses something in a window.
    pub(crate) fn is_use(&self, mv: &Value) -> bool {
        self.decline.as_ref().is_some_and(|decline| decline != mv)
    }
}

/// Everybody: for a step back that the log says was agreed on.
pub(crate) const ALL: SeatSet = SeatSet::all(MAX_SEATS as u8);

impl Course {
    /// The game before the first move.
    pub(crate) fn begin(sheet: &Sheet, places: &[Place]) -> Result<Course, Problem> {
        let session = lay_out(sheet, places)?;
        let (turn, clocks) = (session.turn(), Clocks::new(sheet.terms.clock));
        let (owed, milestones) = ([0; MAX_SEATS], Milestones::default());
        Ok(Course { session, turn, seq: 0, epoch: 0, owed, clocks, milestones, outgrown: false })
    }

    /// The game where a mark lies.
    fn resume(sheet: &Sheet, places: &[Place], mark: &Mark) -> Result<Course, Problem> {
        let unfit = || problems::broken("a mark of it does not fit");
        let session = take_up(sheet, places, mark)?;
        let Aside { epoch, owed, purses } = serde_json::from_str(&mark.aside).map_err(|_| unfit())?;
        let (turn, clocks) = (session.turn(), Clocks::resume(sheet.terms.clock, purses));
        if turn.steps != mark.steps {
            return Err(unfit());
        }
        let (seq, milestones) = (mark.entries, Milestones::from(mark));
        Ok(Course { session, turn, seq, epoch, owed, clocks, milestones, outgrown: false })
    }

    /// The game where what was read of its log begins.
    pub(crate) fn before(loaded: &Loaded) -> Result<Course, Problem> {
        match &loaded.mark {
            Some(mark) => Course::resume(&loaded.sheet, &loaded.places, mark),
            None => Course::begin(&loaded.sheet, &loaded.places),
        }
    }

    /// Plays the log again. What does not lead to the same chance is not this game; but one that was played by earlier
    /// rules is followed as far as today's lead the same way.
    pub(crate) fn relive(loaded: &Loaded) -> Result<Course, Problem> {
        Course::relive_while(loaded, &mut || Ok(()))
    }

    /// The same for as long as `go_on` has nothing against it; it is asked before every entry.
    pub(crate) fn relive_while(
        loaded: &Loaded,
        go_on: &mut dyn FnMut() -> Result<(), Problem>,
    ) -> Result<Course, Problem> {
        let mut course = Course::before(loaded)?;
        let is_older = is_older(&loaded.sheet);
        for (entry, place) in loaded.log.iter().zip(&loaded.at) {
            go_on()?;
            match course.follow(entry) {
                Err(_) if is_older => {
                    course.outgrown = true;
                    return Ok(course);
                }
                followed => followed?,
            }
            course.note_milestone(Some(*place));
        }
        course.outgrown = is_older && !course.leads_to(loaded);
        Ok(course)
    }

    /// Whether the game stands where it stood when it was written down.
    fn leads_to(&self, Loaded { sheet, places, reached, .. }: &Loaded) -> bool {
        let same = match (sheet.status, sheet.ending) {
            (Status::Gathering, _) => true,
            (Status::Playing, _) => self.waiting() == reached.asked && self.turn.outcome.is_none(),
            (Status::Over, Some(Ending::Rules)) => self.result(places) == reached.outcome,
            (Status::Over, _) => self.turn.outcome.is_none(),
        };
        same && self.turn.steps == reached.steps
    }

    /// The result of the rules, with who has given up behind the others.
    pub(crate) fn result(&self, places: &[Place]) -> Option<Outcome> {
        let end = self.turn.outcome?;
        let count = places.len() as u8;
        let alone = self.session.teams() == Teams::solo(count);
        if !alone || end.winners().is_empty() || !places.iter().any(|place| place.conceded) {
            return Some(end);
        }
        let stayed = |seat: Seat| !places[seat.index()].conceded;
        Some(Outcome::ranked(count, |seat| end.score(seat), |seat| (stayed(seat), Reverse(end.place(seat)))))
    }

    /// Carries out an entry of the log.
    pub(crate) fn follow(&mut self, entry: &Entry) -> Result<(), Problem> {
        let number = self.seq + 1;
        let stray = |what: &str| problems::broken(&format!("entry {number} of its log {what}"));
        match &entry.deed {
            Deed::Move { mv, chance } => {
                let answered = self.answered_by(entry.seat);
                self.session.retell(entry.seat, mv, chance).map_err(|trouble| match trouble {
                    Trouble::Chance(_) => stray("does not lead to the chance it led to"),
                    _ => stray("is not a legal move"),
                })?;
                self.pay(&answered, entry.spent);
            }
            Deed::Undo { keep } => {
                self.charge_thinkers(entry.spent);
                self.session.undo(entry.seat, Some(*keep), ALL).map_err(|_| stray("takes back too much"))?;
                self.milestones.go_back(*keep);
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

    /// What a move of the seat answers: its own decision, and those of all who were asked together with it.
    pub(crate) fn answered_by(&self, seat: Seat) -> Answered {
        let asked = match self.decision(seat) {
            Some(_) if self.turn.any => self.turn.waiting.clone(),
            decision => vec![Asked { seat, decision: decision.unwrap_or_default() }],
        };
        Answered { asked, decline: self.session.window(seat).map(|window| window.decline) }
    }

    /// Books decisions. Who was asked together thought together: all of them pay, and all of them earn.
    pub(crate) fn pay(&mut self, answered: &Answered, spent: u64) {
        for asked in &answered.asked {
            match answered.decline {
                None => self.clocks.pay(asked.seat, asked.decision, spent),
                Some(_) => self.clocks.charge(asked.seat, spent),
            }
        }
    }

    /// Time gives nothing back: who was thinking when the game went back has thought.
    pub(crate) fn charge_thinkers(&mut self, spent: u64) {
        for asked in &self.turn.waiting {
            self.clocks.charge(asked.seat, spent);
        }
    }
}

/// The game's box, when its rules are not older than those the table is played by.
pub(crate) fn title_of(sheet: &Sheet) -> Result<&'static dyn Title, Problem> {
    let title = freeport_shelf::find(&sheet.game).map_err(|_| problems::broken("its game is not here"))?;
    if sheet.rules <= title.card().rules {
        Ok(title)
    } else {
        Err(problems::broken("it was played by a newer version of the rules"))
    }
}

/// Whether a table was played by earlier rules than today's.
pub(crate) fn is_older(sheet: &Sheet) -> bool {
    title_of(sheet).is_ok_and(|title| sheet.rules < title.card().rules)
}

/// What the marks of a table must belong to; none where it was played by other rules than today's, or has not begun.
pub(crate) fn shape(sheet: &Sheet) -> Option<String> {
    let title = title_of(sheet).ok().filter(|title| sheet.rules == title.card().rules)?;
    (sheet.status != Status::Gathering).then(|| title.shape().to_owned())
}

/// The game before the first move.
pub(crate) fn lay_out(sheet: &Sheet, places: &[Place]) -> Result<Box<dyn Session>, Problem> {
    let laid_out = open(title_of(sheet)?, start(sheet, places), sheet.position.clone());
    laid_out.map_err(|trouble| problems::not_laid_out(&trouble))
}

/// The game where a mark lies.
pub(crate) fn take_up(sheet: &Sheet, places: &[Place], mark: &Mark) -> Result<Box<dyn Session>, Problem> {
    let resumed = title_of(sheet)?.resume(start(sheet, places), &mark.bookmark);
    resumed.map_err(|trouble| problems::not_laid_out(&trouble))
}

/// What a game starts from.
fn start(sheet: &Sheet, places: &[Place]) -> Start {
    Start {
        options: Some(sheet.options.clone()),
        players: places.iter().map(player).collect(),
        seed: sheet.seed.clone(),
        entropy: sheet.entropy.clone(),
        seals: sheet.seals.clone(),
        practice: sheet.terms.practice,
        kept: true,
    }
}

/// Starts a game, at a position when there is one.
pub(crate) fn open(
    title: &'static dyn Title,
    start: Start,
    position: Option<Value>,
) -> Result<Box<dyn Session>, Trouble> {
    match position {
        Some(position) => title.start_at(start, position),
        None => title.start(start),
    }
}

/// Who sits at a seat, as records tell it.
pub(crate) fn player(place: &Place) -> Player {
    let bot = match &place.sitter {
        Occupant::Bot(spec) => Some(spec.to_string()),
        Occupant::Open | Occupant::Person { .. } => None,
    };
    Player { name: place.name(), bot }
}
