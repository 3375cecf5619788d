import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Now } from "../../wire/wire";
import { say, t } from "../../words/words.svelte";
import { Chain } from "./chain";
import { atTable, furnish } from "./fixtures/lay";
import { moments } from "./fixtures/read";

beforeEach(furnish);
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The piece on the table, where it glows. */
function glowing(pick: string): Element | undefined {
  return [...document.querySelectorAll("[data-lit]")].find(
    (thing) => thing.getAttribute("data-piece") === pick,
  );
}

/** The button with these words; those of a battle stand in its scene. */
function worded(words: string): Element | undefined {
  return [...document.querySelectorAll(".ask button, .scene button")].find(
    (button) => button.textContent.trim() === words,
  );
}

function press(thing: Element | undefined): void {
  thing?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

/** Clicks as a player would; gives back what is played then. */
function clickTo(choice: Choice, now: Now): unknown[] {
  return atTable(now, [], () => {
    for (const pick of new Chain(now.choices).wayTo(choice)) {
      press(glowing(pick) ?? worded(say("ahoy", choice.phrase)));
    }
    press(worded(t("ahoy-play")));
  });
}

describe("a decision that seldom comes up is answered by clicks on the table:", () => {
  for (const [name, now] of Object.entries(moments())) {
    it(name, () => {
      const moves = now.choices?.moves ?? [];
      expect(moves.length).toBeGreaterThan(0);
      for (const choice of moves) expect(clickTo(choice, now)).toEqual([choice.move]);
    });
  }
});
