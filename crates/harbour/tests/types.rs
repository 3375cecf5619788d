//! The client's types come from schemas in the tree; they must be those of the code.
//! `FREEPORT_BLESS=1` writes them anew, and `npm run types` in `web/` makes TypeScript of them.

use serde_json::Value;
use std::path::Path;

fn check(name: &str, schema: &Value) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../web/src/wire/schema")
        .join(name)
        .with_extension("json");
    let text = serde_json::to_string_pretty(schema).unwrap() + "\n";
    if std::env::var_os("FREEPORT_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &text).unwrap();
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        known == text,
        "web/src/wire/schema/{name}.json is not what the code says; see the top of this file"
    );
}

#[test]
fn the_schema_of_the_wire_is_in_the_tree() {
    check("wire", &freeport_harbour::wire::schema());
}

#[test]
fn the_schema_of_every_game_is_in_the_tree() {
    for title in freeport_shelf::TITLES {
        check(title.card().id, &title.schema());
    }
}
