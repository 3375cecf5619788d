//! A siege: floods of every kind, one after another, with neighbours' tables beside them that must not notice.

mod attacks;
mod disk;
mod neighbour;
mod raider;

use crate::host::Host;
use crate::port::Result;
use attacks::{ATTACKS, Attack, Ground};
use disk::Disk;
use neighbour::Peace;
use raider::Raider;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::rc::Rc;
use std::time::Duration;
use tokio::task::LocalSet;
use tokio::time::{Instant, sleep};

/// What is promised to the neighbour: milliseconds of 99 in 100 moves, how many times longer a bot may take, and bytes
/// of memory that may be left behind.
const P99: f64 = 100.0;
const SLOWER: f64 = 3.0;
const LEFT: f64 = 50.0 * 1024.0 * 1024.0;
/// How long the disk itself may take for a page, in milliseconds; with more, what was measured says nothing about the attack.
const STALL: f64 = 50.0;
/// How often an attack is begun again because of the disk.
const TRIES: u8 = 5;
/// Between two attacks.
const LULL: Duration = Duration::from_secs(3);
const MEGABYTE: f64 = 1024.0 * 1024.0;

/// Besieges a server that is started for the purpose: each attack lasts so many seconds, with so many hands.
pub fn lay(program: &Path, folder: &Path, seconds: u64, hands: u8) -> Result<()> {
    let data = folder.join(format!("siege-{}", std::process::id()));
    let mut command = Command::new(program);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&data);
    // Each of them comes from an address of their own, as a proxy would tell it.
    command.args(["--log", "error", "--trust-proxy", "--tables", "1000", "--guests", "1000"]);
    let open = |line: &str| line.split_once("http://")?.1.trim().parse::<SocketAddr>().ok();
    let (host, address) = Host::start(command, false, open)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| format!("the siege cannot begin: {error}"))?;
    let last = Duration::from_secs(seconds);
    let siege = Siege { host, address, last, hands, disk: Disk::watch(folder)? };
    let done = runtime.block_on(LocalSet::new().run_until(siege.lay()));
    drop(siege);
    std::fs::remove_dir_all(&data)
        .map_err(|error| format!("{} cannot be removed: {error}", data.display()))?;
    done
}

struct Siege {
    host: Host,
    address: SocketAddr,
    last: Duration,
    hands: u8,
    disk: Disk,
}

impl Siege {
    async fn lay(&self) -> Result<()> {
        let ground = Rc::new(Ground::prepare(self.address).await?);
        // Everything is warm before anything is measured.
        neighbour::live(self.address, self.last.min(LULL)).await?;
        let before = self.host.memory().await?;
        self.disk.slowest();
        let quiet = neighbour::live(self.address, self.last).await?;
        println!(
            "| attack | asked | told to wait | moves p99, at most | bot, median | disk, slowest | memory |"
        );
        println!("|---|--:|--:|--:|--:|--:|--:|");
        tell("none", (0, 0), &quiet, &quiet, self.disk.slowest(), before);
        let mut kept = true;
        for (number, (name, attack)) in (1..).zip(ATTACKS) {
            for again in 1..=TRIES {
                self.disk.slowest();
                let (asked, peace) = self.strike(attack, [10, number, again], &ground).await?;
                let disk = self.disk.slowest();
                sleep(LULL).await;
                tell(name, asked, &peace, &quiet, disk, self.host.memory().await?);
                let held = peace.p99 <= P99 && peace.bot <= quiet.bot * SLOWER;
                if held || disk <= STALL || again == TRIES {
                    kept &= held;
                    break;
                }
            }
        }
        sleep(LULL).await;
        let after = self.host.memory().await?;
        println!("\nMemory: {:.0} MB before, {:.0} MB after.", before / MEGABYTE, after / MEGABYTE);
        if kept && after - before <= LEFT {
            println!(
                "Kept: moves within {P99} ms, bots within {SLOWER} times their usual time, memory within 50 MB."
            );
            Ok(())
        } else {
            Err("NOT KEPT: the neighbours noticed, or memory was left behind.".to_owned())
        }
    }

    /// One attack by all hands, and what it was like next to it.
    async fn strike(
        &self,
        attack: Attack,
        from: [u8; 3],
        ground: &Rc<Ground>,
    ) -> Result<((u64, u64), Peace)> {
        let until = Instant::now() + self.last;
        let [a, b, c] = from;
        let raids: Vec<_> = (0..self.hands)
            .map(|hand| {
                let raider = Raider::new(self.address, [a, b, c * 16 + hand, 1]);
                tokio::task::spawn_local(attack(raider, Rc::clone(ground), until))
            })
            .collect();
        let peace = neighbour::live(self.address, self.last).await?;
        let mut asked = (0, 0);
        for raid in raids {
            let (sent, refused) = raid.await.map_err(|error| error.to_string())??;
            asked = (asked.0 + sent, asked.1 + refused);
        }
        Ok((asked, peace))
    }
}

fn tell(name: &str, (asked, refused): (u64, u64), peace: &Peace, quiet: &Peace, disk: f64, memory: f64) {
    println!(
        "| {name} | {asked} | {refused} | {:.0} ms of {} | {:.0} ms, {:.1} x | {disk:.0} ms | {:.0} MB |",
        peace.p99,
        peace.moves,
        peace.bot,
        peace.bot / quiet.bot.max(0.1),
        memory / MEGABYTE
    );
}
