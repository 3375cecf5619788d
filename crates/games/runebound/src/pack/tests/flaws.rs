//! A pack that does not hold together is refused with a sentence that names file, item and field.

use crate::pack::{Pack, PackFiles, PackRef};
use freeport_pack::Printed;

#[test]
fn the_printed_game_reads_and_can_be_gathered() {
    let base = PackFiles::base();
    let [green, yellow, blue, red] = &base.adventures;
    let files = [&base.pack, &base.heroes, &base.market, green, yellow, blue, red, &base.map];
    let gathered = PackFiles::gather(|name| {
        let at = PackFiles::PRINTED.iter().position(|(known, _)| *known == name);
        at.map(|at| files[at].clone()).ok_or(())
    });
    let pack = Pack::read(&gathered.unwrap()).unwrap();
    assert_eq!((pack.heroes.len(), pack.stock.len(), pack.adventures.len()), (12, 84, 84));
    assert_eq!(pack.name("Y21-kept", "en"), Some("Ser Aldous"));
    assert_eq!(pack.name("fire-bomb", "it"), Some("Bomba incendiaria"));
}

/// What is said when something in one file is replaced.
fn refusal(file: impl Fn(&mut PackFiles) -> &mut String, from: &str, to: &str) -> String {
    let mut files = PackFiles::base();
    let text = file(&mut files);
    assert!(text.contains(from), "{from}");
    *text = text.replacen(from, to, 1);
    Pack::read(&files).unwrap_err().to_string()
}

#[test]
fn heroes_that_do_not_fit_are_refused() {
    let heroes = |from, to| refusal(|files| &mut files.heroes, from, to);
    assert_eq!(heroes("life = 5", "life = 0"), "heroes.toml: varikas: `life` must be 1 to 20, not 0");
    assert_eq!(
        heroes("stats = [1, 4, 4]", "stats = [21, 4, 4]"),
        "heroes.toml: varikas: `stats` must be 0 to 20, not 21"
    );
    assert_eq!(
        heroes("{ will = 3 }", "{ will = 0 }"),
        "heroes.toml: varikas: `skills` must be 1 to 10, not 0"
    );
    assert_eq!(
        heroes("id = \"mok\"", "id = \"varikas\""),
        "heroes.toml: varikas: `id` names something else already"
    );
    assert_eq!(
        heroes("it = \"Varikas il Morto\"", "it = \" \""),
        "heroes.toml: varikas: `name` is empty in a language"
    );
    assert_eq!(
        heroes(
            "text = [{ when = \"free\", cost = [{ exh = 2 }], do = [{ heal = [1, \"itself\"] }] }]",
            "text = []"
        ),
        "heroes.toml: mok: `text` says nothing"
    );
}

#[test]
fn texts_that_make_no_sense_are_refused() {
    let heroes = |from, to| refusal(|files| &mut files.heroes, from, to);
    let market = |from, to| refusal(|files| &mut files.market, from, to);
    let green = |from, to| refusal(|files| &mut files.adventures[0], from, to);
    assert_eq!(
        heroes("when = \"onwin\"", "when = \"drawn\""),
        "heroes.toml: tavish: `when`: Drawn is no moment for this text"
    );
    assert_eq!(
        heroes("do = [{ escape = 4 }]", "do = [\"victory\"]"),
        "heroes.toml: kestrin: `do`: Victory is out of place here"
    );
    assert_eq!(heroes("do = [{ escape = 4 }]", "do = []"), "heroes.toml: kestrin: `do` does nothing");
    assert_eq!(
        heroes("{ escape = 4 }", "{ escape = 0 }"),
        "heroes.toml: kestrin: `do`: Escape(0) asks for a number that makes no sense"
    );
    assert_eq!(
        heroes("when = \"always\", do = [{ escape", "when = \"always\", limit = \"turn\", do = [{ escape"),
        "heroes.toml: kestrin: `when`: what works by itself has no cost and no limit"
    );
    assert_eq!(
        heroes("cost = [{ exh = 2 }], do = [{ heal", "cost = [\"disc\"], do = [{ heal"),
        "heroes.toml: mok: `cost`: Disc cannot be paid here"
    );
    assert_eq!(
        heroes("limit = \"turn\", do = [{ avert", "limit = \"roll\", do = [{ avert"),
        "heroes.toml: groth: `limit`: there is no roll at this moment"
    );
    assert_eq!(
        market("if = [{ in = \"magic\" }]", "if = [\"has-market-weapon\"]"),
        "market.toml: mirror-shield: `if`: HasMarketWeapon is never tested here"
    );
    assert_eq!(
        market("{ heal = [2, \"party\"] }", "{ heal = [2, \"each-ally\"] }"),
        "market.toml: healing-draught: `do`: Heal(2, EachAlly) is for nobody here"
    );
    assert_eq!(
        green("do = [\"carry\"]", "do = [{ gold = 1 }]"),
        "green.toml: G30: `text`: what is carried must say until when, and nothing else"
    );
    assert_eq!(
        green("{ arrive = 4 }", "{ arrive = 9 }"),
        "green.toml: G30: `when`: Arrive(City(9)) is no moment for this text"
    );
    assert_eq!(
        green("reward = [{ gold = 2 }]", "reward = [\"warp\"]"),
        "green.toml: G01: `reward`: Warp is out of place here"
    );
    assert_eq!(
        green(
            "skill = \"stealth\", need = 12, fail = [{ deal",
            "skill = \"stealth\", need = 12, fail = [{ xp"
        ),
        green_line("fail = [{ xp")
    );
}

/// How a word with the wrong shape is told: by the line it stands on.
fn green_line(wrong: &str) -> String {
    let mut files = PackFiles::base();
    let from = "skill = \"stealth\", need = 12, fail = [{ deal";
    files.adventures[0] =
        files.adventures[0].replacen(from, &format!("skill = \"stealth\", need = 12, {wrong}"), 1);
    let line = files.adventures[0].lines().position(|line| line.contains(wrong)).unwrap() + 1;
    let told = Pack::read(&files).unwrap_err();
    assert_eq!((told.line, told.file.as_str()), (Some(line), "green.toml"));
    told.to_string()
}

#[test]
fn decks_that_do_not_fit_are_refused() {
    let market = |from, to| refusal(|files| &mut files.market, from, to);
    assert_eq!(
        market("price = 3", "price = 0"),
        "market.toml: acolyte-of-flame: `price` must be 1 to 30, not 0"
    );
    assert_eq!(
        market("copies = 2", "copies = 10"),
        "market.toml: village-archer: `copies` must be 1 to 9, not 10"
    );
    assert_eq!(
        market("copies = 2", "copies = 9"),
        "market.toml: ally: there are at most 32 allies with those that adventures bring, not 38"
    );
    let red = |from, to| refusal(|files| &mut files.adventures[3], from, to);
    assert_eq!(
        red("reward = [\"victory\"]", "reward = [{ gold = 9 }]"),
        "red.toml: challenge: `reward`: exactly one card wins the game, and it is red"
    );
    assert_eq!(red("level = 4", "level = 5"), "red.toml: R7: `level` must be 1 to 4, not 5");
    assert_eq!(
        red("target = [22, 24, 23]", "target = [22, 41, 23]"),
        "red.toml: R1: `target` must be 2 to 40, not 41"
    );
    let yellow = |from, to| refusal(|files| &mut files.adventures[1], from, to);
    assert_eq!(
        yellow("[{ gold = 4 }], [{ keep", "[{ keep = { as = \"trophy\" } }], [{ keep"),
        "yellow.toml: Y16: `keep`: a card can become one thing only"
    );
}

#[test]
fn maps_that_lead_nowhere_are_refused() {
    let map = |from, to| refusal(|files| &mut files.map, from, to);
    assert_eq!(map("Mr M  Hg", "Mr X  Hg"), "map.toml: map: nobody knows what `X` at B01 is");
    assert_eq!(
        map("Mr M  Hg", "Mr Mg Hg"),
        "map.toml: tokens: `green`: there are 22 tokens, so there must be 20 gems on the map, not 21"
    );
    assert_eq!(map("H  C  F", "H  H  F"), "map.toml: frostgate: `hex`: F02 is no city of its own, drawn `C`");
    assert_eq!(map("H  C  F", "H  Cg F"), "map.toml: map: the city at F02 has a gem");
    assert_eq!(map("Mr M  Hg", "Mr C  Hg"), "map.toml: map: the city at B01 has no name");
    assert_eq!(map("home = \"tamalir\"", "home = \"rome\""), "map.toml: home: there is no city `rome`");
    assert_eq!(map("hex = \"A02\"", "hex = \"A99\""), "map.toml: frostfang-range: `hex`: there is no A99");
    assert_eq!(
        map("M  Mb H  H  H  C", "M  .  H  H  H  C"),
        "map.toml: tokens: `blue`: there are 11 tokens, so there must be 9 gems on the map, not 8"
    );
    let lonely =
        PackFiles::base().map.replacen("Mr M  Hg H ", "Mr .  Hg . ", 1).replacen("M  Mb H ", "M  Mb . ", 1);
    let told = Pack::read(&PackFiles { map: lonely, ..PackFiles::base() }).unwrap_err().to_string();
    assert_eq!(told, "map.toml: map: no way leads from J07 to C01");
    assert_eq!(
        map("[\"road\", \"river\", \"swamp\"]", "[\"road\"]"),
        "map.toml: faces: `faces` must be 2 to 3, not 1"
    );
    assert_eq!(
        map("[\"river\", \"swamp\"]", "[\"river\", \"city\"]"),
        "map.toml: faces: no die shows a city: any face leads there"
    );
    let mut files = PackFiles::base();
    files.map = files.map.replace("\"swamp\"", "\"road\"");
    let told = Pack::read(&files).unwrap_err().to_string();
    assert!(told.starts_with("map.toml: faces: "), "{told}");
    let wide = "P ".repeat(27);
    assert_eq!(
        map("Mr M  Hg", &format!("{wide}\nMr M  Hg")),
        "map.toml: map: row 1: there are at most 26 columns and 99 rows"
    );
}

#[test]
fn a_host_may_bring_heroes_cards_and_lands_of_its_own() {
    let mut files = Pack::printed_files();
    let head = files.need("pack.toml").unwrap().replace("\"base\"", "\"marches\"");
    let hero = files.need("heroes.toml").unwrap().replace("Varikas the Dead", "Ilse the Quick");
    let cities = files.need("map.toml").unwrap().replace("Tamalir\", ru", "New Tamalir\", ru");
    files.put("pack.toml", head);
    files.put("heroes.toml", hero);
    files.put("map.toml", cities);
    let pack: PackRef = Pack::packs().bring(files).unwrap();
    assert_eq!(pack.get().name("varikas", "en"), Some("Ilse the Quick"));
    assert_eq!(pack.get().name("tamalir", "en"), Some("New Tamalir"));
    let mut bad = Pack::printed_files();
    bad.put("pack.toml", bad.need("pack.toml").unwrap().replace("\"base\"", "\"flood\""));
    bad.put("map.toml", bad.need("map.toml").unwrap().replace("hex = \"E09\"", "hex = \"E10\""));
    let told = Pack::packs().bring(bad).unwrap_err().to_string();
    let line = PackFiles::base().map.lines().position(|line| line == "hex = \"E09\"").unwrap() + 1;
    assert_eq!(
        told,
        format!("map.toml: line {line}: vynelvale: `hex`: E10 is no city of its own, drawn `C`")
    );
}
