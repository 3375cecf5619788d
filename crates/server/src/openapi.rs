//! The OpenAPI document, made of the list that makes the router.

use crate::answer::Answer;
use crate::routes::{Route, routes};
use freeport_harbour::wire::{Call, Note, Problem};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use std::sync::OnceLock;

/// Tells the shape of what is sent or taken.
pub(crate) type Shape = fn(&mut SchemaGenerator) -> Value;

/// The shape of what a request says. It stands by itself, for what may be missing differs from what is always sent.
pub(crate) fn request<T: JsonSchema>(_: &mut SchemaGenerator) -> Value {
    let settings = SchemaSettings::draft2020_12().for_deserialize().with(|settings| {
        settings.inline_subschemas = true;
        settings.meta_schema = None;
    });
    settings.into_generator().into_root_schema_for::<T>().to_value()
}

/// The shape of an answer.
pub(crate) fn response<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    generator.subschema_for::<T>().to_value()
}

/// The document.
pub(crate) async fn document() -> Answer<&'static Value> {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    Answer(DOCUMENT.get_or_init(|| describe(&routes())))
}

fn describe(routes: &[Route]) -> Value {
    let settings = SchemaSettings::draft2020_12().for_serialize().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    });
    let mut generator = settings.into_generator();
    let problem = response::<Problem>(&mut generator);
    let mut paths = Map::new();
    for route in routes {
        let operation = operation(route, &problem, &mut generator);
        let methods = paths.entry(route.path).or_insert_with(|| json!({}));
        methods[route.method.as_str().to_ascii_lowercase()] = operation;
    }
    let note = response::<Note>(&mut generator);
    let mut schemas = generator.take_definitions(true);
    schemas.insert("LiveNote".to_owned(), note);
    schemas.insert("LiveCall".to_owned(), request::<Call>(&mut generator));
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Freeport",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables, people and games of a Freeport server. Who asks is told by a cookie that \
                GET /api/me gives. Requests that change something carry an Origin of this server. Every refusal is a Problem.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": { "schemas": schemas },
    })
}

fn operation(route: &Route, problem: &Value, generator: &mut SchemaGenerator) -> Value {
    let in_path = route.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let parameters = in_path
        .map(|name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}))
        .chain(
            route
                .queries
                .iter()
                .map(|name| json!({"name": name, "in": "query", "schema": {"type": "string"}})),
        );
    let parameters: Vec<Value> = parameters.collect();
    let mut done = json!({ "description": "Done." });
    if let Some(gives) = route.gives {
        done["content"] = json!({ "application/json": { "schema": gives(generator) } });
    }
    let refused = json!({
        "description": "Refused, with a sentence that says why.",
        "content": { "application/json": { "schema": problem } },
    });
    let mut operation = json!({
        "summary": route.summary,
        "responses": { route.status.to_string(): done, "default": refused },
    });
    if !parameters.is_empty() {
        operation["parameters"] = json!(parameters);
    }
    if let Some(takes) = route.takes {
        operation["requestBody"] = json!({
            "required": true,
            "content": { "application/json": { "schema": takes(generator) } },
        });
    }
    operation
}
