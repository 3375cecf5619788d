//! Honest windows in both editions of Rum & Bones: through a whole enemy turn the enemy and a spectator are sent the same bytes at the same times,
//! whatever the hand that is asked in its windows holds.

use crate::clocks::stop;
use crate::foil::{order, rest, settle, stage_game, terms, wait};
use crate::honest::{Transcript, differ, steps, take};
use crate::kit::*;
use freeport_harbour::{HouseRules, Person};
use freeport_kernel::{Chance, Game, Instinct, Rng, Seat, Table, Viewer};
use freeport_rumbones::Rumbones;
use freeport_rumbones::second::Rumbones2;
use serde_json::{Value, json};

/// The clock is moved by so many milliseconds at a time; three make a beat.
const TICK: u64 = 400;
/// A turn ends before so many ticks.
const LONGEST: u64 = 3_000;

/// How the second seat answers.
#[derive(Clone, Copy, Debug)]
enum Policy {
    /// By hand, within the beat.
    Hand,
    /// An order about everything; what is asked nevertheless is passed by hand within the beat.
    Rest(&'static str),
    /// An order about everything that asks when a hero of one's own is in danger.
    Unless,
}

/// An edition.
trait Edition: Game + Instinct {
    /// Nobody with so many points can win in one turn.
    const FAR: u64;
    /// So many cards and skills in a hand make windows.
    const HELD: usize;
    /// What changes with the turn, in a view; where sides take turns with every hero, with the turns of all of them.
    fn turn_in(view: &Value) -> Value;
}

impl Edition for Rumbones {
    const FAR: u64 = 2;
    const HELD: usize = 4;

    fn turn_in(view: &Value) -> Value {
        view["turn"].clone()
    }
}

impl Edition for Rumbones2 {
    const FAR: u64 = 4;
    const HELD: usize = 2;

    fn turn_in(view: &Value) -> Value {
        json!([view["round"], view["phase"]])
    }
}

/// Whether nobody can win in one turn: at the end of a game everybody's cards are shown.
fn is_far_from_won<G: Edition>(view: &Value) -> bool {
    view["sides"].as_array().unwrap().iter().all(|side| side["points"].as_u64().unwrap() <= G::FAR)
}

/// Another world that the first seat cannot tell from this one: the other's hand holds something else.
fn twin<G: Edition>(game: &G, rng: &mut Rng) -> Option<G> {
    (0..100).map(|_| game.imagine(Viewer::Seat(Seat(0)), rng)).find(|other| other != game)
}

/// Positions at which a turn of the first seat begins and the other holds cards, from games that quick players play, each with its twin.
fn positions<G: Edition>(count: usize) -> Vec<[G; 2]> {
    let mut found = Vec::new();
    for seed in 0.. {
        let mut rng = Rng::new(seed);
        let mut table = Table::new(Chance::Loose(rng.branch(1)));
        let mut game = G::setup(&G::Options::default(), 2, &mut table).unwrap();
        let (mut turn, mut begun, mut fresh) = (0, Value::Null, None);
        while let Some(seat) = game.turn().waiting().first() {
            if game.turns() > turn {
                turn = game.turns();
                let now = G::turn_in(&json!(game.view(Viewer::Spectator)));
                if now != begun {
                    (begun, fresh) = (now, Some(turn));
                }
            }
            // Windows may come before it, and where sides take turns with every hero also a turn of the other; later than that most
            // of a turn may be over.
            let asked = seat == Seat(0) && game.window(Seat(0)).is_none();
            if asked && fresh.take().is_some_and(|fresh| turn > 3 && turn <= fresh + 1) {
                let held = game.sources(Seat(1)).iter().filter(|source| source.held).count();
                let view = json!(game.view(Viewer::Spectator));
                if held > G::HELD && G::turn_in(&view) == begun && is_far_from_won::<G>(&view) {
                    found.extend(twin(&game, &mut rng).map(|other| [game, other]));
                    break;
                }
            }
            let mut moves = Vec::new();
            game.moves(seat, &mut moves);
            let mv = moves[game.lean(seat, &moves, &mut rng)].clone();
            game.apply(seat, &mv, &mut table);
        }
        if found.len() == count {
            return found;
        }
    }
    found
}

/// Whether something is asked that nobody has answered.
fn is_asked(two: &Client) -> bool {
    let choices = &two.now["choices"];
    let given = two.window["decision"] == choices["decision"] && !two.window["given"].is_null();
    !choices.is_null() && (choices["window"].is_null() || !given)
}

async fn react(two: &mut Client, policy: Policy) {
    let choices = two.now["choices"].clone();
    if choices["window"].is_null() {
        let first = two.answer_with(&choices["moves"][0]["move"]);
        assert_eq!(two.call(first).await["note"], "done");
    } else {
        let pass = two.answer_with(&choices["window"]["decline"]);
        two.say_call(&format!("{policy:?} {}", pass["decision"]), pass).await;
    }
}

/// Plays a whole turn of the first seat, and gives back what it and a spectator were sent, and how many windows the second had.
async fn turn<G: Edition>(
    port: &Port,
    people: &[Person; 3],
    world: &G,
    policy: Policy,
) -> ([Transcript; 2], usize) {
    let [anna, bea, eve] = people;
    let seats = [Some(anna), Some(bea)];
    let id = stage_game(port, G::CARD.id, &seats, json!(world), terms(&json!({}))).await;
    let mut one = port.look(&id, anna, seat(0)).await;
    let mut two = port.look(&id, bea, seat(1)).await;
    let mut eve = port.look(&id, eve, Viewer::Spectator).await;
    let order_of = |ask: &str, unless: Value| order(&Value::Null, ask, "turn", &unless);
    match policy {
        Policy::Hand => {}
        Policy::Rest(ask) => two.order(1, order_of(ask, json!([]))).await,
        Policy::Unless => two.order(1, order_of("never", json!([{ "fact": "own-hero" }, "used"]))).await,
    }
    one.call(json!({ "call": "order", "seat": 0, "order": rest("never") })).await;
    let mut sent = [take(&mut one, 0, &id), take(&mut eve, 0, &id)];
    let (mut rng, mut windows, mut last) = (Rng::new(7), 0, None);
    let begun = G::turn_in(&one.now["view"]);
    for tick in 0..LONGEST {
        settle(&mut two).await;
        while is_asked(&two) {
            react(&mut two, policy).await;
            settle(&mut two).await;
        }
        if two.decision().is_some() && two.decision() != last {
            (windows, last) = (windows + 1, two.decision());
        }
        one.drain();
        if one.decision().is_some()
            && one.now["choices"]["window"].is_null()
            && G::turn_in(&one.now["view"]) == begun
        {
            let moves = one.now["choices"]["moves"].as_array().unwrap();
            let mv = moves[rng.below(moves.len())]["move"].clone();
            let call = one.answer_with(&mv);
            assert_eq!(one.call(call).await["note"], "done");
            settle(&mut two).await;
        }
        sent[0].extend(take(&mut one, tick, &id));
        sent[1].extend(take(&mut eve, tick, &id));
        if G::turn_in(&one.now["view"]) != begun || !one.now["turn"]["outcome"].is_null() {
            return (sent, windows);
        }
        wait(TICK).await;
    }
    panic!("{policy:?}: the turn never ends");
}

async fn an_enemy_turn_looks_the_same<G: Edition>() {
    let _held = stop();
    let port = Port::with(HouseRules { tables_per_person: 100_000, ..quick() }).await;
    let people = [port.person("Anna").await, port.person("Bea").await, port.person("Eve").await];
    let mut windows = 0;
    for [position, other] in positions::<G>(4) {
        let mut seen: Option<[Transcript; 2]> = None;
        for policy in [
            Policy::Hand,
            Policy::Rest("never"),
            Policy::Rest("matters"),
            Policy::Rest("always"),
            Policy::Unless,
        ] {
            for world in [&position, &other] {
                let (sent, asked) = turn(&port, &people, world, policy).await;
                windows += asked;
                if let Some(first) = &seen {
                    for (one, two) in first.iter().zip(&sent) {
                        assert_eq!(differ(one, two), None, "{policy:?} can be told apart");
                    }
                }
                assert!(steps(&sent[0]).len() > 10, "a turn has many decisions");
                seen.get_or_insert(sent);
            }
        }
    }
    assert!(windows > 40, "hardly anybody is asked: {windows}");
    port.end().await;
}

#[tokio::test]
async fn an_enemy_turn_looks_the_same_whatever_the_hand_that_is_asked_holds() {
    an_enemy_turn_looks_the_same::<Rumbones>().await;
}

#[tokio::test]
async fn an_enemy_turn_of_second_tide_looks_the_same_whatever_the_hand_that_is_asked_holds() {
    an_enemy_turn_looks_the_same::<Rumbones2>().await;
}
