//! Prints how many rules of each game have a test, and fails below all of them for a game that is on the shelf.

use freeport_testkit::coverage::{Coverage, survey};
use freeport_testkit::rulebook::workspace;
use std::process::ExitCode;

fn main() -> ExitCode {
    match survey(&workspace()) {
        Ok(games) => {
            for game in &games {
                println!("{game}");
            }
            if games.iter().all(Coverage::is_sound) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
