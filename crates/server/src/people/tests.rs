//! Who stays and who is forgotten.

use super::*;
use freeport_harbour::chance::SystemDice;
use freeport_harbour::store::{Closing, Store};
use std::path::PathBuf;

const DAY: i64 = 24 * 60 * 60;

fn open(name: &str) -> (Store, Closing, PathBuf) {
    let folder = std::env::temp_dir().join(format!("freeport-people-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let (store, closing) = Store::open(&folder).unwrap();
    (store, closing, folder)
}

/// Moves everybody's last visit, or that of one browser, so many days back.
async fn long_ago(store: &Store, days: i64, browser: Option<TokenHash>) {
    let by = days * DAY;
    let write = store.write(move |tx| {
        if let Some(hash) = browser {
            return tx.execute("UPDATE session SET seen = seen - ?1 WHERE hash = ?2", (by, hash.0));
        }
        tx.execute("UPDATE session SET seen = seen - ?1", [by])?;
        tx.execute("UPDATE person SET seen = seen - ?1", [by])
    });
    write.await.unwrap();
}

async fn sweep(store: &Store) -> Vec<PersonId> {
    let nobody = People::open(&store.clone().into(), &World::default(), false).await.unwrap();
    nobody.sweep(nobody.now()).await.unwrap()
}

#[tokio::test]
async fn a_guest_who_comes_every_day_is_never_forgotten() {
    let (store, closing, folder) = open("daily");
    let people = People::open(&store.clone().into(), &World::default(), false).await.unwrap();
    let (anna, bea) = (people.welcome().await.unwrap(), people.welcome().await.unwrap());
    assert!(people.who(anna.token.hash()).await.unwrap().is_some());
    long_ago(&store, 31, None).await;
    // She is remembered from before, and so it was never noted that she came.
    tokio::time::pause();
    tokio::time::advance(Duration::from_hours(24)).await;
    tokio::time::resume();
    assert!(people.who(anna.token.hash()).await.unwrap().is_some());
    assert_eq!(sweep(&store).await, [bea.me.id], "who did not come is forgotten");
    assert!(people.who(anna.token.hash()).await.unwrap().is_some());
    drop((people, store));
    tokio::task::spawn_blocking(|| closing.wait()).await.unwrap();
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test]
async fn a_browser_that_nobody_uses_is_signed_out_by_itself() {
    let (store, closing, folder) = open("unused");
    let people = People::open(&store.clone().into(), &World::default(), false).await.unwrap();
    let guest = people.welcome().await.unwrap();
    let wish = Credentials { name: "Anna".to_owned(), password: "correct horse".to_owned() };
    let laptop = people.make_account(&guest.me, guest.token.hash(), wish).await.unwrap();
    let lost = Token::fresh(&SystemDice).unwrap();
    let (person, hash) = (laptop.me.id, lost.hash());
    people.ledger.sign_in(person, hash.bytes(), None, people.now()).await.unwrap();
    long_ago(&store, 401, Some(hash)).await;
    assert_eq!(sweep(&store).await, [0; 0], "she comes with her laptop");
    assert!(people.who(laptop.token.hash()).await.unwrap().is_some());
    assert!(people.who(hash).await.unwrap().is_none(), "the browser that was lost opens nothing any more");
    drop((people, store));
    tokio::task::spawn_blocking(|| closing.wait()).await.unwrap();
    let _ = std::fs::remove_dir_all(folder);
}
