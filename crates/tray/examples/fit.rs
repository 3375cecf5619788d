//! Throws the reference requests as solid bodies and quickly, and prints what they look like in the mean: how well the figures of quick
//! throws are fitted. `cargo run --release --example fit -- 2000`

#[path = "../tests/throws/survey.rs"]
mod survey;

use survey::{Mean, Survey, Way, raid};

/// Red and pirate dice of the reference throws.
const REFERENCES: [(u8, u8); 3] = [(2, 6), (3, 12), (4, 16)];

fn main() {
    let throws = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(200);
    for (red, pirates) in REFERENCES {
        let dice = raid(red, pirates);
        let [thrown, drawn] = [Way::Thrown, Way::Drawn].map(|way| {
            let survey = Survey::of(way, &dice, 0..throws);
            println!("{red} + {pirates}, {way:?}: faces {:?}", survey.faces);
            survey
        });
        println!("  chi-square          {:.1} and {:.1}", thrown.chi_square(), drawn.chi_square());
        println!("  thrown again        {} and {}", thrown.rethrows, drawn.rethrows);
        let compare = |what: &str, of: fn(&Survey) -> &Mean| {
            let (a, b) = (of(&thrown), of(&drawn));
            let apart = (b.value() / a.value() - 1.0) * 100.0;
            let (wide, broad) = (a.deviation(), b.deviation());
            println!("  {what:<19} {a} and {b}: {apart:+.1} %; deviations {wide:.1} and {broad:.1}");
        };
        compare("pair distance", |survey| &survey.pair);
        compare("nearest die", |survey| &survey.nearest);
        compare("surviving pirates", |survey| &survey.survivors);
        compare("x", |survey| &survey.across);
        compare("y", |survey| &survey.up);
    }
}
