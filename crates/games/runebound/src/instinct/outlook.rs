//! Shares of the victory from what everybody has.

use super::bout::Ending;
use crate::effects::vocabulary::Colour;
use crate::state::{Finale, PLAYERS, Quest, RUNES};
use freeport_kernel::Seat;

/// Who has so much more than another is likelier to win by the base of the natural logarithm.
const DOUBT: f32 = 3.0;
/// Who plays alone wins every second game from here.
const HALFWAY: f32 = 14.0;
/// The last turns of a game that is stopped, of which one who plays alone has nothing.
const LATE: f32 = 40.0;

impl Quest {
    /// What each seat has of the victory.
    pub(super) fn share_out(&self, shares: &mut [f32]) {
        if let Some(end) = self.outcome() {
            shares.iter_mut().zip(self.seats()).for_each(|(share, seat)| *share = end.share(seat));
        } else if let Some(finale) = &self.finale {
            self.share_out_battle(finale, shares);
        } else if self.players == 1 {
            let chance = 1.0 / (1.0 + (-(self.standing(Seat(0)) - HALFWAY) / DOUBT).exp());
            let turns = u32::from(self.options.turns).saturating_sub(self.turn);
            let late = (1.0 + turns as f32) / LATE;
            shares[0] = chance * late.min(1.0);
        } else {
            let mut standings = [0.0; PLAYERS];
            let prospect = self.prospect();
            for seat in self.seats() {
                standings[seat.index()] =
                    prospect.map_or_else(|| self.standing(seat), |prospect| prospect.standing(self, seat));
            }
            let best = standings[..usize::from(self.players)].iter().copied().fold(f32::MIN, f32::max);
            let mut sum = 0.0;
            for (share, standing) in shares.iter_mut().zip(standings) {
                *share = ((standing - best) / DOUBT).exp();
                sum += *share;
            }
            for share in shares {
                *share /= sum;
            }
        }
    }

    /// In the final battle heroes fight one after the other, and who has most red cards wins if all fall.
    fn share_out_battle(&self, finale: &Finale, shares: &mut [f32]) {
        shares.fill(0.0);
        let mut open = 1.0;
        for (place, seat) in finale.order.iter().enumerate().skip(usize::from(finale.at)) {
            let wins = self.battle_chance(Seat(*seat), place == usize::from(finale.at));
            shares[usize::from(*seat)] += open * wins;
            open *= 1.0 - wins;
        }
        if self.players > 1 {
            let rank = |seat: Seat| (self.red_cards(seat), self.party(seat).level(), self.party(seat).gold);
            if let Some(first) = self.seats().max_by_key(|seat| rank(*seat)) {
                shares[first.index()] += open;
            }
        }
    }

    /// The chance that a hero wins the final battle.
    fn battle_chance(&self, seat: Seat, fights: bool) -> f32 {
        let judge = self.judge(seat);
        let usual = judge.ending(Colour::Red, true);
        let now = match self.foe_now().filter(|_| fights) {
            Some(foe) => judge.ending_against(&foe),
            None => usual,
        };
        let slays = fights && self.open.is_some_and(|card| self.is_high_lord(card));
        let due = RUNES.saturating_sub(self.red_cards(seat)).max(1);
        let later = (1..if slays { 1 } else { due }).fold(1.0, |chance: f32, _| chance * tired(usual));
        now.win * later
    }
}

/// The chance to win one more fight after another.
fn tired(ending: Ending) -> f32 {
    0.8 * ending.win
}
