/** The sentences of the rules, so that a refusal can say what the rulebook says. */
import { get } from "../wire/http";
import type { RulePage } from "../wire/wire";
import type { Language } from "../words/language";

/** A rule is a list item that begins with its id in bold, sometimes with a title; markup and rulings are taken off. */
export function sentencesOf(markdown: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, id, title = "", text] of markdown.matchAll(
    /^- \*\*([A-Z0-9]+-(?:C\.)?\d[\d.]*[a-z]?)\b([^*]*)\*\* (.+)$/gm,
  )) {
    const bare = text?.replace(/\*\*|[*_`]/g, "").replace(/ *\(R-\d+(?:, R-\d+)*\)/g, "");
    if (id && bare) found.set(id, `${title.trim()} ${bare}`.trim());
  }
  return found;
}

const pages = new Map<string, Promise<Map<string, string>>>();

/** What a rule says in a language; nothing when it cannot be had. */
export async function ruleSentence(
  game: string,
  language: Language,
  rule: string,
): Promise<string | undefined> {
  const key = `${game}/${language}`;
  let page = pages.get(key);
  if (!page) {
    page = get<RulePage>(`/api/games/${game}/rules/${language}`).then((found) => sentencesOf(found.markdown));
    page.catch(() => pages.delete(key));
    pages.set(key, page);
  }
  try {
    return (await page).get(rule);
  } catch {
    return undefined;
  }
}

/** Where a rule stands in the rulebook. */
export function ruleLink(game: string, rule: string): string {
  return `/rules/${game}#${rule}`;
}
