//! How the game is likely to end: what everybody has, and what is about to come of what they chose.

use super::prospects::prospect;
use super::worth::Season;
use crate::components::{Cargo, Character};
use crate::phase::Phase;
use crate::state::Pirates7;
use freeport_kernel::Seat;

/// How far the final scores may still move apart, at the end and for each round that is left.
const DOUBT: f32 = 2.5;
const DOUBT_PER_ROUND: f32 = 0.55;

/// Writes each seat's share of the victory: the more points it should end with, the more.
pub(super) fn share_out(game: &Pirates7, shares: &mut [f32]) {
    let season = Season::of(game);
    let doubt = DOUBT + DOUBT_PER_ROUND * season.rounds;
    let mut points = [0.0; 4];
    let mut best = f32::MIN;
    for (points, seat) in points.iter_mut().zip(Seat::all(game.players)) {
        *points = season.whole(game, seat) + to_come(game, &season, seat);
        best = best.max(*points);
    }
    let mut sum = 0.0;
    for (share, points) in shares.iter_mut().zip(points) {
        *share = fading((best - points) / doubt);
        sum += *share;
    }
    for share in shares {
        *share /= sum;
    }
}

/// What should come of a Character chosen and not yet resolved, and of Goods just drawn.
fn to_come(game: &Pirates7, season: &Season, seat: Seat) -> f32 {
    let drawn = match game.phase {
        Phase::Loading { seat: own, drawn } if own == seat => drawn,
        _ => Cargo::NONE,
    };
    let on_deck = 0.9 * f32::from(drawn.total().min(u16::from(game.pirate(seat).room())) as u8);
    match game.pirate(seat).chosen {
        Some(chosen) if !game.has_resolved(seat) => on_deck + prospect(game, season, seat, chosen),
        // Whoever is asked later has no less to expect.
        None if game.phase == Phase::Choosing => on_deck + best_prospect(game, season, seat),
        _ => on_deck,
    }
}

fn best_prospect(game: &Pirates7, season: &Season, seat: Seat) -> f32 {
    Character::of(game.pirate(seat).available())
        .map(|character| prospect(game, season, seat, character))
        .fold(f32::MIN, f32::max)
}

impl Pirates7 {
    /// Whether the Character of this round is behind a player, or well under way.
    fn has_resolved(&self, seat: Seat) -> bool {
        match (self.called, self.pirate(seat).chosen) {
            (Some(called), Some(chosen)) if chosen == called => {
                let place = |seat: Seat| (seat.0 + self.players - self.first.0) % self.players;
                let acting = matches!(self.phase, Phase::Before | Phase::Action);
                place(seat) < place(self.resolver) || seat == self.resolver && !acting
            }
            (Some(called), Some(chosen)) => chosen < called,
            _ => false,
        }
    }
}

/// About `exp(-x)`.
fn fading(x: f32) -> f32 {
    let base = 1.0 / (1.0 + x / 8.0);
    let square = base * base;
    let fourth = square * square;
    fourth * fourth
}
