//! The `freeport` command.

mod args;
mod check;
mod files;
mod games;
mod halt;
mod luggage;
mod pack;
mod pipe;
mod play;
mod program;
mod replay;
mod rules;
mod seed;
mod serve;
mod sim;
mod verify;

use args::{Args, Command, PackCommand};
use clap::Parser;
use std::process::ExitCode;

/// What is free goes back to the system, also what a thread had that has nothing to do any more; the system's own allocator keeps a
/// heap for each thread.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[global_allocator]
static MEMORY: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() -> ExitCode {
    let done = match Args::parse().command {
        Command::Games(args) => games::run(&args),
        Command::Serve(args) => serve::run(args),
        Command::Check(args) => check::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Pipe(luggage) => pipe::run(&luggage),
        Command::Replay(args) => replay::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Pack { command: PackCommand::Check(args) } => pack::check(&args),
        Command::Pack { command: PackCommand::List(args) } => pack::list(&args),
        Command::Pack { command: PackCommand::Copy(args) } => pack::copy(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(halt) => halt.report(),
    }
}
