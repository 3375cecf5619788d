/** What the last round brought to everybody: a look at the scores before the next one. */
import type { GameModule } from "../games/contract";
import type { Heard, Now } from "../wire/wire";

export interface Tally {
  round: number;
  /** Where the points of the round came from, in the reader's words. */
  sources: string[];
  rows: { seat: number; parts: number[]; gained: number; total: number }[];
}

type Scored = Pick<GameModule, "momentOf" | "resultOf" | "scoresRounds">;

/** The round that ended last, and what it brought; nothing in games that do not score their rounds. */
export function tallyOf(game: Scored, lines: Heard[], now: Now, sheet: unknown): Tally | null {
  if (!game.scoresRounds) return null;
  const begins = lines.flatMap((line, index) => {
    const moment = game.momentOf(line.event, now);
    return moment?.kind === "round" ? [{ index, round: moment.round }] : [];
  });
  const next = begins.at(-1);
  if (!next) return null;
  const before = game.resultOf(lines.slice(0, begins.at(-2)?.index ?? 0), now, sheet);
  const after = game.resultOf(lines.slice(0, next.index), now, sheet);
  if (!before || !after) return null;
  const partOf = (result: typeof after, seat: number, source: string): number =>
    result.scores[seat]?.parts[result.sources.indexOf(source)] ?? 0;
  const all = after.scores.map(({ seat }) => ({
    seat,
    parts: after.sources.map((source) => partOf(after, seat, source) - partOf(before, seat, source)),
    total: after.sources.reduce((sum, source) => sum + partOf(after, seat, source), 0),
  }));
  const used = after.sources.map((_, source) => all.some(({ parts }) => parts[source] !== 0));
  return {
    round: next.round - 1,
    sources: after.sources.filter((_, source) => used[source]),
    rows: all.map(({ seat, parts, total }) => ({
      seat,
      parts: parts.filter((_, source) => used[source]),
      gained: parts.reduce((sum, part) => sum + part, 0),
      total,
    })),
  };
}
