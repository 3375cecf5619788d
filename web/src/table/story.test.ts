import { expect, test } from "vitest";
import type { Moment } from "../games/contract";
import game from "../games/ahoy/fixtures/fame.json";
import type { Choices, Heard, Now } from "../wire/wire";
import type { Story } from "./state";
import { chapters, placed, toldSoFar } from "./story";

const lines = game.lines as unknown as Heard[];

function momentOf(event: unknown): Moment | null {
  const {
    event: kind,
    round = 0,
    faction = "",
  } = event as { event: string; round?: number; faction?: string };
  if (kind === "round_began") return { kind: "round", round };
  return kind === "turn_began" ? { kind: "turn", who: faction } : null;
}

test("a story is divided into its rounds and their turns, and no line is lost", () => {
  const all = chapters(lines, momentOf, true);
  expect(all.map((chapter) => chapter.round)).toEqual([1, 2, 3, 4, 5]);
  expect(all[1]?.passages[0]?.who).toBeNull();
  expect(all[1]?.passages[1]?.who).toBe("smuggler1");
  const told = all.flatMap((chapter) => chapter.passages.flatMap((passage) => passage.lines));
  expect(told).toEqual(lines);
  expect(all.reduce((sum, chapter) => sum + chapter.length, 0)).toBe(lines.length);
});

test("the first round has its heading from the first line on, long before a second one begins", () => {
  const second = lines.findIndex((line) => momentOf(line.event)?.kind === "round");
  expect(second).toBeGreaterThan(5);
  for (const told of [1, 5, second]) {
    expect(chapters(lines.slice(0, told), momentOf, true)).toMatchObject([{ round: 1, length: told }]);
  }
});

test("a game without rounds is one chapter", () => {
  const all = chapters(lines.slice(0, 5), () => null, false);
  expect(all).toMatchObject([{ round: null, length: 5, passages: [{ who: null, first: 0 }] }]);
});

test("nothing told is no chapter", () => {
  expect(chapters([], momentOf, true)).toEqual([]);
});

test("what the board has yet to show is not told, and nothing can be chosen before it is shown", () => {
  const choices: Choices = { seat: 0, decision: 7, moves: [], asides: [] };
  const now = { ...(game.now as unknown as Now), choices };
  const story: Story = { viewer: { seat: 0 }, seq: 1, epoch: 0, first: 0, lines: lines.slice(0, 9), now };
  expect(toldSoFar(story, 0)).toBe(story);
  const told = toldSoFar(story, 4);
  expect(told.lines).toEqual(lines.slice(0, 5));
  expect(told.now.choices).toBeNull();
});

test("tells remarks of the table after the moves they followed", () => {
  const lines = [0, 1, 1, 3].map((step) => ({ step }) as Heard);
  const [early, between, late] = [{ step: 0 }, { step: 2 }, { step: 9 }];
  expect([...placed(lines, [early, between, late])]).toEqual([
    [0, [early]],
    [2, [between]],
    [3, [late]],
  ]);
  expect([...placed([], [early])]).toEqual([[-1, [early]]]);
});
