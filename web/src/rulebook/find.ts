// Finding words on the page, and marking them without touching it.
import { plain } from "../words/plain";

export interface Found {
  block: HTMLElement;
  ranges: Range[];
}

const name = "rulebook-search";

/** Every block that holds all the words, with the places where they stand. */
export function find(root: HTMLElement, query: string): Found[] {
  const wanted = plain(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (wanted.join("").length < 2) return [];
  const blocks = [...root.querySelectorAll<HTMLElement>("[data-block]")].filter((block) => {
    const text = plain(textOf(block));
    // A block within a matching block would be listed twice.
    return wanted.every((word) => text.includes(word)) && !block.querySelector("[data-block]");
  });
  return blocks.map((block) => ({ block, ranges: wanted.flatMap((word) => places(block, word)) }));
}

/** What a block says; the cells of a table are told apart. */
function textOf(block: HTMLElement): string {
  const cells = [...block.querySelectorAll("th, td")].map((cell) => cell.textContent ?? "");
  return cells.length > 0 ? cells.join(" · ") : (block.textContent ?? "");
}

function places(block: HTMLElement, word: string): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = plain(node.textContent ?? "");
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Marks the places; browsers without custom highlights show the list of results alone. */
export function highlight(found: readonly Found[]): void {
  if (!("highlights" in CSS)) return;
  CSS.highlights.delete(name);
  const ranges = found.flatMap((one) => one.ranges);
  if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
}

/** A line of text around the first place. */
export function snippet({ block, ranges }: Found): string {
  const whole = textOf(block).replace(/\s+/g, " ").trim();
  const text = whole.startsWith(block.id) ? whole.slice(block.id.length).trim() : whole;
  const word = ranges[0]?.toString() ?? "";
  const at = Math.max(0, text.indexOf(word) - 40);
  const start = at === 0 ? 0 : text.indexOf(" ", at) + 1;
  const piece = text.slice(start, start + 110);
  return `${start > 0 ? "…" : ""}${piece}${start + 110 < text.length ? "…" : ""}`;
}
