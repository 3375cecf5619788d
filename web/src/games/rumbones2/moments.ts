/** How the story is divided, and which places of it are worth jumping to. */
import type { Event2 } from "../../wire/rumbones2";
import { t } from "../../words/words.svelte";
import type { Names } from "../boarding/names";
import type { Moment } from "../contract";

/** Where everybody plays alone there are no rounds, and the turns go round the seats; in a battle they are too short to be headed. */
export function momentOf(event: Event2, alone: boolean, names: Names): Moment | null {
  switch (event.event) {
    case "round_began":
      return { kind: "round", round: event.round };
    case "turn_began":
      return alone ? { kind: "turn", who: event.side } : null;
    case "kraken_came":
      return { kind: "named", name: names.of("kraken") };
    case "dragon_came":
      return { kind: "named", name: names.of("dragon") };
    case "piece_destroyed":
      return { kind: "named", name: t("rumbones2-destroyed", { what: names.of(event.piece) }) };
    case "defeated":
      return { kind: "named", name: t("rumbones2-fell", { hero: names.of(event.hero.id) }) };
    case "game_won":
      return { kind: "end" };
    default:
      return null;
  }
}
