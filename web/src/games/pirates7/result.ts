/** Where the points came from, and how the chests grew from round to round. */
import type { Event, View } from "../../wire/pirates7";
import type { Heard, Now } from "../../wire/wire";
import { t } from "../../words/words.svelte";
import type { Growth, Result } from "../contract";
import { lootName, term } from "./names";

/** The chests at the start of the game. */
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

/** What an event brings or costs in chests. */
export function chestsBy(event: Event): number {
  switch (event.event) {
    case "ships_bought":
      return -event.ships;
    case "sold":
      return event.proceeds.reduce((sum, chests) => sum + chests, 0);
    case "deal_made":
    case "chests_received":
      return event.chests;
    case "wages_paid":
      return -event.chests;
    case "tavern_chest":
      return event.gained ? 1 : -1;
    default:
      return 0;
  }
}

function growthOf(events: readonly Event[], players: number): Growth {
  const chests = Array.from({ length: players }, () => START);
  const marks = ["0"];
  const seats = chests.map((count) => [count]);
  const mark = (name: string) => {
    marks.push(name);
    seats.forEach((values, seat) => values.push(chests[seat] ?? 0));
  };
  for (const event of events) {
    if ("seat" in event) chests[event.seat] = (chests[event.seat] ?? 0) + chestsBy(event);
    if (event.event === "round_ended") mark(String(event.round));
    else if (event.event === "game_ended") mark(t("pirates7-mark-end"));
  }
  return { title: t("pirates7-growth"), marks, seats, goal: null };
}
