//! A table on which much has happened: filled in this process, as its players would have filled it, since over the wire nobody
//! may call so often.

use crate::port::Result;
use freeport_harbour::{Attachment, Frame, Harbour, HouseRules, Person, line};
use freeport_kernel::Rng;
use serde::Deserialize;
use serde_json::Value;
use std::path::Path;
use tokio::sync::mpsc;

/// How many notes and bytes may wait for a player.
const NOTES: usize = 4_096;
const BYTES: usize = 64 << 20;

/// What is to happen at a table.
#[derive(Clone, Copy, Debug)]
pub struct Tale {
    /// Moves in effect at its end.
    pub moves: usize,
    /// How often moves are taken back on the way.
    pub take_backs: usize,
    /// How many seats one person plays.
    pub seats: u8,
}

/// One seat's line to the table.
struct Seat {
    attachment: Attachment,
    notes: mpsc::Receiver<Frame>,
    now: Now,
}

/// What a seat has to know to go on.
#[derive(Default, Deserialize)]
struct Now {
    turn: Turn,
    choices: Option<Choices>,
    take_backs: Vec<StepBack>,
}

#[derive(Default, Deserialize)]
struct Turn {
    steps: usize,
}

#[derive(Deserialize)]
struct Choices {
    seat: u8,
    decision: usize,
    moves: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    #[serde(rename = "move")]
    mv: Value,
}

#[derive(Deserialize)]
struct StepBack {
    keep: usize,
}

#[derive(Deserialize)]
struct Note {
    #[serde(rename = "note")]
    kind: String,
    #[serde(default)]
    seq: usize,
    #[serde(default)]
    now: Option<Now>,
}

impl Seat {
    /// Waits until the table is shown with at least so many entries of its log.
    async fn see(&mut self, seq: usize) -> Result<()> {
        loop {
            let frame = self.notes.recv().await.ok_or("the table let go of a player")?;
            let note: Note =
                serde_json::from_str(&frame).map_err(|error| format!("{error} in {}", &*frame))?;
            match note.now {
                Some(now) => {
                    self.now = now;
                    if note.seq >= seq {
                        return Ok(());
                    }
                }
                None if note.kind == "refused" => return Err(format!("a call was refused: {}", &*frame)),
                None => {}
            }
        }
    }
}

/// Plays at a table that has begun, all seats of which are one person's, until enough has happened.
pub async fn fill(folder: &Path, table: &str, person: Person, tale: Tale) -> Result<()> {
    let rules = HouseRules { calls_per_second: 1_000_000, burst: 1_000_000, ..HouseRules::default() };
    let (harbour, closing) = Harbour::open(folder, rules).await.map_err(|error| error.to_string())?;
    let done = play(&harbour, table, person, tale).await;
    harbour.close().await;
    closing.wait();
    done
}

async fn play(harbour: &Harbour, table: &str, person: Person, tale: Tale) -> Result<()> {
    let handle = harbour.table(table).await.map_err(|problem| problem.text)?;
    let mut seats = Vec::new();
    for seat in 0..tale.seats {
        let (frames, notes) = line(NOTES, BYTES);
        let mut attachment = handle.attach(person.clone(), frames).await.map_err(|problem| problem.text)?;
        attachment.hear(&format!(r#"{{"call":"look","viewer":{{"seat":{seat}}}}}"#)).await;
        let mut seat = Seat { attachment, notes, now: Now::default() };
        seat.see(0).await?;
        seats.push(seat);
    }
    let (mut rng, mut seq, mut back) = (Rng::new(20_000), 0, 0);
    loop {
        let steps = seats.iter().map(|seat| seat.now.turn.steps).max().unwrap_or_default();
        if steps >= tale.moves && back >= tale.take_backs {
            return Ok(());
        }
        let due = back < tale.take_backs && steps > (back + 1) * tale.moves / (tale.take_backs + 1);
        let (who, call, is_back) = next_call(&seats, &mut rng, due, seq)?;
        back += usize::from(is_back);
        seats[who].attachment.hear(&call).await;
        seq += 1;
        for seat in &mut seats {
            seat.see(seq).await?;
        }
    }
}

/// Who calls what next, and whether it takes back.
fn next_call(seats: &[Seat], rng: &mut Rng, due: bool, seq: usize) -> Result<(usize, String, bool)> {
    let able = seats.iter().position(|seat| !seat.now.take_backs.is_empty()).filter(|_| due);
    if let Some(who) = able {
        let keep = seats[who].now.take_backs[0].keep;
        return Ok((who, format!(r#"{{"call":"undo","id":"{seq}","seat":{who},"keep":{keep}}}"#), true));
    }
    let asked = seats.iter().position(|seat| seat.now.choices.is_some());
    let who = asked.ok_or("the game came to its end before enough had happened")?;
    let Some(Choices { seat, decision, moves }) = &seats[who].now.choices else {
        return Err("nobody has to decide".to_owned());
    };
    let mv = &moves.get(rng.below(moves.len())).ok_or("a decision has no answers")?.mv;
    let call = format!(r#"{{"call":"play","id":"{seq}","seat":{seat},"decision":{decision},"move":{mv}}}"#);
    Ok((who, call, false))
}
