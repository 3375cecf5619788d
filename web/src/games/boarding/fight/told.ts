/** The last fight of a story. */
import type { PoolDie } from "../../../kit/DicePool.svelte";
import type { Heard } from "../../../wire/wire";

/** A fight as its story goes on; `By` is what an edition knows of whoever attacks. */
export interface Told<By> {
  by: By;
  target: number;
  faces: Omit<PoolDie, "hit">[];
  counted: { hits: number; misses: number; modifier: number } | null;
  /** What came of it, line by line. */
  effects: Heard[];
}

/** Which events of an edition matter to a fight. */
export interface Telling {
  /** What an attack brought about, as far as it is worth telling. */
  effects: ReadonlySet<string>;
  /** What comes after a fight: it is over and told. */
  next: ReadonlySet<string>;
}

type Blow<By> =
  | { event: "attack_declared"; by: By; target: number }
  | { event: "rolled"; faces: number[] }
  | { event: "bonus_rolled"; faces: number[] }
  | { event: "rerolled"; old: number; new: number }
  | { event: "die_set"; old: number; new: number }
  | { event: "counted"; hits: number; misses: number; modifier: number };

/** The last attack of the story, if nothing else has begun since. */
export function lastAttack<By>(lines: readonly Heard[], telling: Telling): Told<By> | null {
  let told: Told<By> | null = null;
  for (const line of lines) {
    const event = line.event as unknown as Blow<By>;
    if (telling.next.has(event.event)) told = null;
    else if (event.event === "attack_declared") {
      told = { by: event.by, target: event.target, faces: [], counted: null, effects: [] };
    } else if (telling.effects.has(event.event)) told?.effects.push(line);
    else if (told) hear(told, event);
  }
  return told;
}

function hear<By>(told: Told<By>, event: Blow<By>): void {
  const roll = (faces: readonly number[], bonus: boolean) =>
    faces.map((face) => ({ face, again: false, bonus }));
  if (event.event === "rolled") told.faces = roll(event.faces, false);
  else if (event.event === "bonus_rolled") told.faces.push(...roll(event.faces, true));
  else if (event.event === "rerolled" || event.event === "die_set") {
    const die = told.faces.find((one) => one.face === event.old && !one.again && !one.set);
    if (die)
      Object.assign(die, { face: event.new }, event.event === "rerolled" ? { again: true } : { set: true });
  } else if (event.event === "counted") told.counted = event;
}

/** The fight that is shown: the one under way, or the last one, as the story tells it. */
export interface Fight<By> {
  by: By | null;
  target: number;
  dice: readonly PoolDie[];
  /** What a die needs; nothing once that is no longer asked. */
  need: number | null;
  modifier: number;
  effects: readonly Heard[];
  over: boolean;
}

/** A fight that is over, as it was told; `dice` says which of them hit. */
export function toldFight<By>(
  told: Told<By> | null,
  dice: (told: Told<By>) => readonly PoolDie[],
): Fight<By> | null {
  if (!told || told.faces.length === 0) return null;
  const { by, target, counted, effects } = told;
  return { by, target, dice: dice(told), need: null, modifier: counted?.modifier ?? 0, effects, over: true };
}
