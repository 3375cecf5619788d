//! Colours for a terminal, or none.

/// Whether text may be coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// Letters alone.
    #[default]
    Plain,
    /// With the colours of a terminal.
    Colour,
}

/// The colours a board is drawn in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hue {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
    /// Cyan.
    Cyan,
    /// Bold, in the colour of the terminal.
    Bold,
    /// Dim.
    Dim,
}

impl Ink {
    /// The text in this colour, when there are colours.
    pub fn paint(self, hue: Hue, text: &str) -> String {
        let code = match hue {
            Hue::Red => 31,
            Hue::Green => 32,
            Hue::Yellow => 33,
            Hue::Blue => 34,
            Hue::Cyan => 36,
            Hue::Bold => 1,
            Hue::Dim => 2,
        };
        match self {
            Ink::Plain => text.to_owned(),
            Ink::Colour => format!("\u{1b}[{code}m{text}\u{1b}[0m"),
        }
    }
}
