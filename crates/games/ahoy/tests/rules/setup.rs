//! Section 3 of the rulebook: how the sea and the factions are laid out.

use crate::port::*;
use freeport_ahoy::*;
use freeport_kernel::{Chance, Game, Table, Viewer};
use freeport_testkit::rules;

/// The cards put away in the order of the suits: fish, skull, swords, parrot, palm, compass.
const AWAY: [u32; 6] = [30, 10, 15, 5, 20, 25];
/// The tile put away.
const LOST: u32 = 12;

/// The chance of a setup in which T07 and T10 are turned up first, as on map M1, and M01, M06 and M11 are on offer.
/// Smuggler 1's left marker is the Squadron's, Smuggler 2's left marker is the Union's.
fn dealt(players: u8, lost: u32, away: [u32; 6]) -> Vec<u32> {
    let mut chance = vec![lost];
    if players < 4 {
        chance.extend(away);
    }
    chance.extend([1, 6, 11]);
    chance.extend([6, 2, 3, 3, 1]);
    if players > 2 {
        chance.extend([4, 4, 6, 1, 1]);
    }
    chance.extend([5, 1, 2, 2]);
    if players > 3 {
        chance.extend([3, 3, 3, 6, 2]);
    }
    chance.extend([1, 12, 7, 10]);
    chance
}

fn opening(players: u8) -> Port {
    Port::setup_with(players, &dealt(players, LOST, AWAY))
}

/// The printed setup, played through by every seat: map M1, the Squadron on the palm island, the Smugglers at sea.
fn afloat(players: u8) -> Port {
    let mut port = opening(players);
    port.play(SQ, Move::Layout(Layout::A)).play(SQ, Move::Begin(at(3, 2)));
    if players > 2 {
        port.play(S1, Move::Begin(at(2, 1)));
    }
    if players > 3 {
        port.play(S2, Move::Begin(at(1, 1)));
    }
    port
}

fn viewers(players: u8) -> impl Iterator<Item = Viewer> {
    freeport_kernel::Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn spaces(region: &RegionView) -> impl Iterator<Item = At> + use<> {
    let At { x, y } = region.at;
    [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().map(move |(dx, dy)| at(x + dx, y + dy))
}

#[test]
fn the_squadron_lays_the_first_two_regions_in_one_of_two_ways() {
    rules!["AH-3.4", "AH-3.5", "AH-3.6"];
    let layouts = [
        (Layout::A, at(2, 1), [2, 0], [at(0, 0), at(3, 2)]),
        (Layout::B, at(2, -1), [1, 3], [at(0, 1), at(3, -1)]),
    ];
    for (layout, second, turns, islands) in layouts {
        let mut port = opening(3);
        assert_eq!(port.decider(), Some(SQ));
        assert_eq!(port.moves(), [Layout::A, Layout::B].map(Move::Layout));
        port.refuse(SQ, Move::Begin(at(0, 0)), "AH-3.4").play(SQ, Move::Layout(layout));
        let regions = port.view().regions;
        assert_eq!(regions.iter().map(|region| region.tile).collect::<Vec<_>>(), [7, 10]);
        assert_eq!(regions.iter().map(|region| region.at).collect::<Vec<_>>(), [at(0, 0), second]);
        assert_eq!(regions.iter().map(|region| region.turn).collect::<Vec<_>>(), turns);
        assert_eq!(regions.iter().map(|region| region.island).collect::<Vec<_>>(), islands);
        assert!(regions.iter().all(|region| region.wealth == 1));
        let joins = |one: At| spaces(&regions[1]).filter(move |other| one.touches(*other)).count();
        assert_eq!(spaces(&regions[0]).map(joins).sum::<usize>(), 1);
        let all: Vec<At> = regions.iter().flat_map(spaces).collect();
        let (top, bottom) = (all.iter().map(|at| at.y).min(), all.iter().map(|at| at.y).max());
        let rows = islands.map(|island| Some(island.y));
        assert!(rows == [top, bottom] || rows == [bottom, top], "the islands lie in opposite corners");
        assert_eq!((islands[0].x, islands[1].x), (0, 3));
    }
}

#[test]
fn one_tile_of_the_twelve_is_put_away_and_nobody_learns_which() {
    rules!["AH-3.3"];
    let (port, other) = (opening(4), Port::setup_with(4, &dealt(4, 11, AWAY)));
    assert_ne!(port.game, other.game);
    for viewer in viewers(4) {
        assert_eq!(port.game.view(viewer), other.game.view(viewer));
    }
    let mut port = afloat(3);
    assert_eq!(port.view().regions.len() + usize::from(port.view().tiles_left), 11);
    port.play(SQ, place(1, Action::Sail));
    let fault = port.fault(SQ, EAST, &[LOST]);
    assert!(fault.ends_with("a region tile, one of 1 2 3 4 5 6 8 9 11"), "{fault}");
    port.cast(SQ, EAST, &[11]);
    assert_eq!(port.view().tiles_left, 8);
}

#[test]
fn with_two_or_three_players_one_unseen_card_of_each_suit_stays_in_the_box() {
    rules!["AH-3.7", "AH-3.8"];
    for players in [2, 3] {
        let port = opening(players);
        assert_eq!(port.view().market, ["M01", "M06", "M11"].map(|id| Some(card(id))));
        assert_eq!(port.view().market_left, 24 - 3);
        let other = Port::setup_with(players, &dealt(players, LOST, [29, 9, 14, 4, 19, 24]));
        for viewer in viewers(players) {
            assert_eq!(port.game.view(viewer), other.game.view(viewer));
        }
        assert!(
            setup_fault(players, &dealt(players, LOST, [30, 29, 15, 5, 20, 25]))
                .contains("one of 6 7 8 9 10")
        );
        assert!(
            setup_fault(players, &dealt(players, LOST, [30, 6, 15, 5, 20, 25])).contains("6 does not fit")
        );
    }
    let port = opening(4);
    assert_eq!(port.view().market, ["M01", "M06", "M11"].map(|id| Some(card(id))));
    assert_eq!(port.view().market_left, 30 - 3);
}

/// Why a setup cannot go on with these outcomes of chance.
fn setup_fault(players: u8, chance: &[u32]) -> String {
    let mut table = Table::new(Chance::strict(chance));
    Ahoy::setup(&Options::default(), players, &mut table).expect("a game");
    table.settle().expect("chance that does not fit").to_string()
}

#[test]
fn everybody_starts_with_the_dice_as_rolled_one_gold_and_no_fame() {
    rules!["AH-3.9", "AH-3.10", "AH-3.11"];
    for players in 2..=4 {
        let port = opening(players);
        let rolled = [
            (SQ, vec![1, 2, 3, 3, 6]),
            (S1, vec![1, 4, 4, 6]),
            (UN, vec![1, 2, 2, 5]),
            (S2, vec![3, 3, 3, 6]),
        ];
        for (faction, dice) in
            rolled.into_iter().filter(|(faction, _)| port.game.factions().contains(faction))
        {
            assert_eq!(port.supply(faction), dice);
            assert_eq!((port.gold(faction), port.fame(faction)), (1, 0));
            assert!(port.own(faction).slots.iter().all(|slot| slot.die == 0 && !slot.damaged));
        }
        assert_eq!(port.view().bank, 20 - players);
    }
}

#[test]
fn start_places_are_chosen_in_seat_order_and_everybody_sees_the_earlier_ones() {
    rules!["AH-3.12", "AH-3.14", "AH-3.15", "AH-3.19", "AH-3.22"];
    let mut port = opening(4);
    port.refuse(S1, Move::Begin(at(1, 0)), "AH-3.12").play(SQ, Move::Layout(Layout::A));
    assert_eq!((port.decider(), port.asked()), (Some(SQ), "ask-start-island"));
    assert_eq!(port.moves(), [at(0, 0), at(3, 2)].map(Move::Begin));
    port.refuse(SQ, Move::Begin(at(3, 1)), "AH-3.14").refuse(S1, Move::Begin(at(3, 1)), "AH-3.12");
    port.play(SQ, Move::Begin(at(3, 2)));
    assert_eq!((port.flagship(SQ), port.patrols(3, 2)), (at(3, 2), 1));

    assert_eq!((port.decider(), port.asked()), (Some(S1), "ask-start-space"));
    assert_eq!(port.moves().len(), 6);
    port.refuse(S1, Move::Begin(at(0, 0)), "AH-3.15").refuse(S1, Move::Begin(at(3, 2)), "AH-3.15");
    port.refuse(S1, Move::Begin(at(5, 5)), "AH-3.15").refuse(S2, Move::Begin(at(1, 1)), "AH-3.12");
    port.play(S1, Move::Begin(at(2, 1)));
    assert_eq!(port.flagship(S1), at(2, 1));
    assert_eq!((port.damage(S1), port.gold(S1)), (0, 1), "wreckage and treasure do nothing at the start");

    assert_eq!((port.flagship(UN), port.comrades(0, 0)), (at(0, 0), 2));
    assert_eq!(port.comrades(3, 2), 0);
    assert_eq!(port.decider(), Some(S2));
    port.play(S2, Move::Begin(at(1, 1)));
    assert_eq!(port.flagship(S2), at(1, 1), "a current carries nobody at the start");

    assert_eq!((port.decider(), port.asked()), (Some(SQ), "ask-turn"));
    assert_eq!((port.view().first, port.view().round), (SQ, 1));
}

#[test]
fn the_union_takes_whichever_island_the_squadron_leaves() {
    rules!["AH-3.14", "AH-3.19"];
    let mut port = opening(2);
    port.play(SQ, Move::Layout(Layout::B)).play(SQ, Move::Begin(at(0, 1)));
    assert_eq!((port.flagship(SQ), port.patrols(0, 1)), (at(0, 1), 1));
    assert_eq!((port.flagship(UN), port.comrades(3, -1), port.comrades(0, 1)), (at(3, -1), 2, 0));
}

#[test]
fn the_squadron_and_the_union_begin_a_game_for_two() {
    rules!["AH-3.2", "AH-3.13", "AH-3.18", "AH-3.21"];
    let port = afloat(2);
    let boards: Vec<(Faction, usize)> =
        port.view().boards.iter().map(|own| (own.faction, own.slots.len())).collect();
    assert_eq!(boards, [(SQ, 12), (UN, 11)]);
    let squadron = port.own(SQ).squadron.expect("the Squadron");
    assert_eq!((squadron.patrols + port.patrols(3, 2), squadron.strongholds), (10, 3));
    assert_eq!(port.view().first, SQ);
    let union = port.union();
    assert_eq!((union.supply, union.ready, port.comrades(0, 0)), (12, 6, 2));
    assert_eq!(port.game.whereabouts(Figure::Cutter), None);
    assert_eq!(port.game.whereabouts(Figure::Gunship), None);
    assert_eq!(port.view().figures.len(), 3, "two flagships and a patrol");
}

#[test]
fn a_game_for_three_begins_as_printed() {
    rules!["AH-E17", "AH-3.2"];
    let port = afloat(3);
    let view = port.view();
    assert_eq!((view.market.iter().flatten().count(), view.market_left), (3, 21));
    assert_eq!((view.regions.len(), view.tiles_left), (2, 9));
    assert!(view.regions.iter().all(|region| region.wealth == 1));
    assert_eq!([SQ, S1, UN].map(|faction| port.supply(faction).len()), [5, 4, 4]);
    assert_eq!(([SQ, S1, UN].map(|faction| port.gold(faction)), view.bank), ([1, 1, 1], 17));
    assert_eq!(port.own(SQ).squadron, Some(SquadronView { patrols: 9, strongholds: 3 }));
    let union = port.union();
    assert_eq!((union.supply, union.ready, port.comrades(0, 0)), (12, 6, 2));
    assert_eq!((union.hand_size, union.deck), (2, 10));
    let boards: Vec<(Faction, usize)> =
        view.boards.iter().map(|own| (own.faction, own.slots.len())).collect();
    assert_eq!(boards, [(SQ, 12), (S1, 8), (UN, 11)]);
}

#[test]
fn each_smuggler_alone_knows_which_pledge_marker_is_which() {
    rules!["AH-3.16", "AH-3.17"];
    let port = afloat(4);
    let markers = |viewer, owner: Faction| {
        let boards = port.game.view(viewer).boards.into_iter();
        boards.filter(|own| own.faction == owner).find_map(|own| own.smuggler).expect("a Smuggler").markers
    };
    for viewer in viewers(4) {
        let own = |owner: Faction| viewer == Viewer::Seat(owner.seat(4));
        assert_eq!(markers(viewer, S1), own(S1).then_some([SQ, UN]));
        assert_eq!(markers(viewer, S2), own(S2).then_some([UN, SQ]));
    }
    for owner in [S1, S2] {
        let smuggler = port.smuggler(owner);
        assert_eq!((smuggler.white, smuggler.black), ((2, 2), (2, 2)));
        assert!(smuggler.cargo.is_empty() && smuggler.pledged.iter().all(Vec::is_empty));
    }
}

#[test]
fn the_union_draws_two_of_its_twelve_plans_unseen() {
    rules!["AH-3.20"];
    let port = afloat(3);
    let hand =
        |faction| port.seen_by(faction).boards.into_iter().find_map(|own| own.union).expect("the Union").hand;
    assert_eq!(hand(UN), Some(vec![PlanKind::Enlist, PlanKind::Gunship]));
    assert_eq!((hand(SQ), hand(S1)), (None, None));
    let mut chance = dealt(3, LOST, AWAY);
    let first = chance.len() - 4;
    for plan in 1..12 {
        chance[first..first + 2].copy_from_slice(&[plan, plan + 1]);
        assert_eq!(Port::setup_with(3, &chance).union().hand.map(|hand| hand.len()), Some(2));
    }
    chance[first..first + 2].copy_from_slice(&[13, 1]);
    assert!(setup_fault(3, &chance).contains("a plan card, one of 1 2 3 4 5 6 7 8 9 10 11 12"));
}

#[test]
fn the_general_supply_lends_twenty_gold_eleven_wealth_dice_and_two_battle_dice() {
    rules!["AH-3.1"];
    let scene = m1(3).gold(SQ, 10).gold(UN, 9).gold(S1, 1).flagship(S1, (3, 1));
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.plays(S1, &[place(1, Action::Sail), WEST, Move::Slot(board(Action::Sail)), Move::Pass]);
    assert_eq!((port.gold(S1), port.view().bank), (1, 0), "the supply has no gold left to give");

    let column = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].into_iter();
    let scene = column.zip(0..).fold(Scene::new(3), |scene, (tile, row)| scene.tile(tile, (0, 2 * row), 0));
    let mut port = Port::of(scene.stack(&[11]).flagship(S1, (0, 18)).turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).cast(S1, WEST, &[11]);
    port.play(S1, Move::Lay(Lay { at: at(-2, 18), turn: 2 }));
    assert_eq!(port.view().regions.iter().filter(|region| region.wealth == 1).count(), 11);
    port.play(S1, place(1, Action::Sail)).refuse(S1, NORTH, "AH-8.4");

    let scene = m1(3).flagship(S1, (3, 1)).flagship(UN, (1, 1)).placed(S1, board(Action::Cannons), 1);
    let mut port = Port::of(scene.patrols((3, 2), 1).turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).cast(S1, SOUTH, &[6, 1]);
}

/// Twenty-five tokens are in the box, and more are used when they are needed.
#[test]
fn damage_tokens_do_not_run_out_after_the_twenty_fifth() {
    rules!["AH-3.1", "AH-11.15"];
    use Action::*;
    let squadron = [Sail, Sail, Sail, Sail, Tailwind, Tailwind, Order, Cannons5, Cannons6, Bombard, Deploy];
    let union = [Sail, Sail, Sail, Sail, Tailwind, Tailwind, Assemble, Cannons, Inspire, Rally];
    let mut scene = m1(3).flagship(S1, (3, 1));
    for (owner, slots) in [(SQ, squadron.as_slice()), (UN, &union), (S1, &[Sail, Sail, Sail, Tailwind])] {
        scene = slots.iter().fold(scene, |scene, action| scene.damaged(owner, board(*action)));
    }
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    assert_eq!([SQ, UN, S1].map(|faction| port.damage(faction)).iter().sum::<usize>(), 25);
    port.plays(S1, &[place(1, FullSail), WEST, Move::Slot(board(Cannons))]);
    assert_eq!(port.damage_in(S1, board(Cannons)), 1);
}
