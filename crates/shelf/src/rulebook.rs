//! Our numbered rulebooks, read from their Markdown.

use serde::Serialize;

/// One numbered rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleText {
    /// The id, such as `AH-6.1`.
    pub id: String,
    /// What the rule says, with its short title in front where it has one.
    pub sentence: String,
    /// The heading it stands under.
    pub section: String,
}

impl RuleText {
    /// Whether this is a worked example, such as `AH-E08`, and not a rule of its own.
    pub fn is_example(&self) -> bool {
        self.id.split_once('-').is_some_and(|(_, number)| number.starts_with('E'))
    }
}

/// The rules of a game in the order of the book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulebook {
    rules: Vec<RuleText>,
}

impl Rulebook {
    /// Reads `- **AH-1.1** text` and `- **AH-6.1 Sail.** text`; lines indented below belong to the rule above.
    pub fn read(markdown: &str, prefix: &str) -> Rulebook {
        let mut rules: Vec<RuleText> = Vec::new();
        let mut section = String::new();
        let mut inside = false;
        for line in markdown.lines() {
            if let Some(heading) = line.strip_prefix('#') {
                heading.trim_start_matches('#').trim().clone_into(&mut section);
                inside = false;
            } else if let Some((id, sentence)) = rule_line(line, prefix) {
                rules.push(RuleText { id, sentence, section: section.clone() });
                inside = true;
            } else if inside && line.starts_with("  ") && !line.trim().is_empty() {
                if let Some(rule) = rules.last_mut() {
                    rule.sentence.push(' ');
                    rule.sentence.push_str(line.trim());
                }
            } else {
                inside = false;
            }
        }
        Rulebook { rules }
    }

    /// Every rule, in the order of the book.
    pub fn rules(&self) -> &[RuleText] {
        &self.rules
    }

    /// The rule with this id, whatever the case of its letters.
    pub fn find(&self, id: &str) -> Option<&RuleText> {
        self.rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id))
    }

    /// What the rule with this id says.
    pub fn sentence(&self, id: &str) -> Option<&str> {
        self.find(id).map(|rule| rule.sentence.as_str())
    }
}

fn rule_line(line: &str, prefix: &str) -> Option<(String, String)> {
    let (label, text) = line.strip_prefix("- **")?.split_once("**")?;
    let (id, title) = label.split_once(' ').unwrap_or((label, ""));
    id.strip_prefix(prefix)?.strip_prefix('-')?;
    let id = id.trim_end_matches(['.', ':']);
    let words =
        [title.trim(), text.trim()].iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>();
    Some((id.to_owned(), words.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_may_have_a_short_title_and_further_lines() {
        let book = Rulebook::read(
            "# Ahoy\n\n## 6 Actions\n- **AH-6.1 Sail.** Place a die.\n  Then move.\n\nNot a rule.\n- **AH-6.2** Load.\n- **XX-1** Other.\n",
            "AH",
        );
        assert_eq!(book.rules().len(), 2);
        assert_eq!(book.sentence("ah-6.1"), Some("Sail. Place a die. Then move."));
        assert_eq!(book.find("AH-6.2").map(|rule| rule.section.as_str()), Some("6 Actions"));
        assert_eq!(book.sentence("AH-6"), None);
    }
}
