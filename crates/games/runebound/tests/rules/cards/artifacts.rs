//! Artifacts of the market.

use super::compare::*;
use freeport_runebound::effects::vocabulary::{Phase, Terrain};
use freeport_runebound::*;
use freeport_testkit::{rules, used};

/// The hero's figures with an item.
fn figures(scene: Scene) -> ([u8; 3], [u8; 3], u8, u8) {
    let FiguresView { stats, damage, life, strength, .. } = Trek::begin(scene).party(ANN).figures;
    (stats, damage, life, strength)
}

const VALADIR: ([u8; 3], [u8; 3], u8, u8) = ([1, 5, 2], [1, 2, 1], 6, 3);

#[test]
fn belt_of_strength() {
    rules!["RN-14.4", "RN-26.6", "RN-20.3"];
    assert_eq!(valadir("belt-of-strength", figures), [VALADIR, ([1, 5 + 3, 2], [1, 2, 1], 6, 3)]);
    assert_eq!(valadir("belt-of-strength", |scene| attack(scene, "melee")), [(5, 2), (5 + 3, 2)]);
    assert_eq!(valadir("belt-of-strength", |scene| test(scene, "Y01")), [5, 5 + 3]);
    used!["belt-of-strength"];
}

#[test]
fn ring_of_wit() {
    rules!["RN-14.4", "RN-26.6"];
    assert_eq!(valadir("ring-of-wit", figures), [VALADIR, ([1 + 2, 5, 2], [1, 2, 1], 6, 3)]);
    assert_eq!(valadir("ring-of-wit", |scene| defence(scene, "ranged")), [1, 1 + 2]);
    assert_eq!(valadir("ring-of-wit", escape), [1, 1 + 2]);
    used!["ring-of-wit"];
}

#[test]
fn ring_of_will() {
    rules!["RN-14.4", "RN-26.6"];
    assert_eq!(valadir("ring-of-will", figures), [VALADIR, ([1, 5, 2 + 2], [1, 2, 1], 6, 3)]);
    assert_eq!(valadir("ring-of-will", |scene| test(scene, "G06")), [2, 2 + 2]);
    used!["ring-of-will"];
}

#[test]
fn amulet_of_health() {
    rules!["RN-14.4", "RN-24.1"];
    assert_eq!(valadir("amulet-of-health", figures), [VALADIR, ([1, 5, 2], [1, 2, 1], 6 + 1, 3)]);
    let stands = |scene: Scene| {
        let mut trek = Trek::draws(scene.wounds(ANN, 4), "G17", &[]);
        trek.to("melee").blow(DEFEND, 2);
        trek.view().fight.is_some()
    };
    assert_eq!(valadir("amulet-of-health", stands), [false, true], "six wounds fell him no more");
    used!["amulet-of-health"];
}

#[test]
fn amulet_of_endurance() {
    rules!["RN-14.4", "RN-24.2", "RN-24.3"];
    assert_eq!(valadir("amulet-of-endurance", figures), [VALADIR, ([1, 5, 2], [1, 2, 1], 6, 3 + 2)]);
    let burnt = |scene: Scene| Trek::draws(scene.tired(ANN, 3), "R2", &[]).hurt(ANN);
    assert_eq!(valadir("amulet-of-endurance", burnt), [(2, 3), (0, 5)]);
    used!["amulet-of-endurance"];
}

#[test]
fn crown_of_command() {
    rules!["RN-14.1", "RN-20.2"];
    for (ally, phase, value) in
        [("village-archer", "ranged", 4), ("axe-sister", "melee", 6), ("hedge-witch", "magic", 4)]
    {
        let strikes = |scene: Scene| {
            Trek::draws(scene.ally(ANN, ally), "B01", &[]).to(phase).blow(sends(ally), 20).added
        };
        assert_eq!(valadir("crown-of-command", strikes), [value, value + 2], "{ally}");
    }
    assert_eq!(valadir("crown-of-command", |scene| attack(scene, "melee")), [(5, 2); 2], "not the hero");
    used!["crown-of-command"];
}

#[test]
fn book_of_lore() {
    rules!["RN-26.6", "RN-26.1"];
    assert_eq!(valadir("book-of-lore", |scene| test(scene, "Y25")), [1, 1 + 4 + 1], "lore");
    assert_eq!(valadir("book-of-lore", |scene| test(scene, "G02")), [1, 1 + 1], "any other test of mind");
    assert_eq!(valadir("book-of-lore", |scene| test(scene, "Y01")), [5; 2], "body");
    assert_eq!(valadir("book-of-lore", |scene| attack(scene, "ranged")), [(1, 1); 2], "no roll of combat");
    used!["book-of-lore"];
}

#[test]
fn soul_burn() {
    rules!["RN-18.7", "RN-25.6", "RN-25.11"];
    let mut trek = Trek::draws(alone("mok").item(ANN, "soul-burn"), "B01", &[]);
    let mut melee = trek.clone();
    trek.to("magic").cast(ANN, STRIKE, &sums(&[20]));
    trek.apply("soul-burn", &[]);
    assert_eq!((trek.foe(), trek.hurt(ANN), trek.party(ANN).items[0].down), (2 + 3, (0, 1), true));
    melee.to("melee").cast(ANN, STRIKE, &sums(&[20]));
    assert!(!melee.offers("soul-burn"), "magic alone");
    let mut spent = Trek::draws(alone("mok").item(ANN, "soul-burn").tired(ANN, 4), "B01", &[]);
    spent.to("magic").cast(ANN, STRIKE, &sums(&[20]));
    assert!(!spent.offers("soul-burn"), "who has no strength left cannot pay");
    used!["soul-burn"];
}

#[test]
fn orb_of_storms() {
    rules!["RN-16.5", "RN-25.8", "RN-14.2"];
    let mut trek = Trek::draws(alone("valadir").item(ANN, "orb-of-storms"), "Y09", &[]);
    let mut missed = trek.clone();
    trek.apply("orb-of-storms", &[12]);
    assert_eq!((trek.foe(), trek.party(ANN).items[0].down), (2, true), "12 + spirit 2 is 14");
    assert_eq!(missed.apply("orb-of-storms", &[11]).foe(), 0);
    used!["orb-of-storms"];
}

#[test]
fn horn_of_rallying() {
    rules!["RN-18.4", "RN-25.7"];
    let mut trek =
        Trek::draws(alone("valadir").item(ANN, "horn-of-rallying").ally(ANN, "axe-sister"), "B01", &[]);
    trek.to("ranged");
    assert!(!trek.offers("horn-of-rallying"), "nobody has attacked yet");
    trek.cast(ANN, sends("axe-sister"), &sums(&[20]));
    trek.refuse(ANN, sends("axe-sister"), "RN-18.4");
    trek.apply("horn-of-rallying", &[]);
    assert!(trek.party(ANN).items[0].down);
    trek.cast(ANN, sends("axe-sister"), &sums(&[20]));
    assert_eq!((trek.foe(), trek.allows(sends("axe-sister"))), (2, false), "once more, in this phase alone");
    used!["horn-of-rallying"];
}

#[test]
fn rune_of_binding() {
    rules!["RN-16.5", "RN-2.17", "RN-14.2"];
    for (phase, damage) in [(Phase::Ranged, [0, 3, 1]), (Phase::Melee, [1, 2, 1]), (Phase::Magic, [1, 3, 0])]
    {
        let mut trek = Trek::draws(alone("valadir").item(ANN, "rune-of-binding"), "B01", &[]);
        trek.apply("rune-of-binding", &[]).play(ANN, Move::Aspect(phase));
        assert_eq!(
            (trek.view().fight.expect("a fight").damage, trek.party(ANN).items[0].down),
            (damage, true)
        );
    }
    used!["rune-of-binding"];
}

#[test]
fn rune_of_mending() {
    rules!["RN-4.6", "RN-25.3", "RN-14.2"];
    let scene = Scene::of(&["valadir", "mok"]).at(ANN, "L04").item(ANN, "rune-of-mending").wounds(ANN, 2);
    let mut trek = Trek::begin(scene.ally(ANN, "axe-sister").worn(ANN, "axe-sister", 2, 0));
    trek.play(ANN, rest(0));
    assert_eq!(trek.asked(), "ask-turnend");
    trek.apply("rune-of-mending", &[]);
    assert_eq!(trek.moves().len(), 2, "the hero or the ally");
    trek.play(ANN, Move::Whom(Body::Hero));
    assert_eq!((trek.hurt(ANN).0, trek.ally_hurt("axe-sister").0), (1, 2));
    assert!(trek.party(ANN).items[0].down);
    used!["rune-of-mending"];
}

#[test]
fn merchants_seal() {
    rules!["RN-13.13", "RN-14.2"];
    let mut trek = Trek::trade(alone("valadir").at(ANN, "M03").item(ANN, "merchants-seal"), "short-bow");
    assert_eq!(trek.sells("greyhaven").len(), 1);
    trek.apply("merchants-seal", &[]);
    assert_eq!((trek.sells("greyhaven").len(), trek.party(ANN).items[0].down), (1 + 2, true));
    assert!(!trek.offers("merchants-seal"));
    used!["merchants-seal"];
}

#[test]
fn phoenix_feather() {
    rules!["RN-22.1", "RN-14.3"];
    let falls = || {
        let mut trek = Trek::draws(alone("brakka").item(ANN, "phoenix-feather").wounds(ANN, 4), "B01", &[]);
        trek.to("melee").cast(ANN, DEFEND, &sums(&[2]));
        trek
    };
    let mut burnt = falls();
    assert_eq!(burnt.asked(), "ask-felled");
    burnt.apply("phoenix-feather", &[]);
    assert_eq!(
        (burnt.hurt(ANN).0, burnt.items(ANN).len(), burnt.view().fight.is_some()),
        (5, 0, true),
        "life 6 less one"
    );
    let mut fallen = falls();
    fallen.forgo();
    assert!(fallen.view().fight.is_none() && fallen.items(ANN).is_empty(), "the dearest card is lost");
    used!["phoenix-feather"];
}

#[test]
fn lucky_coin() {
    rules!["RN-20.6", "RN-14.3", "RN-14.1"];
    let mut test = Trek::draws(alone("valadir").item(ANN, "lucky-coin"), "Y01", &[2]);
    test.apply("lucky-coin", &[9]);
    assert_eq!((test.hurt(ANN).0, test.items(ANN).len()), (0, 0), "9 + 5 is 14");
    for (stand, wounds) in [(STRIKE, 2), (DEFEND, 0)] {
        let mut trek = Trek::draws(alone("brakka").item(ANN, "lucky-coin"), "B01", &[]);
        trek.to("melee").cast(ANN, stand, &sums(&[2]));
        trek.apply("lucky-coin", &[20]).forgo();
        let struck = trek.heard(|event| matches!(event, Event::FoeWounded { wounds: 2, .. }));
        assert_eq!((struck, trek.items(ANN).len()), (wounds == 2, 0));
    }
    let scene = alone("brakka").item(ANN, "lucky-coin").ally(ANN, "hired-sword");
    let mut ally = Trek::draws(scene, "B01", &[]);
    ally.to("ranged").cast(ANN, sends("hired-sword"), &sums(&[2]));
    assert!(!ally.offers("lucky-coin"), "the coin is the hero's");
    used!["lucky-coin"];
}

#[test]
fn seven_league_boots() {
    rules!["RN-6.26", "RN-6.22"];
    let mut trek = Trek::begin(alone("valadir").at(ANN, "L04").item(ANN, "seven-league-boots"));
    trek.cast(ANN, roll(5), &[1, 1, 1, 1, 1]);
    trek.apply("seven-league-boots", &[]);
    trek.play(ANN, Move::RerollDice(Some(1))).play(ANN, Move::RerollDice(Some(3)));
    trek.cast(ANN, Move::RerollDice(None), &[6, 6]);
    let dice = trek.view().dice;
    assert_eq!(dice.iter().map(Vec::len).collect::<Vec<_>>(), [3, 2, 3, 2, 3], "those that were chosen");
    assert!(
        dice[1].contains(&Terrain::Swamp)
            && trek.party(ANN).items[0].down
            && !trek.offers("seven-league-boots")
    );
    used!["seven-league-boots"];
}

#[test]
fn pathfinders_boots() {
    rules!["RN-6.14", "RN-6.16"];
    let paths = |scene: Scene| {
        let mut trek = Trek::begin(scene.at(ANN, "G03"));
        trek.cast(ANN, rest(2), &[1, 1]);
        let first = trek.allows(to("H03"));
        first.then(|| trek.play(ANN, to("H03")).allows(to("H04")))
    };
    assert_eq!(valadir("pathfinders-boots", paths), [None, Some(false)], "one die, and not the second");
    for (from, next) in [("G03", "G02"), ("L04", "M04"), ("B10", "A10"), ("L04", "M05"), ("M05", "M06")] {
        let enters = |scene: Scene| {
            let mut trek = Trek::begin(scene.at(ANN, from));
            trek.cast(ANN, rest(1), &[6]);
            trek.allows(to(next))
        };
        let [_, shod] = valadir("pathfinders-boots", enters);
        assert!(shod, "from {from} to {next}");
    }
    used!["pathfinders-boots"];
}
