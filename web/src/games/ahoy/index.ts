/** Ahoy at the table. */
import type { Event, View } from "../../wire/ahoy";
import type { Now, Phrase } from "../../wire/wire";
import type { GameModule, Moment } from "../contract";
import AhoyTable from "./AhoyTable.svelte";
import { labelOf } from "./chart";
import { describe } from "./describe";
import { marksOf } from "./marks";
import { resultOf } from "./result";

const viewOf = (now: Now) => now.view as unknown as View;

function momentOf(event: Event): Moment | null {
  switch (event.event) {
    case "round_began":
      return { kind: "round", round: event.round };
    case "turn_began":
      return { kind: "turn", who: event.faction };
    case "battle_began":
      return { kind: "battle", at: labelOf(event.at) };
    case "game_ended":
      return { kind: "end" };
    default:
      return null;
  }
}

/** The question with the numbers and places its sentence speaks of. */
function askOf(view: View): Phrase | null {
  const asked = view.asked;
  if (!asked) return null;
  const args: Phrase["args"] = [["dice", { number: view.dice_due }]];
  if (asked.voyage) {
    const [ship, at, steps] = asked.voyage;
    const figure = typeof ship.kind === "string" ? ship.kind : `flagship-${ship.kind.flagship}`;
    args.push(["steps", { number: steps }], ["at", { label: labelOf(at) }], ["ship", { name: figure }]);
  }
  return { key: asked.what, args, rule: null };
}

export const ahoy: GameModule = {
  Board: AhoyTable,
  rounds: () => true,
  scoresRounds: true,
  marksOf: (event) => marksOf(event as Event),
  momentOf: (event) => momentOf(event as Event),
  describe: (now) => describe(viewOf(now)),
  askOf: (now) => askOf(viewOf(now)),
  resultOf,
};
