import { expect, test } from "vitest";
import { sameMove } from "../games/moves";
import { marksOfMove } from "../games/pirates7/pieces";
import type { Opinion } from "../wire/wire";
import { leadOf } from "./verdict";

const thought = (percent: number, tried = 50): Opinion => ({
  move: {},
  phrase: { key: "x", args: [], rule: null },
  tried,
  percent,
  brings: [],
});

test("a hint says how far its move is ahead of the next best", () => {
  const lead = (...thoughts: Opinion[]) => leadOf({ thoughts, imagined: 100 });
  expect(lead(thought(60), thought(50))).toBe("clear");
  expect(lead(thought(53), thought(50))).toBe("slight");
  expect(lead(thought(50), thought(50))).toBe("even");
  expect(lead(thought(48), thought(50))).toBe("even");
  expect(lead(thought(60))).toBeNull();
  expect(lead(thought(60), thought(0, 0))).toBeNull();
});

test("a move is known whatever the order of its fields", () => {
  expect(sameMove({ place: { die: 3, to: 4 } }, { place: { to: 4, die: 3 } })).toBe(true);
  expect(sameMove({ place: { die: 3, to: 4 } }, { place: { to: 3, die: 4 } })).toBe(false);
  expect(sameMove("pass", "pass")).toBe(true);
});

test("an advised move of Pirates is shown where it is made", () => {
  expect(marksOfMove({ choose_character: "captain" }, 1)).toEqual(["character:captain"]);
  expect(marksOfMove({ buy: 2 }, 1)).toEqual(["ships:1", "chests:1"]);
  expect(marksOfMove("draw", 1)).toEqual(["deck:now"]);
  expect(marksOfMove("done", 1)).toEqual([]);
});
