//! What is written to tables by others than their owners, and what is asked about all of them.

use super::*;

over_all!(
    who_has_a_table_finds_out_that_others_have_changed_it,
    lists_tell_who_waits_for_whom,
    what_nobody_comes_back_to_is_found_and_cleared_away,
    games_that_go_on_by_themselves_are_known,
    how_late_it_is_is_kept,
);

async fn who_has_a_table_finds_out_that_others_have_changed_it(books: Books) {
    let (guest, _) = person(&books, "Guest").await;
    let (anna, _) = person(&books, "Anna").await;
    let (grip, _) = game(&books, "t", &[&guest, &anna]).await;
    game(&books, "other", &[&anna]).await;
    let mut rev = grip.rev;
    let mut touched = async |done: Reply<Vec<Touched>>, count: usize| {
        let done = done.await.unwrap();
        assert!(done.len() == count && done.is_sorted_by_key(|one| one.table.clone()), "{done:?}");
        let one = done.iter().find(|one| one.table == "t").expect("she sits there");
        rev += 1;
        assert_eq!(one.rev, rev);
        let late = books.tables.append(Grip { rev: rev - 1, ..grip.clone() }, entry(1, "1:1")).await;
        assert!(matches!(late, Err(Miss::Stale)), "{late:?}");
    };
    touched(books.tables.rename(Person { name: "Anna B".to_owned(), ..anna.clone() }), 2).await;
    touched(books.tables.adopt(guest.id, anna.clone()), 2).await;
    let read = load(&books, "t").await;
    assert_eq!(read.places.iter().map(Place::person).collect::<Vec<_>>(), [Some(anna.id); 2]);
    assert_eq!(read.places.iter().map(Place::name).collect::<Vec<_>>(), ["Anna", "Anna B"]);
    assert_eq!(read.sheet.host, Some(anna.id));
    touched(books.tables.forget(anna.id), 2).await;
    let read = load(&books, "t").await;
    assert_eq!(
        (read.sheet.host, read.places[0].person(), read.places[0].name().as_str()),
        (None, None, "Anna")
    );
}

async fn lists_tell_who_waits_for_whom(books: Books) {
    let (anna, _) = person(&books, "Anna").await;
    let (bea, _) = person(&books, "Bea").await;
    game(&books, "mine", &[&anna]).await;
    books.tables.create(new("open", &anna, &[place(&anna), Place::default()]), ME).await.unwrap();
    let lists = async |who: &Person, now: u64| {
        let lists = books.tables.lists(who.id, now).await.unwrap();
        let ids = |cards: Vec<crate::wire::TableCard>| {
            cards.into_iter().map(|card| (card.id, card.my_turn)).collect::<Vec<_>>()
        };
        (ids(lists.mine), ids(lists.open), ids(lists.watch))
    };
    let card = |id: &str, turn: bool| (id.to_owned(), turn);
    assert_eq!(lists(&anna, NOW).await, (vec![card("mine", true), card("open", false)], vec![], vec![]));
    assert_eq!(lists(&bea, NOW).await, (vec![], vec![card("open", false)], vec![card("mine", false)]));
    let week = 7 * 24 * 60 * 60 * 1_000;
    assert_eq!(lists(&bea, NOW + week).await, (vec![], vec![], vec![]), "nobody has touched them for long");
}

async fn what_nobody_comes_back_to_is_found_and_cleared_away(books: Books) {
    let (anna, _) = person(&books, "Anna").await;
    let (bea, _) = person(&books, "Bea").await;
    for id in ["a", "b", "c"] {
        table(&books, id, &[&anna, &bea]).await;
    }
    game(&books, "playing", &[&anna]).await;
    let grip = load(&books, "b").await.grip;
    books.tables.jot(grip.clone(), Memo::Presence(NOW + 100)).await.unwrap();
    assert_eq!(books.tables.forsaken(NOW + 1, 500).await.unwrap(), ["a", "c"]);
    assert_eq!(books.tables.forsaken(NOW + 101, 2).await.unwrap(), ["a", "c"], "those of longest ago first");
    let (rev, swept) = books.tables.sweep(grip.clone(), NOW + 50).await.unwrap();
    assert!(!swept && rev == grip.rev + 1, "somebody was there");
    assert!(books.tables.sweep(Grip { rev, ..grip }, NOW + 101).await.unwrap().1);
    let clear = async |id: &str, broom: Broom| books.tables.clear_away(id.to_owned(), broom).await.unwrap();
    assert!(matches!(clear("b", Broom::Tide(NOW + 1)).await, Cleared::Missing));
    assert!(matches!(clear("a", Broom::Tide(NOW)).await, Cleared::Kept));
    assert!(matches!(clear("a", Broom::Host(bea.id)).await, Cleared::Kept));
    assert!(matches!(clear("playing", Broom::Tide(u64::MAX / 2)).await, Cleared::Kept));
    let Cleared::Gone { people, public } = clear("a", Broom::Host(anna.id)).await else {
        panic!("it is hers")
    };
    assert!(public && people.contains(&anna.id) && people.contains(&bea.id));
    assert!(matches!(clear("c", Broom::Tide(NOW + 1)).await, Cleared::Gone { .. }));
    assert_eq!(books.tables.unfinished_of(anna.id).await.unwrap(), ["playing"]);
}

async fn games_that_go_on_by_themselves_are_known(books: Books) {
    let (anna, _) = person(&books, "Anna").await;
    for id in ["quiet", "bots", "clocks"] {
        let (grip, mut sheet) = game(&books, id, &[&anna]).await;
        let places = vec![match id {
            "bots" => Place { sitter: Occupant::Bot("random".parse().unwrap()), ..Place::default() },
            _ => place(&anna),
        }];
        if id == "clocks" {
            sheet.terms.clock = crate::wire::ClockRule::Decision(30);
        }
        let change = Change::Start { sheet: Box::new(sheet), places, waits: SeatSet::one(Seat(0)) };
        books.tables.change(grip, change, NOW).await.unwrap();
    }
    assert_eq!(books.tables.restless().await.unwrap(), ["bots", "clocks"]);
    let New { mut sheet, places, host, most } = new("packed", &anna, &[place(&anna)]);
    sheet.options = json!({ "pack": "tales@1" });
    books.tables.create(New { sheet, places, host, most }, ME).await.unwrap();
    assert_eq!(books.tables.packs().await.unwrap(), [("four".to_owned(), "tales@1".to_owned(), 1)]);
}

async fn how_late_it_is_is_kept(books: Books) {
    assert_eq!(books.tables.time_kept().await.unwrap(), None);
    for at in [NOW, NOW + 5] {
        books.tables.keep_time(at).await.unwrap();
        assert_eq!(books.tables.time_kept().await.unwrap(), Some(at));
    }
}
