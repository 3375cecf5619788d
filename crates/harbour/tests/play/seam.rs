//! The seam: all that a harbour knows of the world may be another's, and what goes wrong there is told as it is.

use crate::kit::*;
use freeport_harbour::ledger::{Books, NodeId};
use freeport_harbour::store::{Fate, Luck, Memory, Weather};
use freeport_harbour::wire::{NewTable, Sitter, Terms};
use freeport_harbour::{Harbour, Person, Share, World};
use serde_json::json;
use std::sync::{Arc, Mutex};

/// When these harbours begin.
const MORNING: u64 = 1_700_000_000_000;

/// Weather that is as the test wants it for the next write.
#[derive(Clone, Default)]
struct Next(Arc<Mutex<Option<Luck>>>);

impl Weather for Next {
    fn write(&self) -> Fate {
        let luck = self.0.lock().unwrap().take().unwrap_or_default();
        Fate { luck, ..Fate::default() }
    }
}

/// A harbour in memory, and somebody in it.
async fn harbour(memory: &Memory, seed: u64) -> (Harbour, Person) {
    let books = Books::from(memory.clone());
    let name = "Anna".to_owned();
    let id = books.people.new_guest(name.clone(), [1; 32], MORNING / 1_000).await.unwrap();
    let world = World::seeded(NodeId(1), seed, MORNING);
    (Harbour::on(books, quick(), world).await.unwrap(), Person { id, name })
}

async fn look(harbour: &Harbour, id: &str, who: &Person) -> Client {
    let mut client = Client::come(harbour, id, who).await;
    client.look(seat(0), None).await;
    client.until("sync").await;
    client
}

async fn table(harbour: &Harbour, who: &Person, game: &str, bot: &str) -> String {
    let seats = vec![Sitter::Me, Sitter::Bot(bot.to_owned())];
    let wish = NewTable { start: true, ..wish(game, seats, Terms::default()) };
    harbour.create(who, wish).await.unwrap().id
}

/// Everything that somebody is told in a game against a bot, and its record.
async fn voyage(seed: u64, game: &str, bot: &str) -> (Vec<String>, String) {
    let memory = Memory::new().unwrap();
    let (harbour, anna) = harbour(&memory, seed).await;
    let id = table(&harbour, &anna, game, bot).await;
    let mut client = look(&harbour, &id, &anna).await;
    client.call(json!({ "call": "hint", "seat": 0 })).await;
    for turn in 0..12 {
        if !client.my_turn().await {
            break;
        }
        let moves = client.now["choices"]["moves"].as_array().unwrap().len();
        client.choose(turn * 5 % moves).await;
    }
    client.call(json!({ "call": "concede", "seat": 0 })).await;
    client.until_table(|table| table["status"] == "over").await;
    let record = harbour.record(&id, Share::of(anna.id), anna.id).await.unwrap();
    harbour.close().await;
    (client.heard, record)
}

#[tokio::test(start_paused = true)]
async fn the_same_seed_tells_the_same_story_to_the_last_letter() {
    for (game, bot) in [("four", "mcts:easy"), ("ahoy", "greedy"), ("pirates7", "random")] {
        let (told, record) = voyage(7, game, bot).await;
        assert!(told.len() > 10, "{game}: {told:?}");
        assert!((told, record.clone()) == voyage(7, game, bot).await, "{game} came out otherwise");
        assert!(record != voyage(8, game, bot).await.1, "{game}: another seed is another game");
    }
}

#[tokio::test(start_paused = true)]
async fn a_move_of_which_nobody_knows_is_not_called_undone_and_the_log_decides() {
    for lands in [None, Some(std::time::Duration::ZERO)] {
        let (memory, weather) = (Memory::new().unwrap(), Next::default());
        let (harbour, anna) = harbour(&memory.through(weather.clone()), 7).await;
        let id = table(&harbour, &anna, "four", "random").await;
        let mut client = look(&harbour, &id, &anna).await;
        let call = client.choice(3);
        *weather.0.lock().unwrap() = Some(Luck::Unknown { lands });
        let mut sent = call.clone();
        sent["id"] = json!("m");
        client.say(&sent.to_string()).await;
        while let Some(note) = client.next().await {
            assert!(note["id"] != "m", "nobody can know: {note}");
        }
        let mut client = look(&harbour, &id, &anna).await;
        let answer = client.call_as("m", call).await;
        assert_eq!(answer["note"], "done", "sent again, it is made once: {answer}");
        client.my_turn().await;
        assert_eq!(client.seq, 2, "{lands:?}");
        harbour.close().await;
    }
}

#[tokio::test]
async fn who_finds_that_somebody_else_has_written_reads_anew_and_goes_on() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let id = port.gather("four", &[&anna, &bea], Terms::default()).await;
    let mut one = port.look(&id, &anna, seat(0)).await;
    port.sql("UPDATE pulse SET rev = rev + 1").await;
    assert_eq!(kind(&one.call_as("m", one.choice(3)).await), "store");
    one.until("sync").await;
    assert_eq!(one.call_as("m", one.choice(3)).await["note"], "done");
    assert_eq!(one.seq, 1);
    // Whoever is told of it is not behind.
    let renamed = Person { name: "Anne".to_owned(), ..anna.clone() };
    port.harbour.rename(&renamed).await.unwrap();
    one.until_table(|table| table["seats"][0]["who"]["person"]["name"] == "Anne").await;
    assert_eq!(one.call(json!({ "call": "talk", "text": "it is still me" })).await["note"], "done");
    port.end().await;
}
