//! The doors of the shelf: files that are opened, moves that are sent, packs that are checked.

use crate::samples::Samples;
use crate::target::{Fate, Target};
use freeport_kernel::{Entry, Game, Given, Play, Seat, SeatSet, Viewer};
use freeport_shelf::{BotSpec, BudgetKind, Ink, PackCheck, PackFiles, Session, Start, Title};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

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

/// A door for every file of the game's content pack; the other files stay as they are.
fn packs(title: &'static dyn Title) -> Vec<Target> {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "packs", title.card().id].iter().collect();
    let mut files = PackFiles::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if let (true, Ok(text)) =
            (path.extension().is_some_and(|end| end == "toml"), fs::read_to_string(&path))
        {
            files.insert(name, text);
        }
    }
    let door = |(name, text): (&String, &String)| {
        let (files, name) = (files.clone(), name.clone());
        let label = format!("{} {name}", title.card().id);
        Target::toml(label, vec![text.clone()], move |text, _| {
            let mut files = files.clone();
            files.insert(name.clone(), text.to_owned());
            match title.check_pack(Some(&files)) {
                PackCheck::Sound(_) | PackCheck::None => Fate::Accepted,
                PackCheck::Flawed(_) => Fate::Refused,
            }
        })
    };
    files.iter().map(door).collect()
}
