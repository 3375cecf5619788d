//! Sections 28 and 29 of the rulebook: random heroes, unusual allies, other fields; what is open and what is hidden.

use crate::fray::*;
use freeport_kernel::{Chance, Game, Seat, Table, Viewer};
use freeport_rumbones::second::*;
use freeport_testkit::rules;

/// The roll for the first player, and three cards for each of two players.
const START: [u32; 8] = [6, 1, 1, 2, 3, 1, 2, 3];

fn heroes_of(fray: &Fray, side: Side) -> Vec<&'static str> {
    fray.view().heroes.iter().filter(|hero| hero.side == side).map(|hero| hero.hero).collect()
}

#[test]
fn heroes_by_chance() {
    rules!["RB2-28.1", "RB2-28.10"];
    let options = Options { heroes: Choosing::Random, ..Options::default() };
    let mut fray = Fray::setup(&options, 2);
    fray.play(ANN, Move::Wish(0)).cast(BEN, Move::Wish(1), &[&[1, 3, 5, 6, 7, 10], &START[..]].concat());
    assert_eq!(heroes_of(&fray, A), ["carcharias", "kiria", "waldorf"]);
    assert_eq!(heroes_of(&fray, B), ["viana", "santiago", "el-latigo"]);
    let mut fray = Fray::setup(&options, 4);
    fray.play(ANN, Move::Wish(0)).cast(BEN, Move::Wish(1), &[1, 2, 3, 4, 6, 7, 8, 9]);
    assert_eq!((heroes_of(&fray, A).len(), heroes_of(&fray, B).len()), (4, 4), "as many as a side has");
    assert_eq!(fray.asked(), "ask-entrust");
}

#[test]
fn mercenaries_are_dealt_only_where_there_are_some() {
    rules!["RB2-28.2"];
    let options = Options { heroes: Choosing::Random2, ..Options::default() };
    let game = Rumbones2::setup(&options, 2, &mut Table::new(Chance::strict(&[])));
    assert!(game.is_err_and(|error| error.to_string().contains("mercenaries")), "the box has none");
}

#[test]
fn unusual_allies() {
    rules!["RB2-28.3", "RB2-28.10"];
    let options = Options { allies: Allies::Any, ..Options::default() };
    let mut fray = Fray::setup(&options, 2);
    fray.play(ANN, Move::Wish(0)).play(BEN, Move::Wish(1)).play(ANN, Move::Pick(5)).play(ANN, Move::Pick(0));
    fray.play(ANN, Move::Pick(9)).play(BEN, Move::Pick(0)).play(BEN, Move::Pick(1));
    fray.cast(BEN, Move::Pick(2), &START);
    assert_eq!(heroes_of(&fray, A), ["carcharias", "viana", "el-latigo"]);
    assert_eq!((fray.side(A).faction, fray.side(B).faction), ("deep-lords", "marea"));
    assert_eq!(fray.hand(ANN), ["D01", "D02", "D02"], "the deck stays that of the side");
    let options = Options { heroes: Choosing::Random, ..options };
    let mut fray = Fray::setup(&options, 2);
    fray.play(ANN, Move::Wish(0)).cast(BEN, Move::Wish(1), &[&[1, 6, 7, 1, 6, 8], &START[..]].concat());
    assert_eq!(heroes_of(&fray, A), ["carcharias", "viana", "santiago"]);
    assert_eq!(heroes_of(&fray, B), ["carcharias", "viana", "gabriela"], "both draw from all");
}

/// The kinds of equipment on which crew of a side stands, four on each.
fn guarded(fray: &Fray, side: Side) -> Vec<&'static str> {
    let view = fray.view();
    let crew = &view.sides[usize::from(side.0)].crew;
    assert!(crew.iter().all(|crew| crew.deckhands == 4 && crew.bosuns == 0));
    let on = |cell| view.pieces.iter().find(|piece| piece.cell == cell && piece.side == Some(side));
    let mut kinds: Vec<_> = crew.iter().map(|crew| on(crew.cell).expect("equipment").piece).collect();
    kinds.sort_unstable();
    kinds
}

#[test]
fn ships_of_every_class() {
    rules!["RB2-28.4", "RB2-28.5", "RB2-28.8", "RB2-28.7"];
    let gallant = ["helm", "main-mast", "rigging"];
    let windcutter = ["captains-chest", "helm", "rigging"];
    let junk = ["armory", "powder-store", "rigging"];
    let fleets = [
        (Fleet::Gw, "gw", gallant, windcutter),
        (Fleet::Gj, "gj", gallant, junk),
        (Fleet::Dj, "dj", windcutter, junk),
        (Fleet::Gg, "gg", gallant, gallant),
        (Fleet::Jj, "jj", junk, junk),
        (Fleet::Dd, "dd", windcutter, windcutter),
    ];
    for (layout, id, first, second) in fleets {
        let mut fray = Fray::setup(&Options { layout, ..Options::default() }, 2);
        let dice: &[u32] = if layout == Fleet::Dd { &[1] } else { &[] };
        fray.play(ANN, Move::Wish(0)).cast(BEN, Move::Wish(1), dice);
        assert_eq!(fray.view().layout, Some(id));
        assert_eq!((guarded(&fray, A), guarded(&fray, B)), (first.to_vec(), second.to_vec()), "{id}");
        let junks = fray.view().pieces.len();
        assert_eq!(junks, if layout == Fleet::Dd { 8 } else { 10 }, "no other tokens in {id}");
    }
    let mut fray = Fray::setup(&Options::default(), 2);
    fray.play(ANN, Move::Wish(1)).play(BEN, Move::Wish(0));
    assert_eq!(
        (fray.view().layout, fray.view().seats[0].side),
        (Some("gw"), B),
        "the Marea has the Windcutters"
    );
}

#[test]
fn mirror_games() {
    rules!["RB2-28.9", "RB2-28.8", "RB2-28.6"];
    let options = Options { factions: Flags::Mirror, ..Options::default() };
    let mut fray = Fray::setup(&options, 2);
    fray.play(ANN, Move::Wish(0)).play(BEN, Move::Wish(0));
    assert_eq!(fray.view().layout, Some("gg"));
    assert_eq!((fray.side(A).deck, fray.side(B).deck), (30, 30), "each has a deck of its own");
    assert_eq!((fray.side(A).deckhands, fray.side(B).deckhands), (12, 12));
    fray.play(ANN, Move::Pick(0)).play(ANN, Move::Pick(1)).play(ANN, Move::Pick(2));
    fray.play(BEN, Move::Pick(0)).play(BEN, Move::Pick(1)).cast(BEN, Move::Pick(2), &START);
    assert_eq!(heroes_of(&fray, A), heroes_of(&fray, B));
    assert_eq!([ANN, BEN].map(|seat| fray.game.role(seat)), ["side-a", "side-b"], "factions tell nothing");
    let chosen = fray.until("ask-activate").who();
    let hero = fray.moves().into_iter().find_map(|mv| match mv {
        Move::Activate(Activation::Hero(hero)) => Some(hero),
        _ => None,
    });
    let hero = hero.expect("a hero to activate");
    let side = fray.view().heroes[usize::from(hero)].side;
    fray.play(chosen, Move::Activate(Activation::Hero(hero)));
    let activated = |event: &Event| matches!(event, Event::Activated { hero } if hero.side == side);
    assert!(fray.heard(activated), "whose hero it is, is told where both have it");
    for (die, side) in [(3, A), (4, B)] {
        let mut fray = Fray::setup(&options, 2);
        fray.play(ANN, Move::Wish(1)).cast(BEN, Move::Wish(1), &[die]);
        assert_eq!((fray.view().layout, fray.view().seats[0].side), (Some("dd"), side));
    }
    let mut fray = Fray::setup(&Options::default(), 2);
    fray.play(ANN, Move::Wish(1)).cast(BEN, Move::Wish(1), &[2]);
    assert_eq!((fray.side(A).faction, fray.view().seats[0].side), ("deep-lords", A), "else chance decides");
}

#[test]
fn what_everybody_sees_and_what_nobody_sees() {
    rules!["RB2-29.1", "RB2-29.2"];
    let scene =
        Scene::duel().guards().hero(A, "kiria", "F5").coins("kiria", 2).damage("kiria", 1).acted("kiria");
    let scene = scene.hero(B, "viana", "N9").status("viana", "slowed").level("viana", 1, 1).track(A, 3);
    let scene = scene.points(B, 2).hand(0, &["D05", "D12"]).hand(1, &["M07"]).ashore(A, "snapper");
    let fray = Fray::of(scene.state("snapper", Standing::Waits).deck(B, &["M02", "M09"]));
    let open = fray.view();
    let views =
        [Viewer::Seat(ANN), Viewer::Seat(BEN), Viewer::Spectator].map(|viewer| fray.game.view(viewer));
    for view in &views {
        assert_eq!((&view.heroes, &view.sides, &view.pieces), (&open.heroes, &open.sides, &open.pieces));
        assert_eq!(
            (view.first, view.phase, view.round, view.kraken),
            (open.first, open.phase, 1, open.kraken)
        );
        assert_eq!((view.seats[0].hand_size, view.seats[1].hand_size), (2, 1));
        assert_eq!((view.sides[0].deck, view.sides[1].deck, view.sides[1].discard.len()), (28, 2, 27));
        assert_eq!((view.sides[0].deckhands, view.sides[0].bosuns), (12, 6));
    }
    let hands = views.map(|view| view.seats.into_iter().map(|seat| seat.hand).collect::<Vec<_>>());
    assert_eq!(hands[0], [Some(vec!["D05", "D12"]), None]);
    assert_eq!(hands[1], [None, Some(vec!["M07"])]);
    assert_eq!(hands[2], [None, None]);
}

#[test]
fn heroes_are_chosen_in_secret() {
    rules!["RB2-29.3"];
    let mut fray = Fray::setup(&Options::default(), 2);
    fray.play(ANN, Move::Wish(0)).play(BEN, Move::Wish(1));
    for hero in [0, 2, 3] {
        fray.play(ANN, Move::Pick(hero));
    }
    let drafted = |fray: &Fray, viewer| fray.game.view(viewer).drafted;
    let own = Some(vec!["carcharias", "kiria", "snapper"]);
    assert_eq!(drafted(&fray, Viewer::Seat(ANN))[0], own);
    assert_eq!(
        (drafted(&fray, Viewer::Seat(BEN))[0].clone(), drafted(&fray, Viewer::Spectator)[0].clone()),
        (None, None)
    );
    assert!(!fray.heard(|event| matches!(event, Event::HeroChosen { .. })));
    fray.play(BEN, Move::Pick(5)).play(BEN, Move::Pick(6)).cast(BEN, Move::Pick(7), &START);
    assert_eq!(drafted(&fray, Viewer::Spectator)[0], own);
    assert_eq!(fray.game.view(Viewer::Seat(Seat(1))).heroes.len(), 6);
}
