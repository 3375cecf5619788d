//! One thread of a simulation: the hot loop, made anew by the compiler for every game.

use super::digest::{FAILED, Trace};
use super::pilot::Pilot;
use super::plan::Plan;
use super::tally::{Failure, WHOLE};
use crate::guard::last_words;
use crate::shelved::Shelved;
use freeport_kernel::{
    Chance, Charter, MAX_SEATS, Match, Outcome, Player, Rng, Seat, Seed, Table, Teams, Turn,
};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What one thread has seen.
pub(super) struct Log {
    pub(super) hashes: Vec<(u64, Vec<u64>)>,
    pub(super) failed: Vec<Failure>,
    pub(super) finished: u64,
    /// Of these, how many nobody won.
    pub(super) unwon: u64,
    pub(super) decisions: u64,
    pub(super) longest: u64,
    pub(super) by_seat: [u64; MAX_SEATS],
    pub(super) by_bot: Vec<Score>,
    pub(super) roles: BTreeMap<&'static str, Score>,
    pub(super) busy: Duration,
}

/// Games and parts of victories.
#[derive(Clone, Copy, Default)]
pub(super) struct Score {
    pub(super) played: u64,
    pub(super) parts: u64,
}

impl Score {
    pub(super) fn add(&mut self, played: u64, parts: u64) {
        self.played += played;
        self.parts += parts;
    }
}

/// A game that came to its end.
struct Finish {
    outcome: Outcome,
    teams: Teams,
    roles: [&'static str; MAX_SEATS],
    decisions: u64,
    hash: u64,
}

/// One thread's seat at the work: everything it uses again from game to game.
pub(super) struct Worker<'a, G: Shelved> {
    plan: &'a Plan<'a>,
    options: &'a G::Options,
    luck: Rng,
    /// Which seats play together, where each side has a contestant.
    sides: Option<Teams>,
    pilots: Vec<Pilot<G>>,
    moves: Vec<G::Move>,
    line: Vec<(Seat, G::Move)>,
    pub(super) log: Log,
}

impl<'a, G: Shelved> Worker<'a, G> {
    pub(super) fn new(plan: &'a Plan<'a>, options: &'a G::Options, teams: Teams) -> Worker<'a, G> {
        let contestant = |index: usize| &plan.contestants[index % plan.contestants.len()];
        let sides = plan.is_by_sides(&teams).then_some(teams);
        let pilots = plan.seats as usize * sides.map_or(1, |_| plan.contestants.len());
        let key = Seed::new(plan.seed.as_str()).key(&[]);
        let luck = key.iter().take(8).fold(0, |word, byte| word << 8 | u64::from(*byte));
        let log = Log {
            hashes: Vec::new(),
            failed: Vec::new(),
            finished: 0,
            unwon: 0,
            decisions: 0,
            longest: 0,
            by_seat: [0; MAX_SEATS],
            by_bot: vec![Score::default(); pilots],
            roles: BTreeMap::new(),
            busy: Duration::ZERO,
        };
        Worker {
            plan,
            options,
            luck: Rng::new(luck),
            sides,
            pilots: (0..pilots).map(|index| Pilot::new(contestant(index))).collect(),
            moves: Vec::new(),
            line: Vec::new(),
            log,
        }
    }

    pub(super) fn work(&mut self, next: &AtomicU64, chunk: u64) {
        let start = cpu_time();
        let clock = Instant::now();
        loop {
            let first = next.fetch_add(chunk, Ordering::Relaxed);
            if first >= self.plan.games {
                break;
            }
            let last = (first + chunk).min(self.plan.games);
            let hashes = (first..last).map(|game| self.game(game)).collect();
            self.log.hashes.push((first, hashes));
            (self.plan.progress)(last - first);
        }
        // The system keeps this account by the tick, so that short runs have to go by the wall.
        let cpu = start.zip(cpu_time()).map(|(before, after)| after.saturating_sub(before));
        let cpu = cpu.filter(|time| *time > Duration::from_millis(200));
        self.log.busy = cpu.unwrap_or_else(|| clock.elapsed());
    }

    /// Plays one game and gives back its hash.
    fn game(&mut self, game: u64) -> u64 {
        let seed = format!("{}/{game}", self.plan.seed);
        let played = catch_unwind(AssertUnwindSafe(|| {
            let finish = self.play(game, &seed);
            // A game that came to no end is kept as well: somebody will want to see why.
            let kept = self.keep(game, &seed);
            finish.and_then(|finish| kept.map(|()| finish))
        }));
        let finish = played.unwrap_or_else(|cause| Err(format!("panic: {}", last_words(cause.as_ref()))));
        match finish {
            Ok(finish) => {
                self.count(game, &finish);
                finish.hash
            }
            Err(why) => {
                self.pilots.iter_mut().for_each(Pilot::dismiss);
                self.log.failed.push(Failure { game, seed, why });
                FAILED
            }
        }
    }

    fn play(&mut self, game: u64, seed: &str) -> Result<Finish, String> {
        let luck = self.luck.branch(game);
        for (pilot, index) in self.pilots.iter_mut().zip(0..) {
            pilot.begin(game, luck.branch(index));
        }
        self.line.clear();
        let keeping = self.plan.keep.is_some();
        let mut places = [0; MAX_SEATS];
        for seat in Seat::all(self.plan.seats) {
            places[seat.index()] = self.sitting(game, seat);
        }
        // A game that is kept must be the one that its record tells; any other need not be thrown with care.
        let key = Seed::new(seed).key(&[]);
        let chance = if keeping { Chance::sealed(key) } else { Chance::sketched(key) };
        let mut table = Table::quiet(chance);
        let mut trace = Trace::new();
        let mut state =
            G::setup(self.options, self.plan.seats, &mut table).map_err(|error| error.to_string())?;
        trace.chance(table.drawn());
        table.clear();
        let mut decisions = 0;
        let outcome = loop {
            let seat = match state.turn() {
                Turn::Over(outcome) => break outcome,
                Turn::Waiting(seats) => seats.first(),
                // Where any one may decide, those who are asked take turns.
                Turn::Any(seats) => seats.iter().nth((decisions % seats.len().max(1) as u64) as usize),
            };
            let seat = seat.ok_or("the game waits for nobody")?;
            if decisions == self.plan.limit {
                return Err(format!("the game is not over after {decisions} decisions"));
            }
            self.moves.clear();
            state.moves(seat, &mut self.moves);
            let choices = self.moves.len();
            if choices == 0 {
                return Err(format!("seat {seat} owes a decision and has no move"));
            }
            let index = self.pilots[places[seat.index()]].choose(&state, seat, &mut self.moves)?;
            trace.decision(seat, index, choices);
            state.apply(seat, &self.moves[index], &mut table);
            trace.chance(table.drawn());
            table.clear();
            if keeping {
                self.line.push((seat, self.moves[index].clone()));
            }
            decisions += 1;
        };
        state.audit().map_err(|why| format!("the last position is not sound: {why}"))?;
        let mut roles = [""; MAX_SEATS];
        roles.iter_mut().zip(Seat::all(self.plan.seats)).for_each(|(role, seat)| *role = state.role(seat));
        Ok(Finish { outcome, teams: state.teams(), roles, decisions, hash: trace.end() })
    }

    /// Writes the record of the game just played, by playing its line again on a match with the same seed.
    fn keep(&self, game: u64, seed: &str) -> Result<(), String> {
        let Some(keep) = self.plan.keep else { return Ok(()) };
        let player = |seat: Seat| {
            let bot =
                self.plan.contestants[self.sitting(game, seat) % self.plan.contestants.len()].to_string();
            Player { name: bot.clone(), bot: Some(bot) }
        };
        let mut played = Match::<G>::start(Charter {
            options: self.options.clone(),
            seats: Seat::all(self.plan.seats).map(player).collect(),
            seed: Seed::new(seed),
            entropy: Vec::new(),
            seals: Vec::new(),
            practice: false,
        })
        .map_err(|error| error.to_string())?;
        for (seat, mv) in &self.line {
            played.play(*seat, mv).map_err(|illegal| format!("a listed move was refused: {illegal}"))?;
        }
        keep(game, &played.record().write())
    }

    /// Who sits here in this game, counted as the pilots are. They change seats, or sides, from game to game.
    fn sitting(&self, game: u64, seat: Seat) -> usize {
        let turn = |place: usize, places: usize| ((place as u64 + game) % places as u64) as usize;
        match &self.sides {
            None => turn(seat.index(), self.plan.seats as usize),
            Some(teams) => {
                let contestants = self.plan.contestants.len();
                seat.index() * contestants + turn(teams.of(seat).into(), contestants)
            }
        }
    }

    fn count(&mut self, game: u64, finish: &Finish) {
        self.log.finished += 1;
        self.log.unwon += u64::from(finish.outcome.winners().is_empty());
        self.log.decisions += finish.decisions;
        self.log.longest = self.log.longest.max(finish.decisions);
        let (winners, sides) = (finish.outcome.winners(), finish.outcome.winning_sides() as u64);
        for seat in Seat::all(self.plan.seats) {
            let parts = if winners.has(seat) { WHOLE / sides } else { 0 };
            let place = self.sitting(game, seat);
            self.log.by_seat[seat.index()] += parts;
            // What a side has in common is counted once: else three who win would be three victories.
            let before =
                || Seat::all(seat.0).filter(|other| finish.teams.of(*other) == finish.teams.of(seat));
            if self.sides.is_none() || before().next().is_none() {
                self.log.by_bot[place].add(1, parts);
            }
            let role = finish.roles[seat.index()];
            if !role.is_empty() && before().all(|mate| finish.roles[mate.index()] != role) {
                self.log.roles.entry(role).or_default().add(1, parts);
            }
        }
    }
}

/// How long this thread has been on a core, where the system tells.
fn cpu_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
