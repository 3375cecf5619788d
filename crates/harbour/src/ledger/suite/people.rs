//! Guests, accounts, and the browsers they are signed in with.

use super::*;

over_all!(
    a_browser_is_known_until_it_is_signed_out,
    an_account_is_known_by_a_name_that_nobody_else_has,
    who_does_not_come_back_is_forgotten_unless_they_sit_somewhere,
    a_secret_is_made_once,
);

const DAY: u64 = 24 * 60 * 60;

async fn name_of(books: &Books, session: Session) -> Option<(String, bool)> {
    let known = books.people.who(session).await.unwrap();
    known.map(|known| (known.me.name, known.me.account))
}

fn account(person: PersonId, name: &str, before: Session, session: Session) -> NewAccount {
    let handle = name.to_lowercase();
    NewAccount { person, name: name.to_owned(), handle, password: "hash".to_owned(), before, session }
}

async fn a_browser_is_known_until_it_is_signed_out(books: Books) {
    let (anna, first) = person(&books, "Anna").await;
    let known = books.people.who(first).await.unwrap().unwrap();
    assert_eq!((known.me.id, known.me.account, known.seen), (anna.id, false, NOW / 1_000));
    books.people.was_here(first, NOW / 1_000 + DAY).await.unwrap();
    assert_eq!(books.people.who(first).await.unwrap().unwrap().seen, NOW / 1_000 + DAY);
    let (second, third) = ([91; 32], [92; 32]);
    books.people.sign_in(anna.id, second, None, 1).await.unwrap();
    books.people.sign_in(anna.id, third, Some(second), 1).await.unwrap();
    assert_eq!(name_of(&books, second).await, None, "what the browser was before is over");
    books.people.sign_out(first).await.unwrap();
    assert_eq!(name_of(&books, first).await, None);
    assert!(name_of(&books, third).await.is_some());
    books.people.sign_out_everywhere(anna.id).await.unwrap();
    assert_eq!(name_of(&books, third).await, None);
}

async fn an_account_is_known_by_a_name_that_nobody_else_has(books: Books) {
    let (anna, old) = person(&books, "Gull").await;
    let (bea, hers) = person(&books, "Tern").await;
    let people = &books.people;
    assert_eq!(people.make_account(account(anna.id, "Anna", old, [93; 32]), 1).await.unwrap(), Naming::Free);
    assert_eq!(
        (name_of(&books, old).await, name_of(&books, [93; 32]).await),
        (None, Some(("Anna".to_owned(), true)))
    );
    let taken = people.make_account(account(bea.id, "ANNA", hers, [94; 32]), 1).await.unwrap();
    assert_eq!((taken, name_of(&books, hers).await), (Naming::Taken, Some(("Tern".to_owned(), false))));
    assert_eq!(people.rename(bea.id, "anna".to_owned(), "anna".to_owned()).await.unwrap(), Naming::Taken);
    assert_eq!(people.rename(anna.id, "Anne".to_owned(), "anne".to_owned()).await.unwrap(), Naming::Free);
    assert_eq!(people.rename(bea.id, "Anna".to_owned(), "anna".to_owned()).await.unwrap(), Naming::Free);
    assert!(people.account("anna".to_owned()).await.unwrap().is_none(), "a guest is no account");
    let found = people.account("anne".to_owned()).await.unwrap().unwrap();
    assert_eq!(
        (found.me.id, found.me.name.as_str(), found.password.as_deref()),
        (anna.id, "Anne", Some("hash"))
    );
    people.set_password(anna.id, "new".to_owned(), [95; 32], 1).await.unwrap();
    assert_eq!((name_of(&books, [93; 32]).await, people.password(bea.id).await.unwrap()), (None, None));
    assert!(name_of(&books, [95; 32]).await.is_some());
    assert_eq!(people.password(anna.id).await.unwrap().as_deref(), Some("new"));
}

async fn who_does_not_come_back_is_forgotten_unless_they_sit_somewhere(books: Books) {
    let (gone, lost) = person(&books, "Gone").await;
    let (_, here) = person(&books, "Here").await;
    let (sits, theirs) = person(&books, "Sits").await;
    table(&books, "t", &[&sits]).await;
    let now = NOW / 1_000 + 31 * DAY;
    let sweep = |guests: u64, browsers: u64| Sweep { here: vec![here], now, browsers, guests };
    assert_eq!(books.people.sweep(sweep(now - 30 * DAY, now - 400 * DAY)).await.unwrap(), [gone.id]);
    assert!(name_of(&books, lost).await.is_none() && name_of(&books, here).await.is_some());
    assert!(name_of(&books, theirs).await.is_some());
    assert_eq!(books.people.sweep(sweep(0, now - DAY)).await.unwrap(), [0; 0]);
    assert!(name_of(&books, theirs).await.is_none(), "a browser that nobody uses opens nothing any more");
    assert!(name_of(&books, here).await.is_some());
}

async fn a_secret_is_made_once(books: Books) {
    assert_eq!(books.people.secret("cookie", vec![1, 2, 3]).await.unwrap(), [1, 2, 3]);
    assert_eq!(books.people.secret("cookie", vec![4]).await.unwrap(), [1, 2, 3]);
    assert_eq!(books.people.secret("links", vec![4]).await.unwrap(), [4]);
}
