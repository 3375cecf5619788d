//! Tables in Markdown, and pages whose tables are written anew by a program.

use std::fmt::Write;

/// A table whose first row is its head. The first `words` columns are set to the left, the others to the right.
pub fn table(rows: &[Vec<String>], words: usize) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for (index, row) in rows.iter().enumerate() {
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let _ = if column < words {
                write!(text, "| {cell:<width$} ")
            } else {
                write!(text, "| {cell:>width$} ")
            };
        }
        text.push_str("|\n");
        if index == 0 {
            for (column, width) in widths.iter().enumerate() {
                let end = if column < words { '-' } else { ':' };
                let _ = write!(text, "|{}{end}", "-".repeat(width + 1));
            }
            text.push_str("|\n");
        }
    }
    text
}

/// Writes `fresh` into the file `page`, between its markers for `what`.
pub fn replace(page: &str, what: &str, fresh: &str) -> Result<(), String> {
    let text = std::fs::read_to_string(page).map_err(|error| format!("{page} cannot be read: {error}"))?;
    let text = spliced(&text, what, fresh)
        .ok_or_else(|| format!("{page} has no markers <!-- {what} --> and <!-- end of {what} -->"))?;
    std::fs::write(page, text).map_err(|error| format!("{page} cannot be written: {error}"))
}

/// The text with what stands between the two markers replaced.
fn spliced(page: &str, what: &str, fresh: &str) -> Option<String> {
    let (open, close) = (format!("<!-- {what} -->\n"), format!("<!-- end of {what} -->"));
    let start = page.find(&open)? + open.len();
    let end = start + page[start..].find(&close)?;
    Some(format!("{}\n{}\n\n{}", &page[..start], fresh.trim_end(), &page[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_between_the_markers_is_replaced() {
        let page = "top\n<!-- figures -->\nold\n<!-- end of figures -->\nbottom";
        assert_eq!(
            spliced(page, "figures", "new\n").as_deref(),
            Some("top\n<!-- figures -->\n\nnew\n\n<!-- end of figures -->\nbottom")
        );
        assert_eq!(spliced("no markers", "figures", "new"), None);
    }

    #[test]
    fn a_table_lines_up() {
        let rows = [vec!["who".to_owned(), "won".to_owned()], vec!["a bot".to_owned(), "7".to_owned()]];
        assert_eq!(table(&rows, 1), "| who   | won |\n|-------|----:|\n| a bot |   7 |\n");
    }
}
