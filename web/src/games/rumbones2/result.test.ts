// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Heard, Now } from "../../wire/wire";
import { Names } from "../boarding/names";
import { resultOf } from "./result";

const names = new Names("rumbones2");
const sheet = { points: 9 };
const [snapper, viana] = [
  { id: "snapper", side: 0 },
  { id: "viana", side: 1 },
];
const told = (...events: unknown[]) => events.map((event) => ({ event }) as unknown as Heard);
const now = (view: unknown) => ({ view }) as unknown as Now;

test("points are told by where they came from, and how they grew from round to round", () => {
  const lines = told(
    { event: "round_began", round: 1, side: 0 },
    { event: "defeated", hero: viana, by: snapper, state: "returns" },
    { event: "scored", side: 0, points: 1, total: 1 },
    { event: "coins_gained", hero: snapper, coins: 3, total: 3 },
    { event: "piece_destroyed", piece: "helm", side: 0 },
    { event: "scored", side: 1, points: 2, total: 2 },
    { event: "round_began", round: 2, side: 1 },
    { event: "kraken_gone" },
    { event: "plank_back", cell: 4 },
    { event: "scored", side: 0, points: 2, total: 3 },
    { event: "dragon_gone" },
    { event: "scored", side: 0, points: 1, total: 4 },
  );
  const { sources, scores, growth } = resultOf(
    lines,
    now({
      alone: false,
      sides: [{ points: 4 }, { points: 2 }],
      seats: [
        { seat: 0, side: 1 },
        { seat: 1, side: 0 },
        { seat: 2, side: 1 },
      ],
    }),
    sheet,
    names,
  );
  expect(sources).toHaveLength(4);
  expect(scores).toEqual([
    { seat: 0, total: 2, parts: [0, 2, 0, 0] },
    { seat: 1, total: 4, parts: [1, 0, 1, 2] },
    { seat: 2, total: 2, parts: [0, 2, 0, 0] },
  ]);
  expect(growth).toMatchObject({
    marks: ["0", "1", "2"],
    seats: [
      [0, 2, 2],
      [0, 1, 4],
      [0, 2, 2],
    ],
    goal: 9,
  });
});

test("points beyond the last one that was needed are nobody's", () => {
  const lines = told(
    { event: "defeated", hero: viana, by: snapper, state: "returns" },
    { event: "scored", side: 0, points: 1, total: 7 },
    { event: "piece_destroyed", piece: "helm", side: 1 },
    { event: "scored", side: 0, points: 2, total: 8 },
  );
  const view = { alone: false, sides: [{ points: 8 }, { points: 0 }], seats: [{ seat: 0, side: 0 }] };
  expect(resultOf(lines, now(view), sheet, names).scores).toEqual([
    { seat: 0, total: 8, parts: [7, 1, 0, 0] },
  ]);
});

test("alone the lives count that are left, and who took them", () => {
  const lines = told(
    { event: "defeated", hero: viana, by: snapper, state: "ashore" },
    { event: "defeated", hero: snapper, by: null, state: "ashore" },
    { event: "defeated", hero: viana, by: snapper, state: "out" },
  );
  const view = {
    alone: true,
    sides: [],
    seats: [
      { seat: 0, side: 0 },
      { seat: 1, side: 1 },
    ],
    heroes: [
      { hero: "snapper", owner: 0, lives: 1 },
      { hero: "waldorf", owner: 0, lives: 2 },
      { hero: "viana", owner: 1, lives: 0 },
    ],
  };
  const { scores, growth, total } = resultOf(lines, now(view), sheet, names);
  expect(scores).toEqual([
    { seat: 0, total: 3, parts: [2, 1] },
    { seat: 1, total: 0, parts: [0, 2] },
  ]);
  expect(total, "it is no sum").toBeTruthy();
  expect(growth).toMatchObject({
    marks: ["0", "1", "2", "3"],
    seats: [
      [4, 4, 3, 3],
      [2, 1, 1, 0],
    ],
    goal: null,
  });
});
