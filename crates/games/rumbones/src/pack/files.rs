//! The files a pack is made of.

/// The text of each file of a pack.
#[derive(Clone, Debug, Default)]
pub struct PackFiles {
    /// `pack.toml`: which pack this is.
    pub pack: String,
    /// `heroes.toml`: the heroes and their actions.
    pub heroes: String,
    /// `tide.toml`: the Tide cards.
    pub tide: String,
    /// `tiles.toml`: the objectives.
    pub tiles: String,
    /// `beasts.toml`: the Kraken and the Sea Dragon.
    pub beasts: String,
    /// `crew.toml`: deckhands, bosuns and the Cannon.
    pub crew: String,
    /// `ships.toml`: the factions, their ships and the map.
    pub ships: String,
}

macro_rules! printed {
    ($file:literal) => {
        ($file, include_str!(concat!("../../../../../packs/rumbones/", $file)))
    };
}

impl PackFiles {
    /// The files of a pack, by name, with what the printed game says in them.
    pub const PRINTED: [(&'static str, &'static str); 7] = [
        printed!("pack.toml"),
        printed!("heroes.toml"),
        printed!("tide.toml"),
        printed!("tiles.toml"),
        printed!("beasts.toml"),
        printed!("crew.toml"),
        printed!("ships.toml"),
    ];

    /// The printed game.
    pub fn base() -> PackFiles {
        let [pack, heroes, tide, tiles, beasts, crew, ships] =
            PackFiles::PRINTED.map(|(_, text)| text.to_owned());
        PackFiles { pack, heroes, tide, tiles, beasts, crew, ships }
    }

    /// Takes each file from a source by its name.
    pub fn gather<E>(mut read: impl FnMut(&str) -> Result<String, E>) -> Result<PackFiles, E> {
        Ok(PackFiles {
            pack: read("pack.toml")?,
            heroes: read("heroes.toml")?,
            tide: read("tide.toml")?,
            tiles: read("tiles.toml")?,
            beasts: read("beasts.toml")?,
            crew: read("crew.toml")?,
            ships: read("ships.toml")?,
        })
    }
}
