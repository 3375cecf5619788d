//! Who may write: of all who think that a table is theirs, one at a time.

use super::*;
use std::collections::BTreeSet;

over_all!(
    who_is_behind_writes_nothing,
    of_64_writers_one_wins_each_revision,
    nobody_writes_at_a_table_that_is_gone,
);

fn claim(me: NodeId, suspect: Option<NodeId>) -> Claim {
    Claim { table: "t".to_owned(), me, suspect, reach: Reach::Late(None) }
}

async fn held(books: &Books, me: NodeId, suspect: Option<NodeId>) -> Grip {
    match books.tables.claim(claim(me, suspect)).await.unwrap() {
        Claimed::Held(loaded) => loaded.grip,
        other => panic!("{other:?}"),
    }
}

async fn who_is_behind_writes_nothing(books: Books) {
    let (anna, _) = person(&books, "Anna").await;
    let (old, sheet) = game(&books, "t", &[&anna]).await;
    let now = play(&books, old.clone(), 1, 1).await;
    let remark = || Speech::Table(Remark { phrase: crate::wire::TablePhrase::Began, step: None });
    for grip in [old, Grip { rev: now.rev + 1, ..now.clone() }, Grip { term: now.term + 1, ..now.clone() }] {
        let tables = &books.tables;
        let tries = [
            tables.append(grip.clone(), entry(2, "1:2")).await.err(),
            tables.change(grip.clone(), Change::Renew(9), NOW).await.err(),
            tables.say(grip.clone(), remark(), NOW).await.err(),
            tables.succeed(grip.clone(), new("next", &anna, &[])).await.err(),
            tables.sweep(grip.clone(), u64::MAX / 2).await.err(),
        ];
        assert!(tries.iter().all(|miss| matches!(miss, Some(Miss::Stale))), "{tries:?}");
    }
    let read = load(&books, "t").await;
    assert_eq!((read.log.len(), read.grip.rev, read.sheet.rules), (1, now.rev, sheet.rules));
    assert!(books.tables.said("t".to_owned(), 0, 0).await.unwrap().is_empty());
    // An entry that does not follow the last one is none either, however good the grip.
    let gap = books.tables.append(now.clone(), entry(5, "1:5")).await;
    assert!(matches!(gap, Err(Miss::Stale)), "{gap:?}");
    play(&books, now, 2, 2).await;
}

async fn of_64_writers_one_wins_each_revision(books: Books) {
    const MOVES: usize = 40;
    let (anna, _) = person(&books, "Anna").await;
    game(&books, "t", &[&anna]).await;
    let mut writers = tokio::task::JoinSet::new();
    for writer in 0..64 {
        let books = books.clone();
        writers.spawn(async move {
            let mut won = Vec::new();
            loop {
                let grip = load(&books, "t").await.grip;
                let n = load(&books, "t").await.log.len() + 1;
                if n > MOVES {
                    return won;
                }
                match books.tables.append(grip.clone(), entry(n, &format!("{writer}:{n}"))).await {
                    Ok(rev) => won.push((rev, n, writer)),
                    Err(Miss::Stale) => {}
                    Err(other) => panic!("{other}"),
                }
            }
        });
    }
    let mut won: Vec<_> = writers.join_all().await.into_iter().flatten().collect();
    won.sort_unstable();
    let revs: BTreeSet<u64> = won.iter().map(|(rev, ..)| *rev).collect();
    assert_eq!((won.len(), revs.len()), (MOVES, MOVES), "one winner for every revision");
    assert!(won.iter().map(|(_, n, _)| *n).eq(1..=MOVES), "in the order of the log");
    let read = load(&books, "t").await;
    assert_eq!(read.grip.rev, *revs.last().unwrap());
    assert!(won.iter().all(|(_, n, writer)| read.calls.know(&format!("{writer}:{n}"))));
}

async fn nobody_writes_at_a_table_that_is_gone(books: Books) {
    let (anna, _) = person(&books, "Anna").await;
    let mut grip = table(&books, "t", &[&anna]).await.grip;
    grip.rev = books.tables.change(grip.clone(), Change::Delete, NOW).await.unwrap();
    let late = books.tables.append(grip.clone(), entry(1, "1:1")).await;
    assert!(matches!(late, Err(Miss::Stale)), "{late:?}");
    assert!(matches!(books.tables.claim(claim(ME, None)).await.unwrap(), Claimed::Missing));
    books.tables.release(grip).await.unwrap();
}

#[tokio::test]
async fn a_table_is_one_nodes_until_it_is_let_go_or_taken() {
    let books = Books::from(Memory::new().unwrap());
    let (anna, _) = person(&books, "Anna").await;
    let (mine, _) = game(&books, "t", &[&anna]).await;
    let (you, they) = (NodeId(2), NodeId(3));
    let refused = books.tables.claim(claim(you, None)).await.unwrap();
    assert!(matches!(refused, Claimed::Elsewhere(owner) if owner == ME), "{refused:?}");
    let again = held(&books, ME, None).await;
    assert!(again.term > mine.term && again.rev > mine.rev, "who claims again fences off who they were");
    let stolen = held(&books, you, Some(ME)).await;
    for old in [mine, again.clone()] {
        let late = books.tables.append(old, entry(1, "1:1")).await;
        assert!(matches!(late, Err(Miss::Stale)), "{late:?}");
    }
    books.tables.release(again).await.unwrap();
    let refused = books.tables.claim(claim(they, Some(ME))).await.unwrap();
    assert!(matches!(refused, Claimed::Elsewhere(owner) if owner == you), "only who has it lets it go");
    let stolen = play(&books, stolen, 1, 1).await;
    books.tables.release(stolen).await.unwrap();
    play(&books, held(&books, they, None).await, 2, 2).await;
}
