//! The map is the one that the ledger draws.

use crate::effects::vocabulary::{Colour, Terrain};
use crate::pack::{Atlas, Hex, NOWHERE, Pack};
use freeport_testkit::rules;
use std::collections::BTreeSet;

fn atlas() -> &'static Atlas {
    &Pack::base().atlas
}

fn hex(label: &str) -> Hex {
    atlas().hex(label).unwrap_or_else(|| panic!("{label}"))
}

/// The hexes around one, by their labels.
fn around(label: &str) -> BTreeSet<&'static str> {
    let neighbours = atlas().neighbours[usize::from(hex(label))];
    neighbours
        .into_iter()
        .filter(|hex| *hex != NOWHERE)
        .map(|hex| atlas().labels[usize::from(hex)].as_str())
        .collect()
}

#[test]
fn hexes_lie_as_the_ledger_counts_them() {
    rules!["RN-6.20"];
    assert_eq!(atlas().labels.len(), 250);
    assert_eq!(atlas().hex("B13"), None, "half hexes at the edge are out of play");
    let counts = Terrain::ALL.map(|kind| atlas().terrain.iter().filter(|terrain| **terrain == kind).count());
    assert_eq!(counts, [35, 33, 44, 18, 37, 32, 43, 8]);
}

#[test]
fn neighbours_are_those_of_the_ledger() {
    assert_eq!(around("J07"), BTreeSet::from(["J06", "J08", "I07", "I08", "K07", "K08"]), "an odd column");
    assert_eq!(around("M03"), BTreeSet::from(["M02", "M04", "L02", "L03", "N02", "N03"]), "an even column");
    assert_eq!(around("A01"), BTreeSet::from(["A02", "B01"]), "a corner");
    assert_eq!(around("T12"), BTreeSet::from(["T11", "S12", "S13"]), "the last column");
    for (at, neighbours) in atlas().neighbours.iter().enumerate() {
        for next in neighbours.iter().filter(|next| **next != NOWHERE) {
            assert!(atlas().neighbours[usize::from(*next)].contains(&(at as Hex)), "both ways");
            assert_eq!(atlas().distance(at as Hex, *next), 1);
        }
    }
}

#[test]
fn distances_are_counted_in_hexes() {
    rules!["RN-22.6"];
    let far = |from, to| atlas().distance(hex(from), hex(to));
    assert_eq!((far("B07", "C05"), far("B07", "E09"), far("D05", "C05")), (3, 3, 1), "RN-W28");
    assert_eq!((far("A01", "A13"), far("A01", "T01"), far("J07", "J07")), (12, 19, 0));
}

#[test]
fn cities_are_where_the_ledger_has_them() {
    rules!["RN-30.2"];
    let towns: Vec<(&str, &str)> = atlas()
        .towns
        .iter()
        .map(|town| (town.id.as_str(), atlas().labels[usize::from(town.hex)].as_str()))
        .collect();
    let ledger = [
        ("vynelvale", "E09"),
        ("riverwatch", "C05"),
        ("dawnsmoor", "H12"),
        ("tamalir", "J07"),
        ("forge", "R03"),
        ("nerekhall", "Q09"),
        ("greyhaven", "M03"),
        ("frostgate", "F02"),
    ];
    assert_eq!(towns, ledger);
    assert_eq!(atlas().towns[usize::from(atlas().home)].id, "tamalir");
}

#[test]
fn gems_are_where_the_ledger_has_them() {
    rules!["RN-3.1", "RN-3.2"];
    let gems = |colour: Colour, burst: bool| {
        let mut found: Vec<&str> = atlas()
            .gems
            .iter()
            .filter(|gem| (gem.colour, gem.burst) == (colour, burst))
            .map(|gem| atlas().labels[usize::from(gem.hex)].as_str())
            .collect();
        found.sort_unstable();
        found.join(" ")
    };
    assert_eq!(gems(Colour::Green, true), "D05 D09 F09 G13 H02 I08 J09 K07 N03 O08 P02 P09");
    assert_eq!(gems(Colour::Green, false), "A09 C01 D07 F05 H06 I11 N06 Q07");
    assert_eq!(gems(Colour::Yellow, true), "D03 F07 G04 G11 J05 L09 P05 Q11");
    assert_eq!(gems(Colour::Yellow, false), "A05 B10 E01 M13 N01 S09");
    assert_eq!(gems(Colour::Blue, true), "B07 I01 K12 M06 T07");
    assert_eq!(gems(Colour::Blue, false), "B02 C12 Q01 Q13");
    assert_eq!(gems(Colour::Red, true), "K01 O13 S06");
    assert_eq!(gems(Colour::Red, false), "A01 A12 T01 T11");
    assert_eq!(atlas().tokens, [22, 16, 11, 9]);
    for (number, gem) in atlas().gems.iter().enumerate() {
        assert_eq!(atlas().gem_at[usize::from(gem.hex)], Some(number as u8));
    }
}

#[test]
fn the_movement_die_shows_what_the_ledger_says() {
    rules!["RN-6.13"];
    let shows = |terrain: Terrain| atlas().faces.iter().filter(|face| face.holds(terrain)).count();
    assert_eq!(Terrain::ALL.map(shows), [3, 3, 3, 2, 2, 2, 2, 0]);
    let first: Vec<Terrain> = atlas().faces[0].iter().collect();
    assert_eq!(first, [Terrain::Plains, Terrain::Road, Terrain::Hills]);
    let symbols = atlas().faces.map(|face| face.0.count_ones());
    assert_eq!(symbols, [3, 3, 3, 3, 3, 2]);
}

#[test]
fn places_have_names() {
    assert_eq!(atlas().regions.len(), 27);
    let (id, at) = &atlas().regions[0];
    assert_eq!((Pack::base().name(id, "ru"), *at), (Some("Хребет Ледяной Клык"), hex("A02")));
}
