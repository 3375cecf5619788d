//! How a patch is put into a value.

use super::text::{at, cut, elements, end_of, members};

/// Writes what the patch makes of the value; none where it does not fit.
pub(super) fn put(old: &[u8], patch: &[u8], made: &mut Vec<u8>) -> Option<()> {
    if patch == b"{}" {
        made.extend_from_slice(old);
        return Some(());
    }
    if at(patch, 0) == b'{' {
        return put_members(old, patch, made);
    }
    let (parts, _) = elements(patch, 1);
    match &parts[..] {
        [] => None,
        [value] => {
            made.extend_from_slice(cut(patch, value.clone()));
            Some(())
        }
        _ => {
            let parts = parts.into_iter().map(|part| cut(patch, part));
            put_elements(old, parts, made)
        }
    }
}

fn put_members(old: &[u8], patch: &[u8], made: &mut Vec<u8>) -> Option<()> {
    if at(old, 0) != b'{' {
        return None;
    }
    let (olds, _) = members(old, 1);
    let (mut changes, _) = members(patch, 1);
    made.push(b'{');
    let begin = made.len();
    let begin_part = |name: &[u8], made: &mut Vec<u8>| {
        if made.len() > begin {
            made.push(b',');
        }
        made.extend_from_slice(name);
        made.push(b':');
    };
    for member in olds {
        let (name, value) = (cut(old, member.name), cut(old, member.value));
        let change = changes.iter().position(|change| cut(patch, change.name.clone()) == name);
        let change = change.map(|place| cut(patch, changes.remove(place).value));
        if change == Some(b"[]") {
            continue;
        }
        begin_part(name, made);
        match change {
            Some(change) => put(value, change, made)?,
            None => made.extend_from_slice(value),
        }
    }
    for new in changes {
        begin_part(cut(patch, new.name), made);
        put(b"", cut(patch, new.value), made)?;
    }
    made.push(b'}');
    Some(())
}

fn put_elements<'p>(old: &[u8], parts: impl Iterator<Item = &'p [u8]>, made: &mut Vec<u8>) -> Option<()> {
    if at(old, 0) != b'[' {
        return None;
    }
    let (olds, _) = elements(old, 1);
    let mut olds = olds.into_iter().map(|value| cut(old, value));
    made.push(b'[');
    let begin = made.len();
    let begin_part = |made: &mut Vec<u8>| {
        if made.len() > begin {
            made.push(b',');
        }
    };
    for part in parts {
        match at(part, 0) {
            b'[' => {
                begin_part(made);
                made.extend_from_slice(cut(part, 1..end_of(part, 0) - 1));
            }
            b'{' => {
                begin_part(made);
                put(olds.next()?, part, made)?;
            }
            _ => {
                let count: isize = std::str::from_utf8(part).ok()?.parse().ok()?;
                for _ in 0..count.unsigned_abs() {
                    let value = olds.next()?;
                    if count > 0 {
                        begin_part(made);
                        made.extend_from_slice(value);
                    }
                }
            }
        }
    }
    for value in olds {
        begin_part(made);
        made.extend_from_slice(value);
    }
    made.push(b']');
    Some(())
}
