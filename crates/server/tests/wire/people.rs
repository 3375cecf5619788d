//! Guests, accounts, and the browsers they are signed in with.

use crate::dock::Dock;
use crate::sailor::Sailor;
use serde_json::json;

#[test]
fn a_guest_gets_a_name_and_a_cookie_that_scripts_cannot_read() {
    let dock = Dock::open();
    let mut anna = Sailor::new(dock.address);
    let me = anna.get("/api/me");
    assert_eq!((me.status, &me.body["account"]), (200, &json!(false)));
    let cookie = me.header("set-cookie").unwrap();
    assert!(cookie.starts_with("freeport="));
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"] {
        assert!(cookie.contains(attribute), "{cookie}");
    }
    assert_eq!(anna.get("/api/me").body["id"], me.body["id"], "the cookie is known again");
    assert_ne!(dock.guest().id(), me.body["id"].as_i64().unwrap());
}

#[test]
fn somebody_without_a_cookie_is_told_to_come_in_first() {
    let dock = Dock::open();
    let lists = Sailor::new(dock.address).get("/api/tables");
    assert_eq!((lists.status, &lists.body["kind"]), (401, &json!("nobody")));
}

#[test]
fn a_new_name_is_shown_at_the_tables() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let table = anna.four(&json!(["me", "open"]), false);
    assert_eq!(anna.put("/api/me", &json!({"name": "  Captain   Anna "})).body["name"], "Captain Anna");
    assert_eq!(anna.get("/api/tables").body["mine"][0]["names"][0], "Captain Anna");
    let info = anna.get(&format!("/api/tables/{table}"));
    assert_eq!(info.body["seats"][0]["who"]["person"]["name"], "Captain Anna");
    let refused = anna.put("/api/me", &json!({"name": "x".repeat(25)}));
    assert_eq!((refused.status, &refused.body["kind"]), (422, &json!("bad_name")));
}

#[test]
fn an_account_works_on_another_device_and_adopts_the_tables_of_its_guests() {
    let dock = Dock::open();
    let mut laptop = dock.guest();
    let first = laptop.four(&json!(["me", "open"]), false);
    let credentials = json!({"name": "Anna", "password": "correct horse"});
    let account = laptop.post("/api/account", &credentials);
    assert_eq!((account.status, &account.body["account"]), (201, &json!(true)));
    assert_eq!(laptop.get("/api/tables").body["mine"][0]["id"], first.as_str());

    let mut phone = dock.guest();
    let guest = phone.cookie.clone();
    let second = phone.four(&json!(["me", "open"]), false);
    let signed_in = phone.post("/api/session", &json!({"name": "aNNa", "password": "correct horse"}));
    assert_eq!((signed_in.status, &signed_in.body["id"]), (200, &account.body["id"]));
    let mine = phone.get("/api/tables").body["mine"].clone();
    let ids: Vec<&str> = mine.as_array().unwrap().iter().filter_map(|card| card["id"].as_str()).collect();
    assert!(ids.contains(&first.as_str()) && ids.contains(&second.as_str()), "{ids:?}");
    assert_eq!(laptop.get("/api/tables").body["mine"].as_array().unwrap().len(), 2);
    let seat = &phone.get(&format!("/api/tables/{second}")).body["seats"][0]["who"]["person"];
    assert_eq!((&seat["id"], &seat["name"]), (&account.body["id"], &json!("Anna")));

    let mut ghost = Sailor { cookie: guest, ..phone.clone() };
    assert_eq!(ghost.get("/api/tables").status, 401, "the guest is gone");
}

#[test]
fn a_name_belongs_to_one_account() {
    let dock = Dock::open();
    let (mut anna, mut boris) = (dock.guest(), dock.guest());
    assert_eq!(anna.post("/api/account", &json!({"name": "Anna", "password": "correct horse"})).status, 201);
    let taken = boris.post("/api/account", &json!({"name": "ANNA", "password": "another horse"}));
    assert_eq!((taken.status, &taken.body["kind"]), (409, &json!("name_taken")));
    assert_eq!(
        boris.put("/api/me", &json!({"name": "anna"})).status,
        409,
        "not even a guest may be called so"
    );
    let twice = anna.post("/api/account", &json!({"name": "Anna2", "password": "correct horse"}));
    assert_eq!((twice.status, &twice.body["kind"]), (409, &json!("already_account")));
    let short = boris.post("/api/account", &json!({"name": "Boris", "password": "short"}));
    assert_eq!((short.status, &short.body["kind"]), (422, &json!("bad_password")));
}

#[test]
fn a_wrong_password_and_an_unknown_name_are_refused_in_the_same_words() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    anna.post("/api/account", &json!({"name": "Anna", "password": "correct horse"}));
    let mut thief = dock.guest();
    let wrong = thief.post("/api/session", &json!({"name": "Anna", "password": "wrong horse!"}));
    let unknown = thief.post("/api/session", &json!({"name": "Nobody", "password": "wrong horse!"}));
    assert_eq!((wrong.status, unknown.status), (401, 401));
    assert_eq!(wrong.body, unknown.body);
    let answers: Vec<u16> = (0..12)
        .map(|_| thief.post("/api/session", &json!({"name": "Anna", "password": "wrong horse!"})).status)
        .collect();
    assert_eq!(answers.last(), Some(&429), "who guesses has to wait: {answers:?}");
}

#[test]
fn a_changed_password_signs_the_other_devices_out() {
    let dock = Dock::open();
    let mut laptop = dock.guest();
    laptop.post("/api/account", &json!({"name": "Anna", "password": "correct horse"}));
    let mut phone = Sailor::new(dock.address);
    assert_eq!(phone.post("/api/session", &json!({"name": "Anna", "password": "correct horse"})).status, 200);
    let wrong = laptop.put("/api/account/password", &json!({"old": "wrong", "new": "battery staple"}));
    assert_eq!((wrong.status, &wrong.body["kind"]), (403, &json!("wrong_password")));
    let wish = json!({"old": "correct horse", "new": "battery staple"});
    assert_eq!(laptop.put("/api/account/password", &wish).status, 200);
    assert_eq!(laptop.get("/api/tables").status, 200);
    assert_eq!(phone.get("/api/tables").status, 401);
    assert_eq!(phone.post("/api/session", &json!({"name": "Anna", "password": "correct horse"})).status, 401);
    assert_eq!(
        phone.post("/api/session", &json!({"name": "Anna", "password": "battery staple"})).status,
        200
    );
}

#[test]
fn a_stolen_cookie_is_worth_nothing_after_signing_out_everywhere() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    anna.post("/api/account", &json!({"name": "Anna", "password": "correct horse"}));
    let table = anna.four(&json!(["me", "me"]), true);
    let mut thief = anna.clone();
    let mut stolen = thief.look(&table, &json!({"seat": 0}));
    stolen.note("sync");
    assert_eq!(anna.delete("/api/sessions", None).status, 204);
    assert_eq!(anna.cookie, None);
    assert_eq!(thief.get("/api/tables").status, 401);
    let ended = loop {
        if let Err(ended) = stolen.hear() {
            break ended;
        }
    };
    assert_eq!(ended.0.unwrap().0, 4001, "an open socket is closed as well");
    assert!(thief.board(&format!("/api/tables/{table}/live")).is_err());
}

#[test]
fn signing_out_ends_this_browser_alone() {
    let dock = Dock::open();
    let mut laptop = dock.guest();
    laptop.post("/api/account", &json!({"name": "Anna", "password": "correct horse"}));
    let mut phone = Sailor::new(dock.address);
    phone.post("/api/session", &json!({"name": "Anna", "password": "correct horse"}));
    let kept = phone.clone();
    assert_eq!(phone.delete("/api/session", None).status, 204);
    assert_eq!(kept.clone().get("/api/tables").status, 401);
    assert_eq!(laptop.get("/api/tables").status, 200);
}

#[test]
fn a_deleted_account_is_gone_and_its_name_is_free() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    anna.post("/api/account", &json!({"name": "Anna", "password": "correct horse"}));
    let table = anna.four(&json!(["me", {"bot": "random"}]), true);
    assert_eq!(anna.delete("/api/account", Some(&json!({"password": "wrong"}))).status, 403);
    let mut kept = anna.clone();
    assert_eq!(anna.delete("/api/account", Some(&json!({"password": "correct horse"}))).status, 204);
    assert_eq!(kept.get("/api/tables").status, 401);
    let mut boris = dock.guest();
    assert_eq!(boris.post("/api/session", &json!({"name": "Anna", "password": "correct horse"})).status, 401);
    assert_eq!(boris.get(&format!("/api/tables/{table}")).status, 200, "the table goes on without her");
    assert_eq!(boris.post("/api/account", &json!({"name": "Anna", "password": "another horse"})).status, 201);
}

#[test]
fn people_and_tables_are_there_after_a_restart() {
    let dock = Dock::open();
    let mut anna = dock.guest();
    let (id, table) = (anna.id(), anna.four(&json!(["me", "open"]), false));
    let dock = Dock::with(freeport_server::Limits::default(), dock.close());
    anna.harbour = dock.address;
    assert_eq!(anna.id(), id);
    assert_eq!(anna.get("/api/tables").body["mine"][0]["id"], table.as_str());
}
