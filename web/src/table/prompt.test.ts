import { expect, test } from "vitest";
import type { GameModule } from "../games/contract";
import type { Now, SeatInfo, TableInfo } from "../wire/wire";
import { words } from "../words/words.svelte";
import { playsItself, promptOf } from "./prompt";

await words.choose("en");

const seat = (number: number, more: Partial<SeatInfo> = {}) =>
  ({ seat: number, role: "", deputy: null, conceded: false, ...more }) as SeatInfo;
const table = (more: Partial<TableInfo> = {}) =>
  ({ game: "four", status: "playing", seats: [seat(0), seat(1)], ...more }) as TableInfo;
const game = (key: string | null) =>
  ({ askOf: () => key && { key, args: [], rule: null } }) as unknown as GameModule;
const asked = (number: number) =>
  ({
    turn: { waiting: [{ seat: number, decision: 1 }] },
    choices: { seat: number, decision: 1, moves: [], asides: [] },
  }) as unknown as Now;

test("nobody has a turn in a game that is over, whatever was left to be decided", () => {
  expect(promptOf(game(null), table(), asked(0), 0).mine).toBe(true);
  const over = promptOf(game(null), table({ status: "over" }), asked(0), 0);
  expect(over).toEqual({ text: "The game is over.", mine: false });
});

test("who has given up or left the seat to a bot is not told to decide", () => {
  for (const more of [{ conceded: true }, { deputy: "random" }]) {
    const info = table({ seats: [seat(0, more), seat(1)] });
    expect(playsItself(info, 0)).toBe(false);
    expect(promptOf(game(null), info, asked(0), 0).mine).toBe(false);
  }
});

test("what others decide is told with the question they are asked", () => {
  const { text, mine } = promptOf(game("ask-nothing"), table(), asked(1), 0);
  expect(mine).toBe(false);
  expect(text).toMatch(/is asked: “.+”/);
});

test("what any one of a side may decide is told as that", () => {
  const shared = {
    ...asked(0),
    turn: {
      waiting: [
        { seat: 0, decision: 1 },
        { seat: 1, decision: 1 },
      ],
      any: true,
    },
  };
  const now = shared as unknown as Now;
  expect(promptOf(game(null), table(), now, 0)).toMatchObject({ mine: true });
  expect(promptOf(game(null), table(), now, 0).text).toMatch(/^Any one of your side decides: /);
  expect(promptOf(game("ask-nothing"), table(), { ...now, choices: null }, null).text).toMatch(
    /^Any one of these may decide: /,
  );
});
