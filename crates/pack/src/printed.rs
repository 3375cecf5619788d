//! A pack for as long as the program runs, named by its id wherever it is written down.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::Deref;

/// The content packs of a game.
pub trait Printed: 'static {
    /// The id by which records name this pack.
    fn id(&self) -> &str;

    /// The printed game, read once.
    fn base() -> &'static Self;
}

/// A pack for as long as the program runs.
pub struct PackRef<P: 'static>(&'static P);

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
        self.0
    }
}

impl<P: Printed> fmt::Debug for PackRef<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PackRef").field(&self.0.id()).finish()
    }
}

impl<P: Printed> PartialEq for PackRef<P> {
    fn eq(&self, other: &PackRef<P>) -> bool {
        self.0.id() == other.0.id()
    }
}

impl<P: Printed> Eq for PackRef<P> {}

impl<P: Printed> Default for PackRef<P> {
    fn default() -> PackRef<P> {
        PackRef(P::base())
    }
}

impl<P: Printed> Serialize for PackRef<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.id())
    }
}

impl<'de, P: Printed> Deserialize<'de> for PackRef<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PackRef<P>, D::Error> {
        let (id, base) = (String::deserialize(deserializer)?, P::base());
        if id == base.id() {
            return Ok(PackRef(base));
        }
        Err(serde::de::Error::custom(format!("there is no content pack `{id}`; there is `{}`", base.id())))
    }
}

#[cfg(feature = "schema")]
impl<P: Printed> schemars::JsonSchema for PackRef<P> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PackRef".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let id = P::base().id();
        schemars::json_schema!({ "type": "string", "enum": [id], "default": id })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Tin;

    impl Printed for Tin {
        fn id(&self) -> &'static str {
            "base"
        }

        fn base() -> &'static Tin {
            &Tin
        }
    }

    #[test]
    fn a_pack_is_written_by_its_id_and_found_again() {
        let pack = PackRef::<Tin>::default();
        assert_eq!(serde_json::to_string(&pack).unwrap(), "\"base\"");
        assert_eq!(serde_json::from_str::<PackRef<Tin>>("\"base\"").unwrap(), pack);
        let unknown = serde_json::from_str::<PackRef<Tin>>("\"other\"").unwrap_err().to_string();
        assert!(unknown.starts_with("there is no content pack `other`; there is `base`"), "{unknown}");
    }
}
