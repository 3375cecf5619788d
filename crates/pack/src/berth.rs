//! A pack for as long as the program runs, named by its id and digest wherever it is written down.

use crate::{Files, Head, Printed};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::Deref;

/// A pack with what tells it from others.
pub(crate) struct Bound<P> {
    pub pack: P,
    pub head: Head,
    pub digest: String,
    pub printed: bool,
    pub files: Files,
}

/// A pack for as long as the program runs. The printed one is written as its id, as ever; another one as its id and digest.
pub struct PackRef<P: 'static>(pub(crate) &'static Bound<P>);

impl<P> PackRef<P> {
    /// The pack itself, which outlives every game.
    #[inline]
    pub const fn get(self) -> &'static P {
        &self.0.pack
    }

    /// Which pack it is.
    pub const fn head(self) -> &'static Head {
        &self.0.head
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        &self.0.head.id
    }

    /// The digest of its files.
    pub fn digest(self) -> &'static str {
        &self.0.digest
    }

    /// Whether it is the printed game.
    pub const fn is_printed(self) -> bool {
        self.0.printed
    }

    /// How it is written down.
    pub fn name(self) -> String {
        if self.0.printed { self.id().to_owned() } else { format!("{}@{}", self.id(), self.digest()) }
    }

    /// Its files, those of the printed game included where it brings no others.
    pub const fn files(self) -> &'static Files {
        &self.0.files
    }
}

impl<P> Clone for PackRef<P> {
    #[inline]
    fn clone(&self) -> PackRef<P> {
        *self
    }
}

impl<P> Copy for PackRef<P> {}

impl<P> Deref for PackRef<P> {
    type Target = P;

    #[inline]
    fn deref(&self) -> &P {
        &self.0.pack
    }
}

impl<P> fmt::Debug for PackRef<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PackRef").field(&self.name()).finish()
    }
}

impl<P> PartialEq for PackRef<P> {
    /// A pack is there once.
    #[inline]
    fn eq(&self, other: &PackRef<P>) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<P> Eq for PackRef<P> {}

impl<P: Printed> Default for PackRef<P> {
    #[inline]
    fn default() -> PackRef<P> {
        P::packs().printed()
    }
}

impl<P> Serialize for PackRef<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.name())
    }
}

impl<'de, P: Printed> Deserialize<'de> for PackRef<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PackRef<P>, D::Error> {
        P::packs().find(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl<P: Printed> schemars::JsonSchema for PackRef<P> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PackRef".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let packs: Vec<String> = P::packs().offered().iter().map(|pack| pack.name()).collect();
        schemars::json_schema!({ "type": "string", "enum": packs, "default": packs[0] })
    }
}
