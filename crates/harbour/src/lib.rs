//! The harbour: tables with their live streams, bots, clocks and storage. It knows no network and no cookies.
//!
//! [`Harbour`] is what a server holds. A table is a log in the [`store`]; while somebody is there, one owner task keeps
//! it alive and answers for it through a [`TableHandle`]. Nothing is shared between tables but the store and the bots.

mod calls;
pub mod chance;
mod clocks;
mod course;
mod crew;
mod eyes;
mod gauges;
mod harbour;
mod house;
pub mod ledger;
pub mod letters;
mod master;
mod milestones;
mod problems;
mod quay;
mod reckoning;
mod replay;
pub mod store;
mod story;
mod strangers;
mod survey;
mod table;
mod throttle;
mod thrown;
mod tide;
pub mod time;
mod weight;
pub mod wire;
mod world;

pub use crew::{Chores, OnTheSpot, Place, Share, Threads, Work};
pub use gauges::{Gauges, Latency};
pub use harbour::{Changed, Harbour, Scene};
pub use house::{HouseRules, Person};
pub use survey::{Broken, Outgrown, Survey};
pub use table::{Attachment, Frame, Frames, TableHandle, line};
pub use world::World;
