/** How the story is divided, and which places of it are worth jumping to. */
import type { Event, View } from "../../wire/runebound";
import { t } from "../../words/words.svelte";
import type { Moment } from "../contract";
import type { Names } from "./names";

/** A round is a turn of everybody; who plays alone has no need to be named in each. */
export function momentOf(event: Event, view: Pick<View, "players" | "parties">, names: Names): Moment | null {
  switch (event.event) {
    case "turn_began": {
      const { players, parties } = view;
      if (players === 1) return { kind: "round", round: event.turn };
      const who = parties[event.seat]?.hero ?? event.seat;
      const [round, place] = [Math.ceil(event.turn / players), (event.turn - 1) % players];
      return place === 0 ? { kind: "round", round, who } : { kind: "turn", who };
    }
    case "event_placed":
      return { kind: "named", name: names.of(event.card) };
    case "challenge_defeated":
      return { kind: "named", name: t("runebound-moment-won", { foe: names.of(event.card) }) };
    case "duel_began":
      return { kind: "named", name: t("runebound-moment-duel") };
    case "knocked_out":
      return { kind: "named", name: t("runebound-moment-fallen") };
    case "finale_began":
      return { kind: "named", name: names.of("stage-finale") };
    case "game_won":
    case "all_fallen":
    case "game_stopped":
      return { kind: "end" };
    default:
      return null;
  }
}
