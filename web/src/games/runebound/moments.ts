/** How the story is divided, and which places of it are worth jumping to. */
import type { Event } from "../../wire/runebound";
import type { Moment } from "../contract";

export function momentOf(event: Event): Moment | null {
  switch (event.event) {
    case "turn_began":
      return { kind: "turn", who: event.seat };
    case "game_won":
    case "all_fallen":
    case "game_stopped":
      return { kind: "end" };
    default:
      return null;
  }
}
