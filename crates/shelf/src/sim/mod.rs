//! Many games between bots: the same seed gives the same result, whatever the threads.

mod digest;
mod pilot;
mod plan;
mod run;
mod tally;
mod worker;

pub use plan::{Contestant, Outsider, Plan};
pub(crate) use run::run;
pub use tally::{BotRate, Failure, Rate, Report};
