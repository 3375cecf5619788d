//! Whole games.

use crate::kit::*;
use freeport_harbour::wire::{Sitter, Terms};
use freeport_kernel::{Rng, Viewer};
use serde_json::{Value, json};

#[tokio::test]
async fn a_whole_game_of_four_against_a_bot() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "four", vec![Sitter::Me, bot("mcts:easy")], instant()).await;
    let mut client = port.look(&id, &anna, seat(0)).await;
    let mut rng = Rng::new(1);
    client.play_out(|moves| rng.below(moves)).await;
    assert_eq!(client.table["ending"], "rules");
    assert_eq!(client.table["outcome"]["places"].as_array().unwrap().len(), 2);
    assert_eq!(kind(&client.call(json!({ "call": "concede", "seat": 0 })).await), "over");
    let record = port.record(&id, &anna).await.unwrap();
    let verdict = port.verify(&record).await;
    assert!(verdict.sound, "{verdict:?}");
    let mut forged: Value = serde_json::from_str(&record).unwrap();
    forged["seats"][0]["name"] = json!("Somebody else");
    assert!(!port.verify(&forged.to_string()).await.sound);
    port.end().await;
}

#[tokio::test]
async fn a_whole_game_of_ahoy_against_bots_with_its_replay() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "ahoy", vec![Sitter::Me, bot("greedy"), bot("random")], instant()).await;
    let mut client = port.look(&id, &anna, seat(0)).await;
    let mut rng = Rng::new(2);
    let refused = port.record(&id, &anna).await.unwrap_err();
    assert_eq!(refused.kind, "not_over", "a record during the game would tell secrets");
    assert!(port.replay(&id, &anna, Viewer::Open, 0, 5).await.is_err());
    client.play_out(|moves| rng.below(moves)).await;

    let steps = client.now["turn"]["steps"].as_u64().unwrap() as usize;
    let mut lines = Vec::new();
    for from in (0..=steps).step_by(150) {
        let stretch = port.replay(&id, &anna, seat(0), from, 150).await.unwrap();
        assert_eq!(stretch.steps, steps);
        for frame in stretch.frames {
            lines.extend(serde_json::from_str::<Vec<Value>>(frame.lines.get()).unwrap());
            if frame.step == steps {
                let last: Value = serde_json::from_str(frame.now.get()).unwrap();
                assert_eq!(last["view"], client.now["view"]);
            }
        }
    }
    assert_eq!(lines, client.lines, "the replay tells the same story");
    assert!(port.replay(&id, &anna, Viewer::Open, 0, 5).await.is_ok());
    let record = port.record(&id, &anna).await.unwrap();
    assert!(port.verify(&record).await.sound);
    port.end().await;
}

#[tokio::test]
async fn bots_alone_play_to_the_end_and_can_be_watched() {
    let port = Port::open().await;
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    let terms = Terms { spectators: true, ..instant() };
    let id = port.table(&anna, "four", vec![bot("random"), bot("greedy")], terms).await;
    let mut client = port.look(&id, &bea, Viewer::Spectator).await;
    client.until_table(|table| table["status"] == "over").await;
    assert!(client.now["choices"].is_null());
    client.look(Viewer::Open, None).await;
    assert_eq!(client.until("sync").await["viewer"], "open");
    port.end().await;
}

#[tokio::test]
async fn a_hint_comes_from_a_bot_and_is_not_played() {
    let port = Port::open().await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "four", vec![Sitter::Me, bot("random")], instant()).await;
    let mut client = port.look(&id, &anna, seat(0)).await;
    let hint = client.call(json!({ "call": "hint", "seat": 0 })).await;
    assert_eq!(hint["note"], "hint");
    assert!(!hint["advice"]["thoughts"].as_array().unwrap().is_empty());
    assert_eq!(
        hint["advice"]["thoughts"][0]["brings"][0]["key"], "dropped",
        "what follows from it, in words"
    );
    assert_eq!((hint["decision"].as_u64(), hint["epoch"].as_u64()), (client.decision(), Some(0)));
    assert_eq!(client.seq, 0);
    assert_eq!(kind(&client.call(json!({ "call": "hint", "seat": 1 })).await), "not_your_seat");
    port.end().await;
}

#[tokio::test]
async fn a_game_that_goes_in_circles_is_adjourned() {
    let port = Port::with(freeport_harbour::HouseRules { longest_log: 6, ..quick() }).await;
    let anna = port.person("Anna").await;
    let id = port.table(&anna, "four", vec![bot("random"), bot("random")], instant()).await;
    let mut client = port.come(&id, &anna).await;
    client.until_table(|table| table["status"] == "over").await;
    assert_eq!(client.table["ending"], "adjourned");
    let record = port.record(&id, &anna).await.unwrap();
    let verdict = port.verify(&record).await;
    assert!(verdict.sound && verdict.steps == 6, "{verdict:?}");
    port.end().await;
}
