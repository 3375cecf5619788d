//! The `freeport` command from outside.

mod check;
mod harbour;
mod pipe;
mod play;
mod records;
mod serve;
mod sim;
mod version;
