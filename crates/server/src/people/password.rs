//! Passwords: argon2id, a few at a time and away from the threads that serve others.

use super::slates;
use crate::answer::Refusal;
use freeport_harbour::chance::Dice;
use freeport_harbour::wire::Problem;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// How many passwords are worked on side by side, on a slate of 19 MB each.
const AT_ONCE: usize = 2;
/// How many wait for their turn before others are asked to come back later.
const WAITING: usize = 64;

/// Hashes and checks passwords.
pub(super) struct Passwords {
    dice: Arc<dyn Dice>,
    turns: Arc<Semaphore>,
    line: Arc<Semaphore>,
    /// The hash of nobody's password, checked when there is no such account so that this takes as long.
    nobody: Arc<str>,
}

impl Passwords {
    /// Ready to work.
    pub(super) fn new(dice: Arc<dyn Dice>) -> Passwords {
        // A valid hash with the usual cost whose password nobody knows.
        let nobody = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGxpdmVzIGhlcmU$\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
        let line = Arc::new(Semaphore::new(WAITING));
        let turns = Arc::new(Semaphore::new(AT_ONCE));
        Passwords { dice, turns, line, nobody: nobody.into() }
    }

    /// The hash of a new password.
    pub(super) async fn hash(&self, password: String) -> Result<String, Refusal> {
        let length = password.chars().count();
        if !(8..=200).contains(&length) {
            return Err(Problem::new("bad_password", "A password has 8 to 200 characters.").into());
        }
        let dice = Arc::clone(&self.dice);
        self.work(move || slates::hash(&password, &*dice)).await?.ok_or_else(Refusal::stumbled)
    }

    /// Whether this is the password of a hash; without a hash it never is, and takes as long.
    pub(super) async fn fits(&self, password: String, hash: Option<String>) -> Result<bool, Refusal> {
        let (known, hash) = (hash.is_some(), hash.map_or_else(|| Arc::clone(&self.nobody), Arc::from));
        Ok(self.work(move || slates::fits(&password, &hash)).await? && known)
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
        let Ok(_place) = Arc::clone(&self.line).try_acquire_owned() else {
            return Err(Refusal::busy("Too many people are at the door. Please try again in a moment."));
        };
        // The permit goes along, so that work whose asker has left still counts.
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| Refusal::stumbled())?;
        tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        })
        .await
        .map_err(|_| Refusal::stumbled())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use freeport_harbour::chance::SystemDice;
    use std::time::Instant;

    #[tokio::test]
    async fn a_password_fits_its_own_hash_alone() {
        let passwords = Passwords::new(Arc::new(SystemDice));
        let hash = passwords.hash("correct horse".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$"));
        assert!(passwords.fits("correct horse".to_owned(), Some(hash.clone())).await.unwrap());
        assert!(!passwords.fits("correct house".to_owned(), Some(hash)).await.unwrap());
        assert!(passwords.hash("short".to_owned()).await.is_err());
    }

    #[tokio::test]
    async fn a_name_nobody_has_takes_as_long_as_a_wrong_password() {
        let passwords = Passwords::new(Arc::new(SystemDice));
        let hash = passwords.hash("correct horse".to_owned()).await.unwrap();
        let mut took = [0, 0];
        for _ in 0..3 {
            for (total, hash) in took.iter_mut().zip([Some(hash.clone()), None]) {
                let start = Instant::now();
                assert!(!passwords.fits("wrong horse".to_owned(), hash).await.unwrap());
                *total += start.elapsed().as_micros();
            }
        }
        assert!(took[1] * 3 > took[0], "an unknown name is refused too quickly: {took:?}");
    }

    /// The memory of this program in bytes.
    #[cfg(target_os = "linux")]
    fn memory() -> u64 {
        let status = std::fs::read_to_string("/proc/self/status").unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").trim().parse::<u64>().unwrap() * 1_024
    }

    #[cfg(target_os = "linux")]
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn three_hundred_tries_leave_little_memory_behind() {
        // A server at work has many threads, and any of them may be given a password.
        let barrier = Arc::new(std::sync::Barrier::new(40));
        let busy =
            (0..40).map(|_| Arc::clone(&barrier)).map(|all| tokio::task::spawn_blocking(move || all.wait()));
        futures_util::future::join_all(busy.collect::<Vec<_>>()).await;
        let (passwords, before) = (Passwords::new(Arc::new(SystemDice)), memory());
        for _ in 0..6 {
            let tries = (0..50).map(|_| passwords.fits("wrong horse".to_owned(), None));
            assert!(futures_util::future::join_all(tries).await.into_iter().all(|fits| !fits.unwrap()));
        }
        let grown = memory().saturating_sub(before) / 1_000_000;
        assert!(grown < 20, "{grown} MB are left behind");
    }

    #[tokio::test]
    async fn when_the_line_is_full_others_are_told_so_at_once() {
        let passwords = Passwords::new(Arc::new(SystemDice));
        let tries: Vec<_> = (0..=WAITING).map(|_| passwords.fits("wrong horse".to_owned(), None)).collect();
        let told = futures_util::future::join_all(tries).await;
        assert_eq!(told.iter().filter(|told| told.is_err()).count(), 1);
    }
}
