//! The crier's desk: who wants to be told, how, and no more.

use super::links::{CONFIRMED_WITHIN, Deed, Links};
use super::post::{Letter, MailAddress};
use super::push::is_sound;
use super::{Crier, Mishap, services};
use crate::answer::{Answer, Refusal};
use crate::app::App;
use crate::ask::{Known, Said};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use base64ct::{Base64UrlUnpadded, Encoding};
use freeport_harbour::ledger::{Browser, Given};
use freeport_harbour::wire::{MailWish, PersonId, Problem, PushWish, Word};

type Told = Result<Answer<Word>, Refusal>;

/// How somebody is told.
pub(crate) async fn word(State(app): State<App>, known: Known) -> Told {
    Ok(Answer(app.crier().card(known.me.id, known.token).await?))
}

/// This browser wants to be told.
pub(crate) async fn listen(State(app): State<App>, known: Known, Said(wish): Said<PushWish>) -> Told {
    app.guard().may_be_told(&known.visitor)?;
    let crier = app.crier();
    if services::endpoint(&wish.endpoint, &crier.services).is_none() {
        return Err(Problem::new(
            "unknown_push_service",
            "This harbour does not know the push service of this browser.",
        )
        .into());
    }
    let bytes = |text: &str| Base64UrlUnpadded::decode_vec(text.trim_end_matches('=')).unwrap_or_default();
    let browser = Browser { endpoint: wish.endpoint, key: bytes(&wish.key), auth: bytes(&wish.auth) };
    if !is_sound(&browser) {
        return Err(Problem::new("bad_push_key", "The keys of this browser cannot be used.").into());
    }
    let (person, session, language) =
        (known.me.id, known.token.bytes(), crier.tongues.language(&wish.language));
    crier.ledger.listen(person, session, browser, language.to_owned(), crier.clock.wall()).await?;
    crier.note(person, true);
    word(State(app), known).await
}

/// This browser wants to be told no more.
pub(crate) async fn away(State(app): State<App>, known: Known) -> Told {
    let (person, session) = (known.me.id, known.token.bytes());
    let listens = app.crier().ledger.turn_away(person, session).await?;
    app.crier().note(person, listens);
    word(State(app), known).await
}

/// An address wants to be told, and is asked whether it does.
pub(crate) async fn mail(State(app): State<App>, known: Known, Said(wish): Said<MailWish>) -> Told {
    ask(&app, &known, wish).await?;
    word(State(app), known).await
}

async fn ask(app: &App, known: &Known, wish: MailWish) -> Result<(), Refusal> {
    app.guard().may_be_told(&known.visitor)?;
    let crier = app.crier();
    let Some(post) = &crier.post else {
        return Err(Problem::new("no_mail", "This harbour sends no mail.").into());
    };
    let address: MailAddress =
        wish.address.parse().map_err(|text: String| Problem::new("bad_address", text))?;
    let (address, person, now) = (address.bare(), known.me.id, crier.clock.wall());
    let language = crier.tongues.language(&wish.language);
    let Ok(_place) = crier.questions.try_acquire() else {
        return Err(Refusal::busy("Too many addresses are being asked. Please try again in a moment."));
    };
    app.guard().may_write_to(&known.visitor, &address)?;
    let confirmed = crier.ledger.give(person, address.clone(), language.to_owned(), now).await?;
    crier.note(person, true);
    if !confirmed {
        let token = crier.links.make(Deed::Confirm(now), person, &address);
        let link = format!("{}/word/confirm/{token}", crier.home);
        let (subject, text) = crier.tongues.question(language, &crier.home, &known.me.name, &link);
        let sent = post.send(Letter { to: address, subject, text, leave: None }).await;
        if matches!(sent, Err(Mishap::Later | Mishap::Refused | Mishap::Gone)) {
            take_back(crier, person).await?;
            let text = "The mail server did not take the letter. Look at the address, or try again later.";
            return Err(Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "mail_failed", text));
        }
    }
    Ok(())
}

/// No letters any more.
pub(crate) async fn no_mail(State(app): State<App>, known: Known) -> Told {
    take_back(app.crier(), known.me.id).await?;
    word(State(app), known).await
}

/// An address says yes. Whoever has the link has read the letter, so nobody need be signed in.
pub(crate) async fn confirm(
    State(app): State<App>,
    Path(token): Path<String>,
) -> Result<StatusCode, Refusal> {
    let crier = app.crier();
    let (person, given) = find(crier, &token).await?;
    let fresh = crier.clock.wall().saturating_sub(given.at) <= CONFIRMED_WITHIN;
    if !fresh || !crier.links.fits(&token, Deed::Confirm(given.at), person, &given.address) {
        return Err(stale());
    }
    crier.ledger.confirm(person, given.address).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// An address says no more. It need not be signed in, and its mail program may say so for it (RFC 8058).
pub(crate) async fn leave(State(app): State<App>, Path(token): Path<String>) -> Result<StatusCode, Refusal> {
    let crier = app.crier();
    match find(crier, &token).await {
        Ok((person, given)) if crier.links.fits(&token, Deed::Leave, person, &given.address) => {
            take_back(crier, person).await?;
            Ok(StatusCode::NO_CONTENT)
        }
        // Who has left already has nothing left to do; that is not told from a link that never was one.
        Ok(_) => Ok(StatusCode::NO_CONTENT),
        Err(_) if Links::person(&token).is_some() => Ok(StatusCode::NO_CONTENT),
        Err(refusal) => Err(refusal),
    }
}

async fn find(crier: &Crier, token: &str) -> Result<(PersonId, Given), Refusal> {
    let person = Links::person(token).ok_or_else(stale)?;
    let given = crier.ledger.given(person).await?;
    Ok((person, given.ok_or_else(stale)?))
}

async fn take_back(crier: &Crier, person: PersonId) -> Result<(), Refusal> {
    let listens = crier.ledger.take_back(person).await?;
    crier.note(person, listens);
    Ok(())
}

fn stale() -> Refusal {
    Refusal::new(
        StatusCode::NOT_FOUND,
        "stale_link",
        "This link is not good any more. Ask for another in the settings.",
    )
}
