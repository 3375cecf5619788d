//! Nobody's secrets cross the wire: over whole games of Ahoy, everything that a seat or a spectator is sent is the same,
//! byte for byte, in worlds that they cannot tell apart: whole or only what changed, for that is of what the viewer was shown alone.

use crate::kit::*;
use freeport_ahoy::{Ahoy, Options};
use freeport_bots::{BotSpec, BudgetKind, ask};
use freeport_harbour::wire::{NewTable, Since, Sitter, TableId, Terms};
use freeport_harbour::{HouseRules, Person, Scene};
use freeport_kernel::{Game, Given, Rng, Seat, Table, Viewer};
use freeport_shelf::{Session, Start};
use serde_json::{Value, json};

const SEED: &str = "the same dice in every world";
/// Every so many decisions the worlds are compared.
const STRIDE: usize = 29;

/// A moment of a game: what lies on the table, what comes next, and what is tried in vain.
struct Moment {
    game: Ahoy,
    mover: Seat,
    mv: Value,
    tries: Vec<Value>,
}

/// Who looks, and who plays all the other seats.
struct Cast {
    host: Person,
    eye: Person,
    viewer: Viewer,
}

/// What the viewer was sent, before the move and from it on.
#[derive(PartialEq, Eq)]
struct Transcript {
    before: Vec<String>,
    after: Vec<String>,
}

/// Goes through whole games between bots and stops every few decisions.
fn moments(seats: u8, seed: u64) -> Vec<Moment> {
    let mut table = Table::loose(seed);
    let mut game = Ahoy::setup(&Options::default(), seats, &mut table).unwrap();
    let mut bot = freeport_bots::bot::<Ahoy>(&BotSpec::Greedy, seed, BudgetKind::Iterations);
    let (mut moments, mut tries) = (Vec::new(), Vec::new());
    for step in 0.. {
        let Some(mover) = game.turn().waiting().first() else { break };
        let mv = ask(bot.as_mut(), &game, mover).unwrap();
        if step % STRIDE == 0 {
            tries.push(json!(mv));
            moments.push(Moment { game, mover, mv: json!(mv), tries: tries.clone() });
        }
        game.apply(mover, &mv, &mut table);
    }
    moments
}

/// The world after the move, as the rules alone have it, with the chance the table will have.
fn foreseen(world: &Ahoy, moment: &Moment, entropy: &[String]) -> Option<Box<dyn Session>> {
    let start = Start { seed: SEED.to_owned(), entropy: entropy.to_vec(), ..Start::default() };
    let title = freeport_shelf::find("ahoy").unwrap();
    let mut session = title.start_at(start, json!(world)).unwrap();
    session.play(moment.mover, &moment.mv, &Given::default()).ok().map(|_| session)
}

/// A table where this world lies, with the viewer's person at the viewer's seat and the host at all others.
async fn set_up(port: &Port, cast: &Cast, world: &Ahoy) -> TableId {
    let seats = Seat::all(world.seats())
        .map(|seat| if cast.viewer == Viewer::Seat(seat) { Sitter::Open } else { Sitter::Me });
    let terms = Terms { spectators: true, ..Terms::default() };
    let wish = NewTable { entropy: String::new(), ..wish("ahoy", seats.collect(), terms) };
    let scene = Scene { seed: Some(SEED.to_owned()), position: Some(json!(world)) };
    let id = port.harbour.stage(&cast.host, wish, scene).await.unwrap().id;
    let table = port.harbour.table(&id).await.unwrap();
    if let Viewer::Seat(_) = cast.viewer {
        table.join(&cast.eye, serde_json::from_value(json!({})).unwrap()).await.unwrap();
        table.ready(&cast.eye, ready(true)).await.unwrap();
    }
    table.start(&cast.host).await.unwrap();
    id
}

/// Waits until everything before this call has been dealt with.
async fn fence(client: &mut Client) {
    client.call(json!({ "call": "agree", "seat": 200, "agree": false })).await;
}

/// Does all a viewer can do, lets the move be made and taken back, and gives back everything that was sent.
async fn perform(port: &Port, cast: &Cast, moment: &Moment, world: &Ahoy) -> Transcript {
    let id = set_up(port, cast, world).await;
    let mut host = port.come(&id, &cast.host).await;
    let mut eye = port.look(&id, &cast.eye, cast.viewer).await;
    let own = match cast.viewer {
        Viewer::Seat(seat) => seat.0,
        Viewer::Spectator | Viewer::Open => 0,
    };
    for mv in &moment.tries {
        eye.call(json!({ "call": "why", "seat": own, "move": mv })).await;
        eye.call(json!({ "call": "play", "seat": own, "decision": 9_999, "move": mv })).await;
    }
    eye.call(json!({ "call": "undo", "seat": own, "keep": 0 })).await;
    eye.call(json!({ "call": "talk", "text": "Who has the gunship?" })).await;
    eye.look(Viewer::Open, None).await;
    fence(&mut eye).await;
    let mut before = std::mem::take(&mut eye.heard);
    before.extend(letters(port, cast, &id).await);

    let mover = if cast.viewer == Viewer::Seat(moment.mover) { &mut eye } else { &mut host };
    mover.look(Viewer::Seat(moment.mover), None).await;
    mover.until("sync").await;
    let decision = mover.decision();
    let play = json!({ "call": "play", "seat": moment.mover, "decision": decision, "move": moment.mv });
    mover.call(play).await;
    let known = Since { epoch: 0, lines: 0 };
    eye.look(cast.viewer, Some(known)).await;
    fence(&mut eye).await;
    let mut after = letters(port, cast, &id).await;
    let mover = if cast.viewer == Viewer::Seat(moment.mover) { &mut eye } else { &mut host };
    mover.call(json!({ "call": "undo", "seat": moment.mover, "keep": 0 })).await;
    for seat in Seat::all(world.seats()) {
        let other = if cast.viewer == Viewer::Seat(seat) { &mut eye } else { &mut host };
        other.call(json!({ "call": "agree", "seat": seat, "agree": true })).await;
    }
    fence(&mut eye).await;
    after.extend(std::mem::take(&mut eye.heard));
    Transcript { before: scrub(before, &id), after: scrub(after, &id) }
}

/// What can be asked for without a connection: lists, replays, pages of the story and records.
async fn letters(port: &Port, cast: &Cast, id: &str) -> Vec<String> {
    let who = cast.eye.id;
    let replay = |viewer| port.replay(id, &cast.eye, viewer, 0, 4);
    let story = |viewer| port.passage(id, &cast.eye, viewer, 1_000, 1_000);
    let mine = port.harbour.lists(who).await.unwrap().mine;
    let card = mine.into_iter().find(|card| card.id == id).map(|mut card| {
        card.touched = 0;
        json!(card).to_string()
    });
    vec![
        card.unwrap_or_default(),
        replay(cast.viewer).await.map_or_else(|problem| json!(problem), |replay| json!(replay)).to_string(),
        json!(replay(Viewer::Open).await.unwrap_err()).to_string(),
        story(cast.viewer).await.map_or_else(|problem| json!(problem), |page| json!(page)).to_string(),
        json!(story(Viewer::Open).await.unwrap_err()).to_string(),
        json!(port.record(id, &cast.eye).await.unwrap_err()).to_string(),
    ]
}

/// Takes out what differs between any two tables: their id, when things happened, and numbers of lines of talk.
pub fn scrub(notes: Vec<String>, id: &str) -> Vec<String> {
    let blank = |note: String| {
        let mut rest = note.replace(id, "TABLE");
        for key in ["\"created\":", "\"at\":", "\"id\":", "\"grace\":"] {
            let mut parts = rest.split(key);
            let first = parts.next().unwrap_or_default().to_owned();
            rest = parts.fold(first, |text, part| {
                text + key + part.trim_start_matches(|letter: char| letter.is_ascii_digit())
            });
        }
        rest
    };
    notes.into_iter().map(blank).collect()
}

fn differ(one: &[String], two: &[String]) -> Option<String> {
    if one.len() != two.len() {
        return Some(format!("{} notes against {}", one.len(), two.len()));
    }
    one.iter().zip(two).find(|(one, two)| one != two).map(|(one, two)| format!("{one}\nagainst\n{two}"))
}

#[derive(Debug, Default)]
struct Tally {
    worlds: usize,
    moves: usize,
    /// Moves of which the viewer was told only what changed, as most are.
    changes: usize,
    secrets: usize,
}

async fn game(port: &Port, seats: u8, tally: &mut Tally) {
    let (host, eye) = (port.person("Host").await, port.person("Eye").await);
    let mut rng = Rng::new(u64::from(seats));
    for moment in moments(seats, u64::from(seats) + 70) {
        for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let other = moment.game.imagine(viewer, &mut rng);
            if other == moment.game {
                continue;
            }
            let cast = Cast { host: host.clone(), eye: eye.clone(), viewer };
            let truth = perform(port, &cast, &moment, &moment.game).await;
            let dream = perform(port, &cast, &moment, &other).await;
            if let Some(difference) = differ(&truth.before, &dream.before) {
                panic!("{viewer:?} of {seats} can tell two worlds apart:\n{difference}");
            }
            tally.worlds += 1;
            // When the rules let the viewer see a difference after the move, there is nothing to compare.
            let entropy = vec![String::new(); usize::from(seats)];
            let [one, two] = [&moment.game, &other].map(|world| foreseen(world, &moment, &entropy));
            if let (Some(one), Some(two)) = (one, two)
                && one.view(viewer).unwrap() == two.view(viewer).unwrap()
            {
                if let Some(difference) = differ(&truth.after, &dream.after) {
                    panic!("{viewer:?} of {seats} can tell two worlds apart after a move:\n{difference}");
                }
                tally.moves += 1;
                let is_change = |note: &String| note.starts_with(r#"{"note":"change""#);
                tally.changes += usize::from(truth.after.iter().any(is_change));
            }
        }
    }
}

#[tokio::test]
async fn what_is_sent_is_the_same_in_all_worlds_a_viewer_cannot_tell_apart() {
    let port = Port::with(HouseRules { tables_per_person: 100_000, ..quick() }).await;
    let mut tally = Tally::default();
    for seats in 2..=4 {
        game(&port, seats, &mut tally).await;
    }
    println!("{tally:?}");
    assert!(tally.worlds > 60 && tally.moves > 30 && tally.changes > 30, "{tally:?}");
    port.end().await;
}

/// Who is shown another's secrets would notice: the comparison is not blind.
#[tokio::test]
async fn eyes_that_may_see_the_secrets_do_tell_the_worlds_apart() {
    let port = Port::with(HouseRules { tables_per_person: 100_000, ..quick() }).await;
    let (host, eye) = (port.person("Host").await, port.person("Eye").await);
    let mut rng = Rng::new(9);
    let mut tally = Tally::default();
    for moment in moments(3, 73).into_iter().take(6) {
        let other = moment.game.imagine(Viewer::Spectator, &mut rng);
        for seat in Seat::all(3) {
            let cast = Cast { host: host.clone(), eye: eye.clone(), viewer: Viewer::Seat(seat) };
            let truth = perform(&port, &cast, &moment, &moment.game).await;
            let dream = perform(&port, &cast, &moment, &other).await;
            tally.worlds += 1;
            tally.secrets += usize::from(differ(&truth.before, &dream.before).is_some());
        }
    }
    assert!(tally.secrets > 3, "{tally:?}: the Union knows its plans, and yet sees no difference");
    port.end().await;
}
