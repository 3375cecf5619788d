//! Something that takes text from outside.

use crate::bend::Script;

/// How far a text got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Refused with a sentence.
    Refused,
    /// Taken for good, and put to use.
    Accepted,
}

/// Puts a text to use. The number is for choices that the text does not make.
pub type Knock = Box<dyn Fn(&str, u64) -> Fate>;

/// A door to the engine, and valid input to spoil.
pub struct Target {
    /// What it is, such as `ahoy record`.
    pub name: String,
    /// How its text is written.
    pub script: Script,
    /// Valid input.
    pub samples: Vec<String>,
    /// Puts a text to use.
    pub knock: Knock,
}

impl Target {
    /// A door that takes JSON.
    pub fn json(
        name: impl Into<String>,
        samples: Vec<String>,
        knock: impl Fn(&str, u64) -> Fate + 'static,
    ) -> Target {
        Target { name: name.into(), script: Script::Json, samples, knock: Box::new(knock) }
    }

    /// A door that takes TOML.
    pub fn toml(
        name: impl Into<String>,
        samples: Vec<String>,
        knock: impl Fn(&str, u64) -> Fate + 'static,
    ) -> Target {
        Target { name: name.into(), script: Script::Toml, samples, knock: Box::new(knock) }
    }
}
