//! Somebody who follows `docs/pack-authors.md` word by word.

use crate::freeport;
use std::fs;
use std::path::Path;

/// The folder that the page speaks of.
pub const PACKS: &str = "my-packs";

/// Makes the packs of the page in a folder: runs its copies, and writes its files where it says they go.
pub fn follow(folder: &Path) {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pack-authors.md");
    let page = fs::read_to_string(page).unwrap();
    for command in page.lines().filter_map(|line| line.strip_prefix("freeport pack copy ")) {
        let words: Vec<&str> = ["pack", "copy"].into_iter().chain(command.split(' ')).collect();
        let (code, _, err) = freeport(folder, &words);
        assert_eq!(code, 0, "{command}: {err}");
    }
    let mut pieces = 0;
    for part in page.split("<!-- ").skip(1) {
        let (place, rest) = part.split_once(" -->\n```").expect("a place, then what stands there");
        let (_, rest) = rest.split_once('\n').unwrap();
        let text = rest.split("```").next().unwrap();
        let (file, instead) =
            place.split_once(", in place of ").map_or((place, None), |(file, id)| (file, Some(id)));
        let file = folder.join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        match instead {
            Some(id) => fs::write(&file, replaced(&fs::read_to_string(&file).unwrap(), id, text)).unwrap(),
            None => fs::write(&file, text).unwrap(),
        }
        pieces += 1;
    }
    assert_eq!(pieces, 10, "three heads, a card, two heroes, a map, two lists of names, and a picture");
}

/// A file with another entry in the place of the one with this id.
fn replaced(file: &str, id: &str, entry: &str) -> String {
    let heading = entry.lines().next().unwrap();
    let (head, rest) = file.split_once(heading).unwrap();
    let entries: Vec<&str> = rest.split(&format!("\n{heading}")).map(after_remark).collect();
    let named = format!("id = \"{id}\"");
    let old = entries.iter().position(|text| text.trim_start().starts_with(&named)).expect(id);
    let new = entry.strip_prefix(heading).unwrap();
    let written = entries.iter().enumerate().map(|(place, text)| {
        let text = if place == old { new } else { text };
        format!("{heading}\n{}\n\n", text.trim())
    });
    format!("{head}{}", written.collect::<String>())
}

/// What follows a heading: a remark on its line is for people.
fn after_remark(entry: &str) -> &str {
    entry.split_once('\n').map_or("", |(_, text)| text)
}
