//! `freeport sim`: many games between bots.

use crate::args::SimArgs;
use crate::files;
use crate::halt::Halt;
use crate::luggage;
use crate::program::Program;
use freeport_shelf::{Contestant, Outsider, Plan, Rate, Report, find};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Plays the games and prints what came of it; fails when a game did.
pub fn run(args: &SimArgs) -> Result<(), Halt> {
    luggage::unload(&args.luggage)?;
    let title = find(&args.game)?;
    let contestants = args.bots.iter().map(|bot| contestant(bot, args.patience)).collect::<Result<_, _>>()?;
    let bar = progress(args.games);
    let keep = |game: u64, record: &str| write_record(args.records.as_deref(), title.card().id, game, record);
    if let Some(dir) = &args.records {
        let told = |error| Halt::Usage(format!("{} cannot be made: {error}", dir.display()));
        std::fs::create_dir_all(dir).map_err(told)?;
    }
    let plan = Plan {
        seats: args.seats.unwrap_or(title.card().seats.0),
        contestants,
        games: args.games,
        seed: args.seed.clone(),
        threads: args.threads.unwrap_or_else(cores),
        limit: args.limit,
        options: files::options(args.options.as_deref())?,
        keep: args.records.as_ref().map(|_| &keep as _),
        progress: &|games| bar.inc(games),
    };
    let report = title.simulate(&plan)?;
    bar.finish_and_clear();
    for failure in &report.failed {
        eprintln!("game {} (seed {:?}) failed: {}", failure.game, failure.seed, failure.why);
    }
    print(&report, args.json)?;
    if report.failures == 0 { Ok(()) } else { Err(Halt::Failed) }
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn contestant(bot: &str, patience: f64) -> Result<Contestant, Halt> {
    let Some(line) = bot.strip_prefix("cmd:") else {
        return Ok(Contestant::Bot(bot.parse().map_err(|error| Halt::Usage(format!("{error}")))?));
    };
    let patience = Duration::try_from_secs_f64(patience)
        .map_err(|error| Halt::Usage(format!("the patience of {patience} s makes no sense: {error}")))?;
    let line = line.to_owned();
    let hire = move || Ok(Box::new(Program::start(&line, patience)?) as Box<dyn Outsider>);
    Ok(Contestant::Outside { name: bot.to_owned(), hire: Arc::new(hire) })
}

fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let look = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} left");
    bar.with_style(look.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn write_record(dir: Option<&Path>, id: &str, game: u64, record: &str) -> Result<(), String> {
    let Some(dir) = dir else { return Ok(()) };
    let path = dir.join(format!("{id}-{game:06}.json"));
    std::fs::write(&path, format!("{record}\n"))
        .map_err(|error| format!("{} cannot be written: {error}", path.display()))
}

fn print(report: &Report, as_json: bool) -> Result<(), Halt> {
    let mut out = std::io::stdout().lock();
    if as_json {
        writeln!(out, "{}", serde_json::to_string(report).unwrap_or_default())?;
        return Ok(());
    }
    let Report { game, seats, games, failures, threads, .. } = report;
    writeln!(
        out,
        "{game} with {seats} seats, bots {}: {games} games, {failures} failures",
        report.bots.join(", ")
    )?;
    writeln!(
        out,
        "speed   {} decisions/s, {} games/s with {threads} threads; {} decisions/s, {} games/s a core",
        thousands(report.decisions_per_s),
        thousands(report.games_per_s),
        thousands(report.decisions_per_core_s),
        thousands(report.games_per_core_s),
    )?;
    writeln!(out, "length  {:.1} decisions a game, {} at most", report.mean_decisions, report.max_decisions)?;
    if report.unwon > 0 {
        writeln!(out, "nobody  won {} of {}", report.unwon, games - failures)?;
    }
    for (rate, seat) in report.by_seat.iter().zip(0..) {
        writeln!(out, "seat    {}", line(&format!("{seat}"), rate))?;
    }
    for (role, rate) in &report.roles {
        writeln!(out, "role    {}", line(role, rate))?;
    }
    for bot in &report.by_bot {
        writeln!(out, "bot     {}", line(&bot.bot, &bot.rate))?;
    }
    writeln!(out, "digest  {}", report.digest)?;
    Ok(())
}

fn line(name: &str, rate: &Rate) -> String {
    let Rate { played, won, share, low, high } = rate;
    let percent = |part: &f64| 100.0 * part;
    format!(
        "{name:<16} won {won:.1} of {played}: {:.1} % (95 % interval {:.1} to {:.1})",
        percent(share),
        percent(low),
        percent(high)
    )
}

/// A number with its thousands set apart.
fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let head = digits.len() % 3;
    let groups = digits.char_indices().map(|(index, digit)| match index {
        0 => digit.to_string(),
        _ if index % 3 == head => format!(",{digit}"),
        _ => digit.to_string(),
    });
    groups.collect()
}

#[cfg(test)]
mod tests {
    use super::thousands;

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(thousands(1_234_567.4), "1,234,567");
        assert_eq!([thousands(999.0), thousands(1000.0), thousands(0.0)], ["999", "1,000", "0"]);
    }
}
