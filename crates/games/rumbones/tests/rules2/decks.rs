//! Sections 3 and 10 of the rulebook: the field and range.

use crate::fray::*;
use crate::muster::*;
use freeport_rumbones::second::pack::{Layout, Pack};
use freeport_rumbones::second::*;
use freeport_rumbones::{Cell, Ground};
use freeport_testkit::rules;

fn layouts() -> impl Iterator<Item = (&'static Layout, Chart)> {
    let charts = Sheet::of(Pack::base()).charts;
    Pack::base().layouts.iter().zip(charts)
}

fn walking(from: &str, scene: Scene) -> Fray {
    let mut fray = Fray::of(scene);
    fray.activate("snapper").play(ANN, MOVE);
    assert_eq!(fray.stands("snapper").as_deref(), Some(from));
    fray
}

#[test]
fn cells_are_decks_sea_or_gangplanks() {
    rules!["RB2-3.1", "RB2-3.2", "RB2-3.3", "RB2-3.4"];
    for (layout, chart) in layouts() {
        let (width, height) = (usize::from(chart.width), usize::from(chart.height));
        assert_eq!(chart.ground.len(), width * height);
        let last = format!("{}{height}", char::from(b'A' + width as u8 - 1));
        assert_eq!(
            (layout.cell("A1"), layout.cell(&last)),
            (Some(Cell(0)), Some(Cell((width * height) as u8 - 1)))
        );
        for plank in &chart.planks {
            assert_eq!((layout.grid.ground(*plank), layout.grid.ship(*plank)), (Ground::Plank, None));
        }
    }
    let mut fray = walking("F4", duel(&[("snapper", "F4")], &[]));
    fray.refuse(ANN, step("G5"), "RB2-3.2").refuse(ANN, step("H4"), "RB2-3.2");
    fray.play(ANN, step("E4")).refuse(ANN, step("E3"), "RB2-3.4").play(ANN, step("D4"));
    assert_eq!(fray.stands("snapper").as_deref(), Some("D4"));
    let mut fray = walking("F4", duel(&[("snapper", "F4")], &[]).cut("E4"));
    fray.refuse(ANN, step("E4"), "RB2-3.4");
    assert_eq!(fray.view().missing, [at("E4")]);
}

#[test]
fn friends_share_a_cell_and_enemies_never() {
    rules!["RB2-3.5", "RB2-3.9"];
    let scene = duel(&[("snapper", "F5"), ("kiria", "F4"), ("ishmael", "F4")], &[("viana", "F6")]);
    let mut fray = walking("F5", scene.crew(A, "F4", 9, 3).crew(B, "G5", 1, 0));
    fray.refuse(ANN, step("F6"), "RB2-16.9").refuse(ANN, step("G5"), "RB2-16.9");
    fray.play(ANN, step("F4")).play(ANN, STOP);
    assert_eq!(fray.stands("snapper"), fray.stands("kiria"));
    assert_eq!(fray.crew(A, "F4"), (9, 3));
    let mut fray = walking("C4", duel(&[("snapper", "C4")], &[]).crew(B, "B4", 1, 0));
    fray.refuse(ANN, step("B4"), "RB2-16.9");
}

#[test]
fn heroes_and_crew_enter_on_their_own_spawn_points() {
    rules!["RB2-3.6", "RB2-4.5"];
    let mut fray = fight(&[], &[]);
    let hero = fray.index("snapper");
    assert_eq!(fray.hero("snapper").state, Standing::Ashore);
    fray.play(ANN, Move::Activate(Activation::Hero(hero)));
    assert_eq!(fray.moves(), ["H4", "H6", "H8"].map(|cell| Move::Deploy(at(cell))));
    fray.refuse(ANN, Move::Deploy(at("B4")), "RB2-16.1").play(ANN, Move::Deploy(at("H6")));
    assert_eq!(
        (fray.hero("snapper").state, fray.stands("snapper").as_deref()),
        (Standing::Deployed, Some("H6"))
    );
    fray.play(ANN, END).play(BEN, CREW).until("ask-activate");
    for event in &fray.told {
        if let Event::CrewCame { cell, .. } = event {
            assert!(["B4", "B8", "M5", "M7"].map(at).contains(cell));
        }
    }
    assert!(fray.heard(|event| matches!(event, Event::CrewCame { side: B, .. })));
}

#[test]
fn nobody_stays_on_an_enemy_spawn_point() {
    rules!["RB2-3.7", "RB2-3.11"];
    let mut fray = walking("C4", duel(&[("snapper", "C4")], &[]));
    fray.play(ANN, step("B4")).refuse(ANN, STOP, "RB2-3.7").play(ANN, step("B3"));
    assert_eq!(fray.stands("snapper").as_deref(), Some("B3"));
    fray.play(ANN, MOVE).play(ANN, step("C3")).refuse(ANN, step("B4"), "RB2-3.2").play(ANN, STOP);
    fray.play(ANN, MOVE).play(ANN, step("C4")).refuse(ANN, step("B4"), "RB2-16.10");
    let mut fray = walking("G4", duel(&[("snapper", "G4")], &[]));
    fray.play(ANN, step("H4")).play(ANN, STOP);
    assert_eq!(fray.stands("snapper").as_deref(), Some("H4"), "its own are available");
}

#[test]
fn whoever_stands_on_equipment_keeps_its_owners_out() {
    rules!["RB2-3.10", "RB2-10.4"];
    let mut fray = walking("D4", duel(&[("snapper", "D4")], &[("viana", "C3")]));
    fray.play(ANN, step("C4")).play(ANN, STOP).strike(ANN, attack(0, "C4"), &[4, 4, 1, 1]);
    assert_eq!(fray.piece("C4").damage, 2);
    fray.play(ANN, END).activate("viana").play(BEN, MOVE).refuse(BEN, step("C4"), "RB2-16.9");
    let mut fray = walking("G5", duel(&[("snapper", "G5")], &[]));
    fray.play(ANN, step("G4")).play(ANN, STOP);
    assert_eq!(fray.stands("snapper").as_deref(), Some("G4"), "and on one's own");
}

/// Deck cells of other ships straight across something that is no deck, with what lies between.
fn across(layout: &Layout, chart: &Chart, from: Cell) -> Vec<(Cell, Vec<Cell>)> {
    let (width, height) = (i32::from(chart.width), i32::from(chart.height));
    let (x, y) = (i32::from(from.0) % width, i32::from(from.0) / width);
    let mut found = Vec::new();
    for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        let mut between = Vec::new();
        let (mut x, mut y) = (x + dx, y + dy);
        while (0..width).contains(&x) && (0..height).contains(&y) {
            let cell = Cell((y * width + x) as u8);
            if let Some(ship) = layout.grid.ship(cell) {
                if !between.is_empty() && Some(ship) != layout.grid.ship(from) {
                    found.push((cell, between));
                }
                break;
            }
            between.push(cell);
            (x, y) = (x + dx, y + dy);
        }
    }
    found
}

#[test]
fn rails_and_channels_lie_between_two_ships() {
    rules!["RB2-3.12", "RB2-3.13"];
    for (layout, chart) in layouts() {
        let decks = layout.grid.cells().filter(|cell| layout.grid.ship(*cell).is_some());
        let rails: Vec<Cell> =
            decks.clone().filter(|cell| !across(layout, &chart, *cell).is_empty()).collect();
        assert_eq!(chart.rails, rails, "{}", chart.layout);
        let between = decks.flat_map(|cell| across(layout, &chart, cell)).flat_map(|(_, cells)| cells);
        let channels: std::collections::BTreeSet<Cell> = between.collect();
        assert_eq!(chart.channels, channels.into_iter().collect::<Vec<_>>(), "{}", chart.layout);
    }
    let mut fray = walking("D3", duel(&[("snapper", "D3")], &[]));
    assert!(!fray.swings().is_empty());
    fray.play(ANN, step("C3"));
    assert!(fray.swings().is_empty(), "no rail is there");
}

#[test]
fn crews_march_along_fixed_routes() {
    rules!["RB2-3.14"];
    for (layout, chart) in layouts().filter(|(_, chart)| !chart.arena) {
        for (side, routes) in chart.routes.iter().enumerate() {
            for route in routes {
                let (first, last) = (route[0], route[route.len() - 1]);
                assert!(chart.spawns[side].contains(&first) && chart.spawns[1 - side].contains(&last));
                assert!(route.windows(2).all(|pair| layout.grid.distance(pair[0], pair[1]) == 1));
            }
        }
    }
    let mut fray = Fray::of(Scene::duel().crew(A, "M6", 1, 0).supply(A, 0, 0, "H6"));
    fray.until("ask-fork");
    let ways: Vec<Cell> = fray
        .moves()
        .into_iter()
        .filter_map(|mv| match mv {
            Move::Fork(lot) => Some(lot.to),
            _ => None,
        })
        .collect();
    assert!(ways.contains(&at("M5")) && ways.contains(&at("M7")));
    assert_eq!(fray.who(), ANN);
}

#[test]
fn nothing_hinders_a_shot() {
    rules!["RB2-3.15", "RB2-10.1", "RB2-10.2", "RB2-10.3", "RB2-10.4"];
    let scene = duel(
        &[("kiria", "F4"), ("snapper", "G4")],
        &[("viana", "I4"), ("gabriela", "D3"), ("santiago", "C4")],
    );
    let mut fray =
        Fray::of(scene.crew(A, "H4", 2, 0).crew(B, "D5", 1, 0).crew(B, "H5", 1, 0).crew(B, "J4", 1, 0));
    fray.activate("kiria");
    for near in ["I4", "D3", "C4", "D5", "H5"] {
        assert!(fray.moves().contains(&attack(0, near)), "{near} is three cells away");
    }
    fray.refuse(ANN, attack(0, "J4"), "RB2-10.4");
    let distance = |from: &str, to: &str| {
        let gw = Pack::base().layout("gw").unwrap();
        Pack::base().layouts[usize::from(gw)].grid.distance(at(from), at(to))
    };
    assert_eq!([distance("F4", "F4"), distance("F4", "F5"), distance("F4", "E3")], [0, 1, 2]);
    assert_eq!((distance("D3", "F3"), distance("B8", "J4")), (2, 12), "the sea is counted like any cell");
}
