//! The chart of the sea: regions as boxes of two by two spaces, with coordinates on the margins.

use super::hue;
use crate::ink::{Hue, Ink};
use crate::titles::canvas::Canvas;
use crate::words::Words;
use freeport_ahoy::{At, Dir, FigureView, Foe, RegionView, Space, View};
use freeport_kernel::Phrase;
use std::collections::BTreeMap;

/// Room for the row numbers.
const MARGIN: usize = 3;
/// Lines of a space: terrain, figures, and the edge above them.
const HEIGHT: usize = 3;

/// What is drawn between two spaces.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Nothing,
    /// Between two spaces of one region.
    Inside,
    Sandbar,
    /// Around a region.
    Border,
}

struct Chart<'a> {
    view: &'a View,
    words: &'a Words,
    spaces: BTreeMap<(i8, i8), (usize, Space)>,
    west: i8,
    north: i8,
    columns: usize,
    rows: usize,
    /// Characters within a space, from side to side.
    width: usize,
}

/// Draws the sea; nothing before the first region is laid.
pub(super) fn draw(view: &View, words: &Words, ink: Ink) -> Vec<String> {
    let Some(chart) = Chart::new(view, words) else { return Vec::new() };
    let (across, down) = (chart.width + 1, HEIGHT);
    let mut canvas = Canvas::new(MARGIN + chart.columns * across + 1, 1 + chart.rows * down + 1);
    chart.margins(&mut canvas);
    for row in 0..=chart.rows {
        for column in 0..=chart.columns {
            let at = chart.place(column, row);
            let (x, y) = (MARGIN + column * across, 1 + row * down);
            chart.edges(&mut canvas, at, x, y);
            if let Some((_, space)) = chart.spaces.get(&(at.x, at.y)) {
                chart.space(&mut canvas, at, space, x + 1, y + 1);
            }
        }
    }
    for region in &view.regions {
        let (column, row) = (region.at.x.abs_diff(chart.west), region.at.y.abs_diff(chart.north));
        let (x, y) = (MARGIN + column as usize * across + 2, 1 + row as usize * down);
        canvas.write(x, y, &chart.control(region), None);
    }
    canvas.lines(ink)
}

impl<'a> Chart<'a> {
    fn new(view: &'a View, words: &'a Words) -> Option<Chart<'a>> {
        let mut spaces = BTreeMap::new();
        for (number, region) in view.regions.iter().enumerate() {
            let east = region.at.step(Dir::East);
            let corners = [region.at, east, region.at.step(Dir::South), east.step(Dir::South)];
            spaces.extend(
                corners.into_iter().zip(region.spaces).map(|(at, space)| ((at.x, at.y), (number, space))),
            );
        }
        let (west, east) = (spaces.keys().map(|at| at.0).min()?, spaces.keys().map(|at| at.0).max()?);
        let (north, south) = (spaces.keys().map(|at| at.1).min()?, spaces.keys().map(|at| at.1).max()?);
        let columns = east.abs_diff(west) as usize + 1;
        // A wider map gets narrower spaces, so that it still fits into a terminal.
        let width = match columns {
            ..=6 => 10,
            7..=8 => 8,
            9 => 7,
            _ => 6,
        };
        let rows = south.abs_diff(north) as usize + 1;
        Some(Chart { view, words, spaces, west, north, columns, rows, width })
    }

    fn place(&self, column: usize, row: usize) -> At {
        At { x: self.west.wrapping_add(column as i8), y: self.north.wrapping_add(row as i8) }
    }

    fn margins(&self, canvas: &mut Canvas) {
        for column in 0..self.columns {
            let name = self.place(column, 0).column();
            let middle = MARGIN + column * (self.width + 1) + self.width.div_ceil(2);
            canvas.write(middle, 0, &name, Some(Hue::Bold));
        }
        for row in 0..self.rows {
            let number = format!("{:>2}", self.place(0, row).row());
            canvas.write(0, 2 + row * HEIGHT, &number, Some(Hue::Bold));
        }
    }

    fn edge(&self, at: At, towards: Dir) -> Edge {
        let other = at.step(towards);
        let (one, two) = (self.spaces.get(&(at.x, at.y)), self.spaces.get(&(other.x, other.y)));
        match (one, two) {
            (None, None) => Edge::Nothing,
            (Some((one, space)), Some((two, _))) if one == two => {
                if space.sandbars & towards.bit() == 0 {
                    Edge::Inside
                } else {
                    Edge::Sandbar
                }
            }
            _ => Edge::Border,
        }
    }

    /// Draws the edges north and west of a space, and the corner between them.
    fn edges(&self, canvas: &mut Canvas, at: At, x: usize, y: usize) {
        let (north, west) = (self.edge(at, Dir::North), self.edge(at, Dir::West));
        let over = match north {
            Edge::Nothing | Edge::Inside => " ",
            Edge::Sandbar => "═",
            Edge::Border => "─",
        };
        canvas.write(x + 1, y, &over.repeat(self.width), None);
        let side = match west {
            Edge::Nothing => " ",
            Edge::Inside => "┊",
            Edge::Sandbar => "║",
            Edge::Border => "│",
        };
        (1..HEIGHT).for_each(|line| canvas.write(x, y + line, side, None));
        let above = self.edge(at.step(Dir::North), Dir::West);
        let before = self.edge(at.step(Dir::West), Dir::North);
        canvas.write(x, y, corner([above, north, west, before]), None);
    }

    /// Terrain and figures of a space.
    fn space(&self, canvas: &mut Canvas, at: At, space: &Space, x: usize, y: usize) {
        let indent = usize::from(self.width > 8);
        let room = self.width - indent;
        if let Some(region) = self.view.regions.iter().find(|region| region.island == at) {
            let name = self.words.name(region.suit.id()).to_uppercase();
            let name: String = name.chars().take(room.saturating_sub(2)).collect();
            canvas.write(x + indent, y, &format!("{name} {}", region.wealth), Some(Hue::Green));
        } else {
            let marks = space.marks();
            let spread = marks.join(" ");
            let text = if spread.chars().count() > room { marks.concat() } else { spread };
            canvas.write(x + indent, y, &text, space.wreckage.then_some(Hue::Red));
        }
        self.figures(canvas, at, x + indent, y + 1, room);
    }

    fn mark(&self, key: &'static str) -> String {
        self.words.say(&Phrase::new(key))
    }

    fn figures(&self, canvas: &mut Canvas, at: At, x: usize, y: usize, room: usize) {
        let mut marks = Vec::new();
        let here = |figure: &&FigureView| figure.at == at;
        for figure in self.view.figures.iter().filter(here) {
            let count = |mark: String| format!("{mark}{}", figure.count);
            let mark = match figure.ship.kind {
                Foe::Flagship(faction) => format!("<{}>", self.mark(super::mark(faction))),
                Foe::Patrol => count(self.mark("mark-patrol")),
                Foe::Stronghold => count(self.mark("mark-stronghold")),
                Foe::Cutter => self.mark("mark-cutter"),
                Foe::Gunship => self.mark("mark-gunship"),
            };
            marks.push((mark, hue(figure.ship.owner)));
        }
        let comrades =
            self.view.regions.iter().find(|region| region.island == at).map_or(0, |region| region.comrades);
        if comrades > 0 {
            marks.push((
                format!("{}{comrades}", self.mark("mark-comrade")),
                hue(freeport_ahoy::Faction::Union),
            ));
        }
        let letters: usize = marks.iter().map(|(mark, _)| mark.chars().count()).sum();
        let gap = usize::from(letters + marks.len().saturating_sub(1) <= room);
        let mut x = x;
        for (mark, hue) in marks {
            canvas.write(x, y, &mark, Some(hue));
            x += mark.chars().count() + gap;
        }
    }

    /// Who has how many control points in a region.
    fn control(&self, region: &RegionView) -> String {
        let (squadron, union) = region.control;
        let sides = [("mark-squadron", squadron), ("mark-union", union)];
        let shares = sides.into_iter().filter(|(_, points)| *points > 0);
        shares.map(|(mark, points)| format!("{}{points}", self.mark(mark))).collect::<Vec<_>>().join(" ")
    }
}

/// The corner where four edges meet: above, right, below, left.
fn corner(edges: [Edge; 4]) -> &'static str {
    let border = edges.map(|edge| edge == Edge::Border);
    match border {
        [true, true, true, true] => "┼",
        [true, true, true, false] => "├",
        [true, true, false, true] => "┴",
        [true, false, true, true] => "┤",
        [false, true, true, true] => "┬",
        [true, true, false, false] => "└",
        [true, false, false, true] => "┘",
        [false, true, true, false] => "┌",
        [false, false, true, true] => "┐",
        [true, false, _, false] | [false, false, true, false] => "│",
        [false, true, false, _] | [false, false, false, true] => "─",
        [false, false, false, false] if edges[0] == Edge::Sandbar || edges[2] == Edge::Sandbar => "║",
        [false, false, false, false] if edges[1] == Edge::Sandbar || edges[3] == Edge::Sandbar => "═",
        [false, false, false, false] if edges[0] == Edge::Inside => "┊",
        [false, false, false, false] => " ",
    }
}
