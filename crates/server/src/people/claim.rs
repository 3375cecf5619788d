//! Signing in: who somebody claims to be, and whether the browser has been that person before.

use super::{People, SignedIn, TokenHash, names};
use crate::answer::Refusal;
use axum::http::{HeaderMap, StatusCode};
use freeport_harbour::ledger::Account;
use freeport_harbour::wire::Me;

/// The name of an account that somebody wants to sign in to; there may be no such account.
pub(crate) struct Claim {
    /// What the account is known by, however its name was written.
    pub(crate) handle: String,
    /// Whether this browser was signed in to it before.
    pub(crate) familiar: bool,
    account: Option<Account>,
}

impl People {
    /// Looks at a claim, before any password is tried.
    pub(crate) async fn claim(&self, name: &str, headers: &HeaderMap) -> Result<Claim, Refusal> {
        let handle = names::handle(name);
        let account = self.ledger.account(handle.clone()).await?;
        let familiar = account.as_ref().is_some_and(|account| {
            let password = account.password.as_deref().unwrap_or_default();
            self.cookies.is_familiar(headers, account.me.id, password)
        });
        Ok(Claim { handle, familiar, account })
    }

    /// Whether a claim is true; signs the browser in if it is. What it was before is over.
    pub(crate) async fn sign_in(
        &self,
        claim: Claim,
        password: String,
        headers: &HeaderMap,
    ) -> Result<(SignedIn, Option<Me>), Refusal> {
        let (me, hash) = claim.account.map_or((None, None), |account| (Some(account.me), account.password));
        let fits = self.passwords.fits(password, hash.clone()).await?;
        let me = me.filter(|_| fits).ok_or_else(|| {
            let text = "No account has this name and this password.";
            Refusal::new(StatusCode::UNAUTHORIZED, "wrong_password", text)
        })?;
        let old = self.cookies.read(headers).map(|token| token.hash());
        let before = match old {
            Some(old) => self.who(old).await?.filter(|before| before.id != me.id),
            None => None,
        };
        let mark = self.cookies.mark(me.id, hash.as_deref().unwrap_or_default());
        let token = self.fresh_token()?;
        let (new, gone) = (token.hash().bytes(), old.map(TokenHash::bytes));
        self.ledger.sign_in(me.id, new, gone, self.now()).await?;
        if let Some(old) = old {
            self.cast_off(old);
        }
        Ok((SignedIn { me, token, mark: Some(mark) }, before))
    }
}
