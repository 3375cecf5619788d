//! Which rule forbids the use of a line.

use crate::abilities::At;
use crate::combat::{Body, Foe};
use crate::effects::vocabulary::{Cost, Line, Moment};
use crate::source::Source;
use crate::state::{Quest, Stage};

impl Quest {
    /// The rule that forbids the use of a line of a party at a moment.
    pub(crate) fn bar_of(&self, source: Source, at: u8, line: &Line, moment: At) -> &'static str {
        let ally = self.bearer(source).body != Body::Hero;
        if ally && self.sidelines_allies(source.seat) {
            "RN-23.4"
        } else if !self.works_at(source, line, moment) {
            wrong_moment(line.when)
        } else if self.marks.bar(source, at) {
            if line.when == Moment::Before { "RN-25.8" } else { "RN-25.10" }
        } else if let Some(cost) = line.cost.iter().find(|cost| !self.affords_one(source, cost)) {
            self.unpaid(source, cost)
        } else {
            "RN-2.19"
        }
    }

    fn unpaid(&self, source: Source, cost: &Cost) -> &'static str {
        let down = source.text.card().is_some_and(|card| self.party(source.seat).is_down(card));
        match cost {
            Cost::Exh(_) => "RN-24.4",
            Cost::Pay(_) => "RN-2.19",
            Cost::Act | Cost::Disc if down => "RN-25.5",
            Cost::Act | Cost::Disc => self.one_activation(),
        }
    }

    /// The rule that allows one activation at a time.
    fn one_activation(&self) -> &'static str {
        match (&self.fight, self.stage) {
            (Some(fight), _) if matches!(fight.foe, Foe::Hero(_)) => "RN-23.16",
            (Some(fight), _) if fight.round == 0 => "RN-16.4",
            (Some(_), _) => "RN-25.1",
            (None, Stage::Movement) => "RN-6.22",
            (None, Stage::Market) => "RN-13.13",
            (None, Stage::Refresh | Stage::Experience | Stage::TurnEnd) => "RN-25.3",
            (None, _) => "RN-25.2",
        }
    }
}

/// The rule that binds a line to its moment.
const fn wrong_moment(when: Moment) -> &'static str {
    match when {
        Moment::Before => "RN-16.6",
        Moment::PhaseStart(_) | Moment::Preroll(..) | Moment::Onroll(..) | Moment::Onhit(_) => "RN-25.6",
        Moment::Onwound => "RN-24.6",
        _ => "RN-25.9",
    }
}
