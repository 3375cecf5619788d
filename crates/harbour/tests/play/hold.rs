//! The hold: what the store does when the disk is full, a job stumbles, or somebody newer has written it.

use crate::kit::*;
use freeport_harbour::ledger::Miss;
use freeport_harbour::store::{Store, StoreError};
use serde_json::json;
use std::path::PathBuf;

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("freeport-hold-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// Lets the database have so many pages at most; those it has count anyway.
async fn limit(store: &Store, pages: u32) {
    let sql = format!("PRAGMA max_page_count = {pages}");
    store.write(move |transaction| transaction.query_row(&sql, [], |_| Ok(()))).await.unwrap();
}

#[tokio::test]
async fn a_full_disk_is_told_as_one_and_play_goes_on_when_there_is_room_again() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], instant()).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    limit(port.store(), 1).await;
    let refused = loop {
        let answer = one.call(json!({ "call": "talk", "text": "x".repeat(500) })).await;
        if answer["note"] != "done" {
            break answer;
        }
    };
    assert_eq!(kind(&refused), "disk_full");
    let noted = port.harbour.note_time().await;
    assert!(matches!(noted, Err(Miss::Refused(StoreError::Full))), "{noted:?}");
    limit(port.store(), 1_000_000).await;
    port.harbour.note_time().await.unwrap();
    one.choose(3).await;
    assert_eq!(one.call(json!({ "call": "talk", "text": "afloat again" })).await["note"], "done");
    port.end().await;
}

#[tokio::test]
async fn a_job_that_panics_takes_nobody_along() {
    let folder = folder("panic");
    let (store, closing) = Store::open(&folder).unwrap();
    let add = |name: &'static str| {
        store
            .write(move |tx| tx.execute("INSERT INTO person (name, created, seen) VALUES (?1, 0, 0)", [name]))
    };
    let stumble = || {
        store.write(|tx| -> rusqlite::Result<()> {
            tx.execute("INSERT INTO person (name, created, seen) VALUES ('ghost', 0, 0)", [])?;
            panic!("a job stumbles, as this test wants it to")
        })
    };
    let (one, ghost, two) = tokio::join!(add("one"), stumble(), add("two"));
    assert!(matches!(ghost, Err(StoreError::Lost)), "{ghost:?}");
    assert_eq!((one.unwrap(), two.unwrap()), (1, 1), "those beside it are written");
    let plain = store.write_plainly(|_| -> rusqlite::Result<()> { panic!("and so does a plain one") }).await;
    assert!(matches!(plain, Err(StoreError::Lost)), "{plain:?}");
    assert_eq!(add("three").await.unwrap(), 1, "the writer goes on");
    let read = store.read(|_| -> rusqlite::Result<()> { panic!("nor does a reader end it") }).await;
    assert!(matches!(read, Err(StoreError::Lost)), "{read:?}");
    let names = store.read(|connection| {
        let mut names = connection.prepare("SELECT name FROM person ORDER BY name")?;
        names.query_map([], |row| row.get::<_, String>(0))?.collect::<rusqlite::Result<Vec<_>>>()
    });
    assert_eq!(names.await.unwrap(), ["one", "three", "two"]);
    drop(store);
    closing.wait();
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test]
async fn a_store_that_is_closed_is_one_file_even_where_nobody_waited_for_a_reader() {
    let folder = folder("closing");
    let (store, closing) = Store::open(&folder).unwrap();
    store
        .write(|tx| tx.execute("INSERT INTO person (name, created, seen) VALUES ('one', 0, 0)", []))
        .await
        .unwrap();
    let (begun, begins) = tokio::sync::oneshot::channel();
    let (go_on, waits) = std::sync::mpsc::channel::<()>();
    let reader = store.clone();
    let read = tokio::spawn(async move {
        let slowly = move |connection: &rusqlite::Connection| {
            let _ = begun.send(());
            let _ = waits.recv();
            connection.query_row("SELECT count(*) FROM person", [], |row| row.get::<_, i64>(0))
        };
        reader.read(slowly).await
    });
    begins.await.unwrap();
    read.abort();
    assert!(read.await.unwrap_err().is_cancelled());
    drop(store);
    let closed = tokio::task::spawn_blocking(|| closing.wait());
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    assert!(!closed.is_finished(), "somebody still reads");
    drop(go_on);
    closed.await.unwrap();
    let files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["freeport.sqlite"]);
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test]
async fn a_store_of_a_newer_program_is_refused_with_a_sentence() {
    let folder = folder("newer");
    let (store, closing) = Store::open(&folder).unwrap();
    store.write(|tx| tx.pragma_update(None, "user_version", 99)).await.unwrap();
    drop(store);
    closing.wait();
    let Err(refused) = Store::open(&folder) else { panic!("nobody knows what is in it") };
    let text = refused.to_string();
    assert!(text.contains("newer Freeport") && text.contains("99"), "{text}");
    let _ = std::fs::remove_dir_all(folder);
}

#[cfg(unix)]
#[tokio::test]
async fn the_files_of_the_store_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("private");
    let mode = |name: &str| std::fs::metadata(folder.join(name)).unwrap().permissions().mode() & 0o777;
    let files = ["freeport.sqlite", "freeport.sqlite-wal", "freeport.sqlite-shm"];
    let (store, closing) = Store::open(&folder).unwrap();
    assert_eq!(mode(""), 0o700);
    for file in files {
        assert_eq!(mode(file), 0o600, "{file}");
    }
    drop(store);
    closing.wait();
    // A copy that was put in place may be open to everybody.
    std::fs::set_permissions(folder.join(files[0]), PermissionsExt::from_mode(0o644)).unwrap();
    let (store, closing) = Store::open(&folder).unwrap();
    for file in files {
        assert_eq!(mode(file), 0o600, "{file}");
    }
    drop(store);
    closing.wait();
    let _ = std::fs::remove_dir_all(folder);
}
