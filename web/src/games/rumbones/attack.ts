/** The fight that is shown: the one under way, or the last one of the turn, as the story tells it. */
import type { PoolDie } from "../../kit/DicePool.svelte";
import type { Attacker, View } from "../../wire/rumbones";
import type { Heard } from "../../wire/wire";
import * as boarding from "../boarding/fight/told";

export type Fight = boarding.Fight<Attacker>;
type Told = boarding.Told<Attacker>;

const TELLING: boarding.Telling = {
  effects: new Set([
    "wounded",
    "crew_fell",
    "knocked_out",
    "tile_damaged",
    "beast_damaged",
    "claimed",
    "went_overboard",
    "afflicted",
    "prevented",
    "survived",
    "attack_failed",
  ]),
  next: new Set(["turn_began"]),
};

export function lastAttack(lines: readonly Heard[]): Told | null {
  return boarding.lastAttack<Attacker>(lines, TELLING);
}

/** What a die counts: never less than 1 or more than 6. */
export function resultOf(face: number, modifier: number): number {
  return Math.min(6, Math.max(1, face + modifier));
}

/** The dice of an attack that is over: those hit that reached what as many as hit have reached. */
function toldDice({ faces, counted }: Told): PoolDie[] {
  if (counted === null) return faces.map((die) => ({ ...die, hit: null }));
  const { modifier } = counted;
  const results = faces.map(({ face }) => resultOf(face, modifier)).sort((a, b) => b - a);
  let hits = counted.hits;
  const need = hits === 0 ? 7 : (results[hits - 1] ?? 7);
  return faces.map((die) => {
    const hit = hits > 0 && resultOf(die.face, modifier) >= need;
    if (hit) hits -= 1;
    return { ...die, hit };
  });
}

export function fightOf(view: View, lines: readonly Heard[]): Fight | null {
  const told = lastAttack(lines);
  const attack = view.attacks.at(-1);
  if (!attack) return boarding.toldFight(told, toldDice);
  const same = told?.target === attack.target;
  const { target, dice, need, modifier } = attack;
  return {
    by: same ? told.by : null,
    target,
    dice: dice.map(([face, again, set, hit]) => ({ face, again, set, hit })),
    need: Math.max(1, need[0]),
    modifier,
    effects: same ? told.effects : [],
    over: false,
  };
}
