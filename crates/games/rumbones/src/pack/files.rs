//! The files a pack is made of.

use super::Pack;

freeport_pack::pack_files! {
    /// The text of each file of a pack.
    pub struct PackFiles for Pack of "rumbones" in "../../../../../packs/rumbones/";
    /// `pack.toml`: which pack this is.
    pack,
    /// `heroes.toml`: the heroes and their actions.
    heroes,
    /// `tide.toml`: the Tide cards.
    tide,
    /// `tiles.toml`: the objectives.
    tiles,
    /// `beasts.toml`: the Kraken and the Sea Dragon.
    beasts,
    /// `crew.toml`: deckhands, bosuns and the Cannon.
    crew,
    /// `ships.toml`: the factions, their ships and the map.
    ships,
}
