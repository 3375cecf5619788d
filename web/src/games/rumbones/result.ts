/** Where the victory points came from, and how they grew from turn to turn. */
import type { Event, Sheet, View } from "../../wire/rumbones";
import type { Heard, Now } from "../../wire/wire";
import { t } from "../../words/words.svelte";
import type { Growth, Result } from "../contract";
import type { Names } from "../boarding/names";

const SOURCES = ["ship", "kraken", "dragon"] as const;

function sourceOf(what: string): number {
  const beast = SOURCES.indexOf(what as (typeof SOURCES)[number]);
  return beast < 0 ? 0 : beast;
}

export function resultOf(
  lines: readonly Heard[],
  now: Now,
  { points }: Pick<Sheet, "points">,
  names: Names,
): Result {
  const view = now.view as unknown as View;
  const events = lines.map((line) => line.event as unknown as Event);
  const claimed = events.filter((event) => event.event === "claimed");
  return {
    sources: [t("rumbones-from-ship"), names.of("kraken"), names.of("dragon")],
    scores: view.seats.map(({ seat, side }) => {
      const parts = SOURCES.map((_, source) =>
        claimed
          .filter((event) => event.side === side && sourceOf(event.what) === source)
          .reduce((sum, event) => sum + event.points, 0),
      );
      return { seat, total: view.sides.find((one) => one.side === side)?.points ?? 0, parts };
    }),
    growth: growthOf(events, view, points),
  };
}

/** The points of every seat's side at the end of each turn. */
function growthOf(events: readonly Event[], view: View, goal: number): Growth {
  const points = new Map(view.sides.map((side) => [side.side, 0]));
  const marks = ["0"];
  const seats = view.seats.map(() => [0]);
  const mark = (name: string) => {
    marks.push(name);
    view.seats.forEach(({ side }, at) => seats[at]?.push(points.get(side) ?? 0));
  };
  let turn = 0;
  for (const event of events) {
    if (event.event === "claimed") points.set(event.side, event.total);
    if (event.event === "turn_began") {
      if (turn > 0) mark(String(turn));
      turn = event.turn;
    }
  }
  if (turn > 0) mark(String(turn));
  return { title: t("rumbones-growth"), below: t("rumbones-growth-below"), marks, seats, goal };
}
