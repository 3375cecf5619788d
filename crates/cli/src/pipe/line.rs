//! Lines of input, whatever they are made of.

use super::answer::Refusal;
use std::io::{self, BufRead};

/// The longest line that is read, in bytes.
pub const LONGEST: usize = 1 << 20;

/// A line of input.
pub enum Line {
    /// Text to be answered.
    Text(String),
    /// Something that is not text, or too much of it.
    Bad(Refusal),
    /// There is no more.
    End,
}

/// Reads a line; of one that is too long only the end is looked for.
pub fn next_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    let (mut any, mut too_long) = (false, false);
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            break;
        }
        any = true;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        too_long |= line.len() + part.len() > LONGEST;
        if !too_long {
            line.extend_from_slice(part);
        }
        let used = end.map_or(chunk.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    if !any {
        return Ok(Line::End);
    }
    if too_long {
        return Ok(Line::Bad(Refusal::TooLong));
    }
    Ok(String::from_utf8(line).map_or(Line::Bad(Refusal::NotText), Line::Text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(bytes: &[u8]) -> Vec<String> {
        let mut input = bytes;
        let mut kinds = Vec::new();
        loop {
            match next_line(&mut input).unwrap() {
                Line::Text(text) => kinds.push(text),
                Line::Bad(refusal) => kinds.push(refusal.kind().to_owned()),
                Line::End => return kinds,
            }
        }
    }

    #[test]
    fn a_line_too_long_is_skipped_and_the_next_one_read() {
        let mut bytes = vec![b'x'; LONGEST + 1];
        bytes.extend(b"\nshort\n\xff\xfe\n\nlast");
        assert_eq!(kinds(&bytes), ["too_long", "short", "not_text", "", "last"]);
    }
}
