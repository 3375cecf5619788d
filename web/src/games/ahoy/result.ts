/** Where the fame came from, and how it grew from round to round. */
import { keys, t } from "../../words/words.svelte";
import type { Event, FameSource, View } from "../../wire/ahoy";
import type { Heard, Now } from "../../wire/wire";
import type { Result } from "../contract";

const SOURCES: readonly FameSource[] = ["control", "delivery", "reward", "pledge"];

const NAMES = keys({
  control: "ahoy-source-control",
  delivery: "ahoy-source-delivery",
  reward: "ahoy-source-reward",
  pledge: "ahoy-source-pledge",
} as const satisfies Record<FameSource, string>);

export function resultOf(lines: Heard[], now: Now): Result {
  const view = now.view as unknown as View;
  const factions = view.boards.map(({ faction }) => faction);
  const parts = factions.map(() => SOURCES.map(() => 0));
  const fame = factions.map(() => 0);
  const marks: string[] = ["0"];
  const grown: number[][] = factions.map(() => [0]);
  const mark = (name: string) => {
    marks.push(name);
    grown.forEach((values, seat) => values.push(fame[seat] ?? 0));
  };
  let since = false;
  for (const line of lines) {
    const event = line.event as unknown as Event;
    if (event.event === "fame_gained") {
      const seat = factions.indexOf(event.faction);
      const row = parts[seat];
      const source = SOURCES.indexOf(event.source);
      if (row && source >= 0) row[source] = (row[source] ?? 0) + event.fame;
      if (seat >= 0) fame[seat] = (fame[seat] ?? 0) + event.fame;
      since = true;
    } else if (event.event === "round_ended") {
      mark(String(event.round));
      since = false;
    } else if (event.event === "game_ended" && since) {
      mark(t("ahoy-mark-end"));
    }
  }
  const used = SOURCES.map((_, source) => parts.some((row) => (row[source] ?? 0) > 0));
  const kept = <T>(list: readonly T[]) => list.filter((_, source) => used[source]);
  return {
    sources: kept(SOURCES).map((source) => t(NAMES[source])),
    scores: view.boards.map((board, seat) => ({ seat, total: board.fame, parts: kept(parts[seat] ?? []) })),
    growth: { title: t("ahoy-growth"), marks, seats: grown, goal: 30 },
  };
}
