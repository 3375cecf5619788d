//! What the test kit checks of every game, on Second Tide, over its modes and at 2 to 6 seats.

use freeport_rumbones::second::{Allies, Choosing, Flags, Fleet, Mode, Options, Rumbones2};
use freeport_testkit::{Effort, Trial, for_every_set};

/// The modes of the game.
fn modes() -> Vec<Options> {
    let printed = Options::default();
    let alone = Mode::FreeForAll { lives: 2, heroes: Some(1) };
    vec![
        printed,
        Options { factions: Flags::Mirror, heroes: Choosing::Alternate, ..printed },
        Options { heroes: Choosing::Random, allies: Allies::Any, layout: Fleet::Dj, ..printed },
        Options { mode: alone, ..printed },
    ]
}

/// Random games, to the end.
fn whole_games(property: impl Fn(&Trial<Rumbones2>)) {
    let effort = Effort { games: 1, longest: 120_000, samples: 12, ..Effort::default() };
    for_every_set::<Rumbones2>(&modes(), effort, property);
}

/// The first turns of random games, for what costs more the longer a game lasts.
fn first_turns(property: impl Fn(&Trial<Rumbones2>)) {
    let effort = Effort { games: 2, longest: 600, samples: 12, ..Effort::default() };
    for_every_set::<Rumbones2>(&modes(), effort, property);
}

#[test]
fn random_games_end_and_every_state_is_in_order() {
    whole_games(freeport_testkit::random_play);
}

#[test]
fn random_games_end_on_every_layout() {
    let fleets = [Fleet::Gw, Fleet::Gj, Fleet::Gg, Fleet::Jj, Fleet::Dd];
    let sets = fleets.map(|layout| Options { layout, ..Options::default() });
    let effort = Effort { games: 1, longest: 120_000, ..Effort::default() };
    for_every_set::<Rumbones2>(&sets, effort, freeport_testkit::random_play);
}

#[test]
fn legal_moves_are_exactly_the_accepted_ones() {
    first_turns(freeport_testkit::legal_moves_are_exactly_the_accepted_ones);
}

#[test]
fn a_record_plays_again_to_the_same_end() {
    whole_games(freeport_testkit::replay_equality);
}

#[test]
fn a_match_is_saved_and_loaded_at_any_decision() {
    first_turns(freeport_testkit::save_and_load);
}

#[test]
fn views_do_not_leak() {
    first_turns(freeport_testkit::views_do_not_leak);
}

#[test]
fn hidden_draws_and_choices_stay_hidden() {
    first_turns(freeport_testkit::hidden_draws_and_choices_stay_hidden);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    first_turns(freeport_testkit::determinism);
}

#[test]
fn taking_back_leads_through_the_same_states() {
    whole_games(freeport_testkit::taking_back);
}

#[test]
fn taking_back_freely_crosses_no_fence() {
    first_turns(freeport_testkit::taking_back_freely);
}
