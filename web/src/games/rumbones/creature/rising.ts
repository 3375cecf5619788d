/** Which events are a scene, and which are heard. */
import type { Sound } from "../../../app/sound";
import type { Event } from "../../../wire/rumbones";

/** The creature that comes up in some events. */
export function risingIn(events: readonly Event[]): "kraken" | "dragon" | null {
  if (events.some(({ event }) => event === "kraken_came")) return "kraken";
  return events.some(({ event }) => event === "dragon_came") ? "dragon" : null;
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
