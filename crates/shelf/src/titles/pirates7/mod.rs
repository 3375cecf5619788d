//! Pirates of the 7 Seas on the shelf.

mod board;
mod players;
mod tray;

use crate::ink::{Hue, Ink};
use crate::lots::{Lot, Number, up_to};
use crate::promises::Promises;
use crate::shelved::Shelved;
use crate::words::Words;
use freeport_kernel::{Phrase, Seat};
use freeport_pirates7::{Cargo, Good, Options, Pack, PackRef, Pirates7, Sheet, View};
use freeport_tray::Physics;
use serde::Serialize;

impl Shelved for Pirates7 {
    type Sheet = Sheet;
    type Pack = Pack;
    const RULEBOOKS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../../../docs/rules/pirates7.md")),
        ("ru", include_str!("../../../../../docs/rules/ru/pirates7.md")),
        ("it", include_str!("../../../../../docs/rules/it/pirates7.md")),
    ];
    const SECRETIVE: bool = true;
    const LOTS: &'static [Lot] = &[
        Lot::one(
            "an Adventure card",
            "Adventure cards are drawn.",
            &[up_to(30, "card", "Caravans, then Ports, then Curses, each in the order of the pack.")],
        ),
        Lot::one(
            "a Loot card",
            "Loot is drawn.",
            &[up_to(
                64,
                "card",
                "1 to 16 are Fruit, 17 to 32 Coffee, 33 to 48 Rum, 49 to 64 Talismans, each as far as the deck has them.",
            )],
        ),
        Lot {
            ask: "a throw of",
            when: "Dice are thrown into the tray: for a raid, by a Curse, in the Tavern. All ships come in the order of the seats, \
                   those of a seat in the order of their numbers, and the red dice last.",
            numbers: &[
                Number {
                    name: "seed_high",
                    least: 0,
                    most: u32::MAX,
                    means: "The upper half of the seed that the throw is drawn from; 0 when it is made up.",
                },
                Number { name: "seed_low", least: 0, most: u32::MAX, means: "The lower half." },
                Number {
                    name: "rethrows",
                    least: 0,
                    most: 20,
                    means: "How often all dice were thrown again because one did not lie flat.",
                },
            ],
            each_die: &[
                up_to(6, "face", "The face on top."),
                Number {
                    name: "x",
                    least: 500,
                    most: 27_500,
                    means: "How far to the right its centre lies, in hundredths of a millimetre; no two centres nearer than 995, and none in a rounded corner.",
                },
                Number { name: "y", least: 500, most: 27_500, means: "How far up its centre lies." },
                Number {
                    name: "turn",
                    least: 0,
                    most: 65_535,
                    means: "How it is turned about the vertical, in 1/65536 of a turn: only for drawing it.",
                },
            ],
        },
    ];
    const PHRASES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../../../packs/pirates7/text/en.ftl")),
        ("ru", include_str!("../../../../../packs/pirates7/text/ru.ftl")),
        ("it", include_str!("../../../../../packs/pirates7/text/it.ftl")),
    ];

    const PROMISES: Promises = Promises { search: Some(0.65), ..Promises::USUAL };

    fn pack(options: &Options) -> PackRef {
        options.pack
    }

    fn sheet(pack: &'static Pack) -> Sheet {
        Sheet::of(pack)
    }

    fn contents(pack: &Pack) -> String {
        format!("30 Adventure cards, {} Loot cards", pack.loot_cards())
    }

    fn flight(seed: u64, dice: &[u8], how: Option<&str>) -> Option<impl Serialize> {
        let physics = match how {
            Some(how) => Physics::named(how)?,
            None => Physics::unsaid(),
        };
        let fits = !dice.is_empty() && dice.len() <= MOST_DICE;
        fits.then(|| freeport_tray::flight(seed, dice, physics)).flatten()
    }

    fn board(pack: &Pack, view: &View, words: &Words, ink: Ink) -> String {
        board::draw(pack, view, words, ink)
    }
}

/// More dice are not in the box.
const MOST_DICE: usize = 44;

/// The colours of the seats, as words of the phrase book.
const COLOURS: [&str; 4] = ["green", "white", "blue", "yellow"];

/// What a player is called.
const fn colour(seat: Seat) -> &'static str {
    COLOURS[seat.index() % COLOURS.len()]
}

/// The colour of a player's ships; red ones are nobody's.
fn hue(owner: Option<Seat>) -> Hue {
    match owner {
        None => Hue::Red,
        Some(Seat(0)) => Hue::Green,
        Some(Seat(1)) => Hue::Bold,
        Some(Seat(2)) => Hue::Blue,
        Some(_) => Hue::Yellow,
    }
}

/// Goods by kind, such as `2 Fruit, 1 Rum`; a dash when there are none.
fn goods(cargo: Cargo, words: &Words) -> String {
    let kinds = Good::ALL.into_iter().filter(|good| cargo[*good] > 0);
    let some: Vec<String> = kinds.map(|good| format!("{} {}", words.name(good.id()), cargo[good])).collect();
    if some.is_empty() { "–".to_owned() } else { some.join(", ") }
}

/// A sentence without arguments.
fn say(key: &'static str, words: &Words) -> String {
    words.say(&Phrase::new(key))
}
