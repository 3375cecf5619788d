//! How the game is won, and how it ends otherwise.

use crate::effects::vocabulary::{Colour, Effect};
use crate::event::{Event, Triumph};
use crate::state::{Quest, RUNES, Table, Verdict};
use freeport_kernel::{Outcome, Seat, SeatSet};

impl Quest {
    /// Whether killing a challenge wins the game (RN-1.10).
    pub(crate) fn is_high_lord(&self, card: u8) -> bool {
        self.challenge(card).is_some_and(|challenge| challenge.reward.contains(&Effect::Victory))
    }

    /// A hero has killed the High Lord.
    pub(crate) fn slay_high_lord(&mut self, seat: Seat, table: &mut Table) {
        self.verdict = Some(Verdict::Slain(seat));
        table.tell(|| Event::GameWon { seat, by: Triumph::HighLord });
    }

    /// Red challenge cards that a hero owns (RN-31.19).
    pub(crate) fn red_cards(&self, seat: Seat) -> u8 {
        let party = self.party(seat);
        let red = |card: &u8| self.colour(*card) == Colour::Red && self.is_challenge(*card);
        party.kept.iter().filter(red).count() as u8
    }

    /// A hero has gained a card: it may have been the last that was needed (RN-1.4, RN-31.14).
    pub(crate) fn check_runes(&mut self, seat: Seat, table: &mut Table) {
        let runes = self.runes(seat);
        if runes >= RUNES {
            self.verdict = Some(Verdict::Runes(seat));
            table.tell(|| Event::GameWon { seat, by: Triumph::Runes });
        } else if self.finale.is_some() && self.red_cards(seat) >= RUNES {
            self.verdict = Some(Verdict::Runes(seat));
            table.tell(|| Event::GameWon { seat, by: Triumph::RedCards });
        }
    }

    /// How the game ended.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let alone = self.players == 1;
        let ranked = |key: &dyn Fn(Seat) -> u8| {
            let rank = |seat: Seat| (key(seat), self.party(seat).level(), self.party(seat).gold);
            Outcome::ranked(self.players, |seat| i32::from(key(seat)), rank)
        };
        Some(match self.verdict? {
            Verdict::Slain(seat) | Verdict::Runes(seat) => Outcome::won_by(self.players, SeatSet::one(seat)),
            // Nobody who plays alone wins by losing less than others, nor by being stopped (RN-38.4, RN-1.8).
            Verdict::Fallen | Verdict::Stopped if alone => Outcome::together(1, false),
            Verdict::Fallen => ranked(&|seat| self.red_cards(seat)),
            Verdict::Stopped => ranked(&|seat| self.runes(seat)),
        })
    }
}
