//! The files a pack is made of.

use super::Pack;

freeport_pack::pack_files! {
    /// The text of each file of a pack.
    pub struct PackFiles for Pack of "rumbones2" in "../../../../../../packs/rumbones2/";
    /// `pack.toml`: which pack this is.
    pack,
    /// `heroes.toml`: the heroes and their skills.
    heroes,
    /// `tide.toml`: the Tide cards.
    tide,
    /// `crew.toml`: deckhands, bosuns and the swivel gun.
    crew,
    /// `equipment.toml`: what stands on ships.
    equipment,
    /// `beasts.toml`: the Kraken and the Sea Dragon.
    beasts,
    /// `layouts.toml`: the factions, their ships and the maps.
    layouts,
}
