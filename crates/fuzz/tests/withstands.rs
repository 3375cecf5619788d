//! A short run of the fuzzer: the same texts every time.

use freeport_fuzz::harness::{Limit, run, run_samples, watch};
use freeport_fuzz::targets;
use std::panic::take_hook;

/// One test for all, because panics are noted for the whole process.
#[test]
fn nothing_from_outside_makes_the_engine_panic() {
    watch();
    let mut told = Vec::new();
    for target in targets() {
        let samples = run_samples(&target);
        if samples.accepted != samples.tried {
            told.push(format!("valid input of {} is refused", target.name));
        }
        let crashes = samples.crashes.into_iter().chain(run(&target, 1, Limit::Texts(400)).crashes);
        told.extend(crashes.map(|crash| crash.to_string()));
    }
    // From here on a panic is told again, and not noted.
    drop(take_hook());
    assert!(told.is_empty(), "{}", told.join("\n"));
}
