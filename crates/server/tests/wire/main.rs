//! The server as its clients see it, over real connections on loopback.

mod abuse;
mod crowd;
mod dock;
mod doors;
mod farewells;
mod interface;
mod offices;
mod people;
mod play;
mod sailor;
mod secrets;
mod word;
mod work;
