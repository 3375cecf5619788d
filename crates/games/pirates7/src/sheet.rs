//! What is printed on the components, for whoever draws them.

use crate::cards::{Caravan, Curse, Port};
use crate::components::{Deal, Good, Nation, Ritual};
use crate::pack::{Pack, Takes, TavernResult};
use serde::Serialize;

/// Everything that is printed, and the same for all viewers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sheet {
    /// The Caravans.
    pub caravans: Vec<CaravanFace>,
    /// The Ports, Pirate Bay last.
    pub ports: Vec<PortFace>,
    /// The Curses.
    pub curses: Vec<CurseFace>,
    /// What the faces 1 to 6 of a Tavern die do.
    pub tavern: Vec<TavernResult>,
    /// How many Fruit, Coffee, Rum and Talismans are in the Loot deck.
    pub loot: [u8; 4],
    /// What Good Deal, Double Hold and Unsinkable Ship cost in Yin-Yang tokens.
    pub rituals: [u8; 3],
}

/// A Caravan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CaravanFace {
    /// Which card.
    pub card: Caravan,
    /// Its nation.
    pub nation: Nation,
    /// Its ships.
    pub ships: u8,
}

/// A Port.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PortFace {
    /// Which Port.
    pub port: Port,
    /// What Fruit, Coffee and Rum bring in sets of three or more.
    pub prices: [u8; 3],
    /// The kind in highest demand.
    pub highest_demand: Good,
}

/// A Curse.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CurseFace {
    /// Which Curse.
    pub curse: Curse,
    /// The face of ships that are hit.
    pub face: Option<u8>,
    /// What a ship that is hit costs first.
    pub takes: Option<Takes>,
    /// The chests each guard is paid.
    pub chests: Option<u8>,
}

impl Sheet {
    /// The sheet of a pack.
    pub fn of(pack: &Pack) -> Sheet {
        let caravan = |card: Caravan| CaravanFace { card, nation: card.nation(), ships: pack.ships(card) };
        let port = |port: Port| PortFace {
            port,
            prices: pack.prices(port),
            highest_demand: pack.highest_demand(port),
        };
        let curse = |curse: Curse| {
            let hit = pack.hits.get(curse as usize);
            let takes = match curse {
                Curse::Whirlpool => Some(Takes::Talisman),
                Curse::Idol => Some(Takes::Named),
                _ => hit.map(|(_, takes)| *takes),
            };
            CurseFace {
                curse,
                face: hit.map(|(face, _)| *face),
                takes,
                chests: (curse == Curse::Wages).then_some(pack.wages),
            }
        };
        let rituals = [Ritual::GoodDeal(Deal::FruitCoffee), Ritual::DoubleHold, Ritual::Unsinkable];
        Sheet {
            caravans: Caravan::all().map(caravan).collect(),
            ports: Port::CARDS.into_iter().chain([Port::PirateBay]).map(port).collect(),
            curses: Curse::ALL.map(curse).to_vec(),
            tavern: pack.tavern.to_vec(),
            loot: pack.loot,
            rituals: rituals.map(|ritual| pack.cost(ritual)),
        }
    }
}
