/** Which events are a scene, and which are heard. */
import type { Sound } from "../../../app/sound";
import type { Event2 } from "../../../wire/rumbones2";
import { t } from "../../../words/words.svelte";
import type { Names } from "../../boarding/names";

/** The creature that comes up in some events. */
export function risingIn(events: readonly Event2[]): "kraken" | "dragon" | null {
  if (events.some(({ event }) => event === "kraken_came")) return "kraken";
  return events.some(({ event }) => event === "dragon_came") ? "dragon" : null;
}

/** What the scene of a creature says. */
export function sceneOf(
  names: Names,
  beast: "kraken" | "dragon",
): { title: string; text: string; closes: string } {
  const closes = t("rumbones2-scene-close", { what: names.of(beast) });
  return beast === "kraken"
    ? { title: t("rumbones2-scene-kraken"), text: t("rumbones2-scene-kraken-text"), closes }
    : { title: t("rumbones2-scene-dragon"), text: t("rumbones2-scene-dragon-text"), closes };
}

export function soundOf(event: Event2): Sound | null {
  switch (event.event) {
    case "attack_declared":
      return event.by.kind === "gun" ? "cannon" : "dice";
    case "rolled":
    case "swing_rolled":
    case "waters_searched":
      return "dice";
    case "coins_gained":
      return "coin";
    case "deployed":
    case "landed":
      return "sail";
    default:
      return null;
  }
}
