//! Connect Four on the shelf.

use crate::ink::{Hue, Ink};
use crate::lots::Lot;
use crate::shelved::Shelved;
use crate::words::Words;
use freeport_four::{COLUMNS, Four, View};
use freeport_kernel::Seat;
use freeport_pack::{Bare, PackRef};

impl Shelved for Four {
    type Sheet = ();
    type Pack = Bare;
    const RULEBOOKS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../../docs/rules/four.md")),
        ("ru", include_str!("../../../../docs/rules/ru/four.md")),
        ("it", include_str!("../../../../docs/rules/it/four.md")),
    ];
    const SECRETIVE: bool = false;
    const LOTS: &'static [Lot] = &[];
    const PHRASES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../../../../packs/four/text/en.ftl")),
        ("ru", include_str!("../../../../packs/four/text/ru.ftl")),
        ("it", include_str!("../../../../packs/four/text/it.ftl")),
    ];

    fn pack((): &()) -> PackRef<Bare> {
        PackRef::default()
    }

    fn sheet(_: &'static Bare) {}

    fn board(_: &Bare, view: &View, _words: &Words, ink: Ink) -> String {
        let disc = |cell: &Option<Seat>| match cell {
            None => ink.paint(Hue::Dim, "."),
            Some(Seat(0)) => ink.paint(Hue::Red, "X"),
            Some(_) => ink.paint(Hue::Yellow, "O"),
        };
        let row = |row: &Vec<Option<Seat>>| row.iter().map(disc).collect::<Vec<_>>().join(" ");
        let numbers: Vec<String> = (1..=COLUMNS).map(|column| column.to_string()).collect();
        let mut lines: Vec<String> = view.rows.iter().map(|cells| format!("| {} |", row(cells))).collect();
        lines.push(format!("  {}", numbers.join(" ")));
        lines.join("\n")
    }
}
