//! Other rules than those a game was played by: it goes on where they lead the same way, and is told where they do not.

use crate::kit::*;
use freeport_harbour::Survey;
use freeport_harbour::wire::Sitter;
use freeport_kernel::Viewer;
use serde_json::{Value, json};

/// Changes the store behind the harbour's back, as if other rules had written it.
async fn doctor(port: &Port, sql: &'static str, id: &str) {
    let id = id.to_owned();
    let changed = port.store().write(move |transaction| transaction.execute(sql, [id])).await;
    assert_eq!(changed.unwrap(), 1, "{sql}");
}

const EARLIER: &str = "UPDATE game_table SET rules = rules - 1 WHERE id = ?1";

async fn rules_of(port: &Port, id: &str) -> u32 {
    let id = id.to_owned();
    let read = port.store().read(move |connection| {
        connection.query_row("SELECT rules FROM game_table WHERE id = ?1", [id], |row| row.get(0))
    });
    read.await.unwrap()
}

#[tokio::test]
async fn a_game_of_earlier_rules_goes_on_when_todays_lead_the_same_way() {
    for game in freeport_shelf::TITLES.iter().map(|title| title.card().id) {
        let port = Port::open().await;
        let anna = port.person("Anna").await;
        let seats = freeport_shelf::find(game).unwrap().card().seats.0 as usize;
        let (open, rules) = (vec![Sitter::Open; seats], freeport_shelf::find(game).unwrap().card().rules);
        let gathering = port.harbour.create(&anna, wish(game, open, instant())).await.unwrap().id;
        let mut bots = vec![bot("random"); seats];
        bots[0] = Sitter::Me;
        let playing = port.table(&anna, game, bots.clone(), instant()).await;
        let mut client = port.look(&playing, &anna, seat(0)).await;
        for _ in 0..2 {
            assert!(client.my_turn().await);
            client.choose(0).await;
        }
        assert!(client.my_turn().await);
        let keep = client.now["take_backs"][0]["keep"].clone();
        client.call(json!({ "call": "undo", "seat": 0, "keep": keep })).await;
        assert!(client.my_turn().await);
        let over = port.table(&anna, game, vec![bot("random"); seats], instant()).await;
        let mut crowd = port.come(&over, &anna).await;
        crowd.until_table(|table| table["status"] == "over").await;
        let outcome = crowd.table["outcome"].clone();
        drop((client, crowd));
        for id in [&gathering, &playing, &over] {
            doctor(&port, EARLIER, id).await;
        }
        let port = port.reopen().await;
        let survey = Survey::of(&port.folder).unwrap();
        assert!(survey.is_calm(), "{survey:?}");
        assert_eq!((survey.renewed, survey.gathering, survey.playing, survey.over), (3, 1, 1, 1));
        let mut client = port.look(&playing, &anna, seat(0)).await;
        assert_eq!((&client.table["status"], &client.table["outgrown"]), (&json!("playing"), &json!(false)));
        client.choose(0).await;
        let crowd = port.come(&over, &anna).await;
        assert_eq!((&crowd.table["outcome"], &crowd.table["outgrown"]), (&outcome, &json!(false)));
        assert_eq!(port.come(&gathering, &anna).await.table["status"], "gathering");
        for id in [&gathering, &playing, &over] {
            assert_eq!(rules_of(&port, id).await, rules, "{game}");
        }
        let record = port.record(&over, &anna).await.unwrap();
        assert!(port.verify(&record).await.sound);
        port.end().await;
    }
}

#[tokio::test]
async fn a_game_that_todays_rules_play_otherwise_is_closed_and_keeps_what_it_has() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], instant()).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    let mut two = port.look(&id, &bea, seat(1)).await;
    for column in [3, 3, 2, 2] {
        for client in [&mut one, &mut two] {
            client.drain();
            if client.decision().is_some() {
                client.choose(column).await;
                break;
            }
        }
    }
    one.call(json!({ "call": "talk", "text": "hello" })).await;
    drop((one, two));
    doctor(&port, EARLIER, &id).await;
    doctor(&port, "UPDATE log SET move = '9' WHERE game_table = ?1 AND n = 3", &id).await;
    let port = port.reopen().await;
    let survey = Survey::of(&port.folder).unwrap();
    assert!(!survey.is_calm());
    let [told] = survey.outgrown.as_slice() else { panic!("{survey:?}") };
    assert_eq!((&told.table, told.playing, told.entries, told.followed), (&id, true, 4, 2));
    for _ in 0..2 {
        let mut client = port.look(&id, &anna, seat(0)).await;
        let table = client.table.clone();
        assert_eq!((&table["status"], &table["ending"]), (&json!("over"), &json!("outgrown")));
        assert_eq!((&table["outgrown"], &table["outcome"]), (&json!(true), &Value::Null));
        assert_eq!(table["seats"][1]["who"]["person"]["name"], "Bea");
        assert_eq!(client.now["turn"]["steps"], 2, "the board stands where the rules part");
        client.until_phrase("outgrown").await;
        let told: Vec<&Value> =
            client.talk.iter().filter(|line| line["phrase"]["key"] == "outgrown").collect();
        assert!(told.len() == 1 && told[0]["phrase"]["moves"] == 2, "{told:?}");
        assert!(client.talk.iter().any(|line| line["text"] == "hello"));
        let mv = json!({ "call": "play", "seat": 0, "decision": 2, "move": 1 });
        assert_eq!(kind(&client.call_as("late", mv).await), "over");
        port.harbour.table(&id).await.unwrap();
    }
    let replay = port.replay(&id, &anna, Viewer::Open, 0, 50).await.unwrap();
    assert_eq!((replay.steps, replay.frames.len()), (2, 3));
    let record: Value = serde_json::from_str(&port.record(&id, &anna).await.unwrap()).unwrap();
    assert_eq!(record["log"].as_array().unwrap().len(), 4, "all of it is kept");
    assert!(record["seed"].is_string() && record["rules"] == json!(0), "{record}");
    let verdict = port.verify(&record.to_string()).await;
    assert!(
        !verdict.sound && verdict.flaw.as_ref().unwrap().contains("version 0 of the rules"),
        "{verdict:?}"
    );
    let port = port.reopen().await;
    assert_eq!(port.come(&id, &anna).await.table["ending"], "outgrown");
    port.end().await;
}

#[tokio::test]
async fn the_result_of_a_game_stands_though_todays_rules_would_score_it_otherwise() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "four", vec![bot("random"), bot("random")], instant()).await;
    let mut crowd = port.come(&id, &anna).await;
    crowd.until_table(|table| table["status"] == "over").await;
    drop(crowd);
    doctor(&port, EARLIER, &id).await;
    let other =
        "UPDATE game_table SET outcome = '{\"winners\":[1],\"places\":[2,1],\"scores\":[7,9]}' WHERE id = ?1";
    doctor(&port, other, &id).await;
    let port = port.reopen().await;
    let table = port.come(&id, &anna).await.table;
    assert_eq!((&table["ending"], &table["outgrown"]), (&json!("rules"), &json!(true)));
    assert_eq!(table["outcome"]["scores"], json!([7, 9]));
    port.end().await;
}

#[tokio::test]
async fn looking_at_a_store_leaves_every_byte_of_it_as_it_was() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "four", vec![Sitter::Me, bot("random")], instant()).await;
    doctor(&port, EARLIER, &id).await;
    let port = port.reopen().await;
    let files = || {
        let mut files: Vec<_> = std::fs::read_dir(&port.folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .map(|path| (path.clone(), std::fs::read(path).unwrap()))
            .filter(|(path, _)| !path.ends_with("freeport.sqlite-shm"))
            .collect();
        files.sort();
        files
    };
    let before = files();
    assert_eq!(Survey::of(&port.folder).unwrap().renewed, 1);
    assert!(before == files());
    assert_eq!(rules_of(&port, &id).await, 0);
    doctor(&port, "UPDATE game_table SET rules = 99 WHERE id = ?1", &id).await;
    let survey = Survey::of(&port.folder).unwrap();
    assert!(survey.broken[0].why.contains("newer version of the rules"), "{survey:?}");
    let newer = "PRAGMA user_version = 4711";
    port.store().write(|transaction| transaction.execute_batch(newer)).await.unwrap();
    assert!(Survey::of(&port.folder).unwrap().is_newer());
    port.end().await;
}
