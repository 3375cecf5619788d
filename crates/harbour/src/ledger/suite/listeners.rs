//! Words for those who listen: noted with what they are about, told once, and gone when their person looks.

use super::*;

over_all!(
    a_turn_is_a_word_for_who_listens_until_they_look,
    what_holds_no_more_is_not_told,
    who_can_be_told_nothing_listens_no_more,
    an_address_is_asked_first,
);

fn browser(name: &str) -> Browser {
    Browser { endpoint: format!("https://push.example/{name}"), key: vec![1], auth: vec![2] }
}

async fn listener(books: &Books, name: &str) -> Person {
    let (person, session) = person(books, name).await;
    books.listeners.listen(person.id, session, browser(name), "en".to_owned(), NOW).await.unwrap();
    person
}

/// A move after which these seats owe a decision.
async fn turn_to(books: &Books, grip: &mut Grip, n: usize, seat: u8) {
    let asked = Some(SeatSet::one(Seat(seat)));
    let entry = Append { asked, ..entry(n, &format!("1:{n}")) };
    grip.rev = books.tables.append(grip.clone(), entry).await.unwrap();
}

async fn news(books: &Books, who: &Person) -> Vec<(TableId, Kind, Vec<String>)> {
    let told = books.listeners.take(who.id).await.unwrap();
    let news = told.into_iter().flat_map(|told| told.news);
    news.map(|news| (news.table, news.kind, news.names)).collect()
}

async fn a_turn_is_a_word_for_who_listens_until_they_look(books: Books) {
    let (anna, bea) = (listener(&books, "Anna").await, person(&books, "Bea").await.0);
    assert_eq!(books.listeners.all().await.unwrap(), [anna.id]);
    let (mut grip, _) = game(&books, "t", &[&anna, &bea]).await;
    let untold = async |before: u64| books.listeners.untold(before).await.unwrap();
    assert_eq!((untold(NOW - 1).await, untold(NOW).await), (vec![], vec![anna.id]));
    let word = vec![("t".to_owned(), Kind::Turn, vec!["Bea".to_owned()])];
    assert_eq!(news(&books, &anna).await, word, "whose turn it is knows that the game has begun");
    turn_to(&books, &mut grip, 1, 1).await;
    turn_to(&books, &mut grip, 2, 0).await;
    assert_eq!(news(&books, &anna).await, [], "no further turn is told until they look");
    books.listeners.looked(anna.id, "t".to_owned(), NOW + 2).await.unwrap();
    turn_to(&books, &mut grip, 3, 1).await;
    turn_to(&books, &mut grip, 4, 0).await;
    books.listeners.looked(anna.id, "t".to_owned(), NOW + 3).await.unwrap();
    assert_eq!(news(&books, &anna).await, word, "who looked before that does not know");
    assert!(books.listeners.take(bea.id).await.unwrap().is_none());
}

async fn what_holds_no_more_is_not_told(books: Books) {
    let (anna, bea) = (listener(&books, "Anna").await, listener(&books, "Bea").await);
    let (mut grip, _) = game(&books, "t", &[&anna, &bea]).await;
    turn_to(&books, &mut grip, 1, 1).await;
    let word = |kind: Kind, other: &str| ("t".to_owned(), kind, vec![other.to_owned()]);
    assert_eq!(news(&books, &anna).await, [word(Kind::Begun, "Bea")], "her turn has passed");
    assert_eq!(news(&books, &bea).await, [word(Kind::Turn, "Anna")]);
    let end = End::new(crate::wire::Ending::Conceded, None);
    let place = Box::new(Place { conceded: true, ..place(&bea) });
    let change = Change::GiveUp { seat: Seat(1), place, end: Some(end) };
    grip.rev = books.tables.change(grip.clone(), change, NOW).await.unwrap();
    let yes = Answer { yes: true, entropy: String::new(), seal: String::new() };
    books.tables.change(grip, Change::Again(vec![Some(yes), None]), NOW).await.unwrap();
    assert_eq!(news(&books, &bea).await, [word(Kind::Again, "Anna")]);
    assert_eq!(news(&books, &anna).await, [], "she has said yes herself");
}

async fn who_can_be_told_nothing_listens_no_more(books: Books) {
    let (anna, session) = person(&books, "Anna").await;
    let listen = async |name: &str, session: Session, at: u64| {
        let listeners = &books.listeners;
        listeners.listen(anna.id, session, browser(name), "ru".to_owned(), at).await.unwrap();
    };
    listen("laptop", session, 1).await;
    books.people.sign_in(anna.id, [96; 32], None, 1).await.unwrap();
    listen("phone", [96; 32], 2).await;
    assert_eq!(books.listeners.card(anna.id, session).await.unwrap(), (true, None));
    assert!(books.listeners.turn_away(anna.id, session).await.unwrap(), "she still has her phone");
    assert_eq!(books.listeners.card(anna.id, session).await.unwrap(), (false, None));
    assert!(!books.listeners.lose(anna.id, browser("phone").endpoint).await.unwrap());
    assert_eq!(books.listeners.all().await.unwrap(), [0; 0]);
    for number in 0..12_u8 {
        books.people.sign_in(anna.id, [100 + number; 32], None, 1).await.unwrap();
        listen(&number.to_string(), [100 + number; 32], number.into()).await;
    }
    game(&books, "t", &[&anna]).await;
    let told = books.listeners.take(anna.id).await.unwrap().unwrap();
    assert_eq!((told.language.as_str(), told.mail, told.browsers.len()), ("ru", None, 8), "the newest stay");
    assert_eq!(told.browsers.first(), Some(&browser("4")));
}

async fn an_address_is_asked_first(books: Books) {
    let (anna, _) = person(&books, "Anna").await;
    let listeners = &books.listeners;
    let give = async |at: u64| {
        listeners.give(anna.id, "a@example.org".to_owned(), "it".to_owned(), at).await.unwrap()
    };
    assert!(!give(5).await);
    let given = listeners.given(anna.id).await.unwrap().unwrap();
    assert_eq!((given.address.as_str(), given.confirmed, given.at), ("a@example.org", false, 5));
    game(&books, "t", &[&anna]).await;
    assert!(listeners.take(anna.id).await.unwrap().is_none(), "it has not said yes");
    listeners.confirm(anna.id, "b@example.org".to_owned()).await.unwrap();
    listeners.tidy(6).await.unwrap();
    assert_eq!(listeners.all().await.unwrap(), [0; 0], "nobody has confirmed it");
    give(7).await;
    listeners.confirm(anna.id, "a@example.org".to_owned()).await.unwrap();
    listeners.tidy(8).await.unwrap();
    assert!(give(9).await, "it has said yes before");
    game(&books, "second", &[&anna]).await;
    let told = listeners.take(anna.id).await.unwrap().unwrap();
    assert_eq!((told.mail.as_deref(), told.browsers.len()), (Some("a@example.org"), 0));
    assert!(!listeners.take_back(anna.id).await.unwrap());
    assert!(listeners.given(anna.id).await.unwrap().is_none());
}
