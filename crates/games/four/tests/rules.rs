//! The rulebook of Connect Four, rule by rule.

use freeport_four::{COLUMNS, Drop, Event, Four, ROWS, View};
use freeport_kernel::{Chance, Game, Illegal, Seat, SeatSet, Table, Turn, Viewer};
use freeport_testkit::rules;

/// The game after discs were dropped in turn, and everything that was told.
fn after(columns: &[u8]) -> (Four, Vec<Event>) {
    let mut table = Table::new(Chance::strict(&[]));
    let mut four = Four::setup(&(), 2, &mut table).unwrap();
    for (column, seat) in columns.iter().zip([Seat(0), Seat(1)].into_iter().cycle()) {
        four.play(seat, &Drop(*column), &mut table).unwrap();
    }
    (four, table.take_events().into_iter().map(|told| told.event).collect())
}

fn seen(four: &Four) -> View {
    four.view(Viewer::Spectator)
}

/// Six full columns without a line of four, each with its discs from the bottom, then the last column.
const DRAWN: [u8; 42] = [
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 4, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5,
    5, 6, 6, 6, 6, 6, 6,
];

#[test]
fn the_grid_has_seven_columns_and_six_rows_and_starts_empty() {
    rules!["C4-1"];
    let (four, _) = after(&[]);
    let rows = seen(&four).rows;
    assert_eq!(rows.len(), 6);
    assert!(rows.iter().all(|row| row.len() == 7 && row.iter().all(Option::is_none)));
    assert_eq!(four.check(Seat(0), &Drop(COLUMNS)), Err(Illegal::by("C4-1")));
    assert_eq!(four.check(Seat(0), &Drop(u8::MAX)), Err(Illegal::by("C4-1")));
}

#[test]
fn players_drop_one_disc_each_in_turn_and_seat_0_begins() {
    rules!["C4-2"];
    assert_eq!(after(&[]).0.turn(), Turn::Waiting(SeatSet::one(Seat(0))));
    let (four, _) = after(&[3]);
    assert_eq!(four.turn(), Turn::Waiting(SeatSet::one(Seat(1))));
    assert_eq!(four.check(Seat(0), &Drop(3)), Err(Illegal::by("C4-2")));
    assert_eq!(
        Four::setup(&(), 3, &mut Table::loose(0)).unwrap_err().to_string(),
        "Connect Four is for 2 to 2 players, not 3"
    );
}

#[test]
fn a_disc_falls_to_the_lowest_free_cell_of_its_column() {
    rules!["C4-3"];
    let (four, events) = after(&[3, 3, 3]);
    let rows = seen(&four).rows;
    let column: Vec<_> = rows.iter().rev().map(|row| row[3]).collect();
    assert_eq!(column, [Some(Seat(0)), Some(Seat(1)), Some(Seat(0)), None, None, None]);
    assert_eq!(events[2], Event::Dropped { seat: Seat(0), column: 3, row: 2 });
}

#[test]
fn a_full_column_takes_no_more() {
    rules!["C4-3"];
    let (four, _) = after(&[2; ROWS as usize]);
    assert_eq!(four.check(Seat(0), &Drop(2)), Err(Illegal::by("C4-3")));
    let mut moves = Vec::new();
    four.moves(Seat(0), &mut moves);
    assert_eq!(moves, [0, 1, 3, 4, 5, 6].map(Drop));
}

#[test]
fn four_in_a_line_win_at_once() {
    rules!["C4-4"];
    let upright = [0, 1, 0, 1, 0, 1, 0];
    let level = [0, 0, 1, 1, 2, 2, 3];
    let rising = [0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3];
    let falling = [6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3];
    for line in [&upright[..], &level, &rising, &falling] {
        let (four, events) = after(line);
        let outcome = four.turn().outcome().unwrap();
        assert_eq!(outcome.winners(), SeatSet::one(Seat(0)), "{line:?}");
        assert_eq!(outcome.place(Seat(1)), 2);
        assert_eq!(events.last(), Some(&Event::Won { seat: Seat(0) }));
        let (before, _) = after(&line[..line.len() - 1]);
        assert_eq!(before.turn().outcome(), None, "{line:?} was won before its last disc");
    }
}

#[test]
fn three_above_each_other_and_one_in_the_next_column_are_no_line() {
    rules!["C4-4"];
    let (four, _) = after(&[0, 0, 0, 1, 1, 0, 1, 0, 1, 0]);
    assert_eq!(four.turn().outcome(), None);
}

#[test]
fn a_full_grid_without_a_line_is_a_draw() {
    rules!["C4-5"];
    let (four, events) = after(&DRAWN);
    assert_eq!(four.turn().outcome().unwrap().winners(), SeatSet::all(2));
    assert_eq!(events.last(), Some(&Event::Drawn));
    assert_eq!(seen(&four).turn, None);
}

#[test]
fn no_disc_is_dropped_when_the_game_is_over() {
    rules!["C4-6"];
    for line in [&[0, 1, 0, 1, 0, 1, 0][..], &DRAWN] {
        let (four, _) = after(line);
        for seat in Seat::all(2) {
            assert_eq!(four.check(seat, &Drop(6)), Err(Illegal::by("C4-6")));
            let mut moves = Vec::new();
            four.moves(seat, &mut moves);
            assert_eq!(moves, []);
        }
    }
}
