//! Many tables at once: bringing people to them, and a steady stream of moves.

use crate::host::{Host, own_cpu};
use crate::port::{Pair, Port, Result};
use freeport_kernel::Rng;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

/// Tables that are made, and sockets that are opened, at the same time.
const AT_ONCE: usize = 16;

/// A stretch of play at a steady rate.
#[derive(Clone, Copy, Debug)]
pub struct Stretch {
    /// Moves a second at all tables together.
    pub rate: f64,
    /// What is played before anything is measured.
    pub warm: Duration,
    /// What is measured.
    pub measured: Duration,
}

/// What a stretch of play was like.
#[derive(Clone, Copy, Debug)]
pub struct Sight {
    /// Moves a second that came to an end in time.
    pub rate: f64,
    /// Milliseconds from when a move was due until both had seen it: half of the moves took less.
    pub median: f64,
    /// The same, of 99 in 100 moves.
    pub p99: f64,
    /// The same as `p99`, of the moves for which no dice were thrown; none when there were no others.
    pub p99_unthrown: Option<f64>,
    /// The same, of the slowest.
    pub slowest: f64,
    /// Microseconds of the server's CPU time a move.
    pub server: f64,
    /// Microseconds of the load generator's.
    pub generator: f64,
}

/// Brings so many pairs to tables.
pub async fn invite<P: Port>(port: &Rc<P>, tables: usize) -> Result<Vec<P::Pair>> {
    let invitations = (0..tables).map(|_| Rc::clone(port).invite());
    side_by_side(invitations).await
}

/// Opens everybody's sockets.
pub async fn sit<P: Pair>(pairs: Vec<P>) -> Result<Vec<P>> {
    side_by_side(pairs.into_iter().map(|mut pair| async move {
        pair.sit().await?;
        Ok(pair)
    }))
    .await
}

async fn side_by_side<T: 'static>(
    works: impl Iterator<Item = impl Future<Output = Result<T>> + 'static>,
) -> Result<Vec<T>> {
    let gate = Rc::new(Semaphore::new(AT_ONCE));
    let mut set = JoinSet::new();
    for work in works {
        let gate = Rc::clone(&gate);
        set.spawn_local(async move {
            let _turn = gate.acquire().await;
            work.await
        });
    }
    collect(set).await
}

async fn collect<T: 'static>(mut set: JoinSet<Result<T>>) -> Result<Vec<T>> {
    let mut all = Vec::with_capacity(set.len());
    while let Some(done) = set.join_next().await {
        all.push(done.map_err(|error| error.to_string())??);
    }
    Ok(all)
}

/// Plays at all tables: the moves of each are due at a steady beat, the tables' beats are spread evenly. A move that
/// has to wait for the one before it is late, and its waiting counts.
pub async fn play<P: Pair>(host: &Host, pairs: Vec<P>, stretch: Stretch) -> Result<(Vec<P>, Sight)> {
    let beat = Duration::from_secs_f64(pairs.len() as f64 / stretch.rate);
    let start = Instant::now() + Duration::from_millis(50);
    let (from, to) = (start + stretch.warm, start + stretch.warm + stretch.measured);
    let times =
        Rc::new(RefCell::new(Vec::with_capacity((stretch.rate * stretch.measured.as_secs_f64()) as usize)));
    let mut set = JoinSet::new();
    let count = pairs.len() as f64;
    for (index, mut pair) in pairs.into_iter().enumerate() {
        let times = Rc::clone(&times);
        let mut due = start + beat.mul_f64(index as f64 / count);
        let mut dice = Rng::new(index as u64);
        set.spawn_local(async move {
            while due < to && Instant::now() < to {
                sleep_until(due).await;
                let thrown = pair.play(&mut dice).await?;
                let seen = Instant::now();
                if due >= from && seen < to {
                    times.borrow_mut().push(((seen - due).as_micros() as u32, thrown));
                }
                due += beat;
                if pair.over() {
                    pair.again().await?;
                    // The time to lay out the next game is not a move's.
                    due = due.max(Instant::now());
                }
            }
            Ok(pair)
        });
    }
    sleep_until(from).await;
    let (server, generator) = (host.cpu()?, own_cpu()?);
    sleep_until(to).await;
    let (server, generator) = (host.cpu()? - server, own_cpu()? - generator);
    let pairs = collect(set).await?;
    let times = times.take();
    let sorted = |times: &mut dyn Iterator<Item = u32>| {
        let mut sorted: Vec<u32> = times.collect();
        sorted.sort_unstable();
        sorted
    };
    let unthrown = sorted(&mut times.iter().filter(|(_, thrown)| !thrown).map(|(time, _)| *time));
    let times = sorted(&mut times.into_iter().map(|(time, _)| time));
    let moves = times.len().max(1) as f64;
    let sight = Sight {
        rate: times.len() as f64 / stretch.measured.as_secs_f64(),
        median: quantile(&times, 0.5),
        p99: quantile(&times, 0.99),
        p99_unthrown: (unthrown.len() < times.len()).then(|| quantile(&unthrown, 0.99)),
        slowest: quantile(&times, 1.0),
        server: server * 1e6 / moves,
        generator: generator * 1e6 / moves,
    };
    Ok((pairs, sight))
}

/// Milliseconds that this share of the sorted microseconds does not exceed; without any, nothing was ever seen.
fn quantile(sorted: &[u32], share: f64) -> f64 {
    let rank = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(rank.saturating_sub(1)).map_or(f64::INFINITY, |micros| f64::from(*micros) / 1e3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quantile_is_a_time_that_was_measured() {
        let times: Vec<u32> = (1..=200).map(|milli| milli * 1000).collect();
        assert!((quantile(&times, 0.5) - 100.0).abs() < 1e-9);
        assert!((quantile(&times, 0.99) - 198.0).abs() < 1e-9);
        assert!((quantile(&times, 1.0) - 200.0).abs() < 1e-9);
        assert!(quantile(&[], 0.5).is_infinite());
    }
}
