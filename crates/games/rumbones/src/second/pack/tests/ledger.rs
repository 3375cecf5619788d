//! The pack says what the ledger's tables say. These tables were written from the ledger by hand: they are a second source.

use super::notation::text;
use crate::effects::vocabulary::{Moment, Status};
use crate::second::pack::{Blow, FACTIONS, Level, Pack, Rage, Shot};
use freeport_testkit::rules;

/// Hero, faction, role, durability; its passive; each card: kind, cost, price of the second level; each level with dice, hit number,
/// range and text.
const HEROES: &str = "
carcharias deep-lords captain 7
  fin-cutter Base 0 3
    3 / 4+ / 1
    4 / 4+ / 1 after if defeated>=1: coins(self,1)
  jaws Attack 2 3
    4 / 4+ / 1 roll: bonus(5,1)
    5 / 4+ / 1 roll: bonus(5,1); after if defeated>=1: heal(self,1)
  scent-of-blood Ability 2 2
    use: draw(1), discard(1)
    use: draw(2), discard(1), freeMove(one other friend within 4,1)
ishmael deep-lords brute 10
  anchor-swing Base 0 4
    3 / 4+ / 1 roll if damage>=5: dice(+1)
    4 / 4+ / 1 roll if damage>=3: dice(+1); roll if damage>=6: dice(+1)
  tidal-slam Attack 2 3
    4 / 4+ / 1 after: push(one figure in target,1)
    5 / 4+ / 1 after: push(each enemy in target,1), status(them,Stunned)
  thick-blubber Reaction 0 2
    no effect
    TW-7 self: soak(3), flip
kiria deep-lords gunner 6
  swordfish-harpoon Base 0 4
    3 / 4+ / 3
    4 / 4+ / 3
  liquid-fire Attack 3 3
    3 / 4+ / 2 default: status(each enemy in target,Bleeding)
    4 / 4+ / 3 default: status(each enemy in target,Bleeding)
  carls-shell Reaction 0 2
    no effect
    TW-6 enemy if self in target: cancel(2), flip
snapper deep-lords swashbuckler 7
  twin-cleavers Base 0 4
    4 / 4+ / 1
    5 / 4+ / 1
  fillet Attack 3 3
    4 / 4+ / 1 allocate: faceDamage(6,+1,heroes)
    5 / 4+ / 1 allocate: faceDamage(6,+1,heroes); allocate: freeAllocation
  snap-back Reaction 0 2
    no effect
    TW-9 enemy if hero attacks if self in target if attacker within 1: flip, counter
waldorf deep-lords quartermaster 6
  cursed-flesh TW-2 self: heal(one friend within 2,1)
  rusty-hook Base 0 3
    3 / 4+ / 1
    4 / 4+ / 1
  on-your-feet-dead-or-alive Ability 2 3
    use: order(1 within 3,3): orderMove(2) orderAttack(+0)
    use: order(1 within 3,any): orderMove(2) orderAttack(+1)
viana marea captain 7
  toll TW-2 self may: steal(one any-state enemy,one any-state friend,1; behind 2)
  pistol-and-dagger Base 0 4
    3 / 4+ / 2
    4 / 4+ / 2
  compound-interest Ability 2 3
    use: coins(each other friend within 3,1)
    use: coins(each other any-state friend,1), draw(1)
santiago marea brute 10
  gutting-gaff Base 0 4
    3 / 4+ / 1 roll if monster in target: dice(+1)
    4 / 4+ / 1 roll if monster in target: dice(+1); roll if damage>=4: dice(+1)
  harpoon-and-haul Attack 2 3
    3 / 4+ / 3 after: haul(one enemy that took damage,2)
    4 / 4+ / 3 after: haul(one enemy that took damage,3), status(them,Slowed)
  old-sea-dog Reaction 0 2
    no effect
    TW-9 enemy if took>=2: heal(self,2), flip
gabriela marea gunner 6
  blunderbuss Base 0 4
    3 / 4+ / 3
    4 / 4+ / 3
  grenado Attack 3 3
    3 / 4+ / 3 after: secondCell(2) at 4+
    4 / 4+ / 3 after: secondCell(3) at 4+
  smoke-pot Ability 2 2
    use: status(one enemy within 3,Blinded)
    use: status(each of one cell enemy within 3,Blinded), status(them,Slowed)
de-marco marea swashbuckler 7
  rapier Base 0 4
    3 / 3+ / 1
    4 / 3+ / 1
  dance-of-blades Attack 3 3
    4 / 4+ / 1 roll: reroll(2)
    5 / 4+ / 1 roll: reroll(3); allocate: freeAllocation
  sidestep Reaction 0 2
    no effect
    TW-4 enemy if self in target: flip, freeMove(self,1)
el-latigo marea quartermaster 6
  the-whip Base 0 3
    3 / 4+ / 2
    4 / 4+ / 2
  crack-the-whip Ability 2 3
    use: order(1 within 3,4): orderMove(0) orderAttack(+0)
    use: order(2 within 3,any): orderMove(0) orderAttack(+1)
  the-carrot Ability 2 2
    use: heal(one friend within 3,2)
    use: heal(one friend within 3,3), cleanse(them,all)
";

/// Card, copies, symbols, window, condition and effect.
const CARDS: &str = "
D01 1 2 TW-1 if monster available: summon
D02 2 1 TW-4 if hero attacks: dice(+2)
D03 2 0 TW-4 if hero attacks if damaged enemy hero in target: hit(+1)
D04 2 0 TW-6 enemy if friendly hero in target: cancel(2)
D05 2 1 TW-1: push(one figure within 2 of a friend,1)
D06 2 0 TW-11: place(that hero,own rail)
D07 2 1 TW-1: heal(each friend,1)
D08 2 0 TW-13: deployExtra(deckhand,2)
D09 2 0 TW-3: freeMove(that hero,2)
D10 2 1 TW-1: status(one enemy within 4 of a friend,Muted)
D11 2 0 TW-4 enemy if friendly hero in target: hit(-1)
D12 2 0 TW-1: coins(one any-state friend,2)
D13 2 1 TW-4 if hero attacks: freeAllocation
D14 2 0 TW-1: kraken(opponents,+2)
D15 2 0 TW-1: repair(2)
D16 1 3 TW-1: damage(each enemy,1)
M01 1 2 TW-1 if monster available: summon
M02 2 1 TW-14: dice(+3)
M03 2 0 TW-5 if hero attacks: reroll(any)
M04 2 0 TW-6 enemy if friendly hero in target: cancel(2)
M05 2 1 TW-13: crewSteps(2)
M06 2 0 TW-4 enemy if hero attacks if friendly hero in target: pay(one any-state friend,2), dice(-2)
M07 2 0 TW-1: heal(one friend,3)
M08 2 0 TW-13: deployExtra(deckhand,2)
M09 2 0 TW-10: swing(+2)
M10 2 1 TW-1: status(one enemy within 3 of a friend,Stunned)
M11 2 0 TW-8: coins(each other any-state friend,2)
M12 2 0 TW-1: coins(one any-state friend,2; behind 3)
M13 2 1 TW-4 if hero attacks: faceDamage(6,+1,heroes)
M14 2 1 TW-1: removePlank
M15 2 1 TW-3 if no other this activation: extraAction(1)
M16 1 3 TW-1: strike(within 4 of a friend,6,4+)
";

/// Kind, letter, durability, VP, coins to each hero, effect.
const EQUIPMENT: &str = "
main-mast M 8 2 1 destroyed: draw(2)
rigging R 8 2 1 destroyed: freeMove(one friend,5)
helm H 8 2 1 destroyed: status(each enemy on the ship,Slowed)
captains-chest C 8 2 3
powder-store P 6 1 1 destroyed: upgradeCrew(Gun)
armory A 6 1 1 destroyed: upgradeCrew(Bosuns)
";

fn assert_same(table: &str, found: &[String]) {
    let wanted: Vec<&str> = table.trim().lines().map(str::trim_end).collect();
    for (wanted, found) in wanted.iter().zip(found) {
        assert_eq!(wanted, &found.trim_end());
    }
    assert_eq!(wanted.len(), found.len());
}

fn level(level: &Level) -> String {
    let numbers = level.attack.map(|Blow { dice, hit, range }| format!("{dice} / {hit}+ / {range} "));
    match (numbers, level.lines.is_empty()) {
        (None, true) => "    no effect".to_owned(),
        (numbers, _) => format!("    {}{}", numbers.unwrap_or_default(), text(&level.lines)),
    }
}

#[test]
fn the_heroes_are_those_of_the_ledger() {
    rules!["RB2-4.1", "RB2-4.3", "RB2-4.10", "RB2-5.1", "RB2-5.5", "RB2-C.3", "RB2-C.4"];
    let mut rows = Vec::new();
    for hero in &Pack::base().heroes {
        let faction = hero.faction.map_or("mercenary", |faction| FACTIONS[usize::from(faction)]);
        rows.push(format!("{} {faction} {} {}", hero.id, hero.role.id(), hero.hp));
        rows.extend(hero.passive.iter().map(|passive| format!("  {} {}", passive.id, text(&passive.lines))));
        for skill in &hero.skills {
            rows.push(format!("  {} {:?} {} {}", skill.id, skill.kind, skill.cost, skill.up));
            rows.extend(skill.levels.iter().map(level));
        }
    }
    assert_same(HEROES, &rows);
    let cards: usize = Pack::base().heroes.iter().map(|hero| hero.skills.len()).sum();
    assert_eq!(cards, 28);
}

#[test]
fn the_tide_cards_are_those_of_the_ledger() {
    rules!["RB2-2.9", "RB2-7.1"];
    let pack = Pack::base();
    let row = |card: &crate::second::pack::Card| {
        format!("{} {} {} {}", card.id, card.copies, card.symbols, text(&card.lines))
    };
    assert_same(CARDS, &pack.cards.iter().map(row).collect::<Vec<_>>());
    for (faction, symbols) in [(0, 15), (1, 17)] {
        let deck = || (0..30).map(|number| pack.card(faction, number));
        assert_eq!(pack.decks[usize::from(faction)].len(), 30);
        assert!(deck().all(|card| card.faction == faction));
        assert_eq!(deck().map(|card| card.symbols).sum::<u8>(), symbols);
    }
}

#[test]
fn cards_and_heroes_are_found_by_their_moments() {
    let pack = Pack::base();
    let numbers = |faction: u8, moment| -> Vec<&str> {
        let found = pack.cards_for(faction, moment);
        (0..30)
            .filter(|number| found >> number & 1 == 1)
            .map(|number| pack.card(faction, number).id.as_str())
            .collect()
    };
    assert_eq!(numbers(1, Moment::SwingNamed), ["M09", "M09"]);
    assert_eq!(numbers(0, Moment::Overboard), ["D06", "D06"]);
    assert!(numbers(0, Moment::SwingNamed).is_empty());
    let heroes = |moment| -> Vec<&str> {
        let found = pack.heroes_for(moment);
        let has = |at: &usize| found >> at & 1 == 1;
        (0..pack.heroes.len()).filter(has).map(|at| pack.heroes[at].id.as_str()).collect()
    };
    assert_eq!(heroes(Moment::HeroRises), ["waldorf", "viana"]);
    assert_eq!(heroes(Moment::AttackOver), ["snapper", "santiago"]);
}

#[test]
fn the_equipment_is_that_of_the_ledger() {
    rules!["RB2-9.1", "RB2-9.2"];
    let row = |kind: &crate::second::pack::Equipment| {
        let numbers = format!("{} {} {} {} {}", kind.id, kind.letter, kind.hp, kind.vp, kind.coins);
        format!("{numbers} {}", text(&kind.lines))
    };
    assert_same(EQUIPMENT, &Pack::base().equipment.iter().map(row).collect::<Vec<_>>());
    assert!(Pack::base().equipment.iter().all(|kind| kind.chest == (kind.id == "captains-chest")));
}

#[test]
fn creatures_and_crew_are_those_of_the_ledger() {
    rules!["RB2-6.4", "RB2-6.5", "RB2-20.7", "RB2-24.15", "RB2-24.18", "RB2-C.1"];
    let pack = Pack::base();
    let (kraken, dragon) = (&pack.beasts.kraken, &pack.beasts.dragon);
    assert_eq!((kraken.hp, kraken.vp, kraken.prize, kraken.share, kraken.arrival), (12, 2, 3, 1, 2));
    let table: Vec<Rage> = (1..=6).map(|face| kraken.fury(face).does).collect();
    let wanted = [
        Rage::Lurk { n: 2 },
        Rage::Sweep { within: 1, dice: 4, need: 4 },
        Rage::Cloud { within: 4, status: Status::Blinded },
        Rage::Grasp { within: 5 },
        Rage::Maelstrom { within: 2, damage: 1 },
        Rage::Wrath { damage: 2 },
    ];
    assert_eq!(table, wanted);
    assert_eq!((dragon.hp, dragon.vp, dragon.prize, dragon.share, dragon.stride), (8, 1, 3, 1, 3));
    let fangs = dragon.attacks.iter().map(|fang| {
        let Blow { dice, hit, range } = fang.attack;
        format!("{} {} {dice} / {hit}+ / {range} {}", fang.id, fang.once, text(&fang.lines))
    });
    let table = "
bite false 4 / 4+ / 1
tail-sweep true 3 / 4+ / 1 after: push(each figure in target,1)
scalding-breath true 3 / 5+ / 3 after: status(each enemy that took damage,Blinded)
";
    assert_same(table, &fangs.collect::<Vec<_>>());

    let crew = pack.crew;
    assert_eq!((crew.deckhands, crew.bosuns, crew.guard), (24, 6, 4));
    assert_eq!((crew.points, crew.arrive, crew.bosuns_arrive), (3, 2, 2));
    let blow = |dice| Blow { dice, hit: 4, range: 1 };
    assert_eq!((crew.deckhand, crew.bosun, crew.bosun_reach), (blow(1), [blow(2), blow(3)], [0, 1]));
    assert_eq!(crew.support, 1);
    assert_eq!(crew.gun, [4, 6].map(|dice| Shot { dice, hit: 4 }));
    assert_eq!(crew.smash, Shot { dice: 1, hit: 3 });
}
