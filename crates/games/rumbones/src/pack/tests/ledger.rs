//! The pack says what the ledger's tables say. These tables were written from the ledger by hand: they are a second source.

use super::primitives::{digest, window};
use crate::core::place::{Cell, Ground, Map};
use crate::core::side::Side;
use crate::effects::vocabulary::Status;
use crate::pack::{Kind, Pack, Rage};
use freeport_testkit::rules;

/// Hero, side, role, HP; then each action: kind, coins, dice, To Hit and range, moment, primitives and numbers.
const HEROES: &str = "
pale wellsport captain 10
  quicksilver-sword attack 0: 4 4+ 1: struck P-ON-HIT P-CONDITION 6
  magnificent-bastard attack 0: 2 3+ 1: declare P-COST P-DICE 3
  jolly-roger ability 4: use P-REROLL 0 0
pete wellsport brute 12
  anchor-swing attack 0: 3 4+ 1: roll roll P-DICE 4 1 8 1
  man-overboard attack 3: 4 4+ 1: after P-AFTER P-PUSH 2
  too-mean-to-die response 4: WN-16 itself P-SURVIVE 11 P-LIMIT
bart wellsport gunner 8
  brace-of-pistols attack 0: 3 4+ 3:
  grapeshot attack 3: 6 4+ 2:
  swig-of-rum ability 1: use P-HEAL P-DICE 2 1 0
mags wellsport quartermaster 8
  payday attack 0: 4 4+ 1: after P-AFTER P-GAIN-COINS 1
  second-wind ability 3: use P-HEAL P-CONDITION 4
  wellsport-fury ability 3: use P-DICE P-TOHIT 1 1
ivan wellsport swashbuckler 9
  twin-scimitars attack 0: 4 4+ 1: struck P-ON-HIT P-CONDITION 6
  dance-of-blades attack 4: 5 3+ 1: assign P-PRIORITY
  riposte response 0: WN-18 enemy P-ROLL P-DAMAGE 1 4
albrecht bones captain 10
  blade-of-the-damned attack 0: 4 4+ 1: after P-AFTER P-HEAL 1
  lash-of-torment attack 2: 4 4+ 2: struck P-ON-HIT P-CONDITION 6
  dice-with-death ability 3: use P-DEADMAN
tom bones brute 12
  kneebreaker attack 0: 4 5+ 1: roll roll struck P-DICE P-ON-HIT P-CONDITION 1 1 6 1 1
  hurled-bones attack 3: 4 4+ 3: roll P-DICE 6 1
  spare-parts response 2: WN-18 any P-ROLL P-HEAL 1 4
gunther bones gunner 8
  ghost-eye-shot attack 0: 3 4+ 4:
  thunderbolt attack 3: 4 3+ 3: struck P-ON-HIT P-CONDITION 6
  hair-trigger response 2: WN-12 enemy P-ATTACK 2 0
porter bones quartermaster 8
  wooden-arm attack 0: 3 4+ 1: after P-AFTER P-GAIN-COINS 1
  treasure-box ability 0: use P-TRANSFER-COINS P-GAIN-COINS 3 1
  makeshift-shield response 1: WN-15 own P-PREVENT 1 2
wraith bones swashbuckler 9
  reapers-scythe attack 0: 4 4+ 1: assign P-HIT-DAMAGE 6 2
  soul-harvest attack 3: 4 3+ 1: after P-AFTER P-HEAL
  through-the-veil ability 2: use P-PLACE 4
";

/// Card, symbols, window, whose it is, primitives and numbers.
const CARDS: &str = "
G01 2 WN-07 own P-SUMMON P-REMOVE-CREW
G02 1 WN-02 own P-DICE 2
G03 0 WN-08 own P-HEAL 2
G04 1 WN-01 own P-GAIN-COINS 2
G05 0 WN-14 own P-REROLL 2
G06 0 WN-11 own P-REROLL
G07 1 WN-15 own P-PREVENT 2
G08 0 WN-03 own P-PLACE-CREW 2
G09 1 WN-10 enemy P-RIG-MOD -2
G10 0 WN-22 own P-RECOVER-CARD
W01 1 WN-13 own P-DICE 2
W02 1 WN-04 own P-CREW-MOD 3
W03 0 WN-05 own P-CREW-STEP
W04 0 WN-07 own P-HEAL 1
W05 1 WN-01 own P-GAIN-COINS 1
W06 0 WN-13 enemy P-DICE -2
W07 0 WN-04 own P-CREW-MOD 2
W08 1 WN-14 own P-SET-DIE 6
W09 0 WN-10 own P-RIG-MOD 2
W10 2 WN-07 own P-DAMAGE 3 1
W11 0 WN-18 own P-MOVE 1
W12 0 WN-01 own P-DRAW P-DISCARD 3
W13 1 WN-17 own P-DEADMAN
W14 1 WN-18 own P-GAIN-COINS 3
W15 1 WN-08 enemy P-CONDITION 3
W16 0 WN-01 own P-REPAIR 3 1
W17 0 WN-04 enemy P-CREW-MOD -1
W18 1 WN-08 own P-MOVE 2
W19 2 WN-06 own P-ACTIONS 1
W20 0 WN-20 own P-TRANSFER-COINS
B01 1 WN-13 own P-TOHIT 1
B02 1 WN-03 own P-PLACE-CREW 3
B03 0 WN-18 enemy P-DAMAGE 1
B04 1 WN-08 enemy P-LOSE-COINS 1 2
B05 0 WN-08 enemy P-CONDITION
B06 1 WN-01 own P-DEADMAN
B07 2 WN-20 enemy P-ROLL P-OVERBOARD 1 5
B08 1 WN-04 own P-CREW-MOD 2
B09 0 WN-15 own P-PREVENT 1 2
B10 1 WN-07 own P-ROLL P-DAMAGE 3 5
B11 0 WN-17 enemy P-GAIN-COINS P-HEAL 1 2
B12 1 WN-22 own P-DISCARD
B13 0 WN-17 own P-LOSE-COINS
B14 0 WN-13 enemy P-TOHIT -1
B15 0 WN-19 own P-KEEP-COINS
B16 0 WN-20 own P-HEAL 3
B17 0 WN-01 own P-REPAIR 2 2
B18 1 WN-21 own P-KRAKEN-MOD 2
B19 1 WN-09 own P-MOVE-FLAG
B20 1 WN-14 enemy P-REROLL
";

/// Tile, HP, VP, coins, deckhands at the start, primitive and number.
const TILES: &str = "
rigging 8 2 3 4 P-RIG-MOD 1
main-mast 8 2 3 4 P-MOVE-MOD 1
helm 8 2 3 4 P-HAND-LIMIT 1
cannon 8 2 5 0
armory 8 2 2 0 P-DICE 1
";

fn assert_same(table: &str, found: &[String]) {
    let wanted: Vec<&str> = table.trim().lines().map(str::trim_end).collect();
    for (wanted, found) in wanted.iter().zip(found) {
        assert_eq!(wanted, &found.trim_end());
    }
    assert_eq!(wanted.len(), found.len());
}

#[test]
fn the_heroes_are_those_of_the_ledger() {
    rules!["RB1-2.2", "RB1-4.3", "RB1-5.1", "RB1-5.2", "RB1-5.3", "RB1-5.4"];
    let mut rows = Vec::new();
    for hero in &Pack::base().heroes {
        rows.push(format!(
            "{} {} {} {}",
            hero.id,
            hero.faction.map_or("mercenary", Side::id),
            hero.role.id(),
            hero.hp
        ));
        for action in &hero.actions {
            let head = match action.kind {
                Kind::Attack { dice, hit, range } => {
                    format!("attack {}: {dice} {hit}+ {range}:", action.cost)
                }
                Kind::Ability => format!("ability {}:", action.cost),
                Kind::Response => format!("response {}:", action.cost),
            };
            let when: Vec<String> = action.lines.iter().map(window).collect();
            let limit = if action.once_per_turn { " P-LIMIT" } else { "" };
            let text = format!("{} {}{limit}", when.join(" "), digest(&action.lines));
            rows.push(format!("  {} {head} {}", action.id, text.trim()));
        }
    }
    assert_same(HEROES, &rows);
}

#[test]
fn the_tide_cards_are_those_of_the_ledger() {
    rules!["RB1-6.1", "RB1-6.2"];
    let cards = Pack::base().cards.iter();
    let rows = cards.map(|card| {
        assert_eq!(card.lines.len(), 1, "{}", card.id);
        format!("{} {} {} {}", card.id, card.symbols, window(&card.lines[0]), digest(&card.lines))
    });
    assert_same(CARDS, &rows.collect::<Vec<_>>());
    for side in Side::BOTH {
        let deck = Pack::base().deck(side);
        assert_eq!((deck.count_ones(), deck & 0b11_1111_1111), (30, 0b11_1111_1111));
    }
}

#[test]
fn the_tiles_are_those_of_the_ledger() {
    rules!["RB1-7.1", "RB1-7.2", "RB1-7.3"];
    let tiles = Pack::base().tiles.iter();
    let rows = tiles.map(|tile| {
        format!("{} {} {} {} {} {}", tile.id, tile.hp, tile.vp, tile.coins, tile.guard, digest(&tile.lines))
    });
    assert_same(TILES, &rows.collect::<Vec<_>>());
    assert!(Pack::base().tiles.iter().all(|tile| tile.gun == (tile.id == "cannon")));
}

#[test]
fn creatures_and_crew_are_those_of_the_ledger() {
    rules!["RB1-4.2", "RB1-14.3", "RB1-16.3", "RB1-16.5", "RB1-21.5", "RB1-25.1"];
    let pack = Pack::base();
    let (kraken, dragon) = (&pack.beasts.kraken, &pack.beasts.dragon);
    assert_eq!((kraken.hp, kraken.vp, kraken.coins, kraken.zones), (12, 2, 5, 3));
    let slam = Rage::Sweep { within: 1, dice: 2, need: 4 };
    let drag = Rage::Drag { within: 1, most: 3 };
    let ink = Rage::Cloud { within: 3, status: Status::Blinded };
    let wrath = Rage::Sweep { within: 2, dice: 3, need: 4 };
    let table: Vec<Rage> = (1..=6).map(|face| kraken.fury(face).does).collect();
    assert_eq!(table, [slam, slam, drag, drag, ink, wrath]);
    assert_eq!(kraken.fury(3).instead.map(|other| &kraken.furies[usize::from(other)]), Some(kraken.fury(1)));
    assert_eq!((dragon.hp, dragon.vp, dragon.coins), (8, 2, 4));
    assert_eq!((dragon.range, dragon.dice, dragon.need), (2, 3, 4));
    assert_eq!(pack.tiles.iter().map(|tile| tile.vp).sum::<u8>() + kraken.vp + dragon.vp, 10 + 2 + 2);

    let crew = pack.crew;
    let hand = |hand: crate::pack::Hand| (hand.count, hand.hp, hand.dice, hand.need, hand.range, hand.arrive);
    assert_eq!((hand(crew.deckhand), hand(crew.bosun)), ((24, 1, 1, 4, 1, 2), (6, 1, 1, 3, 1, 2)));
    assert_eq!((crew.beside_bosun, crew.cannon.dice, crew.cannon.need), (3, 4, 4));
}

fn at(map: &Map, places: &[(u8, u8)]) -> Vec<Cell> {
    places.iter().map(|(x, y)| map.at(*x, *y).unwrap()).collect()
}

#[test]
fn the_map_is_that_of_the_ledger() {
    rules!["RB1-3.2", "RB1-3.3", "RB1-3.4", "RB1-3.18", "RB1-3.19"];
    let map = &Pack::base().map;
    assert_eq!((map.width, map.height, map.lanes), (11, 13, [3, 6, 9]));
    let decks = [
        |x: u8, y: u8| {
            (1..=4).contains(&x) && (2..=10).contains(&y) || (2..=3).contains(&x) && (y == 1 || y == 11)
        },
        |x: u8, y: u8| {
            (6..=9).contains(&x) && (2..=10).contains(&y) || (7..=8).contains(&x) && (y == 1 || y == 11)
        },
    ];
    for cell in map.cells() {
        let (x, y) = (map.x(cell), map.y(cell));
        let ship = decks.iter().position(|deck| deck(x, y));
        let plank = x == 5 && [3, 6, 9].contains(&y);
        let ground =
            ship.map_or(if plank { Ground::Plank } else { Ground::Sea }, |ship| Ground::Deck(ship as u8));
        assert_eq!(map.ground(cell), ground, "{x},{y}");
    }
    let count = |ship| map.cells().filter(|cell| map.ship(*cell) == Some(ship)).count();
    assert_eq!((count(0), count(1)), (40, 40));
    assert_eq!(map.muster[0][..], at(map, &[(1, 3), (1, 6), (1, 9)]));
    assert_eq!(map.muster[1][..], at(map, &[(9, 3), (9, 6), (9, 9)]));
    assert_eq!(map.objectives[0][..], at(map, &[(2, 3), (2, 6), (2, 9), (3, 4), (1, 8)]));
    assert_eq!(map.objectives[1][..], at(map, &[(8, 3), (8, 6), (8, 9), (7, 4), (9, 8)]));
    assert_eq!(map.kraken[..], at(map, &[(5, 5), (5, 6), (5, 7)]));
    assert_eq!(map.planks[..], at(map, &[(5, 3), (5, 6), (5, 9)]));
    for (side, x) in [(0, 4), (1, 6)] {
        assert_eq!(map.launch[side], at(map, &[2, 3, 4, 5, 6, 7, 8, 9, 10].map(|y| (x, y))));
    }
}

#[test]
fn distances_count_steps_over_whatever_lies_between() {
    rules!["RB1-3.1", "RB1-3.12", "RB1-3.13", "RB1-3.14"];
    let map = &Pack::base().map;
    let distance = |from: (u8, u8), to: (u8, u8)| map.distance(at(map, &[from])[0], at(map, &[to])[0]);
    assert_eq!((distance((2, 5), (2, 5)), distance((4, 2), (6, 2))), (0, 2));
    assert_eq!((distance((2, 5), (3, 6)), distance((2, 5), (4, 6))), (2, 3));
    assert_eq!((distance((4, 4), (7, 4)), distance((4, 4), (6, 5)), distance((4, 4), (7, 5))), (3, 3, 4));
    assert_eq!(map.neighbours(at(map, &[(0, 0)])[0]), at(map, &[(1, 0), (0, 1)]));
    assert_eq!(map.neighbours(at(map, &[(5, 6)])[0]), at(map, &[(5, 5), (4, 6), (6, 6), (5, 7)]));
    let mut cell = map.muster[0][1];
    while cell != map.muster[1][1] {
        assert_ne!(map.ground(cell), Ground::Sea);
        cell = map.ahead(cell, 0).unwrap();
    }
    assert_eq!(map.ahead(cell, 1), map.at(8, 6));
}
