//! The Smugglers' business: cargo and where it is wanted, the market, the next reward.

use super::worth::{WORTH, of_reward};
use crate::chart::Cell;
use crate::components::{Card, Suit};
use crate::faction::Faction;
use crate::state::Ahoy;

/// What a Smuggler's business promises.
pub(super) fn prospects(game: &Ahoy, owner: Faction) -> f32 {
    let flagship = game.flag(owner);
    if !flagship.is_somewhere() {
        return 0.0;
    }
    let cargo = game.cargo[owner.smuggler()];
    let mut sum: f32 = Card::of(cargo).map(|card| cargo_worth(game, flagship, card)).sum();
    if cargo.count_ones() < 2 {
        sum += game.market().map(|card| errand_worth(game, flagship, card)).fold(0.0, f32::max);
    }
    sum + WORTH.trading_post * game.chart.len() as f32 + WORTH.reward * next_reward(game, owner)
}

/// What a cargo on board is worth: the more, the nearer it is to an island that wants it.
fn cargo_worth(game: &Ahoy, from: Cell, card: Card) -> f32 {
    match distance(game, from, game.pack.card(card).to) {
        Some(spaces) => WORTH.cargo / (1.0 + WORTH.cargo_distance * f32::from(spaces)),
        None => WORTH.cargo_lost,
    }
}

/// What a card on the market is worth as the next cargo.
fn errand_worth(game: &Ahoy, from: Cell, card: Card) -> f32 {
    let face = game.pack.card(card);
    let wanted = if distance(game, from, face.to).is_some() { 1.0 } else { 0.3 };
    match distance(game, from, face.suit) {
        Some(spaces) => wanted * WORTH.errand / (1.0 + WORTH.cargo_distance * f32::from(spaces)),
        None => 0.0,
    }
}

/// The spaces to the nearest island of a suit where Smugglers can trade, as the gull flies.
pub(super) fn distance(game: &Ahoy, from: Cell, suit: Suit) -> Option<u8> {
    let here = game.chart.at(from);
    let open = game
        .chart
        .regions()
        .filter(|region| game.suit_of(*region) == suit && game.strongholds[region.index()] == 0);
    open.map(|region| {
        let there = game.chart.at(game.chart.island(region));
        here.x.abs_diff(there.x).saturating_add(here.y.abs_diff(there.y))
    })
    .min()
}

/// The best reward that the white marker can reach next.
fn next_reward(game: &Ahoy, owner: Faction) -> f32 {
    let (white, black) = (game.white[owner.smuggler()], game.black[owner.smuggler()]);
    let (row, column) = (white / 5, white % 5);
    let mut best = 0.0f32;
    let mut look = |is_there: bool, cell: u8| {
        if is_there && cell != black {
            best = best.max(of_reward(game.pack.rewards[cell as usize]));
        }
    };
    look(row > 0, white.wrapping_sub(5));
    look(row < 4, white + 5);
    look(column > 0, white.wrapping_sub(1));
    look(column < 4, white + 1);
    best
}
