//! Tables from the first seat taken to the last word said, through the harbour's own interface.

mod clocks;
mod consent;
mod editions;
mod games;
mod hold;
mod kit;
mod leaks;
mod lobby;
mod parting;
mod rematch;
mod roll;
mod stream;
mod tide;
mod trust;
mod work;
