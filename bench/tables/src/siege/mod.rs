//! A siege: floods of every kind, one after another, with a neighbour's table beside them that must not notice.

mod attacks;
mod neighbour;
mod raider;

use crate::host::Host;
use crate::port::Result;
use attacks::{ATTACKS, Ground};
use neighbour::{Neighbour, Peace};
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
    let done = runtime.block_on(LocalSet::new().run_until(besiege(&host, address, last, hands)));
    drop(host);
    std::fs::remove_dir_all(&data)
        .map_err(|error| format!("{} cannot be removed: {error}", data.display()))?;
    done
}

async fn besiege(host: &Host, address: SocketAddr, last: Duration, hands: u8) -> Result<()> {
    let ground = Rc::new(Ground::prepare(address).await?);
    // Everything is warm before anything is measured.
    Neighbour::sit(address).await?.play_for(last.min(LULL)).await?;
    let before = host.memory().await?;
    let quiet = Neighbour::sit(address).await?.play_for(last).await?;
    println!("| attack | asked | told to wait | moves p99, at most | bot, median | memory |");
    println!("|---|--:|--:|--:|--:|--:|");
    tell("none", (0, 0), &quiet, &quiet, before);
    let mut kept = true;
    for (number, (name, attack)) in (1..).zip(ATTACKS) {
        let until = Instant::now() + last;
        let raids: Vec<_> = (0..hands)
            .map(|hand| {
                let raider = Raider::new(address, [10, number, hand, 1]);
                tokio::task::spawn_local(attack(raider, Rc::clone(&ground), until))
            })
            .collect();
        let peace = Neighbour::sit(address).await?.play_for(last).await?;
        let mut asked = (0, 0);
        for raid in raids {
            let (sent, refused) = raid.await.map_err(|error| format!("{name}: {error}"))??;
            asked = (asked.0 + sent, asked.1 + refused);
        }
        sleep(LULL).await;
        let memory = host.memory().await?;
        tell(name, asked, &peace, &quiet, memory);
        kept &= peace.p99 <= P99 && peace.bot <= quiet.bot * SLOWER;
    }
    sleep(LULL).await;
    let after = host.memory().await?;
    println!("\nMemory: {:.0} MB before, {:.0} MB after.", before / MEGABYTE, after / MEGABYTE);
    if kept && after - before <= LEFT {
        println!(
            "Kept: moves within {P99} ms, bots within {SLOWER} times their usual time, memory within 50 MB."
        );
        Ok(())
    } else {
        Err("NOT KEPT: the neighbour noticed, or memory was left behind.".to_owned())
    }
}

fn tell(name: &str, (asked, refused): (u64, u64), peace: &Peace, quiet: &Peace, memory: f64) {
    println!(
        "| {name} | {asked} | {refused} | {:.0} ms of {} | {:.0} ms, {:.1} x | {:.0} MB |",
        peace.p99,
        peace.moves,
        peace.bot,
        peace.bot / quiet.bot.max(0.1),
        memory / MEGABYTE
    );
}
