//! Moves for which something has to be cast: that takes its time, on threads where nobody else's moves wait for it.

use super::Table;
use crate::crew::{Rank, Share};
use crate::problems;
use crate::wire::Problem;
use freeport_kernel::{Given, Seat};
use serde_json::Value;

impl Table {
    /// Plays a move, and gives back the chance that followed from it.
    pub(super) async fn carry_out(&mut self, seat: Seat, mv: &Value) -> Result<Vec<u32>, Problem> {
        match self.playing()?.session.play_at_once(seat, mv)? {
            Some(chance) => Ok(chance),
            None => self.cast(seat, mv.clone()).await,
        }
    }

    async fn cast(&mut self, seat: Seat, mv: Value) -> Result<Vec<u32>, Problem> {
        let place = self.quay.crews.dice.place(Share::of(&self.sheet.id)).ok_or_else(problems::busy)?;
        let mut course = self.course.take().ok_or_else(problems::not_started)?;
        let thrown = place.fetch(Rank::First, move |_| {
            let chance = course.session.play(seat, &mv, &Given::default());
            (course, chance)
        });
        let Some((course, chance)) = thrown.await else {
            // The game went down with the thread, and is made anew from its log.
            self.gone = self.relive().await.err();
            return Err(problems::store());
        };
        self.course = Some(course);
        Ok(chance?)
    }
}
