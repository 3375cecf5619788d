//! How many ships come back from a raid.

use super::worth::MARK;
use crate::cards::Caravan;
use crate::phase::{Phase, Venture};
use crate::state::Pirates7;
use freeport_kernel::Seat;

/// What a Loot card is worth on average.
const LOOT: f32 = 1.75;
/// What a ship that sinks costs, less the Yin-Yang token it brings.
const SHIP: f32 = 0.7;

/// The share of pirate ships that survive against so many red ones.
fn survivors(pirates: f32, reds: f32) -> f32 {
    let odds = pirates / reds;
    odds / (odds + 2.4)
}

/// What a player should gain by so many ships among so many pirate ships in all.
fn gain(own: f32, pirates: f32, reds: f32, late: bool) -> f32 {
    let live = survivors(pirates, reds);
    let ship = if late { 0.0 } else { SHIP };
    own * (live * LOOT - (1.0 - live) * ship)
}

/// What a player should gain by sending so many ships on the raid under way.
pub(super) fn worth_sending(game: &Pirates7, seat: Seat, ships: u8, late: bool) -> f32 {
    let Venture::Raid { caravan, sent } = game.venture else { return 0.0 };
    let reds = f32::from(game.pack.ships(caravan));
    let before: u8 = sent.iter().sum();
    let limit = game.raid_limit(caravan);
    let after: u8 = match game.phase {
        Phase::Commit { .. } => {
            game.in_turn(Some(seat)).map(|other| limit.min(game.pirate(other).free())).sum()
        }
        _ => 0,
    };
    let pirates = f32::from(before) + 0.7 * f32::from(after) + f32::from(ships);
    gain(f32::from(ships), pirates.max(1.0), reds, late)
}

/// What a raid on this Caravan should bring its player, less half of what it brings the others on average.
pub(super) fn worth_raiding(game: &Pirates7, seat: Seat, caravan: Caravan, late: bool) -> f32 {
    let limit = game.raid_limit(caravan);
    let reds = f32::from(game.pack.ships(caravan));
    let crew = |seat: Seat| f32::from(limit.min(game.pirate(seat).free()));
    let pirates: f32 = Seat::all(game.players).map(|other| 0.8 * crew(other)).sum();
    let penalty = |seat: Seat| {
        let own = game.pirate(seat);
        let hit = own.free() == 0 || own.corsairs & caravan.nation().bit() != 0;
        if hit { MARK } else { 0.0 }
    };
    let bring = |seat: Seat| gain(0.8 * crew(seat), pirates.max(1.0), reds, late) - penalty(seat);
    let others: f32 = Seat::all(game.players).filter(|other| *other != seat).map(bring).sum();
    bring(seat) - 0.7 * others / f32::from(game.players - 1)
}
