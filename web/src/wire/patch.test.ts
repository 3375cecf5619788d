import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Misfit, patched } from "./patch";
import type { Patch } from "./wire";

interface Case {
  name: string;
  old: unknown;
  new: unknown;
  patch: Patch;
}

// The server is tried with the same: crates/harbour/src/wire/patch.
const file = join(import.meta.dirname, "../../../crates/harbour/tests/patches.json");
const cases = JSON.parse(readFileSync(file, "utf8")) as Case[];

describe("a patch makes of what was shown what is shown now", () => {
  test.each(cases)("$name", ({ old, new: wanted, patch }) => {
    const before = JSON.stringify(old);
    // As text, so that the order of members counts.
    expect(JSON.stringify(patched(old, patch))).toBe(JSON.stringify(wanted));
    expect(JSON.stringify(old), "what was shown before is left as it was").toBe(before);
  });
});

test("what did not change is the very same", () => {
  const old = {
    view: { boards: [{ gold: 1, slots: [1, 2] }, { gold: 3 }], market: ["M1"] },
    turn: { steps: 4 },
  };
  const now = patched(old, { view: { boards: [0, { gold: [2] }] } }) as typeof old;
  expect(now).toEqual({ ...old, view: { ...old.view, boards: [{ gold: 2, slots: [1, 2] }, { gold: 3 }] } });
  expect(now.turn).toBe(old.turn);
  expect(now.view.market).toBe(old.view.market);
  expect(now.view.boards[0]?.slots).toBe(old.view.boards[0]?.slots);
  expect(now.view.boards[1]).toBe(old.view.boards[1]);
  expect(patched(old, {})).toBe(old);
});

test.each<[unknown, Patch]>([
  [1, { a: [1] }],
  [[1], { a: [1] }],
  [null, { a: [1] }],
  [{ a: 1 }, { b: { c: [1] } }],
  [{ a: 1 }, { b: [] }],
  [{ a: 1 }, [1, [2]]],
  [
    [1, 2],
    [3, [1]],
  ],
  [
    [1, 2],
    [0, -3],
  ],
  [
    [1, 2],
    [2, {}],
  ],
  [
    [1, 2],
    ["x", [1]],
  ],
  [[1, 2], []],
])("%j is not what %j is a patch of", (value, patch) => {
  expect(() => patched(value, patch)).toThrow(Misfit);
});
