//! `freeport-ladder strength GAME GAMES [PAGE]` plays stronger bots against weaker ones;
//! `freeport-ladder balance GAME BOT GAMES [PAGE]` plays equal bots and counts the victories of each role.

use freeport_bench::{ladder, page};
use std::process::ExitCode;

const USAGE: &str = "usage: freeport-ladder strength GAME GAMES [PAGE]
       freeport-ladder balance GAME BOT GAMES [PAGE]";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match climb(&words) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Whether every promise was kept.
fn climb(words: &[&str]) -> Result<bool, String> {
    let title = |id: &str| freeport_shelf::find(id).map_err(|trouble| trouble.to_string());
    let count = |games: &str| games.parse().map_err(|_| format!("{games} is not a number of games"));
    let (what, text, kept, rest) = match words {
        ["strength", game, games, rest @ ..] => {
            let (text, kept) = ladder::strength(title(game)?, count(games)?)?;
            (format!("strength of {game}"), text, kept, rest)
        }
        ["balance", game, bot, games, rest @ ..] => {
            let text = ladder::balance(title(game)?, bot, count(games)?)?;
            (format!("balance of {game}"), text, true, rest)
        }
        _ => return Err(USAGE.to_owned()),
    };
    print!("{text}");
    if let [file] = rest {
        page::replace(file, &what, &text)?;
    }
    Ok(kept)
}
