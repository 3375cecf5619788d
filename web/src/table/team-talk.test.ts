import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { TableInfo, TalkLine } from "../wire/wire";
import { words } from "../words/words.svelte";
import type { Wish } from "./calls";
import type { LiveTable } from "./live.svelte";
import Talk from "./Talk.svelte";

let shown: Record<string, unknown> | null = null;
let sent: Wish[] = [];

beforeAll(async () => {
  await words.choose("en");
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  sent = [];
});

const line = (id: number, side: number | null): TalkLine => ({
  id,
  at: 0,
  name: "Ann",
  person: 7,
  text: `line ${id}`,
  side,
  phrase: null,
  step: null,
});

function open(sides: number[][], status = "playing"): void {
  const live = { seat: 0, send: (wish: Wish) => sent.push(wish) } as unknown as LiveTable;
  const info = { status, sides } as unknown as TableInfo;
  shown = mount(Talk, {
    target: document.body,
    props: { live, info, talk: [line(1, null), line(2, 0), line(3, 1)] },
  });
  flushSync();
}

function say(text: string): void {
  const box = document.querySelector<HTMLInputElement>("#table-say");
  if (!box) throw new Error("there is nothing to write into");
  box.value = text;
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.form?.requestSubmit();
  flushSync();
}

const switches = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[role=radio]")];

test("where the table has sides one chooses who hears a line, and everybody does unless one says otherwise", () => {
  open([
    [0, 2],
    [1, 3],
  ]);
  say("good evening");
  expect(switches().map((one) => one.textContent.trim())).toEqual(["Everybody", "My side"]);
  switches()[1]?.click();
  flushSync();
  say("they hold the eight");
  expect(sent).toEqual([
    { call: "talk", text: "good evening", seat: null },
    { call: "talk", text: "they hold the eight", seat: 0 },
  ]);
});

test("what was said to the other side is not shown, and what was said to one's own is told as that", () => {
  open([
    [0, 2],
    [1, 3],
  ]);
  expect([...document.querySelectorAll(".said .text")].map((one) => one.textContent)).toEqual([
    "line 1",
    "line 2",
  ]);
  expect([...document.querySelectorAll(".said .to")].map((one) => one.textContent)).toEqual(["to your side"]);
});

test("where nobody else plays for one's side there is nothing to choose", () => {
  for (const [sides, status] of [
    [[], "playing"],
    [[[0], [1, 2, 3]], "playing"],
    [
      [
        [0, 2],
        [1, 3],
      ],
      "gathering",
    ],
  ] as const) {
    open(sides as unknown as number[][], status);
    expect(switches()).toEqual([]);
    if (shown) void unmount(shown);
    shown = null;
  }
});
