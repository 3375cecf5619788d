//! How fast the engine is. `freeport-bench measure` prints a JSON line a figure; `freeport-bench report FILE`
//! reads such lines, ours and the peers', prints the table with its ratios and puts it into a page.

use freeport_bench::{measure, page, report};
use freeport_figures::{Figure, Pace};
use freeport_four::Four;
use freeport_shelf::{Browser, Shelved, browse};
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
    let mut scales = Scales { pace, figures: Vec::new() };
    browse(&mut scales);
    tell(scales.figures);
    tell(measure::throws(pace));
}

/// Measures every game in which there is a choice of seats; the one without is measured beside its peers.
struct Scales {
    pace: Pace,
    figures: Vec<Figure>,
}

impl Browser for Scales {
    fn look<G: Shelved>(&mut self) {
        let (fewest, most) = G::CARD.seats;
        if fewest == most {
            return;
        }
        let (pace, seats) = (self.pace, fewest..=most.min(4));
        let random = seats.clone().flat_map(|seats| measure::random_play::<G>(seats, pace));
        let search = seats.flat_map(|seats| measure::search::<G>(seats, pace));
        self.figures.extend(random.chain(search).chain(measure::state::<G>(most, pace)));
    }
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
