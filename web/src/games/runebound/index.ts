/** Runebound at the table. */
import type { Event, View } from "../../wire/runebound";
import type { Now } from "../../wire/wire";
import type { GameModule } from "../contract";
import { describe } from "./describe";
import { momentOf } from "./moments";
import { names } from "./names";
import { marksOf } from "./pieces";
import RuneboundTable from "./RuneboundTable.svelte";

const viewOf = (now: Now) => now.view as unknown as View;

export const runebound: GameModule = {
  Board: RuneboundTable,
  rounds: () => false,
  marksOf: (event) => marksOf(event as Event),
  momentOf: (event) => momentOf(event as Event),
  describe: (now) => describe(viewOf(now), names),
  askOf: (now) => viewOf(now).asked?.question ?? null,
  resultOf: () => null,
};
