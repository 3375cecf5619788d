//! The files a pack is made of.

/// The text of each file of a pack.
#[derive(Clone, Debug, Default)]
pub struct PackFiles {
    /// `pack.toml`: which pack this is.
    pub pack: String,
    /// `caravans.toml`: the Caravans.
    pub caravans: String,
    /// `ports.toml`: the Ports and their prices.
    pub ports: String,
    /// `curses.toml`: the Curses.
    pub curses: String,
    /// `loot.toml`: the Loot deck.
    pub loot: String,
    /// `rituals.toml`: what Rituals cost.
    pub rituals: String,
    /// `names.toml`: words in each language.
    pub names: String,
}

macro_rules! base {
    ($file:literal) => {
        include_str!(concat!("../../../../../packs/pirates7/", $file)).to_owned()
    };
}

impl PackFiles {
    /// The files of a pack, by name.
    pub const NAMES: [&'static str; 7] = [
        "pack.toml",
        "caravans.toml",
        "ports.toml",
        "curses.toml",
        "loot.toml",
        "rituals.toml",
        "names.toml",
    ];

    /// The printed game.
    pub fn base() -> PackFiles {
        PackFiles {
            pack: base!("pack.toml"),
            caravans: base!("caravans.toml"),
            ports: base!("ports.toml"),
            curses: base!("curses.toml"),
            loot: base!("loot.toml"),
            rituals: base!("rituals.toml"),
            names: base!("names.toml"),
        }
    }

    /// Takes each file from a source by its name.
    pub fn gather<E>(mut read: impl FnMut(&str) -> Result<String, E>) -> Result<PackFiles, E> {
        Ok(PackFiles {
            pack: read("pack.toml")?,
            caravans: read("caravans.toml")?,
            ports: read("ports.toml")?,
            curses: read("curses.toml")?,
            loot: read("loot.toml")?,
            rituals: read("rituals.toml")?,
            names: read("names.toml")?,
        })
    }
}
