//! The `freeport` command from outside.

mod harbour;
mod pipe;
mod play;
mod records;
mod serve;
mod sim;
