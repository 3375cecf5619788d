/** How long each event is shown, and what moves across the chart meanwhile. */
import type { At, Event, Ship } from "../../../wire/ahoy";

/** A piece on its way from one space to another. */
export interface Glide {
  ship: Ship | "comrades";
  from: At;
  to: At;
  /** A direct move flies in a bow, a current drifts. */
  way: "sail" | "drift" | "fly";
}

export function glideOf(event: Event): Glide | null {
  switch (event.event) {
    case "stepped":
      return { ship: event.ship, from: event.from, to: event.to, way: "sail" };
    case "carried":
      return { ship: event.ship, from: event.from, to: event.to, way: "drift" };
    case "flew":
      return { ship: event.ship, from: event.from, to: event.to, way: "fly" };
    case "comrades_moved":
      return { ship: "comrades", from: event.from, to: event.to, way: "fly" };
    default:
      return null;
  }
}

const TIMES: Partial<Record<Event["event"], number>> = {
  dice_rolled: 300,
  market_dealt: 220,
  market_cleared: 200,
  tile_laid: 420,
  placed: 260,
  die_placed: 320,
  die_set_aside: 220,
  stepped: 380,
  carried: 420,
  flew: 450,
  wrecked: 360,
  gold_gained: 220,
  gold_taken: 260,
  fame_gained: 320,
  wealth_raised: 260,
  battle_began: 450,
  battle_avoided: 420,
  aimed: 300,
  battle_rolled: 450,
  battle_won: 450,
  manoeuvre_made: 320,
  slot_damaged: 380,
  removed: 360,
  repaired: 240,
  die_loaded: 320,
  patrol_placed: 300,
  stronghold_raised: 380,
  comrades_landed: 280,
  comrades_removed: 280,
  comrades_moved: 380,
  plan_played: 420,
  cannons_raised: 240,
  recruited: 320,
  smuggled: 320,
  stolen: 320,
  delivered: 360,
  reward_taken: 320,
  region_scored: 260,
  pledge_revealed: 450,
  round_began: 320,
};

/** For how long an event is shown, in milliseconds; 0 for what nobody needs to see. */
export function timeOf(event: Event): number {
  return TIMES[event.event] ?? 0;
}
