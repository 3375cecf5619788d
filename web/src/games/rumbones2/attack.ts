/** The fight that is shown: the one under way, or the last one of the activation, as the story tells it. */
import type { PoolDie } from "../../kit/DicePool.svelte";
import type { Attacker2, AttackView2, CrewBoard, Event2, Sheet2, View2 } from "../../wire/rumbones2";
import type { Heard } from "../../wire/wire";
import type { Plan } from "../boarding/chart";

export interface Fight {
  by: Attacker2 | null;
  target: number;
  dice: readonly PoolDie[];
  /** What a die needs; nothing once that is no longer asked. */
  need: number | null;
  modifier: number;
  /** What came of it, line by line. */
  effects: readonly Heard[];
  over: boolean;
}

/** What an attack brought about, as far as it is worth telling. */
const EFFECTS: ReadonlySet<string> = new Set([
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
]);

/** Where another activation begins: the fight before it is over and told. */
const NEXT: ReadonlySet<string> = new Set([
  "round_began",
  "turn_began",
  "activated",
  "crew_activated",
  "dragon_activated",
  "recovery_began",
]);

interface Told {
  by: Attacker2;
  target: number;
  faces: { face: number; again: boolean; bonus: boolean }[];
  counted: { hits: number; misses: number; modifier: number } | null;
  effects: Heard[];
}

/** The last attack of the story, if it belongs to the activation that is played. */
export function lastAttack(lines: readonly Heard[]): Told | null {
  let told: Told | null = null;
  for (const line of lines) {
    const event = line.event as unknown as Event2;
    if (NEXT.has(event.event)) told = null;
    else if (event.event === "attack_declared") {
      told = { by: event.by, target: event.target, faces: [], counted: null, effects: [] };
    } else if (told) hear(told, event, line);
  }
  return told;
}

function hear(told: Told, event: Event2, line: Heard): void {
  const roll = (faces: readonly number[], bonus: boolean) =>
    faces.map((face) => ({ face, again: false, bonus }));
  if (event.event === "rolled") told.faces = roll(event.faces, false);
  else if (event.event === "bonus_rolled") told.faces.push(...roll(event.faces, true));
  else if (event.event === "rerolled") {
    const die = told.faces.find((one) => one.face === event.old && !one.again);
    if (die) Object.assign(die, { face: event.new, again: true });
  } else if (event.event === "counted") told.counted = event;
  else if (EFFECTS.has(event.event)) told.effects.push(line);
}

/** Whether a die hits: never with a 1, whatever is added. */
export function hits(face: number, modifier: number, need: number): boolean {
  return face !== 1 && face + modifier >= need;
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
  return own ? { kind: "hero", hero: own.hero, skill: own.skills[skill]?.[0] ?? "" } : null;
}

/** What a bosun near them adds to the dice of deckhands. */
function supportOf({ source, side }: AttackView2, view: View2, board: CrewBoard, plan: Plan): number {
  if (typeof source !== "object" || !("crew" in source) || side === null) return 0;
  const own = view.sides[side];
  const reach = board.bosun_reach[own?.bosun === 2 ? 1 : 0];
  const { from } = source.crew;
  const near = own?.crew.some((one) => one.bosuns > 0 && plan.distance(one.cell, from) <= reach);
  return near ? board.support : 0;
}

/** The dice of an attack under way; those of deckhands are rolled first, and bosuns need another number. */
function diceOf(attack: AttackView2, view: View2, sheet: Sheet2, plan: Plan): PoolDie[] {
  const { source, need, modifier, pool, dice } = attack;
  const crew = typeof source === "object" && "crew" in source ? source.crew : null;
  const deckhands = crew ? crew.deckhands * sheet.crew.deckhand.dice : pool;
  const support = supportOf(attack, view, sheet.crew, plan);
  return dice.map(([face, again], at) => {
    const bosun = at >= deckhands && at < pool;
    return {
      face,
      again,
      bonus: at >= pool,
      hit: hits(face, modifier + (bosun ? 0 : support), need[bosun ? 1 : 0]),
    };
  });
}

/** The dice of an attack that is over: as many of the highest as hit. */
function toldDice({ faces, counted }: Told): PoolDie[] {
  const order = faces.map((_, at) => at).sort((a, b) => (faces[b]?.face ?? 0) - (faces[a]?.face ?? 0));
  const good = new Set(order.slice(0, counted?.hits ?? 0));
  return faces.map((die, at) => ({ ...die, hit: counted === null ? null : good.has(at) }));
}

export function fightOf(view: View2, lines: readonly Heard[], sheet: Sheet2, plan: Plan): Fight | null {
  const told = lastAttack(lines);
  const attack = view.attacks.at(-1);
  if (attack) {
    const same = told?.target === attack.target;
    const { target, need, modifier } = attack;
    return {
      by: attackerOf(attack, view, sheet),
      target,
      dice: diceOf(attack, view, sheet, plan),
      need: need[0] > 0 ? need[0] : need[1],
      modifier,
      effects: same ? told.effects : [],
      over: false,
    };
  }
  if (!told || told.faces.length === 0) return null;
  return {
    by: told.by,
    target: told.target,
    dice: toldDice(told),
    need: null,
    modifier: told.counted?.modifier ?? 0,
    effects: told.effects,
    over: true,
  };
}
