//! What crosses the wire between the server and its clients. The client's types are generated from these.

mod live;
mod orders;
mod patch;
mod people;
mod problem;
mod schema;
mod table;
mod word;

pub use live::*;
pub use orders::*;
pub use patch::{Patch, patch, patched};
pub use people::*;
pub use problem::*;
pub use schema::schema;
pub use table::*;
pub use word::*;
