//! The files that a pack is made of.

use crate::{PackFlaw, flaw};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The languages that a pack may bring sentences in.
pub const LANGUAGES: [&str; 3] = ["en", "ru", "it"];

/// The kinds of pictures by the end of their names, and how browsers call them.
const PICTURES: [(&str, &str); 4] =
    [("svg", "image/svg+xml"), ("png", "image/png"), ("webp", "image/webp"), ("jpg", "image/jpeg")];

/// A picture of something in a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// How browsers call this kind of picture.
    pub kind: &'static str,
    /// The picture.
    pub bytes: Vec<u8>,
}

/// The files of a pack: texts by name, such as `pack.toml` or `text/ru.ftl`, and pictures by the id of what they show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Files {
    texts: BTreeMap<String, String>,
    pictures: BTreeMap<String, Picture>,
}

impl Files {
    /// Adds a text, or puts it in the place of another.
    pub fn put(&mut self, name: impl Into<String>, text: impl Into<String>) {
        self.texts.insert(name.into(), text.into());
    }

    /// Adds a file as it lies in a folder: what is not a picture is text.
    pub fn take(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), PackFlaw> {
        if let Some(picture) = name.strip_prefix("pictures/") {
            let (id, end) = picture.rsplit_once('.').unwrap_or((picture, ""));
            let kind = PICTURES.iter().find(|(known, _)| *known == end).map(|(_, kind)| *kind);
            let kind = kind.ok_or_else(|| flaw(name, "", "a picture is a .svg, .png, .webp or .jpg"))?;
            self.pictures.insert(id.to_lowercase(), Picture { kind, bytes });
            return Ok(());
        }
        let text = String::from_utf8(bytes).map_err(|error| {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = before.split(|byte| *byte == b'\n').count();
            PackFlaw { line: Some(line), ..flaw(name, "", "this is not text in UTF-8") }
        })?;
        self.put(name, text);
        Ok(())
    }

    /// A text by its name.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.texts.get(name).map(String::as_str)
    }

    /// A text that must be there.
    pub fn need(&self, name: &str) -> Result<&str, PackFlaw> {
        self.text(name).ok_or_else(|| flaw(name, "", "the file is missing"))
    }

    /// The names of all texts.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.texts.keys().map(String::as_str)
    }

    /// Sentences of the pack's own in a language.
    pub fn sentences(&self, language: &str) -> Option<&str> {
        self.text(&format!("text/{language}.ftl"))
    }

    /// The pictures, by the id of what they show.
    pub fn pictures(&self) -> &BTreeMap<String, Picture> {
        &self.pictures
    }

    /// The digest of all texts: SHA-256 over name, length and text of each, in the order of the names. Pictures do not count: one
    /// may be drawn better while a game is on.
    pub fn digest(&self) -> String {
        let mut hash = Sha256::new();
        for (name, text) in &self.texts {
            for part in [name, text] {
                hash.update((part.len() as u64).to_le_bytes());
                hash.update(part.as_bytes());
            }
        }
        hash.finalize().iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_is_that_of_all_texts_and_of_no_picture() {
        let mut files = Files::default();
        files.put("b.toml", "two");
        files.put("a.toml", "one");
        let digest = files.digest();
        let mut other = Files::default();
        other.put("a.toml", "one");
        other.put("b.toml", "two");
        other.take("pictures/M07.svg", vec![0xff]).unwrap();
        assert_eq!((digest.len(), &other.digest()), (64, &digest));
        other.put("b.toml", "twO");
        assert_ne!(other.digest(), digest);
        let mut shifted = Files::default();
        shifted.put("a.tomlone", "");
        shifted.put("b.toml", "two");
        assert_ne!(shifted.digest(), digest);
    }

    #[test]
    fn what_is_no_text_and_no_picture_is_a_flaw() {
        let mut files = Files::default();
        let told = files.take("names.toml", b"a\nb\xff".to_vec()).unwrap_err().to_string();
        assert_eq!(told, "names.toml: line 2: this is not text in UTF-8");
        let told = files.take("pictures/M07.bmp", Vec::new()).unwrap_err().to_string();
        assert_eq!(told, "pictures/M07.bmp: a picture is a .svg, .png, .webp or .jpg");
        files.take("pictures/M07.PNG.png", vec![1]).unwrap();
        assert_eq!(files.pictures().get("m07.png").map(|picture| picture.kind), Some("image/png"));
    }
}
