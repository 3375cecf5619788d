//! A layout: the map as it is drawn in characters, and what is worked out from it.

use super::layouts::{FILE, LayoutShape, SideShape};
use super::{Class, Equipment};
use crate::core::cells::Cells;
use crate::core::grid::{Cell, Grid, Ground};
use freeport_pack::{PackFlaw, flaw};
use tinyvec::ArrayVec;

/// The characters that are no letters of equipment.
mod sign {
    pub(super) const SEA: char = '~';
    pub(super) const DECK: char = '.';
    pub(super) const PLANK: char = '=';
    /// A gangplank where the Kraken comes.
    pub(super) const KRAKEN: char = '#';
    /// The spawn points of the sides.
    pub(super) const SPAWN: [char; 2] = ['1', '2'];
    /// A spawn point of everybody.
    pub(super) const GATE: char = '*';
    /// A place for a token of Junks.
    pub(super) const TOKEN: char = 's';
}

/// The largest number of cells.
const CELLS: usize = 255;
/// The largest number of columns: they have letters.
const COLUMNS: usize = 26;
/// The largest number of pieces of equipment.
const FITTINGS: usize = 16;
/// The largest number of spawn points of a side.
const SPAWNS: usize = 8;
/// The largest number of gangplanks.
const PLANKS: usize = 8;

/// A layout of the sea with its ships.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The id by which names know it.
    pub id: String,
    /// Whether everybody fights everybody here, and nothing belongs to a side.
    pub arena: bool,
    /// Its cells; decks are counted as `ships` has them.
    pub grid: Grid,
    /// The ships.
    pub ships: Vec<Ship>,
    /// The gangplanks, from north to south.
    pub planks: Vec<Cell>,
    /// Where the Kraken comes, from north to south.
    pub kraken: Vec<Cell>,
    /// The spawn points by side; in an arena both sides have all of them.
    pub spawns: [Vec<Cell>; 2],
    /// The equipment.
    pub equipment: Vec<Fitting>,
    /// Where deckhands stand at the start, by side.
    pub starts: [Vec<Cell>; 2],
    /// How the crews march, by side.
    pub routes: [Vec<Vec<Cell>>; 2],
    /// The cells from which heroes swing (RB2-3.12).
    pub(crate) rails: Cells,
    /// The cells between two ships (RB2-3.13).
    pub(crate) channels: Cells,
    /// The next cells of the routes of each side, by cell.
    ahead: [Vec<ArrayVec<[Cell; 4]>>; 2],
}

/// A ship of a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ship {
    /// What the rulebook calls it.
    pub id: String,
    /// Its class, by number.
    pub class: u8,
    /// The side it belongs to; none in an arena.
    pub side: Option<u8>,
}

/// A piece of equipment on a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fitting {
    /// Where it stands.
    pub cell: Cell,
    /// Which kind it is, by number.
    pub kind: u8,
    /// The side it belongs to; none in an arena.
    pub side: Option<u8>,
}

impl Layout {
    /// The next cells on the routes of a side; none where no route leads on.
    #[inline]
    pub fn ahead(&self, side: usize, cell: Cell) -> &[Cell] {
        &self.ahead[side][cell.index()]
    }

    /// Whether a cell lies on a route of a side.
    pub fn on_route(&self, side: usize, cell: Cell) -> bool {
        self.routes[side].iter().any(|route| route.contains(&cell))
    }

    /// The cells from which heroes swing.
    pub fn rails(&self) -> impl Iterator<Item = Cell> {
        self.rails.iter()
    }

    /// The cells between two ships.
    pub fn channels(&self) -> impl Iterator<Item = Cell> {
        self.channels.iter()
    }

    /// What a cell is called: column letter and row number.
    pub fn label(&self, cell: Cell) -> String {
        format!("{}{}", char::from(b'A' + self.grid.x(cell)), self.grid.y(cell) + 1)
    }

    /// The cell that is called so.
    pub fn cell(&self, label: &str) -> Option<Cell> {
        cell_of(&self.grid, label)
    }
}

fn cell_of(grid: &Grid, label: &str) -> Option<Cell> {
    let mut letters = label.chars();
    let column = letters.next().filter(char::is_ascii_uppercase)?;
    let row: u8 = letters.as_str().parse().ok()?;
    grid.at(column as u8 - b'A', row.checked_sub(1)?)
}

/// What a layout says is wrong.
struct Critic<'a>(&'a str);

impl Critic<'_> {
    fn map(&self, problem: impl AsRef<str>) -> PackFlaw {
        flaw(FILE, self.0, format!("`map`: {}", problem.as_ref()))
    }

    fn ship(&self, problem: impl AsRef<str>) -> PackFlaw {
        flaw(FILE, self.0, format!("`ship`: {}", problem.as_ref()))
    }

    fn routes(&self, problem: impl AsRef<str>) -> PackFlaw {
        flaw(FILE, self.0, format!("`routes`: {}", problem.as_ref()))
    }
}

pub(super) fn read(
    shape: &LayoutShape,
    equipment: &[Equipment],
    classes: &[Class],
) -> Result<Layout, PackFlaw> {
    let critic = Critic(&shape.id);
    let (signs, width) = unroll(&shape.map, equipment).map_err(|problem| critic.map(problem))?;
    let (grid, ships) = raise(shape, classes, &signs, width, &critic)?;
    let all = |wanted: &dyn Fn(char) -> bool| -> Vec<Cell> {
        grid.cells().zip(&signs).filter(|(_, sign)| wanted(**sign)).map(|(cell, _)| cell).collect()
    };
    let arena = ships.iter().all(|ship| ship.side.is_none());
    let points = if arena { [sign::GATE; 2] } else { sign::SPAWN };
    let spawns = points.map(|own| all(&|sign| sign == own));
    let mut layout = Layout {
        id: shape.id.clone(),
        arena,
        planks: all(&|sign| matches!(sign, sign::PLANK | sign::KRAKEN)),
        kraken: all(&|sign| sign == sign::KRAKEN),
        spawns,
        equipment: fittings(&grid, &signs, equipment, arena),
        starts: [Vec::new(), Vec::new()],
        routes: [Vec::new(), Vec::new()],
        rails: Cells::default(),
        channels: Cells::default(),
        ahead: [0, 1].map(|_| vec![ArrayVec::new(); grid.ground.len()]),
        grid,
        ships,
    };
    check_owners(&layout, &signs, &critic)?;
    stretch(&mut layout);
    for side in 0..2 {
        layout.starts[side] = guarded(&layout, classes, side);
    }
    march(&mut layout, shape, &critic)?;
    Ok(layout)
}

/// The signs of all cells, and how many cells a row has.
fn unroll(text: &str, equipment: &[Equipment]) -> Result<(Vec<char>, usize), String> {
    const SIGNS: [char; 8] = [
        sign::SEA,
        sign::DECK,
        sign::PLANK,
        sign::KRAKEN,
        sign::SPAWN[0],
        sign::SPAWN[1],
        sign::GATE,
        sign::TOKEN,
    ];
    let rows: Vec<&str> = text.lines().map(str::trim).filter(|row| !row.is_empty()).collect();
    let width = rows.first().map_or(0, |row| row.chars().count());
    if let Some(row) = rows.iter().position(|row| row.chars().count() != width) {
        return Err(format!("row {} must have {width} cells like the first", row + 1));
    }
    let signs: Vec<char> = rows.iter().flat_map(|row| row.chars()).collect();
    if signs.is_empty() || signs.len() > CELLS || width > COLUMNS {
        return Err(format!("there must be 1 to {CELLS} cells and {COLUMNS} columns at most"));
    }
    let is_letter = |sign: char| equipment.iter().any(|kind| kind.letter == sign.to_ascii_uppercase());
    match signs.iter().find(|sign| !SIGNS.contains(sign) && !is_letter(**sign)) {
        Some(sign) => Err(format!("nobody knows what `{sign}` is")),
        None => Ok((signs, width)),
    }
}

/// The ground of all cells. Decks that hang together are a ship.
fn raise(
    shape: &LayoutShape,
    classes: &[Class],
    signs: &[char],
    width: usize,
    critic: &Critic,
) -> Result<(Grid, Vec<Ship>), PackFlaw> {
    let sea: Vec<Ground> = (signs.iter())
        .map(|sign| match *sign {
            sign::PLANK | sign::KRAKEN => Ground::Plank,
            _ => Ground::Sea,
        })
        .collect();
    let mut grid = Grid::new(width as u8, (signs.len() / width) as u8, sea);
    let is_deck = |cell: Cell| !matches!(signs[cell.index()], sign::SEA | sign::PLANK | sign::KRAKEN);
    let mut ships = Vec::new();
    for ship in &shape.ship {
        let Some(class) = classes.iter().position(|class| class.id == ship.class) else {
            return Err(critic.ship(format!("{}: there is no class `{}`", ship.id, ship.class)));
        };
        let at = cell_of(&grid, &ship.at).filter(|cell| is_deck(*cell));
        let Some(at) = at.filter(|cell| grid.ship(*cell).is_none()) else {
            return Err(critic.ship(format!("{}: {} is no deck of its own", ship.id, ship.at)));
        };
        let mut found = vec![at];
        while let Some(cell) = found.pop() {
            grid.ground[cell.index()] = Ground::Deck(ships.len() as u8);
            let more = grid.neighbours(cell).iter().copied();
            found.extend(more.filter(|next| is_deck(*next) && grid.ship(*next).is_none()));
        }
        let side = ship.side.map(|side| match side {
            SideShape::A => 0,
            SideShape::B => 1,
        });
        ships.push(Ship { id: ship.id.clone(), class: class as u8, side });
    }
    match grid.cells().find(|cell| is_deck(*cell) && grid.ship(*cell).is_none()) {
        Some(cell) => {
            let (column, row) = (char::from(b'A' + grid.x(cell)), grid.y(cell) + 1);
            Err(critic.ship(format!("the deck at {column}{row} belongs to no ship")))
        }
        None => Ok((grid, ships)),
    }
}

fn fittings(grid: &Grid, signs: &[char], equipment: &[Equipment], arena: bool) -> Vec<Fitting> {
    let fitting = |(cell, sign): (Cell, &char)| {
        if *sign == sign::TOKEN {
            return None;
        }
        let kind = equipment.iter().position(|kind| kind.letter == sign.to_ascii_uppercase())? as u8;
        let side = (!arena).then_some(u8::from(sign.is_ascii_lowercase()));
        Some(Fitting { cell, kind, side })
    };
    grid.cells().zip(signs).filter_map(fitting).collect()
}

/// What belongs to a side stands on its ships.
fn check_owners(layout: &Layout, signs: &[char], critic: &Critic) -> Result<(), PackFlaw> {
    let Layout { arena, grid, ships, .. } = layout;
    if !arena && ships.iter().any(|ship| ship.side.is_none()) {
        return Err(critic.ship("either all ships have a `side`, or none"));
    }
    for (cell, sign) in grid.cells().zip(signs) {
        let owner = match *sign {
            sign::SEA | sign::DECK | sign::PLANK | sign::KRAKEN | sign::TOKEN => continue,
            sign::GATE => None,
            sign if sign == sign::SPAWN[0] => Some(0),
            sign if sign == sign::SPAWN[1] => Some(1),
            _ if *arena => None,
            letter => Some(u8::from(letter.is_ascii_lowercase())),
        };
        let of_ship = grid.ship(cell).and_then(|ship| ships[usize::from(ship)].side);
        if owner != of_ship {
            return Err(critic.map(format!("`{sign}` at {} is on a ship of others", layout.label(cell))));
        }
    }
    let few = layout.spawns.iter().any(|spawns| !(1..=SPAWNS).contains(&spawns.len()));
    if few {
        return Err(critic.map(format!("each side must have 1 to {SPAWNS} spawn points")));
    }
    if layout.equipment.len() > FITTINGS || layout.planks.len() > PLANKS {
        return Err(critic.map(format!("there must be {FITTINGS} pieces and {PLANKS} gangplanks at most")));
    }
    if *arena != layout.kraken.is_empty() {
        return Err(critic.map("the Kraken must have a cell, drawn `#`, except in an arena"));
    }
    Ok(())
}

/// Lines over the water from ship to ship: they begin and end at rails, and lead over channels.
fn stretch(layout: &mut Layout) {
    let Layout { grid, rails, channels, .. } = layout;
    for cell in grid.cells() {
        let Some(ship) = grid.ship(cell) else { continue };
        for (dx, dy) in [(0i8, -1i8), (-1, 0), (1, 0), (0, 1)] {
            let step = |from: Cell| {
                let x = grid.x(from).checked_add_signed(dx)?;
                grid.at(x, grid.y(from).checked_add_signed(dy)?)
            };
            let mut crossed = Vec::new();
            let mut next = step(cell);
            while let Some(over) = next.filter(|over| grid.ship(*over).is_none()) {
                crossed.push(over);
                next = step(over);
            }
            let other = next.and_then(|end| grid.ship(end));
            if !crossed.is_empty() && other.is_some_and(|other| other != ship) {
                rails.add(cell);
                channels.extend(crossed);
            }
        }
    }
}

/// The cells of a side's guarded equipment, in the order in which its class of ships names them.
fn guarded(layout: &Layout, classes: &[Class], side: usize) -> Vec<Cell> {
    let own = |fitting: &&Fitting| fitting.side == Some(side as u8);
    let ship = layout.ships.iter().find(|ship| ship.side == Some(side as u8));
    let guard = ship.map_or(&[][..], |ship| &classes[usize::from(ship.class)].guard);
    let places = guard
        .iter()
        .flat_map(|kind| layout.equipment.iter().filter(own).filter(move |fitting| fitting.kind == *kind));
    places.map(|fitting| fitting.cell).collect()
}

/// Reads the routes: each leads step by step over decks and gangplanks from a spawn point to one of the enemy's.
fn march(layout: &mut Layout, shape: &LayoutShape, critic: &Critic) -> Result<(), PackFlaw> {
    for (side, routes) in [&shape.routes.a, &shape.routes.b].into_iter().enumerate() {
        if layout.arena != routes.is_empty() {
            return Err(critic.routes("each side must have some, except in an arena"));
        }
        for text in routes {
            let cells = text.split_whitespace().map(|label| layout.cell(label));
            let Some(route) = cells.collect::<Option<Vec<Cell>>>() else {
                return Err(critic.routes(format!("`{text}` leaves the map")));
            };
            check_route(layout, side, &route)
                .map_err(|problem| critic.routes(format!("`{text}` {problem}")))?;
            for (from, to) in route.iter().zip(&route[1..]) {
                let ahead = &mut layout.ahead[side][from.index()];
                if !ahead.contains(to) {
                    ahead.push(*to);
                }
            }
            layout.routes[side].push(route);
        }
    }
    Ok(())
}

fn check_route(layout: &Layout, side: usize, route: &[Cell]) -> Result<(), &'static str> {
    let (own, enemy) = (&layout.spawns[side], &layout.spawns[1 - side]);
    let [first, .., last] = route else { return Err("is too short") };
    if !own.contains(first) || !enemy.contains(last) {
        return Err("must lead from a spawn point to one of the enemy's");
    }
    if route.iter().zip(&route[1..]).any(|(from, to)| layout.grid.distance(*from, *to) != 1) {
        return Err("has a gap");
    }
    if route.iter().any(|cell| layout.grid.ground(*cell) == Ground::Sea) {
        return Err("leads into the sea");
    }
    if route[..route.len() - 1].iter().any(|cell| enemy.contains(cell)) {
        return Err("goes on behind a spawn point of the enemy's");
    }
    Ok(())
}
