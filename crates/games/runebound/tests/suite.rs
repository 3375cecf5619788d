//! What the test kit checks of every game, on Runebound, at 1 to 6 seats and with its variants.

use freeport_kernel::{Game, Rng, Table};
use freeport_runebound::{Choosing, Doom, Move, Options, Pace, Runebound, Start, Trading};
use freeport_testkit::{Effort, Trial, for_every_set};

/// Few turns, so that random heroes come to an end.
const TURNS: u16 = 12;

/// The printed game, and the variants in two heaps that differ in everything.
fn sets() -> [Options; 3] {
    let printed = Options { turns: TURNS, doom: Doom::Off, ..Options::default() };
    let all = Options {
        heroes: Choosing::Pick,
        start: Start::FirstSeat,
        pace: Pace::Fast,
        doom: Doom::On,
        hazards: true,
        softened: true,
        item_limit: true,
        ally_upkeep: true,
        trophies: true,
        ..printed
    };
    let wild = Options { pace: Pace::Long, hazards: true, ..printed };
    [printed, all, wild]
}

/// A search copies states all the time, and a table keeps many of them.
#[test]
fn a_state_is_small() {
    assert!(size_of::<Runebound>() < 8 * 1024, "{} bytes", size_of::<Runebound>());
}

fn games(property: impl Fn(&Trial<Runebound>)) {
    let effort = Effort { games: 2, longest: 20_000, samples: 12, ..Effort::default() };
    for_every_set::<Runebound>(&sets(), effort, property);
}

/// The first turns alone, for what costs more the longer a game lasts.
fn first_turns(property: impl Fn(&Trial<Runebound>)) {
    let effort = Effort { games: 2, longest: 300, samples: 12, ..Effort::default() };
    for_every_set::<Runebound>(&sets(), effort, property);
}

#[test]
fn random_games_end_and_every_state_is_in_order() {
    games(freeport_testkit::random_play);
}

#[test]
fn legal_moves_are_exactly_the_accepted_ones() {
    games(freeport_testkit::legal_moves_are_exactly_the_accepted_ones);
}

#[test]
fn a_record_plays_again_to_the_same_end() {
    games(freeport_testkit::replay_equality);
}

#[test]
fn a_match_is_saved_and_loaded_at_any_decision() {
    games(freeport_testkit::save_and_load);
}

#[test]
fn views_do_not_leak() {
    games(freeport_testkit::views_do_not_leak);
}

#[test]
fn hidden_draws_and_choices_stay_hidden() {
    games(freeport_testkit::hidden_draws_and_choices_stay_hidden);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    games(freeport_testkit::determinism);
}

#[test]
fn taking_back_leads_through_the_same_states() {
    games(freeport_testkit::taking_back);
}

#[test]
fn taking_back_freely_crosses_no_fence() {
    // Who plays alone has nobody to ask.
    first_turns(|trial| {
        if trial.seats > 1 {
            freeport_testkit::taking_back_freely(trial);
        }
    });
}

/// Random play passes asides by, so they are made here: cards are discarded and used in the midst of everything.
#[test]
fn whatever_is_done_beside_a_question_leaves_the_game_in_order() {
    let mut made = 0;
    for (options, seats) in sets().into_iter().cycle().zip((1..=6).cycle()).take(12) {
        let (mut rng, mut table) = (Rng::new(u64::from(seats)), Table::loose(u64::from(seats)));
        let long = Options { turns: 60, ..options };
        let mut game = Runebound::setup(&long, seats, &mut table).expect("a table");
        let mut moves = Vec::new();
        while let Some(seat) = game.turn().waiting().first() {
            moves.clear();
            game.asides(seat, &mut moves);
            let aside = !moves.is_empty() && rng.below(5) == 0;
            if !aside {
                moves.clear();
                game.moves(seat, &mut moves);
            }
            made += u32::from(aside);
            // Who has bought much has much to discard.
            let buys = moves.iter().position(|mv| matches!(mv, Move::Deal(Trading::Buy(_))));
            let mv = moves[buys.unwrap_or_else(|| rng.below(moves.len()))];
            game.play(seat, &mv, &mut table).expect("a legal move");
            game.audit().unwrap_or_else(|flaw| panic!("{seats} seats, {mv:?}: {flaw}"));
        }
    }
    assert!(made > 20, "only {made} asides were made");
}
