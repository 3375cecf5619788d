//! How strong the bots are, and how often each role wins between equal ones: played, not guessed.

use crate::page::table;
use freeport_shelf::{BotSpec, Contestant, Plan, Rate, Report, Start, Title};
use std::fmt::Write;
use std::io::IsTerminal;
use std::sync::atomic::{AtomicU64, Ordering};

/// A game with more decisions than this is a failure.
const LONGEST: u64 = 100_000;

/// What a stronger bot owes.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Goal {
    /// At least this share of the victories.
    Share(f64),
    /// More than an equal share, with the whole interval above it.
    AboveEqualShare,
}

/// One stronger bot against weaker ones in all other seats, or a side of stronger ones against the other sides; they change
/// seats from game to game.
#[derive(Clone, Copy, Debug)]
struct Rung {
    seats: u8,
    stronger: &'static str,
    weaker: &'static str,
    goal: Goal,
}

const fn rung(seats: u8, stronger: &'static str, weaker: &'static str, goal: Goal) -> Rung {
    Rung { seats, stronger, weaker, goal }
}

/// The rungs of a game, given what search owes over greed at two seats, where anything is promised.
fn ladder(promise: Option<f64>) -> [Rung; 10] {
    let search = promise.map_or(Goal::AboveEqualShare, Goal::Share);
    [
        rung(2, "greedy", "random", Goal::Share(0.9)),
        rung(3, "greedy", "random", Goal::AboveEqualShare),
        rung(4, "greedy", "random", Goal::AboveEqualShare),
        rung(5, "greedy", "random", Goal::AboveEqualShare),
        rung(6, "greedy", "random", Goal::AboveEqualShare),
        rung(2, "mcts:medium", "greedy", search),
        rung(3, "mcts:medium", "greedy", Goal::AboveEqualShare),
        rung(4, "mcts:medium", "greedy", Goal::AboveEqualShare),
        rung(5, "mcts:medium", "greedy", Goal::AboveEqualShare),
        rung(6, "mcts:medium", "greedy", Goal::AboveEqualShare),
    ]
}

/// How many sides there are with so many seats.
fn sides(title: &'static dyn Title, seats: u8) -> Result<usize, String> {
    let game = title.start(Start::of(seats, "sides")).map_err(|trouble| trouble.to_string())?;
    Ok(game.teams().sides().count())
}

impl Rung {
    fn kept(&self, rate: &Rate, sides: usize) -> bool {
        match self.goal {
            Goal::Share(floor) => rate.share >= floor,
            Goal::AboveEqualShare => rate.low > 1.0 / sides as f64,
        }
    }

    fn promise(&self, sides: usize) -> String {
        match self.goal {
            Goal::Share(floor) => format!("at least {}", percent(floor)),
            Goal::AboveEqualShare => format!("above {}", percent(1.0 / sides as f64)),
        }
    }
}

/// Plays the ladder with so many games a rung. Gives the table, and whether every promise was kept.
pub fn strength(title: &'static dyn Title, games: u64) -> Result<(String, bool), String> {
    let mut rows = vec![heads(&["seats", "bot", "against", "games", "won", "95 % interval", "promised", ""])];
    let mut all_kept = true;
    let (fewest, most) = title.card().seats;
    let promise = title.promises().search;
    for rung in ladder(promise).iter().filter(|rung| (fewest..=most).contains(&rung.seats)) {
        let sides = sides(title, rung.seats)?;
        let mut bots = vec![rung.weaker; sides];
        bots[0] = rung.stronger;
        let report = play(title, &bots, rung.seats, games)?;
        let rate = report.by_bot.iter().find(|rate| rate.bot == rung.stronger).map(|rate| rate.rate);
        let rate = rate.ok_or_else(|| format!("{} did not play", rung.stronger))?;
        let kept = report.failures == 0 && (promise.is_none() || rung.kept(&rate, sides));
        all_kept &= kept;
        rows.push(vec![
            rung.seats.to_string(),
            rung.stronger.to_owned(),
            rung.weaker.to_owned(),
            rate.played.to_string(),
            percent(rate.share),
            interval(&rate),
            if promise.is_some() { rung.promise(sides) } else { "nothing".to_owned() },
            if kept { "kept" } else { "NOT KEPT" }.to_owned(),
        ]);
    }
    Ok((table(&rows, 3), all_kept))
}

/// Plays games between equal bots at every number of seats, and tells how often each role won.
pub fn balance(title: &'static dyn Title, bot: &str, games: u64) -> Result<String, String> {
    let mut text = format!("`{bot}` in every seat, {games} games for each number of seats.\n");
    let (fewest, most) = title.card().seats;
    for seats in fewest..=most {
        let report = play(title, &vec![bot; seats as usize], seats, games)?;
        let mut rows = vec![heads(&["role", "games", "won", "95 % interval"])];
        let row = |who: String, rate: &Rate| {
            vec![who, rate.played.to_string(), percent(rate.share), interval(rate)]
        };
        rows.extend(report.roles.iter().map(|(role, rate)| row((*role).to_owned(), rate)));
        if report.roles.is_empty() {
            rows.extend(
                report.by_seat.iter().zip(1..).map(|(rate, seat)| row(format!("player {seat}"), rate)),
            );
        }
        let equal = percent(1.0 / sides(title, seats)? as f64);
        let length = report.mean_decisions;
        let _ = write!(
            text,
            "\n### {seats} seats\n\nAn equal share is {equal}; a game has {length:.0} decisions on average.\n\n{}",
            table(&rows, 1)
        );
    }
    Ok(text)
}

fn play(title: &dyn Title, bots: &[&str], seats: u8, games: u64) -> Result<Report, String> {
    let contestant =
        |name: &&str| name.parse::<BotSpec>().map(Contestant::Bot).map_err(|unknown| unknown.to_string());
    let done = AtomicU64::new(0);
    let watched = std::io::stderr().is_terminal();
    let progress = |more| {
        if !watched {
            return;
        }
        let done = done.fetch_add(more, Ordering::Relaxed) + more;
        eprint!(
            "\r  {} with {seats} seats, {}: {done} of {games} games ",
            title.card().title,
            bots.join(", ")
        );
    };
    let plan = Plan {
        seats,
        contestants: bots.iter().map(contestant).collect::<Result<_, _>>()?,
        games,
        seed: "ladder".to_owned(),
        threads: std::thread::available_parallelism().map_or(1, usize::from),
        limit: LONGEST,
        options: None,
        keep: None,
        progress: &progress,
    };
    let report = title.simulate(&plan).map_err(|trouble| trouble.to_string());
    if watched {
        eprintln!();
    }
    report
}

fn heads(names: &[&str]) -> Vec<String> {
    names.iter().map(ToString::to_string).collect()
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn interval(rate: &Rate) -> String {
    format!("{} to {}", percent(rate.low), percent(rate.high))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_of_the_ladder_exists() {
        for rung in ladder(None) {
            assert!(rung.stronger.parse::<BotSpec>().is_ok() && rung.weaker.parse::<BotSpec>().is_ok());
        }
    }

    #[test]
    fn an_interval_that_reaches_the_equal_share_does_not_keep_the_promise() {
        let rung = rung(4, "greedy", "random", Goal::AboveEqualShare);
        let rate = |low| Rate { played: 200, won: 60.0, share: 0.3, low, high: 0.37 };
        assert!(!rung.kept(&rate(0.24), 4) && rung.kept(&rate(0.26), 4));
        assert_eq!(rung.promise(4), "above 25.0 %");
        assert!(!rung.kept(&rate(0.26), 2), "two sides share by halves, however many sit there");
    }
}
