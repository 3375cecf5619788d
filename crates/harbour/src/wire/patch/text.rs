//! Where the parts of a JSON text begin and end. It is looked through and not read: most of it is only passed on.

use std::ops::Range;

/// A member of an object: its name in quotes, and its value.
pub(super) struct Member {
    pub name: Range<usize>,
    pub value: Range<usize>,
}

/// The byte at a place; nothing that stands in a value where the text is over.
pub(super) fn at(text: &[u8], place: usize) -> u8 {
    text.get(place).copied().unwrap_or_default()
}

/// The text in a range; empty where there is none.
pub(super) fn cut(text: &[u8], range: Range<usize>) -> &[u8] {
    text.get(range).unwrap_or_default()
}

/// Behind the value that begins here; none when the text is over first, or its end could be that of the value.
pub(super) fn end(text: &[u8], from: usize) -> Option<usize> {
    let (mut place, mut depth) = (from, 0_usize);
    while let Some(byte) = text.get(place) {
        match byte {
            b'"' => {
                place = end_of_name(text, place)?;
                if depth == 0 {
                    return Some(place);
                }
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth > 1 => depth -= 1,
            b'}' | b']' => return Some(place + depth),
            b',' if depth == 0 => return Some(place),
            _ => {}
        }
        place += 1;
    }
    None
}

/// Behind the string that begins here.
pub(super) fn end_of_name(text: &[u8], from: usize) -> Option<usize> {
    let mut place = from + 1;
    loop {
        match text.get(place)? {
            b'"' => return Some(place + 1),
            b'\\' => place += 2,
            _ => place += 1,
        }
    }
}

/// The end of the value that begins here, be it that of the text.
pub(super) fn end_of(text: &[u8], from: usize) -> usize {
    end(text, from).unwrap_or(text.len())
}

/// The elements of an array from one of them on, and the end of the array.
pub(super) fn elements(text: &[u8], from: usize) -> (Vec<Range<usize>>, usize) {
    let (mut all, mut place) = (Vec::new(), from);
    while !matches!(at(text, place), b']' | 0) {
        let end = end_of(text, place);
        all.push(place..end);
        place = behind_comma(text, end);
    }
    (all, place + 1)
}

/// The members of an object from one of them on, and the end of the object.
pub(super) fn members(text: &[u8], from: usize) -> (Vec<Member>, usize) {
    let (mut all, mut place) = (Vec::new(), from);
    while let b'"' = at(text, place) {
        let colon = end_of_name(text, place).unwrap_or(text.len());
        let end = end_of(text, colon + 1);
        all.push(Member { name: place..colon, value: colon + 1..end });
        place = behind_comma(text, end);
    }
    (all, place + 1)
}

/// The next part of an array or object, or its end.
pub(super) fn behind_comma(text: &[u8], place: usize) -> usize {
    place + usize::from(at(text, place) == b',')
}

/// How far two texts are the same.
pub(super) fn common(one: &[u8], other: &[u8]) -> usize {
    const STRIDE: usize = 16;
    let strides = one.chunks_exact(STRIDE).zip(other.chunks_exact(STRIDE));
    let far = strides.take_while(|(one, other)| one == other).count() * STRIDE;
    let rest = one[far..].iter().zip(&other[far..]);
    far + rest.take_while(|(one, other)| one == other).count()
}
