//! Setup, settings and general definitions: sections 1, 2, 3 and 29.

use crate::trek::*;
use freeport_kernel::{Game, Table};
use freeport_runebound::effects::vocabulary::Terrain;
use freeport_runebound::*;
use freeport_testkit::rules;

#[test]
fn the_world_is_laid_out() {
    rules![
        "RN-3.1", "RN-3.2", "RN-3.3", "RN-3.4", "RN-3.5", "RN-3.6", "RN-3.7", "RN-3.8", "RN-3.12", "RN-3.13"
    ];
    let view = Trek::setup(Options::default(), 3, &[]).view();
    assert_eq!(view.tokens.len(), 50);
    assert_eq!(view.reserve, [2, 2, 2, 2]);
    assert!(view.undefeated.iter().all(Option::is_none) && view.undefeated.len() == 6);
    let stalls: Vec<usize> = view.markets.iter().map(|market| market.cards.len()).collect();
    assert_eq!(stalls, [1, 1, 1, 0, 1, 1, 1, 1], "Tamalir is empty");
    assert_eq!((view.stock, view.event, view.open), (77, None, None));
    assert_eq!(view.decks.iter().map(|deck| deck.cards).collect::<Vec<_>>(), [35, 25, 16, 8]);
    let (first, others) = (view.first, view.parties.iter());
    for (seat, party) in others.enumerate() {
        assert_eq!((party.gold, party.level, party.items.len(), party.allies.len()), (3, 1, 0, 0));
        assert_eq!(party.hex.is_some(), seat == first.index(), "heroes enter on their first turns");
    }
}

#[test]
fn markets_are_dealt_along_the_track() {
    rules!["RN-3.5", "RN-30.2"];
    let chance: Vec<u32> = (1..=7).collect();
    let view = Trek::setup(Options::default(), 2, &chance).view();
    let first = |city: usize| view.markets[city].cards.first().map(|card| card.number);
    assert_eq!(
        (0..8).map(first).collect::<Vec<_>>(),
        [0, 1, 2, 9, 3, 4, 5, 6].map(|card| (card != 9).then_some(card))
    );
    let cities: Vec<&str> = view.markets.iter().map(|market| market.city).collect();
    let track =
        ["vynelvale", "riverwatch", "dawnsmoor", "tamalir", "forge", "nerekhall", "greyhaven", "frostgate"];
    assert_eq!(cities, track);
}

#[test]
fn heroes_come_by_chance_or_are_picked() {
    rules!["RN-3.9", "RN-3.10", "RN-3.11", "RN-29.1"];
    let markets: Vec<u32> = (1..=7).collect();
    let chance: Vec<u32> = markets.iter().copied().chain([2, 5, 9]).collect();
    let view = Trek::setup(Options::default(), 2, &chance).view();
    assert_eq!(view.first, BEN);
    assert_eq!(
        (view.parties[1].hero, view.parties[0].hero),
        (Some("brakka"), Some("edda")),
        "who begins draws first"
    );
    let options = Options { heroes: Choosing::Pick, start: Start::FirstSeat, ..Options::default() };
    let mut trek = Trek::setup(options, 2, &[]);
    assert_eq!((trek.who(), trek.asked(), trek.moves().len()), (ANN, "ask-pick-hero", 12));
    trek.play(ANN, Move::PickHero(3)).refuse(BEN, Move::PickHero(3), "RN-3.9");
    assert_eq!(trek.moves().len(), 11);
    trek.play(BEN, Move::PickHero(0));
    assert_eq!((trek.party(ANN).hero, trek.party(BEN).hero), (Some("ysolde"), Some("varikas")));
    assert_eq!((trek.view().acting, trek.asked()), (ANN, "ask-way"));
}

#[test]
fn the_settings() {
    rules!["RN-29.1", "RN-29.2", "RN-29.3", "RN-29.4", "RN-1.7"];
    let options = Options::default();
    assert!(
        !options.hazards
            && !options.softened
            && !options.item_limit
            && !options.ally_upkeep
            && !options.trophies
    );
    assert_eq!((options.pace, options.doom), (Pace::Normal, Doom::Alone));
    for (players, doom) in [(1, true), (2, false), (6, false)] {
        assert_eq!(Trek::setup(options, players, &[]).view().doom.is_some(), doom, "{players} players");
    }
    let mut table = Table::loose(1);
    assert!(
        Runebound::setup(&options, 7, &mut table).is_err()
            && Runebound::setup(&options, 0, &mut table).is_err()
    );
    let endless = Options { turns: 4, ..options };
    assert!(Runebound::setup(&endless, 2, &mut table).is_err());
    assert!(Trek::setup(Options { doom: Doom::On, ..options }, 2, &[]).view().finale.is_none());
}

#[test]
fn the_dice_of_the_box() {
    rules!["RN-2.2", "RN-2.4", "RN-2.12", "RN-2.13", "RN-2.14", "RN-2.16"];
    let atlas = &Pack::base().atlas;
    let faces: Vec<usize> = atlas.faces.iter().map(|face| face.iter().count()).collect();
    assert_eq!(faces, [3, 3, 3, 3, 3, 2]);
    let showing = |terrain: Terrain| atlas.faces.iter().filter(|face| face.holds(terrain)).count();
    assert_eq!([Terrain::Plains, Terrain::Road, Terrain::River].map(showing), [3, 3, 3]);
    assert_eq!([Terrain::Hills, Terrain::Forest, Terrain::Swamp, Terrain::Mountains].map(showing), [2; 4]);
    assert_eq!(atlas.tokens, [22, 16, 11, 9]);
    let mut trek = Trek::begin(Scene::of(&["varikas"]).at(ANN, "L04"));
    trek.cast(ANN, roll(5), &[1, 2, 3, 4, 6]);
    assert_eq!(trek.view().dice.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3, 3, 3, 2]);
}

#[test]
fn three_runes_win_at_once() {
    rules!["RN-1.1", "RN-1.2", "RN-1.3", "RN-1.4"];
    let scene = Scene::of(&["varikas", "mok"]).kept(ANN, "R3").kept(ANN, "R6").at(ANN, "K01").boost(
        ANN,
        Boost::Body,
        9,
    );
    let mut trek = Trek::facing(scene.boost(ANN, Boost::Spirit, 9), "R4");
    trek.win(ANN);
    let view = trek.view();
    assert_eq!(view.verdict, Some(Verdict::Runes(ANN)));
    let outcome = view.outcome.expect("an end");
    assert_eq!((outcome.place(ANN), outcome.place(BEN)), (1, 2));
    assert_eq!(trek.party(ANN).runes, 3);
    trek.refuse(BEN, rest(0), "RN-1.1");
}

#[test]
fn the_high_lord_dies() {
    rules!["RN-1.1", "RN-1.10", "RN-1.3"];
    let strong = |scene: Scene| {
        scene.boost(ANN, Boost::Body, 9).boost(ANN, Boost::Spirit, 9).boost(ANN, Boost::Mind, 9)
    };
    let mut trek = Trek::facing(strong(Scene::of(&["varikas", "mok"]).at(ANN, "K01")), "R1");
    trek.win(ANN);
    assert_eq!(trek.view().verdict, Some(Verdict::Slain(ANN)));
    let scene = strong(Scene::of(&["varikas", "mok"]).at(ANN, "K01").left_behind(0, "R1", "K01"));
    let mut trek = Trek::arrive(scene);
    trek.cast(ANN, FACE, &sums(&[20])).win(ANN);
    assert_eq!(trek.view().verdict, Some(Verdict::Slain(ANN)));
}

#[test]
fn a_game_is_stopped_after_its_last_turn() {
    rules!["RN-1.5", "RN-1.8"];
    let options = Options { turns: 5, doom: Doom::Off, ..Options::default() };
    let scene = Scene::with(options, &["varikas", "mok", "edda"]);
    let end = |scene: Scene| Trek::open(&[], |table| scene.acting(CID).turn(15).dusk(table));
    let trek = end(scene.clone().kept(BEN, "R3").boost(ANN, Boost::Body, 3));
    assert_eq!(trek.view().verdict, Some(Verdict::Stopped));
    let places = |trek: &Trek| {
        let outcome = trek.view().outcome.expect("an end");
        [ANN, BEN, CID].map(|seat| outcome.place(seat))
    };
    assert_eq!(places(&trek), [2, 1, 3], "runes before levels");
    assert_eq!(places(&end(scene.clone().gold(CID, 4))), [2, 2, 1], "gold is the last to count");
    assert_eq!(places(&end(scene.clone())), [1, 1, 1]);
    let trek = Trek::open(&[], |table| scene.acting(CID).turn(14).dusk(table));
    assert_eq!(trek.view().verdict, None);
}

#[test]
fn nobody_is_shown_with_a_hero_of_somebody_else() {
    rules!["RN-3.9", "RN-27.1"];
    let options = Options { heroes: Choosing::Pick, start: Start::FirstSeat, ..Options::default() };
    let mut trek = Trek::setup(options, 3, &[]);
    trek.play(ANN, Move::PickHero(0));
    let heroes: Vec<bool> = trek.view().parties.iter().map(|party| party.hero.is_some()).collect();
    assert_eq!(heroes, [true, false, false]);
}
