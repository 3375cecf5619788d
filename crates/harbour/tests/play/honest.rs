//! Honest windows: worlds that differ only in a hand give everybody else the same bytes at the same times through a whole turn,
//! whatever answers: a hand, a standing order of any kind, the clock, or a bot.

use crate::clocks::stop;
use crate::foil::*;
use crate::kit::*;
use crate::leaks::scrub;
use freeport_harbour::wire::Terms;
use freeport_harbour::{HouseRules, Person};
use freeport_kernel::Viewer;
use serde_json::{Value, json};

/// The clock is moved by so many milliseconds at a time.
const TICK: u64 = 100;
/// A turn ends before so many ticks.
const LONGEST: u64 = 400;
/// Hands of the seat that is struck: they parry every high strike, none, and some.
const HANDS: [&[u8]; 3] = [&[5, 7, 9], &[4, 6, 8], &[4, 5, 7]];

/// What the struck seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Policy {
    /// Passes by hand, so long after a window opened.
    Hand(u64),
    /// Has an order about everything; what is asked nevertheless is passed by hand within the beat.
    Rest(&'static str, &'static str),
    /// Has an order about everything that asks in some windows.
    Unless(&'static str),
    /// Has an order about each card and skill, and none about the rest.
    Each(&'static str),
    /// Withdraws an order while it waits to be released, and passes by hand within the beat.
    Withdraw,
    /// Lets a window that an order would decline last for so long.
    Hold(u64),
    /// Does nothing at all, and the clock declines.
    Clock,
    /// Is a bot.
    Bot,
    /// Has a bot play.
    Deputy,
}

/// Everybody at a table.
struct Crew {
    anna: Person,
    bea: Person,
    eve: Person,
}

/// What somebody was sent, and when.
pub type Transcript = Vec<(u64, String)>;

pub fn take(client: &mut Client, tick: u64, id: &str) -> Transcript {
    client.drain();
    scrub(std::mem::take(&mut client.heard), id).into_iter().map(|note| (tick, note)).collect()
}

async fn prepare(two: &mut Client, policy: Policy) {
    match policy {
        Policy::Rest(ask, until) => two.order(1, order(&Value::Null, ask, until, &json!([]))).await,
        Policy::Unless(fact) => {
            two.order(1, order(&Value::Null, "never", "game", &json!([{ "fact": fact }, "used"]))).await;
        }
        Policy::Each(ask) => {
            for source in ["odd", "even", "whistle"] {
                two.order(1, order(&json!(source), ask, "turn", &json!(["used"]))).await;
            }
        }
        Policy::Withdraw | Policy::Hold(_) => two.order(1, rest("never")).await,
        Policy::Deputy => {
            two.call(json!({ "call": "deputy", "seat": 1, "on": true })).await;
        }
        Policy::Hand(_) | Policy::Clock | Policy::Bot => {}
    }
}

/// What the struck seat does so long after it was asked.
async fn react(two: &mut Client, policy: Policy, age: u64) {
    let waits = two.now["choices"]["decision"] == two.window["decision"] && two.window["given"].is_null();
    let pass = two.answer_with(&json!("pass"));
    let id = format!("by hand {}", pass["decision"]);
    let hold = |on: bool| json!({ "call": "hold", "seat": 1, "on": on });
    match policy {
        Policy::Hand(after) if age == after => two.say_call(&id, pass).await,
        Policy::Rest(..) | Policy::Unless(_) | Policy::Each(_) if age == 3 && waits => {
            two.say_call(&id, pass).await;
        }
        Policy::Withdraw if age == 2 => {
            two.call(json!({ "call": "withdraw", "seat": 1 })).await;
        }
        Policy::Withdraw if age == 9 => {
            two.order(1, rest("never")).await;
            two.say_call(&id, pass).await;
        }
        Policy::Hold(_) if age == 2 => {
            two.call(hold(true)).await;
        }
        Policy::Hold(after) if age == after => {
            two.call(hold(false)).await;
        }
        _ => {}
    }
}

/// Plays a whole turn in which the second seat is struck three times, and gives back what the first seat and a spectator were sent.
async fn turn(port: &Port, crew: &Crew, hand: &[u8], policy: Policy, terms: Terms) -> [Transcript; 2] {
    let second = (policy != Policy::Bot).then_some(&crew.bea);
    let id = stage(port, &[Some(&crew.anna), second], position(&[hand], &[]), terms).await;
    let mut one = port.look(&id, &crew.anna, seat(0)).await;
    let mut eve = port.look(&id, &crew.eve, Viewer::Spectator).await;
    let mut two = match policy {
        Policy::Bot => port.come(&id, &crew.eve).await,
        _ => port.look(&id, &crew.bea, seat(1)).await,
    };
    prepare(&mut two, policy).await;
    let mut sent = [take(&mut one, 0, &id), take(&mut eve, 0, &id)];
    let mut aims = ["high", "low", "high"].into_iter();
    for tick in 0..LONGEST {
        settle(&mut two).await;
        if two.decision().is_some() && !two.now["choices"]["window"].is_null() {
            let opened = sent[0].iter().rev().find(|(_, note)| note.contains("\"note\":\"step\""));
            let age = opened.map_or(0, |(when, _)| tick - when);
            react(&mut two, policy, age).await;
            settle(&mut two).await;
        }
        sent[0].extend(take(&mut one, tick, &id));
        sent[1].extend(take(&mut eve, tick, &id));
        if one.now["view"]["turn"] == 1 {
            return sent;
        }
        if one.decision().is_some()
            && let Some(aim) = aims.next()
        {
            one.strike(1, aim).await;
            settle(&mut two).await;
            sent[0].extend(take(&mut one, tick, &id));
            sent[1].extend(take(&mut eve, tick, &id));
        }
        wait(TICK).await;
    }
    panic!("{policy:?}: the turn never ends");
}

pub fn differ(one: &Transcript, two: &Transcript) -> Option<String> {
    let pairs = one.iter().zip(two);
    let other = pairs.clone().find(|(one, two)| one != two);
    match other {
        Some((one, two)) => Some(format!("{one:?}\nagainst\n{two:?}")),
        None if one.len() != two.len() => Some(format!("{} notes against {}", one.len(), two.len())),
        None => None,
    }
}

/// When the answers were seen: the ticks of the steps.
pub fn steps(transcript: &Transcript) -> Vec<u64> {
    let steps = transcript.iter().filter(|(_, note)| note.contains("\"note\":\"step\""));
    steps.map(|(tick, _)| *tick).collect()
}

async fn crew(port: &Port) -> Crew {
    let (anna, bea) = (port.person("Anna").await, port.person("Bea").await);
    Crew { anna, bea, eve: port.person("Eve").await }
}

async fn port() -> Port {
    Port::with(HouseRules { tables_per_person: 100_000, ..quick() }).await
}

/// A turn in every world; all must look the same to the others.
async fn in_every_world(port: &Port, crew: &Crew, policy: Policy, terms: &Terms) -> [Transcript; 2] {
    let mut seen: Option<[Transcript; 2]> = None;
    for hand in HANDS {
        let sent = turn(port, crew, hand, policy, terms.clone()).await;
        if let Some(first) = &seen {
            for (one, other) in first.iter().zip(&sent) {
                if let Some(difference) = differ(one, other) {
                    panic!("{policy:?}: the others can tell {hand:?} from {:?}:\n{difference}", HANDS[0]);
                }
            }
        }
        seen.get_or_insert(sent);
    }
    seen.unwrap()
}

#[tokio::test]
async fn whatever_answers_within_the_beat_the_others_see_the_same_at_the_same_time() {
    let _held = stop();
    let port = port().await;
    let crew = crew(&port).await;
    let clock = json!({ "reserve": { "seconds": 60, "increment": 5 } });
    for terms in [terms(&json!({})), terms(&json!({ "clock": clock }))] {
        let mut seen: Option<[Transcript; 2]> = None;
        for policy in [
            Policy::Hand(1),
            Policy::Hand(7),
            Policy::Rest("never", "game"),
            Policy::Rest("never", "turn"),
            Policy::Rest("matters", "game"),
            Policy::Rest("matters", "turn"),
            Policy::Rest("always", "game"),
            Policy::Each("never"),
            Policy::Each("matters"),
            Policy::Each("always"),
            Policy::Unless("last-strike"),
            Policy::Unless("last-life"),
            Policy::Withdraw,
        ] {
            let sent = in_every_world(&port, &crew, policy, &terms).await;
            let ticks = steps(&sent[0]);
            assert_eq!(
                ticks,
                [0, 12, 12, 24, 24, 36],
                "{policy:?}: three strikes, three windows of a beat each"
            );
            if let Some(first) = &seen {
                for (one, other) in first.iter().zip(&sent) {
                    assert_eq!(differ(one, other), None, "{policy:?} can be told from a quick hand");
                }
            }
            seen.get_or_insert(sent);
        }
    }
    port.end().await;
}

#[tokio::test]
async fn who_lets_a_window_last_looks_like_somebody_who_thinks() {
    let _held = stop();
    let port = port().await;
    let crew = crew(&port).await;
    let terms = terms(&json!({ "clock": { "reserve": { "seconds": 60, "increment": 5 } } }));
    let slow = in_every_world(&port, &crew, Policy::Hand(25), &terms).await;
    let held = in_every_world(&port, &crew, Policy::Hold(25), &terms).await;
    assert_eq!(steps(&slow[0]), [0, 25, 25, 50, 50, 75]);
    for (slow, held) in slow.iter().zip(&held) {
        assert_eq!(differ(slow, held), None);
    }
    port.end().await;
}

#[tokio::test]
async fn who_is_out_of_time_looks_the_same_whatever_they_hold() {
    let _held = stop();
    let port = port().await;
    let crew = crew(&port).await;
    for at_zero in ["bot", "lose"] {
        let terms = terms(&json!({ "clock": { "decision": 3 }, "at_zero": at_zero }));
        let sent = in_every_world(&port, &crew, Policy::Clock, &terms).await;
        assert_eq!(steps(&sent[0]), [0, 42, 42, 84, 84, 126], "a beat, then three seconds");
    }
    port.end().await;
}

#[tokio::test]
async fn a_bot_answers_when_its_time_has_come_whatever_it_holds() {
    let _held = stop();
    let port = port().await;
    let crew = crew(&port).await;
    for pace in ["quick", "human"] {
        let terms = terms(&json!({ "pace": pace }));
        let bot = in_every_world(&port, &crew, Policy::Bot, &terms).await;
        let deputy = in_every_world(&port, &crew, Policy::Deputy, &terms).await;
        let ticks = steps(&bot[0]);
        let last = if pace == "quick" { 10 } else { 21 };
        assert_eq!((ticks.len(), ticks[5]), (6, last), "a bot has a time for the turn: {ticks:?}");
        assert_eq!(steps(&deputy[0]), ticks);
    }
    port.end().await;
}

/// Whoever uses something is seen: the comparison is not blind.
#[tokio::test]
async fn a_card_that_is_played_tells_the_worlds_apart() {
    let _held = stop();
    let port = port().await;
    let crew = crew(&port).await;
    let mut sent = Vec::new();
    for mv in [json!("pass"), json!({ "parry": 5 })] {
        let id =
            stage(&port, &[Some(&crew.anna), Some(&crew.bea)], position(&[&[5]], &[]), terms(&json!({})))
                .await;
        let mut one = port.look(&id, &crew.anna, seat(0)).await;
        let mut two = port.look(&id, &crew.bea, seat(1)).await;
        one.strike(1, "high").await;
        two.until_seq(1).await;
        let answer = two.answer_with(&mv);
        two.say_call("by hand", answer).await;
        wait(BEAT).await;
        one.until_seq(2).await;
        sent.push(take(&mut one, 0, &id));
    }
    assert!(differ(&sent[0], &sent[1]).is_some());
    port.end().await;
}
