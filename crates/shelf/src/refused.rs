//! Which options a content pack cannot be played with: found by trying them.

use crate::boxed::{options, wished};
use crate::guard::guard;
use crate::schema;
use crate::shelved::Shelved;
use freeport_kernel::Table;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The words that no game with a pack begins with, by the option they are for; everything else is as usual.
pub(crate) fn refused<G: Shelved>(pack: &str) -> BTreeMap<String, Vec<String>> {
    let schema = schema::of_type::<G::Options>();
    let fields = schema["properties"].as_object().into_iter().flatten().filter(|(key, _)| *key != "pack");
    let refused = fields.map(|(key, field)| {
        let fails = |word: &&str| !begins::<G>(json!({ "pack": pack, key.as_str(): word }));
        (key.clone(), words(field, &schema).into_iter().filter(fails).map(str::to_owned).collect::<Vec<_>>())
    });
    refused.filter(|(_, words)| !words.is_empty()).collect()
}

/// Whether a game can begin with some options, for any number of players.
fn begins<G: Shelved>(given: Value) -> bool {
    let Ok(options) = options::<G>(wished::<G>(Some(given))) else { return false };
    let begin = |seats| {
        guard(G::CARD.title, || Ok(G::setup(&options, seats, &mut Table::loose(1)).is_ok())).unwrap_or(false)
    };
    (G::CARD.seats.0..=G::CARD.seats.1).any(begin)
}

/// The bare words among which an option chooses.
fn words<'a>(field: &'a Value, root: &'a Value) -> Vec<&'a str> {
    let list = |name: &str| field[name].as_array().into_iter().flatten();
    let pointed = field["$ref"].as_str().and_then(|place| root.pointer(place.trim_start_matches('#')));
    let inner = pointed.into_iter().chain(list("allOf")).chain(list("oneOf"));
    let own = field["const"].as_str().into_iter().chain(list("enum").filter_map(Value::as_str));
    own.chain(inner.flat_map(|one| words(one, root))).collect()
}
