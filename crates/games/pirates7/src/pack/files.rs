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

macro_rules! printed {
    ($file:literal) => {
        ($file, include_str!(concat!("../../../../../packs/pirates7/", $file)))
    };
}

impl PackFiles {
    /// The files of a pack, by name, with what the printed game says in them.
    pub const PRINTED: [(&'static str, &'static str); 7] = [
        printed!("pack.toml"),
        printed!("caravans.toml"),
        printed!("ports.toml"),
        printed!("curses.toml"),
        printed!("loot.toml"),
        printed!("rituals.toml"),
        printed!("names.toml"),
    ];

    /// The printed game.
    pub fn base() -> PackFiles {
        let [pack, caravans, ports, curses, loot, rituals, names] =
            PackFiles::PRINTED.map(|(_, text)| text.to_owned());
        PackFiles { pack, caravans, ports, curses, loot, rituals, names }
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
