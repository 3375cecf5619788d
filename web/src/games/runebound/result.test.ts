import { beforeAll, expect, test } from "vitest";
import type { Event } from "../../wire/runebound";
import type { Heard, Now } from "../../wire/wire";
import { words } from "../../words/words.svelte";
import { describe as said } from "./describe";
import { at, map, party, sheet, view } from "./fixtures/realm";
import { journeysOf } from "./journey/journey";
import { momentOf } from "./moments";
import { names } from "./names";
import { growthOf, resultOf } from "./result";

beforeAll(async () => {
  await words.choose("en");
  await words.learn("runebound");
});

const story = [
  { event: "turn_began", seat: 0, turn: 1 },
  { event: "placed", seat: 0, hex: at("B02") },
  { event: "entered", seat: 0, from: at("B02"), hex: at("A02"), left: 1 },
  { event: "entered", seat: 0, from: at("A02"), hex: at("A03"), left: 0 },
  { event: "challenge_defeated", seat: 0, card: "G01" },
  { event: "token_taken", seat: 0, colour: "green", hex: at("A03") },
  { event: "turn_began", seat: 1, turn: 2 },
  { event: "placed", seat: 1, hex: at("B02") },
  { event: "turn_began", seat: 0, turn: 3 },
  { event: "knocked_out", seat: 0, hex: at("A03") },
  { event: "carried_to", seat: 0, hex: at("B02"), city: "tamalir" },
  { event: "entered", seat: 0, from: at("B02"), hex: at("B01"), left: 0 },
  { event: "tokens_taken", seat: 0, tokens: [1, 0, 0, 1] },
] as Event[];
const lines = story.map((event, step) => ({ event, step, phrase: { key: "x", args: [], rule: null } }));
const two = view({ players: 2, parties: [party({ level: 2, runes: 1 }), party({ hero: "mok" })] });

test("a journey goes from hex to hex, and begins anew where a hero was carried", () => {
  const [own, other] = journeysOf(story, 2);
  expect(own?.stretches).toEqual([
    [at("B02"), at("A02"), at("A03")],
    [at("B02"), at("B01")],
  ]);
  expect(own?.deeds).toEqual([
    { hex: at("A03"), kind: "won" },
    { hex: at("A03"), kind: "fell" },
  ]);
  expect([own?.steps, other?.steps, other?.stretches]).toEqual([3, 0, [[at("B02")]]]);
});

test("the result counts challenges by colour, runes and falls, and shows the level", () => {
  const { scores, sources } = resultOf(
    lines as unknown as Heard[],
    { view: two } as unknown as Now,
    sheet,
    names,
  );
  expect(sources).toHaveLength(6);
  expect(scores).toEqual([
    { seat: 0, total: 2, parts: [1, 0, 0, 0, 1, 1] },
    { seat: 1, total: 1, parts: [0, 0, 0, 0, 0, 0] },
  ]);
});

test("experience grows by what the tokens are worth, turn by turn", () => {
  const growth = growthOf(story, 2);
  expect(growth?.marks).toEqual(["0", "1", "2", "3"]);
  expect(growth?.seats).toEqual([
    [0, 1, 1, 6],
    [0, 0, 0, 0],
  ]);
});

test("a long journey is told by every few turns, and its end is never left out", () => {
  const long = Array.from({ length: 200 }, (_, turn) => ({ event: "turn_began", seat: 0, turn: turn + 1 }));
  const growth = growthOf(long as Event[], 1);
  expect(growth?.marks.length).toBeLessThanOrEqual(41);
  expect(growth?.marks.at(-1)).toBe("200");
});

test("a round is a turn of everybody, and each begins with whose it is", () => {
  const moments = story.map((event) => momentOf(event, two, names)).filter((one) => one !== null);
  expect(moments.slice(0, 3)).toEqual([
    { kind: "round", round: 1, who: "edda" },
    { kind: "named", name: expect.stringContaining("defeated") as string },
    { kind: "turn", who: "mok" },
  ]);
  expect(momentOf(story[8] as Event, view(), names)).toEqual({ kind: "round", round: 3 });
  expect(momentOf({ event: "all_fallen" }, view(), names)).toEqual({ kind: "end" });
});

test("the table is told in words", () => {
  const text = said(view({ doom: { tokens: 2 } }), names, map);
  expect(text).toContain("life 4 of 5");
  expect(text).toContain("at A01");
  expect(text).toContain("2 cities");
  expect(said(view({ stage: "setup" }), names, map)).not.toContain("Turn");
});
