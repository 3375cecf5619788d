//! Rust source as far as rule coverage needs it: words, signs and texts.

use crate::rulebook::is_shaped;
use std::collections::BTreeSet;

/// A word, sign or text of a source file; comments are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Sign(char),
    Text(String),
}

/// A source file as tokens.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    tokens: Vec<Token>,
}

impl Source {
    /// Reads Rust as far as this needs it: words, signs and string literals, without comments.
    pub fn new(text: &str) -> Source {
        let mut tokens = Vec::new();
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let (token, length) = next_token(rest, first);
            tokens.extend(token);
            rest = &rest[length..];
        }
        Source { tokens }
    }

    /// Game id and prefix of every title card written out in the file.
    pub fn title_cards(&self) -> Vec<(String, String)> {
        let start = [word("TitleCard"), Token::Sign('{')];
        let starts = self.places(&start);
        starts.filter_map(|at| Some((self.field(at, "id")?, self.field(at, "prefix")?))).collect()
    }

    /// The text given to the first field of that name from `at` on.
    fn field(&self, at: usize, name: &str) -> Option<String> {
        let body = &self.tokens[at..self.close(at + 1)];
        body.windows(3).find_map(|window| match window {
            [Token::Word(field), Token::Sign(':'), Token::Text(text)] if field == name => Some(text.clone()),
            _ => None,
        })
    }

    /// Every id in a `rules![...]` that stands inside a `#[test]` function.
    pub fn tested_rules(&self) -> BTreeSet<String> {
        self.tests().iter().flat_map(|body| listed(body, "rules")).collect()
    }

    /// Every name in a `used![...]` that stands inside a `#[test]` function about rules with this prefix.
    pub fn used_texts(&self, prefix: &str) -> BTreeSet<String> {
        let about =
            |body: &&[Token]| listed(body, "rules").iter().any(|rule| rule.split('-').next() == Some(prefix));
        self.tests().iter().copied().filter(about).flat_map(|body| listed(body, "used")).collect()
    }

    /// The bodies of the `#[test]` functions, and of those that a runtime runs.
    fn tests(&self) -> Vec<&[Token]> {
        let sign = Token::Sign;
        let plain = [sign('#'), sign('['), word("test"), sign(']')];
        let tokio = [sign('#'), sign('['), word("tokio"), sign(':'), sign(':'), word("test")];
        let marks = self.places(&plain).chain(self.places(&tokio));
        marks.filter_map(|mark| self.body_of_next_fn(mark)).collect()
    }

    /// Every text of the file that is a rule id.
    pub fn cited_rules(&self) -> BTreeSet<String> {
        self.tokens.iter().filter_map(text_of).filter(|text| is_shaped(text)).collect()
    }

    fn body_of_next_fn(&self, from: usize) -> Option<&[Token]> {
        let start = from + self.tokens[from..].iter().position(|token| *token == word("fn"))?;
        let open = start + self.tokens[start..].iter().position(|token| *token == Token::Sign('{'))?;
        Some(&self.tokens[open..self.close(open)])
    }

    /// Where the brace that opens at `open` is closed again.
    fn close(&self, open: usize) -> usize {
        let mut depth = 0;
        for (at, token) in self.tokens.iter().enumerate().skip(open) {
            match token {
                Token::Sign('{') => depth += 1,
                Token::Sign('}') => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return at;
            }
        }
        self.tokens.len()
    }

    fn places<'a>(&'a self, what: &'a [Token]) -> impl Iterator<Item = usize> + 'a {
        self.tokens
            .windows(what.len())
            .enumerate()
            .filter(move |(_, window)| *window == what)
            .map(|(at, _)| at)
    }
}

/// The texts between the brackets of a macro, wherever it stands in a body.
fn listed(body: &[Token], name: &str) -> Vec<String> {
    let start = [word(name), Token::Sign('!'), Token::Sign('[')];
    let places = body.windows(3).enumerate().filter(|(_, window)| *window == start);
    let inside = |at: usize| body[at + 3..].iter().take_while(|token| **token != Token::Sign(']'));
    places.flat_map(|(at, _)| inside(at).filter_map(text_of)).collect()
}

fn word(text: &str) -> Token {
    Token::Word(text.to_owned())
}

fn text_of(token: &Token) -> Option<String> {
    match token {
        Token::Text(text) => Some(text.clone()),
        Token::Word(_) | Token::Sign(_) => None,
    }
}

/// The token at the start of a text, and how long it is; blanks and comments are no tokens.
fn next_token(rest: &str, first: char) -> (Option<Token>, usize) {
    if rest.starts_with("//") {
        return (None, rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return (None, block_comment(rest));
    }
    if let Some((text, length)) = raw_string(rest).or_else(|| string(rest)) {
        return (Some(Token::Text(text.to_owned())), length);
    }
    if let Some(length) = character(rest) {
        return (None, length);
    }
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    if is_word(first) {
        let length = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
        return (Some(word(&rest[..length])), length);
    }
    ((!first.is_whitespace()).then_some(Token::Sign(first)), first.len_utf8())
}

fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        let here = &rest[at..];
        if here.starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if here.starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
        } else {
            at += here.chars().next().map_or(1, char::len_utf8);
        }
        if depth == 0 {
            break;
        }
    }
    at
}

fn string(rest: &str) -> Option<(&str, usize)> {
    let inside = rest.strip_prefix('"')?;
    let mut escaped = false;
    for (at, c) in inside.char_indices() {
        match c {
            '"' if !escaped => return Some((&inside[..at], at + 2)),
            _ => escaped = c == '\\' && !escaped,
        }
    }
    Some((inside, rest.len()))
}

/// A raw string such as `r#"..."#`.
fn raw_string(rest: &str) -> Option<(&str, usize)> {
    let hashes = rest.strip_prefix('r')?;
    let inside = hashes.trim_start_matches('#');
    let fence = &hashes[..hashes.len() - inside.len()];
    let inside = inside.strip_prefix('"')?;
    let end = format!("\"{fence}");
    let text = inside.split(end.as_str()).next()?;
    Some((text, (rest.len() - inside.len() + text.len() + end.len()).min(rest.len())))
}

/// The length of a character such as `'"'`, so that its sign is not taken for the start of a string or a block.
fn character(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix('\'')?;
    let mut signs = inside.char_indices();
    let (_, first) = signs.next()?;
    if first == '\\' {
        signs.next()?;
        return signs.find(|(_, c)| *c == '\'').map(|(at, _)| at + 2);
    }
    signs.next().filter(|(_, c)| *c == '\'').map(|(at, _)| at + 2)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub const GAME: &str = r##"
        const CARD: TitleCard = TitleCard { id: "toy", title: "Toy", seats: (2, 2), prefix: "TO" };
        fn check() { require(c != '"' && d != '{', "TO-2")?; Err(Illegal::by("TO-9")) }
        fn helper() { rules!["TO-4"]; }
        #[test]
        fn speaks_of_two() {
            rules!["TO-1", "TO-E01"];
            let brace = "}"; // rules!["TO-4"]
            /* rules!["TO-4"] */
            assert_eq!(r#"rules!["TO-4"]"#, '\''.to_string());
            { rules![ "TO-2", ]; }
            used!["G01", "rum"];
        }
        fn after() { rules!["TO-4"]; }
        #[test]
        #[should_panic(expected = "x")]
        fn speaks_of_an_unknown_one() { rules!["TO-7"]; }
    "##;

    #[test]
    fn tests_that_a_runtime_runs_count() {
        let source = Source::new(
            "#[tokio::test] async fn waits() { rules![\"TO-3\"]; } fn no() { rules![\"TO-4\"]; }",
        );
        assert_eq!(source.tested_rules().into_iter().collect::<Vec<_>>(), ["TO-3"]);
    }

    #[test]
    fn only_ids_inside_test_functions_count() {
        let source = Source::new(GAME);
        assert_eq!(source.title_cards(), [("toy".to_owned(), "TO".to_owned())]);
        assert_eq!(source.used_texts("TO").into_iter().collect::<Vec<_>>(), ["G01", "rum"]);
        assert!(source.used_texts("XX").is_empty());
        assert_eq!(source.tested_rules().into_iter().collect::<Vec<_>>(), ["TO-1", "TO-2", "TO-7", "TO-E01"]);
    }
}
