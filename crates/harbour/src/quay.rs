//! What all tables of a harbour share: the store, the limits, the crews and the counters.

use crate::crew::Crews;
use crate::gauges::Counters;
use crate::harbour::Changed;
use crate::house::HouseRules;
use crate::reckoning::Reckoning;
use crate::store::Store;
use std::sync::Arc;
use tokio::sync::broadcast;

/// What all tables share; nothing of it belongs to one table.
pub(crate) struct Quay {
    pub store: Store,
    pub rules: HouseRules,
    pub crews: Crews,
    pub counters: Arc<Counters>,
    pub reckoning: Reckoning,
    pub changes: broadcast::Sender<Changed>,
}
