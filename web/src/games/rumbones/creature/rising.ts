/** Which events are a scene, and which are heard. */
import type { Sound } from "../../../app/sound";
import type { Event } from "../../../wire/rumbones";
import { t } from "../../../words/words.svelte";
import type { Names } from "../../boarding/names";

/** The creature that comes up in some events. */
export function risingIn(events: readonly Event[]): "kraken" | "dragon" | null {
  if (events.some(({ event }) => event === "kraken_came")) return "kraken";
  return events.some(({ event }) => event === "dragon_came") ? "dragon" : null;
}

/** What the scene of a creature says. */
export function sceneOf(
  names: Names,
  beast: "kraken" | "dragon",
): { title: string; text: string; closes: string } {
  const closes = t("rumbones-scene-close", { what: names.of(beast) });
  return beast === "kraken"
    ? { title: t("rumbones-scene-kraken"), text: t("rumbones-scene-kraken-text"), closes }
    : { title: t("rumbones-scene-dragon"), text: t("rumbones-scene-dragon-text"), closes };
}

export function soundOf(event: Event): Sound | null {
  switch (event.event) {
    case "attack_declared":
      return event.by.kind === "cannon" ? "cannon" : "dice";
    case "rolled":
    case "swing_rolled":
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
