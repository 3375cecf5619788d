//! The files a pack is made of.

use super::Pack;

freeport_pack::pack_files! {
    /// The text of each file of a pack.
    pub struct PackFiles for Pack of "pirates7" in "../../../../../packs/pirates7/";
    /// `pack.toml`: which pack this is.
    pack,
    /// `caravans.toml`: the Caravans.
    caravans,
    /// `ports.toml`: the Ports and their prices.
    ports,
    /// `curses.toml`: the Curses.
    curses,
    /// `loot.toml`: the Loot deck.
    loot,
    /// `rituals.toml`: what Rituals cost.
    rituals,
    /// `names.toml`: words in each language.
    names,
}
