/** Where the victory points came from, and how they grew from round to round; alone, the lives that are left. */
import type { Event2, Fighter, Sheet2, View2 } from "../../wire/rumbones2";
import type { Heard, Now } from "../../wire/wire";
import { t } from "../../words/words.svelte";
import type { Names } from "../boarding/names";
import type { Growth, Result } from "../contract";

/** What points are for: the event before them tells. */
const SOURCES = ["defeated", "piece_destroyed", "dragon_gone", "kraken_gone"] as const;
type Source = (typeof SOURCES)[number];
const isSource = (event: string): event is Source => (SOURCES as readonly string[]).includes(event);

export function resultOf(
  lines: readonly Heard[],
  now: Now,
  { points }: Pick<Sheet2, "points">,
  names: Names,
): Result {
  const view = now.view as unknown as View2;
  const events = lines.map((line) => line.event as unknown as Event2);
  return view.alone ? livesOf(events, view) : pointsOf(events, view, points, names);
}

function pointsOf(events: readonly Event2[], view: View2, goal: number, names: Names): Result {
  const gained = view.sides.map(() => SOURCES.map(() => 0));
  const totals = view.sides.map(() => 0);
  let source: Source = "defeated";
  for (const event of events) {
    if (isSource(event.event)) source = event.event;
    if (event.event !== "scored") continue;
    // The last points may be more than are needed; nobody has more than those.
    const more = event.total - (totals[event.side] ?? 0);
    totals[event.side] = event.total;
    const at = SOURCES.indexOf(source);
    gained[event.side] = (gained[event.side] ?? []).map((sum, part) => (part === at ? sum + more : sum));
  }
  return {
    sources: [t("rumbones2-from-heroes"), t("rumbones2-from-pieces"), names.of("dragon"), names.of("kraken")],
    scores: view.seats.map(({ seat, side }) => ({
      seat,
      total: view.sides[side]?.points ?? 0,
      parts: gained[side] ?? [],
    })),
    growth: growthOf(events, view, goal),
  };
}

/** The points of every seat's side at the end of each round. */
function growthOf(events: readonly Event2[], view: View2, goal: number): Growth {
  const points = view.sides.map(() => 0);
  const marks = ["0"];
  const seats = view.seats.map(() => [0]);
  const mark = (round: number) => {
    if (round === 0) return;
    marks.push(String(round));
    view.seats.forEach(({ side }, at) => seats[at]?.push(points[side] ?? 0));
  };
  let round = 0;
  for (const event of events) {
    if (event.event === "scored") points[event.side] = event.total;
    if (event.event !== "round_began") continue;
    mark(round);
    round = event.round;
  }
  mark(round);
  return { title: t("rumbones2-growth"), marks, seats, goal };
}

/** Alone it counts who is still there: whom everybody defeated, how often they fell, and the lives they have left. */
function livesOf(events: readonly Event2[], view: View2): Result {
  // Everybody is a side.
  const seatOf = (hero: Fighter | null) => hero?.side ?? null;
  const falls = events.filter((event) => event.event === "defeated");
  const fallen = (seat: number) => falls.filter(({ hero }) => seatOf(hero) === seat).length;
  const left = (seat: number) =>
    view.heroes.filter(({ owner }) => owner === seat).reduce((sum, { lives }) => sum + lives, 0);
  const seats = view.seats.map(({ seat }) => {
    let lives = left(seat) + fallen(seat);
    return [lives, ...falls.map(({ hero }) => (lives -= Number(seatOf(hero) === seat)))];
  });
  return {
    sources: [t("rumbones2-from-defeats"), t("rumbones2-from-falls")],
    scores: view.seats.map(({ seat }) => ({
      seat,
      total: left(seat),
      parts: [falls.filter(({ by }) => seatOf(by) === seat).length, fallen(seat)],
    })),
    total: t("rumbones2-lives-left"),
    growth: {
      title: t("rumbones2-lives-growth"),
      below: t("rumbones2-falls-below"),
      marks: Array.from({ length: falls.length + 1 }, (_, fall) => String(fall)),
      seats,
      goal: null,
    },
  };
}
