/** The way of every hero through the world, as the story tells it. */
import type { Event } from "../../../wire/runebound";

export interface Deed {
  hex: number;
  kind: "won" | "fell";
}

export interface Journey {
  seat: number;
  /** The hexes in the order in which they were entered; a hero who was carried or brought somewhere begins a new stretch. */
  stretches: number[][];
  deeds: Deed[];
  steps: number;
}

/** Follows every seat through the story; `where` the parties stand at last is known without it. */
export function journeysOf(events: readonly Event[], players: number): Journey[] {
  const journeys = Array.from({ length: players }, (_, seat): Journey => {
    return { seat, stretches: [], deeds: [], steps: 0 };
  });
  const walk = (seat: number, hex: number, from: number | null) => {
    const journey = journeys[seat];
    if (!journey) return;
    const last = journey.stretches.at(-1);
    if (from !== null && last && last.at(-1) === from) last.push(hex);
    else journey.stretches.push(from === null ? [hex] : [from, hex]);
    if (from !== null) journey.steps += 1;
  };
  for (const event of events) {
    switch (event.event) {
      case "placed":
      case "warped":
      case "carried_to":
        walk(event.seat, event.hex, null);
        break;
      case "entered":
      case "retreated":
        walk(event.seat, event.hex, event.from);
        break;
      case "challenge_defeated": {
        const hex = journeys[event.seat]?.stretches.at(-1)?.at(-1);
        if (hex !== undefined) journeys[event.seat]?.deeds.push({ hex, kind: "won" });
        break;
      }
      case "knocked_out":
        journeys[event.seat]?.deeds.push({ hex: event.hex, kind: "fell" });
        break;
      default:
    }
  }
  return journeys;
}
