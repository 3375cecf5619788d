//! A short run of the fuzzer: the same texts every time.

use freeport_fuzz::harness::{Limit, run, run_samples, watch};
use freeport_fuzz::targets;

/// One test for all, because panics are noted for the whole process.
#[test]
fn nothing_from_outside_makes_the_engine_panic() {
    watch();
    let mut crashes = Vec::new();
    for target in targets() {
        let samples = run_samples(&target);
        assert_eq!(samples.accepted, samples.tried, "valid input of {} is refused", target.name);
        crashes.extend(samples.crashes);
        crashes.extend(run(&target, 1, Limit::Texts(400)).crashes);
    }
    let told: Vec<String> = crashes.iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}
