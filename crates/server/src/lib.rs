//! The harbour on the network: pages, sockets, people and their cookies, limits and metrics.
//!
//! [`Server::open`] takes the data folder and the port, [`Server::run`] serves until it is told to stop. The rules of
//! the tables are not here: they are in `freeport-harbour`, which knows no network.

mod answer;
mod app;
mod ask;
mod client;
mod config;
mod crier;
mod desk;
mod flights;
mod guard;
mod health;
mod live;
pub mod log;
mod metrics;
mod openapi;
mod pack;
mod people;
mod routes;
mod serve;
mod shelf;
mod tables;

pub use config::{Config, Limits, PublicUrl};
pub use crier::{Crying, Mail, MailAddress, MailServer, PushService};
pub use freeport_harbour::{Broken, Outgrown, Survey};
pub use serve::{ServeError, Server, asked_to_end, survey};
