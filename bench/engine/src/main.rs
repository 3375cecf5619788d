//! How fast the engine is. `freeport-bench measure` prints a JSON line a figure; `freeport-bench report FILE`
//! reads such lines, ours and the peers', prints the table with its ratios and puts it into a page.

use freeport_ahoy::Ahoy;
use freeport_bench::{measure, page, report};
use freeport_figures::{Figure, Pace};
use freeport_four::Four;
use freeport_kernel::Instinct;
use freeport_pirates7::Pirates7;
use std::process::ExitCode;

const USAGE: &str = "usage: freeport-bench measure | freeport-bench report FILE [PAGE]";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["measure"] => {
            measure_all(Pace { repeats: 5, seconds: 0.2 });
            Ok(())
        }
        ["report", file] => report_on(file, None),
        ["report", file, page] => report_on(file, Some(page)),
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

fn measure_all(pace: Pace) {
    let tell = |figures: Vec<Figure>| figures.iter().for_each(|figure| println!("{}", figure.line()));
    tell(measure::random_play::<Four>(2, pace));
    tell(measure::by_hand(pace));
    tell(measure::search::<Four>(2, pace));
    tell(measure::state::<Four>(2, pace));
    tell(of_a_game::<Ahoy>(pace));
    tell(of_a_game::<Pirates7>(pace));
    tell(measure::throws(pace));
}

/// What is measured of a game for two to four.
fn of_a_game<G: Instinct>(pace: Pace) -> Vec<Figure> {
    let random = (2..=4).flat_map(|seats| measure::random_play::<G>(seats, pace));
    let search = (2..=4).flat_map(|seats| measure::search::<G>(seats, pace));
    random.chain(search).chain(measure::state::<G>(4, pace)).collect()
}

fn report_on(file: &str, page: Option<&str>) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file} cannot be read: {error}"))?;
    let figures: Vec<Figure> = text
        .lines()
        .map(|line| serde_json::from_str(line).map_err(|error| format!("{file}: {error} in {line}")))
        .collect::<Result<_, String>>()?;
    let report = report::report(&figures);
    print!("{report}");
    page.map_or(Ok(()), |page| page::replace(page, "figures", &report))
}
