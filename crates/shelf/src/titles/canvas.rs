//! A sheet of characters, some of them in colour.

use crate::ink::{Hue, Ink};

/// A sheet to write on, as large as it was made.
pub(super) struct Canvas {
    rows: Vec<Vec<(char, Option<Hue>)>>,
}

impl Canvas {
    pub fn new(width: usize, height: usize) -> Canvas {
        Canvas { rows: vec![vec![(' ', None); width]; height] }
    }

    /// Writes text from a place to the right; what runs over the edge is cut off.
    pub fn write(&mut self, x: usize, y: usize, text: &str, hue: Option<Hue>) {
        let row = self.rows.get_mut(y).map_or(&mut [][..], |row| row.get_mut(x..).unwrap_or_default());
        row.iter_mut().zip(text.chars()).for_each(|(place, letter)| *place = (letter, hue));
    }

    /// The lines without blanks at their ends.
    pub fn lines(&self, ink: Ink) -> Vec<String> {
        self.rows.iter().map(|row| line(row, ink)).collect()
    }
}

fn line(row: &[(char, Option<Hue>)], ink: Ink) -> String {
    let end = row.iter().rposition(|(letter, _)| *letter != ' ').map_or(0, |last| last + 1);
    let mut line = String::new();
    for run in row[..end].chunk_by(|one, two| one.1 == two.1) {
        let text: String = run.iter().map(|(letter, _)| letter).collect();
        match run[0].1 {
            Some(hue) => line.push_str(&ink.paint(hue, &text)),
            None => line.push_str(&text),
        }
    }
    line
}
