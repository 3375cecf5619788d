//! `freeport games`: the shelf.

use crate::args::GamesArgs;
use crate::halt::Halt;
use freeport_shelf::TITLES;
use serde_json::json;
use std::io::Write;

/// Lists the games on the shelf.
pub fn run(args: &GamesArgs) -> Result<(), Halt> {
    let mut out = std::io::stdout().lock();
    if args.json {
        let cards: Vec<_> = TITLES.iter().map(|title| title.card()).collect();
        writeln!(out, "{}", json!({ "games": cards }))?;
        return Ok(());
    }
    for title in TITLES {
        let card = title.card();
        let seats = match card.seats {
            (fewest, most) if fewest == most => format!("{fewest} seats"),
            (fewest, most) => format!("{fewest}-{most} seats"),
        };
        writeln!(out, "{:<10} {}, {seats}", card.id, card.title)?;
        if !card.variants.is_empty() {
            writeln!(out, "{:<10} variants: {}", "", card.variants.join(", "))?;
        }
        let rules = title.rulebook().rules().iter().filter(|rule| !rule.is_example()).count();
        let languages = card.languages.join(", ");
        writeln!(out, "{:<10} languages: {languages}; {rules} numbered rules, version {}", "", card.rules)?;
    }
    Ok(())
}
