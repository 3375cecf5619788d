//! Letters: which of them can be seen.

use unicode_width::UnicodeWidthChar;

/// Whether a character shows nothing where it stands, or turns the text around it. Spaces are another matter.
pub fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            // What is to be ignored by default: joiners, fillers, variations, marks of direction, tags.
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
            // Drawn as nothing: the empty pattern of Braille, a head without a note, a filler of Khitan.
            | '\u{2800}' | '\u{1d159}' | '\u{16fe4}'
            // Private: everybody sees something else.
            | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

/// Whether there is anything to be seen in a text: a letter, not only blanks and marks without one to stand on.
pub fn can_be_seen(text: &str) -> bool {
    text.chars().any(|letter| {
        !is_unseen(letter) && !letter.is_whitespace() && letter.width().is_some_and(|width| width > 0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_fillers_and_marks_alone_are_nothing() {
        for text in [
            "",
            " ",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{200b}",
            "\u{301}",
            "\u{ffa0}",
            "\u{a0}\u{34f}",
            "\u{20dd}",
        ] {
            assert!(!can_be_seen(text), "{text:?}");
        }
        for text in ["Anna", "Борис", "नमस्ते", "محمد", "e\u{301}", "あ", "7", "🐙", "한"]
        {
            assert!(can_be_seen(text) && !text.chars().any(is_unseen), "{text:?}");
        }
    }
}
