//! Every game in a terminal: nothing is missing, and everything fits.

use freeport_kernel::{Given, Rng, Seat, Viewer};
use freeport_shelf::{Ink, Start, TITLES, Title, find};
use serde_json::{Value, json};

/// The widest line.
const WIDTH: usize = 100;
/// Longer random games are left here.
const LONGEST: usize = 1_200;

/// What a phrase book lacks is shown in brackets; what games draw in brackets themselves is one letter at most.
fn lacks(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    letters.windows(3).any(|three| three[0] == '[' && three[1].is_alphabetic() && three[2] != ']')
}

/// The ways to play a game that have boards of their own.
fn ways(title: &dyn Title) -> Vec<Option<Value>> {
    let rare = match title.card().id {
        "rumbones2" => vec![json!({ "mode": { "free_for_all": {} } }), json!({ "factions": "mirror" })],
        "runebound" => vec![json!({ "doom": "on", "hazards": true, "heroes": "pick", "ally_upkeep": true })],
        _ => Vec::new(),
    };
    [None].into_iter().chain(rare.into_iter().map(Some)).collect()
}

#[test]
fn every_board_is_complete_and_fits_into_a_terminal() {
    for title in TITLES {
        let (fewest, most) = title.card().seats;
        let games =
            ways(*title).into_iter().flat_map(|way| (fewest..=most).map(move |seats| (way.clone(), seats)));
        for (options, seats) in games {
            let mut rng = Rng::new(u64::from(seats));
            let mut game = title.start(Start { options, ..Start::of(seats, "board") }).unwrap();
            for step in 0..LONGEST {
                if step % 61 == 0 {
                    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(seats - 1)), Viewer::Spectator] {
                        for language in title.card().languages {
                            let board = game.text(viewer, language, Ink::Plain).unwrap().board;
                            let widest = board.lines().map(|line| line.chars().count()).max().unwrap_or(0);
                            assert!(
                                !lacks(&board) && widest <= WIDTH,
                                "{}, {language}, {widest} wide:\n{board}",
                                title.card().id
                            );
                        }
                    }
                }
                let Some(asked) = game.turn().waiting.first().copied() else { break };
                let moves = game.moves(asked.seat).unwrap().moves;
                game.play(asked.seat, &moves[rng.below(moves.len())], &Given::default()).unwrap();
            }
        }
    }
}

#[test]
fn the_board_of_runebound_shows_the_world_and_what_a_fight_is_worth() {
    let mut game = find("runebound").unwrap().start(Start::of(2, "odds")).unwrap();
    let board = |game: &dyn freeport_shelf::Session, seat| {
        game.text(Viewer::Seat(seat), "en", Ink::Plain).unwrap().board
    };
    let first = board(game.as_ref(), Seat(0));
    for shown in ["Tamalir J07, cards 0", "# city", "Green: deck 35, reserve 2", "wounds 0/", "gold 3"] {
        assert!(first.contains(shown), "{shown} is not on the board:\n{first}");
    }
    let mut rng = Rng::new(3);
    for _ in 0..LONGEST {
        let asked = game.turn().waiting[0];
        let shown = board(game.as_ref(), asked.seat);
        if let Some(odds) = shown.lines().find(|line| line.contains("attacks: ")) {
            assert!(odds.ends_with('%') && shown.contains(" against the "), "{shown}");
            return;
        }
        let moves = game.moves(asked.seat).unwrap().moves;
        game.play(asked.seat, &moves[rng.below(moves.len())], &Given::default()).unwrap();
    }
    panic!("nobody fights");
}
