//! A pack that does not hold together is refused with a sentence that names file, item and field.

use crate::second::pack::{Pack, PackFiles};
use freeport_pack::Printed;
use freeport_testkit::rules;

#[test]
fn the_printed_game_reads_and_can_be_gathered() {
    let base = PackFiles::base();
    let files =
        [&base.pack, &base.heroes, &base.tide, &base.crew, &base.equipment, &base.beasts, &base.layouts];
    let gathered = PackFiles::gather(|name| {
        let at = PackFiles::PRINTED.iter().position(|(known, _)| *known == name);
        at.map(|at| files[at].clone()).ok_or(())
    });
    let pack = Pack::read(&gathered.unwrap()).unwrap();
    assert_eq!((pack.heroes.len(), pack.cards.len(), pack.layouts.len()), (10, 32, 7));
    assert_eq!(pack.names().get("D08", "it"), Some("Richiamo degli abissi"));
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
    assert_eq!(heroes("hp = 7", "hp = 0"), "heroes.toml: carcharias: `hp` must be 1 to 30, not 0");
    assert_eq!(heroes("up = 3", "up = 0"), "heroes.toml: fin-cutter: `up` must be 1 to 9, not 0");
    assert_eq!(heroes("hit = 4", "hit = 7"), "heroes.toml: fin-cutter: `hit` must be 2 to 6, not 7");
    assert_eq!(
        heroes("\"deep-lords\"", "\"navy\""),
        "heroes.toml: carcharias: `faction`: there is no `navy`"
    );
    assert_eq!(
        heroes("\"deep-lords\"", "\"mercenary\""),
        "heroes.toml: deep-lords: `faction`: it must have 5 heroes, not 4"
    );
    assert_eq!(
        heroes("kind = \"base\"", "kind = \"attack\""),
        "heroes.toml: carcharias: `skill`: the first one must be the base attack, and no other"
    );
    assert_eq!(
        heroes("kind = \"ability\"", "kind = \"attack\""),
        "heroes.toml: scent-of-blood: `attack` is missing on level 1"
    );
    assert_eq!(
        heroes("kind = \"attack\"", "kind = \"ability\""),
        "heroes.toml: jaws: `attack`: only attacks have one"
    );
    assert_eq!(
        heroes("id = \"jaws\"", "id = \"fin-cutter\""),
        "heroes.toml: fin-cutter: `id` names something else already"
    );
    assert_eq!(
        heroes("it = \"Marea Rossa\"", "it = \" \""),
        "heroes.toml: carcharias-title: `name` is empty in a language"
    );
}

#[test]
fn texts_that_make_no_sense_are_refused() {
    let heroes = |from, to| refusal(|files| &mut files.heroes, from, to);
    let tide = |from, to| refusal(|files| &mut files.tide, from, to);
    assert_eq!(
        heroes("{ when = \"after\"", "{ when = \"struck\""),
        "heroes.toml: fin-cutter: `when`: Struck is no moment for this text"
    );
    assert_eq!(
        heroes("bonus = { face = 5, dice = 1 }", "bonus = { face = 7, dice = 1 }"),
        "heroes.toml: jaws: `do`: Bonus { face: 7, dice: 1 } asks for a face that no die has"
    );
    assert_eq!(
        heroes("{ cleanse = \"same\" }", "{ cleanse = \"attacker\" }"),
        "heroes.toml: the-carrot: `who`: nobody can be Attacker here"
    );
    assert_eq!(
        heroes("{ draw = 1 }, { discard = 1 }", "{ draw = 1 }, { cleanse = \"them\" }"),
        "heroes.toml: scent-of-blood: `who`: nobody was chosen before `them`"
    );
    assert_eq!(
        heroes("[{ felled = \"enemy-figure\" }]", "[\"hero-hit\"]"),
        "heroes.toml: fin-cutter: `if`: HeroHit is never tested in this edition"
    );
    assert_eq!(
        tide("[\"cut-plank\"]", "[\"call-dragon\"]"),
        "tide.toml: M14: `do`: CallDragon is out of place here"
    );
    assert_eq!(tide("[\"cut-plank\"]", "[\"flip\"]"), "tide.toml: M14: `do`: Flip is out of place here");
    assert_eq!(tide("[\"cut-plank\"]", "[]"), "tide.toml: M14: `do` does nothing");
    assert_eq!(tide("{ dice = 2 }", "{ dice = 0 }"), "tide.toml: D02: `do`: Dice(0) does nothing");
    assert!(tide("[\"cut-plank\"]", "[\"cut-ropes\"]").starts_with("tide.toml: line "));
    assert_eq!(
        heroes("may = true, do = [{ steal", "may = true, do = [\"flip\", { steal"),
        "heroes.toml: toll: `do`: what is printed on the board cannot be turned"
    );
}

#[test]
fn sums_that_do_not_fit_are_refused() {
    let tide = |from, to| refusal(|files| &mut files.tide, from, to);
    assert_eq!(tide("symbols = 2", "symbols = 4"), "tide.toml: D01: `symbols` must be 0 to 3, not 4");
    assert_eq!(
        tide("copies = 2", "copies = 3"),
        "tide.toml: deep-lords: `copies`: its deck must have 30 cards, not 31"
    );
    let crew = |from, to| refusal(|files| &mut files.crew, from, to);
    assert_eq!(crew("count = 24", "count = 25"), "crew.toml: deckhand: `count` must be 1 to 24, not 25");
    assert_eq!(crew("guard = 4", "guard = 9"), "crew.toml: deckhand: `guard` must be 0 to 8, not 9");
    let equipment = |from, to| refusal(|files| &mut files.equipment, from, to);
    assert_eq!(
        equipment("chest = true\n", ""),
        "equipment.toml: equipment: `chest`: exactly one kind is the chest of a free-for-all"
    );
    assert_eq!(
        equipment("letter = \"R\"", "letter = \"M\""),
        "equipment.toml: rigging: `letter` must be a capital of its own, and S is a place of Junks"
    );
    let beasts = |from, to| refusal(|files| &mut files.beasts, from, to);
    assert_eq!(
        beasts("grasp = { within = 5 }", "grasp = { within = 11 }"),
        "beasts.toml: grasp: `within` must be 1 to 10, not 11"
    );
    let fury = "[[kraken.fury]]\nid = \"wrath\"";
    let missing = beasts(fury, "[[dragon.fury]]\nid = \"wrath\"");
    assert!(missing.contains("unknown field `fury`"), "{missing}");
}

#[test]
fn layouts_that_lead_nowhere_are_refused() {
    let layouts = |from, to| refusal(|files| &mut files.layouts, from, to);
    let gw = |from, to| layouts(from, to).replace("layouts.toml: gw: ", "");
    assert_eq!(gw("~...~..1M.#.c.~", "~...~..1M.#.c~"), "`map`: row 6 must have 15 cells like the first");
    assert_eq!(gw("~...~..1M.#.c.~", "~...~..1M.#.z.~"), "`map`: nobody knows what `z` is");
    assert_eq!(gw("~...~..1M.#.c.~", "~...~..1M.#.C.~"), "`map`: `C` at M6 is on a ship of others");
    assert_eq!(gw("~2r.=.R1..~...~", "~1r.=.R1..~...~"), "`map`: `1` at B4 is on a ship of others");
    assert_eq!(
        gw("~...~..1M.#.c.~", "~...~..1M.=.c.~"),
        "`map`: the Kraken must have a cell, drawn `#`, except in an arena"
    );
    assert_eq!(gw("at = \"F3\"", "at = \"E3\""), "`ship`: gal: E3 is no deck of its own");
    assert_eq!(
        gw("  { id = \"we\", class = \"windcutter\", side = \"b\", at = \"L3\" },\n", ""),
        "`ship`: the deck at L3 belongs to no ship"
    );
    assert_eq!(gw("class = \"gallant\"", "class = \"raft\""), "`ship`: gal: there is no class `raft`");
    assert_eq!(
        gw("\"H4 G4 F4 E4 D4 C4 B4\"", "\"H4 G4 E4 D4 C4 B4\""),
        "`routes`: `H4 G4 E4 D4 C4 B4` has a gap"
    );
    assert_eq!(
        gw("\"H4 G4 F4 E4 D4 C4 B4\"", "\"H4 G4 F4 E4 D4 C4\""),
        "`routes`: `H4 G4 F4 E4 D4 C4` must lead from a spawn point to one of the enemy's"
    );
    assert_eq!(
        gw("\"H4 G4 F4 E4 D4 C4 B4\"", "\"H4 H5 G5 F5 E5 D5 C5 B5 B4\""),
        "`routes`: `H4 H5 G5 F5 E5 D5 C5 B5 B4` leads into the sea"
    );
    assert_eq!(layouts("id = \"gg\"", "id = \"gallants\""), "layouts.toml: layout: `id`: there is no `gg`");
    assert_eq!(
        layouts("id = \"marea\"", "id = \"navy\""),
        "layouts.toml: faction: `id`: there must be deep-lords and marea, in this order"
    );
    assert_eq!(
        layouts("fleet = \"gallant\"", "fleet = \"raft\""),
        "layouts.toml: deep-lords: `fleet`: there is no class `raft`"
    );
}

#[test]
fn a_pack_may_add_mercenaries_whom_any_side_may_take() {
    rules!["RB2-2.2", "RB2-28.2"];
    let mut files = PackFiles::base();
    let (_, snapper) = files.heroes.split_once("[[hero]]\nid = \"snapper\"").unwrap();
    let (snapper, _) = snapper.split_once("\n[[hero]]\n").unwrap();
    let renamed = |text: &str| {
        ["twin-cleavers", "fillet", "snap-back"].iter().fold(text.to_owned(), |text, skill| {
            text.replace(&format!("\"{skill}\""), &format!("\"{skill}-2\""))
        })
    };
    let sailor = renamed(snapper).replacen("\"deep-lords\"", "\"mercenary\"", 1);
    files.heroes = [files.heroes, sailor].join("\n[[hero]]\nid = \"corsair\"");
    let pack = Pack::read(&files).unwrap();
    assert_eq!(pack.heroes[10].faction, None);
    let hires = [0, 1].map(|faction| pack.hires(faction).collect::<Vec<u8>>());
    assert_eq!(hires, [vec![0, 1, 2, 3, 4, 10], vec![5, 6, 7, 8, 9, 10]]);
    assert_eq!(pack.names().get("corsair-title", "en"), Some("Blademaster of Tortuga"));
}
