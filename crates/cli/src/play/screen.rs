//! What is written to the terminal.

use freeport_shelf::{Hue, Ink};
use std::io::{self, IsTerminal, Write};

/// Standard output, in colour when a person looks at it.
pub struct Screen {
    out: io::Stdout,
    ink: Ink,
    live: bool,
    typed: bool,
}

impl Screen {
    /// The screen of this process; `NO_COLOR` is honoured.
    pub fn new() -> Screen {
        let out = io::stdout();
        let live = out.is_terminal();
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Screen {
            out,
            ink: if live && !plain { Ink::Colour } else { Ink::Plain },
            live,
            typed: io::stdin().is_terminal(),
        }
    }

    /// Whether there are colours.
    pub fn ink(&self) -> Ink {
        self.ink
    }

    /// Writes lines.
    pub fn show(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Writes lines that stand back.
    pub fn murmur(&mut self, text: &str) -> io::Result<()> {
        let text = self.ink.paint(Hue::Dim, text);
        self.show(&text)
    }

    /// Says that somebody is thinking, only to a person who waits.
    pub fn wait(&mut self, text: &str) -> io::Result<()> {
        if self.live { self.murmur(text) } else { Ok(()) }
    }

    /// Asks for a line; what comes from a pipe does not end the line on the screen.
    pub fn prompt(&mut self, text: &str) -> io::Result<()> {
        let text = self.ink.paint(Hue::Bold, text);
        write!(self.out, "{text}{}", if self.typed { " " } else { "\n" })?;
        self.out.flush()
    }
}
