// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { Heard, Now } from "../../wire/wire";
import { view } from "./fixtures/sea";
import { Names } from "../boarding/names";
import { resultOf } from "./result";

const told = (...events: unknown[]) => events.map((event) => ({ event }) as unknown as Heard);

it("points are told by where they came from, and how they grew", () => {
  const lines = told(
    { event: "turn_began", turn: 1, side: "wellsport" },
    { event: "turn_began", turn: 2, side: "bones" },
    { event: "claimed", side: "bones", what: "helm", points: 2, total: 2 },
    { event: "turn_began", turn: 3, side: "wellsport" },
    { event: "claimed", side: "wellsport", what: "kraken", points: 2, total: 2 },
    { event: "claimed", side: "wellsport", what: "armory", points: 2, total: 4 },
  );
  const sides = [
    { side: "wellsport", points: 4 },
    { side: "bones", points: 2 },
  ];
  const seats = [
    { seat: 0, side: "bones" },
    { seat: 1, side: "wellsport" },
    { seat: 2, side: "bones" },
  ];
  const now = { view: view({ sides, seats }) } as unknown as Now;
  const { scores, growth } = resultOf(lines, now, { points: 7 }, new Names("rumbones"));
  expect(scores).toEqual([
    { seat: 0, total: 2, parts: [2, 0, 0] },
    { seat: 1, total: 4, parts: [2, 2, 0] },
    { seat: 2, total: 2, parts: [2, 0, 0] },
  ]);
  expect(growth?.marks).toEqual(["0", "1", "2", "3"]);
  expect(growth?.seats).toEqual([
    [0, 0, 2, 2],
    [0, 0, 0, 4],
    [0, 0, 2, 2],
  ]);
  expect(growth?.goal).toBe(7);
});
