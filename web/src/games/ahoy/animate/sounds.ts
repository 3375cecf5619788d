import type { Sound } from "../../../app/sound";
import type { Event } from "../../../wire/ahoy";

const sounds: Partial<Record<Event["event"], Sound>> = {
  dice_rolled: "dice",
  battle_rolled: "dice",
  slot_damaged: "cannon",
  gold_gained: "coin",
  delivered: "coin",
  stepped: "sail",
  flew: "sail",
};

/** What an event sounds like; most make no noise. */
export function soundOf(event: Event): Sound | undefined {
  return sounds[event.event];
}
