//! What has changed from one JSON value to the next. A patch is JSON too, and its shape tells what it means:
//!
//! - `[value]`: this is the value now.
//! - `[]`: this member of an object is gone.
//! - `{"name": patch, …}`: these members of an object change; those that are new come last. Without any, nothing changes.
//! - `[kept, part, …]`: an array from its beginning. A number says how many elements stay, a negative one how many go, an array
//!   holds elements that come, and an object is the patch of the next element. What follows the last part stays.
//!
//! All texts are as `serde_json` writes them, without white space, and so is what a patch makes of one, to the byte.

mod draft;
mod put;
mod text;

use draft::Draft;
use put::put;
use schemars::JsonSchema;
use serde_json::Value;
use std::collections::BTreeMap;

/// What changes in a value, as the shape of the patch tells: `[value]` puts it anew, `[]` takes a member of an object away, an
/// object changes members, and `[kept, part, …]` goes through an array: a number keeps elements or, below zero, leaves them out,
/// an array brings some, and an object changes the next one.
#[derive(JsonSchema)]
#[serde(untagged)]
pub enum Patch {
    /// The members that change.
    Members(BTreeMap<String, Patch>),
    /// A value, nothing, or how an array goes on.
    Parts(Vec<Value>),
}

/// What makes `new` of `old`; none where that is no shorter than `new` itself.
pub fn patch(old: &str, new: &str) -> Option<String> {
    let patch = Draft::new(old.as_bytes(), new.as_bytes()).finish();
    String::from_utf8(patch).ok().filter(|patch| patch.len() < new.len())
}

/// What a patch makes of `old`; none where it does not fit.
pub fn patched(old: &str, patch: &str) -> Option<String> {
    let mut made = Vec::with_capacity(old.len() + patch.len());
    put(old.as_bytes(), patch.as_bytes(), &mut made)?;
    String::from_utf8(made).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use freeport_kernel::Rng;
    use serde::Deserialize;
    use serde_json::json;
    use serde_json::value::RawValue;

    /// What both sides of the wire are tried with; the page reads the same file.
    #[derive(Deserialize)]
    struct Case<'c> {
        name: &'c str,
        #[serde(borrow)]
        old: &'c RawValue,
        #[serde(borrow)]
        new: &'c RawValue,
        #[serde(borrow)]
        patch: &'c RawValue,
    }

    /// The text without white space, members in their order.
    fn tight(text: &RawValue) -> String {
        let (mut tight, mut in_string, mut is_escaped) = (String::new(), false, false);
        for letter in text.get().chars() {
            if in_string || !letter.is_whitespace() {
                tight.push(letter);
            }
            in_string ^= letter == '"' && !is_escaped;
            is_escaped = letter == '\\' && !is_escaped;
        }
        tight
    }

    /// The patch, also where it is no shorter.
    fn draft(old: &str, new: &str) -> String {
        String::from_utf8(Draft::new(old.as_bytes(), new.as_bytes()).finish()).unwrap()
    }

    #[test]
    fn patches_are_what_the_page_is_tried_with() {
        let cases: Vec<Case<'_>> = serde_json::from_str(include_str!("../../../tests/patches.json")).unwrap();
        for Case { name, old, new, patch } in cases {
            let [old, new, told] = [old, new, patch].map(tight);
            assert_eq!(draft(&old, &new), told, "{name}");
            assert_eq!(patched(&old, &told), Some(new), "{name}");
        }
    }

    /// Any value, not too deep.
    fn value(rng: &mut Rng, depth: usize) -> Value {
        match rng.below(if depth == 0 { 5 } else { 8 }) {
            0 => Value::Null,
            1 => json!(rng.below(2) == 0),
            2 => json!(rng.below(30)),
            3 => json!(-1.5 * rng.below(4) as f64),
            4 => json!(["", "a", "\"", "\\", "}]", "née {", "a longer text than others"][rng.below(7)]),
            5 | 6 => (0..rng.below(9)).map(|_| value(rng, depth - 1)).collect(),
            _ => {
                let members = (0..rng.below(6)).map(|_| (name(rng), value(rng, depth - 1)));
                Value::Object(members.collect())
            }
        }
    }

    fn name(rng: &mut Rng) -> String {
        ["a", "b", "c", "seat", "__proto__", "7", "na\"me", "{"][rng.below(8)].to_owned()
    }

    /// The same value with something changed somewhere in it.
    fn changed(rng: &mut Rng, old: &Value) -> Value {
        match old {
            Value::Array(list) if !list.is_empty() => {
                let (mut list, place) = (list.clone(), rng.below(list.len()));
                match rng.below(5) {
                    0 => drop(list.remove(place)),
                    1 => list.insert(place, value(rng, 2)),
                    2 => list.rotate_left(place),
                    _ => list[place] = changed(rng, &list[place]),
                }
                list.into()
            }
            Value::Object(members) if !members.is_empty() => {
                let mut members = members.clone();
                let place = members.keys().nth(rng.below(members.len())).cloned().unwrap_or_default();
                match rng.below(5) {
                    0 => drop(members.remove(&place)),
                    1 => drop(members.insert(name(rng), value(rng, 2))),
                    _ => drop(members.insert(place.clone(), changed(rng, &members[&place]))),
                }
                members.into()
            }
            _ => value(rng, 2),
        }
    }

    #[test]
    fn a_patch_makes_the_very_same_text_of_any_value() {
        let mut rng = Rng::new(27);
        let (mut shorter, mut kept) = (0, 0);
        for _ in 0..20_000 {
            let old = value(&mut rng, 4);
            let mut new = if rng.below(8) == 0 { value(&mut rng, 4) } else { old.clone() };
            for _ in 0..rng.below(4) {
                new = changed(&mut rng, &new);
            }
            let [old, new] = [old, new].map(|value| value.to_string());
            let draft = draft(&old, &new);
            serde_json::from_str::<Value>(&draft).unwrap();
            assert!(draft.len() <= new.len() + 2, "{old}\n{new}\n{draft}");
            assert_eq!(patched(&old, &draft).as_ref(), Some(&new), "{old}\n{draft}");
            shorter += usize::from(patch(&old, &new).is_some());
            kept += usize::from(old == new && draft == "{}");
        }
        assert!(shorter > 5_000 && kept > 1_000, "{shorter} shorter, {kept} the same");
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        for (old, patch) in [
            ("1", r#"{"a":[1]}"#),
            ("[1]", r#"{"a":[1]}"#),
            (r#"{"a":1}"#, r#"{"b":{"c":[1]}}"#),
            (r#"{"a":1}"#, r#"{"b":[]}"#),
            (r#"{"a":1}"#, "[1,[2]]"),
            ("[1,2]", "[3,[1]]"),
            ("[1,2]", "[0,-3]"),
            ("[1,2]", "[2,{}]"),
            ("[1,2]", r#"["x",[1]]"#),
            ("[1,2]", "[]"),
            ("1", ""),
        ] {
            assert_eq!(patched(old, patch), None, "{old} {patch}");
        }
    }
}
