import { expect, test } from "vitest";
import game from "../games/ahoy/fixtures/fame.json";
import { resultOf } from "../games/ahoy/result";
import type { Moment } from "../games/contract";
import type { Heard, Now } from "../wire/wire";
import { tallyOf } from "./tally";

const lines = game.lines as unknown as Heard[];
const now = game.now as unknown as Now;

function momentOf(event: unknown): Moment | null {
  const { event: kind, round = 0 } = event as { event: string; round?: number };
  return kind === "round_began" ? { kind: "round", round } : null;
}
const ahoy = { momentOf, resultOf, scoresRounds: true };
/** The story up to and with the beginning of a round. */
const upTo = (round: number): Heard[] =>
  lines.slice(
    0,
    1 + lines.findIndex(({ event }) => (momentOf(event) as { round?: number })?.round === round),
  );

test("before the first round is over there is nothing to look at", () => {
  expect(tallyOf(ahoy, upTo(2).slice(0, -1), now, null)).toBeNull();
});

test("a round that ended shows what it brought and where everybody stands, until the next one ends", () => {
  const growth = resultOf(lines, now).growth;
  for (const round of [1, 2, 3, 4]) {
    for (const story of [
      upTo(round + 1),
      upTo(round + 1).concat(lines.slice(0, 3).map((line) => ({ ...line, event: {} }))),
    ]) {
      const tally = tallyOf(ahoy, story, now, null);
      expect(tally?.round).toBe(round);
      expect(tally?.rows.map(({ total }) => total)).toEqual(growth?.seats.map((values) => values[round]));
      expect(tally?.rows.map(({ gained }) => gained)).toEqual(
        growth?.seats.map((values) => (values[round] ?? 0) - (values[round - 1] ?? 0)),
      );
      for (const { parts, gained } of tally?.rows ?? []) {
        expect(parts).toHaveLength(tally?.sources.length ?? -1);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(gained);
      }
    }
  }
});

test("games that do not score their rounds show nothing", () => {
  expect(tallyOf({ momentOf, resultOf }, upTo(3), now, null)).toBeNull();
});
