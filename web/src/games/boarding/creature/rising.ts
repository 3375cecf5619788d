/** Which events are a scene, and which are heard. */
import type { Sound } from "../../../app/sound";
import { t } from "../../../words/words.svelte";
import type { Names } from "../names";

export type Beast = "kraken" | "dragon";

/** What happened, as far as it is seen and heard; whoever attacks is of some kind. */
export interface Happened {
  event: string;
  by?: unknown;
}

/** The creature that comes up in some events. */
export function risingIn(events: readonly Happened[]): Beast | null {
  if (events.some(({ event }) => event === "kraken_came")) return "kraken";
  return events.some(({ event }) => event === "dragon_came") ? "dragon" : null;
}

/** What the scene of a creature says. */
export function sceneOf(names: Names, beast: Beast): { title: string; text: string; closes: string } {
  const closes = t("boarding-scene-close", { what: names.of(beast) });
  return beast === "kraken"
    ? { title: t("boarding-scene-kraken"), text: names.own("scene-kraken-text"), closes }
    : { title: t("boarding-scene-dragon"), text: names.own("scene-dragon-text"), closes };
}

/** Whether a ship's gun fires, whatever the edition calls it. */
const isGun = (by: unknown): boolean =>
  typeof by === "object" && by !== null && "kind" in by && (by.kind === "cannon" || by.kind === "gun");

export function soundOf({ event, by }: Happened): Sound | null {
  switch (event) {
    case "attack_declared":
      return isGun(by) ? "cannon" : "dice";
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
