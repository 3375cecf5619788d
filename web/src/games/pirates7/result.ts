/** Where the points came from, and how they grew from round to round. */
import type { Event, View } from "../../wire/pirates7";
import type { Heard, Now } from "../../wire/wire";
import { t } from "../../words/words.svelte";
import type { Growth, Result } from "../contract";
import { lootName, term } from "./names";

/** The points at the start of the game: a chest each. */
const START = 7;

export function resultOf(lines: Heard[], now: Now): Result {
  const view = now.view as unknown as View;
  const events = lines.map((line) => line.event as unknown as Event);
  return {
    sources: [term("chests"), lootName("talisman"), term("yin_yang"), term("black_marks")],
    scores: view.boards.map(({ seat, chests, talismans, yin_yang, marks, score }) => {
      const counted = score ?? { chests, talismans, yin_yang, marks };
      const tokens = Math.floor(counted.yin_yang / 3);
      const parts = [counted.chests, counted.talismans, tokens, -3 * counted.marks];
      return { seat, total: score?.points ?? parts.reduce((sum, part) => sum + part, 0), parts };
    }),
    growth: growthOf(events, view.players),
  };
}

/** The points after every round and in the end; cards left in hand, the last Goods and tokens are counted there. */
function growthOf(events: readonly Event[], players: number): Growth {
  const marks = ["0"];
  const seats = Array.from({ length: players }, () => [START]);
  const mark = (name: string, points: readonly number[]) => {
    marks.push(name);
    seats.forEach((values, seat) => values.push(points[seat] ?? 0));
  };
  const end: number[] = [];
  for (const event of events) {
    if (event.event === "round_ended") mark(String(event.round), event.points);
    else if (event.event === "scored") end[event.seat] = event.score.points;
    else if (event.event === "game_ended") mark(t("pirates7-mark-end"), end);
  }
  return { title: t("pirates7-growth"), marks, seats, goal: null };
}
