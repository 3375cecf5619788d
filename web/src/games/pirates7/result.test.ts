import { expect, test } from "vitest";
import type { Event, View } from "../../wire/pirates7";
import type { Heard, Now } from "../../wire/wire";
import { chestsBy, resultOf } from "./result";

const score = { chests: 23, talismans: 2, yin_yang: 7, marks: 2, corsairs: 1, points: 21 };
const events: Event[] = [
  { event: "ships_bought", seat: 0, ships: 2 },
  { event: "round_ended", round: 1 },
  { event: "sold", seat: 0, goods: { fruit: 3, coffee: 0, rum: 1 }, proceeds: [6, 0, 1], last: false },
  { event: "wages_paid", seat: 1, chests: 4 },
  { event: "round_ended", round: 2 },
  { event: "game_ended", winners: [0], tie: null },
];

test("points are told by source, and chests round by round", () => {
  const view = {
    players: 2,
    boards: [
      { seat: 0, score },
      { seat: 1, score: { ...score, points: 20 } },
    ],
  };
  const result = resultOf(
    events.map((event) => ({ event }) as unknown as Heard),
    { view: view as unknown as View } as unknown as Now,
  );
  expect(result.scores[0]).toEqual({ seat: 0, total: 21, parts: [23, 2, 2, -6] });
  expect(result.growth?.seats).toEqual([
    [7, 5, 12, 12],
    [7, 7, 3, 3],
  ]);
});

test("what does not touch the chests counts for nothing", () => {
  expect(chestsBy({ event: "all_chose" })).toBe(0);
  expect(chestsBy({ event: "tavern_chest", seat: 0, gained: false })).toBe(-1);
});
