//! Tables from the first seat taken to the last word said, through the harbour's own interface.

mod clocks;
mod consent;
mod editions;
mod foil;
mod games;
mod hawser;
mod hold;
mod honest;
mod honest_boarding;
mod journey;
mod kit;
mod leaks;
mod lobby;
mod long;
mod orders;
mod parting;
mod rematch;
mod return_home;
mod roll;
mod seam;
mod sides;
mod stream;
mod tide;
mod trust;
mod windows;
mod work;
