//! What the decisions of a fight promise is what the dice and the rules make of them.

use crate::bout::*;
use freeport_kernel::{Game, Seat, Viewer};
use freeport_runebound::effects::vocabulary::Phase;
use freeport_runebound::*;

/// What a decision of a seat promises.
#[track_caller]
fn odds(bout: &Bout, seat: Seat, mv: Move) -> Odds {
    let odds = bout.game.view(Viewer::Seat(seat)).odds;
    *odds.iter().find(|one| one.r#move == mv).unwrap_or_else(|| panic!("no odds for {mv:?} in {odds:?}"))
}

/// What the use of the one thing that may be used promises.
#[track_caller]
fn use_odds(bout: &Bout, seat: Seat) -> Odds {
    let used = |mv: &Move| {
        matches!(mv, Move::Respond(Some(_)) | Move::Stance(Stand::Use(_)) | Move::Flee(Flight::Use(_)))
    };
    odds(bout, seat, bout.moves().into_iter().find(used).expect("something to use"))
}

/// The four faces of two throws of two dice.
fn throws() -> impl Iterator<Item = (i16, i16)> {
    let pair = || (1..=10).flat_map(|one| (1..=10).map(move |two| one + two));
    pair().flat_map(move |first| pair().map(move |second| (first, second)))
}

#[test]
fn attacks_and_defences_promise_what_the_numbers_say() {
    let mut bout = Bout::facing(alone("valadir"), "Y12", &[]);
    bout.to("melee");
    let attack = odds(&bout, ANN, STRIKE);
    // Body 5 and two dice against 17: 12 or more.
    assert_eq!((attack.chance, attack.given, attack.taken), (Some(4500), Some(2), Some(2)));
    let defence = odds(&bout, ANN, DEFEND);
    assert_eq!((defence.chance, defence.given, defence.taken), (Some(4500), None, Some(2)));
    assert!(attack.win > defence.win, "who only defends wins later, if at all");
    assert!(bout.game.view(Viewer::Spectator).odds.is_empty(), "who only watches chooses nothing");
}

#[test]
fn a_bonus_after_the_dice_tells_what_it_makes_of_them() {
    let mut bout = Bout::facing(alone("valadir"), "Y12", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[10]);
    let helped = use_odds(&bout, ANN);
    assert_eq!((helped.total, helped.chance), (Some(10 + 5 + 2), Some(10_000)));
    let left = odds(&bout, ANN, PASS);
    assert_eq!((left.total, left.chance), (Some(10 + 5), Some(0)));
    let mut weak = Bout::facing(alone("valadir").kept(ANN, "G14"), "Y12", &[]);
    weak.to("melee").roll(ANN, DEFEND, &[8]).apply("valadir", &[]);
    assert_eq!(
        weak.game.view(Viewer::Seat(ANN)).roll.map(|roll| roll.added),
        Some(5 + 2),
        "with what was declared"
    );
    assert_eq!(bout.game.view(Viewer::Seat(ANN)).roll.and_then(|roll| roll.chance), Some(45));
}

#[test]
fn a_second_throw_is_as_likely_as_the_first() {
    let mut bout = Bout::facing(alone("ysolde"), "Y12", &[]);
    bout.to("ranged");
    let first = odds(&bout, ANN, STRIKE).chance;
    bout.roll(ANN, STRIKE, &[2]);
    assert_eq!(use_odds(&bout, ANN).chance, first);
    assert_eq!(odds(&bout, ANN, PASS).chance, Some(0));
}

#[test]
fn an_escape_is_measured_by_mind() {
    let bout = Bout::facing(alone("ysolde"), "Y12", &[]);
    let target = i16::from(bout.game.view(Viewer::Open).fight.expect("a fight").targets[0]);
    let out = odds(&bout, ANN, FLEE);
    assert_eq!((out.chance, out.taken), (Some(u16::from(at_least(target - 5)) * 100), Some(1)));
    let chance = bout.game.win_chance().expect("a chance");
    assert_eq!(odds(&bout, ANN, STAY).win, Some((chance * 10_000.0).round() as u16));
}

#[test]
fn an_escape_from_a_hero_counts_every_pair_of_throws() {
    let mut bout = Bout::duel(Scene::of(&["ysolde", "brakka"]).at(ANN, "F03").at(BEN, "F03"), &[]);
    // Mind 5 against mind 1, and both roll.
    let away = throws().filter(|(own, other)| own + 5 > *other).count();
    assert_eq!(odds(&bout, ANN, FLEE).chance, Some(away as u16));
    assert_eq!(odds(&bout, ANN, FLEE).win, None, "nobody can say how a duel ends");
    bout.roll(ANN, FLEE, &[12, 2]);
    assert_eq!(
        odds(&bout, ANN, FLEE).chance,
        Some(u16::from(at_least(13 - 5)) * 100),
        "the number stands now"
    );
}

#[test]
fn in_a_duel_the_number_is_known_before_the_choice() {
    let mut bout = Bout::duel(Scene::of(&["ysolde", "brakka"]).at(ANN, "F03").at(BEN, "F03"), &[]);
    bout.roll(ANN, STAY, &[9]);
    let shot = odds(&bout, ANN, STRIKE);
    assert_eq!(shot.chance, Some(u16::from(at_least(10 - 5)) * 100));
    assert_eq!((shot.given, shot.taken, shot.win), (Some(2), Some(1), None));
}

#[test]
fn an_attack_before_combat_is_weighed_by_hit_and_miss() {
    let bout = Bout::facing(alone("varikas"), "Y12", &[]);
    let promised = use_odds(&bout, ANN);
    let chance = f64::from(promised.chance.expect("a chance")) / 10_000.0;
    let win = |sum: u8| {
        let mut after = bout.clone();
        after.apply("varikas", &[sum]);
        (after.foe(), after.game.win_chance().expect("a chance"))
    };
    let ((hit, better), (missed, worse)) = (win(20), win(2));
    assert_eq!((hit, missed, promised.given), (1, 0, Some(1)));
    let expected = chance * better + (1.0 - chance) * worse;
    assert_eq!(promised.win, Some((expected * 10_000.0).round() as u16));
    assert!(promised.win > odds(&bout, ANN, PASS).win);
}

#[test]
fn a_weakened_opponent_is_easier_to_beat() {
    let mut bout = Bout::facing(alone("orlen"), "Y12", &[]);
    let before = odds(&bout, ANN, PASS).win;
    bout.apply("orlen", &[]);
    for phase in [Phase::Ranged, Phase::Melee, Phase::Magic] {
        let promised = odds(&bout, ANN, Move::Aspect(phase)).win;
        let mut after = bout.clone();
        after.play(ANN, Move::Aspect(phase));
        let chance = after.game.win_chance().expect("a chance");
        assert_eq!(promised, Some((chance * 10_000.0).round() as u16));
        assert!(promised >= before, "{phase:?}");
    }
}

#[test]
fn a_worse_hit_and_an_averted_wound_are_counted() {
    let mut bout = Bout::facing(alone("brakka"), "Y09", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[20]);
    assert_eq!((odds(&bout, ANN, PASS).given, use_odds(&bout, ANN).given), (Some(2), Some(3)));
}

#[test]
fn a_stake_is_as_likely_as_its_test() {
    let bout = Bout::meeting(alone("valadir").gold(ANN, 5), "G32", &[]);
    let Some(stake) = bout.moves().into_iter().find(|mv| matches!(mv, Move::Stake(2))) else {
        panic!("no stake in {:?}", bout.moves())
    };
    let sure = odds(&bout, ANN, stake).chance.expect("a chance");
    let mut after = bout.clone();
    after.roll(ANN, stake, &[11]);
    let (need, value) = (i16::from(after.need().expect("a number")), i16::from(after.value()));
    assert_eq!(sure, u16::from(at_least(need - value)) * 100);
    assert!(bout.game.view(Viewer::Seat(ANN)).odds.iter().all(|one| one.r#move != Move::Stake(0)));
}
