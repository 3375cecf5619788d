//! The field, what is on it, and who knows what: sections 1 to 9, 28 and 29.

use crate::fray::*;
use freeport_kernel::{Game, Seat, Viewer};
use freeport_rumbones::Cell;
use freeport_rumbones::second::pack::{Kind, Layout, Pack};
use freeport_rumbones::second::*;
use freeport_testkit::rules;
use std::collections::BTreeSet;

fn layout(id: &str) -> &'static Layout {
    let pack = Pack::base();
    &pack.layouts[usize::from(pack.layout(id).expect("a layout"))]
}

/// A game of two that has been set up, with its first turn.
fn begun() -> Fray {
    let mut fray = Fray::setup(&Options::default(), 2);
    fray.play(ANN, Move::Wish(0)).play(BEN, Move::Wish(1)).until("ask-activate");
    fray
}

#[test]
fn the_printed_setup() {
    rules!["RB2-2.9", "RB2-2.10", "RB2-2.11", "RB2-2.12", "RB2-2.13", "RB2-2.8", "RB2-29.1", "RB2-6.2"];
    let view = begun().view();
    assert_eq!(Sheet::of(Pack::base()).points, 8, "what a battle is played for");
    assert_eq!((view.layout, view.pieces.len(), layout("gw").planks.len()), (Some("gw"), 10, 3));
    assert_eq!(layout("gw").spawns.iter().map(Vec::len).collect::<Vec<_>>(), [3, 4]);
    for (side, seat) in view.sides.iter().zip(&view.seats) {
        assert_eq!((side.points, side.track, side.deckhands, side.bosuns), (0, 0, 12, 6));
        assert_eq!((side.gun, side.bosun, side.deck + seat.hand_size), (1, 1, 30));
        assert!(side.crew.len() == 3 && side.crew.iter().all(|crew| (crew.deckhands, crew.bosuns) == (4, 0)));
    }
    assert_eq!((view.kraken, view.dragon.beast), (Beast::Away, Beast::Away));
    let kinds = |side: usize| {
        let cells: BTreeSet<Cell> = view.sides[side].crew.iter().map(|crew| crew.cell).collect();
        let kinds = view.pieces.iter().filter(|piece| cells.contains(&piece.cell)).map(|piece| piece.piece);
        kinds.collect::<BTreeSet<_>>()
    };
    assert_eq!(kinds(0), BTreeSet::from(["main-mast", "rigging", "helm"]));
    assert_eq!(kinds(1), BTreeSet::from(["captains-chest", "rigging", "helm"]));
}

#[test]
fn every_layout_stands_as_it_is_drawn() {
    rules!["RB2-3.1", "RB2-3.12", "RB2-3.13", "RB2-28.5", "RB2-28.7", "RB2-27.5", "RB2-28.4"];
    let points = |layout: &Layout, side: u8| -> u8 {
        let own = layout.equipment.iter().filter(|piece| piece.side == Some(side));
        own.map(|piece| Pack::base().equipment[usize::from(piece.kind)].vp).sum()
    };
    for (id, rails, channels, vp) in
        [("gw", 28, 14, [8, 8]), ("gj", 22, 12, [8, 8]), ("dj", 28, 20, [8, 8]), ("gg", 18, 11, [8, 8])]
    {
        let layout = layout(id);
        assert_eq!((layout.rails().count(), layout.channels().count()), (rails, channels), "{id}");
        assert_eq!([points(layout, 0), points(layout, 1)], vp, "{id}");
    }
    assert_eq!([points(layout("dd"), 0), points(layout("dd"), 1)], [6, 8]);
    let cells: Vec<String> = layout("jj").starts[0].iter().map(|cell| layout("jj").label(*cell)).collect();
    assert_eq!(cells, ["C3", "C7", "C11"]);
    assert!(layout("fa").kraken.is_empty() && layout("fa").spawns[0].len() == 6);
    assert_eq!(layout("gw").label(layout("gw").cell("A1").expect("a corner")), "A1");
}

/// The cells that can be reached on foot from a cell.
fn on_foot(layout: &Layout, from: &str) -> BTreeSet<Cell> {
    let mut found = BTreeSet::from([layout.cell(from).expect("a cell")]);
    loop {
        let next = found.iter().flat_map(|cell| layout.grid.neighbours(*cell)).copied();
        let dry = |cell: &Cell| layout.grid.ship(*cell).is_some() || layout.planks.contains(cell);
        let more: BTreeSet<Cell> = next.filter(dry).chain(found.iter().copied()).collect();
        if more == found {
            return found;
        }
        found = more;
    }
}

#[test]
fn ships_are_joined_on_foot_or_not() {
    rules!["RB2-C.22", "RB2-3.3"];
    let decks =
        |layout: &Layout| layout.grid.cells().filter(|cell| layout.grid.ship(*cell).is_some()).count();
    for (id, from, whole) in
        [("gw", "F5", true), ("gg", "F5", true), ("dd", "F5", true), ("dj", "D5", false), ("jj", "C3", false)]
    {
        let layout = layout(id);
        let reached = on_foot(layout, from).iter().filter(|cell| layout.grid.ship(**cell).is_some()).count();
        assert_eq!(reached == decks(layout), whole, "{id}");
    }
}

#[test]
fn heroes_are_as_they_are_printed() {
    rules!["RB2-4.1", "RB2-4.2", "RB2-4.3", "RB2-4.4", "RB2-5.1", "RB2-4.11"];
    let heroes = &Pack::base().heroes;
    assert_eq!(heroes.len(), 10);
    let cards = |count: usize| heroes.iter().filter(|hero| hero.skills.len() == count).count();
    assert_eq!((cards(3), cards(2)), (8, 2));
    assert!(heroes.iter().all(|hero| hero.passive.is_some() == (hero.skills.len() == 2)));
    assert!(heroes.iter().all(|hero| hero.skills[0].kind == Kind::Base && hero.skills[0].cost == 0));
    let roles: BTreeSet<_> = heroes.iter().map(|hero| (hero.faction, hero.role.id())).collect();
    assert_eq!(roles.len(), 10, "each side has one of each role");
}

#[test]
fn a_double_victory_is_ordered_by_the_first_player() {
    rules!["RB2-1.1", "RB2-1.4", "RB2-1.5", "RB2-12.1", "RB2-26.15"];
    let scene = Scene::duel().kraken("K6", 0).points(A, 7).points(B, 7).track(A, 3).track(B, 3);
    let scene = scene.hero(A, "snapper", "F5").damage("snapper", 6).hero(B, "viana", "D5").damage("viana", 6);
    for (first, seat, falls) in [(A, ANN, "viana"), (B, BEN, "snapper")] {
        let mut fray = Fray::cast_from(scene.clone().first(first), Phase::Kraken, &[6]);
        assert_eq!((fray.asked(), fray.who()), ("ask-fall-order", seat));
        let hero = fray.index(falls);
        fray.play(seat, Move::FallOrder(hero));
        assert_eq!(fray.view().outcome.expect("an end").winners().first(), Some(seat));
        assert_eq!(fray.side(first).points, 8);
    }
}

#[test]
fn a_hero_has_its_own_purse_and_its_own_turn() {
    rules!["RB2-4.7", "RB2-5.13", "RB2-4.8", "RB2-16.5", "RB2-4.5"];
    let scene =
        Scene::duel().hero(A, "snapper", "F5").damage("snapper", 3).ashore(A, "kiria").coins("kiria", 9);
    let mut fray = Fray::of(scene);
    fray.activate("snapper").refuse(ANN, improve(1), "RB2-5.8").play(ANN, END);
    let snapper = fray.hero("snapper");
    assert_eq!(
        (snapper.damage, snapper.acted, snapper.state),
        (3, true, Standing::Deployed),
        "nothing heals by itself"
    );
}

#[test]
fn a_hero_is_friendly_to_itself() {
    rules!["RB2-4.9"];
    let scene =
        Scene::duel().first(B).hero(B, "el-latigo", "D5").level("el-latigo", 2, 1).damage("el-latigo", 4);
    let mut fray = Fray::of(scene.hero(B, "viana", "D6").damage("viana", 1));
    fray.activate("el-latigo").play(BEN, ability(2)).pick(BEN, "el-latigo");
    assert_eq!(fray.hero("el-latigo").damage, 2);
}

#[test]
fn crew_comes_back_from_the_supply() {
    rules!["RB2-6.1", "RB2-6.3", "RB2-6.6", "RB2-C.1", "RB2-21.15"];
    let scene = Scene::duel().hero(A, "kiria", "F5").level("kiria", 1, 1).crew(B, "D5", 2, 1);
    let mut fray = Fray::of(scene.ashore(A, "snapper"));
    fray.activate("kiria").strike(ANN, attack(1, "D5"), &[4, 4, 4]);
    assert_eq!((fray.crew(B, "D5"), fray.side(B).deckhands, fray.side(B).bosuns), ((0, 0), 24, 6));
    assert!(!fray.heard(|event| matches!(event, Event::Afflicted { .. })), "crew gets no status");
}

#[test]
fn cards_without_a_target_stay_in_hand() {
    rules!["RB2-7.1", "RB2-7.2", "RB2-7.6", "RB2-7.11"];
    let scene = Scene::duel().hero(A, "snapper", "F5").hand(0, &["D07", "D14", "D14"]).hero(B, "viana", "N6");
    let mut fray = Fray::of(scene);
    fray.refuse(ANN, play("D07"), "RB2-7.6").play(ANN, play("D14")).play(ANN, play("D14"));
    assert_eq!((fray.side(B).track, fray.hand(ANN)), (4, vec!["D07"]), "any number of cards");
}

#[test]
fn who_has_passed_still_reacts() {
    rules!["RB2-7.10"];
    let scene =
        Scene::duel().hero(B, "de-marco", "G5").level("de-marco", 2, 2).acted("de-marco").crew_acted(B);
    let scene = scene.hero(A, "snapper", "F5").ashore(A, "kiria").first(B);
    let mut fray = Fray::of(scene);
    assert!(fray.side(B).passed);
    fray.activate("snapper").play(ANN, attack(0, "G5"));
    let mv = fray.react("de-marco", 2);
    fray.play(BEN, mv).play(BEN, step("G6"));
    assert_eq!(fray.stands("de-marco").as_deref(), Some("G6"));
}

#[test]
fn statuses_of_the_own_turn_end_with_it() {
    rules!["RB2-14.9", "RB2-14.2"];
    let scene =
        Scene::duel().hero(A, "snapper", "F5").status("snapper", "blinded").status("snapper", "muted");
    let mut fray = Fray::of(scene.ashore(A, "kiria"));
    fray.activate("snapper").play(ANN, END);
    assert!(fray.hero("snapper").statuses.is_empty());
}

#[test]
fn only_heroes_swing_and_only_figures_are_pushed() {
    rules!["RB2-17.9", "RB2-18.10", "RB2-9.1", "RB2-24.25"];
    let scene =
        Scene::duel().hero(A, "snapper", "F5").dragon(1, "E5", 0).hand(0, &["D05"]).crew(A, "F4", 1, 0);
    let mut fray = Fray::of(scene.ashore(A, "waldorf"));
    fray.refuse(ANN, play("D05"), "RB2-7.6");
}

#[test]
fn planks_come_back_when_the_round_ends() {
    rules!["RB2-25.7", "RB2-24.7", "RB2-25.9"];
    let scene =
        Scene::duel().cut("E4").dragon(0, "E8", 0).hero(A, "snapper", "F5").damage("snapper", 2).track(A, 3);
    let scene = scene.status("snapper", "slowed").coins("snapper", 4).hand(0, &["D02", "D03", "D04"]);
    let mut fray = Fray::cast_from(scene.hand(1, &["M02", "M03", "M04"]), Phase::Recovery, &[]);
    fray.play(ANN, Move::Toss(None)).play(BEN, Move::Toss(None));
    assert_eq!(fray.view().missing, [at("E8")], "the Dragon lies there");
    let snapper = fray.hero("snapper");
    assert_eq!(
        (snapper.damage, snapper.coins, snapper.statuses, fray.side(A).track),
        (2, 4, vec!["slowed"], 3)
    );
}

#[test]
fn allies_know_what_they_hold_and_others_do_not() {
    rules!["RB2-26.3", "RB2-26.8", "RB2-26.12", "RB2-29.2", "RB2-26.13"];
    let mut fray = Fray::setup(&Options::default(), 6);
    fray.play(ANN, Move::Wish(0)).play(BEN, Move::Wish(1)).until("ask-activate");
    let view = fray.view();
    let mut heroes: Vec<usize> =
        (0..6).map(|seat| view.heroes.iter().filter(|hero| hero.owner.0 == seat).count()).collect();
    heroes.sort_unstable();
    assert_eq!(heroes, [1, 1, 2, 2, 2, 2]);
    let captain = view.sides[usize::from(view.seats[0].side.0)].captain.expect("a captain");
    let sees = |seat: u8| fray.game.view(Viewer::Seat(Seat(seat))).seats[captain.index()].hand.is_some();
    assert_eq!([0, 1, 2, 3, 4, 5].map(sees), [true, false, true, false, true, false]);
    let rolls = fray.told.iter().rev().find_map(|event| match event {
        Event::RolledOff { dice } => Some(dice.len()),
        _ => None,
    });
    assert_eq!(rolls, Some(2), "one die for each side");
}

#[test]
fn allies_agree_who_gets_what_a_wreck_brings() {
    rules!["RB2-26.10", "RB2-26.19", "RB2-26.14"];
    let scene =
        Scene::battle(4, "gw").first(B).hero(B, "de-marco", "I6").ashore(B, "viana").ashore(B, "gabriela");
    let mut fray = Fray::of(scene.ashore(B, "el-latigo").piece("I6", 7));
    fray.play(Seat(1), Move::Activate(Activation::Hero(fray.index("de-marco")))).cast(
        Seat(1),
        attack(0, "I6"),
        &[3, 1, 1],
    );
    assert_eq!((fray.asked(), fray.game.turn().waiting().len()), ("ask-receiver", 2));
    fray.cast(Seat(3), Move::Receiver(Seat(3)), &[1, 2]);
    assert_eq!((fray.hand(Seat(3)).len(), fray.hand(Seat(1)).len()), (2, 0));
    assert!(fray.view().heroes.iter().all(|hero| hero.coins == 1));
}

#[test]
fn windows_open_by_what_everybody_knows() {
    rules!["RB2-12.2", "RB2-12.6", "RB2-12.8", "RB2-12.4"];
    let scene = |hand: &[&str]| {
        let scene = Scene::duel()
            .hero(A, "snapper", "F5")
            .ashore(A, "waldorf")
            .hero(B, "viana", "G5")
            .coins("viana", 2)
            .hand(1, hand);
        let mut fray = Fray::of(scene);
        fray.activate("snapper").play(ANN, attack(0, "G5"));
        (fray.asked(), fray.who())
    };
    assert_eq!(scene(&["M06"]), ("ask-attack-declared", BEN));
    assert_eq!(scene(&["M05"]), ("ask-attack-declared", BEN), "whether a card fits or not");
    let mut fray =
        Fray::of(Scene::duel().hero(A, "snapper", "F5").ashore(A, "waldorf").hero(B, "viana", "G5"));
    fray.activate("snapper").cast(ANN, attack(0, "G5"), &[1, 1, 1, 1]);
}

#[test]
fn crew_rewards_of_those_who_broke_in() {
    rules!["RB2-23.6", "RB2-21.10", "RB2-3.8", "RB2-20.4"];
    let scene =
        Scene::duel().crew(A, "C4", 1, 0).supply(A, 0, 0, "G6").hero(B, "viana", "D8").damage("viana", 6);
    let mut fray = Fray::of(scene.hero(A, "snapper", "H9").acted("snapper").crew(B, "N9", 1, 0));
    fray.crew_out(ANN).play(ANN, Move::GunFirst(false)).cast(ANN, Move::SmashAim(at("D8")), &[3, 1, 1, 1, 1]);
    assert_eq!(
        (fray.hero("viana").state, fray.hero("snapper").coins, fray.side(A).points),
        (Standing::Returns, 1, 1)
    );
}

#[test]
fn heroes_of_crews_and_cards_are_a_poor_choice_alone() {
    rules!["RB2-27.18", "RB2-27.3", "RB2-28.11"];
    let scene = Scene::free_for_all(2, 3).hero(Side(0), "carcharias", "F5").level("carcharias", 2, 1);
    let mut fray = Fray::of(scene.hero(Side(1), "el-latigo", "N4").level("el-latigo", 1, 1));
    fray.activate("carcharias").refuse(ANN, ability(2), "RB2-19.5").play(ANN, END);
    fray.activate("el-latigo").refuse(BEN, ability(1), "RB2-19.5");
    let faces = Sheet::of(Pack::base()).heroes;
    let poor: BTreeSet<_> = faces.iter().filter(|face| face.poor_alone).map(|face| face.hero).collect();
    assert_eq!(poor, BTreeSet::from(["carcharias", "el-latigo", "waldorf"]), "whom the rule names");
}
