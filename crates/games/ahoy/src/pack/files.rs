//! The files a content pack consists of.

/// The files of a pack, as text.
#[derive(Clone, Debug)]
pub struct PackFiles {
    /// `pack.toml`: the pack's id and name.
    pub pack: String,
    /// `tiles.toml`: the region tiles.
    pub tiles: String,
    /// `market.toml`: the market cards.
    pub market: String,
    /// `plans.toml`: the plan cards.
    pub plans: String,
    /// `boards.toml`: the player boards and ship cards.
    pub boards: String,
    /// `rewards.toml`: the reward grid.
    pub rewards: String,
    /// `names.toml`: the names of everything else.
    pub names: String,
}

impl PackFiles {
    /// The names of the files a pack consists of.
    pub const NAMES: [&'static str; 7] =
        ["pack.toml", "tiles.toml", "market.toml", "plans.toml", "boards.toml", "rewards.toml", "names.toml"];

    /// The printed game's files, built in.
    pub fn base() -> PackFiles {
        PackFiles {
            pack: include_str!("../../../../../packs/ahoy/pack.toml").to_owned(),
            tiles: include_str!("../../../../../packs/ahoy/tiles.toml").to_owned(),
            market: include_str!("../../../../../packs/ahoy/market.toml").to_owned(),
            plans: include_str!("../../../../../packs/ahoy/plans.toml").to_owned(),
            boards: include_str!("../../../../../packs/ahoy/boards.toml").to_owned(),
            rewards: include_str!("../../../../../packs/ahoy/rewards.toml").to_owned(),
            names: include_str!("../../../../../packs/ahoy/names.toml").to_owned(),
        }
    }

    /// Collects the files by a function that reads one of them by name.
    pub fn gather<E>(mut read: impl FnMut(&str) -> Result<String, E>) -> Result<PackFiles, E> {
        Ok(PackFiles {
            pack: read("pack.toml")?,
            tiles: read("tiles.toml")?,
            market: read("market.toml")?,
            plans: read("plans.toml")?,
            boards: read("boards.toml")?,
            rewards: read("rewards.toml")?,
            names: read("names.toml")?,
        })
    }
}
