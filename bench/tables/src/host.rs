//! A server as a process of its own: started, measured from outside, and ended.

use crate::port::Result;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The kernel counts CPU time in hundredths of a second.
const TICKS: f64 = 100.0;

/// A running server; it ends with this value.
pub struct Host {
    child: Child,
    /// Whether it collects its garbage when asked by a signal.
    collects: bool,
}

impl Host {
    /// Starts a server and waits until it prints a line that `ready` understands.
    pub fn start<T>(
        mut command: Command,
        collects: bool,
        ready: impl Fn(&str) -> Option<T>,
    ) -> Result<(Host, T)> {
        let program = command.get_program().to_string_lossy().into_owned();
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{program} cannot be started: {error}"))?;
        let said = child.stdout.take().map(BufReader::new);
        let host = Host { child, collects };
        let mut lines = said.into_iter().flat_map(BufRead::lines).map_while(std::result::Result::ok);
        match lines.find_map(|line| ready(&line)) {
            Some(found) => {
                // Whatever it says later must not fill the pipe and stop it.
                std::thread::spawn(move || lines.for_each(drop));
                Ok((host, found))
            }
            None => Err(format!("{program} ended before it was ready")),
        }
    }

    /// Bytes of memory in use.
    pub async fn memory(&self) -> Result<f64> {
        if self.collects {
            let signal = Command::new("kill").args(["-USR2", &self.child.id().to_string()]).status();
            signal.map_err(|error| format!("the peer cannot be told to collect its garbage: {error}"))?;
        }
        tokio::time::sleep(Duration::from_millis(700)).await;
        memory_of(self.child.id())
    }

    /// Seconds of CPU time used so far.
    pub fn cpu(&self) -> Result<f64> {
        cpu_of(&self.child.id().to_string())
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Seconds of CPU time this process has used.
pub fn own_cpu() -> Result<f64> {
    cpu_of("self")
}

/// Addresses on loopback that are free right now.
pub fn free_addresses<const N: usize>() -> Result<[SocketAddr; N]> {
    let bind = || TcpListener::bind("127.0.0.1:0").map_err(|error| format!("no port is free: {error}"));
    let held: Vec<TcpListener> = (0..N).map(|_| bind()).collect::<Result<_>>()?;
    let found: Vec<SocketAddr> = held.iter().filter_map(|listener| listener.local_addr().ok()).collect();
    found.try_into().map_err(|_| "no port is free".to_owned())
}

fn cpu_of(process: &str) -> Result<f64> {
    let path = format!("/proc/{process}/stat");
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{path} cannot be read: {error}"))?;
    // The name in brackets may hold anything; user and system time are the 12th and 13th field after it.
    let fields = text.rsplit(") ").next().unwrap_or_default().split(' ');
    let ticks: f64 = fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum();
    Ok(ticks / TICKS)
}

fn memory_of(process: u32) -> Result<f64> {
    let path = format!("/proc/{process}/status");
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{path} cannot be read: {error}"))?;
    let kilobytes =
        text.lines().find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next()?.parse().ok());
    kilobytes
        .map(|kilobytes: f64| kilobytes * 1024.0)
        .ok_or_else(|| format!("{path} does not tell the memory"))
}
