//! `freeport rules`: the rulebooks.

use crate::args::RulesArgs;
use crate::halt::Halt;
use freeport_shelf::{RuleText, Trouble, find};
use serde_json::json;
use std::io::Write;

/// Prints a whole rulebook, a rule, or the rules whose ids begin alike.
pub fn run(args: &RulesArgs) -> Result<(), Halt> {
    let title = find(&args.game)?;
    let book = title.rulebook();
    let chosen: Vec<&RuleText> = match args.id.as_deref().map(|id| (id, book.find(id))) {
        None => book.rules().iter().collect(),
        Some((_, Some(rule))) => vec![rule],
        Some((id, None)) => {
            let stem = format!("{}.", id.to_uppercase());
            book.rules().iter().filter(|rule| rule.id.to_uppercase().starts_with(&stem)).collect()
        }
    };
    if let (true, Some(id)) = (chosen.is_empty(), &args.id) {
        return Err(Trouble::UnknownRule { title: title.card().title, asked: id.clone() }.into());
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", json!({ "game": title.card().id, "rules": chosen }))?;
        return Ok(());
    }
    let mut section = "";
    for rule in chosen {
        if args.id.is_none() && rule.section != section {
            let gap = if section.is_empty() { "" } else { "\n" };
            writeln!(out, "{gap}{}\n", rule.section)?;
            section = &rule.section;
        }
        writeln!(out, "{}  {}", rule.id, rule.sentence)?;
    }
    Ok(())
}
