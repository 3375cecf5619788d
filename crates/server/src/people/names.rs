//! Names: what people may be called, and what a guest is called at first.

use freeport_harbour::chance::{Dice, bytes};
use freeport_harbour::letters::{can_be_seen, is_unseen};
use freeport_harbour::wire::Problem;

/// The longest name in characters.
const LONGEST: usize = 24;

const MANNERS: [&str; 40] = [
    "Amber", "Bold", "Brave", "Bright", "Brisk", "Calm", "Cheerful", "Clever", "Coral", "Daring", "Eager",
    "Early", "Foggy", "Gentle", "Golden", "Hardy", "Jolly", "Keen", "Lucky", "Merry", "Misty", "Nimble",
    "Northern", "Patient", "Polite", "Proud", "Quick", "Quiet", "Salty", "Silver", "Southern", "Spry",
    "Steady", "Sunny", "Swift", "Tidal", "Trusty", "Windy", "Wise", "Witty",
];

const CREATURES: [&str; 40] = [
    "Albatross",
    "Anchor",
    "Barnacle",
    "Beacon",
    "Bosun",
    "Buoy",
    "Clipper",
    "Compass",
    "Cormorant",
    "Crab",
    "Cutter",
    "Dolphin",
    "Gannet",
    "Gull",
    "Halyard",
    "Heron",
    "Kraken",
    "Lantern",
    "Lobster",
    "Marlin",
    "Narwhal",
    "Navigator",
    "Octopus",
    "Osprey",
    "Otter",
    "Pelican",
    "Pilot",
    "Puffin",
    "Rudder",
    "Schooner",
    "Seahorse",
    "Seal",
    "Sextant",
    "Sloop",
    "Starfish",
    "Tern",
    "Turtle",
    "Urchin",
    "Walrus",
    "Whale",
];

/// A friendly name for a guest.
pub(super) fn for_guest(dice: &dyn Dice) -> String {
    let number = || bytes(dice).map_or(0, u32::from_le_bytes) as usize;
    let pick = |list: &[&'static str; 40]| list[number() % list.len()];
    format!("{} {}", pick(&MANNERS), pick(&CREATURES))
}

/// A name as it will be shown, or why it cannot be one.
pub(crate) fn checked(name: &str) -> Result<String, Problem> {
    let name = without_spare_blanks(name);
    if name.is_empty() || name.chars().count() > LONGEST {
        return Err(Problem::new("bad_name", format!("A name has 1 to {LONGEST} characters.")));
    }
    if name.chars().any(is_unseen) || !can_be_seen(&name) {
        return Err(Problem::new("bad_name", "A name is made of characters that can be seen."));
    }
    Ok(name)
}

/// What an account is known by: names that differ in case or blanks alone are the same.
pub(super) fn handle(name: &str) -> String {
    without_spare_blanks(name).to_lowercase()
}

fn without_spare_blanks(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use freeport_harbour::chance::SystemDice;

    #[test]
    fn a_name_is_short_and_can_be_seen() {
        assert_eq!(checked("  Anna   Maria ").unwrap(), "Anna Maria");
        assert_eq!(checked("Борис").unwrap(), "Борис");
        assert!(checked("").is_err());
        assert!(checked(" \t ").is_err());
        assert!(checked(&"x".repeat(25)).is_err());
        assert!(checked("An\u{202e}na").is_err());
    }

    #[test]
    fn invisible_letters_are_no_names() {
        for name in [
            "\u{115f}",
            "\u{ffa0}\u{ffa0}",
            "\u{2800}",
            "\u{301}\u{302}",
            "An\u{34f}na",
            "\u{e000}",
            "\u{200d}",
        ] {
            assert!(checked(name).is_err(), "{name:?}");
        }
        for name in ["Zoe\u{308}", "नीला", "李", "🐙 8"] {
            assert_eq!(checked(name).unwrap(), name);
        }
    }

    #[test]
    fn an_account_is_known_however_its_name_is_written() {
        for name in ["Anna Maria", " anna  MARIA", "\u{3000}Anna\u{a0}Maria\t"] {
            assert_eq!(handle(name), "anna maria");
        }
    }

    #[test]
    fn every_guest_gets_a_name_that_is_allowed() {
        let longest = |list: &[&'static str]| list.iter().map(|word| word.len()).max().unwrap();
        assert!(longest(&MANNERS) + 1 + longest(&CREATURES) <= LONGEST);
        assert!(checked(&for_guest(&SystemDice)).is_ok());
    }
}
