/** What a party has in numbers. */
import type { Count } from "../../../kit/Counts.svelte";
import type { PartyView } from "../../../wire/runebound";
import { t } from "../../../words/words.svelte";

export function countsOf({ gold, runes, experience, paper }: PartyView): Count[] {
  const ruled = (rule: string, title: string, text: string) => ({ title, text, game: "runebound", rule });
  return [
    {
      icon: "two-coins",
      number: gold,
      word: t("runebound-gold-word"),
      tip: ruled("RN-13.1", t("runebound-gold-word"), t("runebound-gold-tip")),
    },
    {
      icon: "rune-stone",
      number: runes,
      word: t("runebound-runes"),
      tip: ruled("RN-1.1", t("runebound-runes"), t("runebound-runes-tip")),
    },
    {
      icon: "upgrade",
      number: experience,
      word: t("runebound-experience"),
      tip: ruled("RN-15.2", t("runebound-experience"), t("runebound-experience-tip", { paper })),
    },
  ];
}
