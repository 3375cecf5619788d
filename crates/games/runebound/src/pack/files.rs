//! The files a pack is made of.

/// The text of each file of a pack.
#[derive(Clone, Debug, Default)]
pub struct PackFiles {
    /// `pack.toml`: which pack this is.
    pub pack: String,
    /// `heroes.toml`: the heroes.
    pub heroes: String,
    /// `market.toml`: allies and items.
    pub market: String,
    /// `green.toml`, `yellow.toml`, `blue.toml` and `red.toml`: the adventure cards, from the easiest colour.
    pub adventures: [String; 4],
    /// `map.toml`: the world.
    pub map: String,
}

macro_rules! printed {
    ($file:literal) => {
        ($file, include_str!(concat!("../../../../../packs/runebound/", $file)))
    };
}

impl PackFiles {
    /// The files of a pack, by name, with what the printed game says in them.
    pub const PRINTED: [(&'static str, &'static str); 8] = [
        printed!("pack.toml"),
        printed!("heroes.toml"),
        printed!("market.toml"),
        printed!("green.toml"),
        printed!("yellow.toml"),
        printed!("blue.toml"),
        printed!("red.toml"),
        printed!("map.toml"),
    ];

    /// The printed game.
    pub fn base() -> PackFiles {
        let [pack, heroes, market, green, yellow, blue, red, map] =
            PackFiles::PRINTED.map(|(_, text)| text.to_owned());
        PackFiles { pack, heroes, market, adventures: [green, yellow, blue, red], map }
    }

    /// Takes each file from a source by its name.
    pub fn gather<E>(mut read: impl FnMut(&str) -> Result<String, E>) -> Result<PackFiles, E> {
        Ok(PackFiles {
            pack: read("pack.toml")?,
            heroes: read("heroes.toml")?,
            market: read("market.toml")?,
            adventures: [read("green.toml")?, read("yellow.toml")?, read("blue.toml")?, read("red.toml")?],
            map: read("map.toml")?,
        })
    }
}
