//! `map.toml`: the world, its cities, gems and the movement die.

use super::register::{Register, bounded, counted};
use crate::effects::vocabulary::{Colour, Terrain, Terrains};
use freeport_pack::{Name, PackFlaw, flaw, parse};
use serde::Deserialize;

const FILE: &str = "map.toml";

/// The most hexes of a map.
pub const HEXES: usize = 255;
/// No hex: off the map.
pub const NOWHERE: u8 = 255;
/// So many cities there are; each has a space of the doom track.
pub const CITIES: usize = 8;
/// So many adventure tokens of each colour are left over when every gem has one (RN-3.2).
const SPARE: u8 = 2;
/// The most gems: tokens on the map are kept as bits.
const GEMS: usize = 64;
/// The most columns: they have letters.
const COLUMNS: usize = 26;
/// The most rows: labels have two digits.
const ROWS: usize = 99;

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
    /// All adventure tokens there are, by colour.
    pub tokens: [u8; 4],
    /// The faces of the movement die: which terrains each shows.
    pub faces: [Terrains; 6],
    /// Names of places, for the eye alone.
    pub regions: Vec<(String, Hex)>,
}

impl Atlas {
    /// The hex that is called so.
    pub fn hex(&self, label: &str) -> Option<Hex> {
        find(&self.labels, label)
    }

    /// How many hexes lie between two, the last one counted, whatever the terrain.
    pub fn distance(&self, from: Hex, to: Hex) -> u8 {
        let axial = |hex: Hex| {
            let (column, row) = self.places[usize::from(hex)];
            let (column, row) = (i16::from(column), i16::from(row));
            (column, row - column / 2)
        };
        let ((q, s), (p, t)) = (axial(from), axial(to));
        let (dq, ds) = (q - p, s - t);
        dq.abs().max(ds.abs()).max((dq + ds).abs()) as u8
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    map: String,
    home: String,
    tokens: TokensShape,
    faces: [Terrains; 6],
    city: Vec<PlaceShape>,
    #[serde(default)]
    region: Vec<PlaceShape>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct TokensShape {
    green: u8,
    yellow: u8,
    blue: u8,
    red: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlaceShape {
    id: String,
    hex: String,
    name: Name,
}

pub(super) fn read(text: &str, register: &mut Register) -> Result<Atlas, PackFlaw> {
    let File { map, home, tokens, faces, city, region } = parse(FILE, text)?;
    let land = unroll(&map).map_err(|problem| flaw(FILE, "map", problem))?;
    let labels: Vec<String> = land.iter().map(|hex| label(hex.column, hex.row)).collect();
    let places: Vec<(u8, u8)> = land.iter().map(|hex| (hex.column, hex.row)).collect();
    let hex_of = |item: &str, label: &str| {
        find(&labels, label).ok_or_else(|| flaw(FILE, item, format!("`hex`: there is no {label}")))
    };
    let mut towns = Vec::new();
    let mut town_at = vec![None; land.len()];
    for PlaceShape { id, hex, name } in city {
        let at = hex_of(&id, &hex)?;
        if land[usize::from(at)].terrain != Terrain::City || town_at[usize::from(at)].is_some() {
            return Err(flaw(FILE, id, format!("`hex`: {hex} is no city of its own, drawn `C`")));
        }
        town_at[usize::from(at)] = Some(towns.len() as u8);
        register.enter(FILE, &id, name)?;
        towns.push(Town { id, hex: at });
    }
    counted(FILE, "city", towns.len(), CITIES..=CITIES)?;
    if let Some(at) = (0..land.len()).find(|at| land[*at].terrain == Terrain::City && town_at[*at].is_none())
    {
        return Err(flaw(FILE, "map", format!("the city at {} has no name", labels[at])));
    }
    let Some(home) = towns.iter().position(|town| town.id == home) else {
        return Err(flaw(FILE, "home", format!("there is no city `{home}`")));
    };
    let mut regions = Vec::new();
    for PlaceShape { id, hex, name } in region {
        let at = hex_of(&id, &hex)?;
        register.enter(FILE, &id, name)?;
        regions.push((id, at));
    }
    let gems: Vec<Gem> = (0..).zip(&land).filter_map(|(hex, land)| land.gem(hex)).collect();
    let mut gem_at = vec![None; land.len()];
    for (number, gem) in (0..).zip(&gems) {
        gem_at[usize::from(gem.hex)] = Some(number);
    }
    let atlas = Atlas {
        terrain: land.iter().map(|hex| hex.terrain).collect(),
        neighbours: places.iter().map(|place| around(&places, *place)).collect(),
        labels,
        places,
        towns,
        home: home as u8,
        gems,
        gem_at,
        town_at,
        tokens: [tokens.green, tokens.yellow, tokens.blue, tokens.red],
        faces,
        regions,
    };
    check_gems(&atlas)?;
    check_faces(&atlas)?;
    check_ways(&atlas)?;
    Ok(atlas)
}

/// A hex as it is drawn.
struct Land {
    column: u8,
    row: u8,
    terrain: Terrain,
    jewel: Option<(Colour, bool)>,
}

impl Land {
    fn gem(&self, hex: Hex) -> Option<Gem> {
        self.jewel.map(|(colour, burst)| Gem { hex, colour, burst })
    }
}

/// The hexes of a map as it is drawn, row by row.
fn unroll(map: &str) -> Result<Vec<Land>, String> {
    let mut land = Vec::new();
    let rows = map.lines().map(str::trim).filter(|row| !row.is_empty());
    for (row, line) in (1..).zip(rows) {
        let signs = line.split_whitespace();
        if signs.clone().count() > COLUMNS || row > ROWS {
            return Err(format!("row {row}: there are at most {COLUMNS} columns and {ROWS} rows"));
        }
        for (column, sign) in (0..).zip(signs).filter(|(_, sign)| *sign != ".") {
            let (terrain, jewel) = hex_of(sign)
                .ok_or_else(|| format!("nobody knows what `{sign}` at {} is", label(column, row as u8)))?;
            if terrain == Terrain::City && jewel.is_some() {
                return Err(format!("the city at {} has a gem", label(column, row as u8)));
            }
            land.push(Land { column, row: row as u8, terrain, jewel });
        }
    }
    if land.is_empty() || land.len() > HEXES {
        return Err(format!("there must be 1 to {HEXES} hexes, not {}", land.len()));
    }
    Ok(land)
}

/// What a sign means: terrain, and perhaps a gem.
fn hex_of(sign: &str) -> Option<(Terrain, Option<(Colour, bool)>)> {
    let mut letters = sign.chars();
    let terrain = match letters.next()? {
        'P' => Terrain::Plains,
        'R' => Terrain::Road,
        'V' => Terrain::River,
        'S' => Terrain::Swamp,
        'F' => Terrain::Forest,
        'H' => Terrain::Hills,
        'M' => Terrain::Mountains,
        'C' => Terrain::City,
        _ => return None,
    };
    let Some(gem) = letters.next() else { return Some((terrain, None)) };
    let colour = match gem.to_ascii_lowercase() {
        'g' => Colour::Green,
        'y' => Colour::Yellow,
        'b' => Colour::Blue,
        'r' => Colour::Red,
        _ => return None,
    };
    letters.next().is_none().then_some((terrain, Some((colour, gem.is_ascii_uppercase()))))
}

/// What a hex is called: a letter for its column and two digits for its row.
fn label(column: u8, row: u8) -> String {
    format!("{}{row:02}", char::from(b'A' + column))
}

fn find(labels: &[String], label: &str) -> Option<Hex> {
    labels.iter().position(|known| known == label).map(|hex| hex as Hex)
}

/// The hexes around one: odd columns lie half a hex lower.
fn around(places: &[(u8, u8)], (column, row): (u8, u8)) -> [Hex; 6] {
    let low = i16::from(column % 2);
    let (column, row) = (i16::from(column), i16::from(row));
    let beside = [(0, -1), (0, 1), (-1, low - 1), (-1, low), (1, low - 1), (1, low)];
    beside.map(|(over, down)| {
        let there = |(c, r): &(u8, u8)| (i16::from(*c), i16::from(*r)) == (column + over, row + down);
        places.iter().position(there).map_or(NOWHERE, |hex| hex as Hex)
    })
}

/// Every gem has a token, and two of each colour are left over.
fn check_gems(atlas: &Atlas) -> Result<(), PackFlaw> {
    counted(FILE, "map", atlas.gems.len(), 1..=GEMS)?;
    for (colour, tokens) in Colour::ALL.into_iter().zip(atlas.tokens) {
        let gems = atlas.gems.iter().filter(|gem| gem.colour == colour).count();
        if gems == 0 || gems != usize::from(tokens.saturating_sub(SPARE)) {
            let problem = format!(
                "`{}`: there are {tokens} tokens, so there must be {} gems on the map, not {gems}",
                colour.id(),
                tokens.saturating_sub(SPARE)
            );
            return Err(flaw(FILE, "tokens", problem));
        }
    }
    Ok(())
}

/// A face shows two or three terrains, and every terrain of the map is on a face.
fn check_faces(atlas: &Atlas) -> Result<(), PackFlaw> {
    for face in atlas.faces {
        if face.holds(Terrain::City) {
            return Err(flaw(FILE, "faces", "no die shows a city: any face leads there"));
        }
        bounded(FILE, "faces", "faces", face.0.count_ones() as u8, 2..=3)?;
    }
    let shown = atlas.faces.iter().fold(0, |bits, face| bits | face.0) | Terrain::City.bit();
    match atlas.terrain.iter().position(|terrain| !Terrains(shown).holds(*terrain)) {
        None => Ok(()),
        Some(hex) => {
            let (terrain, label) = (atlas.terrain[hex].id(), &atlas.labels[hex]);
            Err(flaw(FILE, "faces", format!("no face shows {terrain}, which lies at {label}")))
        }
    }
}

/// Whoever sets out from home can come to every city and every gem.
fn check_ways(atlas: &Atlas) -> Result<(), PackFlaw> {
    let home = atlas.towns[usize::from(atlas.home)].hex;
    let mut seen = vec![false; atlas.labels.len()];
    seen[usize::from(home)] = true;
    let mut ahead = vec![home];
    while let Some(hex) = ahead.pop() {
        for next in atlas.neighbours[usize::from(hex)].into_iter().filter(|next| *next != NOWHERE) {
            if !std::mem::replace(&mut seen[usize::from(next)], true) {
                ahead.push(next);
            }
        }
    }
    let goals = atlas.towns.iter().map(|town| town.hex).chain(atlas.gems.iter().map(|gem| gem.hex));
    match goals.into_iter().find(|hex| !seen[usize::from(*hex)]) {
        None => Ok(()),
        Some(hex) => {
            let (goal, home) = (&atlas.labels[usize::from(hex)], &atlas.labels[usize::from(home)]);
            Err(flaw(FILE, "map", format!("no way leads from {home} to {goal}")))
        }
    }
}
