//! The page for game authors quotes the code as it is.

use freeport_testkit::rulebook::workspace;
use std::fs;

/// Lines without their indentation, so that a quoted method may stand at the margin.
fn flush(text: &str) -> String {
    text.lines().map(str::trim).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_piece_of_code_in_the_tutorial_is_quoted_from_the_source() {
    let page = fs::read_to_string(workspace().join("docs/game-authors.md")).unwrap();
    let mut quotes = 0;
    for part in page.split("<!-- ").skip(1) {
        let (path, rest) = part.split_once(" -->\n```rust\n").expect("a path, then a quotation");
        let quote = rest.split("```").next().unwrap();
        let source = fs::read_to_string(workspace().join(path)).unwrap();
        assert!(flush(&source).contains(flush(quote).trim()), "{path} no longer says:\n{quote}");
        quotes += 1;
    }
    assert!(quotes > 10);
    assert_eq!(quotes, page.matches("```rust").count(), "each quotation says where it is from");
}
