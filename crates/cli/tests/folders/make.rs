//! Making a folder: of every game a table in every state.

use crate::kit::sailor::{Sailor, Socket};
use crate::kit::{Chance, Running};
use crate::{STORE, TOLD};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// The account that every folder has.
pub const NAME: &str = "Anna";
pub const PASSWORD: &str = "fair winds and following seas";

/// Fills an empty folder, and writes down what it holds.
pub fn make(program: &str, folder: &Path) {
    let mut server = Running::start(program, folder);
    let mut maker = Maker {
        anna: Sailor::new(server.address),
        ben: Sailor::new(server.address),
        chance: Chance(7),
        told: Vec::new(),
    };
    maker.fill();
    let told = json!({ "tables": maker.told });
    // What was acknowledged is on disk. The next start carries all of it into one file, and an orderly end leaves no other.
    server.kill();
    end(Running::start(program, folder));
    assert!(!folder.join(format!("{STORE}-wal")).exists());
    std::fs::write(folder.join(TOLD), serde_json::to_string_pretty(&told).unwrap() + "\n").unwrap();
}

/// Ends a server in order.
fn end(mut server: Running) {
    let id = server.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    server.child.wait().unwrap();
}

struct Maker {
    anna: Sailor,
    ben: Sailor,
    chance: Chance,
    told: Vec<Value>,
}

impl Maker {
    fn fill(&mut self) {
        self.anna.ask("GET", "/api/me", None).unwrap();
        self.ben.ask("GET", "/api/me", None).unwrap();
        let account = json!({ "name": NAME, "password": PASSWORD });
        assert_eq!(self.anna.ask("POST", "/api/account", Some(&account)).unwrap().status, 201);
        let games = self.anna.ask("GET", "/api/games", None).unwrap().body;
        for game in games.as_array().unwrap() {
            let id = game["id"].as_str().unwrap();
            let seats = game["seats"][0].as_u64().unwrap() as usize;
            // A game of Connect Four may be over after seven moves.
            let moves = if id == "four" { 5 } else { 30 };
            self.gathering(id, seats);
            self.playing(id, seats, moves);
            self.over(id, seats);
            // Who plays alone has nobody to give up for.
            self.conceded(id, seats.max(2));
        }
    }

    fn table(&mut self, game: &str, seats: &Value, start: bool) -> String {
        let mut terms = json!({ "pace": "instant", "spectators": true });
        // For who plays alone throws stand, but for practice.
        if seats.as_array().unwrap().len() == 1 {
            terms["practice"] = json!(true);
        }
        let wish = json!({ "game": game, "seats": seats, "start": start, "terms": terms });
        let made = self.anna.ask("POST", "/api/tables", Some(&wish)).unwrap();
        assert_eq!(made.status, 201, "{made:?}");
        made.body["id"].as_str().unwrap().to_owned()
    }

    fn gathering(&mut self, game: &str, seats: usize) {
        let mut sitters = vec![json!("open"); seats];
        sitters[0] = json!("me");
        let table = self.table(game, &json!(sitters), false);
        talk(&mut board(&self.anna, &table), "Is anybody there?");
        self.tell(&table, "gathering");
    }

    /// On, with moves taken back and talk.
    fn playing(&mut self, game: &str, seats: usize, moves: usize) {
        let table = self.table(game, &json!(vec!["me"; seats]), true);
        self.play(&table, moves, &[]);
        for back in 0..2 {
            let mut socket = board(&self.anna, &table);
            let now = look(&mut socket, 0);
            let seat = last_to_move(&mut socket, seats, &now);
            let back =
                json!({ "call": "undo", "id": format!("back-{back}"), "seat": seat.0, "keep": seat.1 });
            call(&mut socket, &back);
            self.play(&table, 1, &[]);
        }
        talk(&mut board(&self.anna, &table), "Your turn, whoever you are.");
        self.tell(&table, "playing");
    }

    /// Played to its end by bots.
    fn over(&mut self, game: &str, seats: usize) {
        // Bots that want to win come to an end soon, and the log stays short.
        let table = self.table(game, &json!(vec![json!({ "bot": "greedy" }); seats]), true);
        let mut socket = board(&self.anna, &table);
        while self.anna.ask("GET", &format!("/api/tables/{table}"), None).unwrap().body["status"] != "over" {
            socket.hear().unwrap();
        }
        talk(&mut socket, "Well played!");
        self.tell(&table, "over");
    }

    /// Given up by a guest, and by the account where that is not enough; and then once more.
    fn conceded(&mut self, game: &str, seats: usize) {
        let mut sitters = vec![json!({ "bot": "random" }); seats];
        (sitters[0], sitters[1]) = (json!("me"), json!("open"));
        let table = self.table(game, &json!(sitters), false);
        let path = |what: &str| format!("/api/tables/{table}/{what}");
        let join = json!({ "entropy": "salt" });
        assert_eq!(self.ben.ask("POST", &path("join"), Some(&join)).unwrap().status, 200);
        assert_eq!(
            self.ben.ask("POST", &path("ready"), Some(&json!({ "ready": true }))).unwrap().status,
            200
        );
        assert_eq!(self.anna.ask("POST", &path("start"), None).unwrap().status, 200);
        let (mut anna, mut ben) = (board(&self.anna, &table), board(&self.ben, &table));
        self.play(&table, 1, &[0]);
        call(&mut ben, &json!({ "call": "concede", "id": "enough", "seat": 1 }));
        let info = self.anna.ask("GET", &format!("/api/tables/{table}"), None).unwrap().body;
        if info["status"] == "playing" {
            call(&mut anna, &json!({ "call": "concede", "id": "me-too", "seat": 0 }));
        }
        for sailor in [&mut self.anna, &mut self.ben] {
            let again = sailor.ask("POST", &path("rematch"), Some(&json!({ "entropy": "pepper" }))).unwrap();
            assert!(matches!(again.status, 200 | 201), "{again:?}");
        }
        let info = self.anna.ask("GET", &format!("/api/tables/{table}"), None).unwrap().body;
        self.tell(&table, "conceded");
        self.tell(info["rematch"].as_str().unwrap(), "rematch");
    }

    /// Plays so many moves, for these seats of one's own or for whoever has to decide. Who looks again and again is answered
    /// now and then, who comes anew at once.
    fn play(&mut self, table: &str, count: usize, seats: &[u64]) {
        for _ in 0..count {
            let socket = &mut board(&self.anna, table);
            let viewer = seats.first().copied().unwrap_or(0);
            let now = look(socket, viewer);
            let waiting = now["turn"]["waiting"].as_array().unwrap().clone();
            let asked = waiting
                .iter()
                .find(|asked| seats.is_empty() || seats.contains(&asked["seat"].as_u64().unwrap()));
            let Some(asked) = asked else { return };
            let choices = look(socket, asked["seat"].as_u64().unwrap())["choices"].clone();
            let moves = choices["moves"].as_array().unwrap();
            let one = &moves[self.chance.below(moves.len() as u64) as usize];
            let id = format!("move-{}", self.chance.below(1 << 30));
            call(
                socket,
                &json!({ "call": "play", "id": id, "seat": asked["seat"], "decision": asked["decision"], "move": one["move"] }),
            );
        }
    }

    /// Writes down what a table holds.
    fn tell(&mut self, table: &str, state: &str) {
        let info = self.anna.ask("GET", &format!("/api/tables/{table}"), None).unwrap().body;
        let (steps, said) = shown(&self.anna, table);
        let log =
            self.anna.ask("GET", &format!("/api/tables/{table}/record"), None).unwrap().body["log"].clone();
        let names: Vec<&Value> = info["seats"].as_array().unwrap().iter().map(|seat| &seat["who"]).collect();
        self.told.push(json!({
            "id": table, "state": state, "game": info["game"], "status": info["status"], "ending": info["ending"],
            "outcome": info["outcome"], "rematch": info["rematch"], "sitters": names, "steps": steps, "said": said,
            "log": log,
        }));
    }
}

/// Comes to a table.
pub fn board(sailor: &Sailor, table: &str) -> Socket {
    sailor.board(&format!("/api/tables/{table}/live")).unwrap()
}

/// Looks with the eyes of a seat.
pub fn look(socket: &mut Socket, seat: u64) -> Value {
    let look = json!({ "call": "look", "viewer": { "seat": seat } });
    socket.say(&look).unwrap();
    loop {
        let note = socket.hear().unwrap();
        if again(socket, &look, &note) {
            continue;
        }
        if note["note"] == "sync" && note["viewer"] == json!({ "seat": seat }) {
            return note["now"].clone();
        }
    }
}

/// Has a call carried out.
pub fn call(socket: &mut Socket, call: &Value) {
    socket.say(call).unwrap();
    loop {
        let note = socket.hear().unwrap();
        if again(socket, call, &note) {
            continue;
        }
        if note["note"] == "done" && note["id"] == call["id"] {
            return;
        }
    }
}

/// Says something again that came too fast; any other refusal is a fault.
fn again(socket: &mut Socket, call: &Value, note: &Value) -> bool {
    if note["note"] != "refused" {
        return false;
    }
    assert_eq!(note["problem"]["kind"], "too_fast", "{call} {note}");
    std::thread::sleep(Duration::from_millis(100));
    socket.say(call).unwrap();
    true
}

fn talk(socket: &mut Socket, text: &str) {
    call(socket, &json!({ "call": "talk", "id": format!("talk-{text}"), "text": text }));
}

/// Whose move was the last one, and how many moves stay when it is taken back.
fn last_to_move(socket: &mut Socket, seats: usize, now: &Value) -> (u64, u64) {
    let steps = now["turn"]["steps"].as_u64().unwrap();
    let back = |seat: u64, now: &Value| now["take_backs"][0]["keep"].as_u64().map(|keep| (seat, keep));
    let all = (0..seats as u64).filter_map(|seat| back(seat, &look(socket, seat)));
    all.filter(|(_, keep)| *keep < steps).max_by_key(|(_, keep)| *keep).unwrap()
}

/// How many moves a table shows as in effect, and what people said there; none of the first before its start.
pub fn shown(sailor: &Sailor, table: &str) -> (Option<u64>, Vec<String>) {
    let mut socket = board(sailor, table);
    socket.say(&json!({ "call": "look", "viewer": { "seat": 0 } })).unwrap();
    // The answer to this comes after everything that a look brings.
    socket.say(&json!({ "call": "why", "id": "last", "seat": 0, "move": null })).unwrap();
    let (mut steps, mut said) = (None, Vec::new());
    loop {
        let note = socket.hear().unwrap();
        match note["note"].as_str().unwrap() {
            "sync" => steps = note["now"]["turn"]["steps"].as_u64(),
            "talk" => said.extend(
                note["lines"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .filter_map(|line| line["text"].as_str().map(str::to_owned)),
            ),
            "refused" | "done" if note["id"] == "last" => return (steps, said),
            _ => {}
        }
    }
}
