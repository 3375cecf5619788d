//! The challenges as they are printed: their figures, and fights that are won and lost by them.

use super::compare::*;
use freeport_runebound::effects::vocabulary::Tag::{self, *};
use freeport_runebound::*;
use freeport_testkit::{rules, used};

/// Tag, life, number and damage of mind, body and spirit, and the gold of the reward.
type Printed = (&'static str, Tag, u8, [(u8, u8); 3], u16);

/// Ysolde with mind 5, body 6 and spirit 6; her damage is 2, 1 and 1.
fn hero() -> Scene {
    alone("ysolde").boost(ANN, Boost::Body, 2).boost(ANN, Boost::Spirit, 2).gold(ANN, 0)
}

/// Her values and damage, by phase.
const HERS: [(&str, u8, u8); 3] = [("ranged", 5, 2), ("melee", 6, 1), ("magic", 6, 1)];

/// Her dice before combat, where a challenge asks for a test.
fn omen(id: &str) -> &'static [u8] {
    let tests = ["G02", "G06", "G12", "G13", "G19", "Y01", "Y03", "Y06", "Y15", "B02", "B08", "R1", "R6"];
    if tests.contains(&id) { &[20] } else { &[] }
}

/// What a challenge takes off an attack in a phase.
fn handicap(id: &str, phase: &str) -> u8 {
    let hampers = matches!((id, phase), ("G16", "melee") | ("B05" | "R3", "ranged"));
    if hampers { 2 } else { 0 }
}

/// Fights challenges in every phase, just well enough and just not, and then to their end. What their texts do has tests of its own.
#[track_caller]
fn fought(printed: &[Printed]) {
    for (id, tag, life, figures, gold) in printed {
        let Kind::Challenge(challenge) = &Pack::base().adventure(tale(id)).kind else { panic!("{id}") };
        assert_eq!(challenge.tag, *tag, "{id}");
        let start = Trek::draws(hero(), id, omen(id));
        let fight = start.view().fight.expect("a fight");
        assert_eq!((fight.life, fight.foe), (*life, FoeView::Challenge(id)), "{id}");
        for ((phase, own, most), (number, damage)) in HERS.into_iter().zip(figures) {
            let value = own - handicap(id, phase);
            let (added, need) = (value as i8, *number);
            let mut trek = start.clone();
            let miss = trek.to(phase).clone().blow(STRIKE, number - value - 1);
            assert_eq!(miss, Blow { added, need, hit: false, wounds: *damage }, "{id}, {phase}");
            let capped = matches!((*id, phase), ("G24", _) | ("Y10", "ranged"));
            let wounds = if capped { 1 } else { most };
            let hit = trek.blow(STRIKE, number - value);
            assert_eq!(hit, Blow { added, need, hit: true, wounds }, "{id}, {phase}");
        }
        let mut trek = start;
        trek.win(ANN);
        match trek.asked() {
            "ask-keep" => _ = trek.play(ANN, Move::KeepIt(Keeping::Decline)),
            "ask-fork" => _ = trek.play(ANN, Move::Fork(0)),
            _ => {}
        }
        assert!(trek.heard(|event| matches!(event, Event::ChallengeDefeated { card, .. } if card == id)));
        assert_eq!(trek.gold(ANN), *gold, "{id}");
    }
}

#[test]
fn green_challenges_are_fought_as_printed() {
    rules!["RN-8.2", "RN-18.7", "RN-21.2"];
    fought(&[
        ("G01", Humanoid, 2, [(12, 1), (12, 1), (10, 0)], 2),
        ("G02", Beast, 2, [(11, 0), (13, 1), (11, 0)], 2),
        ("G03", Undead, 2, [(10, 0), (13, 1), (13, 1)], 2),
        ("G04", Humanoid, 2, [(13, 2), (12, 1), (10, 0)], 3),
        ("G05", Beast, 3, [(10, 0), (12, 1), (12, 0)], 2),
        ("G06", Elemental, 1, [(13, 0), (14, 0), (14, 1)], 2),
        ("G07", Undead, 2, [(13, 1), (13, 1), (11, 0)], 2),
        ("G08", Humanoid, 3, [(11, 1), (11, 1), (10, 0)], 2),
        ("G09", Beast, 2, [(10, 0), (14, 2), (10, 0)], 1),
        ("G10", Humanoid, 3, [(12, 1), (13, 1), (11, 0)], 3),
        ("G11", Humanoid, 2, [(10, 0), (11, 0), (14, 2)], 3),
        ("G12", Beast, 2, [(11, 0), (13, 1), (11, 0)], 2),
        ("G13", Beast, 3, [(12, 0), (13, 1), (11, 0)], 3),
        ("G14", Undead, 2, [(11, 0), (12, 1), (13, 1)], 1),
        ("G15", Demon, 1, [(14, 1), (14, 1), (13, 1)], 2),
        ("G16", Beast, 1, [(13, 1), (13, 1), (12, 0)], 1),
        ("G17", Giant, 3, [(10, 0), (13, 2), (10, 0)], 3),
        ("G18", Humanoid, 2, [(12, 0), (13, 1), (11, 0)], 3),
        ("G19", Construct, 2, [(11, 0), (13, 1), (13, 1)], 2),
        ("G20", Trap, 1, [(14, 1), (14, 1), (14, 1)], 2),
        ("G21", Humanoid, 3, [(12, 1), (13, 1), (10, 0)], 3),
        ("G22", Elemental, 2, [(13, 1), (11, 0), (13, 1)], 2),
        ("G23", Beast, 3, [(9, 0), (14, 2), (10, 0)], 3),
        ("G24", Humanoid, 2, [(13, 1), (13, 1), (12, 1)], 1),
    ]);
    used!["G01", "G03", "G04", "G07", "G08", "G10", "G11", "G15", "G17", "G22", "G23"];
}

#[test]
fn yellow_challenges_are_fought_as_printed() {
    rules!["RN-8.2", "RN-18.7", "RN-21.2"];
    fought(&[
        ("Y01", Beast, 3, [(15, 0), (11, 1), (14, 2)], 3),
        ("Y02", Humanoid, 4, [(14, 1), (15, 2), (13, 0)], 4),
        ("Y03", Undead, 4, [(13, 0), (15, 1), (16, 2)], 4),
        ("Y04", Beast, 4, [(16, 2), (15, 1), (12, 0)], 2),
        ("Y05", Giant, 5, [(12, 0), (16, 2), (13, 0)], 5),
        ("Y06", Humanoid, 3, [(13, 0), (13, 0), (17, 2)], 4),
        ("Y07", Humanoid, 4, [(15, 1), (15, 1), (14, 1)], 5),
        ("Y08", Beast, 3, [(13, 0), (15, 1), (13, 0)], 4),
        ("Y09", Beast, 5, [(15, 1), (16, 1), (14, 1)], 5),
        ("Y10", Undead, 4, [(16, 1), (15, 1), (15, 1)], 5),
        ("Y11", Beast, 3, [(16, 1), (14, 1), (14, 0)], 4),
        ("Y12", Construct, 4, [(14, 0), (17, 2), (14, 0)], 4),
        ("Y13", Undead, 4, [(14, 0), (16, 2), (15, 1)], 3),
        ("Y14", Elemental, 4, [(15, 1), (14, 1), (16, 2)], 4),
        ("Y15", Humanoid, 3, [(16, 2), (15, 1), (13, 0)], 5),
        ("Y16", Giant, 5, [(13, 1), (16, 2), (12, 0)], 4),
    ]);
    used!["Y02", "Y09", "Y12"];
}

#[test]
fn blue_challenges_are_fought_as_printed() {
    rules!["RN-8.2", "RN-18.7", "RN-21.2"];
    fought(&[
        ("B01", Giant, 7, [(17, 1), (19, 3), (17, 1)], 7),
        ("B02", Undead, 6, [(18, 1), (17, 1), (20, 3)], 7),
        ("B03", Dragon, 7, [(18, 2), (19, 3), (17, 2)], 8),
        ("B04", Demon, 7, [(18, 2), (18, 2), (18, 2)], 7),
        ("B05", Elemental, 6, [(19, 3), (18, 1), (19, 2)], 7),
        ("B06", Undead, 7, [(18, 1), (18, 2), (19, 2)], 8),
        ("B07", Beast, 7, [(17, 1), (20, 3), (15, 0)], 6),
        ("B08", Humanoid, 6, [(19, 3), (19, 2), (17, 1)], 8),
        ("B09", Construct, 8, [(17, 1), (19, 3), (20, 0)], 5),
        ("B10", Undead, 6, [(18, 2), (19, 2), (18, 2)], 6),
        ("B11", Giant, 7, [(18, 2), (19, 2), (17, 1)], 8),
    ]);
    used!["B01", "B03", "B07"];
}

#[test]
fn red_challenges_are_fought_as_printed() {
    rules!["RN-8.2", "RN-18.7", "RN-21.2"];
    fought(&[
        ("R1", Dragon, 12, [(22, 4), (24, 5), (23, 4)], 0),
        ("R2", Dragon, 9, [(20, 3), (21, 4), (20, 3)], 0),
        ("R3", Dragon, 8, [(22, 4), (19, 2), (21, 3)], 0),
        ("R4", Dragon, 10, [(19, 2), (22, 4), (19, 2)], 0),
        ("R5", Dragon, 9, [(21, 3), (20, 3), (20, 3)], 0),
        ("R6", Dragon, 8, [(20, 3), (20, 3), (22, 4)], 0),
    ]);
}
