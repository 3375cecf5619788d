//! JSON schemas: what a client needs to know of a game's data.

use crate::shelved::Shelved;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::Value;

/// The data of a game that crosses the wire.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only the shape counts")]
struct Traffic<V, E, M, O, S> {
    view: V,
    event: E,
    #[serde(rename = "move")]
    mv: M,
    options: O,
    sheet: S,
}

/// The data of a game for who holds it: the whole state beside what crosses the wire.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only the shape counts")]
struct Matter<G, E, M, O, V> {
    state: G,
    event: E,
    #[serde(rename = "move")]
    mv: M,
    options: O,
    view: V,
}

/// The schema of a type as it is written.
pub fn of_type<T: JsonSchema>() -> Value {
    generator().into_root_schema_for::<T>().to_value()
}

/// The schemas of a game's views, events, moves, options and printed faces.
pub(crate) fn of_game<G: Shelved>() -> Value {
    of_type::<Traffic<G::View, G::Event, G::Move, G::Options, G::Sheet>>()
}

/// The schemas of a game's whole state, events, moves, options and views.
pub(crate) fn of_matter<G: Shelved>() -> Value {
    of_type::<Matter<G, G::Event, G::Move, G::Options, G::View>>()
}

fn generator() -> SchemaGenerator {
    SchemaSettings::draft07().for_serialize().into_generator()
}
