//! How a patch is written: both texts are gone through side by side. Where they are the same, only one of them is looked at.

use super::text::{Member, at, behind_comma, common, cut, elements, end, end_of, end_of_name, members};
use std::io::Write;
use std::ops::Range;

/// How far away an element of an array is looked for that is not where it was.
const NEAR: usize = 16;

/// A patch that is being written, and how far both texts have been gone through.
pub(super) struct Draft<'t> {
    old: &'t [u8],
    new: &'t [u8],
    i: usize,
    j: usize,
    /// How far the new text is known to go on as the old one does, and how far apart the two were then.
    same: usize,
    apart: usize,
    patch: Vec<u8>,
}

impl<'t> Draft<'t> {
    pub(super) fn new(old: &'t [u8], new: &'t [u8]) -> Draft<'t> {
        Draft { old, new, i: 0, j: 0, same: 0, apart: 0, patch: Vec::with_capacity(1_024) }
    }

    /// The patch that makes one value of the other.
    pub(super) fn finish(mut self) -> Vec<u8> {
        if !self.value() {
            self.put(b"{}");
        }
        self.patch
    }

    fn put(&mut self, text: &[u8]) {
        self.patch.extend_from_slice(text);
    }

    /// Writes a part of an object or array that has begun.
    fn put_part(&mut self, is_first: bool, text: &[u8]) {
        if !is_first {
            self.put(b",");
        }
        self.put(text);
    }

    /// Puts the value at a place in the new text anew.
    fn put_anew(&mut self, value: Range<usize>) {
        self.put(b"[");
        self.put(cut(self.new, value));
        self.put(b"]");
    }

    /// How far the new text goes on as the old one does.
    fn run(&mut self) -> usize {
        let apart = self.j.wrapping_sub(self.i);
        if self.same <= self.j || self.apart != apart {
            let (old, new) = (cut(self.old, self.i..self.old.len()), cut(self.new, self.j..self.new.len()));
            (self.same, self.apart) = (self.j + common(old, new), apart);
        }
        self.same
    }

    /// Passes over a value that is the same in both texts.
    fn pass(&mut self) -> bool {
        let run = self.run();
        let end = end(cut(self.new, 0..run), self.j).filter(|end| *end < run);
        if let Some(end) = end {
            self.i += end - self.j;
            self.j = end;
        }
        end.is_some()
    }

    /// Passes over the next value and writes what changes in it, if anything does.
    fn value(&mut self) -> bool {
        let (i, j, begin) = (self.i, self.j, self.patch.len());
        let changes = match (at(self.old, i), at(self.new, j)) {
            (b'{', b'{') => self.object(),
            (b'[', b'[') => self.array(),
            _ => None,
        };
        if changes.is_none() {
            (self.i, self.j) = (end_of(self.old, i), end_of(self.new, j));
        }
        let (old, new) = (cut(self.old, i..self.i), cut(self.new, j..self.j));
        if changes == Some(false) || changes.is_none() && old == new {
            self.patch.truncate(begin);
            return false;
        }
        if changes.is_none() || self.patch.len() - begin > new.len() + 2 {
            self.patch.truncate(begin);
            self.put_anew(j..self.j);
        }
        true
    }

    /// Passes over two objects and writes what changes in them, if anything does; none where members change their order.
    fn object(&mut self) -> Option<bool> {
        self.put(b"{");
        (self.i, self.j) = (self.i + 1, self.j + 1);
        let mut is_same = true;
        while at(self.new, self.j) == b'"' {
            let name = self.j..end_of_name(self.new, self.j)?;
            if cut(self.old, self.i..self.i + name.len()) != cut(self.new, name.clone()) {
                break;
            }
            (self.i, self.j) = (self.i + name.len() + 1, name.end + 1);
            if !self.pass() {
                let begin = self.patch.len();
                self.put_part(is_same, cut(self.new, name));
                self.put(b":");
                if self.value() {
                    is_same = false;
                } else {
                    self.patch.truncate(begin);
                }
            }
            (self.i, self.j) = (behind_comma(self.old, self.i), behind_comma(self.new, self.j));
        }
        let (olds, old_end) = members(self.old, self.i);
        let (news, new_end) = members(self.new, self.j);
        is_same &= self.members(&olds, &news, is_same)?;
        self.put(b"}");
        (self.i, self.j) = (old_end, new_end);
        Some(!is_same)
    }

    /// The same for members of which some go or come; gives back whether nothing changes.
    fn members(&mut self, olds: &[Member], news: &[Member], mut is_same: bool) -> Option<bool> {
        let mut rest = news;
        for Member { name, value } in olds {
            let name = cut(self.old, name.clone());
            let named = |member: &Member| cut(self.new, member.name.clone()) == name;
            let begin = self.patch.len();
            match rest.split_first() {
                Some((member, others)) if named(member) => {
                    rest = others;
                    self.put_part(is_same, name);
                    self.put(b":");
                    (self.i, self.j) = (value.start, member.value.start);
                    if !self.value() {
                        self.patch.truncate(begin);
                        continue;
                    }
                }
                _ if news.iter().any(named) => return None,
                _ => {
                    self.put_part(is_same, name);
                    self.put(b":[]");
                }
            }
            is_same = false;
        }
        for Member { name, value } in rest {
            self.put_part(is_same, cut(self.new, name.clone()));
            self.put(b":");
            self.put_anew(value.clone());
            is_same = false;
        }
        Some(is_same)
    }

    /// Passes over two arrays and writes what changes in them, if anything does.
    fn array(&mut self) -> Option<bool> {
        (self.i, self.j) = (self.i + 1, self.j + 1);
        let mut kept = 0;
        while at(self.new, self.j) != b']' && self.pass() {
            kept += 1;
            (self.i, self.j) = (behind_comma(self.old, self.i), behind_comma(self.new, self.j));
        }
        let (olds, old_end) = elements(self.old, self.i);
        let (news, new_end) = elements(self.new, self.j);
        let changes = !olds.is_empty() || !news.is_empty();
        if changes {
            self.elements(kept, &olds, &news);
        }
        (self.i, self.j) = (old_end, new_end);
        Some(changes)
    }

    /// Writes how an array goes on after so many elements.
    fn elements(&mut self, kept: usize, mut olds: &[Range<usize>], mut news: &[Range<usize>]) {
        let mut script = Script { kept, ..Script::default() };
        while let (Some((old, olds_on)), Some((new, news_on))) = (olds.split_first(), news.split_first()) {
            let is_same = |old: &Range<usize>, new: &Range<usize>| {
                old.len() == new.len() && cut(self.old, old.clone()) == cut(self.new, new.clone())
            };
            let goes = || olds_on.iter().take(NEAR).position(|old| is_same(old, new));
            let comes = || news_on.iter().take(NEAR).position(|new| is_same(old, new));
            if is_same(old, new) {
                script.keep(self);
            } else if let Some(away) = goes() {
                script.gone += away + 1;
                olds = &olds[away + 1..];
                continue;
            } else if let Some(away) = comes() {
                script.come.extend_from_slice(&news[..=away]);
                news = &news[away + 1..];
                continue;
            } else {
                script.alter(self, old, new);
            }
            (olds, news) = (olds_on, news_on);
        }
        script.gone += olds.len();
        script.come.extend_from_slice(news);
        script.settle(self);
        self.put(b"]");
    }
}

/// The parts of an array's patch that are not written yet.
#[derive(Default)]
struct Script {
    /// Whether anything is written.
    begun: bool,
    kept: usize,
    gone: usize,
    come: Vec<Range<usize>>,
}

impl Script {
    fn keep(&mut self, draft: &mut Draft<'_>) {
        self.settle(draft);
        self.kept += 1;
    }

    /// Writes what goes and comes; that elements stay is only said where something follows.
    fn settle(&mut self, draft: &mut Draft<'_>) {
        if self.gone > 0 || !self.come.is_empty() {
            self.flush(draft);
        }
    }

    /// An element becomes another: an object is changed where that is shorter, all else is replaced.
    fn alter(&mut self, draft: &mut Draft<'_>, old: &Range<usize>, new: &Range<usize>) {
        let begin = draft.patch.len();
        if at(draft.old, old.start) == b'{' && at(draft.new, new.start) == b'{' {
            (draft.i, draft.j) = (old.start, new.start);
            let fits = draft.object().is_some() && draft.patch.len() - begin < new.len();
            let patch = draft.patch.split_off(begin);
            if fits {
                self.flush(draft);
                draft.put(b",");
                draft.put(&patch);
                return;
            }
        }
        self.gone += 1;
        self.come.push(new.clone());
    }

    /// Writes what is gathered. A patch of an array begins with how many elements stay, be it none.
    fn flush(&mut self, draft: &mut Draft<'_>) {
        if !self.begun || self.kept > 0 {
            draft.put(if self.begun { b"," } else { b"[" });
            draft.put_number(false, self.kept);
            self.begun = true;
        }
        if self.gone > 0 {
            draft.put(b",");
            draft.put_number(true, self.gone);
        }
        if !self.come.is_empty() {
            draft.put(b",[");
            for (index, value) in self.come.drain(..).enumerate() {
                draft.put_part(index == 0, cut(draft.new, value));
            }
            draft.put(b"]");
        }
        (self.kept, self.gone) = (0, 0);
    }
}

impl Draft<'_> {
    fn put_number(&mut self, is_negative: bool, number: usize) {
        let sign = if is_negative { "-" } else { "" };
        // Writing to memory does not fail.
        let _ = write!(self.patch, "{sign}{number}");
    }
}
