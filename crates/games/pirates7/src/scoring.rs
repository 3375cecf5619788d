//! The final sale, and who has won.

use crate::cards::Card;
use crate::components::{Deal, Ritual};
use crate::event::{Event, Score, TieBreak};
use crate::phase::Phase;
use crate::state::{Pirates7, Table};
use freeport_kernel::{Outcome, Seat};
use std::cmp::Reverse;

/// Points that a Black Mark costs.
const MARK: i32 = 3;
/// Yin-Yang tokens that make a point.
const TOKENS_PER_POINT: u16 = 3;

impl Pirates7 {
    /// The next players sell everything; who can make a Good Deal is asked first.
    pub(crate) fn sell_out(&mut self, after: Option<Seat>, table: &mut Table) {
        for seat in self.in_turn(after) {
            if self.can_deal(seat) {
                self.phase = Phase::FinalDeals { seat };
                return;
            }
            self.sell_all(seat, table);
        }
        self.count_points(table);
    }

    pub(crate) fn final_deal(&mut self, seat: Seat, deal: Deal, table: &mut Table) {
        self.perform(seat, Ritual::GoodDeal(deal), table);
        if !self.can_deal(seat) {
            self.final_sale(seat, table);
        }
    }

    pub(crate) fn final_sale(&mut self, seat: Seat, table: &mut Table) {
        self.sell_all(seat, table);
        self.sell_out(Some(seat), table);
    }

    fn sell_all(&mut self, seat: Seat, table: &mut Table) {
        let goods = self.pirate(seat).goods;
        if !goods.is_empty() {
            self.sell(seat, goods, true, table);
        }
    }

    fn count_points(&mut self, table: &mut Table) {
        for seat in self.in_turn(None) {
            let own = self.pirate_mut(seat);
            let (hand, cards) = (own.hand, u16::from(own.cards()));
            if cards > 0 {
                own.marks = own.marks.saturating_add(cards);
                let marks = own.marks;
                table.tell(|| Event::HandLeft { seat, cards: Card::of(hand).collect(), marks });
            }
        }
        self.phase = Phase::Over;
        table.reveal();
        for seat in self.in_turn(None) {
            let score = self.score(seat);
            table.tell(|| Event::Scored { seat, score });
        }
        table.tell(|| Event::GameEnded {
            winners: self.outcome().winners().iter().collect(),
            tie: self.tie_break(),
        });
    }

    /// How a player's score comes about.
    pub(crate) fn score(&self, seat: Seat) -> Score {
        let own = self.pirate(seat);
        let points =
            i32::from(own.chests) + i32::from(own.talismans) + i32::from(own.yin_yang / TOKENS_PER_POINT)
                - MARK * i32::from(own.marks);
        Score {
            chests: own.chests,
            talismans: own.talismans,
            yin_yang: own.yin_yang,
            marks: own.marks,
            corsairs: own.corsairs.count_ones() as u8,
            points,
        }
    }

    /// The ranking: points, then fewer Corsair tokens, then fewer Black Marks.
    pub(crate) fn outcome(&self) -> Outcome {
        Outcome::ranked(
            self.players,
            |seat| self.score(seat).points,
            |seat| {
                let score = self.score(seat);
                (score.points, Reverse(score.corsairs), Reverse(score.marks))
            },
        )
    }

    /// What decided between the players with the most points.
    fn tie_break(&self) -> Option<TieBreak> {
        let scores = || Seat::all(self.players).map(|seat| self.score(seat));
        let best = scores().map(|score| score.points).max()?;
        let tied = || scores().filter(|score| score.points == best);
        if tied().count() < 2 {
            return None;
        }
        let corsairs = tied().map(|score| score.corsairs).min()?;
        let tied = || tied().filter(|score| score.corsairs == corsairs);
        if tied().count() < 2 {
            return Some(TieBreak::Corsairs);
        }
        let marks = tied().map(|score| score.marks).min()?;
        Some(if tied().filter(|score| score.marks == marks).count() < 2 {
            TieBreak::Marks
        } else {
            TieBreak::Shared
        })
    }
}
