//! Nobody's secrets show in what the shelf hands out: worlds that a viewer cannot tell apart give the same answers,
//! byte for byte, in every language.

use freeport_ahoy::{Ahoy, Options};
use freeport_kernel::{Game, Given, Rng, Seat, Table, Viewer};
use freeport_shelf::{Browser, Ink, Session, Shelved, browse, open};
use serde_json::{Value, json};

/// A session that starts at a position.
fn session<G: Game>(world: &G) -> Box<dyn Session> {
    open(json!({ "game": G::CARD.id, "state": world }), "sealed").unwrap()
}

/// Everything a viewer can ask for, as one text.
fn answers(game: &dyn Session, viewer: Viewer, tries: &[Value]) -> String {
    let mut all = vec![game.view(viewer).unwrap().to_string()];
    for language in ["en", "ru", "it"] {
        let page = game.text(viewer, language, Ink::Plain).unwrap();
        all.extend([page.board, page.turn, page.moves.join("\n"), page.asides.join("\n")]);
        let story = game.story(viewer, language, 0).unwrap();
        all.extend(story.into_iter().map(|line| format!("{} {} {:?}", line.text, line.event, line.rule)));
    }
    all.push(game.now(viewer).unwrap().get().to_owned());
    if let Viewer::Seat(seat) = viewer {
        let listed = game.moves(seat).unwrap();
        all.push(json!([listed.moves, listed.asides]).to_string());
        all.push(json!(game.take_backs(seat)).to_string());
        all.extend(tries.iter().map(|mv| match game.why(seat, mv) {
            Ok(()) => "legal".to_owned(),
            Err(trouble) => format!("{trouble} {:?}", trouble.rule()),
        }));
    }
    all.join("\n")
}

#[test]
fn worlds_that_a_viewer_cannot_tell_apart_answer_alike() {
    struct Everybody;
    impl Browser for Everybody {
        fn look<G: Shelved>(&mut self) {
            if G::SECRETIVE {
                worlds_answer_alike::<G>();
            }
        }
    }
    browse(&mut Everybody);
}

/// Longer games are left here.
const LONGEST: usize = 1_500;

/// The options with which a game hides something. As Runebound is printed almost all of it lies open; the doom track begins with
/// a card that nobody has seen.
fn secretive<G: Game>() -> G::Options {
    let options = if G::CARD.id == "runebound" { json!({ "doom": "on" }) } else { json!({}) };
    serde_json::from_value(options).unwrap()
}

fn worlds_answer_alike<G: Game>() {
    let (mut compared, mut different) = (0, 0);
    let (fewest, most) = G::CARD.seats;
    for seats in fewest..=most {
        let mut rng = Rng::new(u64::from(seats));
        let mut table = Table::loose(u64::from(seats) + 40);
        let mut game = G::setup(&secretive::<G>(), seats, &mut table).unwrap();
        let mut tries: Vec<Value> = Vec::new();
        for step in 0..LONGEST {
            let Some(seat) = game.turn().waiting().first() else { break };
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            if step % 23 == 0 {
                tries.push(json!(moves[rng.below(moves.len())]));
                let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
                for viewer in viewers {
                    let other = game.imagine(viewer, &mut rng);
                    let (truth, dream) = (session(&game), session(&other));
                    assert_eq!(answers(&*truth, viewer, &tries), answers(&*dream, viewer, &tries));
                    compared += 1;
                    different += usize::from(other != game);
                }
            }
            game.apply(seat, &moves[rng.below(moves.len())], &mut table);
        }
    }
    assert!(compared > 100 && different > compared / 2, "{different} of {compared} worlds were other worlds");
}

/// The seats that may not see what a move draws hear the same, whatever was drawn.
#[test]
fn a_new_round_tells_only_the_union_which_plans_it_draws() {
    let mut rng = Rng::new(8);
    let mut table = Table::loose(8);
    let mut game = Ahoy::setup(&Options::default(), 3, &mut table).unwrap();
    let mut draws = 0;
    while let Some(seat) = game.turn().waiting().first() {
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        let mv = json!(moves[rng.below(moves.len())]);
        let mut one = session(&game);
        let drawn = one.play(seat, &mv, &Given::default()).unwrap();
        // Rolled dice end a round; the two plans are drawn last.
        if drawn.len() == 15 {
            let plans = |session: &dyn Session| {
                session.view(Viewer::Seat(Seat(2))).unwrap()["boards"][2]["union"]["hand"].clone()
            };
            for last in 1..=12 {
                let mut outcomes = drawn.clone();
                outcomes[14] = last;
                let mut two = session(&game);
                if two.play(seat, &mv, &Given { outcomes, strict: true }).is_ok()
                    && plans(&*two) != plans(&*one)
                {
                    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
                        assert_eq!(answers(&*one, viewer, &[]), answers(&*two, viewer, &[]));
                    }
                    assert_ne!(
                        answers(&*one, Viewer::Seat(Seat(2)), &[]),
                        answers(&*two, Viewer::Seat(Seat(2)), &[])
                    );
                    draws += 1;
                }
            }
        }
        game.apply(seat, &serde_json::from_value(mv).unwrap(), &mut table);
    }
    assert!(draws > 5, "only {draws} draws were compared");
}
