//! The ships and the sea between them, seen from above.

use super::{hue, say};
use crate::ink::{Hue, Ink};
use crate::titles::canvas::Canvas;
use crate::titles::figures::{self, initial, letter};
use crate::titles::lines::wrap;
use crate::words::Words;
use freeport_rumbones::{Cell, Ground, Map, View};

/// Characters from cell to cell.
const STEP: usize = 7;
/// Characters before the first cell of a row.
const MARGIN: usize = 3;

/// Two lines for each row of cells: what the place is and which heroes stand there, and under it the crew.
pub(super) fn draw(map: &Map, view: &View, words: &Words, ink: Ink) -> Vec<String> {
    let mut canvas = Canvas::new(MARGIN + STEP * usize::from(map.width), 1 + 2 * usize::from(map.height));
    for x in 0..map.width {
        canvas.write(MARGIN + STEP * usize::from(x), 0, &letter(x).to_string(), Some(Hue::Dim));
    }
    for y in 0..map.height {
        canvas.write(0, 1 + 2 * usize::from(y), &format!("{:>2}", y + 1), Some(Hue::Dim));
    }
    for cell in map.cells() {
        let (x, y) = corner(map, cell);
        let (mark, colour) = ground(map, view, words, cell);
        canvas.write(x, y, &mark.to_string(), Some(colour));
    }
    let marks = marks(view, words);
    for side in &view.sides {
        for cell in map.cells() {
            let (x, y) = corner(map, cell);
            let here = view
                .heroes
                .iter()
                .zip(&marks)
                .filter(|(hero, _)| hero.side == side.side && hero.cell == Some(cell));
            let heroes: String = here.map(|(_, mark)| mark.as_str()).collect();
            canvas.write(x + 1, y, &heroes, Some(hue(side.side)));
            let count = |bosun| {
                side.crew
                    .iter()
                    .filter(|crew| crew.cell == cell && crew.bosun == bosun)
                    .map(|crew| crew.count)
                    .sum::<u8>()
            };
            let crew =
                figures::crew(&[(words.name("deckhand"), count(false)), (words.name("bosun"), count(true))]);
            canvas.write(x + 1, y + 1, &crew, Some(hue(side.side)));
        }
    }
    let mut lines = canvas.lines(ink);
    lines.extend(wrap(&legend(words), ", ", 0));
    lines
}

/// Where a cell is drawn.
fn corner(map: &Map, cell: Cell) -> (usize, usize) {
    (MARGIN + STEP * usize::from(map.x(cell)), 1 + 2 * usize::from(map.y(cell)))
}

/// What a place looks like.
fn ground(map: &Map, view: &View, words: &Words, cell: Cell) -> (char, Hue) {
    let kraken = view.kraken.cell().is_some() && map.kraken.contains(&cell);
    if kraken || view.dragon.cell() == Some(cell) {
        return (
            initial(&words.name(if kraken { "kraken" } else { "dragon" })).to_ascii_uppercase(),
            Hue::Green,
        );
    }
    for side in &view.sides {
        if let Some(tile) = side.tiles.iter().find(|tile| tile.cell == cell) {
            return (if tile.lost { 'x' } else { '#' }, hue(side.side));
        }
        if map.muster[side.side.index()].contains(&cell) {
            return ('+', hue(side.side));
        }
    }
    match map.ground(cell) {
        Ground::Sea => ('~', Hue::Cyan),
        Ground::Deck(_) => ('.', Hue::Dim),
        Ground::Plank => ('=', Hue::Yellow),
    }
}

/// Two letters for each hero.
pub(super) fn marks(view: &View, words: &Words) -> Vec<String> {
    figures::marks(view.heroes.iter().map(|hero| words.name(hero.hero)))
}

fn legend(words: &Words) -> Vec<String> {
    ["board-legend-muster", "board-legend-tile", "board-legend-lost", "board-legend-plank"]
        .map(|key| say(key, words))
        .to_vec()
}
