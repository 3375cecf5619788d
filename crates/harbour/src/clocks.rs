//! The clocks of a table. They are rebuilt from what the log says was spent; while nobody serves the table, no time runs.

use crate::time::Instant;
use crate::wire::ClockRule;
use freeport_kernel::{MAX_SEATS, Seat};
use freeport_shelf::Asked;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// One clock a seat.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    rule: ClockRule,
    seats: [Hand; MAX_SEATS],
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, Default)]
struct Hand {
    purse: Purse,
    running: Option<Running>,
}

/// What a seat has for its decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Purse {
    /// Milliseconds of the reserve that are left.
    reserve: u64,
    /// The last decision that added to the reserve: taking a move back must not earn time.
    credited: Option<usize>,
}

/// A decision that is being thought about.
#[derive(Clone, Copy, Debug)]
struct Running {
    decision: usize,
    since: Instant,
    expired: bool,
}

impl Clocks {
    pub(crate) fn new(rule: ClockRule) -> Clocks {
        let reserve = match rule {
            ClockRule::Reserve { seconds, .. } => u64::from(seconds) * 1_000,
            ClockRule::None | ClockRule::Decision(_) => 0,
        };
        let purse = Purse { reserve, credited: None };
        Clocks { rule, seats: [Hand { purse, running: None }; MAX_SEATS] }
    }

    /// What every seat has, to go on with later.
    pub(crate) fn purses(&self) -> [Purse; MAX_SEATS] {
        self.seats.map(|hand| hand.purse)
    }

    /// Goes on with what every seat had.
    pub(crate) fn resume(rule: ClockRule, purses: [Purse; MAX_SEATS]) -> Clocks {
        Clocks { rule, seats: purses.map(|purse| Hand { purse, running: None }) }
    }

    /// Starts the clocks of who is newly asked, each `from` its time on, and stops those of who is not asked any more.
    pub(crate) fn ask(&mut self, waiting: &[Asked], from: impl Fn(Seat) -> Instant) {
        for (hand, seat) in self.seats.iter_mut().zip(0..) {
            let decision = waiting.iter().find(|asked| asked.seat == Seat(seat)).map(|asked| asked.decision);
            if hand.running.map(|running| running.decision) != decision {
                let since = from(Seat(seat));
                hand.running = decision.map(|decision| Running { decision, since, expired: false });
            }
        }
    }

    /// Stops all clocks: the game has gone back.
    pub(crate) fn stop(&mut self) {
        self.seats.iter_mut().for_each(|hand| hand.running = None);
    }

    /// How long a seat has thought about its decision, in milliseconds.
    pub(crate) fn spent(&self, seat: Seat, now: Instant) -> u64 {
        let running = self.seats[seat.index()].running;
        running.map_or(0, |running| now.duration_since(running.since).as_millis() as u64)
    }

    /// Books a decision of one's own. Windows are asked for by others, and are charged without earning anything.
    pub(crate) fn pay(&mut self, seat: Seat, decision: usize, spent: u64) {
        self.charge(seat, spent);
        let purse = &mut self.seats[seat.index()].purse;
        if let ClockRule::Reserve { increment, .. } = self.rule
            && purse.credited.is_none_or(|last| last < decision)
        {
            purse.reserve += u64::from(increment) * 1_000;
            purse.credited = Some(decision);
        }
    }

    /// Books time that led to no decision.
    pub(crate) fn charge(&mut self, seat: Seat, spent: u64) {
        let purse = &mut self.seats[seat.index()].purse;
        purse.reserve = purse.reserve.saturating_sub(spent);
    }

    /// What a seat has for the decision it owes, or for its next one, in milliseconds.
    fn whole(&self, seat: Seat) -> Option<u64> {
        match self.rule {
            ClockRule::None => None,
            ClockRule::Decision(seconds) => Some(u64::from(seconds) * 1_000),
            ClockRule::Reserve { .. } => Some(self.seats[seat.index()].purse.reserve),
        }
    }

    /// Milliseconds left now; none without a clock.
    pub(crate) fn left(&self, seat: Seat, now: Instant) -> Option<u64> {
        self.whole(seat).map(|whole| whole.saturating_sub(self.spent(seat, now)))
    }

    /// Whether the seat is thinking.
    pub(crate) fn runs(&self, seat: Seat) -> bool {
        self.rule != ClockRule::None && self.seats[seat.index()].running.is_some()
    }

    /// When the time of a seat is up; none when it is not asked or was told already.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Instant> {
        let running = self.seats[seat.index()].running.filter(|running| !running.expired)?;
        self.whole(seat).map(|whole| running.since + Duration::from_millis(whole))
    }

    /// Whether there are clocks at all.
    pub(crate) fn is_on(&self) -> bool {
        self.rule != ClockRule::None
    }

    /// Whether the time for the decision that the seat owes is up.
    pub(crate) fn expired(&self, seat: Seat) -> bool {
        self.seats[seat.index()].running.is_some_and(|running| running.expired)
    }

    /// Takes note that the seat's time is up.
    pub(crate) fn expire(&mut self, seat: Seat) {
        if let Some(running) = &mut self.seats[seat.index()].running {
            running.expired = true;
        }
    }
}
