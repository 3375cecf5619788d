import { describe, expect, test } from "vitest";
import type { Moment } from "../games/contract";
import type { Frame } from "../wire/wire";
import { eyesOffered, eyesText, readEyes } from "./eyes";
import { neighbour, stops } from "./moments";
import { NEAR, Reel, STRETCH } from "./reel";

const frame = (step: number): Frame => ({
  step,
  seat: 0,
  lines: [{ step, event: { step }, phrase: { key: "x", args: [], rule: null } }],
  now: { view: {}, turn: { outcome: null, steps: step, waiting: [] }, choices: null, take_backs: [] },
});
const frames = (from: number, count: number, steps: number): Frame[] =>
  Array.from({ length: Math.max(0, Math.min(count, steps + 1 - from)) }, (_, index) => frame(from + index));

function fetchAll(reel: Reel, at: number, steps: number): number[] {
  const order: number[] = [];
  for (let part = reel.next(at); part; part = reel.next(at)) {
    order.push(part.from);
    reel.add(steps, frames(part.from, part.count, steps));
  }
  return order;
}

describe("a reel", () => {
  test("is fetched from the moment that is looked at, outwards, each stretch once", () => {
    const reel = new Reel();
    expect(fetchAll(reel, 2 * STRETCH + 5, 4 * STRETCH)).toEqual(
      [2, 3, 1, 4, 0].map((part) => part * STRETCH),
    );
    expect(reel.whole).toBe(true);
    expect(reel.frame(3 * STRETCH + 1)?.step).toBe(3 * STRETCH + 1);
  });

  test("is whole with a single stretch for a short game", () => {
    const reel = new Reel();
    expect(fetchAll(reel, 0, 7)).toEqual([0]);
    expect(reel.whole).toBe(true);
    expect(reel.lines(3)).toHaveLength(4);
  });

  test("asks again for a stretch that did not come", () => {
    const reel = new Reel();
    expect(reel.next(0)).toEqual({ from: 0, count: STRETCH });
    expect(reel.next(0)).toBeNull();
    reel.failed(0);
    expect(reel.next(0)).toEqual({ from: 0, count: STRETCH });
  });

  test("of a long game only what lies near is fetched, and what lies far is let go", () => {
    const reel = new Reel();
    const steps = 500 * STRETCH;
    const order = fetchAll(reel, 250 * STRETCH, steps);
    expect(order).toHaveLength(2 * NEAR + 1);
    expect(Math.min(...order)).toBe((250 - NEAR) * STRETCH);
    expect(reel.lines(250 * STRETCH)[0]?.step, "the story begins where the reel does").toBe(
      (250 - NEAR) * STRETCH,
    );
    expect(reel.begins(250 * STRETCH)).toBe(false);
    expect(fetchAll(reel, 5, steps)).toHaveLength(NEAR + 1);
    expect(reel.begins(5)).toBe(true);
    expect(reel.frame(250 * STRETCH)).toBeUndefined();
  });

  test("a moment beyond the end is looked for at the end", () => {
    const reel = new Reel();
    reel.next(0);
    reel.add(50, frames(0, STRETCH, 50));
    expect(reel.next(9999)).toEqual({ from: STRETCH, count: STRETCH });
  });
});

test("one jumps between rounds and battles, not turns", () => {
  const reel = new Reel();
  fetchAll(reel, 0, 9);
  const told: Record<number, Moment> = {
    2: { kind: "turn", who: "union" },
    4: { kind: "round", round: 2 },
    7: { kind: "battle", at: "L20" },
  };
  const all = stops(reel, (event) => told[(event as { step: number }).step] ?? null);
  expect(all.map((stop) => stop.step)).toEqual([4, 7]);
  expect(neighbour(all, 4, 1)?.step).toBe(7);
  expect(neighbour(all, 4, -1)).toBeUndefined();
  expect(neighbour(all, 9, -1)?.step).toBe(7);
});

test("eyes stand in the address and are read back", () => {
  for (const viewer of [{ seat: 3 }, "open", "spectator"] as const)
    expect(readEyes(eyesText(viewer))).toEqual(viewer);
  expect(readEyes("seatx")).toBeNull();
  expect(readEyes(null)).toBeNull();
});

test("before the end one sees only with one's own eyes", () => {
  expect(eyesOffered(false, [1], [0, 1], true)).toEqual([{ seat: 1 }]);
  expect(eyesOffered(false, [], [0, 1], true)).toEqual(["spectator"]);
  expect(eyesOffered(false, [], [0, 1], false)).toEqual([]);
  expect(eyesOffered(true, [1], [0, 1], true)).toEqual(["open", { seat: 0 }, { seat: 1 }, "spectator"]);
});
