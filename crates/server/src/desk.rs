//! The front desk: guests, accounts, signing in and out.

use crate::answer::{Answer, Refusal, json};
use crate::app::App;
use crate::ask::{Known, Said};
use crate::guard::Visitor;
use crate::people::SignedIn;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use freeport_harbour::Person;
use freeport_harbour::wire::{Credentials, Me, NewPassword, Password, Rename};

/// Who asks; somebody new becomes a guest.
pub(crate) async fn me(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    if let Some(token) = app.people().cookies().read(&headers)
        && let Some(me) = app.people().who(token.hash()).await?
    {
        // Given anew, the cookie lasts as long as somebody keeps coming.
        return Ok(with_token(&app, &SignedIn { me, token, mark: None }, StatusCode::OK));
    }
    app.guard().may_be_guest(&visitor)?;
    let guest = app.people().welcome().await?;
    Ok(with_token(&app, &guest, StatusCode::OK))
}

/// Another name.
pub(crate) async fn rename(
    State(app): State<App>,
    known: Known,
    Said(wish): Said<Rename>,
) -> Result<Answer<Me>, Refusal> {
    let me = app.people().rename(&known.me, &wish.name).await?;
    app.harbour().rename(&Person { id: me.id, name: me.name.clone() }).await?;
    Ok(Answer(me))
}

/// Makes an account of a guest.
pub(crate) async fn make_account(
    State(app): State<App>,
    known: Known,
    Said(wish): Said<Credentials>,
) -> Result<Response, Refusal> {
    app.guard().may_hash_password(&known.visitor)?;
    let account = app.people().make_account(&known.me, known.token, wish).await?;
    app.harbour().rename(&Person { id: account.me.id, name: account.me.name.clone() }).await?;
    Ok(with_token(&app, &account, StatusCode::CREATED))
}

/// Another password; all other browsers are signed out.
pub(crate) async fn change_password(
    State(app): State<App>,
    known: Known,
    Said(wish): Said<NewPassword>,
) -> Result<Response, Refusal> {
    app.guard().may_confirm(&known.visitor)?;
    let account = app.people().change_password(known.me, wish).await?;
    Ok(with_token(&app, &account, StatusCode::OK))
}

/// Deletes who asks: the account or the guest.
pub(crate) async fn delete_account(
    State(app): State<App>,
    known: Known,
    Said(said): Said<Password>,
) -> Result<Response, Refusal> {
    app.guard().may_confirm(&known.visitor)?;
    app.people().confirm(&known.me, said.password).await?;
    // Sockets are told why they end before tables let go of them, and those that came meanwhile follow.
    app.people().part_with(known.me.id);
    app.harbour().forget(&known.person()).await?;
    app.people().part_with(known.me.id);
    Ok(without_token(&app))
}

/// Signs in; where a guest sat, the account sits from now on.
pub(crate) async fn sign_in(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Said(said): Said<Credentials>,
) -> Result<Response, Refusal> {
    let claim = app.people().claim(&said.name, &headers).await?;
    app.guard().may_sign_in(&visitor, &claim.handle, claim.familiar)?;
    let (signed_in, before) = app.people().sign_in(claim, said.password, &headers).await?;
    if let Some(guest) = before.filter(|me| !me.account) {
        let person = Person { id: signed_in.me.id, name: signed_in.me.name.clone() };
        app.harbour().adopt(guest.id, &person).await?;
        app.harbour().forget(&Person { id: guest.id, name: guest.name }).await?;
        app.people().part_with(guest.id);
    }
    Ok(with_token(&app, &signed_in, StatusCode::OK))
}

/// Signs this browser out.
pub(crate) async fn sign_out(State(app): State<App>, visitor: Visitor) -> Result<Response, Refusal> {
    if let Some(token) = visitor.token {
        app.people().sign_out(token).await?;
    }
    Ok(without_token(&app))
}

/// Signs all browsers of a person out.
pub(crate) async fn sign_out_everywhere(State(app): State<App>, known: Known) -> Result<Response, Refusal> {
    app.people().sign_out_everywhere(known.me.id).await?;
    Ok(without_token(&app))
}

fn with_token(app: &App, person: &SignedIn, status: StatusCode) -> Response {
    let mut response = json(status, &person.me);
    set_cookie(&mut response, &app.people().cookies().give(&person.token));
    if let Some(mark) = &person.mark {
        set_cookie(&mut response, mark);
    }
    response
}

fn without_token(app: &App) -> Response {
    let mut response = StatusCode::NO_CONTENT.into_response();
    set_cookie(&mut response, &app.people().cookies().take_away());
    response
}

fn set_cookie(response: &mut Response, cookie: &str) {
    if let Ok(mut value) = HeaderValue::try_from(cookie) {
        value.set_sensitive(true);
        response.headers_mut().append(SET_COOKIE, value);
    }
}
