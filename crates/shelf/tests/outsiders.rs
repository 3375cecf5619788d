//! What programs that did not come with a game need to drive it: shapes, chance, copies, positions.

use freeport_kernel::{Given, Rng, Viewer};
use freeport_shelf::{Session, Start, TITLES, Title, Trouble, open};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A game that asks for a chance which it does not ask for otherwise, or hardly ever.
fn rare_start(title: &'static dyn Title) -> Option<Box<dyn Session>> {
    let start =
        |options| title.start(Start { options: Some(options), ..Start::of(title.card().seats.1, "0") });
    match title.card().id {
        "rumbones2" => start(json!({ "heroes": "random" })).ok(),
        // All is lost but the final battle, for which heroes of one level draw lots.
        "runebound" => {
            let mut state = start(json!({ "doom": "on" })).ok()?.save().ok()?["state"].clone();
            state["doom"]["tokens"] = json!(8);
            open(json!({ "game": "runebound", "state": state }), "0").ok()
        }
        _ => None,
    }
}

/// Plays random moves and shows the game and the move before each.
fn wander(title: &'static dyn Title, seed: u64, moves: usize, show: impl FnMut(&dyn Session, &Step)) {
    let game = title.start(Start::of(title.card().seats.1, seed.to_string())).unwrap();
    wander_from(game, seed, moves, show);
}

/// The same from a game that has begun.
fn wander_from(
    mut game: Box<dyn Session>,
    seed: u64,
    moves: usize,
    mut show: impl FnMut(&dyn Session, &Step),
) {
    let mut rng = Rng::new(seed);
    for _ in 0..moves {
        let Some(asked) = game.turn().waiting.first().copied() else { return };
        let mut list = game.moves(asked.seat).unwrap().moves;
        let step = Step { seat: asked.seat, mv: list.swap_remove(rng.below(list.len())) };
        show(game.as_ref(), &step);
        game.play(step.seat, &step.mv, &Given::default()).unwrap();
    }
}

struct Step {
    seat: freeport_kernel::Seat,
    mv: Value,
}

impl Step {
    /// What a move asks of chance after these outcomes.
    fn asks(&self, game: &dyn Session, outcomes: &[u32]) -> Option<String> {
        match game.copy().play(self.seat, &self.mv, &Given { outcomes: outcomes.to_vec(), strict: true }) {
            Err(trouble @ Trouble::Chance(_)) => Some(trouble.to_string()),
            _ => None,
        }
    }
}

#[test]
fn every_chance_that_a_game_asks_for_is_told() {
    for title in TITLES {
        let mut seen = BTreeSet::new();
        let mut note = |game: &dyn Session, step: &Step| {
            let drawn = game.copy().play(step.seat, &step.mv, &Given::default()).unwrap();
            for asked in (0..drawn.len()).filter_map(|given| step.asks(game, &drawn[..given])) {
                let lot = title.lots().iter().find(|lot| asked.contains(lot.ask));
                seen.insert(lot.unwrap_or_else(|| panic!("{}: {asked}", title.card().id)).ask);
            }
        };
        for seed in 0..4 {
            wander(*title, seed, 600, &mut note);
        }
        if let Some(game) = rare_start(*title) {
            wander_from(game, 0, 600, &mut note);
        }
        let told: BTreeSet<&str> = title.lots().iter().map(|lot| lot.ask).collect();
        assert_eq!(seen, told, "{}", title.card().id);
    }
}

#[test]
fn a_throw_is_given_by_hand_as_it_is_told() {
    let title = freeport_shelf::find("pirates7").unwrap();
    let lot = title.lots().iter().find(|lot| !lot.each_die.is_empty()).unwrap();
    let mut thrown = 0;
    wander(title, 1, 300, |game, step| {
        let Some(asked) = step.asks(game, &[]) else { return };
        let Some(rest) = asked.split(lot.ask).nth(1) else { return };
        let dice: u32 = rest.split_whitespace().next().unwrap().parse().unwrap_or(1);
        let mut outcomes: Vec<u32> = lot.numbers.iter().map(|number| number.least).collect();
        for die in 0..dice {
            let (x, y) = (2_000 + die % 10 * 2_000, 2_000 + die / 10 * 2_000);
            outcomes.extend(lot.each_die.iter().map(|number| match number.name {
                "x" => x,
                "y" => y,
                _ => number.least,
            }));
        }
        let mut copy = game.copy();
        let drawn = copy.play(step.seat, &step.mv, &Given { outcomes: outcomes.clone(), strict: false });
        assert_eq!(drawn.unwrap()[..outcomes.len()], outcomes, "{asked}");
        thrown += 1;
        outcomes[lot.numbers.len() + 1] = 0;
        let crooked = game.copy().play(step.seat, &step.mv, &Given { outcomes, strict: false });
        assert_eq!(crooked.unwrap_err().kind(), "chance");
    });
    assert!(thrown > 0);
}

#[test]
fn the_schema_tells_every_part_of_a_state() {
    for title in TITLES {
        let schema = title.matter();
        let name = schema["properties"]["state"]["$ref"].as_str().unwrap().rsplit('/').next().unwrap();
        let told = schema["definitions"][name]["properties"].as_object().unwrap();
        wander(*title, 3, 30, |game, _| {
            let save = game.save().unwrap();
            let there: BTreeSet<&String> = save["state"].as_object().unwrap().keys().collect();
            assert_eq!(there, told.keys().collect(), "{}", title.card().id);
        });
        for part in ["move", "event", "options", "view"] {
            assert!(schema["properties"][part].is_object(), "{part}");
        }
        let untold = told.iter().filter(|(_, part)| part["description"].is_null()).map(|(name, _)| name);
        assert_eq!(untold.collect::<Vec<_>>(), Vec::<&String>::new(), "{}: what is that?", title.card().id);
    }
}

#[test]
fn a_copy_goes_its_own_way() {
    for title in TITLES {
        let mut game = title.start(Start::of(title.card().seats.0, "copy")).unwrap();
        let before = game.save().unwrap();
        let mut copy = game.copy();
        assert_eq!(copy.save().unwrap(), before);
        let seat = copy.turn().waiting[0].seat;
        let mv = copy.moves(seat).unwrap().moves.remove(0);
        let chance = copy.play(seat, &mv, &Given::default()).unwrap();
        assert_eq!(game.save().unwrap(), before);
        assert_eq!(
            game.play(seat, &mv, &Given::default()).unwrap(),
            chance,
            "and has the same chance before it"
        );
        let beats = game.beats();
        assert_eq!(game.told(Viewer::Open, "en", beats).unwrap(), []);
    }
}

#[test]
fn an_edited_save_is_told_how_to_load_a_position() {
    for title in TITLES {
        wander(*title, 5, 12, |game, _| {
            let save = game.save().unwrap();
            let other = title.start(Start::of(title.card().seats.1, "another")).unwrap().save().unwrap();
            let mut edits = vec![save.clone(), save.clone()];
            edits[0]["record"]["seats"][0]["name"] = json!("somebody else");
            edits[1]["state"] = other["state"].clone();
            for edited in edits.into_iter().filter(|edited| *edited != save) {
                let trouble = open(edited, "").err().unwrap();
                assert_eq!(trouble.kind(), "flaw");
                assert!(trouble.to_string().contains("load the state alone"), "{trouble}");
            }
            let position = json!({ "game": title.card().id, "state": save["state"] });
            assert_eq!(open(position, "").err(), None);
        });
    }
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let spoil = |title: &dyn Title, state: &Value, place: &str, value: Value| {
        let mut state = state.clone();
        *state.pointer_mut(place).unwrap() = value;
        let trouble = open(json!({ "game": title.card().id, "state": state }), "").err();
        assert_eq!(trouble.as_ref().map(Trouble::kind), Some("bad_position"), "{place} {trouble:?}");
    };
    let pirates = freeport_shelf::find("pirates7").unwrap();
    let mut trays = 0;
    wander(pirates, 1, 300, |game, _| {
        let state = game.save().unwrap()["state"].clone();
        let dice = state["tray"].as_array().unwrap();
        if dice.len() < 2 {
            return;
        }
        trays += 1;
        spoil(pirates, &state, "/tray/0/x", json!(0));
        spoil(pirates, &state, "/tray/0/face", json!(7));
        let mut twins = state.clone();
        (twins["tray"][0]["x"], twins["tray"][0]["y"]) = (dice[1]["x"].clone(), dice[1]["y"].clone());
        spoil(pirates, &state, "/tray", twins["tray"].clone());
    });
    assert!(trays > 0);
    let ahoy = freeport_shelf::find("ahoy").unwrap();
    wander(ahoy, 1, 200, |game, _| {
        let state = game.save().unwrap()["state"].clone();
        spoil(ahoy, &state, "/gold/0", json!(21));
        spoil(ahoy, &state, "/supply/0/0", json!(30));
        spoil(ahoy, &state, "/deck", json!(0));
        spoil(ahoy, &state, "/players", json!(5));
        spoil(ahoy, &state, "/flagship/0", json!(200));
    });
}
