/** How a fight ended, and what it brought: told until it is closed or something else is decided. */
import { t } from "../../../words/words.svelte";
import type { Helm } from "../helm.svelte";
import type { FightTold } from "./told";

export interface ResultShown {
  /** Which fight it was. */
  at: number;
  title: string;
  tone: "good" | "bad" | "plain";
  lines: string[];
}

/** A result is news for as long as nobody else's turn has begun after the next one. */
const NEWS = 1;

export function resultShown(
  helm: Pick<Helm, "view" | "names" | "heroName" | "seat">,
  told: FightTold | null,
): ResultShown | null {
  if (helm.view.fight || !told?.end || told.age > NEWS) return null;
  const { end, seat, foe } = told;
  const rival = typeof foe === "number" ? foe : null;
  const lines = told.outcome.map(({ phrase }) => helm.names.say(phrase));
  const toned = (winner: number, loser: number | null) =>
    helm.seat === winner ? "good" : helm.seat === loser ? "bad" : "plain";
  const hero = (of: number) => ({ hero: helm.heroName(of) });
  switch (end.kind) {
    case "won":
      return { at: told.at, title: t("runebound-fight-won", hero(seat)), tone: toned(seat, null), lines };
    case "escaped":
      return { at: told.at, title: t("runebound-fight-escaped", hero(end.seat)), tone: "plain", lines };
    case "felled": {
      const winner = rival === null ? null : end.seat === rival ? seat : rival;
      const title =
        winner === null
          ? t("runebound-fight-lost", hero(end.seat))
          : t("runebound-fight-duel-won", hero(winner));
      return { at: told.at, title, tone: toned(winner ?? -1, end.seat), lines };
    }
    case "broken-off":
      return { at: told.at, title: t("runebound-fight-broken-off"), tone: "plain", lines };
  }
}
