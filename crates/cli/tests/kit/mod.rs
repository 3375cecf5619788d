//! The real program as a server, for tests of what outlives it.

#[path = "../../../server/tests/wire/sailor.rs"]
pub mod sailor;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running server, which does not outlive the test.
pub struct Running {
    /// The process.
    pub child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Running {
    /// Starts a program on a data folder and waits until it is open. It has no limits that a test could meet.
    pub fn start(program: &str, folder: &Path) -> Running {
        Running::with(program, folder, &[])
    }

    /// The same with further arguments.
    pub fn with(program: &str, folder: &Path, more: &[String]) -> Running {
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "off"])
            .args([
                "--connections",
                "4000",
                "--requests",
                "100000",
                "--tables",
                "100000",
                "--guests",
                "100000",
            ])
            .arg("--data")
            .arg(folder)
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Freeport is open at http://").expect("the server opens");
        Running { child, address: address.parse().unwrap() }
    }

    /// As if the power failed, for the process at least.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A small generator: the same test each time, as far as the clock allows.
pub struct Chance(pub u64);

impl Chance {
    /// A number below a limit.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}
