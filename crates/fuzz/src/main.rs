//! `freeport-fuzz --seconds 60 [--seed N] [TARGET...]`: bounded fuzzing of everything that takes text from outside.

use freeport_fuzz::harness::{Limit, run, watch};
use freeport_fuzz::target::Target;
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const USAGE: &str =
    "usage: freeport-fuzz [--seconds N] [--seed N] [TARGET...], where TARGET is a part of a name";

struct Orders {
    seconds: u64,
    seed: u64,
    only: Vec<String>,
}

fn orders() -> Option<Orders> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |age| age.as_secs());
    let mut orders = Orders { seconds: 60, seed: now, only: Vec::new() };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--seconds" => orders.seconds = words.next()?.parse().ok()?,
            "--seed" => orders.seed = words.next()?.parse().ok()?,
            flag if flag.starts_with('-') => return None,
            _ => orders.only.push(word),
        }
    }
    Some(orders)
}

fn main() -> ExitCode {
    let Some(Orders { seconds, seed, only }) = orders() else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
    watch();
    let wanted =
        |target: &Target| only.is_empty() || only.iter().any(|part| target.name.contains(part.as_str()));
    let targets: Vec<Target> = freeport_fuzz::targets().into_iter().filter(wanted).collect();
    let share = Duration::from_secs(seconds) / targets.len().max(1) as u32;
    println!("Fuzzing {} targets for {seconds} seconds with seed {seed}.", targets.len());
    let mut crashes = 0;
    for target in &targets {
        let tally = run(target, seed, Limit::Time(share));
        println!(
            "  {:<16} {:>8} texts, {:>7} of them valid, {} crashes",
            target.name,
            tally.tried,
            tally.accepted,
            tally.crashes.len()
        );
        tally.crashes.iter().for_each(|crash| println!("{crash}"));
        crashes += tally.crashes.len();
    }
    if crashes == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
