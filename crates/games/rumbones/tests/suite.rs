//! What the test kit checks of every game, on Rum & Bones, at 2 to 6 seats.

use freeport_rumbones::{Options, Rumbones};
use freeport_testkit::{Effort, Trial, for_every_table};

/// Random games, to the end: random crews take a long time to wreck three objectives.
fn whole_games(property: impl Fn(&Trial<Rumbones>)) {
    let effort = Effort { games: 2, longest: 60_000, samples: 12, ..Effort::default() };
    for_every_table::<Rumbones>(&Options::default(), effort, property);
}

/// The first turns of random games, for what costs more the longer a game lasts.
fn first_turns(property: impl Fn(&Trial<Rumbones>)) {
    let effort = Effort { games: 2, longest: 600, samples: 12, ..Effort::default() };
    for_every_table::<Rumbones>(&Options::default(), effort, property);
}

#[test]
fn random_games_end_and_every_state_is_in_order() {
    whole_games(freeport_testkit::random_play);
}

#[test]
fn legal_moves_are_exactly_the_accepted_ones() {
    whole_games(freeport_testkit::legal_moves_are_exactly_the_accepted_ones);
}

#[test]
fn a_record_plays_again_to_the_same_end() {
    whole_games(freeport_testkit::replay_equality);
}

#[test]
fn a_match_is_saved_and_loaded_at_any_decision() {
    whole_games(freeport_testkit::save_and_load);
}

#[test]
fn views_do_not_leak() {
    whole_games(freeport_testkit::views_do_not_leak);
}

#[test]
fn hidden_draws_and_choices_stay_hidden() {
    whole_games(freeport_testkit::hidden_draws_and_choices_stay_hidden);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    whole_games(freeport_testkit::determinism);
}

#[test]
fn taking_back_leads_through_the_same_states() {
    whole_games(freeport_testkit::taking_back);
}

#[test]
fn taking_back_freely_crosses_no_fence() {
    first_turns(freeport_testkit::taking_back_freely);
}
