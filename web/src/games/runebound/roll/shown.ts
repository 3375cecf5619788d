/** A throw as it is drawn: one that is under way, or the last one that was told. */
import type { RollView } from "../../../wire/runebound";
import { keys, t } from "../../../words/words.svelte";
import type { Names } from "../names";
import { percent } from "./odds";
import { type RollTold, totalOf } from "./told";

export interface RollShown {
  /** Who rolls, and what for. */
  title: string;
  /** Nothing before they are thrown. */
  dice: [number, number] | null;
  added: number;
  stat: string;
  total: number | null;
  need: number | null;
  /** Whether the number is reached; nothing while that is open, or where there is none. */
  success: boolean | null;
  /** How likely it is with what is added. */
  chance: string | null;
  again: boolean;
}

const AIMS: Readonly<Record<string, string>> = keys({
  attack: "runebound-roll-attack",
  defence: "runebound-roll-defence",
  guard: "runebound-roll-guard",
  escape: "runebound-roll-escape",
  test: "runebound-roll-test",
});

function titled(names: Names, who: string, aim: string): string {
  return t(AIMS[aim] ?? "runebound-roll-test", { who: names.of(who) });
}

/** The throw under way. */
export function rollShown(names: Names, roll: RollView): RollShown {
  const { dice } = roll;
  const total = dice ? totalOf({ dice, added: roll.added }) : null;
  return {
    title: titled(names, roll.who, roll.aim),
    dice,
    added: roll.added,
    stat: names.of(roll.stat),
    total,
    need: roll.need,
    success: total === null || roll.need === null ? null : total >= roll.need,
    chance: roll.chance === null ? null : percent(roll.chance * 100),
    again: false,
  };
}

/** A throw that was told. */
export function toldShown(names: Names, roll: RollTold): RollShown {
  const { who, aim, dice, added, stat, need, success, again } = roll;
  return {
    title: titled(names, who, aim),
    ...{ dice, added, need, success, again },
    stat: names.of(stat),
    total: totalOf(roll),
    chance: null,
  };
}
