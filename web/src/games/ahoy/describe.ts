/** The table in words, for those who listen instead of looking. */
import { t } from "../../words/words.svelte";
import type { View } from "../../wire/ahoy";
import { atKey, labelOf, standingsOf } from "./chart";
import { factionShort, suitName } from "./names";
import { standingName } from "./tips";

export function describe(view: View): string {
  const players = view.boards.map(({ faction, fame, gold, supply }) =>
    t("ahoy-say-player", { who: factionShort(faction), fame, gold, dice: supply.length }),
  );
  const standings = standingsOf(view);
  const regions = view.regions.map(({ suit, island, wealth, control }) =>
    t("ahoy-say-region", {
      suit: suitName(suit),
      at: labelOf(island),
      wealth,
      squadron: control[0],
      union: control[1],
    }),
  );
  const spaces = view.regions
    .flatMap(({ at: [x, y] }) => [atKey([x, y]), atKey([x + 1, y]), atKey([x, y + 1]), atKey([x + 1, y + 1])])
    .flatMap((key) => {
      const there = standings.get(key) ?? [];
      const first = there[0];
      if (!first) return [];
      const names = there.map(({ figure, count }) => standingName(figure, count)).join(", ");
      return [t("ahoy-say-space", { at: labelOf(first.at), there: names })];
    });
  return [t("ahoy-round", { round: view.round }) + ".", ...players, ...regions, ...spaces].join(" ");
}
