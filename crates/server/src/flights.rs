//! The way dice took in a throw: recomputed from its seed when somebody wants to see it, since records hold only how they came to lie.

use crate::answer::Refusal;
use crate::app::App;
use crate::guard::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use freeport_harbour::wire::Problem;
use freeport_shelf::find;
use serde::Deserialize;

/// A seed and a list of dice give the same way for ever.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// How the throw was cast, where a game has had several ways.
#[derive(Deserialize)]
pub(crate) struct Casting {
    how: Option<String>,
}

/// The way of the dice with these numbers, such as `0-1-40`, in the throw with this seed of sixteen hexadecimal digits.
pub(crate) async fn flight(
    State(app): State<App>,
    visitor: Visitor,
    Path((game, seed, dice)): Path<(String, String, String)>,
    Query(Casting { how }): Query<Casting>,
) -> Result<Response, Refusal> {
    let title = find(&game).map_err(|trouble| Refusal::from(Problem::from(trouble)))?;
    let (Some(seed), Some(dice)) = (read_seed(&seed), read_dice(&dice)) else {
        return Err(Refusal::not_found());
    };
    // A throw takes as long to compute as it took to be made.
    let flown = app.harbour().flight(visitor.share(), title, seed, dice, how).await?;
    let way = flown.ok_or_else(Refusal::not_found)?;
    let head = [(CACHE_CONTROL, FOR_EVER), (CONTENT_TYPE, "application/json")];
    Ok((head, way.get().to_owned()).into_response())
}

fn read_seed(text: &str) -> Option<u64> {
    let digits = text.len() == 16 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
    digits.then(|| u64::from_str_radix(text, 16).ok()).flatten()
}

/// Every die once, as none is in the tray twice.
fn read_dice(text: &str) -> Option<Vec<u8>> {
    let dice: Vec<u8> = text.split('-').map(|die| die.parse().ok()).collect::<Option<_>>()?;
    let alone = |(index, die): (usize, &u8)| !dice[..index].contains(die);
    dice.iter().enumerate().all(alone).then_some(dice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_and_dice_are_read_exactly_or_not_at_all() {
        assert_eq!(read_seed("00000000000000ff"), Some(255));
        assert!(
            ["ff", "+0000000000000ff", "00000000000000fg", "000000000000000ff"]
                .map(read_seed)
                .iter()
                .all(Option::is_none)
        );
        assert_eq!(read_dice("0-1-40"), Some(vec![0, 1, 40]));
        assert!(["", "1-", "1-1", "256", "-1", "a"].map(read_dice).iter().all(Option::is_none));
    }
}
