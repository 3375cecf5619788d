//! The heroes: their figures, their skills, and what each of them can do.

use super::compare::*;
use freeport_runebound::effects::vocabulary::Phase;
use freeport_runebound::effects::vocabulary::Skill::{self, *};
use freeport_runebound::*;
use freeport_testkit::{rules, used};

/// Life, strength, value and damage of mind, body and spirit, and skills.
type Printed = (&'static str, u8, u8, [(u8, u8); 3], &'static [(Skill, u8)]);

/// A card that asks for a skill.
fn asker(skill: Skill) -> &'static str {
    match skill {
        Stealth => "G02",
        Lore => "Y25",
        Notice => "Y15",
        Swim => "Y01",
        Climb => "G31",
        Dodge => "G12",
        Diplomacy => "Y06",
        Will => "G06",
        Bluff => "G21",
    }
}

#[test]
fn heroes_and_their_figures() {
    rules!["RN-2.15", "RN-26.1", "RN-26.4"];
    let printed: [Printed; 12] = [
        ("varikas", 5, 3, [(1, 1), (4, 1), (4, 1)], &[(Will, 3)]),
        ("mok", 5, 4, [(2, 1), (2, 1), (5, 2)], &[(Diplomacy, 2)]),
        ("valadir", 6, 3, [(1, 1), (5, 2), (2, 1)], &[(Diplomacy, 2)]),
        ("ysolde", 4, 3, [(5, 2), (2, 1), (2, 1)], &[(Notice, 3)]),
        ("brakka", 6, 4, [(1, 1), (5, 2), (1, 1)], &[(Climb, 3)]),
        ("orlen", 4, 4, [(2, 1), (1, 1), (5, 2)], &[(Lore, 3)]),
        ("nimra", 5, 3, [(4, 1), (3, 2), (2, 1)], &[(Swim, 3), (Stealth, 1)]),
        ("tavish", 5, 3, [(3, 1), (3, 1), (3, 1)], &[(Bluff, 3)]),
        ("edda", 5, 4, [(1, 1), (3, 1), (4, 2)], &[(Will, 2), (Diplomacy, 1)]),
        ("kestrin", 4, 4, [(4, 1), (4, 2), (1, 1)], &[(Stealth, 3)]),
        ("groth", 6, 2, [(0, 1), (5, 2), (1, 1)], &[(Climb, 2), (Dodge, 1)]),
        ("selwyn", 5, 3, [(4, 1), (1, 1), (4, 2)], &[(Lore, 2), (Notice, 2)]),
    ];
    for (id, life, strength, figures, skills) in printed {
        let printed = Trek::begin(alone(id)).party(ANN).figures;
        assert_eq!((printed.life, printed.strength), (life, strength), "{id}");
        assert_eq!(
            (printed.stats, printed.damage),
            (figures.map(|one| one.0), figures.map(|one| one.1)),
            "{id}"
        );
        for skill in [Stealth, Lore, Notice, Swim, Climb, Dodge, Diplomacy, Will, Bluff] {
            let bonus = skills.iter().find(|(own, _)| *own == skill).map_or(0, |(_, bonus)| *bonus);
            let card = asker(skill);
            let added = if skill == Bluff {
                Trek::draws(alone(id), card, &[]).blow(Move::Attempt(true), 20).added
            } else {
                test(alone(id), card)
            };
            assert_eq!(added as u8, figures[skill.stat() as usize].0 + bonus, "{id}, {skill:?}");
        }
    }
}

#[test]
fn varikas_strikes_first() {
    rules!["RN-16.7", "RN-25.8"];
    let mut trek = Trek::draws(alone("varikas"), "Y09", &[]);
    let mut missed = trek.clone();
    trek.apply("varikas", &[10]);
    assert_eq!((trek.foe(), trek.hurt(ANN)), (1, (0, 1)), "10 + spirit 4 is 14");
    assert!(!trek.offers("varikas"), "once in a combat");
    missed.apply("varikas", &[9]);
    assert_eq!((missed.foe(), missed.hurt(ANN)), (0, (0, 1)));
    assert!(!Trek::draws(alone("varikas").tired(ANN, 3), "Y09", &[]).offers("varikas"));
    used!["varikas"];
}

#[test]
fn mok_heals_himself() {
    rules!["RN-25.12", "RN-24.4"];
    let scene = alone("mok").at(ANN, "L04").wounds(ANN, 3).ally(ANN, "axe-sister");
    let mut trek = Trek::begin(scene.worn(ANN, "axe-sister", 1, 0));
    trek.apply("mok", &[]).apply("mok", &[]);
    assert_eq!((trek.hurt(ANN), trek.ally_hurt("axe-sister")), ((1, 4), (1, 0)), "himself, twice");
    assert!(!trek.offers("mok"), "strength 4 is spent");
    used!["mok"];
}

#[test]
fn valadir_guards_himself() {
    rules!["RN-20.4", "RN-20.7"];
    for (dice, wounds) in [(10, 0), (9, 2)] {
        let mut trek = Trek::draws(alone("valadir"), "Y12", &[]);
        trek.to("melee").cast(ANN, DEFEND, &sums(&[dice]));
        trek.apply("valadir", &[]);
        assert_eq!(trek.hurt(ANN), (wounds, 1), "{dice} + 5 + 2 against 17");
    }
    let mut trek = Trek::draws(alone("valadir"), "Y12", &[]);
    trek.to("melee").cast(ANN, STRIKE, &sums(&[2]));
    assert!(!trek.offers("valadir"), "no defence");
    used!["valadir"];
}

#[test]
fn ysolde_shoots_again() {
    rules!["RN-20.6"];
    let mut trek = Trek::draws(alone("ysolde"), "Y12", &[]);
    trek.to("ranged").cast(ANN, STRIKE, &sums(&[2]));
    trek.apply("ysolde", &[9]);
    assert_eq!((trek.foe(), trek.hurt(ANN).1), (2, 1), "9 + 5 is 14");
    let mut trek = Trek::draws(alone("ysolde"), "Y12", &[]);
    trek.to("melee").cast(ANN, STRIKE, &sums(&[2]));
    assert!(!trek.offers("ysolde"), "with a bow alone");
    used!["ysolde"];
}

#[test]
fn brakka_hits_harder() {
    rules!["RN-18.7"];
    let mut trek = Trek::draws(alone("brakka"), "Y12", &[]);
    trek.to("melee").cast(ANN, STRIKE, &sums(&[20]));
    trek.apply("brakka", &[]);
    assert_eq!((trek.foe(), trek.hurt(ANN)), (2 + 1, (0, 2)));
    let mut trek = Trek::draws(alone("brakka"), "Y12", &[]);
    trek.to("magic").cast(ANN, STRIKE, &sums(&[20]));
    assert!(!trek.offers("brakka"), "in melee alone");
    used!["brakka"];
}

#[test]
fn orlen_weakens_a_number() {
    rules!["RN-2.17", "RN-25.8"];
    for (phase, targets) in
        [(Phase::Ranged, [12, 17, 14]), (Phase::Melee, [14, 15, 14]), (Phase::Magic, [14, 17, 12])]
    {
        let mut trek = Trek::draws(alone("orlen"), "Y12", &[]);
        trek.apply("orlen", &[]).play(ANN, Move::Aspect(phase));
        assert_eq!((trek.view().fight.expect("a fight").targets, trek.hurt(ANN)), (targets, (0, 1)));
        assert!(!trek.offers("orlen"));
    }
    used!["orlen"];
}

/// Whether a hero may enter a river and a swamp with a die that shows neither.
fn wades(hero: &str) -> (bool, bool) {
    let enters = |from: &str, next: &str| {
        let mut trek = Trek::begin(alone(hero).at(ANN, from));
        trek.cast(ANN, rest(1), &[1]);
        trek.allows(to(next))
    };
    (enters("G03", "H03"), enters("B10", "A11"))
}

#[test]
fn nimra_knows_the_reeds() {
    rules!["RN-6.14"];
    assert_eq!(unlike("nimra", wades("valadir"), wades("nimra")), [(false, false), (true, true)]);
    let mut trek = Trek::begin(alone("nimra").at(ANN, "G03"));
    trek.cast(ANN, rest(2), &[1, 1]).play(ANN, to("H03")).refuse(ANN, to("H04"), "RN-6.16");
    used!["nimra"];
}

#[test]
fn tavish_bargains() {
    rules!["RN-13.16", "RN-21.2"];
    let scene = alone("tavish").at(ANN, "M03").gold(ANN, 20).market("greyhaven", "war-hound");
    let mut trek = Trek::trade(scene, "short-bow");
    trek.apply("tavish", &[]).play(ANN, buy("short-bow"));
    assert_eq!((trek.gold(ANN), trek.offers("tavish")), (20 - 3 + 1, false), "one purchase, once in a turn");
    trek.play(ANN, buy("war-hound"));
    assert_eq!(trek.gold(ANN), 18 - 4);
    let mut trek = Trek::draws(alone("tavish").gold(ANN, 0), "G01", &[]);
    trek.win(ANN);
    assert_eq!(trek.gold(ANN), 2 + 1, "and finds a coin on whom he defeats");
    used!["tavish"];
}

#[test]
fn edda_heals_an_ally() {
    rules!["RN-25.12"];
    let scene = alone("edda").at(ANN, "L04").wounds(ANN, 1).ally(ANN, "axe-sister");
    let mut trek = Trek::begin(scene.worn(ANN, "axe-sister", 2, 0));
    trek.apply("edda", &[]).apply("edda", &[]);
    assert_eq!((trek.hurt(ANN), trek.ally_hurt("axe-sister")), ((1, 2), (0, 0)));
    assert!(!trek.offers("edda"), "nobody else, and not herself");
    used!["edda"];
}

#[test]
fn kestrin_slips_away() {
    rules!["RN-17.4"];
    let flees = escape(alone("kestrin"));
    assert_eq!(
        unlike("kestrin", defence(alone("kestrin"), "ranged"), flees),
        [4, 4 + 4],
        "mind, and four more"
    );
    assert_eq!(escape(alone("selwyn")), 4);
    used!["kestrin"];
}

#[test]
fn groth_shrugs_it_off() {
    rules!["RN-24.6", "RN-25.10"];
    let mut trek = Trek::draws(alone("groth").ally(ANN, "hired-sword"), "B01", &[]);
    trek.to("melee").cast(ANN, DEFEND, &sums(&[2]));
    trek.apply("groth", &[]);
    assert_eq!(trek.hurt(ANN), (3 - 1, 0));
    trek.cast(ANN, DEFEND, &sums(&[2]));
    assert_eq!((trek.hurt(ANN).0, trek.offers("groth")), (3, false), "once in a turn");
    let mut ally = Trek::draws(alone("groth").ally(ANN, "hired-sword"), "B01", &[]);
    ally.to("ranged").cast(ANN, sends("hired-sword"), &sums(&[2]));
    assert_eq!(ally.ally_hurt("hired-sword"), (1, 0), "himself alone");
    used!["groth"];
}

#[test]
fn selwyn_thinks_again() {
    rules!["RN-20.6", "RN-26.1"];
    let mut trek = Trek::draws(alone("selwyn"), "Y15", &[2]);
    trek.apply("selwyn", &[8]);
    assert_eq!(trek.hurt(ANN), (0, 1), "8 + 4 + 2 is 14");
    let mut trek = Trek::draws(alone("selwyn"), "Y15", &[2]);
    trek.apply("selwyn", &[7]);
    assert_eq!(trek.hurt(ANN), (2, 1), "once for a roll");
    let mut trek = Trek::draws(alone("selwyn"), "B01", &[]);
    trek.to("melee").cast(ANN, DEFEND, &sums(&[2]));
    assert!(!trek.offers("selwyn"), "in tests alone");
    used!["selwyn"];
}
