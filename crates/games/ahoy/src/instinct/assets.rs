//! What a faction has at hand: gold, crew, comrades, strongholds, cargo, and the damage it carries.

use super::trade;
use super::worth::{WORTH, of_power};
use crate::components::Card;
use crate::faction::Faction;
use crate::state::{Ahoy, DAMAGE};

/// What is worth something while there is time to use it.
pub(super) fn at_hand(game: &Ahoy, faction: Faction) -> f32 {
    let own = match faction {
        Faction::Squadron => of_squadron(game),
        Faction::Union => of_union(game),
        Faction::Smuggler1 | Faction::Smuggler2 => trade::prospects(game, faction),
    };
    let loaded = WORTH.loaded * game.cannons(faction).count() as f32;
    let gold = plenty(game.gold[faction.index()], WORTH.gold, WORTH.gold_enough);
    own + loaded + gold - WORTH.damage * f32::from(damage(game, faction))
}

/// What the crew should bring, given the whole game.
pub(super) fn crew(game: &Ahoy, faction: Faction) -> f32 {
    let powers =
        Card::of(game.crew[faction.index()]).map(|card| of_power(game.pack.card(card).power, faction));
    WORTH.crew * powers.sum::<f32>()
}

/// The damaged slots of a board.
pub(super) fn damage(game: &Ahoy, faction: Faction) -> u8 {
    game.board[faction.index()].iter().map(|slot| u8::from(*slot == DAMAGE)).sum()
}

/// What many things of a kind are worth: the first of them `each`, and less and less the more there are.
fn plenty(count: u8, each: f32, enough: f32) -> f32 {
    let count = f32::from(count);
    each * count * enough / (enough + 0.5 * count)
}

fn of_squadron(game: &Ahoy) -> f32 {
    let (mut patrols_ashore, mut strongholds) = (0, 0);
    for region in game.chart.regions() {
        patrols_ashore += game.patrols[game.chart.island(region).index()];
        strongholds += game.strongholds[region.index()];
    }
    WORTH.island_patrol * f32::from(patrols_ashore) + WORTH.stronghold * f32::from(strongholds)
}

fn of_union(game: &Ahoy) -> f32 {
    let flagship = game.flag(Faction::Union);
    let when = |is_so: bool, worth: f32| if is_so { worth } else { 0.0 };
    plenty(game.ready, WORTH.ready, WORTH.ready_enough)
        + WORTH.plan * game.hand.count_ones() as f32
        + when(flagship.is_somewhere() && game.chart.is_island(flagship), WORTH.union_ashore)
        + when(game.cutter.is_somewhere(), WORTH.cutter)
        + when(game.gunship.is_somewhere(), WORTH.gunship)
}
