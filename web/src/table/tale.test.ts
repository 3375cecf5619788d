import { beforeAll, expect, test } from "vitest";
import type { GameModule } from "../games/contract";
import type { Heard, Now, TableInfo } from "../wire/wire";
import { words } from "../words/words.svelte";
import { standalone, tale } from "./tale";

beforeAll(() => words.choose("en"));

const info = {
  id: "t",
  game: "four",
  seats: [{ seat: 0, role: "", who: { person: { id: 1, name: "Ada <b>" } } }],
} as unknown as TableInfo;
const line = (event: string, key: string): Heard => ({
  event: { event },
  step: 1,
  phrase: { key, args: [], rule: null },
});
const game: Pick<GameModule, "momentOf" | "rounds"> = {
  rounds: () => true,
  momentOf: (event) =>
    (event as { event: string }).event === "round" ? { kind: "round", round: 2, who: 0 } : null,
};
const told = { info, game, lines: [line("x", "one"), line("round", "two")], now: {} as Now };

test("a tale is a page of its own, with players, chapters and every sentence", () => {
  const page = new DOMParser().parseFromString(tale(told), "text/html");
  expect(page.documentElement.lang).toBe("en");
  expect([...page.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual([
    "Round 1",
    "Round 2",
  ]);
  expect(page.querySelectorAll("h3")).toHaveLength(1);
  expect([...page.querySelectorAll("body > p:not(.who)")].map(({ textContent }) => textContent)).toEqual([
    "[one]",
    "[two]",
  ]);
  expect(page.querySelector(".who")?.textContent).toContain("Ada <b>");
  expect(page.querySelectorAll("script, link, b")).toHaveLength(0);
});

test("it carries a picture where there is one", () => {
  expect(tale({ ...told, picture: "<svg id='map'></svg>" })).toContain(
    "<figure><svg id='map'></svg></figure>",
  );
});

test("a drawing takes its look along, and no class that means nothing elsewhere", () => {
  document.body.innerHTML = `<style>.land { fill: rgb(1, 2, 3); }</style><svg><path class="land" d="M0 0h1"/></svg>`;
  const drawing = document.querySelector("svg");
  if (!drawing) throw new Error("there is a drawing");
  const kept = standalone(drawing);
  expect(kept).toContain("fill:rgb(1, 2, 3)");
  expect(kept).not.toContain("class=");
});
