//! `freeport sim`: the same seed, the same result.

use super::harbour::{folder, freeport};
use serde_json::Value;

fn sim(args: &str) -> Value {
    let args: Vec<&str> = "sim four --json".split(' ').chain(args.split(' ')).collect();
    let run = freeport(&args, "");
    assert_eq!(run.code, 0, "{}", run.err);
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn the_digest_is_the_same_whatever_the_threads_today_and_tomorrow() {
    let one = sim("--games 3000 --seed 7 --threads 1");
    let two = sim("--games 3000 --seed 7 --threads 2");
    for field in ["digest", "wins", "mean_decisions", "max_decisions", "by_seat", "failures"] {
        assert_eq!(one[field], two[field], "{field}");
    }
    assert_eq!(one["digest"], "752a2913a0e53f127e210528f32e2da0108a6b50e0b7f06c1f74b459d274c9c8");
    assert_ne!(one["digest"], sim("--games 3000 --seed 8 --threads 2")["digest"]);
}

#[test]
fn ahoy_is_the_same_whatever_the_threads_at_every_table_today_and_tomorrow() {
    let pinned = [
        ("2", "deec8df3b980bb03e421c017f420c26777a9dd50ac53b1d515f24658484fd5b0"),
        ("3", "da4bd50c2c4529b318c7b0ba7df7ca9ebb777ceee41489ff61cf48249d4aa0cb"),
        ("4", "13e5096362cc7495fc371582db8ce683408f53ac36a0654b9182226771ea7ca8"),
    ];
    for (seats, digest) in pinned {
        for threads in ["1", "2"] {
            let words = format!("sim ahoy --json --seats {seats} --games 60 --threads {threads} --seed 7");
            let run = freeport(&words.split(' ').collect::<Vec<_>>(), "");
            assert_eq!(run.code, 0, "{}", run.err);
            assert_eq!(run.lines()[0]["digest"], digest);
        }
    }
}

#[test]
fn a_searching_bot_repeats_itself_because_it_counts_iterations() {
    let [one, two] =
        ["1", "2"].map(|threads| sim(&format!("--bots mcts:50,greedy --games 12 --threads {threads}")));
    assert_eq!(one["digest"], two["digest"]);
    assert_eq!(one["bots"], serde_json::json!(["mcts:50", "greedy"]));
}

#[test]
fn bots_change_seats_from_game_to_game() {
    let report = sim("--bots mcts:100,random --games 40 --threads 2");
    let (search, random) = (&report["by_bot"][0], &report["by_bot"][1]);
    assert_eq!((&search["played"], &random["played"]), (&40.into(), &40.into()));
    assert!(search["won"].as_f64().unwrap() >= 36.0, "{report}");
    assert!(report["wins"][0].as_f64().unwrap() >= 16.0 && report["wins"][1].as_f64().unwrap() >= 16.0);
    assert!(
        search["low"].as_f64() < search["share"].as_f64()
            && search["share"].as_f64() <= search["high"].as_f64()
    );
}

#[test]
fn kept_records_verify() {
    let dir = folder("sim-records");
    sim(&format!("--games 20 --threads 2 --records {}", dir.display()));
    let mut files: Vec<String> =
        std::fs::read_dir(&dir).unwrap().map(|entry| entry.unwrap().path().display().to_string()).collect();
    files.sort();
    assert_eq!(files.len(), 20);
    let args: Vec<&str> = ["verify"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let run = freeport(&args, "");
    assert_eq!(run.code, 0, "{}", run.out);
    assert_eq!(run.out.matches("verified").count(), 20);
}

#[test]
fn a_game_over_the_limit_is_a_failure_with_its_seed() {
    let run = freeport(&["sim", "four", "--games", "3", "--limit", "5", "--seed", "s"], "");
    assert_eq!(run.code, 1);
    assert!(
        run.err.contains("seed \"s/2\"") && run.err.contains("not over after 5 decisions"),
        "{}",
        run.err
    );
}

#[test]
fn a_program_can_be_a_bot() {
    let report = sim_with("cmd:python3 examples/bot.py,random", 40);
    assert_eq!(report["failures"], 0);
    assert!(report["by_bot"][0]["won"].as_f64().unwrap() >= 36.0, "{report}");
}

fn sim_with(bots: &str, games: u32) -> Value {
    let run = freeport(&["sim", "four", "--json", "--bots", bots, "--games", &games.to_string()], "");
    assert_eq!(run.code, 0, "{}", run.err);
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn a_program_that_dies_cheats_or_sleeps_is_a_clear_failure() {
    let cases = [
        ("cmd:false,random", "ended"),
        ("cmd:no-such-program,random", "cannot be started"),
        ("cmd:yes 9,random", "C4-1 forbids this move"),
        ("cmd:yes nonsense,random", "not JSON"),
        ("cmd:yes {\"index\":7},random", "chose move 7 of 7"),
        ("cmd:sleep 60,random", "did not answer within 0.1 s"),
    ];
    for (bots, reason) in cases {
        let run = freeport(&["sim", "four", "--games", "2", "--patience", "0.1", "--bots", bots], "");
        assert_eq!(run.code, 1, "{bots}: {}", run.out);
        assert!(run.err.contains(reason), "{bots}: {}", run.err);
    }
}

#[test]
fn bots_that_do_not_fit_the_table_are_a_usage_error() {
    for (args, reason) in [
        (&["sim", "four", "--bots", "random,random,random"][..], "one for each of the 2"),
        (&["sim", "four", "--bots", "genius"], "there is no bot called \"genius\""),
        (&["sim", "four", "--seats", "5"], "2 to 2 players, not 5"),
        (&["sim", "chess"], "no game `chess`"),
    ] {
        let run = freeport(args, "");
        assert_eq!(run.code, 2);
        assert!(run.err.contains(reason), "{}", run.err);
    }
}

#[test]
fn a_game_for_one_is_won_or_lost_alone() {
    let dir = folder("sim-alone");
    let words = format!("sim runebound --seats 1 --games 3 --threads 2 --records {}", dir.display());
    let told = freeport(&words.split(' ').collect::<Vec<_>>(), "");
    assert_eq!(told.code, 0, "{}", told.err);
    let run = freeport(&words.split(' ').chain(["--json"]).collect::<Vec<_>>(), "");
    let report: Value = serde_json::from_str(&run.out).unwrap();
    let unwon = report["unwon"].as_u64().unwrap();
    assert_eq!(report["wins"][0].to_string(), format!("{}.0", 3 - unwon), "{report}");
    assert!(unwon == 0 || told.out.contains(&format!("nobody  won {unwon} of 3")), "{}", told.out);
    for entry in std::fs::read_dir(&dir).unwrap() {
        let path = entry.unwrap().path().display().to_string();
        assert_eq!(freeport(&["verify", &path], "").code, 0, "{path}");
    }
}
