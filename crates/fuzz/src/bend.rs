//! Ways to spoil a text: small changes to what it says, and brutal ones to its letters.

use freeport_kernel::Rng;
use serde_json::{Map, Value, json};

/// How a text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// As JSON.
    Json,
    /// As TOML.
    Toml,
}

impl Script {
    fn read(self, text: &str) -> Option<Value> {
        match self {
            Script::Json => serde_json::from_str(text).ok(),
            Script::Toml => toml::from_str(text).ok(),
        }
    }

    fn write(self, value: &Value) -> Option<String> {
        match self {
            Script::Json => serde_json::to_string(value).ok(),
            Script::Toml => toml::to_string(value).ok(),
        }
    }
}

/// A spoilt version of one of the samples. The same generator gives the same text.
pub fn bent(samples: &[String], script: Script, rng: &mut Rng) -> String {
    let sample = samples.get(rng.below(samples.len())).map_or("", String::as_str);
    match rng.below(20) {
        0 => noise(rng),
        1 => nested(rng),
        2..=4 => garbled(sample, samples, rng),
        _ => twisted(sample, samples, script, rng).unwrap_or_else(|| garbled(sample, samples, rng)),
    }
}

/// Letters without any sense.
fn noise(rng: &mut Rng) -> String {
    let bytes: Vec<u8> = (0..rng.below(300)).map(|_| rng.next_u64() as u8).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Brackets within brackets, deep enough to overflow a careless reader.
fn nested(rng: &mut Rng) -> String {
    let depth = 1 << rng.below(17);
    let (open, close) = [("[", "]"), ("{\"a\":", "}"), ("[[", ""), ("a=[", "]"), ("[a.", "]")][rng.below(5)];
    format!("{}1{}", open.repeat(depth), close.repeat(depth))
}

/// A text with letters changed, taken out, doubled, or glued to another text.
fn garbled(sample: &str, samples: &[String], rng: &mut Rng) -> String {
    let mut bytes = sample.as_bytes().to_vec();
    for _ in 0..=rng.below(4) {
        let at = rng.below(bytes.len() + 1);
        match rng.below(6) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, rng.next_u64() as u8),
            2 => bytes.splice(at..at, b"{}[]\",:-.eE0123456789".iter().copied()).for_each(drop),
            3 => {
                let other = samples.get(rng.below(samples.len())).map_or(&b""[..], |other| other.as_bytes());
                bytes.truncate(at);
                bytes.extend_from_slice(&other[rng.below(other.len() + 1)..]);
            }
            4 if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
            _ if at < bytes.len() => _ = bytes.remove(at),
            _ => {}
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A text that is still well formed but says something else in one to three places.
fn twisted(sample: &str, samples: &[String], script: Script, rng: &mut Rng) -> Option<String> {
    let mut value = script.read(sample)?;
    for _ in 0..=rng.below(3) {
        let donor = samples.get(rng.below(samples.len())).and_then(|text| script.read(text));
        let graft = donor.and_then(|mut donor| pick(&mut donor, rng).map(|node| node.clone()));
        let node = pick(&mut value, rng)?;
        twist(node, graft, rng);
    }
    script.write(&value)
}

/// Any node of the tree, each as likely as the others.
fn pick<'a>(value: &'a mut Value, rng: &mut Rng) -> Option<&'a mut Value> {
    let mut target = rng.below(count(value));
    find(value, &mut target)
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

fn find<'a>(value: &'a mut Value, left: &mut usize) -> Option<&'a mut Value> {
    if *left == 0 {
        return Some(value);
    }
    *left -= 1;
    match value {
        Value::Array(items) => items.iter_mut().find_map(|item| find(item, left)),
        Value::Object(fields) => fields.values_mut().find_map(|item| find(item, left)),
        _ => None,
    }
}

fn twist(node: &mut Value, graft: Option<Value>, rng: &mut Rng) {
    match (rng.below(4), graft) {
        (0, Some(graft)) => *node = graft,
        (1, _) => *node = oddity(rng),
        _ => match node {
            Value::Array(items) => twist_list(items, rng),
            Value::Object(fields) => twist_fields(fields, rng),
            Value::Number(number) => *node = nearby(number.as_i64().unwrap_or_default(), rng),
            Value::Bool(flag) => *flag = !*flag,
            Value::String(text) => *text = garbled(text, &[], rng),
            Value::Null => *node = oddity(rng),
        },
    }
}

fn twist_list(items: &mut Vec<Value>, rng: &mut Rng) {
    if items.is_empty() {
        items.push(oddity(rng));
        return;
    }
    let (at, to) = (rng.below(items.len()), rng.below(items.len()));
    match rng.below(4) {
        0 => items.swap(at, to),
        1 => _ = items.remove(at),
        2 => items.insert(to, items[at].clone()),
        _ => items.push(oddity(rng)),
    }
}

fn twist_fields(fields: &mut Map<String, Value>, rng: &mut Rng) {
    let keys: Vec<String> = fields.keys().cloned().collect();
    let (Some(key), Some(other)) = (keys.get(rng.below(keys.len())), keys.get(rng.below(keys.len()))) else {
        fields.insert("odd".to_owned(), oddity(rng));
        return;
    };
    match rng.below(4) {
        0 => _ = fields.remove(key),
        1 => {
            let value = fields.get(other).cloned().unwrap_or_default();
            fields.insert(key.clone(), value);
        }
        2 => _ = fields.insert(garbled(key, &[], rng), oddity(rng)),
        _ => _ = fields.insert(key.clone(), oddity(rng)),
    }
}

/// A number one or a few off, where range checks are often wrong.
fn nearby(number: i64, rng: &mut Rng) -> Value {
    let step = [1, -1, 2, -2, 7, 64, -64, 255][rng.below(8)];
    match rng.below(4) {
        0 => json!(number.wrapping_neg()),
        1 => json!(number ^ (1 << rng.below(63))),
        _ => json!(number.wrapping_add(step)),
    }
}

/// Something that seldom belongs where it is put.
fn oddity(rng: &mut Rng) -> Value {
    match rng.below(20) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(""),
        3 => json!([]),
        4 => json!({}),
        5 => json!(-1),
        6 => json!(u64::MAX),
        7 => json!(i64::MIN),
        8 => json!(u32::MAX),
        9 => json!(1e308),
        10 => json!(0.5),
        11 => json!("a".repeat(1 << rng.below(12))),
        12 => json!("\u{0}\u{202e}\u{1f3f4}"),
        13 => json!([[[[0]]]]),
        14 => json!(vec![0; rng.below(300)]),
        15 => json!(rng.next_u64()),
        16 => json!(rng.below(1 << 16)),
        _ => json!(rng.below(64)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_spoils_in_the_same_way() {
        let samples = [r#"{"a":[1,2,{"b":null}],"c":"d"}"#.to_owned(), "[3]".to_owned()];
        let run = || {
            let mut rng = Rng::new(8);
            (0..200).map(|_| bent(&samples, Script::Json, &mut rng)).collect::<Vec<_>>()
        };
        assert_eq!(run(), run());
    }

    #[test]
    fn most_spoilt_texts_can_still_be_read() {
        let samples = [r#"{"a":[1,2,{"b":7}],"c":"d"}"#.to_owned()];
        let mut rng = Rng::new(8);
        let texts: Vec<String> = (0..500).map(|_| bent(&samples, Script::Json, &mut rng)).collect();
        let read = texts.iter().filter(|text| serde_json::from_str::<Value>(text).is_ok()).count();
        assert!((250..500).contains(&read), "{read} of 500");
        let unchanged = texts.iter().filter(|text| **text == samples[0]).count();
        assert!(unchanged < 50, "{unchanged} of 500");
    }
}
