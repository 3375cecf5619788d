//! Crews: threads of their own for work that takes its time, so that nobody else waits behind it.
//!
//! Work is done for somebody, and everybody has a share: those who wait take turns whatever each of them has asked for, and nobody
//! ever has all hands to themselves. Whoever asked and goes away calls the work off: what waits is dropped at once, and
//! what is under way finds out when it looks.

mod crews;
mod queue;
mod work;

pub(crate) use crews::Crews;
pub use work::{Chores, OnTheSpot, Threads, Work};

use queue::{Job, Labour, Queue};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tokio::runtime::Handle;
use tokio::sync::oneshot;

/// For whom work is done: a person, a table or an address, as whoever asks tells them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Share(u64);

impl Share {
    /// The share of whatever tells those who ask apart.
    pub fn of(who: impl Hash) -> Share {
        let mut hasher = DefaultHasher::new();
        who.hash(&mut hasher);
        Share(hasher.finish())
    }
}

/// Which work comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    /// Somebody waits for it.
    First,
    /// Nobody does: it is done when there is nothing else to do.
    Last,
}

/// How large a crew is, and how much may wait for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    pub threads: usize,
    /// Places in all, for what waits and what is under way.
    pub places: usize,
    /// Places of one share.
    pub each: usize,
}

impl Size {
    /// So many threads for as much as comes: where what comes is bounded by something else.
    pub(crate) fn unbounded(threads: usize) -> Size {
        Size { threads, places: usize::MAX, each: usize::MAX }
    }

    /// How many threads work for one share at the same time: one is always left for somebody else.
    fn at_once(&self) -> usize {
        self.threads.saturating_sub(1).max(1)
    }
}

/// Hands with a queue of their own; they go when the crew is gone.
pub(crate) struct Crew(Arc<Deck>);

/// What a crew and those who wait for it share.
struct Deck {
    size: Size,
    queue: Mutex<Queue>,
    bell: Condvar,
    work: Arc<dyn Work>,
}

/// A place among those who wait. It is free again when the work is done, or when this is dropped.
pub struct Place {
    deck: Arc<Deck>,
    share: Share,
}

/// Work that is waited for; when this is dropped, the work is called off.
pub(crate) struct Errand {
    deck: Arc<Deck>,
    share: Share,
    number: u64,
    off: Arc<AtomicBool>,
}

/// What work looks at now and then.
pub(crate) struct Watch {
    deck: Arc<Deck>,
    share: Share,
    rank: Rank,
    off: Arc<AtomicBool>,
}

impl Crew {
    /// Gathers a crew; its name is that of its threads.
    pub(crate) fn gather(name: &str, size: Size, work: &Arc<dyn Work>) -> std::io::Result<Crew> {
        let deck =
            Arc::new(Deck { size, queue: Mutex::default(), bell: Condvar::new(), work: Arc::clone(work) });
        let crew = Crew(Arc::clone(&deck));
        let chores: Arc<dyn Chores> = deck;
        work.put_to(name, size.threads.max(1), &chores)?;
        Ok(crew)
    }

    /// A place for somebody; none when they or all together have enough waiting.
    pub(crate) fn place(&self, share: Share) -> Option<Place> {
        let Size { places, each, .. } = self.0.size;
        let taken = self.0.queue().take_place(share, places, each);
        taken.then(|| Place { deck: Arc::clone(&self.0), share })
    }

    /// How many places are taken.
    pub(crate) fn taken(&self) -> usize {
        self.0.queue().taken()
    }
}

impl Drop for Crew {
    fn drop(&mut self) {
        // What waited holds on to the deck: it is let go of here, and not under the lock.
        let waiting = self.0.queue().close();
        drop(waiting);
        self.0.bell.notify_all();
    }
}

impl Deck {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts work where it waits for its turn.
    fn take_on(self: Arc<Self>, share: Share, rank: Rank, off: Arc<AtomicBool>, work: Labour) -> Errand {
        let hired = self.queue().enqueue(share, rank, work);
        self.bell.notify_one();
        self.work.nudge(Arc::clone(&self) as Arc<dyn Chores>);
        Errand { deck: self, share, number: hired.unwrap_or_default(), off }
    }
}

impl Chores for Deck {
    fn toil(&self) {
        loop {
            let mut queue = self.queue();
            let (share, job) = loop {
                if queue.is_closed() {
                    return;
                }
                if let Some(next) = queue.next(self.size.at_once()) {
                    break next;
                }
                queue = self.bell.wait(queue).unwrap_or_else(PoisonError::into_inner);
            };
            drop(queue);
            let Job { work, .. } = job;
            // A stumble ends the work alone; whoever waits for it learns that there is no answer.
            let _ = catch_unwind(AssertUnwindSafe(|| match work {
                Labour::Quick(work) => work(),
                Labour::Slow(runtime, work) => runtime.block_on(work),
            }));
            self.queue().done(share);
        }
    }

    fn lend_a_hand(self: Arc<Self>) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            loop {
                let next = self.queue().next(self.size.at_once());
                let Some((share, Job { work, .. })) = next else { return };
                match work {
                    Labour::Quick(work) => drop(catch_unwind(AssertUnwindSafe(work))),
                    Labour::Slow(_, work) => drop(tokio::spawn(work).await),
                }
                self.queue().done(share);
            }
        })
    }
}

impl Place {
    /// Has something done in its turn.
    pub(crate) fn hire(self, rank: Rank, work: impl FnOnce(&Watch) + Send + 'static) -> Errand {
        let (watch, share) = (self.watch(rank), self.share);
        let (deck, off) = (Arc::clone(&self.deck), Arc::clone(&watch.off));
        let place = self;
        let work = Box::new(move || {
            work(&watch);
            drop(place);
        });
        deck.take_on(share, rank, off, Labour::Quick(work))
    }

    fn watch(&self, rank: Rank) -> Watch {
        Watch { deck: Arc::clone(&self.deck), share: self.share, rank, off: Arc::default() }
    }

    /// Has something done in its turn and waits for it; whoever stops waiting calls it off. None when it stumbled, or when
    /// the crew is gone.
    pub(crate) async fn fetch<T: Send + 'static>(
        self,
        rank: Rank,
        work: impl FnOnce(&Watch) -> T + Send + 'static,
    ) -> Option<T> {
        let (tell, told) = oneshot::channel();
        let _errand = self.hire(rank, move |watch| drop(tell.send(work(watch))));
        told.await.ok()
    }

    /// The same for work that waits in between; its hand does nothing else meanwhile.
    pub(crate) async fn follow<T: Send + 'static, W: Future<Output = T> + Send + 'static>(
        self,
        rank: Rank,
        work: impl FnOnce(Watch) -> W,
    ) -> Option<T> {
        let (tell, told) = oneshot::channel();
        let watch = self.watch(rank);
        let (deck, share, off) = (Arc::clone(&self.deck), self.share, Arc::clone(&watch.off));
        let (work, place) = (work(watch), self);
        let work = Box::pin(async move {
            let _ = tell.send(work.await);
            drop(place);
        });
        let _errand = deck.take_on(share, rank, off, Labour::Slow(Handle::current(), work));
        told.await.ok()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.deck.queue().leave_place(self.share);
    }
}

impl Drop for Errand {
    fn drop(&mut self) {
        self.off.store(true, Ordering::Relaxed);
        // What it held is let go of without holding up the queue.
        let job = self.deck.queue().call_off(self.share, self.number);
        drop(job);
    }
}

impl Watch {
    /// Whether somebody still waits for it.
    pub(crate) fn wanted(&self) -> bool {
        !self.off.load(Ordering::Relaxed)
    }

    /// Whether somebody else could be served if this came to an end.
    pub(crate) fn pressed(&self) -> bool {
        self.deck.queue().presses(self.share, self.rank, self.deck.size.at_once())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, Sender, channel};

    fn crew(threads: usize, places: usize, each: usize) -> Crew {
        Crew::gather("test", Size { threads, places, each }, &(Arc::new(Threads) as Arc<dyn Work>)).unwrap()
    }

    /// Work that holds its thread until it is let go, and says that it has begun.
    fn held(crew: &Crew, share: Share) -> (Errand, Sender<()>, Receiver<bool>) {
        let ((go, gone), (tell, begun)) = (channel::<()>(), channel());
        let errand = crew.place(share).unwrap().hire(Rank::First, move |watch| {
            let _ = tell.send(true);
            let _ = gone.recv();
            let _ = tell.send(watch.wanted());
        });
        (errand, go, begun)
    }

    #[test]
    fn who_asks_for_much_takes_turns_with_who_asks_for_little() {
        let (crew, (one, other)) = (crew(1, 100, 100), (Share::of(1), Share::of(2)));
        let (_holding, go, begun) = held(&crew, one);
        begun.recv().unwrap();
        let (tell, told) = channel();
        let errand = |share: Share, what: &'static str| {
            let tell = tell.clone();
            crew.place(share).unwrap().hire(Rank::First, move |_| {
                let _ = tell.send(what);
            })
        };
        let mut waiting: Vec<Errand> = (0..5).map(|_| errand(one, "one")).collect();
        waiting.push(errand(other, "other"));
        drop(go);
        assert_eq!(told.iter().take(3).collect::<Vec<_>>(), ["one", "other", "one"]);
    }

    #[test]
    fn nobody_ever_has_all_hands_to_themselves() {
        let (crew, (one, other)) = (crew(2, 100, 100), (Share::of(1), Share::of(2)));
        let held_up: Vec<_> = (0..3).map(|_| held(&crew, one)).collect();
        held_up[0].2.recv().unwrap();
        let (_errand, _go, begun) = held(&crew, other);
        assert!(begun.recv().unwrap(), "the other's work has begun");
        assert!(held_up[1].2.try_recv().is_err() && held_up[2].2.try_recv().is_err());
    }

    #[test]
    fn what_nobody_waits_for_any_more_is_dropped_or_told_so() {
        let (crew, share) = (crew(1, 100, 100), Share::of(1));
        let (running, go, begun) = held(&crew, share);
        begun.recv().unwrap();
        let (waiting, _never, never_begun) = held(&crew, share);
        assert_eq!(crew.taken(), 2);
        drop(waiting);
        assert_eq!(crew.taken(), 1, "what waited has made room at once");
        drop(running);
        drop(go);
        assert!(!begun.recv().unwrap(), "what was under way finds out when it looks");
        assert!(never_begun.recv().is_err());
    }

    #[test]
    fn places_are_counted_for_each_and_for_all() {
        let crew = crew(1, 3, 2);
        let mine: Vec<_> = (0..3).map(|_| crew.place(Share::of(1))).collect();
        assert_eq!(mine.iter().flatten().count(), 2);
        let others: Vec<_> = (2..5).map(|who| crew.place(Share::of(who))).collect();
        assert_eq!(others.iter().flatten().count(), 1);
        drop((mine, others));
        assert_eq!(crew.taken(), 0);
        assert!(crew.place(Share::of(1)).is_some());
    }

    #[test]
    fn a_stumble_ends_neither_the_thread_nor_the_place() {
        let (crew, share) = (crew(1, 1, 1), Share::of(1));
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let fetch = |work: fn() -> u32| {
            let place = crew.place(share).unwrap();
            runtime.block_on(place.fetch(Rank::First, move |_| work()))
        };
        assert_eq!(fetch(|| panic!("on purpose")), None);
        // The place is left by the thread a moment after the answer.
        while crew.taken() > 0 {
            std::thread::yield_now();
        }
        assert_eq!(fetch(|| 7), Some(7));
    }

    #[test]
    fn what_nobody_waits_for_comes_last_and_presses_nobody() {
        let crew = crew(1, 100, 100);
        let (_holding, go, begun) = held(&crew, Share::of(1));
        begun.recv().unwrap();
        let (tell, told) = channel();
        let errand = |who: u32, rank, what: &'static str| {
            let tell = tell.clone();
            crew.place(Share::of(who)).unwrap().hire(rank, move |watch| {
                let _ = tell.send((what, watch.pressed()));
            })
        };
        let _waiting = [errand(2, Rank::Last, "bots"), errand(3, Rank::First, "person")];
        drop(go);
        assert_eq!(told.iter().take(2).collect::<Vec<_>>(), [("person", false), ("bots", false)]);
    }
}
