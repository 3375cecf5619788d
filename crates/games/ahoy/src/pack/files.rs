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

macro_rules! printed {
    ($file:literal) => {
        ($file, include_str!(concat!("../../../../../packs/ahoy/", $file)))
    };
}

impl PackFiles {
    /// The files of a pack, by name, with what the printed game says in them.
    pub const PRINTED: [(&'static str, &'static str); 7] = [
        printed!("pack.toml"),
        printed!("tiles.toml"),
        printed!("market.toml"),
        printed!("plans.toml"),
        printed!("boards.toml"),
        printed!("rewards.toml"),
        printed!("names.toml"),
    ];

    /// The printed game.
    pub fn base() -> PackFiles {
        let [pack, tiles, market, plans, boards, rewards, names] =
            PackFiles::PRINTED.map(|(_, text)| text.to_owned());
        PackFiles { pack, tiles, market, plans, boards, rewards, names }
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
