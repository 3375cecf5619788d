//! Packs in the engine: checked, simulated, verified, refused.

use crate::author::{PACKS, follow};
use crate::{freeport, scratch};
use serde_json::Value;
use std::fs;

fn record(folder: &std::path::Path, game: &str) -> Value {
    let path = folder.join(format!("records/{game}-000000.json"));
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn what_the_page_for_authors_makes_is_sound_and_bots_play_with_it() {
    let folder = scratch("packs-played");
    follow(&folder);
    let (code, out, err) = freeport(&folder, &["pack", "check", PACKS]);
    assert_eq!(code, 0, "{out}{err}");
    assert!(out.contains("pearls: the pack is sound.\n  ahoy: pearls, version 1, digest "), "{out}");
    assert!(out.contains("mara: the pack is sound.\n  rumbones: mara, version 1, digest "), "{out}");
    assert!(out.contains("isle: the pack is sound.\n  runebound: isle, version 1, digest "), "{out}");
    for (game, pack, bots) in
        [("ahoy", "pearls", "greedy"), ("rumbones", "mara", "greedy"), ("runebound", "isle", "random")]
    {
        let options = format!("{{\"pack\":\"{pack}\"}}");
        let args = [
            "sim",
            game,
            "--packs",
            PACKS,
            "--options",
            &options,
            "--bots",
            bots,
            "--games",
            "2",
            "--records",
            "records",
        ];
        let (code, out, err) = freeport(&folder, &args);
        assert_eq!((code, err.as_str()), (0, ""), "{out}");
        let name = record(&folder, game)["options"]["pack"].as_str().unwrap().to_owned();
        let (id, digest) = name.split_once('@').unwrap();
        assert_eq!((id, digest.len()), (pack, 64), "a record names its pack by id and digest");
        let file = format!("records/{game}-000000.json");
        let (code, out, _) = freeport(&folder, &["verify", &file, "--packs", PACKS]);
        assert_eq!(code, 0, "{out}");
        let (code, out, _) = freeport(&folder, &["verify", &file]);
        assert_eq!(code, 1);
        assert!(
            out.contains(&format!("refused. there is no content pack `{pack}` here; there is: base")),
            "{out}"
        );
    }
    let story = ["replay", "records/rumbones-000000.json", "--open", "--packs", PACKS, "--lang"];
    let told = |language| freeport(&folder, &[&story[..], &[language]].concat()).1;
    assert!(told("en").contains("Salty Mara") && !told("en").contains("Mags"), "{}", told("en"));
    assert!(
        told("ru").contains("Мара ") && !told("ru").contains("Солёная"),
        "sentences have the pack's own form of the name"
    );
    assert!(!told("it").contains('['), "{}", told("it"));
}

#[test]
fn a_changed_pack_is_not_taken_for_the_old_one_and_both_may_lie_side_by_side() {
    let folder = scratch("packs-changed");
    follow(&folder);
    let args = [
        "sim",
        "ahoy",
        "--packs",
        PACKS,
        "--options",
        "{\"pack\":\"pearls\"}",
        "--games",
        "1",
        "--records",
        "records",
    ];
    assert_eq!(freeport(&folder, &args).0, 0);
    let (old, new) = (folder.join(PACKS).join("pearls"), folder.join(PACKS).join("pearls-2"));
    fs::create_dir(&new).unwrap();
    for file in ["pack.toml", "market.toml"] {
        fs::copy(old.join(file), new.join(file)).unwrap();
    }
    let market = fs::read_to_string(old.join("market.toml")).unwrap();
    fs::write(new.join("market.toml"), market.replacen("2 gold", "1 gold", 1)).unwrap();
    let (code, out, _) = freeport(&folder, &["pack", "list", "--packs", PACKS]);
    assert_eq!(code, 1);
    assert!(out.contains("pack.toml: line 3: version: 1 of `pearls` is there already"), "{out}");
    let head = fs::read_to_string(new.join("pack.toml")).unwrap();
    fs::write(new.join("pack.toml"), head.replace("version = 1", "version = 2")).unwrap();
    assert_eq!(freeport(&folder, &["pack", "list", "--packs", PACKS]).0, 0);
    let verify = ["verify", "records/ahoy-000000.json", "--packs", PACKS];
    let (code, out, _) = freeport(&folder, &verify);
    assert_eq!(code, 0, "the old version is still there: {out}");
    fs::remove_dir_all(&old).unwrap();
    let (code, out, _) = freeport(&folder, &verify);
    assert_eq!(code, 1);
    assert!(
        out.contains("refused. the content pack `pearls` is not the one it was: its digest was "),
        "{out}"
    );
}

#[test]
fn a_broken_pack_is_told_with_file_line_and_field_and_the_others_are_played_with() {
    let folder = scratch("packs-broken");
    follow(&folder);
    let broken = folder.join(PACKS).join("broken");
    fs::create_dir(&broken).unwrap();
    let write = |file: &str, text: &str| fs::write(broken.join(file), text).unwrap();
    write(
        "pack.toml",
        "game = \"ahoy\"\nid = \"broken\"\nversion = 1\nname = { en = \"B\", ru = \"Б\", it = \"B\" }\n",
    );
    let market = fs::read_to_string(folder.join(PACKS).join("pearls/market.toml")).unwrap();
    write("market.toml", &market.replacen("cost = \"2 gold\"", "cost = \"9 gold\"", 1));
    let line = market.lines().position(|line| line.contains("2 gold")).unwrap() + 1;
    let why = format!("market.toml: line {line}: M05: `cost` must be `1 gold`, `2 gold` or `die`");
    let (code, out, _) = freeport(&folder, &["pack", "check", PACKS]);
    assert_eq!(code, 1);
    assert!(out.contains(&why), "{out}");
    let args = ["sim", "ahoy", "--packs", PACKS, "--options", "{\"pack\":\"pearls\"}", "--games", "1"];
    let (code, _, err) = freeport(&folder, &args);
    assert_eq!(code, 0, "{err}");
    assert!(err.contains(&format!("the pack in {PACKS}/broken cannot be used: {why}")), "{err}");
    let said = |file: &str, text: &str| {
        write("market.toml", &market);
        write(file, text);
        let told = freeport(&folder, &["pack", "list", "--packs", PACKS]).1;
        fs::remove_file(broken.join(file)).unwrap();
        told.lines().find(|line| line.contains("broken cannot")).unwrap_or_default().to_owned()
    };
    assert!(said("markets.toml", "").contains("markets.toml: no such file belongs to a pack of this game"));
    assert!(said("names.toml", "[suit]\nfish = 3\n").contains("names.toml: line 2: `fish`: "));
    fs::create_dir(broken.join("text")).unwrap();
    assert!(said("text/ru.ftl", "name-x = Я\nтак = нельзя\n").contains("text/ru.ftl: line 2: "));
    assert!(said("text/fr.ftl", "a = b\n").contains("text/fr.ftl: no such file"));
    let (code, _, err) = freeport(&folder, &["sim", "ahoy", "--packs", "nowhere", "--games", "1"]);
    assert_eq!(code, 2);
    assert!(err.contains("the packs in nowhere cannot be read"), "{err}");
}

#[test]
fn the_pipe_plays_with_a_pack_and_refuses_one_that_is_not_there() {
    let folder = scratch("packs-piped");
    follow(&folder);
    let ask = |packs: &[&str], line: &str| -> Value {
        use std::io::Write;
        use std::process::{Command, Stdio};
        let mut child = Command::new(crate::PROGRAM)
            .arg("pipe")
            .args(packs)
            .current_dir(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        writeln!(child.stdin.take().unwrap(), "{line}").unwrap();
        let out = child.wait_with_output().unwrap().stdout;
        serde_json::from_str(String::from_utf8(out).unwrap().lines().next().unwrap()).unwrap()
    };
    let new = "{\"op\":\"new\",\"game\":\"ahoy\",\"seats\":2,\"options\":{\"pack\":\"pearls\"}}";
    assert_eq!(ask(&["--packs", PACKS], new)["ok"], true);
    let refused = ask(&[], new);
    assert_eq!((&refused["ok"], &refused["error"]["kind"]), (&false.into(), &"pack_missing".into()));
    assert_eq!(refused["error"]["message"], "there is no content pack `pearls` here; there is: base");
}

#[test]
fn a_world_with_cities_that_nobody_can_reach_is_refused() {
    let folder = scratch("packs-lonely");
    follow(&folder);
    let map = folder.join(PACKS).join("isle/map.toml");
    let text = fs::read_to_string(&map).unwrap();
    let lonely = text.replacen("C  R  P", "C  .  P", 1).replacen("F  PG", ".  PG", 1);
    fs::write(&map, lonely).unwrap();
    let (code, out, _) = freeport(&folder, &["pack", "check", PACKS]);
    let told = "isle: the pack cannot be used.\n  map.toml: line 1: map: no way leads from A01 to E01\n";
    assert!(code == 1 && out.contains(told), "{out}");
    assert!(out.contains("pearls: the pack is sound."), "the others can be used: {out}");
}
