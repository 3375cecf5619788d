//! How many live tables a server bears. `freeport-load freeport GAME PROGRAM FOLDER` starts the server on loopback with its
//! data in a new folder inside FOLDER, plays at thousands of tables and prints a JSON line a figure; `freeport-load peer
//! FOLDER` does the same with a boardgame.io server. `freeport-load report FILE [PAGE]` prints the table.
//! `freeport-load long PROGRAM FOLDER` measures a table on which 20,000 moves were made.
//! `freeport-load siege PROGRAM FOLDER SECONDS HANDS` attacks a server with so many hands, so many seconds each time.

mod climb;
mod dock;
mod fill;
mod host;
mod http;
mod load;
mod long;
mod measure;
mod peer;
mod port;
mod report;
mod siege;
mod socket;

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "usage: freeport-load freeport GAME PROGRAM FOLDER | freeport-load peer FOLDER | freeport-load long PROGRAM FOLDER | freeport-load siege PROGRAM FOLDER SECONDS HANDS | freeport-load report FILE [PAGE]";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["freeport", game, program, folder] => measure::freeport(game, Path::new(program), Path::new(folder)),
        ["peer", folder] => measure::boardgame_io(Path::new(folder)),
        ["long", program, folder] => long::measure(Path::new(program), Path::new(folder)),
        ["siege", program, folder, seconds, hands] => match (seconds.parse(), hands.parse()) {
            (Ok(seconds), Ok(hands)) => siege::lay(Path::new(program), Path::new(folder), seconds, hands),
            _ => Err(USAGE.to_owned()),
        },
        ["report", file] => report::on(file, None),
        ["report", file, page] => report::on(file, Some(page)),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
