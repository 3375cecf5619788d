//! The layouts are those of the ledger. The table was written from the ledger's tables: it is a second source beside the maps. Rails
//! and channels are worked out from the maps, and the ledger lists them.

use crate::core::grid::{Cell, Ground};
use crate::second::pack::{Fitting, Layout, Pack};
use freeport_testkit::rules;
use std::collections::BTreeSet;

const LAYOUTS: &str = "
gw
  ship gal a F-J x 2-10 without F2 J2
  ship ww b B-D x 3-9
  ship we b L-N x 3-9
  planks E4 K6 E8
  kraken K6
  spawns a H4 H6 H8
  spawns b B4 B8 M5 M7
  equipment a main-mast=I6 rigging=G4 helm=G8 armory=H2 powder-store=H10
  starts a I6 G4 G8
  equipment b captains-chest=M6 rigging=C4 helm=C8 powder-store=M3 armory=M9
  starts b M6 C4 C8
  route a H4 G4 F4 E4 D4 C4 B4
  route a H6 I6 J6 K6 L6 M6 M5
  route a H6 I6 J6 K6 L6 M6 M7
  route a H8 G8 F8 E8 D8 C8 B8
  route b B4 C4 D4 E4 F4 G4 H4
  route b M5 M6 L6 K6 J6 I6 H6
  route b M7 M6 L6 K6 J6 I6 H6
  route b B8 C8 D8 E8 F8 G8 H8
  rails gal F3 F4 F5 F6 F7 F8 F9 J3 J4 J5 J6 J7 J8 J9
  rails ww D3 D4 D5 D6 D7 D8 D9
  rails we L3 L4 L5 L6 L7 L8 L9
  channels E3 E4 E5 E6 E7 E8 E9 K3 K4 K5 K6 K7 K8 K9
gj
  ship gal a F-J x 2-10 without F2 J2
  ship j1 b B-D x 3-5
  ship j2 b B-D x 7-9
  ship j3 b L-N x 5-7
  planks E4 K6 E8
  kraken K6
  spawns a H4 H6 H8
  spawns b B4 B8 N6
  equipment a main-mast=I6 rigging=G4 helm=G8 armory=H2 powder-store=H10
  starts a I6 G4 G8
  equipment b powder-store=C4 armory=C8 rigging=M6 helm=B3 captains-chest=B9
  starts b C4 C8 M6
  route a H4 G4 F4 E4 D4 C4 B4
  route a H6 I6 J6 K6 L6 M6 N6
  route a H8 G8 F8 E8 D8 C8 B8
  route b B4 C4 D4 E4 F4 G4 H4
  route b N6 M6 L6 K6 J6 I6 H6
  route b B8 C8 D8 E8 F8 G8 H8
  rails gal F3 F4 F5 F7 F8 F9 J5 J6 J7
  rails j1 B5 C5 D3 D4 D5
  rails j2 B7 C7 D7 D8 D9
  rails j3 L5 L6 L7
  channels B6 C6 D6 E3 E4 E5 E7 E8 E9 K5 K6 K7
dj
  ship dw a B-D x 4-10
  ship de a J-L x 4-10
  ship j1 b F-H x 2-4
  ship j2 b F-H x 6-8
  ship j3 b F-H x 10-12
  planks E4 I7 E10
  kraken I7
  spawns a B4 B10 L5 L9
  spawns b H4 F7 H10
  equipment a rigging=C4 helm=C10 captains-chest=K7 powder-store=K4 armory=K10
  starts a K7 C4 C10
  equipment b powder-store=G4 armory=G7 rigging=G10 helm=G2 captains-chest=G12
  starts b G4 G7 G10
  route a B4 C4 D4 E4 F4 G4 H4
  route a L5 L6 L7 K7 J7 I7 H7 G7 F7
  route a L9 L8 L7 K7 J7 I7 H7 G7 F7
  route a B10 C10 D10 E10 F10 G10 H10
  route b H4 G4 F4 E4 D4 C4 B4
  route b F7 G7 H7 I7 J7 K7 L7 L6 L5
  route b F7 G7 H7 I7 J7 K7 L7 L8 L9
  route b H10 G10 F10 E10 D10 C10 B10
  rails dw D4 D5 D6 D7 D8 D9 D10
  rails de J4 J5 J6 J7 J8 J9 J10
  rails j1 F4 G4 H4
  rails j2 F6 F7 F8 G6 G8 H6 H7 H8
  rails j3 F10 G10 H10
  channels E4 E5 E6 E7 E8 E9 E10 F5 F9 G5 G9 H5 H9 I4 I5 I6 I7 I8 I9 I10
gg
  ship gal-a a B-F x 2-10 without B2 F2
  ship gal-b b H-L x 2-10 without H2 L2
  planks G4 G6 G8
  kraken G6
  spawns a D4 D6 D8
  spawns b J4 J6 J8
  equipment a rigging=E4 main-mast=E6 helm=E8 armory=D2 powder-store=D10
  starts a E6 E4 E8
  equipment b rigging=I4 main-mast=I6 helm=I8 armory=J2 powder-store=J10
  starts b I6 I4 I8
  route a D4 E4 F4 G4 H4 I4 J4
  route a D6 E6 F6 G6 H6 I6 J6
  route a D8 E8 F8 G8 H8 I8 J8
  route b J4 I4 H4 G4 F4 E4 D4
  route b J6 I6 H6 G6 F6 E6 D6
  route b J8 I8 H8 G8 F8 E8 D8
  rails gal-a E2 F3 F4 F5 F6 F7 F8 F9 F10
  rails gal-b H3 H4 H5 H6 H7 H8 H9 H10 I2
  channels F2 G2 G3 G4 G5 G6 G7 G8 G9 G10 H2
jj
  ship ja1 a B-D x 2-4
  ship ja2 a B-D x 6-8
  ship ja3 a B-D x 10-12
  ship jb1 b F-H x 2-4
  ship jb2 b F-H x 6-8
  ship jb3 b F-H x 10-12
  planks E3 E7 E11
  kraken E7
  spawns a B3 B7 B11
  spawns b H3 H7 H11
  equipment a powder-store=C3 armory=C7 rigging=C11 helm=B2 captains-chest=B12
  starts a C3 C7 C11
  equipment b powder-store=G3 armory=G7 rigging=G11 helm=H2 captains-chest=H12
  starts b G3 G7 G11
  route a B3 C3 D3 E3 F3 G3 H3
  route a B7 C7 D7 E7 F7 G7 H7
  route a B11 C11 D11 E11 F11 G11 H11
  route b H3 G3 F3 E3 D3 C3 B3
  route b H7 G7 F7 E7 D7 C7 B7
  route b H11 G11 F11 E11 D11 C11 B11
  rails ja1 B4 C4 D2 D3 D4
  rails ja2 B6 B8 C6 C8 D6 D7 D8
  rails ja3 B10 C10 D10 D11 D12
  rails jb1 F2 F3 F4 G4 H4
  rails jb2 F6 F7 F8 G6 G8 H6 H8
  rails jb3 F10 F11 F12 G10 H10
  channels B5 B9 C5 C9 D5 D9 E2 E3 E4 E6 E7 E8 E10 E11 E12 F5 F9 G5 G9 H5 H9
dd
  ship dc a F-H x 3-9
  ship dw b B-D x 3-9
  ship de b J-L x 3-9
  planks E4 I6 E8
  kraken E4 E8
  spawns a G4 G6 G8
  spawns b B4 B8 L4 L8
  equipment a helm=F4 captains-chest=H6 rigging=F8
  starts a H6 F8 F4
  equipment b rigging=C4 helm=C8 captains-chest=K6 powder-store=K3 armory=K9
  starts b K6 C4 C8
  route a G4 F4 E4 D4 C4 B4
  route a G6 H6 I6 J6 K6 L6 L5 L4
  route a G6 H6 I6 J6 K6 L6 L7 L8
  route a G8 F8 E8 D8 C8 B8
  route b B4 C4 D4 E4 F4 G4
  route b L4 L5 L6 K6 J6 I6 H6 G6
  route b L8 L7 L6 K6 J6 I6 H6 G6
  route b B8 C8 D8 E8 F8 G8
  rails dc F3 F4 F5 F6 F7 F8 F9 H3 H4 H5 H6 H7 H8 H9
  rails dw D3 D4 D5 D6 D7 D8 D9
  rails de J3 J4 J5 J6 J7 J8 J9
  channels E3 E4 E5 E6 E7 E8 E9 I3 I4 I5 I6 I7 I8 I9
fa
  planks E4 K6 E8
  spawns a B4 B8 H2 H10 N4 N8
  spawns b B4 B8 H2 H10 N4 N8
  neutral captains-chest=H6 main-mast=I6 rigging=G4 helm=G8 rigging=C4 helm=C8 powder-store=M3 armory=M9
";

fn layout(id: &str) -> &'static Layout {
    let pack = Pack::base();
    &pack.layouts[usize::from(pack.layout(id).unwrap())]
}

fn side(word: &str) -> usize {
    usize::from(word == "b")
}

/// Cells in any order.
fn set<'a>(layout: &Layout, labels: impl IntoIterator<Item = &'a str>) -> BTreeSet<Cell> {
    labels.into_iter().map(|label| layout.cell(label).unwrap()).collect()
}

fn sorted(cells: impl IntoIterator<Item = Cell>) -> BTreeSet<Cell> {
    cells.into_iter().collect()
}

/// The pieces of equipment of a side, or of nobody.
fn pieces(layout: &Layout, of: Option<u8>) -> BTreeSet<(String, Cell)> {
    let own = layout.equipment.iter().filter(|fitting| fitting.side == of);
    let kind = |fitting: &Fitting| Pack::base().equipment[usize::from(fitting.kind)].id.clone();
    own.map(|fitting| (kind(fitting), fitting.cell)).collect()
}

fn written(layout: &Layout, words: &[&str]) -> BTreeSet<(String, Cell)> {
    let piece = |word: &&str| {
        let (kind, at) = word.split_once('=').unwrap();
        (kind.to_owned(), layout.cell(at).unwrap())
    };
    words.iter().map(piece).collect()
}

/// The deck cells of a ship, written as `F-J x 2-10 without F2 J2`.
fn deck(layout: &Layout, words: &[&str]) -> BTreeSet<Cell> {
    let [columns, _, rows, without @ ..] = words else { panic!("{words:?}") };
    let (first, last) = columns.split_once('-').unwrap();
    let (top, bottom) = rows.split_once('-').unwrap();
    let letters = first.chars().next().unwrap()..=last.chars().next().unwrap();
    let (top, bottom): (u8, u8) = (top.parse().unwrap(), bottom.parse().unwrap());
    let labels = letters.flat_map(|letter| (top..=bottom).map(move |row| format!("{letter}{row}")));
    let labels = labels.filter(|label| !without.contains(&label.as_str()));
    labels.map(|label| layout.cell(&label).unwrap()).collect()
}

/// Compares one row of the table.
fn compare(layout: &Layout, words: &[&str]) {
    let ship = |id: &str| layout.ships.iter().position(|ship| ship.id == id).unwrap();
    let aboard = |cell: &Cell, ship: usize| layout.grid.ground(*cell) == Ground::Deck(ship as u8);
    match words {
        ["ship", id, of, rest @ ..] => {
            assert_eq!(layout.ships[ship(id)].side, Some(side(of) as u8));
            let own = layout.grid.cells().filter(|cell| aboard(cell, ship(id)));
            assert_eq!(sorted(own), deck(layout, rest), "{id}");
        }
        ["planks", cells @ ..] => {
            assert_eq!(sorted(layout.planks.iter().copied()), set(layout, cells.iter().copied()));
        }
        ["kraken", cells @ ..] => {
            let wanted: Vec<Cell> = cells.iter().map(|label| layout.cell(label).unwrap()).collect();
            assert_eq!(layout.kraken, wanted, "from north to south");
        }
        ["spawns", of, cells @ ..] => {
            let found = sorted(layout.spawns[side(of)].iter().copied());
            assert_eq!(found, set(layout, cells.iter().copied()));
        }
        ["equipment", of, rest @ ..] => {
            assert_eq!(pieces(layout, Some(side(of) as u8)), written(layout, rest));
        }
        ["neutral", rest @ ..] => assert_eq!(pieces(layout, None), written(layout, rest)),
        ["starts", of, cells @ ..] => {
            let found = sorted(layout.starts[side(of)].iter().copied());
            assert_eq!(found, set(layout, cells.iter().copied()));
        }
        ["route", of, cells @ ..] => {
            let route: Vec<Cell> = cells.iter().map(|label| layout.cell(label).unwrap()).collect();
            assert!(layout.routes[side(of)].contains(&route), "{words:?}");
        }
        ["rails", id, cells @ ..] => {
            let own = layout.rails().filter(|cell| aboard(cell, ship(id)));
            assert_eq!(sorted(own), set(layout, cells.iter().copied()), "{id}");
        }
        ["channels", cells @ ..] => {
            assert_eq!(sorted(layout.channels()), set(layout, cells.iter().copied()));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_layouts_are_those_of_the_ledger() {
    rules!["RB2-2.10", "RB2-2.11", "RB2-3.1", "RB2-3.6", "RB2-3.12", "RB2-3.13", "RB2-3.14", "RB2-24.10"];
    rules!["RB2-27.5", "RB2-28.4", "RB2-28.5", "RB2-28.6"];
    let mut now = None;
    let mut counted = (0, 0, 0);
    for row in LAYOUTS.trim().lines() {
        let words: Vec<&str> = row.split_whitespace().collect();
        if let [id] = words[..] {
            now = Some(layout(id));
            counted.0 += 1;
            counted.1 += layout(id).routes.iter().map(Vec::len).sum::<usize>();
        } else {
            compare(now.unwrap(), &words);
            counted.2 += usize::from(words[0] == "route");
        }
    }
    assert_eq!((counted.0, counted.1), (Pack::base().layouts.len(), counted.2), "no route is left over");
}

#[test]
fn the_arena_has_the_ships_of_the_basic_game_and_nobody_owns_them() {
    rules!["RB2-27.5", "RB2-27.8"];
    let (arena, basic) = (layout("fa"), layout("gw"));
    assert_eq!(arena.grid.ground, basic.grid.ground);
    assert_eq!(
        (sorted(arena.rails()), sorted(arena.channels())),
        (sorted(basic.rails()), sorted(basic.channels()))
    );
    assert!(arena.arena && arena.kraken.is_empty() && arena.routes.iter().all(Vec::is_empty));
    assert!(arena.starts.iter().all(Vec::is_empty) && arena.ships.iter().all(|ship| ship.side.is_none()));
    assert!(!basic.arena);
}

#[test]
fn routes_fork_and_merge() {
    rules!["RB2-3.14", "RB2-21.6"];
    let map = layout("gw");
    let at = |label: &str| map.cell(label).unwrap();
    let ahead = |of: &str, from: &str| -> BTreeSet<String> {
        map.ahead(side(of), at(from)).iter().map(|cell| map.label(*cell)).collect()
    };
    let said =
        |labels: &[&str]| -> BTreeSet<String> { labels.iter().map(|label| (*label).to_owned()).collect() };
    assert_eq!(ahead("a", "M6"), said(&["M5", "M7"]));
    assert_eq!((ahead("b", "M5"), ahead("b", "M7")), (said(&["M6"]), said(&["M6"])));
    assert_eq!((ahead("b", "M6"), ahead("a", "M5"), ahead("a", "F5")), (said(&["L6"]), said(&[]), said(&[])));
    assert!(map.on_route(0, at("E4")) && !map.on_route(0, at("E6")));
}

#[test]
fn on_foot_ships_hang_together_as_the_ledger_says() {
    rules!["RB2-C.22"];
    let parts = |id: &str| {
        let map = layout(id);
        let walkable: Vec<Cell> =
            map.grid.cells().filter(|cell| map.grid.ground(*cell) != Ground::Sea).collect();
        let mut seen = BTreeSet::new();
        let mut parts = 0;
        for start in walkable {
            parts += usize::from(!seen.contains(&start));
            let mut found = vec![start];
            while let Some(cell) = found.pop() {
                if seen.insert(cell) {
                    let next = map.grid.neighbours(cell).iter().copied();
                    found.extend(next.filter(|next| map.grid.ground(*next) != Ground::Sea));
                }
            }
        }
        parts
    };
    let found = ["gw", "gj", "gg", "dd", "fa", "dj", "jj"].map(parts);
    assert_eq!(found, [1, 1, 1, 1, 1, 2, 3]);
}
