/** Connect Four at the table. */
import { t } from "../../words/words.svelte";
import type { Event, View } from "../../wire/four";
import type { GameModule } from "../contract";
import FourBoard from "./FourBoard.svelte";
import { marksOf, momentOf } from "./story";

export const four: GameModule = {
  Board: FourBoard,
  rounds: () => false,
  marksOf: (event) => marksOf(event as Event),
  momentOf: (event) => momentOf(event as Event),
  describe: (now) => {
    const discs = (now.view as unknown as View).rows.flat().filter((owner) => owner !== null).length;
    return t("table-four-summary", { discs });
  },
  askOf: () => null,
  resultOf: () => null,
};
