/** What stands on the map: heroes beside one another, tokens, and challenges that were left behind. */
import type { Point } from "../../../kit/board/places";
import type { View } from "../../../wire/runebound";
import { RADIUS, type World } from "./world";

export interface Hero extends Point {
  seat: number;
  hero: string;
  health: number;
}

/** Where heroes stand; several share a hex side by side, and none hides a gem or the name of a city. */
export function heroesOn({ parties }: Pick<View, "parties">, world: World): Hero[] {
  const here = parties.flatMap(({ hero, hex, figures }, seat) =>
    hero !== null && hex !== null
      ? [{ seat, hero, hex, health: figures.life > 0 ? 1 - figures.wounds / figures.life : 1 }]
      : [],
  );
  return here.map(({ seat, hero, hex, health }) => {
    const beside = here.filter((one) => one.hex === hex);
    const at = beside.findIndex((one) => one.seat === seat);
    const { x, y } = world.middle(hex);
    const spread = Math.min(0.75, 1.5 / Math.max(1, beside.length));
    const dx = (at - (beside.length - 1) / 2) * spread * RADIUS;
    return { seat, hero, health, x: x + dx, y: y - RADIUS * (world.face(hex)?.gem ? 0.34 : 0.12) };
  });
}

export interface Left extends Point {
  card: string;
  /** Its space on the track, from 1. */
  slot: number;
  hex: number;
}

export function leftOn({ undefeated }: Pick<View, "undefeated">, world: World): Left[] {
  return undefeated.flatMap((left, slot) =>
    left ? [{ card: left.card, hex: left.hex, slot: slot + 1, ...world.middle(left.hex) }] : [],
  );
}

/** A way over the map, from where the hero stands. */
export function wayOver(world: World, from: number | null, hexes: readonly number[]): Point[] {
  return (from === null ? hexes : [from, ...hexes]).map((hex) => world.middle(hex));
}

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
