//! What allies do besides fighting with their figures.

use super::compare::*;
use freeport_runebound::effects::vocabulary::Terrain;
use freeport_runebound::*;
use freeport_testkit::{rules, used};

/// An ally without a text fights with its figures, in the phase that is its own.
#[track_caller]
fn fights(id: &str, phase: &str, value: i8, damage: u8) {
    let mut trek = Trek::draws(alone("valadir").ally(ANN, id), "B01", &[]);
    let mut missed = trek.clone();
    let hit = trek.to(phase).blow(sends(id), 20);
    assert_eq!((hit.added, hit.wounds, trek.hurt(ANN)), (value, damage, (0, 0)), "{id}");
    missed.to("ranged").cast(ANN, sends(id), &sums(&[2]));
    assert_eq!((missed.ally_hurt(id), missed.hurt(ANN)), ((1, 0), (0, 0)), "{id} takes its own wounds");
}

#[test]
fn village_archer() {
    rules!["RN-19.1", "RN-19.2"];
    fights("village-archer", "ranged", 4, 1);
    used!["village-archer"];
}

#[test]
fn hired_sword() {
    rules!["RN-19.1", "RN-19.2"];
    fights("hired-sword", "melee", 4, 1);
    used!["hired-sword"];
}

#[test]
fn hedge_witch() {
    rules!["RN-19.1", "RN-19.2"];
    fights("hedge-witch", "magic", 4, 1);
    used!["hedge-witch"];
}

#[test]
fn crossbow_veteran() {
    rules!["RN-19.1", "RN-19.2"];
    fights("crossbow-veteran", "ranged", 6, 2);
    used!["crossbow-veteran"];
}

#[test]
fn axe_sister() {
    rules!["RN-19.1", "RN-19.2"];
    fights("axe-sister", "melee", 6, 2);
    used!["axe-sister"];
}

#[test]
fn spark_adept() {
    rules!["RN-19.1", "RN-19.2"];
    fights("spark-adept", "magic", 6, 2);
    used!["spark-adept"];
}

/// The terrains of which a party may enter a hex with a die that does not show it.
fn ways(scene: &Scene) -> Vec<Terrain> {
    let atlas = &Pack::base().atlas;
    let wild = |terrain: &Terrain| *terrain != Terrain::City;
    let found = Terrain::ALL.into_iter().filter(wild).filter(|terrain| {
        let lands = (0..atlas.labels.len()).filter(|hex| wild(&atlas.terrain[*hex]));
        let (from, next) = lands
            .flat_map(|from| atlas.neighbours[from].map(|next| (from, next)))
            .find(|(_, next)| *next != NOWHERE && atlas.terrain[usize::from(*next)] == *terrain)
            .expect("such a hex");
        let face = atlas.faces.iter().position(|face| !face.holds(*terrain)).expect("such a face");
        let mut trek = Trek::begin(scene.clone().at(ANN, &atlas.labels[from]));
        trek.cast(ANN, rest(1), &[face as u32 + 1]);
        trek.allows(Move::Paces(Stride::To(next)))
    });
    found.collect()
}

#[test]
fn ferrywoman() {
    rules!["RN-6.14", "RN-6.16"];
    assert_eq!(valadir("ferrywoman", |scene| ways(&scene)), [vec![], vec![Terrain::River]]);
    used!["ferrywoman"];
}

#[test]
fn goat_track_guide() {
    rules!["RN-6.14", "RN-6.16"];
    let known = vec![Terrain::Hills, Terrain::Mountains];
    assert_eq!(valadir("goat-track-guide", |scene| ways(&scene)), [vec![], known]);
    used!["goat-track-guide"];
}

#[test]
fn fen_hunter() {
    rules!["RN-6.14", "RN-6.16"];
    let known = vec![Terrain::Swamp, Terrain::Forest];
    assert_eq!(valadir("fen-hunter", |scene| ways(&scene)), [vec![], known]);
    used!["fen-hunter"];
}

#[test]
fn hill_giant_thrall() {
    rules!["RN-6.28"];
    let dice = |scene: Scene| Trek::begin(scene.at(ANN, "L04")).party(ANN).dice;
    assert_eq!(valadir("hill-giant-thrall", dice), [5, 4], "nobody waits for a giant");
    used!["hill-giant-thrall"];
}

#[test]
fn dragon_hunter() {
    rules!["RN-8.2", "RN-20.2"];
    let hunts = |foe: &str, phase: &str| {
        let mut trek = Trek::draws(alone("valadir").ally(ANN, "dragon-hunter"), foe, &[]);
        trek.to(phase).blow(sends("dragon-hunter"), 20).added
    };
    assert_eq!(unlike("dragon-hunter", hunts("B01", "ranged"), hunts("B03", "ranged")), [8, 8 + 3]);
    assert_eq!(unlike("dragon-hunter", hunts("B01", "melee"), hunts("B03", "melee")), [6, 6 + 3]);
    let hero = |scene: Scene| attack_on(scene, "B03", "melee");
    assert_eq!(valadir("dragon-hunter", hero), [(5, 2); 2], "herself alone");
    used!["dragon-hunter"];
}

#[test]
fn iron_golem() {
    rules!["RN-24.10", "RN-13.11"];
    let heals = |ally: &str| {
        let scene = alone("valadir").at(ANN, "L04").item(ANN, "healing-draught").ally(ANN, ally);
        Trek::begin(scene.worn(ANN, ally, 2, 0)).offers("healing-draught")
    };
    assert_eq!(
        unlike("iron-golem", heals("axe-sister"), heals("iron-golem")),
        [true, false],
        "no potion mends iron"
    );
    let scene =
        alone("valadir").at(ANN, "M03").gold(ANN, 5).ally(ANN, "iron-golem").worn(ANN, "iron-golem", 2, 0);
    let mut trek = Trek::trade(scene, "short-bow");
    let golem = Body::Ally(Card::Market(card("iron-golem")));
    trek.play(ANN, Move::Deal(Trading::Heal(golem, Treatment::Wound)));
    assert_eq!((trek.ally_hurt("iron-golem"), trek.gold(ANN)), ((1, 0), 4), "a smith does");
    used!["iron-golem"];
}

#[test]
fn acolyte_of_flame() {
    rules!["RN-20.4", "RN-25.10"];
    for stand in [STRIKE, DEFEND] {
        let mut trek = Trek::draws(alone("valadir").ally(ANN, "acolyte-of-flame"), "B01", &[]);
        trek.to("melee").play(ANN, stand);
        assert_eq!(trek.asked(), "ask-preroll", "before the dice");
        trek.apply("acolyte-of-flame", &[]).apply("acolyte-of-flame", &[20]);
        let added = trek.told.iter().rev().find_map(|event| match event {
            Event::Rolled { value, .. } => Some(*value),
            _ => None,
        });
        assert_eq!((added, trek.ally_hurt("acolyte-of-flame")), (Some(5 + 2 + 2), (0, 2)), "again and again");
    }
    used!["acolyte-of-flame"];
}

/// A wound of the hero's three is taken off by an ally who tires: what the two have then.
#[track_caller]
fn shields(id: &str) -> ((u8, u8), (u8, u8)) {
    let mut trek = Trek::draws(alone("brakka").ally(ANN, id), "B01", &[]);
    trek.to("melee").cast(ANN, DEFEND, &sums(&[2]));
    trek.apply(id, &[]);
    (trek.hurt(ANN), trek.ally_hurt(id))
}

#[test]
fn young_squire() {
    rules!["RN-24.6", "RN-25.10"];
    assert_eq!(shields("young-squire"), ((2, 0), (0, 1)), "one wound is averted");
    used!["young-squire"];
}

#[test]
fn shield_bearer() {
    rules!["RN-24.11", "RN-25.10"];
    assert_eq!(shields("shield-bearer"), ((2, 0), (1, 1)), "one wound is redirected");
    let scene = alone("brakka").ally(ANN, "shield-bearer").worn(ANN, "shield-bearer", 4, 0);
    let mut trek = Trek::draws(scene, "B01", &[]);
    trek.to("melee").cast(ANN, DEFEND, &sums(&[2]));
    trek.apply("shield-bearer", &[]);
    assert_eq!((trek.hurt(ANN).0, trek.allies(ANN).len()), (2, 0), "even if it is the last");
    used!["shield-bearer"];
}

#[test]
fn rune_scribe() {
    rules!["RN-26.5", "RN-20.4"];
    let scene = || alone("brakka").ally(ANN, "rune-scribe");
    for (id, dice) in [("Y15", 10), ("G06", 8)] {
        let mut trek = Trek::draws(scene(), id, &[dice]);
        trek.apply("rune-scribe", &[]);
        assert_eq!((trek.hurt(ANN), trek.ally_hurt("rune-scribe")), ((0, 0), (0, 1)), "{id}: three more");
        let mut trek = Trek::draws(scene(), id, &[dice - 1]);
        trek.apply("rune-scribe", &[]);
        assert_ne!(trek.hurt(ANN), (0, 0), "{id}: no more than three");
    }
    assert!(!Trek::draws(scene(), "Y01", &[2]).offers("rune-scribe"), "not in a test of body");
    used!["rune-scribe"];
}

#[test]
fn cutpurse() {
    rules!["RN-13.13", "RN-25.10"];
    let mut trek =
        Trek::trade(alone("valadir").at(ANN, "M03").gold(ANN, 7).ally(ANN, "cutpurse"), "short-bow");
    trek.apply("cutpurse", &[]);
    assert_eq!((trek.gold(ANN), trek.offers("cutpurse")), (8, false), "once in a turn");
    used!["cutpurse"];
}

/// An ally who strikes before combat, tires by it, and comes to no harm: the dice that just hit the Marsh Hydra.
#[track_caller]
fn leaps(id: &str, dice: u8) {
    let mut trek = Trek::draws(alone("valadir").ally(ANN, id), "Y09", &[]);
    assert_eq!(trek.asked(), "ask-before");
    let mut missed = trek.clone();
    trek.apply(id, &[dice]);
    assert_eq!(
        (trek.foe(), trek.ally_hurt(id), trek.offers(id)),
        (1, (0, 1), false),
        "{id}, once in a combat"
    );
    missed.apply(id, &[dice - 1]);
    assert_eq!((missed.foe(), missed.ally_hurt(id)), (0, (0, 1)), "{id} misses");
}

#[test]
fn war_hound() {
    rules!["RN-16.7", "RN-25.8"];
    leaps("war-hound", 16 - 5);
    used!["war-hound"];
}

#[test]
fn falconer() {
    rules!["RN-16.7", "RN-25.8"];
    leaps("falconer", 15 - 7);
    used!["falconer"];
}

#[test]
fn bone_singer() {
    rules!["RN-16.7", "RN-25.8"];
    leaps("bone-singer", 14 - 7);
    used!["bone-singer"];
}

#[test]
fn temple_healer() {
    rules!["RN-25.10", "RN-24.4"];
    let scene = alone("valadir").at(ANN, "L04").wounds(ANN, 3).ally(ANN, "temple-healer");
    let mut trek = Trek::begin(scene.worn(ANN, "temple-healer", 1, 0));
    trek.apply("temple-healer", &[]).apply("temple-healer", &[]);
    assert_eq!((trek.hurt(ANN), trek.ally_hurt("temple-healer")), ((1, 0), (1, 4)), "the hero alone");
    assert!(!trek.offers("temple-healer"), "strength 4 is spent");
    used!["temple-healer"];
}

#[test]
fn oathsworn_paladin() {
    rules!["RN-25.10", "RN-24.4"];
    let scene = || alone("valadir").at(ANN, "L04").wounds(ANN, 2).ally(ANN, "oathsworn-paladin");
    let paladin = Body::Ally(Card::Market(card("oathsworn-paladin")));
    for (whom, left) in [(Body::Hero, ((1, 0), (2, 2))), (paladin, ((2, 0), (1, 2)))] {
        let mut trek = Trek::begin(scene().worn(ANN, "oathsworn-paladin", 2, 0));
        trek.apply("oathsworn-paladin", &[]).play(ANN, Move::Whom(whom));
        assert_eq!((trek.hurt(ANN), trek.ally_hurt("oathsworn-paladin")), left);
        assert!(!trek.offers("oathsworn-paladin"), "strength 3 allows it once");
    }
    used!["oathsworn-paladin"];
}

/// An ally who hits harder in a phase, and tires by it: wounds without and with that, and its exhaustion.
#[track_caller]
fn strikes_harder(id: &str, phase: &str, wounds: [u8; 2], tired: u8) {
    let mut trek = Trek::draws(alone("valadir").ally(ANN, id), "B01", &[]);
    trek.to(phase).cast(ANN, sends(id), &sums(&[20]));
    assert_eq!(trek.asked(), "ask-hit");
    let mut plain = trek.clone();
    plain.forgo();
    trek.apply(id, &[]);
    assert_eq!(([plain.foe(), trek.foe()], trek.ally_hurt(id)), (wounds, (0, tired)), "{id}");
    let mut hero = Trek::draws(alone("valadir").ally(ANN, id), "B01", &[]);
    hero.to(phase).cast(ANN, STRIKE, &sums(&[20]));
    assert!(!hero.offers(id), "{id} adds nothing to the hero's hit");
}

#[test]
fn court_duellist() {
    rules!["RN-18.7", "RN-25.12"];
    strikes_harder("court-duellist", "melee", [1, 1 + 1], 1);
    used!["court-duellist"];
}

#[test]
fn storm_caller() {
    rules!["RN-18.7", "RN-25.12"];
    strikes_harder("storm-caller", "magic", [2, 2 + 1], 2);
    used!["storm-caller"];
}

#[test]
fn elven_longbow() {
    rules!["RN-20.6", "RN-25.12"];
    let mut trek = Trek::draws(alone("valadir").ally(ANN, "elven-longbow"), "B01", &[]);
    let mut melee = trek.clone();
    trek.to("ranged").cast(ANN, sends("elven-longbow"), &sums(&[2]));
    trek.apply("elven-longbow", &[9]);
    assert_eq!((trek.foe(), trek.ally_hurt("elven-longbow")), (2, (0, 1)), "9 + 8 is 17");
    melee.to("melee").cast(ANN, sends("elven-longbow"), &sums(&[2]));
    assert!(melee.allies(ANN).len() == 1 && melee.ally_hurt("elven-longbow") == (3, 0), "with the bow alone");
    used!["elven-longbow"];
}

#[test]
fn archmage_in_exile() {
    rules!["RN-2.17", "RN-25.8"];
    let mut trek = Trek::draws(alone("valadir").ally(ANN, "archmage-in-exile"), "B05", &[]);
    assert_eq!(trek.view().fight.expect("a fight").damage, [3, 1, 2]);
    trek.apply("archmage-in-exile", &[]);
    let damage = trek.view().fight.expect("a fight").damage;
    assert_eq!((damage, trek.ally_hurt("archmage-in-exile")), ([3, 1, 0], (0, 2)), "until combat ends");
    trek.to("magic").play(ANN, DEFEND);
    assert_eq!(trek.hurt(ANN), (0, 0));
    used!["archmage-in-exile"];
}
