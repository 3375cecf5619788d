//! Nothing lost: restarts, crashes, tables that are broken, and tables that nobody looks at.

use crate::kit::*;
use freeport_harbour::HouseRules;
use freeport_harbour::wire::{Sitter, Terms};
use freeport_kernel::Rng;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn a_restart_in_the_middle_of_a_game_changes_nothing_anybody_sees() {
    let mut port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("ahoy", &[&anna, &bea], Terms::default()).await;
    let mut rng = Rng::new(3);
    for round in 0..6 {
        let mut one = port.look(&id, &anna, seat(0)).await;
        let mut two = port.look(&id, &bea, seat(1)).await;
        for _ in 0..40 {
            for client in [&mut one, &mut two] {
                client.drain();
                if client.decision().is_some() {
                    let moves = client.now["choices"]["moves"].as_array().unwrap().len();
                    client.choose(rng.below(moves)).await;
                }
            }
        }
        // Early: no game is over yet.
        if round == 1 {
            let back = one.now["take_backs"][0].clone();
            one.call(json!({ "call": "undo", "seat": 0, "keep": back["keep"] })).await;
            two.drain();
            two.call(json!({ "call": "agree", "seat": 1, "agree": true })).await;
            one.call(json!({ "call": "talk", "text": "thank you" })).await;
        }
        one.drain();
        let before = port.look(&id, &anna, seat(0)).await;
        let sync = before.heard.iter().find(|note| note.contains("\"sync\"")).unwrap().clone();
        drop((one, two, before));
        // The table answers when it has written down that both are gone; a server that falls over before has more to tell them.
        port.harbour.table(&id).await.unwrap().info().await.unwrap();
        port = if round % 2 == 0 { port.reopen().await } else { port.crash().await };
        let after = port.look(&id, &anna, seat(0)).await;
        assert!(after.heard.contains(&sync), "the same sync, byte for byte");
    }
    port.end().await;
}

#[tokio::test]
async fn a_game_against_bots_goes_on_by_itself_after_a_restart() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let slow: Terms = serde_json::from_value(json!({ "pace": "human" })).unwrap();
    let id = port.table(&anna, "four", vec![bot("random"), bot("random")], slow).await;
    let port = port.reopen().await;
    let mut client = port.come(&id, &anna).await;
    client.until_table(|table| table["seats"][0]["thinking"] == true).await;
    port.end().await;
}

#[tokio::test]
async fn a_broken_table_is_refused_with_a_sentence_and_hurts_nobody_else() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let mut ids = Vec::new();
    for _ in 0..6 {
        let id = port.table(&anna, "four", vec![Sitter::Me, bot("random")], instant()).await;
        let mut client = port.look(&id, &anna, seat(0)).await;
        client.choose(3).await;
        client.my_turn().await;
        ids.push(id);
    }
    let damage = [
        ("UPDATE log SET chance = '[6]' WHERE game_table = ?1 AND n = 1", "chance"),
        ("UPDATE log SET move = '{\"fly\":1}' WHERE game_table = ?1 AND n = 2", "legal"),
        ("UPDATE game_table SET rules = 99 WHERE id = ?1", "rules"),
        ("DELETE FROM log WHERE game_table = ?1 AND n = 1", "read"),
        ("UPDATE log SET before = place WHERE game_table = ?1 AND n = 2", "read"),
    ];
    for ((sql, _), id) in damage.iter().zip(&ids) {
        let (sql, id) = (*sql, id.clone());
        port.store().write(move |transaction| transaction.execute(sql, [id])).await.unwrap();
    }
    let port = port.reopen().await;
    for ((_, word), id) in damage.iter().zip(&ids) {
        let problem = port.harbour.table(id).await.err().unwrap();
        assert_eq!(problem.kind, "broken");
        assert!(problem.text.contains(word), "{}", problem.text);
    }
    assert_eq!(port.harbour.lists(anna.id).await.unwrap().mine.len(), 6);
    let mut sound = port.look(&ids[5], &anna, seat(0)).await;
    sound.choose(2).await;
    port.end().await;
}

#[tokio::test]
async fn a_broken_table_is_deleted_by_its_host_and_by_nobody_else() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let mut ids = Vec::new();
    for _ in 0..4 {
        ids.push(port.gather("four", &[&anna, &bea], instant()).await);
        port.look(ids.last().unwrap(), &anna, seat(0)).await.choose(3).await;
    }
    let damage = [
        "UPDATE log SET move = '{\"fly\":1}' WHERE game_table = ?1",
        "UPDATE game_table SET rules = 99 WHERE id = ?1",
        "UPDATE game_table SET terms = 'torn' WHERE id = ?1",
    ];
    for (sql, id) in damage.into_iter().zip(ids.clone()) {
        port.store().write(move |transaction| transaction.execute(sql, [id])).await.unwrap();
    }
    let port = port.reopen().await;
    let mut changes = port.harbour.changes();
    for id in &ids[..3] {
        assert_eq!(port.harbour.table(id).await.err().unwrap().kind, "broken");
        assert_eq!(port.harbour.delete(id, &bea).await.unwrap_err().kind, "not_host");
        assert_eq!(port.harbour.table(id).await.err().unwrap().kind, "broken");
        port.harbour.delete(id, &anna).await.unwrap();
        let news = changes.recv().await.unwrap();
        assert!(news.table == *id && news.people.contains(&anna.id) && news.people.contains(&bea.id));
        assert_eq!(port.harbour.table(id).await.err().unwrap().kind, "not_found");
        assert_eq!(port.harbour.delete(id, &anna).await.unwrap_err().kind, "not_found");
    }
    assert_eq!(port.harbour.delete(&ids[3], &anna).await.unwrap_err().kind, "started", "a sound game stays");
    assert_eq!(port.harbour.lists(bea.id).await.unwrap().mine.len(), 1);
    port.end().await;
}

#[tokio::test]
async fn a_write_that_fails_is_refused_and_leaves_the_game_as_it_was() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], Terms::default()).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    let block =
        "CREATE TRIGGER block BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    port.store().write(|transaction| transaction.execute_batch(block)).await.unwrap();
    assert_eq!(kind(&one.call_as("m", one.choice(3)).await), "store");
    assert_eq!((one.seq, one.now["turn"]["steps"].as_u64()), (0, Some(0)));
    port.store().write(|transaction| transaction.execute_batch("DROP TRIGGER block")).await.unwrap();
    assert_eq!(one.call_as("m", one.choice(3)).await["note"], "done");
    assert_eq!(one.seq, 1);
    assert_eq!(port.harbour.gauges().failed_writes, 1);
    port.end().await;
}

#[tokio::test]
async fn a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back() {
    let port = Port::with(HouseRules { idle: Duration::from_millis(30), ..quick() }).await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], Terms::default()).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    one.choose(3).await;
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert_eq!((port.harbour.gauges().live_tables, port.harbour.gauges().connections), (1, 1));
    drop(one);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!((port.harbour.gauges().live_tables, port.harbour.gauges().connections), (0, 0));
    let two = port.look(&id, &bea, seat(1)).await;
    assert_eq!(two.seq, 1);
    assert!(port.harbour.table("nowhere").await.is_err());
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(port.harbour.gauges().live_tables, 1);
    port.end().await;
}
