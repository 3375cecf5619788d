import { describe, expect, test } from "vitest";
import type { Moment } from "../games/contract";
import type { Heard, Now } from "../wire/wire";
import { recapOf } from "./away";
import type { Story } from "./state";

const line = (step: number): Heard => ({
  step,
  event: { step },
  phrase: { key: "x", args: [], rule: null },
});
const now: Now = {
  view: {},
  turn: { outcome: null, steps: 0, waiting: [] },
  choices: null,
  take_backs: [],
};
const story = (first: number, count: number): Story => ({
  viewer: { seat: 0 },
  seq: 0,
  epoch: 0,
  first,
  lines: Array.from({ length: count }, (_, index) => line(first + index)),
  now,
});
const stepOf = (event: unknown): number => (event as { step: number }).step;
/** Every tenth line is a battle, and every line between begins a turn. */
const momentOf = (event: unknown): Moment | null =>
  stepOf(event) % 10 === 0 ? { kind: "battle", at: "A1" } : { kind: "turn", who: 0 };

describe("while one was away", () => {
  test("few lines are told as they are", () => {
    expect(recapOf(story(0, 20), 15, momentOf)).toEqual({
      lines: [15, 16, 17, 18, 19].map(line),
      left: 0,
    });
  });

  test("of many lines what matters is told, and the last ones whole", () => {
    const { lines, left } = recapOf(story(0, 95), 25, momentOf);
    expect(lines.map(({ step }) => step)).toEqual([50, 60, 70, 80, 90, 92, 93, 94]);
    expect(left).toBe(70 - 8);
  });

  test("what is not here yet is counted among what is left out", () => {
    const { lines, left } = recapOf(story(60, 15), 25, momentOf);
    expect(lines.map(({ step }) => step)).toEqual([60, 70, 72, 73, 74]);
    expect(left).toBe(50 - 5);
  });
});
