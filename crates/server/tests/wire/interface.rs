//! The interface around the games: what is on the shelf, what describes itself, and what every answer carries.

use crate::dock::{Dock, Folder};
use crate::sailor::{Sailor, exchange};
use freeport_server::{Config, Crying, Limits, ServeError, Server};
use serde_json::json;
use std::time::Duration;

#[test]
fn the_shelf_tells_about_every_game_in_every_language() {
    let dock = Dock::open();
    let mut anna = Sailor::new(dock.address);
    let games = anna.get("/api/games").body;
    for game in games.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        assert!(game["options"].is_object() && !game["roles"].as_array().unwrap().is_empty());
        assert_eq!(anna.get(&format!("/api/games/{id}/sheet")).status, 200);
        for language in game["languages"].as_array().unwrap() {
            let language = language.as_str().unwrap();
            assert!(anna.get(&format!("/api/games/{id}/book/{language}")).body["ftl"].is_string());
            assert!(anna.get(&format!("/api/games/{id}/rules/{language}")).body["markdown"].is_string());
        }
    }
    let unknown = anna.get("/api/games/chess/book/en");
    assert_eq!((unknown.status, &unknown.body["kind"]), (404, &json!("unknown_game")));
    assert_eq!(anna.get("/api/games/four/book/tlh").status, 404);
}

#[test]
fn a_table_comes_with_all_that_its_page_needs() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let wish = json!({ "game": "ahoy", "seats": ["me", { "bot": "random" }], "start": true });
    let id = anna.ask("POST", "/api/tables", Some(&wish)).unwrap().body["id"].as_str().unwrap().to_owned();
    let place = format!("/api/tables/{id}/seating");
    let seating = anna.get(&format!("{place}?language=ru")).body;
    assert_eq!(seating["table"]["id"], json!(id));
    assert_eq!(seating["sheet"], anna.get("/api/games/ahoy/sheet").body);
    assert_eq!(seating["book"], anna.get("/api/games/ahoy/book/ru").body);
    let cards = anna.get("/api/games").body;
    assert!(cards.as_array().unwrap().contains(&seating["card"]));
    assert_eq!(anna.get(&place).body["book"], anna.get("/api/games/ahoy/book/en").body);
    assert_eq!(anna.get(&format!("{place}?language=tlh")).status, 404);
    assert_eq!(anna.get("/api/tables/nowhere/seating").status, 404);
    assert_eq!(Sailor::new(dock.address).get(&place).status, 401);
}

#[test]
fn what_a_browser_has_already_is_not_sent_again() {
    let dock = Dock::open();
    let first = Sailor::new(dock.address).get("/api/games/four/rules/en");
    let tag = first.header("etag").unwrap();
    let request = format!(
        "GET /api/games/four/rules/en HTTP/1.1\r\nHost: x\r\nIf-None-Match: {tag}\r\nConnection: close\r\n\r\n"
    );
    assert_eq!(exchange(dock.address, request.as_bytes()).unwrap().status, 304);
}

#[test]
fn every_route_is_described() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let document = anna.get("/openapi.json").body;
    assert_eq!(document["openapi"], "3.1.0");
    let paths = document["paths"].as_object().unwrap();
    let text = document.to_string();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for reference in text.split("#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(schemas.contains_key(name), "{name} is referred to and not there");
    }
    let mut count = 0;
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().unwrap() {
            count += 1;
            assert!(operation["summary"].as_str().unwrap().ends_with('.'), "{method} {path}");
            let real = path.replace("{table}", "nowhere000").replace("{game}", "four");
            let real = real.replace("{language}", "en").replace("{seat}", "0");
            let reply = Sailor::new(dock.address).ask(&method.to_uppercase(), &real, None).unwrap();
            assert!(
                reply.status != 405 && reply.body["kind"] != "wrong_method",
                "{method} {path} is not served"
            );
        }
    }
    assert!(count >= 26, "{count}");
}

#[test]
fn addresses_of_pages_get_the_page_and_unknown_files_do_not() {
    let dock = Dock::open();
    let mut anna = Sailor::new(dock.address);
    for path in ["/", "/table/abc", "/rules/ahoy"] {
        let page = anna.get(path);
        assert_eq!(page.status, 200);
        assert!(page.header("content-type").unwrap().starts_with("text/html"));
        assert_eq!(page.header("cache-control"), Some("no-cache"));
    }
    assert_eq!(anna.get("/nothing.js").status, 404);
    assert_eq!(anna.get("/../../Cargo.toml").status, 404);
    assert_eq!(anna.get("/..%2f..%2fCargo.toml").status, 404);
    assert_eq!(anna.get("/api/nothing").body["kind"], "not_found");
    assert_eq!(anna.post("/", &json!({})).status, 405);
    assert_eq!(anna.ask("PATCH", "/api/me", None).unwrap().body["kind"], "wrong_method");
}

#[test]
fn every_answer_tells_the_browser_to_be_careful() {
    let dock = Dock::open();
    let mut anna = Sailor::new(dock.address);
    for path in ["/", "/api/me", "/api/nothing", "/metrics"] {
        let reply = anna.get(path);
        let policy = reply.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
        assert!(!policy.contains("script-src 'self' 'unsafe"), "{policy}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
        assert!(reply.header("referrer-policy").is_some() && reply.header("permissions-policy").is_some());
    }
    assert_eq!(anna.get("/api/me").header("cache-control"), Some("no-store"));
}

#[test]
fn an_encrypted_harbour_gives_cookies_that_travel_encrypted_only() {
    let folder = Folder::new();
    let config = Config {
        listen: "127.0.0.1:0".to_owned(),
        data: folder.path().to_owned(),
        public_url: Some("https://games.example.org".parse().unwrap()),
        trust_proxy: true,
        limits: Limits::default(),
        gathering: None,
        beat: Duration::from_millis(50),
        crying: Crying::default(),
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let server = runtime.block_on(Server::open(config.clone())).unwrap();
    assert_eq!(server.url(), "https://games.example.org");
    let again = runtime.block_on(Server::open(config)).err().unwrap();
    assert!(matches!(again, ServeError::InUse(_)), "two servers must not share a folder: {again}");
    let (address, (stop, stopped)) = (server.address(), tokio::sync::oneshot::channel::<()>());
    let running = runtime.spawn(server.run(async { drop(stopped.await) }));
    let ask = "GET /api/me HTTP/1.1\r\nHost: games.example.org\r\nConnection: close\r\n\r\n";
    let me = exchange(address, ask.as_bytes()).unwrap();
    assert!(me.header("set-cookie").unwrap().ends_with("; Secure"));
    assert!(me.header("strict-transport-security").is_some());
    drop(stop);
    runtime.block_on(running).unwrap();
}

#[test]
fn health_and_figures_are_there_to_watch() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let table = anna.four(&json!(["me", "me"]), true);
    let mut socket = anna.look(&table, &json!({"seat": 0}));
    socket.note("sync");
    assert_eq!(anna.get("/healthz").status, 200);
    let request = b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let page = page(dock.address, request);
    for line in [
        "freeport_live_tables 1",
        "freeport_table_connections 1",
        "freeport_sockets 1",
        "freeport_move_seconds_bucket{le=\"+Inf\"} 0",
        "freeport_requests_total{route=\"/api/tables\",method=\"POST\",status=\"201\"} 1",
    ] {
        assert!(page.lines().any(|found| found == line), "{line} is missing in\n{page}");
    }
}

fn page(address: std::net::SocketAddr, request: &[u8]) -> String {
    use std::io::{Read, Write};
    let mut stream = std::net::TcpStream::connect(address).unwrap();
    stream.write_all(request).unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    text
}

#[test]
fn large_answers_are_packed_for_those_who_can_unpack_them() {
    let dock = Dock::open();
    let request = b"GET /api/games/ahoy/rules/en HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip, br\r\nConnection: close\r\n\r\n";
    let packed = exchange(dock.address, request).unwrap();
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    let plain = Sailor::new(dock.address).get("/api/games/ahoy/rules/en");
    let length =
        |reply: &crate::sailor::Reply| reply.header("content-length").unwrap().parse::<usize>().unwrap();
    assert!(length(&packed) * 2 < length(&plain));
}
