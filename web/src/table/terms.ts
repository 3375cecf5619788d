/** What a table is agreed on, in a few words each. */
import type { AtZero, ClockRule, Pace, Terms } from "../wire/wire";
import { keys, t } from "../words/words.svelte";

const PACES = keys({
  instant: "table-pace-instant",
  quick: "table-pace-quick",
  human: "table-pace-human",
} satisfies Record<Pace, string>);
const ZEROES = keys({ bot: "table-zero-bot", lose: "table-zero-lose" } satisfies Record<AtZero, string>);

export function clockWords(clock: ClockRule): string {
  if (clock === "none") return t("table-clock-none");
  if ("decision" in clock) return t("table-clock-decision", { seconds: clock.decision });
  const { seconds, increment } = clock.reserve;
  return t("table-clock-reserve", { minutes: Math.round(seconds / 6) / 10, increment });
}

export function termsOf(terms: Terms): string[] {
  const clock: ClockRule = terms.clock;
  return [
    terms.public ? t("table-public") : t("table-private"),
    terms.spectators ? t("table-spectators") : t("table-no-spectators"),
    clockWords(clock),
    ...(clock === "none" ? [] : [t(ZEROES[terms.at_zero])]),
    t(PACES[terms.pace]),
    ...(terms.practice ? [t("table-practice-long")] : [t("table-grace", { seconds: terms.grace })]),
  ];
}
