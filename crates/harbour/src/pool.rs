//! The threads on which bots think: a fixed number, so that people are served whatever the bots are up to.

use crate::gauges::{Counters, down, up};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

type Job = Box<dyn FnOnce() + Send>;

/// A fixed number of threads; they end when the pool is gone.
pub(crate) struct Pool {
    jobs: Sender<Job>,
    counters: Arc<Counters>,
}

impl Pool {
    pub(crate) fn new(threads: usize, counters: Arc<Counters>) -> std::io::Result<Pool> {
        let (jobs, queue) = channel();
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..threads.max(1) {
            let (queue, counters) = (Arc::clone(&queue), Arc::clone(&counters));
            std::thread::Builder::new().name("bots".to_owned()).spawn(move || work(&queue, &counters))?;
        }
        Ok(Pool { jobs, counters })
    }

    /// Has a job done in its turn. The job must not panic.
    pub(crate) fn submit(&self, job: impl FnOnce() + Send + 'static) {
        up(&self.counters.bot_queue);
        if self.jobs.send(Box::new(job)).is_err() {
            down(&self.counters.bot_queue);
        }
    }
}

fn work(queue: &Mutex<Receiver<Job>>, counters: &Counters) {
    loop {
        let job = match queue.lock() {
            Ok(queue) => queue.recv(),
            Err(_) => return,
        };
        let Ok(job) = job else { return };
        job();
        down(&counters.bot_queue);
    }
}
