//! `ships.toml`: the factions, their ships and the map.

use super::{Beasts, Tile, chart};
use crate::core::place::{KRAKEN_CELLS, Map};
use crate::core::side::Side;
use freeport_pack::{Name, PackFlaw, Register, bounded, flaw, parse};
use serde::Deserialize;

pub(super) const FILE: &str = "ships.toml";

/// A faction, which has a ship.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faction {
    /// The id by which phrase books and names know it.
    pub id: String,
    /// The id of its ship.
    pub ship: String,
}

/// What the file holds.
#[derive(Debug)]
pub struct Ships {
    /// The factions, by side.
    pub factions: [Faction; 2],
    /// The sea between and around the ships.
    pub map: Map,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    map: String,
    faction: Vec<FactionShape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FactionShape {
    id: String,
    name: Name,
    ship: ShipShape,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipShape {
    id: String,
    name: Name,
}

pub(super) fn read(
    text: &str,
    tiles: &[Tile],
    beasts: &Beasts,
    register: &mut Register,
) -> Result<Ships, PackFlaw> {
    let file: File = parse(FILE, text)?;
    let map = chart::read(&file.map, tiles)?;
    bounded("beasts.toml", "kraken", "zones", beasts.kraken.zones, KRAKEN_CELLS as u8..=KRAKEN_CELLS as u8)?;
    let mut factions = Vec::new();
    for FactionShape { id, name, ship } in file.faction {
        register.enter(FILE, &id, name)?;
        register.enter(FILE, &ship.id, ship.name)?;
        factions.push(Faction { id, ship: ship.id });
    }
    if !factions.iter().map(|faction| faction.id.as_str()).eq(Side::BOTH.map(Side::id)) {
        let [left, right] = Side::BOTH.map(Side::id);
        return Err(flaw(FILE, "faction", format!("`id`: there must be {left} and {right}, in this order")));
    }
    let factions = factions.try_into().map_err(|_| flaw(FILE, "faction", "there must be two"))?;
    Ok(Ships { factions, map })
}
