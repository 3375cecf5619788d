/** What a decision promises, in words and small signs. The engine computes it; nothing is guessed here. */
import type { IconName } from "../../../kit/icons";
import type { Move, Odds } from "../../../wire/runebound";
import { t } from "../../../words/words.svelte";
import { sameMove } from "../../moves";
import "../fight/art";

export interface OddsPart {
  icon: IconName;
  /** In few signs. */
  text: string;
  /** In words, for the tip and for those who listen. */
  said: string;
  tone: "plain" | "good" | "bad";
}

/** So many throws there are of two pairs of dice. */
const ALL = 10_000;

/** A share of ten thousand in hundredths; what is nearly nothing or nearly all is never called so. */
export function percent(share: number): string {
  const whole = Math.round((share * 100) / ALL);
  if (share > 0 && whole === 0) return t("runebound-roll-hardly");
  if (share < ALL && whole === 100) return t("runebound-roll-nearly");
  return t("runebound-roll-percent", { share: whole });
}

export function oddsOf(odds: readonly Odds[], move: unknown): Odds | undefined {
  return odds.find((one) => sameMove(one.move satisfies Move, move));
}

/** The parts of a promise, the most telling first. */
export function partsOf(odds: Odds | undefined): OddsPart[] {
  if (!odds) return [];
  const { chance, total, given, taken, win } = odds;
  const parts: OddsPart[] = [];
  const decided = total !== null && (chance === 0 || chance === ALL);
  if (total !== null) {
    const tone = !decided ? "plain" : chance === ALL ? "good" : "bad";
    const said =
      tone === "plain"
        ? t("runebound-roll-total", { total })
        : t(tone === "good" ? "runebound-roll-total-good" : "runebound-roll-total-bad", { total });
    parts.push({ icon: "rolling-dices", text: `= ${total}`, said, tone });
  }
  if (chance !== null && !decided) {
    const share = percent(chance);
    parts.push({
      icon: "rolling-dices",
      text: share,
      said: t("runebound-roll-chance", { share }),
      tone: "plain",
    });
  }
  if (given !== null && chance !== 0) {
    const said = t("runebound-roll-given", { wounds: given });
    parts.push({ icon: "broadsword", text: String(given), said, tone: given > 0 ? "good" : "plain" });
  }
  if (taken !== null) {
    const said = t(chance === null ? "runebound-roll-left" : "runebound-roll-taken", { wounds: taken });
    parts.push({ icon: "bleeding-wound", text: String(taken), said, tone: taken > 0 ? "bad" : "plain" });
  }
  if (win !== null) {
    const share = percent(win);
    parts.push({ icon: "trophy-cup", text: share, said: t("runebound-roll-win", { share }), tone: "plain" });
  }
  return parts;
}
