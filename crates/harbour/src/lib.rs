//! The harbour: tables with their live streams, bots, clocks and storage. It knows no network and no cookies.

pub mod store;
pub mod wire;
