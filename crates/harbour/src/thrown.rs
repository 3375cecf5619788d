//! What a person throws into the chance of a game: sealed first, and opened when everybody has sealed.

use crate::problems;
use crate::wire::Problem;
use freeport_kernel::{is_seal, opens};

/// The longest text a player's browser may throw into the chance.
const LONGEST: usize = 200;
/// How the store calls a seal that has to be made anew.
const DUE: &str = "due";

/// What a person throws in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Thrown {
    /// Nothing.
    #[default]
    Nothing,
    /// A text that was given at once: it protects nobody, and is honest.
    Text(String),
    /// A text of which only the hash is known.
    Sealed(String),
    /// A text that fits the hash given before.
    Opened { seal: String, text: String },
    /// The last seal is void, and a new one has to come.
    Due,
}

impl Thrown {
    /// What a browser or a program gives: a text, a seal, or neither.
    pub(crate) fn given(text: &str, seal: &str) -> Result<Thrown, Problem> {
        match (text, seal) {
            ("", "") => Ok(Thrown::Nothing),
            ("", seal) => Thrown::seal(seal),
            (text, "") if text.len() > LONGEST => Err(problems::too_long()),
            (text, "") => Ok(Thrown::Text(text.to_owned())),
            _ => Err(problems::bad_seal()),
        }
    }

    /// A seal.
    pub(crate) fn seal(seal: &str) -> Result<Thrown, Problem> {
        if is_seal(seal) { Ok(Thrown::Sealed(seal.to_owned())) } else { Err(problems::bad_seal()) }
    }

    /// As the store holds it: the text, and the seal.
    pub(crate) fn columns(&self) -> (&str, &str) {
        match self {
            Thrown::Nothing => ("", ""),
            Thrown::Text(text) => (text, ""),
            Thrown::Sealed(seal) => ("", seal),
            Thrown::Opened { seal, text } => (text, seal),
            Thrown::Due => ("", DUE),
        }
    }

    /// From what the store holds.
    pub(crate) fn stored(text: String, seal: String) -> Thrown {
        match (text.is_empty(), seal.as_str()) {
            (true, "") => Thrown::Nothing,
            (false, "") => Thrown::Text(text),
            (_, DUE) => Thrown::Due,
            (true, _) => Thrown::Sealed(seal),
            (false, _) => Thrown::Opened { seal, text },
        }
    }

    /// The text, as soon as it is known.
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Thrown::Nothing => Some(""),
            Thrown::Text(text) | Thrown::Opened { text, .. } => Some(text),
            Thrown::Sealed(_) | Thrown::Due => None,
        }
    }

    /// The seal as everybody sees it; empty without one.
    pub(crate) fn shown(&self) -> &str {
        match self {
            Thrown::Sealed(seal) | Thrown::Opened { seal, .. } => seal,
            Thrown::Nothing | Thrown::Text(_) | Thrown::Due => "",
        }
    }

    /// The seal opened with a text; none when the text is not the one that was sealed.
    pub(crate) fn open(&self, text: &str) -> Option<Thrown> {
        match self {
            Thrown::Sealed(seal) if text.len() <= LONGEST && opens(seal, text) => {
                Some(Thrown::Opened { seal: seal.clone(), text: text.to_owned() })
            }
            _ => None,
        }
    }

    /// What becomes of it when a roll call came to nothing: seals have to be made anew, as some were opened.
    pub(crate) fn void(&mut self) {
        if matches!(self, Thrown::Sealed(_) | Thrown::Opened { .. }) {
            *self = Thrown::Due;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use freeport_kernel::sha256;

    #[test]
    fn what_is_stored_comes_back_as_it_was() {
        let seal = sha256(b"tea");
        let sealed = Thrown::given("", &seal).unwrap();
        let opened = sealed.open("tea").unwrap();
        let mut void = opened.clone();
        void.void();
        for thrown in [Thrown::Nothing, Thrown::Text("rum".to_owned()), sealed, opened, void] {
            let (text, seal) = thrown.columns();
            assert_eq!(Thrown::stored(text.to_owned(), seal.to_owned()), thrown);
        }
    }

    #[test]
    fn a_seal_is_one_and_stands_instead_of_the_text() {
        let seal = sha256(b"tea");
        assert_eq!(Thrown::given("tea", &seal).unwrap_err().kind, "bad_seal");
        assert_eq!(Thrown::given("", "due").unwrap_err().kind, "bad_seal");
        assert_eq!(Thrown::given(&"t".repeat(201), "").unwrap_err().kind, "too_long");
        assert_eq!(Thrown::given("", &seal).unwrap().open("rum"), None);
        assert_eq!(Thrown::given("", &seal).unwrap().text(), None);
    }
}
