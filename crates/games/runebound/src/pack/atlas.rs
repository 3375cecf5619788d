//! `map.toml`: the world, its cities, gems and the movement die.

use crate::effects::vocabulary::{Colour, Terrain};

/// The most hexes of a map.
pub const HEXES: usize = 255;
/// No hex: off the map.
pub const NOWHERE: u8 = 255;
/// So many cities there are; each has a space of the doom track.
pub const CITIES: usize = 8;

/// A hex, by its number on the map.
pub type Hex = u8;

/// A gem printed on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gem {
    /// Where it is.
    pub hex: Hex,
    /// Its colour.
    pub colour: Colour,
    /// Whether its token comes back with an event.
    pub burst: bool,
}

/// A city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Town {
    /// The id by which names know it.
    pub id: String,
    /// Where it is.
    pub hex: Hex,
}

/// The world.
#[derive(Debug)]
pub struct Atlas {
    /// How hexes are called, such as `J07`, by number.
    pub labels: Vec<String>,
    /// Column and row of every hex, counted from 0 and from 1.
    pub places: Vec<(u8, u8)>,
    /// What lies on every hex.
    pub terrain: Vec<Terrain>,
    /// The neighbours of every hex, `NOWHERE` where there is none.
    pub neighbours: Vec<[Hex; 6]>,
    /// The cities, in the order of the doom track.
    pub towns: Vec<Town>,
    /// The city in which heroes begin, as the towns are counted.
    pub home: u8,
    /// The gems; at most 64.
    pub gems: Vec<Gem>,
    /// The number of the gem on every hex, or of none.
    pub gem_at: Vec<Option<u8>>,
    /// The city on every hex, as the towns are counted.
    pub town_at: Vec<Option<u8>>,
    /// The faces of the movement die: which terrains each shows, as bits of [`Terrain`].
    pub faces: [u8; 6],
    /// Names of places, for the eye alone.
    pub regions: Vec<(String, Hex)>,
}
