//! Opening a folder: everything it is said to hold is there.

use crate::kit::Running;
use crate::kit::sailor::Sailor;
use crate::make::{NAME, PASSWORD, board, call, look, shown};
use crate::{PROGRAM, TOLD};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

fn tables(folder: &Path) -> Vec<Value> {
    let told: Value = serde_json::from_slice(&std::fs::read(folder.join(TOLD)).unwrap()).unwrap();
    told["tables"].as_array().unwrap().clone()
}

/// What `freeport check` says of a folder; it changes nothing there.
pub fn check(folder: &Path) {
    let run = Command::new(PROGRAM).args(["check", "--json"]).arg(folder).output().unwrap();
    let survey: Value = serde_json::from_slice(&run.stdout).unwrap();
    let count = |status: &str| tables(folder).iter().filter(|table| table["status"] == status).count();
    let statuses = ["gathering", "playing", "over"];
    assert_eq!(
        statuses.map(|status| survey[status].as_u64().unwrap() as usize),
        statuses.map(count),
        "{survey}"
    );
    assert_eq!(survey["broken"], json!([]));
    let calm = survey["outgrown"].as_array().unwrap().is_empty();
    assert_eq!(run.status.code(), Some(i32::from(!calm)));
}

/// Signs in with today's program and looks at every table.
pub fn open(folder: &Path) {
    let server = Running::start(PROGRAM, folder);
    let mut anna = Sailor::new(server.address);
    anna.ask("GET", "/api/me", None).unwrap();
    let wrong = json!({ "name": NAME, "password": "foul winds and no sea" });
    assert_eq!(anna.ask("POST", "/api/session", Some(&wrong)).unwrap().status, 401);
    let right = json!({ "name": NAME, "password": PASSWORD });
    assert_eq!(anna.ask("POST", "/api/session", Some(&right)).unwrap().status, 200);
    let lists = anna.ask("GET", "/api/tables", None).unwrap().body;
    let mine: Vec<&str> =
        lists["mine"].as_array().unwrap().iter().map(|card| card["id"].as_str().unwrap()).collect();
    for kept in tables(folder) {
        let id = kept["id"].as_str().unwrap();
        let sits = kept["sitters"].as_array().unwrap().iter().any(|who| who["person"]["name"] == NAME);
        assert!(!sits || mine.contains(&id), "{id} is not among {mine:?}");
        inspect(&mut anna, id, &kept);
    }
}

/// A table is as it was, and goes on; or it is told that today's rules play it otherwise, and then its result is what it was.
fn inspect(anna: &mut Sailor, id: &str, kept: &Value) {
    let info = anna.ask("GET", &format!("/api/tables/{id}"), None).unwrap();
    assert_eq!(info.status, 200, "{info:?}");
    let info = info.body;
    let (steps, said) = shown(anna, id);
    let sitters: Vec<&Value> = info["seats"].as_array().unwrap().iter().map(|seat| &seat["who"]).collect();
    assert_eq!(
        (&json!(sitters), &info["rematch"], &info["game"]),
        (&kept["sitters"], &kept["rematch"], &kept["game"])
    );
    assert_eq!(json!(said), kept["said"]);
    let record = anna.ask("GET", &format!("/api/tables/{id}/record"), None).unwrap().body;
    if info["outgrown"] == true {
        assert_eq!(info["status"], "over");
        let ending = if kept["status"] == "playing" { &json!("outgrown") } else { &kept["ending"] };
        assert_eq!((&info["ending"], &info["outcome"]), (ending, &kept["outcome"]));
        assert!(
            kept["log"].is_null()
                || record["log"].as_array().unwrap().len() == kept["log"].as_array().unwrap().len()
        );
        return;
    }
    assert_eq!(
        (&info["status"], &info["ending"], &info["outcome"]),
        (&kept["status"], &kept["ending"], &kept["outcome"])
    );
    assert_eq!(
        (json!(steps), &record["log"]),
        (kept["steps"].clone(), &kept["log"]),
        "{} {}",
        kept["game"],
        kept["state"]
    );
    if kept["status"] == "over" {
        let verdict = anna.ask("POST", "/api/verify", Some(&record)).unwrap().body;
        assert_eq!(verdict["sound"], true, "{verdict}");
    }
    if kept["state"] == "playing" {
        go_on(anna, id);
    }
}

/// The game takes another move.
fn go_on(anna: &Sailor, id: &str) {
    let mut socket = board(anna, id);
    let asked = look(&mut socket, 0)["turn"]["waiting"][0].clone();
    let choices = look(&mut socket, asked["seat"].as_u64().unwrap())["choices"].clone();
    call(
        &mut socket,
        &json!({
            "call": "play", "id": "today", "seat": asked["seat"], "decision": asked["decision"],
            "move": choices["moves"][0]["move"],
        }),
    );
}
