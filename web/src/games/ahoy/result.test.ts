import { expect, test } from "vitest";
import type { Heard, Now } from "../../wire/wire";
import game from "./fixtures/fame.json";
import { resultOf } from "./result";

const lines = game.lines as unknown as Heard[];
const now = game.now as unknown as Now;

test("the fame of a whole game adds up to the final scores, source by source", () => {
  const { scores } = resultOf(lines, now);
  expect(scores.map((score) => score.total)).toEqual([35, 13, 23, 39]);
  for (const score of scores) expect(score.parts.reduce((sum, part) => sum + part, 0)).toBe(score.total);
});

test("only Smugglers score pledges, and only the others score control", () => {
  const parts = resultOf(lines, now).scores.map((score) => score.parts);
  expect(parts.map(([control]) => (control ?? 0) > 0)).toEqual([true, false, true, false]);
  expect([parts[0]?.[3], parts[2]?.[3]]).toEqual([0, 0]);
});

test("fame per round begins at nothing, never falls and ends at the score", () => {
  const growth = resultOf(lines, now).growth;
  expect(growth?.marks).toHaveLength(7);
  for (const [seat, row] of (growth?.seats ?? []).entries()) {
    expect(row[0]).toBe(0);
    expect([...row].sort((a, b) => a - b)).toEqual(row);
    expect(row.at(-1)).toBe([35, 13, 23, 39][seat]);
  }
});
