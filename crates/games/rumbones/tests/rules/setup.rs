//! Sections 1 to 3 and 25 of the rulebook: sides, setup, board, components.

use crate::fray::*;
use freeport_kernel::{Chance, Game, Seat, Table};
use freeport_rumbones::*;
use freeport_testkit::rules;

#[test]
fn two_sides_with_all_that_belongs_to_them() {
    rules!["RB1-1.1", "RB1-2.7", "RB1-2.8", "RB1-2.9", "RB1-2.11", "RB1-25.1"];
    let fray = Fray::setup(2, Wellsport);
    for side in Side::BOTH {
        let own = fray.side(side);
        assert_eq!((own.deckhands, own.bosuns, own.deck, own.points), (12, 6, 30, 0));
        assert_eq!(own.crew.iter().map(|crew| crew.count).collect::<Vec<_>>(), [4, 4, 4]);
        assert!(own.discard.is_empty() && own.pool.is_empty() && own.tiles.len() == 5);
    }
    assert_eq!(
        (fray.crew(Wellsport, 2, 3), fray.crew(Wellsport, 2, 6), fray.crew(Bones, 8, 9)),
        ((4, 0), (4, 0), (4, 0))
    );
    assert!(fray.view().seats.iter().all(|seat| seat.hand_size == 0));
    let heroes = fray.view().heroes;
    assert!(
        heroes
            .iter()
            .all(|hero| hero.state == Standing::Reserve && hero.damage == 0 && hero.statuses.is_empty())
    );
}

#[test]
fn the_sides_take_different_factions_and_chance_decides_where_both_want_one() {
    rules!["RB1-2.1", "RB1-2.15", "RB1-2.13", "RB1-2.14"];
    for (draw, given) in [(1, Bones), (2, Wellsport)] {
        let mut table = Table::new(Chance::strict(&[]));
        let game = Rumbones::setup(&Options::default(), 2, &mut table).unwrap();
        let mut fray = Fray { game, told: Vec::new() };
        assert_eq!((fray.who(), fray.asked()), (A, "ask-wish"));
        fray.refuse(B, Move::Wish(Bones), "RB1-22.12");
        fray.play(A, Move::Wish(Bones)).cast(B, Move::Wish(Bones), &[draw, 1]);
        assert_eq!(fray.view().seats[0].side, given);
        assert_eq!(fray.view().seats[1].side, if given == Bones { Wellsport } else { Bones });
        assert_eq!(fray.view().active, Wellsport, "the first side is drawn");
        assert!(fray.heard(|event| matches!(event, Event::FirstSide { side: Wellsport })));
    }
    assert_eq!(Fray::setup(2, Bones).view().active, Bones);
}

#[test]
fn each_side_has_one_hero_of_each_role() {
    rules!["RB1-2.2", "RB1-2.3", "RB1-2.6", "RB1-4.3", "RB1-5.1"];
    for side in Side::BOTH {
        let heroes = Pack::base().heroes.iter().filter(|hero| hero.faction == Some(side));
        let roles: std::collections::BTreeSet<&str> = heroes.clone().map(|hero| hero.role.id()).collect();
        assert_eq!((heroes.clone().count(), roles.len()), (5, 5));
        assert!(heroes.clone().all(|hero| hero.actions.len() == 3));
    }
    assert_eq!(Fray::setup(2, Wellsport).hero("pale").hp, 10);
}

#[test]
fn the_board_is_two_ships_and_three_planks() {
    rules!["RB1-2.10", "RB1-3.1", "RB1-3.2", "RB1-3.3", "RB1-3.4", "RB1-3.18", "RB1-3.19", "RB1-7.1"];
    let map = &Pack::base().map;
    let count = |ground| map.cells().filter(|cell| map.ground(*cell) == ground).count();
    assert_eq!((count(Ground::Deck(0)), count(Ground::Deck(1)), count(Ground::Plank)), (40, 40, 3));
    assert!(
        map.cells().filter(|cell| map.x(*cell) == 5).all(|cell| map.ship(cell).is_none()),
        "a gap of one zone"
    );
    assert_eq!(map.planks, [at(5, 3), at(5, 6), at(5, 9)]);
    assert_eq!(map.muster[0], [at(1, 3), at(1, 6), at(1, 9)]);
    assert_eq!(map.muster[1], [at(9, 3), at(9, 6), at(9, 9)]);
    assert_eq!(map.launch[0], (2..=10).map(|y| at(4, y)).collect::<Vec<_>>());
    assert_eq!(map.launch[1], (2..=10).map(|y| at(6, y)).collect::<Vec<_>>());
    assert_eq!(map.neighbours(at(3, 3)).len(), 4);
    assert!(!map.neighbours(at(3, 3)).contains(&at(4, 4)), "diagonals never count");
}

#[test]
fn distance_counts_orthogonal_steps_over_anything() {
    rules!["RB1-3.12", "RB1-3.13", "RB1-3.14", "RB1-3.15", "RB1-3.16"];
    let map = &Pack::base().map;
    assert_eq!(map.distance(at(2, 2), at(2, 2)), 0);
    assert_eq!(map.distance(at(4, 4), at(6, 5)), 3, "the sea counts as well");
    let mut fray = Fray::of(Scene::new(2).bare().hero("bart", (4, 4)).hero("tom", (6, 5)), Phase::Heroes);
    fray.until("ask-act");
    assert!(fray.moves().contains(&attack(0, 6, 5)), "nothing blocks");
}

#[test]
fn only_the_enemy_ship_is_an_enemy() {
    rules!["RB1-1.4", "RB1-7.4", "RB1-8.4"];
    let mut fray = Fray::of(Scene::new(2).bare().hero("ivan", (2, 3)).hero("mags", (2, 4)), Phase::Heroes);
    fray.until("ask-next-hero").play(A, Move::NextHero(hero("ivan"))).pass();
    assert!(
        !fray.moves().iter().any(|mv| matches!(mv, Move::Act(Deed::Attack { .. }))),
        "own tiles, own heroes"
    );
}

#[test]
fn the_first_side_with_six_points_wins_at_once() {
    rules!["RB1-1.2", "RB1-1.3", "RB1-21.1", "RB1-21.2", "RB1-21.3", "RB1-21.5", "RB1-22.3", "RB1-7.6"];
    let scene = Scene::new(2).bare().tile(Bones, "helm", 8).tile(Bones, "cannon", 8).tile(Bones, "armory", 7);
    let mut fray = Fray::of(scene.hero("ivan", (9, 7)), Phase::Heroes);
    fray.until("ask-act").cast(A, attack(0, 9, 8), &[4, 4, 1, 1]);
    let outcome = fray.game.turn().outcome().expect("the game is over");
    assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [A]);
    assert_eq!(fray.side(Wellsport).points, 6);
    assert!(fray.moves().is_empty());
    fray.refuse(A, END, "RB1-21.2");
    assert!(!fray.heard(|event| matches!(event, Event::CoinsGained { .. })), "nothing further is resolved");
}

#[test]
fn the_seats_of_a_side_are_a_team() {
    rules!["RB1-22.1", "RB1-22.20"];
    for players in 2..=6u8 {
        let fray = Fray::setup(players, Wellsport);
        let teams = fray.game.teams();
        for seat in Seat::all(players) {
            assert_eq!(teams.of(seat), seat.0 % 2);
            assert_eq!(fray.game.role(seat), if seat.0 % 2 == 0 { "wellsport" } else { "bones" });
        }
    }
}

#[test]
fn the_common_supply_knows_no_limit_and_no_creature_is_aboard_at_first() {
    rules!["RB1-2.12", "RB1-25.3", "RB1-9.9", "RB1-1.8"];
    let fray = Fray::setup(2, Wellsport);
    assert_eq!((fray.view().kraken, fray.view().dragon), (Beast::Away, Beast::Away));
    // Ten dice in one roll, more than lie in the box.
    let scene = Scene::new(2).bare().crew(Wellsport, (4, 3), 0, 10, 0).crew(Bones, (5, 3), 0, 12, 0);
    let mut fray = Fray::of(scene, Phase::Crew);
    fray.cast(A, Move::CrewDeckhands(10), &[4; 10]);
    assert_eq!(fray.crew(Bones, 5, 3), (2, 0));
}

#[test]
fn muster_points_are_for_ever_and_never_entered_by_enemies() {
    rules!["RB1-3.6", "RB1-3.7"];
    let scene =
        Scene::new(2).bare().tile(Bones, "rigging", 8).hero("ivan", (8, 3)).crew(Wellsport, (8, 6), 1, 1, 0);
    let mut fray = Fray::of(scene.tile(Bones, "main-mast", 8), Phase::Heroes);
    fray.refuse(A, attack(0, 9, 3), "RB1-8.2").play(A, MOVE).refuse(A, step(9, 3), "RB1-18.13");
    assert_eq!(fray.crew(Wellsport, 8, 6), (1, 0));
}

#[test]
fn figures_are_heroes_deckhands_and_bosuns_and_their_state_is_seen() {
    rules!["RB1-4.1", "RB1-4.16", "RB1-10.9", "RB1-17.10", "RB1-12.10", "RB1-25.4"];
    let scene =
        Scene::new(2).bare().away("pale", Standing::Overboard).damage("pale", 4).away("pete", Standing::Toll);
    let scene = scene.crew(Wellsport, (5, 6), 1, 2, 1).pool(Wellsport, &["W10"]);
    let chance = [1, 1, 5, drawn("G02"), drawn("G03"), drawn("G05")];
    let mut fray = Fray::cast_from(scene, Phase::Kraken, &chance);
    assert_eq!(
        (fray.side(Wellsport).deckhands, fray.side(Wellsport).bosuns),
        (24, 6),
        "back to the supply, for nothing"
    );
    assert!(!fray.heard(|event| matches!(event, Event::CoinsGained { hero: "pale" | "pete", .. })));
    let states = ["pale", "pete", "mags"].map(|id| fray.hero(id).state);
    assert_eq!(states, [Standing::Overboard, Standing::Toll, Standing::Reserve]);
    assert!(fray.hero("pale").statuses.is_empty(), "the ink reaches nobody off the board");
    fray.until("ask-berth");
    let mv = fray.moves()[0];
    fray.play(A, mv);
    assert_eq!((fray.hero("pale").damage, fray.hero("pale").state), (4, Standing::Deployed));
}

/// The printed pack with a mercenary for each role.
fn with_mercenaries() -> Pack {
    let mut files = PackFiles::base();
    for role in Role::ALL.map(Role::id) {
        let action = |nth: u8| {
            format!(
                "[[hero.action]]\nid = \"hired-{role}-{nth}\"\nname = {{ en = \"a\", ru = \"b\", it = \"c\" }}\n\
                 kind = {{ attack = {{ dice = 3, hit = 4, range = 1 }} }}\n"
            )
        };
        let head = format!(
            "[[hero]]\nid = \"hired-{role}\"\nfaction = \"mercenary\"\nrole = \"{role}\"\nhp = 9\n\
             name = {{ en = \"a\", ru = \"b\", it = \"c\" }}\n"
        );
        files.heroes += &[head, action(1), action(2), action(3)].concat();
    }
    Pack::read(&files).expect("a sound pack")
}

#[test]
fn a_side_may_be_all_mercenaries_and_still_names_its_faction() {
    rules!["RB1-2.3", "RB1-2.4", "RB1-2.2"];
    let pack = with_mercenaries();
    for side in Side::BOTH {
        for role in Role::ALL {
            let hires: Vec<&Hero> =
                pack.hires(side, role).map(|card| &pack.heroes[usize::from(card)]).collect();
            assert_eq!(hires.iter().map(|hero| hero.faction).collect::<Vec<_>>(), [Some(side), None]);
            assert!(hires.iter().all(|hero| hero.role == role), "one Hero for each Role");
        }
    }
    let mut table = Table::new(Chance::strict(&[]));
    let game = Rumbones::setup(&Options::default(), 2, &mut table).unwrap();
    let fray = Fray { game, told: Vec::new() };
    assert_eq!(fray.asked(), "ask-wish", "ship, crew and deck follow from the faction, whoever is hired");
    let moved = with_mercenaries().heroes;
    assert_eq!((moved.len(), Pack::base().heroes.len()), (15, 10), "none in this box: the choice is forced");
}

#[test]
fn two_copies_of_one_hero_are_two_pieces() {
    rules!["RB1-2.5", "RB1-4.17"];
    let scene = Scene::new(2).bare().card("wraith", "ivan").hero("ivan", (4, 4)).hero("wraith", (4, 5));
    let mut fray = Fray::of(scene, Phase::Heroes);
    let both = [fray.hero("ivan"), fray.hero("wraith")];
    assert_eq!(both.each_ref().map(|piece| (piece.hero, piece.side)), [("ivan", Wellsport), ("ivan", Bones)]);
    fray.cast(A, attack(0, 4, 5), &[4, 1, 1, 1]);
    assert_eq!((fray.hero("ivan").damage, fray.hero("wraith").damage), (0, 1));
    fray.cast(B, respond("wraith", 2), &[4, 4, 1]);
    assert_eq!(
        (fray.hero("ivan").damage, fray.hero("wraith").damage),
        (2, 1),
        "the Riposte of the other one"
    );
}
