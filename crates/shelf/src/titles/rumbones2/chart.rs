//! The ships and the sea between them, seen from above.

use super::{hue, say};
use crate::ink::{Hue, Ink};
use crate::titles::canvas::Canvas;
use crate::titles::figures::{self, initial, letter};
use crate::titles::lines::wrap;
use crate::words::Words;
use freeport_rumbones::second::pack::Layout;
use freeport_rumbones::second::{Side, View};
use freeport_rumbones::{Cell, Ground};

/// Characters from cell to cell: the widest layouts have fifteen cells in a row.
const STEP: usize = 6;
/// How many heroes of a cell have their letters there.
const SHOWN: usize = 2;
/// Characters before the first cell of a row.
const MARGIN: usize = 3;

/// Two lines for each row of cells: what the cell is and which heroes stand there, and under it the crew.
pub(super) fn draw(layout: &Layout, view: &View, words: &Words, ink: Ink) -> Vec<String> {
    let grid = &layout.grid;
    let mut canvas = Canvas::new(MARGIN + STEP * usize::from(grid.width), 1 + 2 * usize::from(grid.height));
    for x in 0..grid.width {
        canvas.write(MARGIN + STEP * usize::from(x), 0, &letter(x).to_string(), Some(Hue::Dim));
    }
    for y in 0..grid.height {
        canvas.write(0, 1 + 2 * usize::from(y), &format!("{:>2}", y + 1), Some(Hue::Dim));
    }
    let marks = marks(view, words);
    for cell in grid.cells() {
        let (x, y) = (MARGIN + STEP * usize::from(grid.x(cell)), 1 + 2 * usize::from(grid.y(cell)));
        let (mark, colour) = ground(layout, view, words, cell);
        canvas.write(x, y, &mark.to_string(), Some(colour));
        let here = view.heroes.iter().zip(&marks).filter(|(hero, _)| hero.cell == Some(cell));
        let here: Vec<_> = here.collect();
        let shown = if here.len() > SHOWN { SHOWN - 1 } else { here.len() };
        for (place, (hero, mark)) in here.iter().take(shown).enumerate() {
            canvas.write(x + 1 + 2 * place, y, mark, Some(hue(hero.side)));
        }
        if here.len() > shown {
            canvas.write(x + 1 + 2 * shown, y, &format!("+{}", here.len() - shown), Some(Hue::Bold));
        }
        for side in &view.sides {
            for crew in side.crew.iter().filter(|crew| crew.cell == cell) {
                let ranks = [(words.name("deckhand"), crew.deckhands), (words.name("bosun"), crew.bosuns)];
                canvas.write(x + 1, y + 1, &figures::crew(&ranks), Some(hue(side.side)));
            }
        }
    }
    let mut lines = canvas.lines(ink);
    lines.extend(wrap(&legend(words), ", ", 0));
    lines
}

/// What a cell looks like.
fn ground(layout: &Layout, view: &View, words: &Words, cell: Cell) -> (char, Hue) {
    for (id, beast) in [("kraken", view.kraken), ("dragon", view.dragon.beast)] {
        if beast.cell() == Some(cell) {
            return (initial(&words.name(id)).to_uppercase().next().unwrap_or('?'), Hue::Green);
        }
    }
    let owner = |side: Option<Side>| side.map_or(Hue::Yellow, hue);
    if let Some(piece) = view.pieces.iter().find(|piece| piece.cell == cell) {
        return (if piece.lost { 'x' } else { '#' }, owner(piece.side));
    }
    if let Some(side) = layout.spawns.iter().position(|spawns| spawns.contains(&cell)) {
        return ('+', owner((!layout.arena).then_some(Side(side as u8))));
    }
    match layout.grid.ground(cell) {
        Ground::Deck(_) => ('.', Hue::Dim),
        Ground::Plank if !view.missing.contains(&cell) => ('=', Hue::Yellow),
        Ground::Sea | Ground::Plank => ('~', Hue::Cyan),
    }
}

/// Two letters for each hero.
pub(super) fn marks(view: &View, words: &Words) -> Vec<String> {
    figures::marks(view.heroes.iter().map(|hero| words.name(hero.hero)))
}

fn legend(words: &Words) -> Vec<String> {
    ["board-legend-spawn", "board-legend-piece", "board-legend-lost", "board-legend-plank"]
        .map(|key| say(key, words))
        .to_vec()
}
