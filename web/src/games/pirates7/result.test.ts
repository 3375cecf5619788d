import { expect, test } from "vitest";
import type { Event, View } from "../../wire/pirates7";
import type { Heard, Now } from "../../wire/wire";
import { resultOf } from "./result";

const score = { chests: 23, talismans: 2, yin_yang: 7, marks: 2, corsairs: 1, points: 21 };
const events: Event[] = [
  { event: "round_ended", round: 1, points: [5, -2] },
  { event: "sold", seat: 0, goods: { fruit: 3, coffee: 0, rum: 1 }, proceeds: [6, 0, 1], last: false },
  { event: "round_ended", round: 2, points: [12, 3] },
  { event: "scored", seat: 0, score },
  { event: "scored", seat: 1, score: { ...score, points: 20 } },
  { event: "game_ended", winners: [0], tie: null },
];

test("points are told by source, and round by round as points, not as chests", () => {
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
    [7, 5, 12, 21],
    [7, -2, 3, 20],
  ]);
});
