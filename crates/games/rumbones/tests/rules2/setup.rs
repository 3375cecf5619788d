//! Section 2 of the rulebook: setup.

use crate::fray::*;
use crate::muster::*;
use freeport_kernel::{Game, Viewer};
use freeport_pack::Printed;
use freeport_rumbones::second::pack::Pack;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

/// A game in which both sides are known and nobody has heroes.
fn met(options: &Options) -> Fray {
    let mut fray = Fray::setup(options, 2);
    fray.play(ANN, Move::Wish(0)).play(BEN, Move::Wish(1));
    fray
}

/// A game before the last hero is taken.
fn almost() -> Fray {
    let mut fray = met(&Options::default());
    for id in ["carcharias", "ishmael", "kiria"] {
        fray.play(ANN, pick(id));
    }
    fray.play(BEN, pick("viana")).play(BEN, pick("santiago"));
    fray
}

/// The dice of the roll for the first turn, then three cards for each.
fn launch(dice: &[u32]) -> Vec<u32> {
    let ann = [drawn("D02", 0), drawn("D02", 1), drawn("D03", 0)];
    let ben = [drawn("M04", 0), drawn("M06", 0), drawn("M07", 0)];
    dice.iter().copied().chain(ann).chain(ben).collect()
}

#[test]
fn two_sides_with_all_that_belongs_to_them() {
    rules![
        "RB2-1.1", "RB2-2.1", "RB2-2.2", "RB2-2.6", "RB2-2.7", "RB2-2.8", "RB2-2.9", "RB2-2.12", "RB2-2.13",
        "RB2-2.15", "RB2-8.1"
    ];
    let mut fray = almost();
    fray.cast(BEN, pick("gabriela"), &launch(&[5, 2]));
    let view = fray.view();
    assert_eq!(view.sides.iter().map(|side| side.faction).collect::<Vec<_>>(), ["deep-lords", "marea"]);
    for side in &view.sides {
        assert_eq!((side.points, side.track, side.deckhands, side.bosuns), (0, 0, 12, 6));
        assert_eq!((side.deck, side.gun, side.bosun, side.discard.len()), (27, 1, 1, 0));
        assert_eq!(side.crew.iter().map(|crew| crew.deckhands).sum::<u8>(), 12);
        assert_eq!(side.crew.iter().map(|crew| crew.bosuns).sum::<u8>(), 0);
        assert_eq!(view.heroes.iter().filter(|hero| hero.side == side.side).count(), 3);
    }
    for hero in &view.heroes {
        assert_eq!((hero.state, hero.coins, hero.damage, hero.cell), (Standing::Ashore, 0, 0, None));
        assert!(hero.statuses.is_empty() && !hero.acted);
    }
    assert_eq!(
        fray.hero("kiria").skills,
        [("swordfish-harpoon", 1), ("liquid-fire", 0), ("carls-shell", 1)],
        "what costs nothing lies on the board"
    );
    assert_eq!((view.kraken, view.dragon.beast), (Beast::Away, Beast::Away));
    assert_eq!(fray.hand(ANN), ["D02", "D02", "D03"]);
    assert_eq!((fray.hand(BEN).len(), view.round, fray.who()), (3, 1, ANN));
}

#[test]
fn the_printed_field_is_a_gallant_between_two_windcutters() {
    rules!["RB2-2.10", "RB2-2.11"];
    let fray = met(&Options::default());
    let view = fray.view();
    assert_eq!((view.layout, view.pieces.len(), view.missing.len()), (Some("gw"), 10, 0));
    let chart = &Pack::base().layouts[usize::from(Pack::base().layout("gw").unwrap())];
    let classes = &Pack::base().classes;
    let fleet: Vec<_> =
        chart.ships.iter().map(|ship| (classes[usize::from(ship.class)].id.as_str(), ship.side)).collect();
    assert_eq!(fleet, [("gallant", Some(0)), ("windcutter", Some(1)), ("windcutter", Some(1))]);
    assert_eq!((chart.planks.len(), chart.spawns[0].len() + chart.spawns[1].len()), (3, 7));
    for (side, guards) in [
        (A, [("I6", "main-mast"), ("G4", "rigging"), ("G8", "helm")]),
        (B, [("M6", "captains-chest"), ("C4", "rigging"), ("C8", "helm")]),
    ] {
        for (cell, piece) in guards {
            assert_eq!((fray.crew(side, cell), fray.piece(cell).piece), ((4, 0), piece));
            assert_eq!(fray.piece(cell).side, Some(side));
        }
    }
}

#[test]
fn the_higher_die_begins_and_ties_are_rolled_again() {
    rules!["RB2-2.14", "RB2-2.15", "RB2-2.17"];
    for (dice, first, seat) in [(&[2, 5][..], B, BEN), (&[4, 4, 3, 3, 6, 1][..], A, ANN)] {
        let mut fray = almost();
        fray.cast(BEN, pick("gabriela"), &launch(dice)).pass();
        assert_eq!((fray.view().first, fray.view().active, fray.who()), (first, first, seat));
        assert_eq!(fray.times(|event| matches!(event, Event::RolledOff { .. })), dice.len() / 2);
    }
}

#[test]
fn a_side_takes_three_different_heroes_of_its_own() {
    rules!["RB2-2.2", "RB2-2.4"];
    let mut fray = met(&Options::default());
    fray.refuse(ANN, pick("viana"), "RB2-2.2").refuse(BEN, pick("viana"), "RB2-15.2");
    fray.play(ANN, pick("kiria")).refuse(ANN, pick("kiria"), "RB2-2.2");
    fray.play(ANN, pick("snapper")).play(ANN, pick("waldorf")).refuse(BEN, pick("kiria"), "RB2-2.2");
    assert_eq!(fray.who(), BEN, "three are enough");
}

#[test]
fn both_sides_may_take_the_same_hero() {
    rules!["RB2-2.4", "RB2-2.16"];
    let mut fray = met(&Options { allies: Allies::Any, ..Options::default() });
    for (seat, last) in [(ANN, false), (BEN, true)] {
        fray.play(seat, pick("kiria")).play(seat, pick("viana"));
        let chance = if last { launch(&[5, 2]) } else { Vec::new() };
        fray.cast(seat, pick("snapper"), &chance);
    }
    let sides: Vec<_> = fray.view().heroes.iter().map(|hero| (hero.hero, hero.side)).collect();
    assert_eq!(sides.iter().filter(|hero| hero.0 == "kiria").count(), 2);
    assert_eq!(fray.hero("kiria@A").side, A, "whom a hero fights for is seen");
    assert_eq!(fray.hero("kiria@B").side, B);
    let mut mirror = Fray::setup(&Options { factions: Flags::Mirror, ..Options::default() }, 2);
    mirror.play(ANN, Move::Wish(0)).play(BEN, Move::Wish(0));
    for id in ["kiria", "snapper", "waldorf"] {
        mirror.play(ANN, pick(id));
    }
    mirror.play(BEN, pick("kiria"));
    assert_eq!(mirror.view().layout, Some("gg"));
}

#[test]
fn heroes_are_taken_in_secret_or_in_turns() {
    rules!["RB2-2.5"];
    let mut fray = met(&Options::default());
    fray.play(ANN, pick("kiria"));
    assert_eq!(fray.game.view(Viewer::Seat(BEN)).drafted[0], None);
    assert_eq!(fray.game.view(Viewer::Seat(ANN)).drafted[0], Some(vec!["kiria"]));
    assert!(!fray.heard(|event| matches!(event, Event::HeroChosen { .. })));
    let mut fray = almost();
    fray.cast(BEN, pick("gabriela"), &launch(&[5, 2]));
    assert_eq!(fray.times(|event| matches!(event, Event::HeroChosen { .. })), 6, "shown together");
    let mut fray = Fray::setup(&Options { heroes: Choosing::Alternate, ..Options::default() }, 2);
    fray.play(ANN, Move::Wish(0)).cast(BEN, Move::Wish(1), &[5, 2]);
    assert_eq!(fray.who(), BEN, "whoever lost the roll begins");
    fray.play(BEN, pick("viana"));
    assert_eq!(
        (fray.who(), fray.game.view(Viewer::Seat(ANN)).drafted[1].clone()),
        (ANN, Some(vec!["viana"]))
    );
    fray.play(ANN, pick("kiria"));
    assert_eq!(fray.who(), BEN);
}

/// The printed heroes and three mercenaries.
fn with_mercenaries() -> Options {
    let mut files = Pack::printed_files();
    let head = files.need("pack.toml").unwrap().replace("\"base\"", "\"hired-hands\"");
    files.put("pack.toml", head);
    let mut heroes = files.need("heroes.toml").unwrap().to_owned();
    for id in ["hand-one", "hand-two", "hand-three"] {
        let name = format!("{{ en = \"{id}\", ru = \"{id}\", it = \"{id}\" }}");
        let hand = format!(
            "\n[[hero]]\nid = \"{id}\"\nfaction = \"mercenary\"\nrole = \"brute\"\nhp = 8\nname = {name}\n\
             title = {name}\ntale = {name}\n[[hero.skill]]\nid = \"{id}-blow\"\nkind = \"base\"\nup = 4\nname = {name}\n\
             levels = [{{ attack = {{ dice = 3, hit = 4, range = 1 }} }}, {{ attack = {{ dice = 4, hit = 4, range = 1 }} }}]\n"
        );
        heroes.push_str(&hand);
    }
    files.put("heroes.toml", heroes);
    Options { pack: Pack::packs().bring(files).expect("a sound pack"), ..Options::default() }
}

#[test]
fn all_three_may_be_mercenaries() {
    rules!["RB2-2.3", "RB2-2.2"];
    let options = with_mercenaries();
    let hired = options.pack.get().heroes.len() as u8 - 3;
    let mut fray = met(&options);
    for hero in hired..hired + 3 {
        fray.play(ANN, Move::Pick(hero));
    }
    for hero in hired..hired + 2 {
        fray.play(BEN, Move::Pick(hero));
    }
    fray.cast(BEN, Move::Pick(hired + 2), &launch(&[5, 2]));
    let view = fray.view();
    assert_eq!((view.sides[0].faction, view.sides[1].faction), ("deep-lords", "marea"));
    assert_eq!(fray.hand(ANN), ["D02", "D02", "D03"], "still the deck of its faction");
    assert_eq!(fray.crew(A, "I6"), (4, 0));
    assert!(view.heroes.iter().all(|hero| hero.hero.starts_with("hand-")));
}
