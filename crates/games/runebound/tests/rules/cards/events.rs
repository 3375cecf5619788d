//! What events change for everybody while they are in force.

use super::compare::*;
use freeport_runebound::*;
use freeport_testkit::{rules, used};

#[test]
fn every_event_is_drawn_and_comes_into_force() {
    rules!["RN-9.1", "RN-9.2", "RN-9.7"];
    let omens = Pack::base().adventures.iter().filter_map(|card| match &card.kind {
        Kind::Event(event) => Some((card, event.level)),
        _ => None,
    });
    for (card, level) in omens {
        let (at, other) = match card.colour {
            Green => ("N06", "G01"),
            Yellow => ("G04", "Y02"),
            Blue => ("M06", "B01"),
            Red => ("S06", "R3"),
        };
        let id: &'static str = &card.id;
        let scene = alone("brakka").at(ANN, at).deck(card.colour, &[id, other]).stack(id).cleared("F09");
        let mut trek = Trek::arrive(scene);
        trek.play(ANN, ATTEMPT);
        assert_eq!((trek.view().event, trek.view().open), (Some(id), Some(other)), "the next card follows");
        assert_eq!(level, card.colour as u8 + 1, "{id}");
        assert!(trek.token("F09") && trek.token(at), "{id}: tokens come back, and this one stays");
    }
}

/// A step of Sir Valadir with a hired sword from one hex to another: what it costs the two.
fn walk(from: &str, to: &str) -> impl Fn(Scene) -> ((u8, u8), (u8, u8)) {
    move |scene: Scene| {
        let mut trek = Trek::begin(scene.at(ANN, from).ally(ANN, "hired-sword"));
        trek.play(ANN, step(to));
        (trek.hurt(ANN), trek.ally_hurt("hired-sword"))
    }
}

const FRESH: ((u8, u8), (u8, u8)) = ((0, 0), (0, 0));
/// The hero has one exhaustion token more, the ally has none.
const WEARY: ((u8, u8), (u8, u8)) = ((0, 1), (0, 0));

#[test]
fn spring_floods() {
    rules!["RN-6.29", "RN-9.6"];
    assert_eq!(valadir("G25", walk("G03", "H03")), [FRESH, WEARY], "a river");
    assert_eq!(valadir("G25", walk("G03", "G02")), [FRESH; 2], "a forest");
    used!["G25"];
}

#[test]
fn dragon_smoke() {
    rules!["RN-6.29", "RN-9.6"];
    assert_eq!(valadir("Y18", walk("G03", "G02")), [FRESH, WEARY], "a forest");
    assert_eq!(valadir("Y18", walk("G03", "H03")), [FRESH; 2], "a river");
    used!["Y18"];
}

#[test]
fn dragons_darken_the_sky() {
    rules!["RN-6.29", "RN-6.30"];
    assert_eq!(valadir("R7", walk("M04", "L04")), [FRESH, WEARY], "under the open sky");
    assert_eq!(valadir("R7", walk("L03", "M03")), [FRESH; 2], "in a city there is a roof");
    used!["R7"];
}

/// A market where a hero with twenty coins trades; the short bow, at three, is laid out.
fn in_market(trade: impl Fn(&mut Trek)) -> impl Fn(Scene) -> u16 {
    move |scene: Scene| {
        let mut trek =
            Trek::trade(scene.at(ANN, "M03").gold(ANN, 20).wounds(ANN, 3).tired(ANN, 2), "short-bow");
        trade(&mut trek);
        trek.gold(ANN)
    }
}

#[test]
fn harvest_fair() {
    rules!["RN-13.7", "RN-13.8"];
    let scene =
        || alone("valadir").item(ANN, "hunting-spear").item(ANN, "trail-rations").item(ANN, "fire-bomb");
    let sold = |id: &'static str| move |trek: &mut Trek| _ = trek.play(ANN, sell(id));
    assert_eq!(
        compare("G26", scene(), in_market(sold("hunting-spear"))),
        [21, 22],
        "half of three, rounded up"
    );
    assert_eq!(compare("G26", scene(), in_market(sold("fire-bomb"))), [21; 2], "half of two");
    let rations = |scene: Scene| Trek::trade(scene.at(ANN, "M03"), "short-bow").allows(sell("trail-rations"));
    assert_eq!(compare("G26", scene(), rations), [false, true], "what costs one can be sold as well");
    used!["G26"];
}

#[test]
fn lean_times() {
    rules!["RN-9.13", "RN-2.17"];
    let reward = |id: &'static str| {
        move |scene: Scene| {
            let mut trek = Trek::draws(scene.gold(ANN, 0), id, &[]);
            trek.win(ANN);
            trek.gold(ANN)
        }
    };
    assert_eq!(valadir("G27", reward("G01")), [2, 1]);
    assert_eq!(valadir("G27", reward("G16")), [1, 0]);
    let found = |scene: Scene| Trek::draws(scene.gold(ANN, 0), "G31", &[20]).gold(ANN);
    assert_eq!(valadir("G27", found), [3; 2], "challenges alone");
    used!["G27"];
}

#[test]
fn fair_winds() {
    rules!["RN-6.28", "RN-6.5"];
    let dice = |scene: Scene| Trek::begin(scene.at(ANN, "L04").wounds(ANN, 1)).party(ANN).dice;
    assert_eq!(valadir("G28", dice), [4, 5]);
    let heavy = |scene: Scene| dice(scene.item(ANN, "wardens-plate"));
    assert_eq!(valadir("G28", heavy), [4; 2], "armour is as heavy as ever");
    used!["G28"];
}

const BIND: Move = Move::Deal(Trading::Heal(Body::Hero, Treatment::Wound));
const EASE: Move = Move::Deal(Trading::Heal(Body::Hero, Treatment::Exhaustion));

/// Pays for a treatment once: what is left of the gold, and of the hero's wounds and exhaustion.
fn treated(mv: Move) -> impl Fn(Scene) -> (u16, (u8, u8)) {
    move |scene: Scene| {
        let mut trek =
            Trek::trade(scene.at(ANN, "M03").gold(ANN, 20).wounds(ANN, 3).tired(ANN, 2), "short-bow");
        trek.play(ANN, mv);
        (trek.gold(ANN), trek.hurt(ANN))
    }
}

#[test]
fn season_of_pilgrims() {
    rules!["RN-13.11"];
    assert_eq!(valadir("G29", treated(BIND)), [(19, (2, 2)), (19, (1, 2))], "two wounds for a coin");
    assert_eq!(valadir("G29", treated(EASE)), [(19, (3, 0)); 2]);
    used!["G29"];
}

#[test]
fn plague_in_the_cities() {
    rules!["RN-13.11"];
    assert_eq!(valadir("Y17", treated(BIND)), [(19, (2, 2)), (18, (2, 2))]);
    assert_eq!(valadir("Y17", treated(EASE)), [(19, (3, 0)), (18, (3, 0))]);
    let poor = |scene: Scene| {
        Trek::trade(scene.at(ANN, "M03").gold(ANN, 1).wounds(ANN, 1).item(ANN, "fire-bomb"), "short-bow")
            .allows(BIND)
    };
    assert_eq!(valadir("Y17", poor), [true, false]);
    used!["Y17"];
}

/// Buys something in Greyhaven.
fn bought(id: &'static str) -> impl Fn(Scene) -> u16 {
    move |scene: Scene| in_market(|trek| _ = trek.play(ANN, buy(id)))(scene.market("greyhaven", "war-hound"))
}

#[test]
fn war_levy() {
    rules!["RN-13.6", "RN-13.16"];
    assert_eq!(valadir("Y19", bought("war-hound")), [20 - 4, 20 - 6]);
    assert_eq!(valadir("Y19", bought("short-bow")), [20 - 3; 2], "allies alone");
    used!["Y19"];
}

#[test]
fn closed_gates() {
    rules!["RN-13.2", "RN-13.16"];
    let visit = |scene: Scene| {
        let scene = scene
            .at(ANN, "M03")
            .gold(ANN, 20)
            .market("greyhaven", "war-hound")
            .market("greyhaven", "fire-bomb");
        Trek::open(&[], |table| scene.trade(table))
    };
    assert_eq!(
        valadir("B13", |scene| visit(scene).sells("greyhaven").len()),
        [3, 2],
        "nothing new is laid out"
    );
    let price = |id: &'static str| move |scene: Scene| visit(scene).play(ANN, buy(id)).gold(ANN);
    assert_eq!(valadir("B13", price("war-hound")), [20 - 4, 20 - 5]);
    assert_eq!(valadir("B13", price("fire-bomb")), [20 - 2, 20 - 3]);
    used!["B13"];
}

/// The target numbers of a challenge, and the gold for it.
fn figures(id: &'static str) -> impl Fn(Scene) -> ([u8; 3], u16) {
    move |scene: Scene| {
        let mut trek = Trek::draws(scene.gold(ANN, 0), id, &[]);
        let targets = trek.view().fight.expect("a fight").targets;
        trek.win(ANN);
        (targets, trek.gold(ANN))
    }
}

#[test]
fn blood_moon() {
    rules!["RN-9.13", "RN-18.7"];
    assert_eq!(valadir("Y20", figures("G07")), [([13, 13, 11], 2), ([14, 14, 12], 3)], "undead");
    assert_eq!(valadir("Y20", figures("G15")), [([14, 14, 13], 2), ([15, 15, 14], 3)], "a demon");
    assert_eq!(valadir("Y20", figures("G17")), [([10, 13, 10], 3); 2], "a giant");
    let hits = |scene: Scene| Trek::draws(scene, "G07", &[]).to("melee").blow(STRIKE, 8).hit;
    assert_eq!(valadir("Y20", hits), [true, false], "13 against 13, and against 14");
    used!["Y20"];
}

#[test]
fn vorakeshs_shadow() {
    rules!["RN-9.13", "RN-18.7"];
    assert_eq!(valadir("B12", figures("G17")), [([10, 13, 10], 3), ([11, 14, 11], 3)]);
    assert_eq!(valadir("B12", figures("B01")), [([17, 19, 17], 7), ([18, 20, 18], 7)]);
    let enemy = |scene: Scene| {
        let mut trek = Trek::draws(scene, "Y23", &[]);
        trek.play(ANN, Move::Attempt(true)).view().fight.expect("a fight").targets
    };
    assert_eq!(valadir("B12", enemy), [[13, 15, 13]; 2], "the masked one is no challenge");
    used!["B12"];
}

#[test]
fn the_runes_awaken() {
    rules!["RN-9.13", "RN-2.17"];
    assert_eq!(valadir("B14", |scene| attack(scene, "magic")), [(2, 1), (2, 2)], "the hero");
    assert_eq!(valadir("B14", |scene| attack(scene, "melee")), [(5, 2); 2]);
    let ally = |id: &'static str| {
        move |scene: Scene| {
            Trek::draws(scene.ally(ANN, id), "B01", &[]).to("magic").blow(sends(id), 20).wounds
        }
    };
    assert_eq!(valadir("B14", ally("hedge-witch")), [1, 2]);
    assert_eq!(valadir("B14", ally("hired-sword")), [0; 2], "who has none, has none");
    let damage = |id: &'static str| {
        move |scene: Scene| Trek::draws(scene, id, &[]).view().fight.expect("a fight").damage
    };
    assert_eq!(valadir("B14", damage("B01")), [[1, 3, 1], [1, 3, 2]]);
    assert_eq!(valadir("B14", damage("G17")), [[0, 2, 0]; 2]);
    used!["B14"];
}
