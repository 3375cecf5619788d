//! A pack that does not hold together is refused with a sentence that names file, item and field.

use crate::pack::{Pack, PackFiles};
use freeport_pack::Printed;

/// What is said when something in one file is replaced.
fn refusal(file: impl Fn(&mut PackFiles) -> &mut String, from: &str, to: &str) -> String {
    let mut files = PackFiles::base();
    let text = file(&mut files);
    assert!(text.contains(from), "{from}");
    *text = text.replacen(from, to, 1);
    Pack::read(&files).unwrap_err().to_string()
}

#[test]
fn the_printed_game_reads_and_can_be_gathered() {
    let base = PackFiles::base();
    let files = [&base.pack, &base.heroes, &base.tide, &base.tiles, &base.beasts, &base.crew, &base.ships];
    let gathered = PackFiles::gather(|name| {
        let at = PackFiles::PRINTED.iter().position(|(known, _)| *known == name);
        at.map(|at| files[at].clone()).ok_or(())
    });
    let pack = Pack::read(&gathered.unwrap()).unwrap();
    assert_eq!((pack.heroes.len(), pack.cards.len(), pack.tiles.len()), (10, 50, 5));
    assert_eq!(pack.names().get("G01", "it"), Some("Richiamo degli Abissi"));
    assert_eq!(pack.names().all("ru").count(), 10 + 30 + 50 + 5 + 2 + 4 + 1 + 4 + 1);
}

#[test]
fn heroes_that_do_not_fit_are_refused() {
    let heroes = |from, to| refusal(|files| &mut files.heroes, from, to);
    assert_eq!(heroes("hp = 10", "hp = 0"), "heroes.toml: pale: `hp` must be 1 to 30, not 0");
    assert_eq!(heroes("cost = 4", "cost = 9"), "heroes.toml: jolly-roger: `cost` must be 0 to 8, not 9");
    assert_eq!(heroes("hit = 4", "hit = 7"), "heroes.toml: quicksilver-sword: `hit` must be 2 to 6, not 7");
    assert_eq!(heroes("\"brute\"", "\"captain\""), "heroes.toml: wellsport: `role`: nobody is the brute");
    assert_eq!(
        heroes("\"wellsport\"", "\"bones\""),
        "heroes.toml: pale: `faction` must be wellsport: heroes stand by their sides"
    );
    assert_eq!(
        heroes("id = \"pete\"", "id = \"pale\""),
        "heroes.toml: pale: `id` names something else already"
    );
    assert_eq!(
        heroes("it = \"Piccolo Tom\"", "it = \" \""),
        "heroes.toml: tom: `name` is empty in a language"
    );
    assert_eq!(
        heroes("attack-with = { action = 0 }", "attack-with = { action = 2 }"),
        "heroes.toml: hair-trigger: `attack-with`: action 2 is no attack"
    );
    assert_eq!(
        heroes("survive = { damage = 11 }", "survive = { damage = 12 }"),
        "heroes.toml: too-mean-to-die: `survive`: with 12 damage of 12 nobody survives"
    );
    assert_eq!(
        heroes("[[hero.action]]\nid = \"swig-of-rum\"", "[[other]]\nid = \"swig-of-rum\""),
        "heroes.toml: line 79: unknown field `other`, expected `hero`"
    );
}

#[test]
fn texts_that_make_no_sense_are_refused() {
    let heroes = |from, to| refusal(|files| &mut files.heroes, from, to);
    let tide = |from, to| refusal(|files| &mut files.tide, from, to);
    assert_eq!(
        heroes("{ when = \"struck\"", "{ when = \"use\""),
        "heroes.toml: quicksilver-sword: `when`: Use is no moment for this text"
    );
    assert_eq!(
        heroes("mark = { face = 6", "mark = { face = 7"),
        "heroes.toml: quicksilver-sword: `do`: Mark { face: 7, status: Muted } asks for a face that no die has"
    );
    assert_eq!(
        heroes("heal = { who = \"itself\", n = 2 }", "heal = { who = \"same\", n = 2 }"),
        "heroes.toml: swig-of-rum: `who`: nobody was chosen before `same`"
    );
    assert_eq!(
        tide("heal = { who = \"it\", n = 2 }", "heal = { who = \"itself\", n = 2 }"),
        "tide.toml: G03: `who` speaks of the hero of an action, and there is none"
    );
    assert_eq!(tide("do = [\"fetch\"]", "do = []"), "tide.toml: G10: `do` does nothing",);
    assert_eq!(tide("[{ dice = 2 }]", "[{ dice = 0 }]"), "tide.toml: G02: `do`: Dice(0) does nothing");
    assert_eq!(
        tide("[{ dice = 2 }]", "[{ side-dice = 2 }]"),
        "tide.toml: G02: `do`: SideDice(2) is out of place here"
    );
    assert!(tide("[\"march\"]", "[\"walk-on\"]").starts_with("tide.toml: line "));
    let unknown = tide("repair = { n = 3, tiles = 1 }", "repair = { n = 3, tiles = 1, all = true }");
    assert!(unknown.ends_with("unexpected keys in table: all, available keys: n, tiles"), "{unknown}");
    assert!(
        tide("heal = { who = \"it\", n = 2 }", "heal = { who = \"it\", n = \"many\" }")
            .contains("unknown variant `many`")
    );
}

#[test]
fn sums_that_do_not_fit_are_refused() {
    let tide = |from, to| refusal(|files| &mut files.tide, from, to);
    assert_eq!(tide("symbols = 1", "symbols = 3"), "tide.toml: G02: `symbols` must be 0 to 2, not 3");
    assert_eq!(
        tide("symbols = 1", "symbols = 0"),
        "tide.toml: wellsport: `symbols`: its deck must have 18, not 17"
    );
    assert_eq!(
        tide("deck = \"wellsport\"", "deck = \"bones\""),
        "tide.toml: W01: `deck` must be Wellsport here: cards stand by their decks"
    );
    let beasts = |from, to| refusal(|files| &mut files.beasts, from, to);
    assert_eq!(
        beasts("faces = [5]", "faces = [6]"),
        "beasts.toml: wrath-of-the-deep: `faces`: 6 is there twice"
    );
    assert_eq!(beasts("faces = [5]", "faces = []"), "beasts.toml: kraken: `faces`: nothing happens on a 5");
    assert_eq!(
        beasts("instead = \"tentacle-slam\"", "instead = \"hug\""),
        "beasts.toml: drag-under: `instead`: there is no other fury `hug`"
    );
    assert_eq!(beasts("zones = 3", "zones = 4"), "beasts.toml: kraken: `zones` must be 3 to 3, not 4");
    let crew = |from, to| refusal(|files| &mut files.crew, from, to);
    assert_eq!(
        crew("count = 24", "count = 25"),
        "crew.toml: deckhand: `count`: a side has at most 30 figures"
    );
    assert_eq!(crew("count = 24", "count = 11"), "crew.toml: deckhand: `count` must be 12 to 30, not 11");
    let tiles = |from, to| refusal(|files| &mut files.tiles, from, to);
    assert_eq!(tiles("gun = true\n", ""), "tiles.toml: tile: `gun`: exactly one objective is the ship's gun");
    assert_eq!(
        tiles("letter = \"T\"", "letter = \"R\""),
        "tiles.toml: main-mast: `letter` must be a capital of its own, and M is a muster point"
    );
}

#[test]
fn maps_that_lead_nowhere_are_refused() {
    let ships = |from, to| refusal(|files| &mut files.ships, from, to);
    let map = |from, to| ships(from, to).replace("ships.toml: map: ", "");
    assert_eq!(map("~MR.e=e.RM~", "~MR~e=e.RM~"), "lane 0 does not lead across: sea at 3,3");
    assert_eq!(map("~MH.e=e.HM~", "~MH.e~e.HM~"), "there must be 3 gangplanks");
    assert_eq!(map("~MH.e=e.HM~", "~MH.e=e.H.~"), "each ship must have 3 muster points");
    assert_eq!(map("~A..e~e..A~", "~A..e~eA...~"), "row 8 must have 11 cells like the first");
    assert_eq!(map("~A..e~e..A~", "~A..e~e...~"), "each ship must have one armory, drawn `A`");
    assert_eq!(map("~A..e~e..A~", "~A..e~e.?A~"), "nobody knows what `?` is");
    assert_eq!(map("~...eke...~", "~...e~e...~"), "the Kraken must have 3 cells");
    assert_eq!(map("~~..~~~..~~", "~~.e~~~..~~"), "the edge at 3,1 does not face the other ship");
    assert_eq!(map("~~~~~~~~~~~", "~~~~~~~~~~."), "there must be 2 ships, not 3");
    assert_eq!(
        ships("id = \"bones\"", "id = \"skulls\""),
        "ships.toml: faction: `id`: there must be wellsport and bones, in this order"
    );
}
