//! Mercenaries, whom a pack may add: sections 2 and 28.

use crate::fray::*;
use freeport_kernel::{Chance, Game, Table};
use freeport_pack::{Files, Printed};
use freeport_rumbones::second::pack::{Pack, PackRef};
use freeport_rumbones::second::*;
use freeport_testkit::rules;

/// The printed pack with so many mercenaries more, who are like the first heroes without a passive.
fn hired(count: usize) -> PackRef {
    let printed = Pack::FILES.iter().find(|(name, _)| *name == "heroes.toml").expect("the heroes").1;
    let mut heroes = printed.to_owned();
    let plain = printed.split("[[hero]]").skip(1).filter(|hero| !hero.contains("passive"));
    for hero in plain.take(count) {
        let lines = hero.lines().map(|line| match line.strip_prefix("id = \"") {
            Some(id) => format!("id = \"{}-too\"", id.trim_end_matches('"')),
            None if line.starts_with("faction = ") => "faction = \"mercenary\"".to_owned(),
            None => line.to_owned(),
        });
        heroes.push_str("\n[[hero]]\n");
        lines.for_each(|line| heroes.extend([line.as_str(), "\n"]));
    }
    let mut files = Files::default();
    let name = "name = { en = \"Hired\", ru = \"Наём\", it = \"Assoldati\" }";
    files.put("pack.toml", format!("game = \"rumbones2\"\nid = \"hired{count}\"\nversion = 1\n{name}\n"));
    files.put("heroes.toml", heroes);
    Pack::packs().bring(files).expect("a sound pack")
}

#[test]
fn a_side_may_hire_nobody_but_mercenaries() {
    rules!["RB2-2.2", "RB2-2.3", "RB2-2.4", "RB2-2.16"];
    let mut fray = Fray::setup(&Options { pack: hired(4), ..Options::default() }, 2);
    fray.play(ANN, Move::Wish(0)).play(BEN, Move::Wish(1));
    for hero in [10, 11, 12] {
        fray.play(ANN, Move::Pick(hero));
    }
    fray.refuse(BEN, Move::Pick(0), "RB2-2.2");
    for hero in [10, 5] {
        fray.play(BEN, Move::Pick(hero)).refuse(BEN, Move::Pick(hero), "RB2-2.2");
    }
    fray.until("ask-activate");
    let view = fray.view();
    assert_eq!(
        view.heroes.iter().filter(|hero| hero.hero == "carcharias-too").count(),
        2,
        "one for each side"
    );
    assert!(view.heroes.iter().all(|hero| hero.side == view.seats[hero.owner.index()].side));
    assert_eq!(view.sides[0].faction, "deep-lords");
}

#[test]
fn some_are_dealt_and_one_chooses_among_them() {
    rules!["RB2-28.2", "RB2-28.10"];
    let options = Options { pack: hired(4), heroes: Choosing::Random2, ..Options::default() };
    let mut fray = Fray::setup(&options, 2);
    let dealt = [1, 2, 3, 11, 12, 6, 7, 8, 13, 14];
    fray.play(ANN, Move::Wish(0)).cast(BEN, Move::Wish(1), &dealt);
    assert_eq!(fray.moves(), [0, 1, 2, 10, 11].map(Move::Pick));
    for hero in [0, 10, 11] {
        fray.play(ANN, Move::Pick(hero));
    }
    assert_eq!(fray.moves(), [5, 6, 7, 12, 13].map(Move::Pick));
}

#[test]
fn everybody_of_a_side_is_dealt_mercenaries() {
    rules!["RB2-28.2", "RB2-28.10"];
    let options = Options { pack: hired(6), heroes: Choosing::Random2, ..Options::default() };
    let mut fray = Fray::setup(&options, 3);
    let dealt = [1, 2, 3, 11, 12, 13, 14, 6, 7, 8, 15, 16];
    fray.play(ANN, Move::Wish(0)).cast(BEN, Move::Wish(1), &dealt);
    assert_eq!(fray.moves(), [0, 1, 2, 10, 11, 12, 13].map(Move::Pick), "two for each of two");
    for hero in [10, 11, 13] {
        fray.play(ANN, Move::Pick(hero));
    }
    assert_eq!(fray.moves_of(BEN), [5, 6, 7, 14, 15].map(Move::Pick));
    let few = Options { pack: hired(3), ..options };
    let game = Rumbones2::setup(&few, 2, &mut Table::new(Chance::strict(&[])));
    assert!(game.is_err_and(|error| error.to_string().contains("mercenaries")), "three are too few");
}

#[test]
fn by_chance_a_side_gets_heroes_of_its_own_faction() {
    rules!["RB2-28.1"];
    let options = Options { pack: hired(4), heroes: Choosing::Random, ..Options::default() };
    let mut fray = Fray::setup(&options, 6);
    fray.until("ask-crew-master");
    assert_eq!(fray.view().heroes.len(), 10);
    assert!(fray.view().heroes.iter().all(|hero| !hero.hero.ends_with("-too")), "and no mercenaries");
}
