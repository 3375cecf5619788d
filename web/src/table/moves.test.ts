import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Choice, Choices } from "../wire/wire";
import type { LiveTable } from "./live.svelte";
import Moves from "./Moves.svelte";

let list: Record<string, unknown> | null = null;

afterEach(() => {
  if (list) void unmount(list);
  list = null;
});

const choice = (key: string): Choice => ({
  move: { key },
  phrase: { key, args: [], rule: null },
  fenced: false,
});
const choices: Choices = {
  seat: 0,
  decision: 1,
  moves: [choice("sail"), choice("rest")],
  asides: [choice("surrender")],
};

function disabled(busy: boolean): (string | null)[] {
  const live = { busy, play: () => undefined } as unknown as LiveTable;
  list = mount(Moves, {
    target: document.body,
    props: { live, game: "ahoy", choices, play: () => undefined, onplayed: () => undefined },
  });
  flushSync();
  return [...document.querySelectorAll("button.move")].map((button) => button.getAttribute("aria-disabled"));
}

test("while a move is on its way no other can be made, also none of those nobody is urged to make", () => {
  expect(disabled(true)).toEqual(["true", "true", "true"]);
});

test("when it is one's turn all of them can be made", () => {
  expect(disabled(false)).toEqual(["false", "false", "false"]);
});
