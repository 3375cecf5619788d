/** The fight that is shown: the one under way, or the last one of the turn, as the story tells it. */
import type { Attacker, Event, View } from "../../wire/rumbones";
import type { Heard } from "../../wire/wire";
import type { PoolDie } from "../../kit/DicePool.svelte";

export interface Fight {
  by: Attacker | null;
  target: number;
  dice: readonly PoolDie[];
  need: readonly number[];
  modifier: number;
  /** What came of it, line by line. */
  effects: readonly Heard[];
  over: boolean;
}

/** What an attack brought about, as far as it is worth telling. */
const EFFECTS: ReadonlySet<string> = new Set([
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
]);

/** What a die counts: never less than 1 or more than 6. */
export function resultOf(face: number, modifier: number): number {
  return Math.min(6, Math.max(1, face + modifier));
}

interface Told {
  by: Attacker;
  target: number;
  faces: { face: number; again: boolean; set: boolean }[];
  counted: { hits: number; misses: number; modifier: number } | null;
  effects: Heard[];
}

/** The last attack of the story, if it belongs to the turn that is played. */
export function lastAttack(lines: readonly Heard[]): Told | null {
  let told: Told | null = null;
  for (const line of lines) {
    const event = line.event as unknown as Event;
    if (event.event === "turn_began") told = null;
    else if (event.event === "attack_declared") {
      told = { by: event.by, target: event.target, faces: [], counted: null, effects: [] };
    } else if (told) hear(told, event, line);
  }
  return told;
}

function hear(told: Told, event: Event, line: Heard): void {
  const twist = (old: number, face: number, how: "again" | "set") => {
    const die = told.faces.find((one) => one.face === old && !one.again && !one.set);
    if (die) Object.assign(die, { face, [how]: true });
  };
  if (event.event === "rolled") {
    told.faces = event.faces.map((face) => ({ face, again: false, set: false }));
  } else if (event.event === "rerolled") twist(event.old, event.new, "again");
  else if (event.event === "die_set") twist(event.old, event.new, "set");
  else if (event.event === "counted") told.counted = event;
  else if (EFFECTS.has(event.event)) told.effects.push(line);
}

/** The smallest number that as many dice as hit have reached: what they needed, as far as the story tells it. */
function neededFor(told: Told): number {
  const { hits, modifier } = told.counted ?? { hits: 0, modifier: 0 };
  const results = told.faces.map(({ face }) => resultOf(face, modifier)).sort((a, b) => b - a);
  return hits === 0 ? 7 : (results[hits - 1] ?? 7);
}

export function fightOf(view: View, lines: readonly Heard[]): Fight | null {
  const told = lastAttack(lines);
  const attack = view.attacks.at(-1);
  if (attack) {
    const same = told?.target === attack.target;
    const [need = 7] = attack.need;
    return {
      by: same ? told.by : null,
      target: attack.target,
      dice: attack.dice.map(([face, again, set]) => ({
        face,
        again,
        set,
        hit: resultOf(face, attack.modifier) >= need,
      })),
      need: attack.need,
      modifier: attack.modifier,
      effects: same ? told.effects : [],
      over: false,
    };
  }
  if (!told || told.faces.length === 0) return null;
  const need = neededFor(told);
  const modifier = told.counted?.modifier ?? 0;
  let hits = told.counted?.hits ?? 0;
  return {
    by: told.by,
    target: told.target,
    dice: told.faces.map(({ face, again, set }) => {
      const hit = told.counted === null ? null : hits > 0 && resultOf(face, modifier) >= need;
      if (hit) hits -= 1;
      return { face, again, set, hit };
    }),
    need: [],
    modifier,
    effects: told.effects,
    over: true,
  };
}
