//! The doors of the shelf: files that are opened, moves that are sent, packs that are checked.

use crate::samples::Samples;
use crate::target::{Fate, Target};
use freeport_kernel::{Entry, Game, Given, Play, Seat, SeatSet, Viewer};
use freeport_shelf::{BotSpec, BudgetKind, Files, Ink, PackCheck, Session, Start, Title};
use serde_json::{Value, json};

/// Any seat that somebody may ask for, and some that no table has.
const ASKED: [Seat; 7] = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(7), Seat(64), Seat(255)];

/// The doors of one game on the shelf.
pub fn of<G: Game>(samples: &Samples) -> Vec<Target> {
    let Ok(title) = freeport_shelf::find(G::CARD.id) else { return Vec::new() };
    let positions = samples.states.iter().map(|state| {
        let state: Value = serde_json::from_str(state).unwrap_or_default();
        json!({ "game": G::CARD.id, "state": state }).to_string()
    });
    let files = samples.records.iter().chain(&samples.saves).cloned().chain(positions).collect();
    let logs = samples.records.iter().map(|record| {
        let record: Value = serde_json::from_str(record).unwrap_or_default();
        json!([record["seats"].as_array().map(Vec::len), record["options"], record["log"]]).to_string()
    });
    let mut targets = vec![
        Target::json(format!("{} file", G::CARD.id), files, open),
        Target::json(format!("{} table", G::CARD.id), logs.collect(), move |text, number| {
            table(title, text, number)
        }),
    ];
    targets.extend(packs(title));
    targets
}

fn open(text: &str, number: u64) -> Fate {
    let Ok(value) = serde_json::from_str::<Value>(text) else { return Fate::Refused };
    match freeport_shelf::open(value, "fuzz") {
        Ok(mut session) => {
            question(session.as_mut(), number);
            Fate::Accepted
        }
        Err(_) => Fate::Refused,
    }
}

/// Asks everything that can be asked of a session.
fn question(session: &mut dyn Session, number: u64) {
    let viewers = ASKED.map(Viewer::Seat).into_iter().chain([Viewer::Spectator, Viewer::Open]);
    let language = ["en", "ru", "it", "tlh"][number as usize % 4];
    let _ = (session.turn(), session.record(), session.save(), session.fence());
    for viewer in viewers {
        let _ = (session.view(viewer), session.text(viewer, language, Ink::Plain));
        let _ = session.story(viewer, language, number as usize % 5);
    }
    for seat in ASKED {
        let _ = (
            session.take_backs(seat),
            session.advise(seat, &BotSpec::Greedy, number, BudgetKind::Iterations),
        );
        if let Ok(list) = session.moves(seat) {
            for mv in list.moves.iter().chain(&list.asides) {
                let _ = session.why(seat, mv);
            }
            if let Some(mv) = list.moves.first() {
                let _ = session.play(seat, mv, &Given::default());
            }
        }
        let _ = session.undo(seat, None, SeatSet::all(8));
    }
}

/// Sits down and sends the moves of a log one by one, whatever becomes of them.
fn table(title: &'static dyn Title, text: &str, number: u64) -> Fate {
    let Ok((seats, options, log)) = serde_json::from_str::<(u8, Value, Vec<Value>)>(text) else {
        return Fate::Refused;
    };
    let start = Start { options: Some(options), ..Start::of(seats, "fuzz") };
    let Ok(mut session) = title.start(start) else { return Fate::Refused };
    for entry in log {
        let strict = number.is_multiple_of(2);
        match serde_json::from_value::<Entry<Value>>(entry) {
            Ok(Entry::Play(Play { seat, mv, chance })) => {
                let _ = session.why(seat, &mv);
                let _ = session.play(seat, &mv, &Given { outcomes: chance, strict });
            }
            Ok(Entry::Undo(undo)) => _ = session.undo(undo.undo, Some(undo.keep), SeatSet::all(8)),
            Err(_) => {}
        }
    }
    question(session.as_mut(), number);
    Fate::Accepted
}

/// One of so many packs that are sound after all is played with; what is brought stays in memory.
const PLAYED: u64 = 8;

/// A door for every file of a content pack that a host brings; the other files stay as they are.
fn packs(title: &'static dyn Title) -> Vec<Target> {
    let (game, mut files) = (title.card().id, Files::default());
    for (name, text) in title.printed_files() {
        files.put(*name, *text);
    }
    let mut doors: Vec<(&'static str, String)> =
        title.printed_files().iter().map(|(name, text)| (*name, (*text).to_owned())).collect();
    if let Some((_, head)) = doors.first_mut() {
        *head = pack_head(game, 0);
        doors.push((
            "text/ru.ftl",
            "name-pack = Пачка\n    .gen = Пачки\nturn-began = Ход { $dice }\n".to_owned(),
        ));
    }
    let door = |(name, sample): (&'static str, String)| {
        let files = files.clone();
        Target::toml(format!("{game} {name}"), vec![sample], move |text, number| {
            let mut files = files.clone();
            files.put("pack.toml", pack_head(game, number));
            let taken = files.take(name, bytes(text, number));
            match taken.map(|()| title.check_pack(Some(&files))) {
                Ok(PackCheck::Sound(_) | PackCheck::None) => {
                    if number.is_multiple_of(PLAYED)
                        && let Ok(card) = title.bring(files)
                    {
                        let _ = (title.gaps_in(&card.name, 1), title.sheet(Some(&card.name)));
                        let _ = title.book(Some(&card.name), "ru");
                    }
                    Fate::Accepted
                }
                Ok(PackCheck::Flawed(_)) | Err(_) => Fate::Refused,
            }
        })
    };
    doors.into_iter().map(door).collect()
}

/// A pack of its own for every number.
fn pack_head(game: &str, number: u64) -> String {
    format!(
        "game = \"{game}\"\nid = \"f{number}\"\nversion = 1\nname = {{ en = \"F\", ru = \"Ф\", it = \"F\" }}\n"
    )
}

/// The bytes of a text, some of them torn out of their letters now and then.
fn bytes(text: &str, number: u64) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    if number % 16 == 5 && !bytes.is_empty() {
        let place = number as usize % bytes.len();
        bytes[place] ^= 0x80;
    }
    bytes
}
