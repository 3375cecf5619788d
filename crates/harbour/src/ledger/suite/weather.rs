//! A ledger in memory in bad weather: what its owner must not believe.

use super::*;
use crate::store::{Fate, Luck, Weather};
use std::sync::Mutex;
use std::time::Duration;

/// Fates that come one after another; afterwards the weather is fair.
struct Fates(Mutex<Vec<Fate>>);

impl Weather for Fates {
    fn write(&self) -> Fate {
        self.0.lock().unwrap().pop().unwrap_or_default()
    }
}

/// A game at a ledger in memory, and the ledger as it is reached through one fate.
async fn under(luck: Luck, takes: (Duration, Duration)) -> (Books, Books, Grip) {
    let memory = Memory::new().unwrap();
    let books = Books::from(memory.clone());
    let (anna, _) = person(&books, "Anna").await;
    let (grip, _) = game(&books, "t", &[&anna]).await;
    let stormy = memory.through(Fates(Mutex::new(vec![Fate { takes, luck }])));
    (books, stormy.into(), grip)
}

const SECOND: Duration = Duration::from_secs(1);
const AT_ONCE: (Duration, Duration) = (Duration::ZERO, Duration::ZERO);

#[tokio::test]
async fn what_is_refused_is_not_done() {
    for (full, told) in
        [(true, "the disk is full, and nothing can be saved"), (false, "it could not be saved")]
    {
        let (books, stormy, grip) = under(Luck::Refused { full }, AT_ONCE).await;
        let refused = stormy.tables.append(grip.clone(), entry(1, "1:1")).await.unwrap_err();
        assert_eq!(refused.to_string(), told);
        assert_eq!(load(&books, "t").await.log.len(), 0);
        play(&stormy, grip, 1, 1).await;
    }
}

#[tokio::test(start_paused = true)]
async fn what_nobody_knows_of_may_come_later_until_the_table_is_claimed_again() {
    for (claimed, entries) in [(false, 1), (true, 0)] {
        let (books, stormy, grip) = under(Luck::Unknown { lands: Some(5 * SECOND) }, AT_ONCE).await;
        let unknown = stormy.tables.append(grip, entry(1, "1:1")).await;
        assert!(matches!(unknown, Err(Miss::Unknown)), "{unknown:?}");
        assert_eq!(load(&books, "t").await.log.len(), 0, "not yet");
        if claimed {
            let claim = Claim { table: "t".to_owned(), me: ME, suspect: None, reach: Reach::Whole };
            books.tables.claim(claim).await.unwrap();
        }
        tokio::time::sleep(6 * SECOND).await;
        assert_eq!(load(&books, "t").await.log.len(), entries, "a ghost meets the fence: {claimed}");
    }
}

#[tokio::test(start_paused = true)]
async fn what_was_asked_for_is_done_though_nobody_waits_for_it() {
    let (books, stormy, grip) = under(Luck::Fair, (SECOND, SECOND)).await;
    let write = stormy.tables.append(grip.clone(), entry(1, "1:1"));
    assert!(tokio::time::timeout(SECOND / 2, write).await.is_err(), "it takes longer than that");
    tokio::time::sleep(SECOND).await;
    assert_eq!(load(&books, "t").await.log.len(), 1);
    let (_, slow, grip) = under(Luck::Fair, (SECOND, SECOND)).await;
    let begun = tokio::time::Instant::now();
    play(&slow, grip, 1, 1).await;
    assert_eq!(begun.elapsed().as_secs(), 2, "there and back");
}
