//! What all tables of a harbour share: the books, the limits, the crews and the counters.

use crate::crew::Crews;
use crate::gauges::Counters;
use crate::harbour::Changed;
use crate::house::HouseRules;
use crate::ledger::{Books, NodeId};
use crate::reckoning::Reckoning;
use std::sync::Arc;
use tokio::sync::broadcast;

/// What all tables share; nothing of it belongs to one table.
pub(crate) struct Quay {
    pub me: NodeId,
    pub books: Books,
    pub rules: HouseRules,
    pub crews: Crews,
    pub counters: Arc<Counters>,
    pub reckoning: Reckoning,
    pub changes: broadcast::Sender<Changed>,
}
