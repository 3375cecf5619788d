//! The world, seen from above.

use super::hue;
use crate::ink::{Hue, Ink};
use crate::titles::canvas::Canvas;
use crate::titles::figures::{self, initial, letter};
use crate::titles::lines::wrap;
use crate::words::Words;
use freeport_kernel::Phrase;
use freeport_runebound::effects::vocabulary::{Colour, Terrain};
use freeport_runebound::{Atlas, Hex, View};

/// Characters before the first column.
const MARGIN: usize = 3;

/// Two lines for each hex, which lie half a hex lower in every second column: what lies there, and under it who stands there.
pub(super) fn draw(atlas: &Atlas, view: &View, words: &Words, ink: Ink) -> Vec<String> {
    let (columns, rows) =
        atlas.places.iter().fold((0, 0), |most, place| (most.0.max(place.0 + 1), most.1.max(place.1)));
    // The widest maps have 26 columns.
    let step = if columns > 24 { 3 } else { 4 };
    let mut canvas = Canvas::new(MARGIN + step * usize::from(columns), 2 + 2 * usize::from(rows));
    for column in 0..columns {
        canvas.write(MARGIN + step * usize::from(column), 0, &letter(column).to_string(), Some(Hue::Dim));
    }
    for row in 1..=rows {
        canvas.write(0, 2 * usize::from(row) - 1, &format!("{row:02}"), Some(Hue::Dim));
    }
    let marks = marks(view, words);
    for (hex, (column, row)) in (0..).zip(&atlas.places) {
        let x = MARGIN + step * usize::from(*column);
        let y = 2 * usize::from(*row) - 1 + usize::from(column % 2);
        let (sign, colour) = ground(atlas.terrain[usize::from(hex)]);
        canvas.write(x, y, &sign.to_string(), Some(colour));
        if let Some(colour) = token(atlas, view, hex) {
            canvas.write(x + 1, y, &jewel(atlas, hex, colour, words), Some(paint(colour)));
        }
        let left = view.undefeated.iter().position(|left| left.as_ref().is_some_and(|left| left.hex == hex));
        if let Some(space) = left {
            canvas.write(x + 2, y, &(space + 1).to_string(), Some(Hue::Bold));
        }
        let mut here = (0..).zip(&view.parties).filter(|(_, party)| party.hex == Some(hex));
        if let Some((seat, _)) = here.next() {
            let more = if here.next().is_some() { "+" } else { "" };
            canvas.write(x, y + 1, &format!("{}{more}", marks[usize::from(seat)]), Some(hue(seat)));
        }
    }
    let mut lines = canvas.lines(ink);
    lines.extend(wrap(&legend(words), ", ", 0));
    lines
}

/// Two letters for each hero; none for who has not found one.
pub(super) fn marks(view: &View, words: &Words) -> Vec<String> {
    figures::marks(
        view.parties.iter().map(|party| party.hero.map(|hero| words.name(hero)).unwrap_or_default()),
    )
}

/// The colour of the adventure token on a hex.
fn token(atlas: &Atlas, view: &View, hex: Hex) -> Option<Colour> {
    let gem = atlas.gem_at[usize::from(hex)].filter(|_| view.tokens.contains(&hex))?;
    Some(atlas.gems[usize::from(gem)].colour)
}

/// The letter of a token: a capital where it comes back with an event.
fn jewel(atlas: &Atlas, hex: Hex, colour: Colour, words: &Words) -> String {
    let letter = initial(&words.name(colour.id()));
    let burst = atlas.gems.iter().any(|gem| gem.hex == hex && gem.burst);
    if burst { letter.to_uppercase().to_string() } else { letter.to_lowercase().to_string() }
}

pub(super) const fn paint(colour: Colour) -> Hue {
    match colour {
        Colour::Green => Hue::Green,
        Colour::Yellow => Hue::Yellow,
        Colour::Blue => Hue::Blue,
        Colour::Red => Hue::Red,
    }
}

const fn ground(terrain: Terrain) -> (char, Hue) {
    match terrain {
        Terrain::Plains => ('.', Hue::Dim),
        Terrain::Road => ('=', Hue::Yellow),
        Terrain::River => ('~', Hue::Cyan),
        Terrain::Swamp => ('%', Hue::Dim),
        Terrain::Forest => ('&', Hue::Green),
        Terrain::Hills => ('n', Hue::Dim),
        Terrain::Mountains => ('^', Hue::Bold),
        Terrain::City => ('#', Hue::Bold),
    }
}

fn legend(words: &Words) -> Vec<String> {
    let ground = Terrain::ALL.map(|terrain| format!("{} {}", ground(terrain).0, words.name(terrain.id())));
    let letters = Colour::ALL.map(|colour| initial(&words.name(colour.id())).to_lowercase().to_string());
    let tokens = Phrase::new("board-legend-tokens").label("letters", letters.join("/"));
    let more = [words.say(&tokens), words.say(&Phrase::new("board-legend-undefeated"))];
    ground.into_iter().chain(more).collect()
}
