//! Packs over HTTP: names, sheets and pictures come from the server, tables are played with a pack, and wait for it when it is gone.

use crate::author::{PACKS, follow};
use crate::kit::Running;
use crate::kit::sailor::Sailor;
use crate::{PROGRAM, scratch};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

fn open(folder: &Path, packs: bool) -> Running {
    let brought = ["--packs".to_owned(), folder.join(PACKS).display().to_string()];
    Running::with(PROGRAM, &folder.join("data"), if packs { &brought } else { &[] })
}

fn get(anna: &mut Sailor, path: &str) -> Value {
    let reply = anna.ask("GET", path, None).unwrap();
    assert_eq!(reply.status, 200, "{path}: {}", reply.body);
    reply.body
}

/// The packs of a game to choose from, as the page is told.
fn offered(anna: &mut Sailor, game: &str) -> Vec<Value> {
    let games = get(anna, "/api/games");
    let card = games.as_array().unwrap().iter().find(|card| card["id"] == game).unwrap().clone();
    card["packs"].as_array().unwrap().clone()
}

/// Lets bots play a whole game with a pack, and gives the table's id.
fn bots_play(anna: &mut Sailor, game: &str, pack: &str) -> String {
    let wish = json!({
        "game": game,
        "options": { "pack": pack },
        "seats": [{ "bot": "greedy" }, { "bot": "random" }],
        "terms": { "pace": "instant" },
        "start": true,
    });
    let made = anna.ask("POST", "/api/tables", Some(&wish)).unwrap();
    assert_eq!(made.status, 201, "{}", made.body);
    let id = made.body["id"].as_str().unwrap().to_owned();
    let begun = Instant::now();
    while get(anna, &format!("/api/tables/{id}"))["status"] != "over" {
        assert!(begun.elapsed() < Duration::from_mins(1), "the bots do not come to an end");
        std::thread::sleep(Duration::from_millis(50));
    }
    id
}

#[test]
fn the_packs_of_the_page_for_authors_are_played_over_http() {
    let folder = scratch("packs-served");
    follow(&folder);
    let pictures = folder.join(PACKS).join("pearls/pictures");
    fs::create_dir(&pictures).unwrap();
    fs::write(pictures.join("M06.svg"), "<svg xmlns=\"http://www.w3.org/2000/svg\"/>").unwrap();
    fs::create_dir(folder.join(PACKS).join("broken")).unwrap();
    let server = open(&folder, true);
    let mut anna = Sailor::new(server.address);
    anna.ask("GET", "/api/me", None).unwrap();
    let packs = offered(&mut anna, "ahoy");
    assert_eq!(packs.len(), 2, "the printed pack is only one of several, and a broken one keeps nobody");
    assert_eq!((&packs[0]["name"], &packs[1]["title"]["ru"]), (&json!("base"), &json!("Жемчуг и коты")));
    let name = packs[1]["name"].as_str().unwrap().to_owned();

    let id = bots_play(&mut anna, "ahoy", "pearls");
    let seating = get(&mut anna, &format!("/api/tables/{id}/seating?language=ru"));
    assert_eq!(seating["table"]["options"]["pack"], json!(name), "a table names its pack by id and digest");
    let spoken = seating["book"]["ftl"].as_str().unwrap();
    assert!(spoken.contains("name-m06 = { \"Кот ныряльщика\" }"), "the new name comes from the server");
    assert_eq!(seating["sheet"]["cards"][5]["gold"], 2);
    assert_eq!(seating["book"], get(&mut anna, &format!("/api/games/ahoy/book/ru?pack={name}")));
    assert_eq!(seating["sheet"], get(&mut anna, &format!("/api/games/ahoy/sheet?pack={name}")));
    let printed = get(&mut anna, "/api/games/ahoy/book/ru");
    assert_eq!(printed["names"]["name-m06"], "Буканьер", "the printed game keeps its own");
    assert_eq!(printed.get("pictures"), None);
    let picture = seating["book"]["pictures"]["name-m06"].as_str().unwrap().to_owned();
    let shown = anna.ask("GET", &picture, None).unwrap();
    assert_eq!((shown.status, shown.header("content-type")), (200, Some("image/svg+xml")));
    assert_eq!(anna.ask("GET", &picture.replace("m06", "m07"), None).unwrap().status, 404);
    let record = get(&mut anna, &format!("/api/tables/{id}/record"));
    assert_eq!(record["options"]["pack"], json!(name));
    let verdict = anna.ask("POST", "/api/verify", Some(&record)).unwrap().body;
    assert_eq!(verdict["sound"], true, "{verdict}");

    let id = bots_play(&mut anna, "rumbones", "mara");
    let seating = get(&mut anna, &format!("/api/tables/{id}/seating?language=en"));
    assert!(seating["sheet"].to_string().contains("\"boat-hook\""), "the new hero is on the sheet");
    let wish = json!({ "game": "ahoy", "options": { "pack": "rubies" }, "seats": ["me", "open"] });
    let refused = anna.ask("POST", "/api/tables", Some(&wish)).unwrap();
    assert_eq!((refused.status, &refused.body["kind"]), (409, &json!("pack_missing")));
    let unknown = anna.ask("GET", "/api/games/ahoy/sheet?pack=rubies", None).unwrap();
    assert_eq!(unknown.body["text"], "There is no content pack `rubies` here; there is: base, pearls.");
}

#[test]
fn tables_wait_for_their_pack_and_go_on_when_it_is_back() {
    let folder = scratch("packs-waiting");
    follow(&folder);
    let mut server = open(&folder, true);
    let mut anna = Sailor::new(server.address);
    anna.ask("GET", "/api/me", None).unwrap();
    let over = bots_play(&mut anna, "ahoy", "pearls");
    let wish = json!({ "game": "ahoy", "options": { "pack": "pearls" }, "seats": ["me", { "bot": "random" }], "start": true });
    let id = anna.ask("POST", "/api/tables", Some(&wish)).unwrap().body["id"].as_str().unwrap().to_owned();
    let place = format!("/api/tables/{id}");
    let before = get(&mut anna, &place);
    let record = get(&mut anna, &format!("/api/tables/{over}/record"));
    server.kill();

    let mut server = open(&folder, false);
    anna.harbour = server.address;
    let refused = anna.ask("GET", &place, None).unwrap();
    assert_eq!((refused.status, &refused.body["kind"]), (409, &json!("pack_missing")));
    assert_eq!(
        refused.body["text"],
        "This table opens again when its content pack is back: there is no content pack `pearls` here; there is: base."
    );
    assert_eq!(anna.ask("DELETE", &place, None).unwrap().body["kind"], "pack_missing", "nothing is lost");
    let mine = get(&mut anna, "/api/tables")["mine"].clone();
    let listed = |id: &str| mine.as_array().unwrap().iter().any(|card| card["id"] == id);
    assert!(listed(&id), "the table stays in the list: {mine}");
    let kept = get(&mut anna, &format!("/api/tables/{over}/record"));
    let moves = |record: &Value| -> Vec<Value> {
        record["log"].as_array().unwrap().iter().map(|entry| entry["move"].clone()).collect()
    };
    assert_eq!(moves(&kept), moves(&record));
    assert_eq!((&kept["options"], &kept["seed"]), (&record["options"], &record["seed"]));
    let verdict = anna.ask("POST", "/api/verify", Some(&record)).unwrap().body;
    assert_eq!(verdict["sound"], false);
    assert_eq!(verdict["flaw"], "There is no content pack `pearls` here; there is: base.");
    server.kill();

    let market = folder.join(PACKS).join("pearls/market.toml");
    let printed = fs::read_to_string(&market).unwrap();
    fs::write(&market, printed.replacen("2 gold", "1 gold", 1)).unwrap();
    let mut server = open(&folder, true);
    anna.harbour = server.address;
    let refused = anna.ask("GET", &place, None).unwrap();
    assert_eq!((refused.status, &refused.body["kind"]), (409, &json!("pack_changed")));
    assert!(
        refused.body["text"].as_str().unwrap().contains("`pearls` is not the one it was"),
        "{}",
        refused.body
    );
    server.kill();

    fs::write(&market, printed).unwrap();
    let server = open(&folder, true);
    anna.harbour = server.address;
    let after = get(&mut anna, &place);
    assert_eq!(
        (&after["status"], &after["options"], &after["commit"]),
        (&json!("playing"), &before["options"], &before["commit"])
    );
}
