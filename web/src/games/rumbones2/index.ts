/** The second edition of Rum & Bones at the table. */
import { addIcons } from "../../kit/icons";
import { rumbones as icons } from "../../kit/icons/rumbones";
import type { Event2, Sheet2, View2 } from "../../wire/rumbones2";
import type { Choice, Now } from "../../wire/wire";
import { Names } from "../boarding/names";
import type { GameModule } from "../contract";
import { describe } from "./describe";
import { momentOf } from "./moments";
import { marksOf, printedOn } from "./pieces";
import { resultOf } from "./result";
import Rumbones2Table from "./Rumbones2Table.svelte";

addIcons(icons);

const viewOf = (now: Now) => now.view as unknown as View2;

const names = new Names("rumbones2");

function aboutOf(choice: Choice, sheet: Sheet2): string {
  return names.lines(printedOn(choice, sheet)).join(" ");
}

export const rumbones2: GameModule = {
  Board: Rumbones2Table,
  rounds: (now) => !viewOf(now).alone,
  marksOf: (event) => marksOf(event as Event2),
  momentOf: (event, now) => momentOf(event as Event2, viewOf(now).alone, names),
  describe: (now) => describe(viewOf(now), names),
  askOf: (now) => viewOf(now).asked?.question ?? null,
  aboutOf: (choice, sheet) => aboutOf(choice, sheet as Sheet2),
  resultOf: (lines, now, sheet) => resultOf(lines, now, sheet as Sheet2, names),
};
