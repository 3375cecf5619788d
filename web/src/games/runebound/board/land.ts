/** What lies on the hexes, as paths: rivers and roads that run from one to the next, and where trees and peaks stand. */
import type { Point } from "../../../kit/board/places";
import type { Terrain } from "../../../wire/runebound";
import { RADIUS, type World } from "./world";

/** What a way of this kind runs on into: roads lead into cities, and a city stands at its river. */
const JOINS: Readonly<Partial<Record<Terrain, readonly Terrain[]>>> = {
  river: ["river", "city"],
  road: ["road", "city"],
};

/** Always the same number between 0 and 1 for the same hex: the land looks grown, and alike for everybody. */
export function grain(hex: number, turn: number): number {
  const value = Math.sin(hex * 127.1 + turn * 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Where a way bends within a hex: near its middle, but never quite there. */
function bend(world: World, hex: number): Point {
  const { x, y } = world.middle(hex);
  const sway = (turn: number) => (grain(hex, turn) - 0.5) * 0.32 * RADIUS;
  return world.face(hex)?.terrain === "city" ? { x, y } : { x: x + sway(1), y: y + sway(2) };
}

/** The rivers or the roads of the world, as one path. Each runs from edge to edge of its hexes; what leads nowhere ends within. */
export function waysOver(world: World, kind: "river" | "road"): string {
  const joins = JOINS[kind] ?? [];
  return world.map.hexes
    .flatMap(({ terrain }, hex) => {
      if (terrain !== kind) return [];
      const middle = bend(world, hex);
      const ends = world.around(hex).flatMap((next) => {
        const there = next === undefined ? undefined : world.face(next)?.terrain;
        if (next === undefined || there === undefined || !joins.includes(there)) return [];
        return [there === "city" ? bend(world, next) : between(world.middle(hex), world.middle(next))];
      });
      const [one, other] = ends;
      if (!one)
        return [
          `M${at({ x: middle.x - RADIUS * 0.6, y: middle.y })}Q${at(middle)} ${at({ x: middle.x + RADIUS * 0.6, y: middle.y + 10 })}`,
        ];
      if (ends.length === 2 && other) return [`M${at(one)}Q${at(middle)} ${at(other)}`];
      return ends.map((end) => `M${at(end)}L${at(middle)}`);
    })
    .join("");
}

/** Something that grows or rises on a hex. */
export interface Growing extends Point {
  shape: "pine" | "oak" | "peak" | "hill" | "reed" | "pool" | "tuft";
  scale: number;
}

/** What stands on each kind of land: its shape, and at which places around the middle. */
const STANDS: Readonly<Partial<Record<Terrain, readonly [Growing["shape"], number, number][]>>> = {
  forest: [
    ["pine", -0.42, -0.3],
    ["oak", 0.08, -0.44],
    ["pine", 0.46, -0.18],
    ["oak", -0.52, 0.16],
    ["pine", -0.1, 0.06],
    ["oak", 0.36, 0.28],
    ["pine", -0.2, 0.5],
    ["pine", 0.14, 0.56],
  ],
  mountains: [
    ["peak", 0.34, -0.16],
    ["peak", -0.34, 0.02],
    ["peak", 0.12, 0.4],
  ],
  hills: [
    ["hill", 0.3, -0.28],
    ["hill", -0.36, -0.02],
    ["hill", 0.24, 0.3],
    ["tuft", -0.3, 0.52],
  ],
  swamp: [
    ["pool", 0.3, -0.28],
    ["pool", -0.3, 0.3],
    ["reed", -0.36, -0.26],
    ["reed", 0.08, -0.02],
    ["reed", 0.42, 0.26],
    ["reed", -0.06, 0.52],
  ],
  plains: [
    ["tuft", -0.36, -0.34],
    ["tuft", 0.4, 0.06],
    ["tuft", -0.14, 0.46],
  ],
  road: [["tuft", 0.42, -0.4]],
  river: [["reed", -0.5, -0.28]],
};

/** What grows on a hex, from the back to the front; a gem in its middle is left free. */
export function growingOn(world: World, hex: number): Growing[] {
  const face = world.face(hex);
  if (!face) return [];
  const { x, y } = world.middle(hex);
  const stands = STANDS[face.terrain] ?? [];
  return stands
    .filter(([, dx, dy]) => !face.gem || Math.hypot(dx, dy) > 0.3)
    .map(([shape, dx, dy], turn) => ({
      shape,
      x: x + (dx + (grain(hex, turn) - 0.5) * 0.16) * RADIUS,
      y: y + (dy + (grain(hex, turn + 9) - 0.5) * 0.14) * RADIUS,
      scale: 0.85 + grain(hex, turn + 20) * 0.35,
    }))
    .sort((one, other) => one.y - other.y);
}
