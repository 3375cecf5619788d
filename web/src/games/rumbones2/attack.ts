/** The fight that is shown: the one under way, or the last one of the activation, as the story tells it. */
import type { PoolDie } from "../../kit/DicePool.svelte";
import type { Attacker2, AttackView2, Sheet2, View2 } from "../../wire/rumbones2";
import type { Heard } from "../../wire/wire";
import * as boarding from "../boarding/fight/told";

export type Fight = boarding.Fight<Attacker2>;
type Told = boarding.Told<Attacker2>;

const TELLING: boarding.Telling = {
  effects: new Set([
    "wounded",
    "crew_fell",
    "defeated",
    "piece_damaged",
    "piece_destroyed",
    "kraken_damaged",
    "dragon_damaged",
    "went_overboard",
    "afflicted",
    "prevented",
    "hit_cancelled",
    "attack_failed",
  ]),
  next: new Set([
    "round_began",
    "turn_began",
    "activated",
    "crew_activated",
    "dragon_activated",
    "recovery_began",
  ]),
};

export function lastAttack(lines: readonly Heard[]): Told | null {
  return boarding.lastAttack<Attacker2>(lines, TELLING);
}

/** Who makes an attack under way, as the story would name it. */
export function attackerOf({ source, side }: AttackView2, view: View2, sheet: Sheet2): Attacker2 | null {
  if (source === "kraken") return { kind: "kraken" };
  if (typeof source === "string") return side === null ? null : { kind: source, side };
  if ("card" in source) return { kind: "card", card: sheet.cards[source.card]?.card ?? "" };
  if ("dragon" in source) {
    const dragon = sheet.beasts.find(({ beast }) => beast === "dragon");
    return { kind: "dragon", skill: dragon?.furies[source.dragon.skill]?.[0] ?? "" };
  }
  if ("crew" in source) return side === null ? null : { kind: "crew", side, ...source.crew };
  const { hero, skill } = "second" in source ? source.second : source.hero;
  const own = view.heroes[hero];
  if (!own) return null;
  const fighter = { id: own.hero, side: own.side };
  return { kind: "hero", hero: fighter, skill: own.skills[skill]?.[0] ?? "" };
}

/** The dice of an attack that is over: as many of the highest as hit. */
function toldDice({ faces, counted }: Told): PoolDie[] {
  const order = faces.map((_, at) => at).sort((a, b) => (faces[b]?.face ?? 0) - (faces[a]?.face ?? 0));
  const good = new Set(order.slice(0, counted?.hits ?? 0));
  return faces.map((die, at) => ({ ...die, hit: counted === null ? null : good.has(at) }));
}

export function fightOf(view: View2, lines: readonly Heard[], sheet: Sheet2): Fight | null {
  const told = lastAttack(lines);
  const attack = view.attacks.at(-1);
  if (!attack) return boarding.toldFight(told, toldDice);
  const { target, dice, pool, need, modifier } = attack;
  return {
    by: attackerOf(attack, view, sheet),
    target,
    dice: dice.map(([face, again, hit], at) => ({ face, again, bonus: at >= pool, hit })),
    need: need[0] > 0 ? need[0] : need[1],
    modifier,
    effects: told?.target === target ? told.effects : [],
    over: false,
  };
}
