//! What things are worth in victory points, by how much of the game is left.

use crate::components::{Cargo, Good, Nation};
use crate::phase::Phase;
use crate::pirate::Pirate;
use crate::state::Pirates7;
use freeport_kernel::Seat;

/// A Black Mark.
pub(super) const MARK: f32 = 3.0;
/// Raids in a round, on average.
pub(super) const RAIDS: f32 = 0.55;
/// Longer games than this are not foreseen.
const FARTHEST: f32 = 20.0;
/// Adventure cards that somebody with a full hand plays in a round, on average.
const CARDS_PLAYED: f32 = 0.5;

/// How much of the game is left, and what follows for the worth of things.
#[derive(Clone, Copy)]
pub(super) struct Season {
    /// Rounds left, this one included as far as it is not over.
    pub rounds: f32,
    /// From 1 with endless time to 0 at the end: what can still be sold, raided, sailed.
    ahead: f32,
    /// Prices of the current Port.
    prices: [u8; 3],
}

impl Season {
    pub fn of(game: &Pirates7) -> Season {
        let this_round = match (game.phase, game.called) {
            (Phase::Over | Phase::FinalDeals { .. }, _) => 0.0,
            (_, Some(called)) => 0.9 - 0.12 * f32::from(called as u8),
            (_, None) => 1.0,
        };
        let later = match (game.rounds_after, game.above_end()) {
            (Some(left), _) => f32::from(left),
            (None, Some(above)) => {
                let drawn_each_round = 0.2 + 0.25 * f32::from(game.players);
                3.0 + f32::from(above + 1) / drawn_each_round
            }
            (None, None) => 3.0,
        };
        let rounds = (this_round + later).min(FARTHEST);
        Season { rounds, ahead: rounds / (rounds + 5.0), prices: game.pack.prices(game.port) }
    }

    /// What is left of something that pays in the course of the game.
    pub fn lasting(&self, worth: f32) -> f32 {
        worth * self.ahead
    }

    /// Goods on board: what they bring now, or what they should bring in better Ports and larger sets.
    pub fn goods(&self, goods: Cargo) -> f32 {
        Good::ALL.into_iter().map(|good| self.kind(goods[good], self.prices[good as usize])).sum()
    }

    fn kind(&self, count: u8, price: u8) -> f32 {
        let some = f32::from(count);
        let now = if count >= 3 { some * f32::from(price) } else { some };
        let patient = match count {
            0 => 0.0,
            1 => 1.2,
            2 => 2.8,
            _ => some * 2.1,
        };
        let hope = self.rounds / (self.rounds + 2.5);
        now + hope * (patient - now).max(0.0)
    }

    /// Ships of a player, wherever they are.
    pub fn fleet(&self, free: u8, loaded: u8, guards: u8) -> f32 {
        let hands = f32::from(free) + 0.7 * f32::from(loaded) + 0.5 * f32::from(guards);
        let idle = if free == 0 { 1.6 * (self.rounds / (self.rounds + 1.0)) } else { 0.0 };
        self.lasting(2.9 * hands - 0.12 * hands * hands) - idle
    }

    /// The fleet of a player as it is, with more ships at sea.
    pub fn fleet_of(&self, own: &Pirate, more: u8) -> f32 {
        let free = own.free();
        self.fleet(free + more, own.sea - free, own.guards)
    }

    /// Unused Yin-Yang tokens.
    pub fn yin_yang(&self, tokens: u16) -> f32 {
        let whole = f32::from(tokens / 3);
        let some = f32::from(tokens.min(12));
        whole + self.ahead * (0.75 * some - whole).max(0.0)
    }

    /// Adventure cards in hand: something to do, and Black Marks in the end.
    pub fn hand(&self, cards: u8) -> f32 {
        let cards = f32::from(cards);
        let played = CARDS_PLAYED * self.rounds;
        let stuck = (cards - played).max(0.0);
        self.lasting(0.9 * cards.min(4.0)) - MARK * stuck
    }

    /// What a Corsair of a nation should still pay.
    pub fn corsair(&self, game: &Pirates7, nation: Nation) -> f32 {
        let all: u8 = Nation::ALL.iter().map(|nation| game.unplayed(*nation)).sum();
        let own = f32::from(game.unplayed(nation));
        -MARK * (RAIDS * self.rounds * own / f32::from(all.max(1))).min(own)
    }

    /// Everything a player has.
    pub fn whole(&self, game: &Pirates7, seat: Seat) -> f32 {
        let own = game.pirate(seat);
        let corsairs: f32 = Nation::of(own.corsairs).map(|nation| self.corsair(game, nation)).sum();
        let saved = f32::from(own.unsinkable.min(4)) * self.rounds.min(12.0) * 0.24;
        let holds = f32::from(own.double_hold.min(4)) * self.rounds.min(12.0) * 0.13;
        let out = own.played.count_ones() as f32;
        f32::from(own.chests) + f32::from(own.talismans) + self.yin_yang(own.yin_yang)
            - MARK * f32::from(own.marks)
            + self.goods(own.goods)
            + self.fleet_of(own, 0)
            + self.hand(own.cards())
            + corsairs
            + saved
            + holds
            - self.lasting(0.4 * out)
    }
}
