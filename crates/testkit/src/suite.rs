//! The whole suite in one line.

/// Gives a game every property test of this crate, at every number of seats of its title card.
///
/// `standard_suite!(Four)` plays with the default options and effort; `standard_suite!(Ahoy, options)` and
/// `standard_suite!(Ahoy, options, Effort { games: 10, ..Effort::default() })` say more. Several suites of one game
/// stand in modules of their own.
#[macro_export]
macro_rules! standard_suite {
    ($game:ty) => {
        $crate::standard_suite!($game, <$game as $crate::kernel::Game>::Options::default());
    };
    ($game:ty, $options:expr) => {
        $crate::standard_suite!($game, $options, $crate::Effort::default());
    };
    ($game:ty, $options:expr, $effort:expr) => {
        #[test]
        fn random_games_end_and_every_state_is_in_order() {
            $crate::for_every_table::<$game>(&$options, $effort, $crate::random_play);
        }

        #[test]
        fn legal_moves_are_exactly_the_accepted_ones() {
            $crate::for_every_table::<$game>(
                &$options,
                $effort,
                $crate::legal_moves_are_exactly_the_accepted_ones,
            );
        }

        #[test]
        fn a_record_plays_again_to_the_same_end() {
            $crate::for_every_table::<$game>(&$options, $effort, $crate::replay_equality);
        }

        #[test]
        fn a_match_is_saved_and_loaded_at_any_decision() {
            $crate::for_every_table::<$game>(&$options, $effort, $crate::save_and_load);
        }

        #[test]
        fn views_do_not_leak() {
            $crate::for_every_table::<$game>(&$options, $effort, $crate::views_do_not_leak);
        }

        #[test]
        fn hidden_draws_and_choices_stay_hidden() {
            $crate::for_every_table::<$game>(
                &$options,
                $effort,
                $crate::hidden_draws_and_choices_stay_hidden,
            );
        }

        #[test]
        fn the_same_seed_gives_the_same_game() {
            $crate::for_every_table::<$game>(&$options, $effort, $crate::determinism);
        }

        #[test]
        fn taking_back_leads_through_the_same_states() {
            $crate::for_every_table::<$game>(&$options, $effort, $crate::taking_back);
        }

        #[test]
        fn taking_back_freely_crosses_no_fence() {
            $crate::for_every_table::<$game>(&$options, $effort, $crate::taking_back_freely);
        }
    };
}
