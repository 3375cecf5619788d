/** Pirates of the 7 Seas at the table. */
import type { Event, View } from "../../wire/pirates7";
import type { Now } from "../../wire/wire";
import { t } from "../../words/words.svelte";
import type { GameModule, Moment } from "../contract";
import { askOf, describe } from "./describe";
import { curseName, nationName } from "./names";
import { marksOf } from "./pieces";
import Pirates7Table from "./Pirates7Table.svelte";
import { resultOf } from "./result";

const viewOf = (now: Now) => now.view as unknown as View;
/** What the log calls the players. */
const COLOURS = ["green", "white", "blue", "yellow"] as const;

function momentOf(event: Event): Moment | null {
  switch (event.event) {
    case "round_began":
      return { kind: "round", round: event.round };
    case "resolving":
      return { kind: "turn", who: COLOURS[event.seat] ?? "green" };
    case "caravan_played":
      return { kind: "named", name: t("pirates7-raid", { nation: nationName(event.nation) }) };
    case "curse_played":
      return { kind: "named", name: curseName(event.curse) };
    case "game_ended":
      return { kind: "end" };
    default:
      return null;
  }
}

export const pirates7: GameModule = {
  Board: Pirates7Table,
  rounds: () => true,
  marksOf: (event) => marksOf(event as Event),
  momentOf: (event) => momentOf(event as Event),
  describe: (now) => describe(viewOf(now)),
  askOf: (now) => askOf(viewOf(now)),
  resultOf,
};
