//! What things are worth, in fame. How the weights were found is told in `docs/bots.md`.

use crate::components::{Power, Reward};
use crate::faction::Faction;

/// The weights of the appraisal.
pub(super) struct Worth {
    /// How far control can still swing in this round, with all dice placed.
    pub swing_at_rest: f32,
    /// How much further it can swing for each die of Squadron and Union still to be placed.
    pub swing_per_die: f32,
    /// How far control can swing until later rounds.
    pub swing_later: f32,
    /// How much of a flagship's control points counts for later rounds: it sails on.
    pub flagship_later: f32,
    /// What a Smuggler earns in a round.
    pub smuggler_pace: f32,
    /// A die that the Squadron has still to place.
    pub die_squadron: f32,
    /// A die that a Smuggler has still to place.
    pub die_smuggler: f32,
    /// A die that the Union has still to place.
    pub die_union: f32,
    /// How much more a 3 is worth to the Squadron while it can give orders.
    pub three_for_orders: f32,
    /// How much more a 4 is worth to the Squadron for each comrade it could bombard.
    pub four_for_bombs: f32,
    /// How much more a 5 or a 6 is worth to the Squadron while the cannons are empty.
    pub high_for_cannons: f32,
    /// How much more a 6 is worth to the Union for each comrade it could inspire.
    pub six_for_inspiring: f32,
    /// How much more a 6 is worth to the Union while it can rally.
    pub six_for_rallying: f32,
    /// How much more a 1 is worth to the Union for each comrade it could assemble.
    pub one_for_assembling: f32,
    /// How much more an even die is worth to a Smuggler who can negotiate.
    pub even_for_bargains: f32,
    /// What each pip of a die is worth to a Smuggler who can set full sail.
    pub pip_for_sailing: f32,
    /// A coin, while there are few of them.
    pub gold: f32,
    /// How many coins it takes to halve what a further one is worth.
    pub gold_enough: f32,
    /// A damage token on the board.
    pub damage: f32,
    /// A crew card with a power worth 1.
    pub crew: f32,
    /// A stronghold, beyond its control points.
    pub stronghold: f32,
    /// A patrol on an island: half a stronghold to be.
    pub island_patrol: f32,
    /// A loaded die on the cannons, while the round lasts.
    pub loaded: f32,
    /// A ready comrade, while there are few of them.
    pub ready: f32,
    /// How many ready comrades it takes to halve what a further one is worth.
    pub ready_enough: f32,
    /// A plan card in the hand.
    pub plan: f32,
    /// The cutter, beyond its control points.
    pub cutter: f32,
    /// The gunship, beyond its control points.
    pub gunship: f32,
    /// The Union's flagship on an island, from where it can rally.
    pub union_ashore: f32,
    /// A cargo on the spot where it is wanted.
    pub cargo: f32,
    /// How much each space of distance takes off a cargo's worth.
    pub cargo_distance: f32,
    /// A cargo whose island is not on the chart.
    pub cargo_lost: f32,
    /// A region on the chart, to a Smuggler: somewhere to trade.
    pub trading_post: f32,
    /// A market card that can be smuggled on the spot.
    pub errand: f32,
    /// How much of the best next reward counts already.
    pub reward: f32,
    /// What a pledged card earns for an island that is still to be found.
    pub pledge_unknown: f32,
    /// How uncertain the end is when it is near.
    pub doubt: f32,
    /// How much more uncertain each further round makes it.
    pub doubt_per_round: f32,
}

/// The weights.
pub(super) const WORTH: Worth = Worth {
    swing_at_rest: 0.1,
    swing_per_die: 0.15,
    swing_later: 3.2,
    flagship_later: 0.4,
    smuggler_pace: 2.6,
    die_squadron: 0.5,
    die_smuggler: 0.5,
    die_union: 0.5,
    three_for_orders: 0.3,
    four_for_bombs: 0.15,
    high_for_cannons: 0.2,
    six_for_inspiring: 0.2,
    six_for_rallying: 0.5,
    one_for_assembling: 0.15,
    even_for_bargains: 0.3,
    pip_for_sailing: 0.08,
    gold: 0.6,
    gold_enough: 3.0,
    damage: 0.35,
    crew: 1.3,
    stronghold: 0.9,
    island_patrol: 0.08,
    loaded: 0.2,
    ready: 0.65,
    ready_enough: 6.5,
    plan: 0.6,
    cutter: 0.5,
    gunship: 0.8,
    union_ashore: 0.2,
    cargo: 3.0,
    cargo_distance: 0.2,
    cargo_lost: 0.6,
    trading_post: 0.3,
    errand: 0.7,
    reward: 0.3,
    pledge_unknown: 0.3,
    doubt: 2.5,
    doubt_per_round: 0.9,
};

/// How useful a crew power is to a faction, in parts of a good one.
pub(super) fn of_power(power: Power, faction: Faction) -> f32 {
    use Power::*;
    let smuggles = faction.smuggles();
    match power {
        Elder | Middleman | Sailor => 1.2,
        Cutpurse | Shipwright | Fighters | Merchant | Trawler => 1.0,
        ConvincingComrade => {
            if smuggles {
                0.5
            } else {
                1.5
            }
        }
        ConvincingOfficial => {
            if smuggles {
                0.4
            } else {
                1.2
            }
        }
        Aeronauts | SeaWitch | WhisperingWind => {
            if smuggles {
                1.1
            } else {
                0.6
            }
        }
        SeaDog | Barrelman | Pilot | Diver | Documentarian | Gunner | GunnersMate => 0.6,
        Emissary | Grogmaster | PowderMonkey | BatteringBeakhead | Mystic | Buccaneer => 0.5,
        GhastlyGust | NaiveNoble => 0.7,
    }
}

/// What a reward is worth.
pub(super) fn of_reward(reward: Reward) -> f32 {
    match reward {
        Reward::Start => 0.0,
        Reward::Gold1 => 0.5,
        Reward::NewRegion | Reward::RepairAll => 0.6,
        Reward::FreeCrew | Reward::Move2Peaceful => 1.1,
        Reward::Fame1 | Reward::Gold2 | Reward::Move2 | Reward::FreeTailwind => 1.0,
        Reward::Fame2 | Reward::GoldForFame | Reward::RepairAllForFame => 2.0,
        Reward::Fame3 => 3.0,
        Reward::GrandPrize => 4.0,
    }
}
