//! Names: what people may be called, and what a guest is called at first.

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
pub(super) fn for_guest() -> String {
    let pick = |list: &[&'static str; 40]| list[getrandom::u32().unwrap_or_default() as usize % list.len()];
    format!("{} {}", pick(&MANNERS), pick(&CREATURES))
}

/// A name as it will be shown, or why it cannot be one.
pub(crate) fn checked(name: &str) -> Result<String, Problem> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LONGEST {
        return Err(Problem::new("bad_name", format!("A name has 1 to {LONGEST} characters.")));
    }
    if name.chars().any(is_unseen) {
        return Err(Problem::new("bad_name", "A name is made of characters that can be seen."));
    }
    Ok(name)
}

/// What an account is known by: names that differ in case alone are the same.
pub(super) fn handle(name: &str) -> String {
    name.to_lowercase()
}

/// Whether a character shows nothing, or turns the text around it.
fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn every_guest_gets_a_name_that_is_allowed() {
        let longest = |list: &[&'static str]| list.iter().map(|word| word.len()).max().unwrap();
        assert!(longest(&MANNERS) + 1 + longest(&CREATURES) <= LONGEST);
        assert!(checked(&for_guest()).is_ok());
    }
}
