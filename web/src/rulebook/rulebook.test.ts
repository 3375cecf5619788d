import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { find, snippet } from "./find";
import Markdown from "./Markdown.svelte";
import { headingId, mentions, readRules, rulesOf, startId } from "./rules";

const folder = join(import.meta.dirname, "../../../docs/rules");
const read = (path: string) => readFileSync(join(folder, path), "utf8");
const books = ["ahoy.md", "pirates7.md", "rumbones.md", "rumbones2.md", "runebound.md"];
const translated = books.flatMap((book) => [book, `ru/${book}`, `it/${book}`]);

function show(markdown: string, marked: string | null = null): HTMLElement {
  document.body.innerHTML = "";
  mount(Markdown, { target: document.body, props: { tokens: readRules(markdown).tokens, marked } });
  flushSync();
  return document.body;
}

/** The ids of all rules, from the tokens alone. */
function rulesIn(markdown: string): string[] {
  return readRules(markdown)
    .tokens.filter((token) => token.type === "list")
    .flatMap(rulesOf);
}

describe("a rulebook", () => {
  test.each(translated)("states every rule with its id (%s)", (path) => {
    const ids = [...read(path).matchAll(/^- \*\*([A-Z][A-Z0-9]+-[\dEWC.]*\d[a-z]?)/gm)].map(
      (match) => match[1],
    );
    expect(ids.length).toBeGreaterThan(250);
    expect(rulesIn(read(path))).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(translated)("speaks only of rules and rulings that are there (%s)", (path) => {
    const rulings = [...read(path).matchAll(/^\| ((?:R|WN|TW)-\d+) /gm)].map((match) => match[1] ?? "");
    const there = new Set([...rulesIn(read(path)), ...rulings]);
    const spoken = mentions(read(path)).flatMap(({ rule }) => rule ?? []);
    expect(spoken.filter((rule) => !there.has(rule))).toEqual([]);
  });

  test.each(books)("has the same rules and anchors of chapters in every language (%s)", (book) => {
    const numbered = (path: string) =>
      readRules(read(path))
        .contents.map(({ id }) => id)
        .filter((id) => id.startsWith("section-"));
    for (const language of ["ru", "it"]) {
      expect(numbered(`${language}/${book}`)).toEqual(numbered(book));
      expect(rulesIn(read(`${language}/${book}`))).toEqual(rulesIn(read(book)));
    }
  });

  test("has contents whose anchors differ, and a rule of its own for an example", () => {
    for (const path of translated) {
      const ids = readRules(read(path)).contents.map(({ id }) => id);
      expect(new Set(ids).size, path).toBe(ids.length);
    }
    expect(readRules(read("ahoy.md")).example).toBe("AH-1.1");
    expect(readRules(read("ru/pirates7.md")).example).toBe("P7-1.1");
    expect(readRules(read("four.md")).example).toBe("C4-1");
    expect(readRules("Nothing here.").example).toBe("");
  });

  test("shows HTML and strange links as plain text", () => {
    const body = show(
      "Hello <img src=x onerror=alert(1)> <b>bold</b> [go](javascript:alert(1)) [ok](https://a.example)\n\n<script>alert(1)</script>",
    );
    expect(body.querySelector("img, script, b")).toBeNull();
    expect([...body.querySelectorAll("a")].map((link) => link.href)).toEqual(["https://a.example/"]);
    expect(body.textContent).toContain("<script>");
  });
});

describe.each([
  { book: "ahoy.md", named: "AH-6.1", words: "tailwind value die", rule: "AH-6.3", least: 400 },
  { book: "pirates7.md", named: "P7-10.1", words: "rum pirate bay", rule: "P7-14.5", least: 250 },
])("a page of rules ($book)", ({ book, named, words, rule, least }) => {
  // The whole book at once is slow to draw without a browser.
  beforeAll(() => void show(read(book), named), 60_000);

  test("links every mention of a rule or ruling to a place that exists", () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
    expect(links.length).toBeGreaterThan(least);
    const ids = new Set([...document.querySelectorAll("[id]")].map(({ id }) => id));
    expect(links.map((link) => link.hash.slice(1)).filter((id) => !ids.has(id))).toEqual([]);
  });

  test("marks the rule that the address names", () => {
    expect([...document.querySelectorAll(".marked")].map(({ id }) => id)).toEqual([named]);
  });

  test("is searched for the rules that hold all the words", () => {
    const found = find(document.body, words);
    expect(found.map(({ block }) => block.id)).toContain(rule);
    expect(found.every(({ ranges }) => ranges.length >= 3)).toBe(true);
    expect(found.map(snippet).every((text) => text !== "")).toBe(true);
    expect(find(document.body, "a")).toEqual([]);
  });
});

test("the cells of a table are told apart in what was found", () => {
  show("| Word | Meaning |\n|---|---|\n| Black Mark | a token that costs 3 VP |\n");
  expect(find(document.body, "black mark").map(snippet)).toEqual(["Black Mark · a token that costs 3 VP"]);
  expect(find(document.body, "marka")).toEqual([]);
});

test("ids are seen in running text and at the beginning of a rule", () => {
  expect(mentions("see AH-6.1 and (R-07), not AH or X-ray").filter((piece) => piece.rule)).toEqual([
    { text: "AH-6.1", rule: "AH-6.1" },
    { text: "R-07", rule: "R-07" },
  ]);
  expect(startId("AH-6.1 Sail.")).toBe("AH-6.1");
  expect(startId("AH-E01 (turn).")).toBe("AH-E01");
  expect(startId("C4-3")).toBe("C4-3");
  expect(startId("RN-W10")).toBe("RN-W10");
  expect(startId("P7-E3b (battle with a second blue 6).")).toBe("P7-E3b");
  expect(startId("Sail")).toBeNull();
  expect(headingId("10b. Sequence of one battle")).toBe("section-10b");
  expect(headingId("Worked examples")).toBe("worked-examples");
});

test("a search forgives dots and accents, and marks what stands there", () => {
  document.body.innerHTML = '<p data-block id="one">Чёрная Метка, una città</p>';
  const marked = (query: string): string[] =>
    find(document.body, query).flatMap(({ ranges }) => ranges.map((range) => range.toString()));
  expect(marked("черная")).toEqual(["Чёрная"]);
  expect(marked("ЧЁРНАЯ метка")).toEqual(["Чёрная", "Метка"]);
  expect(marked("citta")).toEqual(["città"]);
});
