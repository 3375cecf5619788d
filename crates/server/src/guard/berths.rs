//! Berths: how many connections a client holds at the same time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Counts what each client holds.
#[derive(Debug)]
pub(crate) struct Berths<K> {
    most: usize,
    taken: Mutex<HashMap<K, usize>>,
}

/// A connection's place, free again when dropped.
#[derive(Debug)]
pub(crate) struct Berth<K: Eq + Hash> {
    berths: Arc<Berths<K>>,
    client: K,
}

impl<K: Eq + Hash + Clone> Berths<K> {
    /// At most so many for each client.
    pub(crate) fn new(most: usize) -> Arc<Berths<K>> {
        Arc::new(Berths { most: most.max(1), taken: Mutex::default() })
    }

    /// A place for one more connection of a client, if there is one.
    pub(crate) fn moor(self: &Arc<Self>, client: K) -> Option<Berth<K>> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(client.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Berth { berths: Arc::clone(self), client })
    }

    /// How many connections there are in all.
    pub(crate) fn count(&self) -> usize {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }
}

impl<K: Eq + Hash> Drop for Berth<K> {
    fn drop(&mut self) {
        let mut taken = self.berths.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_berth_is_free_again_when_the_ship_has_left() {
        let berths = Berths::new(2);
        let first = berths.moor("anna").unwrap();
        let _second = berths.moor("anna").unwrap();
        assert!(berths.moor("anna").is_none());
        assert!(berths.moor("boris").is_some());
        drop(first);
        assert!(berths.moor("anna").is_some());
        assert_eq!(berths.count(), 1);
    }
}
