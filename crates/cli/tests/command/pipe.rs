//! `freeport pipe`, driven from another process.

use super::harbour::{folder, freeport, root};
use freeport_kernel::Rng;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

struct Pipe {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Pipe {
    fn open() -> Pipe {
        let mut child = Command::new(env!("CARGO_BIN_EXE_freeport"))
            .arg("pipe")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (to, from) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Pipe { child, to, from }
    }

    fn ask(&mut self, request: &Value) -> Value {
        writeln!(self.to, "{request}").unwrap();
        let mut line = String::new();
        self.from.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    }
}

/// Plays a game to its end by requests alone, and has its record verified.
fn drive(game: &str, seats: u8) {
    let mut pipe = Pipe::open();
    let mut rng = Rng::new(4);
    let mut answer = pipe.ask(&json!({"op": "new", "game": game, "seats": seats, "seed": 1}));
    assert_eq!(answer["ok"], true);
    let mut turn = answer["turn"].take();
    while let Some(asked) = turn["waiting"].get(0) {
        let seat = asked["seat"].clone();
        let moves = pipe.ask(&json!({"op": "moves", "seat": seat}))["moves"].take();
        let moves = moves.as_array().unwrap();
        let mv = &moves[rng.below(moves.len())];
        assert_eq!(pipe.ask(&json!({"op": "why", "seat": seat, "move": mv}))["legal"], true);
        turn = pipe.ask(&json!({"op": "play", "seat": seat, "move": mv}))["turn"].take();
    }
    assert!(turn["outcome"]["winners"].is_array());
    let record = pipe.ask(&json!({"op": "record"}))["record"].take();
    let file = folder(&format!("pipe-{game}")).join("game.json");
    std::fs::write(&file, record.to_string()).unwrap();
    let verified = freeport(&["verify", file.to_str().unwrap()], "");
    assert_eq!(verified.code, 0, "{}{}", verified.out, verified.err);
    assert_eq!(pipe.ask(&json!({"op": "quit"})), json!({"ok": true}));
    assert!(pipe.child.wait().unwrap().success());
}

#[test]
fn whole_games_are_driven_from_another_process_and_verify() {
    for title in freeport_shelf::TITLES {
        drive(title.card().id, title.card().seats.1.min(3));
    }
}

#[test]
fn a_save_in_the_middle_goes_on_the_same_way() {
    let mut pipe = Pipe::open();
    pipe.ask(&json!({"op": "new", "game": "four", "seed": "s"}));
    pipe.ask(&json!({"op": "play", "seat": 0, "move": 2}));
    let save = pipe.ask(&json!({"op": "save"}))["save"].take();
    let loaded = pipe.ask(&json!({"op": "load", "id": "again", "save": save}));
    assert_eq!(loaded["ok"], true, "{loaded}");
    for request in ["turn", "view", "text", "story", "save", "record"] {
        let here = pipe.ask(&json!({"op": request}));
        assert_eq!(here, pipe.ask(&json!({"op": request, "id": "again"})), "{request}");
    }
    let mut other = save.clone();
    other["record"]["rules"] = json!(99);
    let refused = pipe.ask(&json!({"op": "load", "id": "again", "save": other}));
    assert_eq!(refused["error"]["kind"], "flaw");
    assert!(refused["error"]["message"].as_str().unwrap().contains("version 99 of the rules"));
}

#[test]
fn a_copy_is_another_game_and_play_tells_what_happened() {
    let mut pipe = Pipe::open();
    pipe.ask(&json!({"op": "new", "game": "ahoy", "seed": "s"}));
    let copied = pipe.ask(&json!({"op": "copy", "to": "other"}));
    assert_eq!((&copied["ok"], &copied["id"]), (&json!(true), &json!("other")), "{copied}");
    let seat = copied["turn"]["waiting"][0]["seat"].clone();
    let mv = pipe.ask(&json!({"op": "moves", "id": "other", "seat": seat}))["moves"][0].clone();
    let played = pipe.ask(&json!({"op": "play", "id": "other", "seat": seat, "move": mv, "lang": "it"}));
    let story =
        pipe.ask(&json!({"op": "story", "id": "other", "viewer": "open", "lang": "it"}))["story"].take();
    let last: Vec<&Value> = story.as_array().unwrap().iter().filter(|line| line["step"] == 1).collect();
    assert!(!last.is_empty() && played["story"] == json!(last), "{played}");
    assert_eq!(pipe.ask(&json!({"op": "turn"}))["steps"], 0);
    let nobody = pipe.ask(&json!({"op": "copy", "id": "nowhere", "to": "other"}));
    assert_eq!(nobody["error"]["kind"], "no_game");
    let mute = pipe.ask(&json!({"op": "play", "seat": seat, "move": mv, "lang": "tlh"}));
    assert_eq!(mute["error"]["kind"], "unknown_language");
    assert_eq!(pipe.ask(&json!({"op": "turn"}))["steps"], 0, "nothing was played");
}

#[test]
fn the_schema_and_the_chance_of_every_game_are_told() {
    let mut pipe = Pipe::open();
    for game in freeport_shelf::TITLES.iter().map(|title| title.card().id) {
        let told = pipe.ask(&json!({"op": "schema", "game": game}));
        for part in ["state", "move", "event", "options", "view"] {
            assert!(told["schema"]["properties"][part].is_object(), "{game}: {part}");
        }
        assert_eq!(told["chance"].as_array().unwrap().is_empty(), game == "four");
    }
    let throw = pipe.ask(&json!({"op": "schema", "game": "pirates7"}))["chance"].take();
    let throw = throw.as_array().unwrap().iter().find(|lot| lot["ask"] == "a throw of").unwrap().clone();
    let names: Vec<&str> =
        throw["each_die"].as_array().unwrap().iter().filter_map(|number| number["name"].as_str()).collect();
    assert_eq!(names, ["face", "x", "y", "turn"]);
}

#[test]
fn an_edited_save_is_refused_with_the_way_to_load_a_position() {
    let mut pipe = Pipe::open();
    pipe.ask(&json!({"op": "new", "game": "four", "seed": "s"}));
    let mut save = pipe.ask(&json!({"op": "save"}))["save"].take();
    save["state"]["discs"] = json!([7, 384]);
    save["state"]["seat"] = json!(1);
    let refused = pipe.ask(&json!({"op": "load", "save": save}));
    assert_eq!(refused["error"]["kind"], "flaw");
    assert!(refused["error"]["message"].as_str().unwrap().contains("load the state alone"), "{refused}");
    let loaded = pipe.ask(&json!({"op": "load", "game": "four", "state": save["state"]}));
    assert_eq!(loaded["ok"], true, "{loaded}");
}

/// Lines of every bad kind, none of which a healthy pipe answers with success.
fn bad_line(rng: &mut Rng, number: usize) -> Vec<u8> {
    let any = |rng: &mut Rng| rng.next_u64().to_string();
    let line = match number % 20 {
        0 => String::new(),
        1 => "{".repeat(1 + rng.below(400)),
        2 => "[".repeat(1 + rng.below(400)),
        3 => any(rng),
        4 => format!("{{\"op\":\"play\",\"seat\":0,\"move\":{}}}", 7 + rng.below(1000)),
        5 => format!("{{\"op\":\"play\",\"seat\":1,\"move\":{}}}", rng.below(7)),
        6 => format!("{{\"op\":\"play\",\"seat\":{},\"move\":1}}", 2 + rng.below(300)),
        7 => format!(
            "{{\"op\":\"load\",\"game\":\"four\",\"state\":{{\"discs\":[{},{}],\"seat\":1,\"won\":true}}}}",
            any(rng),
            any(rng)
        ),
        8 => format!(
            "{{\"op\":\"load\",\"save\":{{\"record\":{{\"game\":\"four\",\"freeport\":1,\"rules\":{}}}}}}}",
            any(rng)
        ),
        9 => format!("{{\"op\":\"new\",\"game\":\"four\",\"seats\":{}}}", 3 + rng.below(252)),
        10 => format!("{{\"op\":\"new\",\"game\":\"{}\"}}", any(rng)),
        11 => format!("{{\"op\":\"{}\"}}", any(rng)),
        12 => "{\"op\":\"play\",\"seat\":0,\"move\":{\"deep\":[[[[{}]]]]}}".to_owned(),
        13 => {
            format!("{{\"op\":\"play\",\"seat\":0,\"move\":3,\"chance\":[{}],\"strict\":true}}", rng.below(9))
        }
        14 => format!("{{\"op\":\"undo\",\"seat\":0,\"keep\":{}}}", any(rng)),
        15 => format!("{{\"op\":\"bot\",\"seat\":0,\"bot\":\"{}\"}}", any(rng)),
        16 => format!("{{\"op\":\"text\",\"seat\":0,\"lang\":\"{}\"}}", any(rng)),
        17 => format!("{{\"op\":\"turn\",\"id\":{}}}", any(rng)),
        18 => format!("{{\"op\":\"new\",\"game\":\"four\",\"options\":{{\"x\":{}}}}}", any(rng)),
        _ => {
            let bytes = (0..rng.below(60)).map(|_| 128 + rng.below(127) as u8);
            return bytes.chain([255]).collect();
        }
    };
    line.into_bytes()
}

#[test]
fn ten_thousand_bad_lines_get_an_error_each_and_the_process_lives() {
    const LINES: usize = 10_000;
    let mut rng = Rng::new(10_000);
    let mut input = b"{\"op\":\"new\",\"game\":\"four\",\"seed\":\"s\"}\n".to_vec();
    for number in 0..LINES {
        input.extend(bad_line(&mut rng, number));
        input.push(b'\n');
    }
    input.extend(vec![b'7'; (1 << 20) + 1]);
    input.extend(b"\n{\"op\":\"view\"}\n");
    let run = freeport(&["pipe"], input);
    let answers = run.lines();
    assert_eq!((run.code, answers.len()), (0, LINES + 3));
    for (answer, number) in answers[1..=LINES + 1].iter().zip(0..) {
        assert_eq!(answer["ok"], false, "line {number}: {answer}");
        assert!(answer["error"]["kind"].is_string(), "{answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|message| message.len() > 10), "{answer}");
    }
    assert_eq!(answers[LINES + 1]["error"]["kind"], "too_long");
    let view = &answers[LINES + 2]["view"];
    assert_eq!(view["rows"][5], json!([null, null, null, null, null, null, null]), "nothing has changed");
}

#[test]
fn every_example_in_the_documentation_is_what_the_pipe_answers() {
    let page = std::fs::read_to_string(root().join("docs/pipe.md")).unwrap();
    let sessions: Vec<&str> =
        page.split("```pipe\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(sessions.len(), 3);
    for session in sessions {
        let marked =
            |mark: &str| session.lines().filter_map(|line| line.strip_prefix(mark)).collect::<Vec<_>>();
        let (requests, answers) = (marked("-> "), marked("<- "));
        let run = freeport(&["pipe"], requests.join("\n"));
        assert_eq!(run.out.lines().count(), answers.len());
        for ((request, expected), got) in requests.iter().zip(answers).zip(run.out.lines()) {
            // A long answer is told by its beginning.
            match expected.strip_suffix(" ...") {
                Some(beginning) => assert!(got.starts_with(beginning), "{request}\n{got}"),
                None => assert_eq!(got, expected, "{request}"),
            }
        }
    }
}
