/** The second edition of Rum & Bones at the table. */
import { addIcons } from "../../kit/icons";
import { rumbones as icons } from "../../kit/icons/rumbones";
import type { Event2, Sheet2, View2 } from "../../wire/rumbones2";
import type { Choice, Now } from "../../wire/wire";
import { t } from "../../words/words.svelte";
import { Names } from "../boarding/names";
import type { GameModule, Moment } from "../contract";
import { describe } from "./describe";
import { marksOf, printedOn } from "./pieces";
import { resultOf } from "./result";
import Rumbones2Table from "./Rumbones2Table.svelte";

addIcons(icons);

const viewOf = (now: Now) => now.view as unknown as View2;

const names = new Names("rumbones2");

function momentOf(event: Event2): Moment | null {
  switch (event.event) {
    case "round_began":
      return { kind: "round", round: event.round };
    case "kraken_came":
      return { kind: "named", name: names.of("kraken") };
    case "dragon_came":
      return { kind: "named", name: names.of("dragon") };
    case "piece_destroyed":
      return { kind: "named", name: t("rumbones2-destroyed", { what: names.of(event.piece) }) };
    case "defeated":
      return { kind: "named", name: t("rumbones2-fell", { hero: names.of(event.hero) }) };
    case "game_won":
      return { kind: "end" };
    default:
      return null;
  }
}

function aboutOf(choice: Choice, sheet: Sheet2): string {
  return names.lines(printedOn(choice, sheet)).join(" ");
}

export const rumbones2: GameModule = {
  Board: Rumbones2Table,
  rounds: true,
  marksOf: (event) => marksOf(event as Event2),
  momentOf: (event) => momentOf(event as Event2),
  describe: (now) => describe(viewOf(now), names),
  askOf: (now) => viewOf(now).asked?.question ?? null,
  aboutOf: (choice, sheet) => aboutOf(choice, sheet as Sheet2),
  resultOf: (lines, now) => resultOf(lines, now, names),
};
