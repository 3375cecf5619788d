//! What the dice of a supply are worth, before they are placed.

use super::worth::WORTH;
use crate::components::{Action, Slot};
use crate::faction::Faction;
use crate::state::Ahoy;

/// What a faction's dice promise: any die, and those that a slot waits for.
pub(super) fn to_place(game: &Ahoy, faction: Faction) -> f32 {
    let dice = game.dice_left(faction);
    if dice == 0 {
        return 0.0;
    }
    let (each, special) = match faction {
        Faction::Squadron => (WORTH.die_squadron, for_squadron(game)),
        Faction::Union => (WORTH.die_union, for_union(game)),
        Faction::Smuggler1 | Faction::Smuggler2 => (WORTH.die_smuggler, for_smuggler(game, faction)),
    };
    each * f32::from(dice) + special
}

fn is_open(game: &Ahoy, faction: Faction, action: Action) -> bool {
    game.slot_values(faction, Slot::Board(action)).contains(&0)
}

fn for_squadron(game: &Ahoy) -> f32 {
    let supply = &game.supply[Faction::Squadron.index()];
    let waits = |value: usize, action| supply[value - 1] > 0 && is_open(game, Faction::Squadron, action);
    let mut sum = 0.0;
    if waits(3, Action::Order) {
        sum += WORTH.three_for_orders;
    }
    if waits(4, Action::Bombard) {
        let largest_crowd = game.comrades.iter().copied().max().unwrap_or(0);
        sum += WORTH.four_for_bombs * f32::from(largest_crowd);
    }
    if waits(5, Action::Cannons5) || waits(6, Action::Cannons6) {
        sum += WORTH.high_for_cannons;
    }
    sum
}

fn for_union(game: &Ahoy) -> f32 {
    let supply = &game.supply[Faction::Union.index()];
    let open = |action| is_open(game, Faction::Union, action);
    let ready = f32::from(game.ready.min(4));
    let mut sum = 0.0;
    if supply[5] > 0 {
        let inspiring = if open(Action::Inspire) { WORTH.six_for_inspiring * ready } else { 0.0 };
        let rallying = if open(Action::Rally) { WORTH.six_for_rallying } else { 0.0 };
        sum += if supply[5] > 1 { inspiring + rallying } else { inspiring.max(rallying) };
    }
    if supply[0] > 0 && open(Action::Assemble) {
        sum += WORTH.one_for_assembling * ready;
    }
    sum
}

fn for_smuggler(game: &Ahoy, owner: Faction) -> f32 {
    let supply = &game.supply[owner.index()];
    let mut sum = 0.0;
    if supply[1] + supply[3] + supply[5] > 0 && is_open(game, owner, Action::Negotiate) {
        sum += WORTH.even_for_bargains;
    }
    if is_open(game, owner, Action::FullSail) {
        let highest = (1..=6u8).zip(supply).filter(|(_, count)| **count > 0).map(|(value, _)| value).max();
        sum += WORTH.pip_for_sailing * f32::from(highest.unwrap_or(0));
    }
    sum
}
