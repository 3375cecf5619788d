//! Packs beside the printed ones: sentences, boards, sheets and records are those of the pack in play.

use freeport_ahoy::Ahoy;
use freeport_kernel::{Game, Given, Seat, Table, Viewer};
use freeport_pirates7::{Caravan, Event as RaidEvent, Pirates7};
use freeport_shelf::{Files, Ink, PackCard, Session, Start, Trouble, find, open};
use serde_json::{Value, json};

/// Brings a pack that changes the printed one here and there.
fn bring(game: &str, id: &str, changes: &[(&str, &str, &str)]) -> PackCard {
    let title = find(game).unwrap();
    let mut files = Files::default();
    let head = format!(
        "game = \"{game}\"\nid = \"{id}\"\nversion = 1\nname = {{ en = \"A\", ru = \"Б\", it = \"C\" }}\n"
    );
    files.put("pack.toml", head);
    for (file, from, to) in changes {
        let printed = title.printed_files().iter().find(|(name, _)| name == file).unwrap().1;
        let text = files.text(file).unwrap_or(printed).to_owned();
        assert!(text.contains(from), "{file}: {from}");
        files.put(*file, text.replace(from, to));
    }
    title.bring(files).unwrap()
}

fn start(game: &str, pack: &PackCard) -> Box<dyn Session> {
    let options = Some(json!({ "pack": pack.name }));
    find(game).unwrap().start(Start { options, ..Start::of(2, "packs") }).unwrap()
}

fn options<G: Game>(pack: &PackCard) -> G::Options {
    serde_json::from_value(json!({ "pack": pack.name })).unwrap()
}

#[test]
fn a_pack_is_played_with_under_its_own_names() {
    let pack = bring("ahoy", "salty", &[("market.toml", "crew = { en = \"", "crew = { en = \"Salty ")]);
    let game = start("ahoy", &pack);
    let market = |game: &dyn Session| game.text(Viewer::Seat(Seat(0)), "en", Ink::Plain).unwrap().board;
    assert!(market(&*game).contains("Salty "), "{}", market(&*game));
    let story = game.story(Viewer::Open, "en", 0).unwrap();
    assert!(
        story.iter().any(|line| line.text.contains("Salty ")),
        "the story names the cards that are dealt"
    );
    let printed = find("ahoy").unwrap().start(Start::of(2, "packs")).unwrap();
    assert!(!market(&*printed).contains("Salty "), "the printed game keeps its names");
    let book = find("ahoy").unwrap().book(Some(&pack.name), "en").unwrap();
    assert!(book.ftl.contains("name-m06 = { \"Salty Buccaneer\" }"), "a new name is said in every form");
    assert_eq!(game.words("en").unwrap().name("M06"), "Salty Buccaneer");
    assert_eq!(find("ahoy").unwrap().book(None, "en").unwrap().names["name-m06"], "Buccaneer");
}

#[test]
fn a_name_that_the_phrase_book_knows_too_is_the_pack_s() {
    let printed = find("ahoy").unwrap().book(None, "ru").unwrap();
    let old = printed.ftl.lines().find_map(|line| line.strip_prefix("name-union = ")).unwrap().to_owned();
    let pack = bring("ahoy", "guild", &[("names.toml", &old, "Гильдия устриц")]);
    let game = start("ahoy", &pack);
    let page = game.text(Viewer::Open, "ru", Ink::Plain).unwrap().board;
    assert!(page.contains("Гильдия устриц"), "{page}");
    assert_eq!(
        find("ahoy").unwrap().gaps_in(&pack.name, 2).unwrap(),
        [""; 0],
        "and every sentence can be said"
    );
}

#[test]
fn sentences_quote_the_pack_in_play() {
    let pack = bring("ahoy", "fishless", &[("tiles.toml", "suit = \"fish\"", "suit = \"palm\"")]);
    let turned = freeport_ahoy::Event::TileTurned { tile: 1 };
    let suit = |options| Ahoy::setup(&options, 2, &mut Table::loose(1)).unwrap().phrase_event(&turned);
    assert_ne!(suit(options::<Ahoy>(&pack)), suit(freeport_ahoy::Options::default()));

    let pack = bring("pirates7", "lonely", &[("caravans.toml", "ships = 4", "ships = 1")]);
    let biggest = Caravan::all().find(|caravan| caravan.id().ends_with("-4")).unwrap();
    let dealt = RaidEvent::CardsDealt { seat: Seat(0), count: 1, cards: vec![biggest.card()] };
    let say = |options| {
        let game = Pirates7::setup(&options, 2, &mut Table::loose(1)).unwrap();
        find("pirates7").unwrap().words("en").unwrap().say(&game.phrase_event(&dealt))
    };
    let (printed, lonely) = (say(freeport_pirates7::Options::default()), say(options::<Pirates7>(&pack)));
    assert!(printed.contains('4') && lonely.contains('1') && !lonely.contains('4'), "{printed} / {lonely}");
}

#[test]
fn records_saves_and_positions_name_their_pack_and_are_opened_with_no_other() {
    let pack = bring("ahoy", "kept", &[("market.toml", "2 gold", "1 gold")]);
    let mut game = start("ahoy", &pack);
    for _ in 0..30 {
        let Some(asked) = game.turn().waiting.first().copied() else { break };
        let moves = game.moves(asked.seat).unwrap().moves;
        game.play(asked.seat, &moves[0], &Given::default()).unwrap();
    }
    let record: Value = serde_json::from_str(&game.record().unwrap()).unwrap();
    let save = game.save().unwrap();
    assert_eq!(record["options"]["pack"], json!(pack.name));
    assert_eq!(save["state"]["pack"], json!(pack.name));
    let position = json!({ "game": "ahoy", "state": save["state"] });
    for whole in [record.clone(), save.clone(), position.clone()] {
        let opened = open(whole, "seed").unwrap();
        assert_eq!(opened.view(Viewer::Open).unwrap(), game.view(Viewer::Open).unwrap());
        let again: Value = serde_json::from_str(&opened.record().unwrap()).unwrap();
        assert_eq!(again["options"]["pack"], json!(pack.name), "a position brings its pack along");
    }
    let other = format!("kept@{}", "0".repeat(64));
    let with = |value: &Value, pack: &str| -> Value {
        serde_json::from_str(&value.to_string().replace(record["options"]["pack"].as_str().unwrap(), pack))
            .unwrap()
    };
    for whole in [&record, &save, &position] {
        let changed = open(with(whole, &other), "seed").err().unwrap();
        assert_eq!(changed.kind(), "pack_changed", "{changed}");
        let missing = open(with(whole, "lost@00"), "seed").err().unwrap();
        assert_eq!(missing.kind(), "pack_missing");
        assert!(
            missing.to_string().starts_with("there is no content pack `lost` here; there is: base"),
            "{missing}"
        );
    }
    // An id alone is a wish and no record: what it stands for today, it need not have stood for then.
    let vague = find("ahoy").unwrap().verify(with(&record, "kept")).err().unwrap();
    assert!(matches!(vague, Trouble::Flaw(_)), "{vague}");
    let crossed = json!({ "game": "ahoy", "state": save["state"], "options": { "pack": "base" } });
    assert_eq!(open(crossed, "seed").err().unwrap().kind(), "bad_position");
}

#[test]
fn the_printed_pack_is_written_as_ever() {
    for game in ["ahoy", "pirates7"] {
        let begun = find(game).unwrap().start(Start::of(2, "printed")).unwrap();
        let record = begun.record().unwrap();
        assert!(record.contains("\"options\":{\"pack\":\"base\""), "{record}");
        assert_eq!(open(begun.save().unwrap(), "").unwrap().record().unwrap(), record, "byte for byte");
        assert_eq!(find(game).unwrap().packs()[0].name, "base");
    }
    assert!(find("four").unwrap().packs().is_empty());
}

#[test]
fn a_pack_tells_which_options_it_refuses() {
    let printed = find("rumbones2").unwrap().packs().swap_remove(0);
    assert_eq!(printed.name, "base");
    let refused = printed.refused.iter().map(|(key, words)| (key.as_str(), words.join(" ")));
    assert_eq!(refused.collect::<Vec<_>>(), [("heroes", "random2".to_owned())], "it has no mercenaries");
    // A pack with four mercenaries more, who are like the first four heroes.
    let files = find("rumbones2").unwrap().printed_files();
    let heroes = files.iter().find(|(name, _)| *name == "heroes.toml").unwrap().1;
    let hired = heroes.split("[[hero]]").skip(1).take(4).map(|hero| {
        let hero = hero.replace("\nid = \"", "\nid = \"hired-");
        format!("[[hero]]{}", hero.replace("faction = \"deep-lords\"", "faction = \"mercenary\""))
    });
    let all = format!("{heroes}\n{}", hired.collect::<String>());
    let pack = bring("rumbones2", "hired", &[("heroes.toml", heroes, &all)]);
    assert!(pack.refused.is_empty(), "{:?}", pack.refused);
}
