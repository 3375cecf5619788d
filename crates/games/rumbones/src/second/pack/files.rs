//! The files a pack is made of.

/// The text of each file of a pack.
#[derive(Clone, Debug, Default)]
pub struct PackFiles {
    /// `pack.toml`: which pack this is.
    pub pack: String,
    /// `heroes.toml`: the heroes and their skills.
    pub heroes: String,
    /// `tide.toml`: the Tide cards.
    pub tide: String,
    /// `crew.toml`: deckhands, bosuns and the swivel gun.
    pub crew: String,
    /// `equipment.toml`: what stands on ships.
    pub equipment: String,
    /// `beasts.toml`: the Kraken and the Sea Dragon.
    pub beasts: String,
    /// `layouts.toml`: the factions, their ships and the maps.
    pub layouts: String,
}

macro_rules! printed {
    ($file:literal) => {
        ($file, include_str!(concat!("../../../../../../packs/rumbones2/", $file)))
    };
}

impl PackFiles {
    /// The files of a pack, by name, with what the printed game says in them.
    pub const PRINTED: [(&'static str, &'static str); 7] = [
        printed!("pack.toml"),
        printed!("heroes.toml"),
        printed!("tide.toml"),
        printed!("crew.toml"),
        printed!("equipment.toml"),
        printed!("beasts.toml"),
        printed!("layouts.toml"),
    ];

    /// The printed game.
    pub fn base() -> PackFiles {
        let [pack, heroes, tide, crew, equipment, beasts, layouts] =
            PackFiles::PRINTED.map(|(_, text)| text.to_owned());
        PackFiles { pack, heroes, tide, crew, equipment, beasts, layouts }
    }

    /// Takes each file from a source by its name.
    pub fn gather<E>(mut read: impl FnMut(&str) -> Result<String, E>) -> Result<PackFiles, E> {
        Ok(PackFiles {
            pack: read("pack.toml")?,
            heroes: read("heroes.toml")?,
            tide: read("tide.toml")?,
            crew: read("crew.toml")?,
            equipment: read("equipment.toml")?,
            beasts: read("beasts.toml")?,
            layouts: read("layouts.toml")?,
        })
    }
}
