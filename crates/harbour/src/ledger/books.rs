//! All that is kept of a harbour, whoever keeps it.

use super::{Ledger, Listeners, People};
use std::sync::Arc;

/// The ledgers of a harbour; cheap to clone.
#[derive(Clone)]
pub struct Books {
    pub(crate) tables: Arc<dyn Ledger>,
    /// Who there is.
    pub people: Arc<dyn People>,
    /// Who wants word of their turns.
    pub listeners: Arc<dyn Listeners>,
}

impl Books {
    /// Books that are kept by one.
    pub(crate) fn kept_by<L: Ledger + People + Listeners + Clone + 'static>(keeper: &L) -> Books {
        let (people, listeners) = (Arc::new(keeper.clone()), Arc::new(keeper.clone()));
        Books { tables: Arc::new(keeper.clone()), people, listeners }
    }
}
