/** The first edition of Rum & Bones at the table. */
import { addIcons } from "../../kit/icons";
import { rumbones as icons } from "../../kit/icons/rumbones";
import type { Event, Sheet, View } from "../../wire/rumbones";
import type { Choice, Now } from "../../wire/wire";
import { t } from "../../words/words.svelte";
import { Names } from "../boarding/names";
import type { GameModule, Moment } from "../contract";
import { describe } from "./describe";
import { marksOf, printedOn } from "./pieces";
import { resultOf } from "./result";
import RumbonesTable from "./RumbonesTable.svelte";

addIcons(icons);

const viewOf = (now: Now) => now.view as unknown as View;

const names = new Names("rumbones");

function momentOf(event: Event): Moment | null {
  switch (event.event) {
    case "turn_began":
      return { kind: "turn", who: event.side };
    case "kraken_came":
      return { kind: "named", name: names.of("kraken") };
    case "dragon_came":
      return { kind: "named", name: names.of("dragon") };
    case "claimed":
      return { kind: "named", name: t("rumbones-claimed", { what: names.of(event.what) }) };
    case "knocked_out":
      return { kind: "named", name: t("rumbones-fell", { hero: names.of(event.hero) }) };
    case "game_won":
      return { kind: "end" };
    default:
      return null;
  }
}

function aboutOf(choice: Choice, sheet: Sheet): string {
  return names.lines(printedOn(choice, sheet)).join(" ");
}

export const rumbones: GameModule = {
  Board: RumbonesTable,
  rounds: () => false,
  marksOf: (event) => marksOf(event as Event),
  momentOf: (event) => momentOf(event as Event),
  describe: (now) => describe(viewOf(now), names),
  askOf: (now) => viewOf(now).asked?.question ?? null,
  aboutOf: (choice, sheet) => aboutOf(choice, sheet as Sheet),
  resultOf: (lines, now, sheet) => resultOf(lines, now, sheet as Sheet, names),
};
