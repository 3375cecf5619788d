/** Runebound at the table. */
import type { Event, Sheet, View } from "../../wire/runebound";
import type { Choice, Now } from "../../wire/wire";
import { t } from "../../words/words.svelte";
import type { GameModule } from "../contract";
import { printedFor } from "./cards/text";
import { describe } from "./describe";
import Keepsake from "./journey/Keepsake.svelte";
import { momentOf } from "./moments";
import { names } from "./names";
import { marksOf } from "./pieces";
import { resultOf } from "./result";
import RuneboundTable from "./RuneboundTable.svelte";
import "./runebound.css";

const viewOf = (now: Now) => now.view as unknown as View;

export const runebound: GameModule = {
  Board: RuneboundTable,
  rounds: () => true,
  marksOf: (event) => marksOf(event as Event),
  momentOf: (event, now) => momentOf(event as Event, viewOf(now), names),
  describe: (now, sheet) => describe(viewOf(now), names, (sheet as Sheet).map),
  askOf: (now) => viewOf(now).asked?.question ?? null,
  aboutOf: (choice: Choice, sheet) => printedFor(choice, sheet as Sheet),
  resultOf: (lines, now, sheet) => resultOf(lines, now, sheet as Sheet, names),
  keepsake: { title: () => t("runebound-journey"), Picture: Keepsake },
};
