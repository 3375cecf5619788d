//! Prints the digest of two hundred throws for each way of computing them, and fails when this build throws other dice than others do.

#[path = "../tests/throws/digest.rs"]
mod digest;

use digest::{PINNED, digest};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for (physics, pinned) in PINNED {
        let digest = digest(physics);
        println!("{physics:?}: {digest:016x}");
        if digest != pinned {
            eprintln!("Throws of this build are not those of others, which give {pinned:016x}.");
            code = ExitCode::FAILURE;
        }
    }
    code
}
