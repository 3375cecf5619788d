//! The map as it is drawn in characters, and what must hold for it.

use super::Tile;
use super::ships::FILE;
use crate::core::place::{Cell, Drawing, Ground, KRAKEN_CELLS, LANES, Map, OBJECTIVES, SIDES};
use freeport_pack::{PackFlaw, flaw};

/// The characters that are no letters of tiles.
mod sign {
    pub(super) const SEA: char = '~';
    pub(super) const DECK: char = '.';
    pub(super) const EDGE: char = 'e';
    pub(super) const PLANK: char = '=';
    pub(super) const MUSTER: char = 'M';
    pub(super) const KRAKEN: char = 'k';
    /// A gangplank that the Kraken breaks.
    pub(super) const KRAKEN_PLANK: char = '#';
}

/// The largest number of cells that have a number of their own.
const MOST_CELLS: usize = 255;

fn wrong(problem: impl Into<String>) -> PackFlaw {
    flaw(FILE, "map", problem)
}

/// The signs of all cells, and how many cells a row has.
struct Sheet {
    signs: Vec<char>,
    width: usize,
}

impl Sheet {
    fn all(&self, wanted: impl Fn(char) -> bool) -> Vec<Cell> {
        (0..).map(Cell).zip(&self.signs).filter(|(_, sign)| wanted(**sign)).map(|(cell, _)| cell).collect()
    }

    fn x(&self, cell: Cell) -> usize {
        cell.index() % self.width
    }

    fn y(&self, cell: Cell) -> usize {
        cell.index() / self.width
    }
}

pub(super) fn read(text: &str, tiles: &[Tile]) -> Result<Map, PackFlaw> {
    let sheet = unroll(text, tiles)?;
    let ground = ground(&sheet)?;
    let ship = |cell: Cell| match ground[cell.index()] {
        Ground::Deck(ship) => Some(ship),
        Ground::Sea | Ground::Plank => None,
    };
    let of_ship = |cells: &[Cell], side: usize| -> Vec<Cell> {
        cells.iter().copied().filter(|cell| ship(*cell) == Some(side as u8)).collect()
    };
    let planks = sheet.all(|sign| matches!(sign, sign::PLANK | sign::KRAKEN_PLANK));
    let planks: [Cell; LANES] =
        planks.try_into().map_err(|_| wrong(format!("there must be {LANES} gangplanks")))?;
    let kraken = sheet.all(|sign| matches!(sign, sign::KRAKEN | sign::KRAKEN_PLANK));
    let kraken: [Cell; KRAKEN_CELLS] =
        kraken.try_into().map_err(|_| wrong(format!("the Kraken must have {KRAKEN_CELLS} cells")))?;
    let (points, edge) = (sheet.all(|sign| sign == sign::MUSTER), sheet.all(|sign| sign == sign::EDGE));
    let mut drawn = Drawing {
        width: sheet.width as u8,
        height: (sheet.signs.len() / sheet.width) as u8,
        lanes: planks.map(|plank| sheet.y(plank) as u8),
        planks,
        kraken,
        ..Drawing::default()
    };
    for side in 0..SIDES {
        let muster: [Cell; LANES] = of_ship(&points, side)
            .try_into()
            .map_err(|_| wrong(format!("each ship must have {LANES} muster points")))?;
        drawn.muster[side] = muster;
        drawn.launch[side] = of_ship(&edge, side);
        drawn.objectives[side] = objectives(&sheet, tiles, |cells| of_ship(cells, side))?;
    }
    drawn.ground = ground;
    let map = Map::from(drawn);
    check_lanes(&map)?;
    check_edges(&map)?;
    check_kraken(&map)?;
    Ok(map)
}

fn unroll(text: &str, tiles: &[Tile]) -> Result<Sheet, PackFlaw> {
    const SIGNS: [char; 7] =
        [sign::SEA, sign::DECK, sign::EDGE, sign::PLANK, sign::MUSTER, sign::KRAKEN, sign::KRAKEN_PLANK];
    let rows: Vec<&str> = text.lines().map(str::trim).filter(|row| !row.is_empty()).collect();
    let width = rows.first().map_or(0, |row| row.chars().count());
    if let Some(row) = rows.iter().position(|row| row.chars().count() != width) {
        return Err(wrong(format!("row {row} must have {width} cells like the first")));
    }
    let signs: Vec<char> = rows.iter().flat_map(|row| row.chars()).collect();
    if signs.is_empty() || signs.len() > MOST_CELLS {
        return Err(wrong(format!("there must be 1 to {MOST_CELLS} cells, not {}", signs.len())));
    }
    let known = |sign: char| SIGNS.contains(&sign) || tiles.iter().any(|tile| tile.letter == sign);
    match signs.iter().find(|sign| !known(**sign)) {
        Some(sign) => Err(wrong(format!("nobody knows what `{sign}` is"))),
        None => Ok(Sheet { signs, width }),
    }
}

/// What each cell is made of. Decks that hang together are a ship; the one that is met first in the west is that of the first side.
fn ground(sheet: &Sheet) -> Result<Vec<Ground>, PackFlaw> {
    let mut ground: Vec<Ground> = (sheet.signs.iter())
        .map(|sign| match *sign {
            sign::PLANK | sign::KRAKEN_PLANK => Ground::Plank,
            _ => Ground::Sea,
        })
        .collect();
    let is_deck = |sign: char| !matches!(sign, sign::SEA | sign::KRAKEN | sign::PLANK | sign::KRAKEN_PLANK);
    let mut deck = sheet.all(is_deck);
    deck.sort_by_key(|cell| (sheet.x(*cell), sheet.y(*cell)));
    let mut ships = 0;
    for first in &deck {
        if ground[first.index()] != Ground::Sea {
            continue;
        }
        let mut found = vec![*first];
        while let Some(cell) = found.pop() {
            ground[cell.index()] = Ground::Deck(ships);
            found.extend(deck.iter().filter(|other| {
                let steps =
                    sheet.x(cell).abs_diff(sheet.x(**other)) + sheet.y(cell).abs_diff(sheet.y(**other));
                steps == 1 && ground[other.index()] == Ground::Sea
            }));
        }
        ships += 1;
    }
    if usize::from(ships) == SIDES {
        Ok(ground)
    } else {
        Err(wrong(format!("there must be {SIDES} ships, not {ships}")))
    }
}

fn objectives(
    sheet: &Sheet,
    tiles: &[Tile],
    aboard: impl Fn(&[Cell]) -> Vec<Cell>,
) -> Result<[Cell; OBJECTIVES], PackFlaw> {
    let mut cells = [Cell::default(); OBJECTIVES];
    for (tile, place) in tiles.iter().zip(&mut cells) {
        match aboard(&sheet.all(|sign| sign == tile.letter))[..] {
            [cell] => *place = cell,
            _ => return Err(wrong(format!("each ship must have one {}, drawn `{}`", tile.id, tile.letter))),
        }
    }
    Ok(cells)
}

/// Every lane leads in a straight row from muster point to muster point, over its gangplank and nothing but decks.
fn check_lanes(map: &Map) -> Result<(), PackFlaw> {
    for lane in 0..LANES {
        let row = map.lanes[lane];
        if (0..SIDES).any(|side| map.y(map.muster[side][lane]) != row) {
            return Err(wrong(format!(
                "both muster points and the gangplank of lane {lane} must lie in one row"
            )));
        }
        let [from, to] = [0, 1].map(|side| map.x(map.muster[side][lane]));
        let blocked = (from.min(to)..=from.max(to))
            .filter_map(|x| map.at(x, row))
            .find(|cell| map.ground(*cell) == Ground::Sea);
        if let Some(cell) = blocked {
            return Err(wrong(format!("lane {lane} does not lead across: sea at {},{row}", map.x(cell))));
        }
    }
    Ok(())
}

/// Heroes swing from where the other ship lies right across the gap.
fn check_edges(map: &Map) -> Result<(), PackFlaw> {
    for side in 0..SIDES {
        if map.launch[side].is_empty() {
            return Err(wrong("each ship must have an edge, drawn `e`"));
        }
        let faces = |cell: &Cell| {
            let gap = map.ahead(*cell, side);
            let beyond = gap.and_then(|gap| map.ahead(gap, side));
            gap.is_some_and(|gap| map.ship(gap).is_none())
                && beyond.is_some_and(|beyond| map.ship(beyond) == Some(1 - side as u8))
        };
        if let Some(cell) = map.launch[side].iter().find(|cell| !faces(cell)) {
            return Err(wrong(format!(
                "the edge at {},{} does not face the other ship",
                map.x(*cell),
                map.y(*cell)
            )));
        }
    }
    Ok(())
}

/// The Kraken lies in one piece around the gangplank that it breaks.
fn check_kraken(map: &Map) -> Result<(), PackFlaw> {
    let [north, middle, south] = map.kraken;
    let whole = map.distance(north, middle) == 1 && map.distance(middle, south) == 1;
    if whole && map.planks.iter().filter(|plank| map.kraken.contains(plank)).eq([&middle]) {
        return Ok(());
    }
    Err(wrong("the Kraken must lie in one piece, with a gangplank in its middle"))
}
