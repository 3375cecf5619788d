import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Refusal } from "../wire/http";
import { PROBLEMS, problemText, troubleText } from "./problem";
import { sentencesOf } from "./sentences";

const crates = join(import.meta.dirname, "../../../crates");
const source = (path: string): string => readFileSync(join(crates, path), "utf8");

/** What only programs meet: files that are loaded, simulations, positions. */
const UNSEEN = ["bad_plan", "bad_position", "chance", "flaw", "not_a_game"];

test("every refusal of the harbour has its sentence here", () => {
  const list = /problems! \{([^}]+)\}/.exec(source("harbour/src/problems.rs"))?.[1] ?? "";
  const kinds = [...list.matchAll(/^ *(\w+): "/gm)].map((match) => match[1]);
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter((kind) => !(kind && kind in PROBLEMS))).toEqual([]);
});

test("every refusal of a game that people can meet has its sentence here", () => {
  const kinds = [...source("shelf/src/trouble.rs").matchAll(/=> "(\w+)",/g)].map((match) => match[1] ?? "");
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => !(kind in PROBLEMS) && !UNSEEN.includes(kind))).toEqual([]);
});

test("a kind nobody knows is told in the server's own words", () => {
  expect(problemText({ kind: "odd", text: "Something odd." })).toBe("Something odd.");
  expect(troubleText(new Refusal({ kind: "odd", text: "Something odd." }, 400))).toBe("Something odd.");
});

test("the sentence of a rule is found without its markup", () => {
  const rules = sentencesOf(
    "## 1\n\n- **AH-1.1** The *game* is for **2** players.\n- **AH-1.2 Sail.** Next. (R-05)\ntext\n",
  );
  expect([...rules]).toEqual([
    ["AH-1.1", "The game is for 2 players."],
    ["AH-1.2", "Sail. Next."],
  ]);
  for (const path of ["ahoy.md", "ru/ahoy.md", "it/ahoy.md"]) {
    const text = readFileSync(join(crates, "../docs/rules", path), "utf8");
    const ids = [...text.matchAll(/^- \*\*(AH-[\d.]+\d)/gm)].map((match) => match[1] ?? "");
    const printed = sentencesOf(text);
    expect(ids.length).toBeGreaterThan(200);
    expect(ids.filter((id) => !printed.has(id))).toEqual([]);
  }
});
