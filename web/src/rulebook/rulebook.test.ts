import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MarkedToken } from "marked";
import { flushSync, mount } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { find, snippet } from "./find";
import Markdown from "./Markdown.svelte";
import { headingId, mentions, readRules, ruleOf, startId } from "./rules";

const folder = join(import.meta.dirname, "../../../docs/rules");
const read = (path: string) => readFileSync(join(folder, path), "utf8");

function show(markdown: string, marked: string | null = null): HTMLElement {
  document.body.innerHTML = "";
  mount(Markdown, { target: document.body, props: { tokens: readRules(markdown).tokens, marked } });
  flushSync();
  return document.body;
}

/** The ids of all rules, from the tokens alone. */
function rulesIn(markdown: string): (string | null)[] {
  const lists = readRules(markdown).tokens.filter((token) => token.type === "list");
  return lists.flatMap((list) => list.items.map((item) => ruleOf(item.tokens as MarkedToken[])));
}

describe("a rulebook", () => {
  test.each(["ahoy.md", "ru/ahoy.md", "it/ahoy.md"])("states every rule with its id (%s)", (path) => {
    const ids = [...read(path).matchAll(/^- \*\*(AH-[\dE.]*\d)/gm)].map((match) => match[1]);
    expect(ids.length).toBeGreaterThan(250);
    expect(rulesIn(read(path)).filter((id) => id !== null)).toEqual(ids);
  });

  test("has the same anchors of chapters in every language", () => {
    const numbered = (path: string) =>
      readRules(read(path))
        .contents.map(({ id }) => id)
        .filter((id) => id.startsWith("section-"));
    expect(numbered("ru/ahoy.md")).toEqual(numbered("ahoy.md"));
    expect(numbered("it/ahoy.md")).toEqual(numbered("ahoy.md"));
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

describe("a page of rules", () => {
  // The whole book at once is slow to draw without a browser.
  beforeAll(() => void show(read("ahoy.md"), "AH-6.1"), 60_000);

  test("links every mention of a rule or ruling to a place that exists", () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
    expect(links.length).toBeGreaterThan(400);
    const ids = new Set([...document.querySelectorAll("[id]")].map(({ id }) => id));
    expect(links.map((link) => link.hash.slice(1)).filter((id) => !ids.has(id))).toEqual([]);
  });

  test("marks the rule that the address names", () => {
    expect([...document.querySelectorAll(".marked")].map(({ id }) => id)).toEqual(["AH-6.1"]);
  });

  test("is searched for the rules that hold all the words", () => {
    const found = find(document.body, "tailwind value die");
    expect(found.map(({ block }) => block.id)).toContain("AH-6.3");
    expect(found.every(({ ranges }) => ranges.length >= 3)).toBe(true);
    expect(found.map(snippet).every((text) => text !== "")).toBe(true);
    expect(find(document.body, "a")).toEqual([]);
  });
});

test("ids are seen in running text and at the beginning of a rule", () => {
  expect(mentions("see AH-6.1 and (R-07), not AH or X-ray").filter((piece) => piece.rule)).toEqual([
    { text: "AH-6.1", rule: "AH-6.1" },
    { text: "R-07", rule: "R-07" },
  ]);
  expect(startId("AH-6.1 Sail.")).toBe("AH-6.1");
  expect(startId("AH-E01 (turn).")).toBe("AH-E01");
  expect(startId("C4-3")).toBe("C4-3");
  expect(startId("Sail")).toBeNull();
  expect(headingId("10b. Sequence of one battle")).toBe("section-10b");
  expect(headingId("Worked examples")).toBe("worked-examples");
});
