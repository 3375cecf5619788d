//! `freeport pipe`: any game driven from outside, one JSON line in, one JSON line out.

mod answer;
mod desk;
mod line;
mod request;

use crate::args::Luggage;
use crate::halt::Halt;
use crate::luggage;
use answer::Answer;
use desk::Desk;
use line::{Line, next_line};
use std::io::Write;

/// Answers every line of standard input until it ends or `quit` is asked for.
pub fn run(luggage: &Luggage) -> Result<(), Halt> {
    luggage::unload(luggage)?;
    let mut input = std::io::stdin().lock();
    let mut out = std::io::stdout().lock();
    let mut desk = Desk::new();
    loop {
        let answer = match next_line(&mut input)? {
            Line::End => return Ok(()),
            Line::Text(text) => desk.answer(&text),
            Line::Bad(refusal) => Answer::refusal(None, &refusal),
        };
        writeln!(out, "{}", answer.line())?;
        out.flush()?;
        if desk.closed() {
            return Ok(());
        }
    }
}
