//! The calls that have been carried out at a table, so that one which is sent again is known.

use freeport_kernel::digest;

/// What each call leaves behind, in the order of the log: far less than the call itself, and enough to know it again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Calls(Vec<u64>);

impl Calls {
    /// Takes note of a call.
    pub(crate) fn add(&mut self, call: &str) {
        self.0.push(trace(call));
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether a call has been carried out.
    pub(crate) fn know(&self, call: &str) -> bool {
        let trace = trace(call);
        // Whoever sends something again has sent it a moment ago.
        self.0.iter().rev().any(|known| *known == trace)
    }

    /// The traces of the calls `from` one `to` before another, as bytes.
    pub(crate) fn traces(&self, from: usize, to: usize) -> Vec<u8> {
        let some = self.0.get(from..to).unwrap_or_default();
        some.iter().flat_map(|trace| trace.to_le_bytes()).collect()
    }

    /// These calls, and others after them.
    pub(crate) fn and(mut self, later: Calls) -> Calls {
        self.0.extend(later.0);
        self
    }

    /// Adds traces that were kept as bytes.
    pub(crate) fn extend(&mut self, traces: &[u8]) {
        let (traces, _) = traces.as_chunks();
        self.0.extend(traces.iter().map(|trace| u64::from_le_bytes(*trace)));
    }
}

/// The same for as long as there are stores with it.
fn trace(call: &str) -> u64 {
    let whole = digest(call.as_bytes());
    let (traces, _) = whole.as_chunks();
    traces.first().map_or(0, |trace| u64::from_le_bytes(*trace))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_is_known_again_from_what_was_kept_of_it() {
        let mut calls = Calls::default();
        for call in ["1:a", "2:b", "1:c"] {
            calls.add(call);
        }
        let mut kept = Calls::default();
        kept.extend(&calls.traces(0, 2));
        kept.extend(&calls.traces(2, 3));
        assert!(kept.len() == 3 && ["1:a", "2:b", "1:c"].into_iter().all(|call| kept.know(call)));
        assert!(!kept.know("1:b"));
        assert!(calls.traces(2, 9).is_empty(), "there are not so many");
        assert_eq!(trace("1:a"), 0x22e4_a339_ddfd_6241, "it stays what it was");
    }
}
