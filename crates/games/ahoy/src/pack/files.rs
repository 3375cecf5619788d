//! The files a content pack consists of.

use super::Pack;

freeport_pack::pack_files! {
    /// The files of a pack, as text.
    pub struct PackFiles for Pack of "ahoy" in "../../../../../packs/ahoy/";
    /// `pack.toml`: the pack's id and name.
    pack,
    /// `tiles.toml`: the region tiles.
    tiles,
    /// `market.toml`: the market cards.
    market,
    /// `plans.toml`: the plan cards.
    plans,
    /// `boards.toml`: the player boards and ship cards.
    boards,
    /// `rewards.toml`: the reward grid.
    rewards,
    /// `names.toml`: the names of everything else.
    names,
}
