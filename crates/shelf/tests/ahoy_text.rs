//! Ahoy in words: nothing is missing, nothing is left over, and everything fits into a terminal.

use freeport_kernel::{Given, Rng, Viewer};
use freeport_shelf::{Session, Start, find};

const SOURCES: [&str; 10] = [
    include_str!("../../games/ahoy/src/phrases/battles.rs"),
    include_str!("../../games/ahoy/src/phrases/events.rs"),
    include_str!("../../games/ahoy/src/phrases/moves.rs"),
    include_str!("../../games/ahoy/src/phrases/names.rs"),
    include_str!("../../games/ahoy/src/chart.rs"),
    include_str!("../../games/ahoy/src/faction.rs"),
    include_str!("../../games/ahoy/src/view.rs"),
    include_str!("../src/titles/ahoy/board.rs"),
    include_str!("../src/titles/ahoy/players.rs"),
    concat!(include_str!("../src/titles/ahoy/sea.rs"), include_str!("../src/titles/ahoy/mod.rs")),
];

/// Plays random games at every number of seats, and looks now and then.
fn visit(mut look: impl FnMut(&dyn Session, u8)) {
    let title = find("ahoy").unwrap();
    for (seats, seed) in (2..=4).flat_map(|seats| (0..2).map(move |seed| (seats, seed))) {
        let mut rng = Rng::new(seed);
        let mut game = title.start(Start::of(seats, seed.to_string())).unwrap();
        for step in 0.. {
            if step % 37 == 0 {
                look(game.as_ref(), seats);
            }
            let Some(asked) = game.turn().waiting.first().copied() else { break };
            let moves = game.moves(asked.seat).unwrap().moves;
            game.play(asked.seat, &moves[rng.below(moves.len())], &Given::default()).unwrap();
        }
        look(game.as_ref(), seats);
    }
}

#[test]
fn no_phrase_is_left_over() {
    let words = find("ahoy").unwrap().words("en").unwrap();
    // The form of a new table names the options.
    let own = words.keys().iter().filter(|key| !key.starts_with("ui-") && !key.starts_with("name-option-"));
    let spare: Vec<&String> = own
        .filter(|key| {
            let quoted = format!("\"{}\"", key.strip_prefix("name-").unwrap_or(key));
            !SOURCES.iter().any(|source| source.contains(&quoted))
        })
        .collect();
    assert!(spare.is_empty(), "nobody says {spare:?}");
}

#[test]
fn every_phrase_that_can_be_said_is_there() {
    let words = find("ahoy").unwrap().words("en").unwrap();
    let is_key = |text: &str| {
        text.contains('-') && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let quoted = SOURCES.iter().flat_map(|source| source.split('"').skip(1).step_by(2));
    let missing: Vec<&str> = quoted
        .filter(|text| is_key(text))
        .filter(|key| !words.keys().contains(*key) && !words.keys().contains(&format!("name-{key}")))
        .collect();
    assert!(missing.is_empty(), "no phrase for {missing:?}");
}

#[test]
fn every_rule_that_a_story_cites_is_in_the_rulebook() {
    let rulebook = find("ahoy").unwrap().rulebook();
    visit(|game, _| {
        for line in game.story(Viewer::Open, "en", 0).unwrap() {
            assert!(line.rule.is_none_or(|rule| rulebook.find(rule.0).is_some()), "{:?}", line.rule);
        }
    });
}
