//! Outcomes as a record tells them: what is read from them, and what is refused.

use freeport_kernel::{Cast, Chance, Fault, Rng, Table};
use freeport_testkit::rules;
use freeport_tray::{Throw, valid};

const DICE: [u8; 5] = [0, 1, 10, 40, 41];
const THROW: Throw<'static> = Throw::of(&DICE);

/// A row of dice, far apart.
fn row() -> Vec<u32> {
    let die = |index: u32| [index % 6 + 1, 2_000 + 3_000 * index, 14_000, 100 * index];
    [0].into_iter().chain((0..5).flat_map(die)).collect()
}

#[test]
fn what_is_written_is_read_in_the_order_asked() {
    rules!["P7-9.11", "P7-9.12", "P7-9.13"];
    let outcomes = row();
    assert_eq!((THROW.count(), THROW.to_string()), (21, "a throw of 5 dice".to_owned()));
    assert!(THROW.allows(&outcomes));
    let lies: Vec<_> = THROW.read(&outcomes).map(|lie| (lie.die, lie.face, lie.x, lie.y, lie.turn)).collect();
    assert_eq!(lies[0], (0, 1, 2_000, 14_000, 0));
    assert_eq!(lies[3], (40, 4, 11_000, 14_000, 300));
    assert_eq!(lies.len(), 5);
}

#[test]
fn a_result_that_cannot_be_is_refused_and_never_mended() {
    rules!["P7-9.15"];
    let changed = |at: usize, to: u32| {
        let mut outcomes = row();
        outcomes[at] = to;
        THROW.allows(&outcomes)
    };
    assert!(changed(0, 20) && !changed(0, 21), "thrown again more often than that is never told");
    assert!(changed(1, 6) && !changed(1, 0) && !changed(1, 7) && !changed(1, 257));
    assert!(changed(2, 500) && !changed(2, 499) && !changed(2, 27_501) && !changed(2, 65_536 + 2_000));
    assert!(changed(4, 65_535) && !changed(4, 65_536));
    assert!(!changed(2, 4_900), "two dice in one place");
    assert!(!THROW.allows(&row()[..20]) && !THROW.allows(&[]));
    assert!(!THROW.allows(&[row(), vec![1]].concat()));
    assert!(!Throw::of(&[0, 1, 10, 40, 1]).allows(&row()), "a die comes once");
}

#[test]
fn anything_that_is_allowed_is_valid_and_garbage_does_no_harm() {
    rules!["P7-9.14", "P7-9.15"];
    let mut rng = Rng::new(11);
    let (mut allowed, mut refused) = (0, 0);
    for _ in 0..20_000 {
        let dice: Vec<u8> = (0..rng.below(9)).map(|_| rng.below(44) as u8).collect();
        let throw = Throw::of(&dice);
        let mut outcomes = Vec::new();
        throw.sketch(&mut rng, &mut outcomes);
        for _ in 0..rng.below(3) {
            let at = rng.below(outcomes.len());
            outcomes[at] = match rng.below(3) {
                0 => rng.next_u64() as u32,
                1 => rng.below(30_000) as u32,
                _ => rng.below(8) as u32,
            };
        }
        if rng.below(10) == 0 {
            outcomes.truncate(rng.below(outcomes.len() + 1));
        }
        let lies: Vec<_> = throw.read(&outcomes).collect();
        assert!(lies.len() <= dice.len());
        if throw.allows(&outcomes) {
            assert_eq!(lies.len(), dice.len());
            assert!(valid(lies.iter().copied()) && throw.rethrows(&outcomes) <= 20);
            allowed += 1;
        } else {
            refused += 1;
        }
    }
    assert!(allowed > 2_000 && refused > 2_000, "{allowed} and {refused}");
}

#[test]
fn a_table_throws_solid_bodies_in_a_game_and_takes_what_a_record_tells() {
    rules!["P7-9.14", "P7-9.16"];
    let mut sealed: Table<()> = Table::new(Chance::sealed([7; 32]));
    let first = sealed.cast(&THROW).to_vec();
    assert!(THROW.allows(&first));
    let script = [vec![0, 0], first.clone()].concat();
    let mut told: Table<()> = Table::new(Chance::strict(&script));
    assert_eq!(told.cast(&THROW), first);
    let mut faulty = row();
    faulty[1] = 9;
    let mut table: Table<()> = Table::new(Chance::strict(&[vec![0, 0], faulty].concat()));
    assert!(THROW.allows(table.cast(&THROW)));
    assert_eq!(table.settle(), Some(Fault::Miscast("a throw of 5 dice".to_owned())));
}
