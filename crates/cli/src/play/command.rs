//! What a player may type.

/// A line, understood.
#[derive(Debug, PartialEq, Eq)]
pub enum Command<'a> {
    /// Plays the move with this number.
    Move(usize),
    /// Plays the aside with this number, or lists the asides.
    Aside(Option<usize>),
    /// Lists the moves: a page, or those with a word.
    Moves(&'a str),
    /// Draws the board.
    Board,
    /// Takes back.
    Undo,
    /// Asks a bot.
    Hint,
    /// Looks a rule up.
    Rule(&'a str),
    /// Saves into a file.
    Save(&'a str),
    /// Loads from a file.
    Load(&'a str),
    /// Explains the commands.
    Help,
    /// Leaves.
    Quit,
    /// Nothing was typed.
    Nothing,
    /// Something else was typed.
    Unknown(&'a str),
}

/// Understands a line: a number, or the first letter of a command, or the whole word.
pub fn parse(line: &str) -> Command<'_> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    if let Ok(number) = line.parse() {
        return Command::Move(number);
    }
    match word.to_lowercase().as_str() {
        "" => Command::Nothing,
        "a" | "asides" if rest.is_empty() => Command::Aside(None),
        "a" | "asides" => rest.parse().map_or(Command::Unknown(line), |number| Command::Aside(Some(number))),
        "m" | "moves" => Command::Moves(rest),
        "b" | "board" => Command::Board,
        "u" | "undo" => Command::Undo,
        "h" | "hint" => Command::Hint,
        "r" | "rule" => Command::Rule(rest),
        "s" | "save" => Command::Save(rest),
        "l" | "load" => Command::Load(rest),
        "?" | "help" => Command::Help,
        "q" | "quit" | "exit" => Command::Quit,
        _ => Command::Unknown(line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_or_a_word_is_a_command() {
        assert_eq!(parse(" 12 "), Command::Move(12));
        assert_eq!(parse("S my game.json"), Command::Save("my game.json"));
        assert_eq!(parse("rule C4-3"), Command::Rule("C4-3"));
        assert_eq!(parse("a 2"), Command::Aside(Some(2)));
        assert_eq!(parse("m sail"), Command::Moves("sail"));
        assert_eq!(parse(""), Command::Nothing);
        assert_eq!(parse("fly away"), Command::Unknown("fly away"));
        assert_eq!(parse("-1"), Command::Unknown("-1"));
    }
}
