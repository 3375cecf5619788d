//! Sharing the games of a plan out to threads, and putting together what they saw.

use super::digest::fold;
use super::plan::Plan;
use super::tally::{BotRate, Rate, Report};
use super::worker::{Log, Score, Worker};
use crate::shelved::Shelved;
use crate::trouble::Trouble;
use freeport_kernel::{Table, Teams};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

/// How many failures a report lists; the others are only counted.
const LISTED: usize = 20;
/// The most games a thread takes at a time.
const MOST_AT_ONCE: u64 = 1_024;

/// Plays the games of a plan.
pub(crate) fn run<G: Shelved>(plan: &Plan<'_>, options: &G::Options) -> Result<Report, Trouble> {
    let teams = check::<G>(plan, options)?;
    let threads = plan.threads.clamp(1, 1 + plan.games.saturating_sub(1).min(255) as usize);
    let chunk = (plan.games / (threads as u64 * 16)).clamp(1, MOST_AT_ONCE);
    let next = AtomicU64::new(0);
    let clock = Instant::now();
    let logs: Vec<Log> = std::thread::scope(|scope| {
        let work = || {
            let mut worker = Worker::<G>::new(plan, options, teams);
            worker.work(&next, chunk);
            worker.log
        };
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
    });
    Ok(report::<G>(plan, threads, clock.elapsed(), logs))
}

fn check<G: Shelved>(plan: &Plan<'_>, options: &G::Options) -> Result<Teams, Trouble> {
    G::CARD.check_seats(plan.seats)?;
    let teams = G::setup(options, plan.seats, &mut Table::loose(0))?.teams();
    let bots = plan.contestants.len();
    if bots != 1 && bots != plan.seats as usize && !plan.is_by_sides(&teams) {
        let (seats, sides) = (plan.seats, teams.sides().count());
        let sides =
            if teams.is_solo() { String::new() } else { format!(" or one for each of the {sides} sides") };
        return Err(Trouble::BadPlan(format!(
            "give one bot for all seats or one for each of the {seats}{sides}, not {bots}"
        )));
    }
    Ok(teams)
}

fn report<G: Shelved>(plan: &Plan<'_>, threads: usize, wall: Duration, logs: Vec<Log>) -> Report {
    let mut hashes = Vec::new();
    let mut failed = Vec::new();
    let mut by_seat = vec![0; plan.seats as usize];
    let mut by_bot: Vec<(String, Score)> = Vec::new();
    let mut roles: BTreeMap<&'static str, Score> = BTreeMap::new();
    let (mut finished, mut unwon, mut decisions, mut longest, mut busy) = (0, 0, 0, 0, Duration::ZERO);
    for log in logs {
        hashes.extend(log.hashes);
        failed.extend(log.failed);
        by_seat.iter_mut().zip(log.by_seat).for_each(|(sum, parts)| *sum += parts);
        for (index, score) in log.by_bot.iter().enumerate() {
            let name = plan.contestants[index % plan.contestants.len()].to_string();
            match by_bot.iter_mut().find(|(bot, _)| *bot == name) {
                Some((_, sum)) => sum.add(score.played, score.parts),
                None => by_bot.push((name, *score)),
            }
        }
        for (role, score) in log.roles {
            roles.entry(role).or_default().add(score.played, score.parts);
        }
        finished += log.finished;
        unwon += log.unwon;
        decisions += log.decisions;
        longest = longest.max(log.longest);
        busy += log.busy;
    }
    hashes.sort_by_key(|(first, _)| *first);
    failed.sort_by_key(|failure| failure.game);
    let failures = failed.len() as u64;
    failed.truncate(LISTED);
    let by_seat: Vec<Rate> = by_seat.into_iter().map(|parts| Rate::of(parts, finished)).collect();
    let per = |count: u64, time: Duration| count as f64 / time.as_secs_f64().max(1e-9);
    Report {
        game: G::CARD.id,
        seats: plan.seats,
        bots: plan.contestants.iter().map(ToString::to_string).collect(),
        games: plan.games,
        seed: plan.seed.clone(),
        threads,
        failures,
        failed,
        unwon,
        decisions,
        seconds: wall.as_secs_f64(),
        decisions_per_s: per(decisions, wall),
        games_per_s: per(finished, wall),
        decisions_per_core_s: per(decisions, busy),
        games_per_core_s: per(finished, busy),
        mean_decisions: decisions as f64 / finished.max(1) as f64,
        max_decisions: longest,
        wins: by_seat.iter().map(|rate| rate.won).collect(),
        by_seat,
        by_bot: by_bot
            .into_iter()
            .map(|(bot, score)| BotRate { bot, rate: Rate::of(score.parts, score.played) })
            .collect(),
        roles: roles.into_iter().map(|(role, score)| (role, Rate::of(score.parts, score.played))).collect(),
        digest: fold(hashes.into_iter().flat_map(|(_, games)| games)),
    }
}
