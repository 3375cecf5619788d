//! Throws as a game gets them, thrown and drawn.

mod agreement;
mod digest;
mod faces;
mod quick;
mod reading;
mod survey;
mod tumbling;
