// A rulebook as data: its chapters, and where the ids of rules stand in it.
import { lexer, type MarkedToken, type Tokens } from "marked";

export interface Heading {
  id: string;
  depth: number;
  text: string;
}

export interface Rules {
  title: string;
  tokens: MarkedToken[];
  contents: Heading[];
  /** A rule of the book, to show what an id looks like. */
  example: string;
}

const ruleId = "[A-Z][A-Z0-9]{0,3}-(?:E|W|C\\.)?\\d+(?:\\.\\d+)?[a-z]?";

/** Reads a rulebook. Only tokens come out of this; nothing in it ever becomes HTML by itself. */
export function readRules(markdown: string): Rules {
  const tokens = lexer(markdown) as MarkedToken[];
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === "heading");
  const title = headings.find((heading) => heading.depth === 1)?.text ?? "";
  const contents = headings
    .filter((heading) => heading.depth > 1)
    .map((heading) => ({ id: headingId(heading.text), depth: heading.depth, text: heading.text }));
  const example = tokens.filter((token) => token.type === "list").flatMap(rulesOf)[0] ?? "";
  return { title, tokens, contents, example };
}

/** `section-6` for "6. Common die actions" in every language, so that links survive a change of language. */
export function headingId(text: string): string {
  const number = /^(\d+[a-z]?)\./.exec(text)?.[1];
  if (number) return `section-${number}`;
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The ids of the rules that a list states. */
export function rulesOf(list: Tokens.List): string[] {
  return list.items.flatMap((item) => ruleOf(item.tokens as MarkedToken[]) ?? []);
}

/** The id of the rule that a list item states; it stands at its beginning in bold. */
export function ruleOf(tokens: readonly MarkedToken[]): string | null {
  const first = tokens[0];
  if (first?.type === "text" || first?.type === "paragraph")
    return ruleOf((first.tokens ?? []) as MarkedToken[]);
  return first?.type === "strong" ? startId(first.text) : null;
}

/** The id that a text begins with. */
export function startId(text: string): string | null {
  return new RegExp(`^(${ruleId})(?![\\w.]*\\d)`).exec(text)?.[1] ?? null;
}

/** A text cut into plain pieces and mentions of rules. */
export function mentions(text: string): { text: string; rule: string | null }[] {
  return text
    .split(new RegExp(`(?<![\\w-])(${ruleId})(?![\\w-])`))
    .map((piece, index) => ({ text: piece, rule: index % 2 === 1 ? piece : null }))
    .filter((piece) => piece.text !== "");
}
