//! What all handlers share.

use crate::client;
use crate::config::{Config, PublicUrl};
use crate::crier::Crier;
use crate::guard::Guard;
use crate::health::Health;
use crate::metrics::Metrics;
use crate::people::People;
use axum::extract::ws::Utf8Bytes;
use freeport_harbour::Harbour;
use std::sync::Arc;
use tokio::sync::{mpsc, watch};

/// What all handlers share; cheap to clone.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

struct Inner {
    config: Config,
    harbour: Harbour,
    people: Arc<People>,
    crier: Arc<Crier>,
    guard: Guard,
    metrics: Metrics,
    pong: Utf8Bytes,
    health: Health,
    closing: watch::Receiver<bool>,
    afloat: mpsc::Sender<()>,
}

impl App {
    /// Everything together. `closing` turns true when the server goes down; whoever holds `afloat` is waited for.
    pub(crate) fn new(
        config: Config,
        harbour: Harbour,
        people: Arc<People>,
        crier: Arc<Crier>,
        closing: watch::Receiver<bool>,
        afloat: mpsc::Sender<()>,
    ) -> App {
        let (guard, metrics) = (Guard::new(&config.limits), Metrics::default());
        let (health, pong) = (Health::default(), format!("pong {}", client::build()).into());
        App(Arc::new(Inner { config, harbour, people, crier, guard, metrics, pong, health, closing, afloat }))
    }

    /// The tables.
    pub(crate) fn harbour(&self) -> &Harbour {
        &self.0.harbour
    }

    /// The people.
    pub(crate) fn people(&self) -> &People {
        &self.0.people
    }

    /// Who tells people that a table waits for them.
    pub(crate) fn crier(&self) -> &Crier {
        &self.0.crier
    }

    /// The limits.
    pub(crate) fn guard(&self) -> &Guard {
        &self.0.guard
    }

    /// The figures.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// How well it is.
    pub(crate) fn health(&self) -> &Health {
        &self.0.health
    }

    /// The address people type, when it is not the one we listen at.
    pub(crate) fn public_url(&self) -> Option<&PublicUrl> {
        self.0.config.public_url.as_ref()
    }

    /// Whether what a proxy says is believed.
    pub(crate) fn trust_proxy(&self) -> bool {
        self.0.config.trust_proxy
    }

    /// Whether browsers reach us encrypted.
    pub(crate) fn encrypted(&self) -> bool {
        self.public_url().is_some_and(PublicUrl::is_secure)
    }

    /// What a client is answered that asks whether the line still stands.
    pub(crate) fn pong(&self) -> Utf8Bytes {
        self.0.pong.clone()
    }

    /// Turns true when the server goes down.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.clone()
    }

    /// Held by every socket until it has said goodbye.
    pub(crate) fn afloat(&self) -> mpsc::Sender<()> {
        self.0.afloat.clone()
    }
}
