//! Figures for Prometheus, in its text format.

use crate::app::App;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use freeport_harbour::Latency;
use std::collections::BTreeMap;
use std::fmt::{Display, Write};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// What the server counts itself; the harbour counts the rest.
#[derive(Default)]
pub(crate) struct Metrics {
    answers: Mutex<BTreeMap<Key, Answers>>,
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    route: String,
    method: String,
    status: u16,
}

#[derive(Clone, Copy, Default)]
struct Answers {
    count: u64,
    seconds: f64,
}

impl Metrics {
    /// Counts an answer.
    pub(crate) fn answered(&self, method: &str, route: &str, status: u16, took: Duration) {
        // Anybody can make up methods; they are not worth a row each.
        let method = match method {
            "GET" | "HEAD" | "POST" | "PUT" | "DELETE" => method,
            _ => "other",
        };
        let key = Key { route: route.to_owned(), method: method.to_owned(), status };
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        let row = answers.entry(key).or_default();
        row.count += 1;
        row.seconds += took.as_secs_f64();
    }
}

/// The page that Prometheus reads.
pub(crate) async fn page(State(app): State<App>) -> impl IntoResponse {
    let gauges = app.harbour().gauges();
    let mut page = Page::default();
    page.one("freeport_live_tables", "gauge", "Tables in memory.", gauges.live_tables);
    page.one("freeport_table_connections", "gauge", "Connections to tables.", gauges.connections);
    page.one("freeport_sockets", "gauge", "Open sockets of all kinds.", app.guard().sockets());
    page.one("freeport_bot_queue", "gauge", "Thoughts of bots that wait or are under way.", gauges.bot_queue);
    let asked = "Checks, records, replays and throws for anybody that wait or are under way.";
    page.one("freeport_stranger_queue", "gauge", asked, gauges.strangers);
    page.one("freeport_moves_total", "counter", "Moves on disk since the start.", gauges.moves);
    page.one("freeport_failed_writes_total", "counter", "Writes that failed.", gauges.failed_writes);
    let slow = "Connections dropped because they could not keep up.";
    page.one("freeport_laggards_total", "counter", slow, gauges.laggards);
    let forsaken = "Tables taken away because they never began and nobody came back to them.";
    page.one("freeport_tables_swept_total", "counter", forsaken, gauges.swept);
    let (told, missed) = app.crier().told();
    page.one("freeport_words_total", "counter", "People told that a table waits for them.", told);
    page.one("freeport_words_missed_total", "counter", "People who could not be told.", missed);
    let about = "From a person's move to its being written and sent to every viewer.";
    page.histogram("freeport_move_seconds", about, &gauges.latency);
    page.answers(&app.metrics().answers.lock().unwrap_or_else(PoisonError::into_inner));
    if let Some(bytes) = resident_bytes() {
        page.one("process_resident_memory_bytes", "gauge", "Memory in use.", bytes);
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8"), (CACHE_CONTROL, "no-store")], page.0)
}

/// What a column shows of a row.
type Column = fn(&Answers) -> f64;

#[derive(Default)]
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        self.line(format_args!("# HELP {name} {help}"));
        self.line(format_args!("# TYPE {name} {kind}"));
    }

    fn line(&mut self, line: impl Display) {
        // Writing into a string cannot fail.
        let _ = writeln!(self.0, "{line}");
    }

    fn one(&mut self, name: &str, kind: &str, help: &str, value: impl Display) {
        self.head(name, kind, help);
        self.line(format_args!("{name} {value}"));
    }

    fn histogram(&mut self, name: &str, help: &str, latency: &Latency) {
        self.head(name, "histogram", help);
        let mut so_far = 0;
        let bounds = latency.bounds.iter().map(f64::to_string).chain(["+Inf".to_owned()]);
        for (bound, count) in bounds.zip(&latency.counts) {
            so_far += count;
            self.line(format_args!("{name}_bucket{{le=\"{bound}\"}} {so_far}"));
        }
        self.line(format_args!("{name}_sum {}", latency.sum));
        self.line(format_args!("{name}_count {so_far}"));
    }

    fn answers(&mut self, answers: &BTreeMap<Key, Answers>) {
        let columns: [(&str, &str, Column); 2] = [
            ("freeport_requests_total", "Requests answered.", |row| row.count as f64),
            ("freeport_request_seconds_total", "Time spent on answers.", |row| row.seconds),
        ];
        for (name, help, value) in columns {
            self.head(name, "counter", help);
            for (Key { route, method, status }, row) in answers {
                let labels = format_args!("route=\"{route}\",method=\"{method}\",status=\"{status}\"");
                self.line(format_args!("{name}{{{labels}}} {}", value(row)));
            }
        }
    }
}

/// The memory of this process, where the system tells.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1_024)
}
