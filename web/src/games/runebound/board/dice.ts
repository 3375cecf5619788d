/** The movement dice as they lie, and what they pay for on the way that is looked at. */
import type { Terrain } from "../../../wire/runebound";
import { listed, t } from "../../../words/words.svelte";
import type { Helm } from "../helm.svelte";

export interface MoveDie {
  at: number;
  shows: readonly Terrain[];
  /** The step of the shown way that it pays for, from 1; nothing when it stays unspent. */
  step: number | null;
  /** The terrain that it pays for. */
  pays: Terrain | null;
  /** It shows something else, and a card gives leave. */
  lent: boolean;
  label: string;
}

type Seen = Pick<Helm, "view" | "world" | "names" | "diceTo" | "routeTo">;

/** The dice; while a hex is looked at, each with what it pays for on the way there. */
export function diceOf(helm: Seen, looked: number | null): MoveDie[] {
  const { dice, path } = helm.view;
  const route = looked === null ? [] : helm.routeTo(looked);
  const paying = looked === null ? [] : helm.diceTo(looked);
  return dice.map((shows, at) => {
    const turn = paying.indexOf(at);
    const step = turn < 0 ? null : turn - path.length + 1;
    const hex = turn < 0 ? undefined : [...path, ...route][turn];
    const pays = hex === undefined ? null : (helm.world.face(hex)?.terrain ?? null);
    const lent = pays !== null && pays !== "city" && !shows.includes(pays);
    const symbols = listed(shows.map((one) => helm.names.within(one)));
    return {
      at,
      shows,
      step: step !== null && step > 0 ? step : null,
      pays,
      lent,
      label:
        pays === null
          ? t("runebound-die", { die: at + 1, symbols })
          : t("runebound-die-pays", { die: at + 1, symbols, terrain: helm.names.within(pays) }),
    };
  });
}
