//! What the house allows, and who is in it.

use crate::wire::PersonId;
use freeport_bots::{BotSpec, Effort, Level};
use std::time::Duration;

/// Somebody who asks, known by the cookie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The person's number.
    pub id: PersonId,
    /// The name shown at tables.
    pub name: String,
}

/// The limits of a harbour.
#[derive(Clone, Debug)]
pub struct HouseRules {
    /// How many unfinished tables one person may have made.
    pub tables_per_person: usize,
    /// How many threads think for bots; no person has all of them.
    pub workers: usize,
    /// How much of what anybody may ask for waits or is under way: checks, records, replays and throws.
    pub strangers: usize,
    /// How much of it for one of them.
    pub each_stranger: usize,
    /// How long a table without anybody stays in memory.
    pub idle: Duration,
    /// How long a table that has not begun stays after the last one was there; none when it stays for good.
    pub gathering: Option<Duration>,
    /// How long people may take to open their seals before the start is called off.
    pub roll_call: Duration,
    /// How long somebody whose browser is gone is still taken for present: a line that is renewed is no absence.
    pub linger: Duration,
    /// How many calls a connection may make each second in the long run.
    pub calls_per_second: u32,
    /// How many calls a connection may make at once.
    pub burst: u32,
    /// How many lines a connection may say each second in the long run: each is written down before it is heard.
    pub lines_per_second: u32,
    /// How many lines a connection may say at once.
    pub lines: u32,
    /// How often a connection may look anew each second in the long run; a long story counts more than once.
    pub looks_per_second: u32,
    /// How often a connection may look anew at once.
    pub looks: u32,
    /// How many entries a log may have before the table is adjourned: some games allow endless circles.
    pub longest_log: usize,
    /// Who plays for an absent person.
    pub deputy: BotSpec,
    /// How long a bot thinks about a hint.
    pub hint: Duration,
    /// How long a window lasts at least in which a person may use something that the others do not know of.
    pub beat: Duration,
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        HouseRules {
            tables_per_person: 50,
            workers: cores.saturating_sub(1).max(2),
            strangers: 32,
            each_stranger: 4,
            idle: Duration::from_secs(10),
            gathering: Some(Duration::from_hours(30 * 24)),
            roll_call: Duration::from_secs(20),
            linger: Duration::from_secs(4),
            calls_per_second: 20,
            burst: 40,
            lines_per_second: 1,
            lines: 15,
            looks_per_second: 2,
            looks: 8,
            longest_log: 100_000,
            deputy: BotSpec::Mcts(Effort::Level(Level::Medium)),
            hint: Duration::from_millis(600),
            beat: Duration::from_millis(1_200),
        }
    }
}
