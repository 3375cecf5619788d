//! The whole suite in one line.

/// Gives a game every property test of this crate, at every number of seats of its title card.
///
/// `standard_suite!(Four)` plays with the default options and effort; `standard_suite!(Ahoy, options)` and
/// `standard_suite!(Ahoy, options, Effort { games: 10, ..Effort::default() })` say more.
///
/// `standard_suite!(Tug, each [one, another])`, with an effort behind it or without, runs over several sets of options: each at
/// every number of seats that it is made for. Every number of seats must have a set, and every set a number of seats.
#[macro_export]
macro_rules! standard_suite {
    ($game:ty, each $sets:expr) => {
        $crate::standard_suite!($game, each $sets, $crate::Effort::default());
    };
    ($game:ty, each $sets:expr, $effort:expr) => {
        #[test]
        fn random_games_end_and_every_state_is_in_order() {
            $crate::for_every_set::<$game>(&$sets, $effort, $crate::random_play);
        }

        #[test]
        fn legal_moves_are_exactly_the_accepted_ones() {
            $crate::for_every_set::<$game>(
                &$sets,
                $effort,
                $crate::legal_moves_are_exactly_the_accepted_ones,
            );
        }

        #[test]
        fn a_record_plays_again_to_the_same_end() {
            $crate::for_every_set::<$game>(&$sets, $effort, $crate::replay_equality);
        }

        #[test]
        fn a_match_is_saved_and_loaded_at_any_decision() {
            $crate::for_every_set::<$game>(&$sets, $effort, $crate::save_and_load);
        }

        #[test]
        fn views_do_not_leak() {
            $crate::for_every_set::<$game>(&$sets, $effort, $crate::views_do_not_leak);
        }

        #[test]
        fn hidden_draws_and_choices_stay_hidden() {
            $crate::for_every_set::<$game>(
                &$sets,
                $effort,
                $crate::hidden_draws_and_choices_stay_hidden,
            );
        }

        #[test]
        fn the_same_seed_gives_the_same_game() {
            $crate::for_every_set::<$game>(&$sets, $effort, $crate::determinism);
        }

        #[test]
        fn taking_back_leads_through_the_same_states() {
            $crate::for_every_set::<$game>(&$sets, $effort, $crate::taking_back);
        }

        #[test]
        fn taking_back_freely_crosses_no_fence() {
            $crate::for_every_set::<$game>(&$sets, $effort, $crate::taking_back_freely);
        }
    };
    ($game:ty) => {
        $crate::standard_suite!($game, <$game as $crate::kernel::Game>::Options::default());
    };
    ($game:ty, $options:expr) => {
        $crate::standard_suite!($game, $options, $crate::Effort::default());
    };
    ($game:ty, $options:expr, $effort:expr) => {
        $crate::standard_suite!($game, each [$options], $effort);
    };
}
