//! Spoilt requests to `freeport pipe`: every line gets one answer, and the process lives on.

use freeport_fuzz::bend::{Script, bent};
use freeport_kernel::Rng;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::thread;

const LINES: u64 = 10_000;

/// A conversation that is in order, and fit to be spoilt.
fn requests() -> Vec<String> {
    let requests = [
        json!({ "op": "games" }),
        json!({ "op": "rules", "game": "four", "rule": "C4-3" }),
        json!({ "op": "new", "game": "four", "seats": 2, "seed": "s", "players": ["Ann", "Bob"], "entropy": ["x"] }),
        json!({ "op": "new", "game": "ahoy", "options": {}, "seats": 3, "seed": 7 }),
        json!({ "op": "new", "game": "pirates7", "options": { "tally": false }, "seats": 4, "seed": 7 }),
        json!({ "op": "schema", "game": "pirates7" }),
        json!({ "op": "copy", "to": "other" }),
        json!({ "op": "turn" }),
        json!({ "op": "moves", "seat": 0 }),
        json!({ "op": "play", "seat": 0, "move": 3, "chance": [1, 2], "strict": true }),
        json!({ "op": "play", "seat": 1, "move": 3 }),
        json!({ "op": "why", "seat": 1, "move": 3 }),
        json!({ "op": "view", "seat": 0 }),
        json!({ "op": "view", "viewer": "spectator" }),
        json!({ "op": "text", "seat": 0, "lang": "ru" }),
        json!({ "op": "story", "seat": 1, "since": 1, "lang": "it" }),
        json!({ "op": "take_backs", "seat": 1 }),
        json!({ "op": "undo", "seat": 0, "keep": 0, "agreed": [0, 1] }),
        json!({ "op": "record" }),
        json!({ "op": "save" }),
        json!({ "op": "bot", "seat": 0, "bot": "greedy", "play": true }),
        json!({ "op": "load", "game": "four", "state": { "discs": [1, 128], "seat": 0, "won": false } }),
    ];
    requests.iter().map(Value::to_string).collect()
}

#[test]
fn every_spoilt_line_gets_one_answer_and_the_pipe_lives_on() {
    let mut pipe = Command::new(env!("CARGO_BIN_EXE_freeport"))
        .arg("pipe")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = pipe.stdin.take().unwrap();
    let output = BufReader::new(pipe.stdout.take().unwrap());
    let writer = thread::spawn(move || {
        let requests = requests();
        for number in 0..LINES {
            let mut rng = Rng::new(number);
            let line = match rng.below(4) {
                0 => requests[number as usize % requests.len()].clone(),
                _ => bent(&requests, Script::Json, &mut rng).replace(['\n', '\r'], " "),
            };
            writeln!(input, "{line}").unwrap();
        }
        writeln!(input, "{}", json!({ "op": "games", "ref": "last" })).unwrap();
    });
    let answers: Vec<Value> =
        output.lines().map(|line| serde_json::from_str(&line.unwrap()).unwrap()).collect();
    writer.join().unwrap();
    assert!(pipe.wait().unwrap().success());
    assert_eq!(answers.len() as u64, LINES + 1);
    for answer in &answers {
        let (ok, error) = (&answer["ok"], &answer["error"]);
        assert!(ok == true || error["message"].is_string(), "{answer}");
        assert_ne!(error["kind"], "broken", "{answer}");
    }
    assert_eq!(answers.last().unwrap()["ref"], "last");
    assert!(answers.iter().filter(|answer| answer["ok"] == true).count() > 1_000);
}
