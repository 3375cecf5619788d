//! Tables and their logs, marks and talk.

use super::*;
use crate::wire::{Ending, TablePhrase};

over_all!(
    what_is_written_is_read,
    a_log_is_read_from_its_marks,
    a_step_back_takes_marks_up,
    talk_is_said_once_and_heard_by_its_side,
    a_game_ends_and_goes_on_at_another_table,
    seats_rolls_and_hosts_are_kept,
    what_is_remembered_beside_a_table_is_read_with_it,
);

async fn what_is_written_is_read(books: Books) {
    let (anna, _) = person(&books, "Anna").await;
    let (bea, _) = person(&books, "Bea").await;
    let (grip, sheet) = game(&books, "t", &[&anna, &bea]).await;
    let mut last = entry(3, "1:3");
    last.asked = Some(SeatSet::one(Seat(1)));
    let grip = play(&books, grip, 1, 2).await;
    let rev = books.tables.append(grip.clone(), last).await.unwrap();
    assert_eq!(rev, grip.rev + 1);
    let read = load(&books, "t").await;
    assert_eq!((read.grip.rev, read.grip.term, read.grip.table.as_str()), (rev, grip.term, "t"));
    assert_eq!(
        (read.sheet.status, read.sheet.host, &read.sheet.seed),
        (Status::Playing, Some(anna.id), &sheet.seed)
    );
    assert_eq!(read.places.iter().map(Place::name).collect::<Vec<_>>(), ["Anna", "Bea"]);
    let moves: Vec<_> = read
        .log
        .iter()
        .map(|entry| match &entry.deed {
            Deed::Move { mv, chance } => (mv.clone(), chance.clone(), entry.spent),
            Deed::Undo { .. } => panic!("nobody took anything back"),
        })
        .collect();
    assert_eq!(moves, [(json!(1), vec![1], 10), (json!(2), vec![2], 10), (json!(3), vec![3], 10)]);
    assert!(read.to_end && read.mark.is_none() && read.at.is_sorted() && read.at.len() == 3);
    assert_eq!((read.reached.steps, read.reached.asked), (3, SeatSet::one(Seat(1))));
    assert!(read.calls.know("1:2") && !read.calls.know("1:4"));
    assert!(books.tables.load("nowhere".to_owned(), Reach::Whole).await.unwrap().is_none());
}

fn mark(sheet: &Sheet, steps: usize) -> Mark {
    let shape = crate::course::shape(&Sheet { status: Status::Playing, ..sheet.clone() }).unwrap();
    let heard = json!(vec![steps; freeport_kernel::MAX_SEATS + 2]).to_string();
    let (aside, bookmark) = ("aside".to_owned(), format!("after {steps}"));
    Mark { steps, entries: steps, place: None, shape, heard, aside, bookmark, later: Vec::new() }
}

/// A game of 600 moves with three marks along its log.
async fn marked(books: &Books) -> Grip {
    let (anna, _) = person(books, "Anna").await;
    let (mut grip, sheet) = game(books, "t", &[&anna]).await;
    for (from, to) in [(1, 100), (101, 300), (301, 600)] {
        grip = play(books, grip, from, to).await;
        let traces = calls(from..=to).traces(0, to + 1 - from);
        books.tables.jot(grip.clone(), Memo::Marks(vec![(mark(&sheet, to), traces)])).await.unwrap();
    }
    grip
}

async fn a_log_is_read_from_its_marks(books: Books) {
    let grip = marked(&books).await;
    let claim = Claim { table: "t".to_owned(), me: ME, suspect: None, reach: Reach::Late(None) };
    let Claimed::Held(late) = books.tables.claim(claim).await.unwrap() else { panic!("it is ours") };
    let base = late.mark.as_ref().expect("one of them leaves room to go back");
    assert_eq!((base.steps, base.bookmark.as_str()), (100, "after 100"));
    assert_eq!(base.later, [(300, 300), (600, 600)]);
    assert!(late.to_end && late.log.len() == 500 && late.grip.rev >= grip.rev);
    assert!(late.calls.know("1:50") && late.calls.know("1:550") && late.calls.len() == 600);
    let stretch = Reach::Stretch(Point::Line(freeport_kernel::Viewer::Seat(Seat(0)), 150), Point::Step(250));
    let read = books.tables.load("t".to_owned(), stretch).await.unwrap().unwrap();
    assert_eq!((read.mark.map(|mark| mark.steps), read.log.len(), read.to_end), (Some(100), 200, false));
}

async fn a_step_back_takes_marks_up(books: Books) {
    let mut grip = marked(&books).await;
    for (n, keep, base, entries) in [(601, 200, Some(100), 501), (602, 50, None, 602)] {
        let entry = Entry { seat: Seat(0), deed: Deed::Undo { keep }, spent: 0 };
        let call = format!("1:back {keep}");
        let back = Append { n, call, entry, steps: keep, asked: None, end: None, at: NOW };
        grip.rev = books.tables.append(grip.clone(), back).await.unwrap();
        let stretch = Reach::Stretch(Point::Step(150), Point::Step(250));
        let read = books.tables.load("t".to_owned(), stretch).await.unwrap().unwrap();
        assert_eq!((read.mark.map(|mark| mark.steps), read.log.len()), (base, entries));
        assert_eq!((read.reached.steps, read.to_end), (keep, true));
    }
}

async fn talk_is_said_once_and_heard_by_its_side(books: Books) {
    let (anna, _) = person(&books, "Anna").await;
    let mut grip = table(&books, "t", &[&anna]).await.grip;
    let speech = |text: &str, call: &str, side: Option<u8>| Speech::Person {
        who: anna.clone(),
        text: text.to_owned(),
        call: call.to_owned(),
        side,
    };
    let remark = Speech::Table(Remark { phrase: TablePhrase::Began, step: Some(0) });
    let mut said = Vec::new();
    for speech in [
        speech("ahoy", "1:a", None),
        speech("ahoy again", "1:a", None),
        speech("psst", "1:b", Some(1)),
        remark,
    ] {
        let (rev, line) = books.tables.say(grip.clone(), speech, NOW).await.unwrap();
        assert_eq!(rev, grip.rev + 1);
        grip.rev = rev;
        said.push(line);
    }
    assert!(said[1].is_none(), "the same call says nothing twice");
    let ids: Vec<u64> = said.into_iter().flatten().map(|line| line.id).collect();
    let hear = async |since: u64, sides: u8| {
        let lines = books.tables.said("t".to_owned(), since, sides).await.unwrap();
        lines.into_iter().map(|line| line.id).collect::<Vec<_>>()
    };
    assert_eq!(hear(0, 0b10).await, ids);
    assert_eq!(hear(0, 0b01).await, [ids[0], ids[2]], "the other side hears nothing of it");
    assert_eq!(hear(ids[0], 0b10).await, [ids[1], ids[2]]);
}

async fn a_game_ends_and_goes_on_at_another_table(books: Books) {
    let (anna, _) = person(&books, "Anna").await;
    let (mut grip, _) = game(&books, "t", &[&anna]).await;
    let end = Some(End::new(Ending::Rules, None));
    grip.rev = books.tables.append(grip.clone(), Append { end, ..entry(1, "1:1") }).await.unwrap();
    let yes = Answer { yes: true, entropy: "e".to_owned(), seal: String::new() };
    grip.rev = books.tables.change(grip.clone(), Change::Again(vec![Some(yes)]), NOW).await.unwrap();
    let read = load(&books, "t").await.sheet;
    assert_eq!((read.status, read.ending, read.again.len()), (Status::Over, Some(Ending::Rules), 1));
    let next = |id: &str, most: usize| New { most, ..new(id, &anna, &[place(&anna)]) };
    let (rev, made) = books.tables.succeed(grip.clone(), next("none", 0)).await.unwrap();
    assert!(!made && load(&books, "t").await.grip.rev == rev, "who has too many tables gets no more");
    grip.rev = rev;
    let (rev, made) = books.tables.succeed(grip.clone(), next("next", 1)).await.unwrap();
    assert!(made, "one that is over does not count");
    let read = load(&books, "t").await;
    assert_eq!(
        (read.grip.rev, read.sheet.rematch.as_deref(), read.sheet.again.len()),
        (rev, Some("next"), 0)
    );
    assert_eq!(load(&books, "next").await.sheet.status, Status::Gathering);
    let refused = books.tables.create(next("third", 1), ME).await.unwrap();
    assert!(
        refused.is_none() && books.tables.load("third".to_owned(), Reach::Whole).await.unwrap().is_none()
    );
}

async fn seats_rolls_and_hosts_are_kept(books: Books) {
    let (anna, _) = person(&books, "Anna").await;
    let (bea, _) = person(&books, "Bea").await;
    let Loaded { mut grip, mut places, .. } = *table(&books, "t", &[&anna, &bea]).await;
    places.swap(0, 1);
    let seed = "another".to_owned();
    for change in [
        Change::Seats(places.clone()),
        Change::Roll(places.clone()),
        Change::HandOn(bea.id),
        Change::CallOff { places: places.clone(), seed, anew: true },
        Change::Places(vec![(Seat(1), Place::default())]),
        Change::Renew(7),
    ] {
        grip.rev = books.tables.change(grip.clone(), change, NOW).await.unwrap();
    }
    let read = load(&books, "t").await;
    assert_eq!((read.grip.rev, read.sheet.called, read.sheet.seed.as_str()), (6, true, "another"));
    assert_eq!((read.sheet.host, read.sheet.rules), (Some(bea.id), 7));
    assert_eq!(read.places.iter().map(Place::name).collect::<Vec<_>>(), ["Bea", ""]);
    let change = Change::CallOff { places: read.places, seed: "third".to_owned(), anew: false };
    grip.rev = books.tables.change(grip.clone(), change, NOW).await.unwrap();
    assert!(!load(&books, "t").await.sheet.called);
    books.tables.change(grip, Change::Delete, NOW).await.unwrap();
    assert!(books.tables.load("t".to_owned(), Reach::Whole).await.unwrap().is_none());
}

async fn what_is_remembered_beside_a_table_is_read_with_it(books: Books) {
    let (anna, _) = person(&books, "Anna").await;
    let (grip, _) = game(&books, "t", &[&anna]).await;
    books.tables.jot(grip.clone(), Memo::Glance { person: anna.id, entries: 5 }).await.unwrap();
    let read = load(&books, "t").await;
    assert_eq!((read.places[0].seen, read.grip.rev), (Some(5), grip.rev), "nobody has to know of it");
    let gone = Grip { term: grip.term + 1, ..grip };
    let late = books.tables.jot(gone, Memo::Glance { person: anna.id, entries: 6 }).await;
    assert!(matches!(late, Err(Miss::Stale)), "{late:?}");
}
