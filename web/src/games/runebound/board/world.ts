/** The world as it is drawn: where every hex lies, and what is on it. */
import { type Box, boxAround, hexCorners, type Point } from "../../../kit/board/places";
import type { HexFace, MapFace } from "../../../wire/runebound";

/** How far a hex reaches to its corners, in units of the drawing. */
export const RADIUS = 58;
/** How much of the world is seen where there is little room: five hexes to each side. */
const NEAR = 16.5 * RADIUS;
/** How far apart two rows are. */
const ROW = Math.sqrt(3) * RADIUS;

export class World {
  readonly map: MapFace;
  readonly middles: readonly Point[];
  readonly box: Box;
  readonly #at: ReadonlyMap<string, number>;
  readonly #cities: ReadonlyMap<number, string>;

  constructor(map: MapFace) {
    this.map = map;
    this.middles = map.hexes.map(middleOf);
    this.box = boxAround(this.middles, RADIUS * 1.25);
    this.#at = new Map(map.hexes.map(({ column, row }, at) => [`${column}.${row}`, at]));
    this.#cities = new Map(map.cities.map(([city, hex]) => [hex, city]));
  }

  /** The part of the world that a party may reach in a turn, never beyond its edges. */
  nearby(hex: number | null): Box {
    const { box } = this;
    const [width, height] = [Math.min(box.width, NEAR), Math.min(box.height, NEAR)];
    const { x, y } =
      hex === null ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : this.middle(hex);
    const within = (at: number, low: number, all: number, part: number) =>
      Math.min(Math.max(at - part / 2, low), low + all - part);
    return { x: within(x, box.x, box.width, width), y: within(y, box.y, box.height, height), width, height };
  }

  middle(hex: number): Point {
    return this.middles[hex] ?? { x: 0, y: 0 };
  }
  label(hex: number): string {
    return this.map.hexes[hex]?.label ?? "";
  }
  face(hex: number): HexFace | undefined {
    return this.map.hexes[hex];
  }
  cityAt(hex: number): string | undefined {
    return this.#cities.get(hex);
  }
  cityHex(city: string): number | undefined {
    return this.map.cities.find(([id]) => id === city)?.[1];
  }
  /** The corners of a hex, for a polygon. */
  corners(hex: number, share = 1): string {
    return hexCorners(this.middle(hex), RADIUS * share, false)
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(" ");
  }
  /** The neighbours of a hex, clockwise from the north; gaps at the edge of the world. */
  around(hex: number): (number | undefined)[] {
    const face = this.map.hexes[hex];
    if (!face) return [];
    const { column, row } = face;
    // Odd columns lie half a hex lower.
    const low = column % 2;
    const steps = [
      [0, -1],
      [1, low - 1],
      [1, low],
      [0, 1],
      [-1, low],
      [-1, low - 1],
    ] as const;
    return steps.map(([dx, dy]) => this.#at.get(`${column + dx}.${row + dy}`));
  }
}

function middleOf({ column, row }: HexFace): Point {
  return { x: 1.5 * RADIUS * column, y: ROW * (row + (column % 2) / 2) };
}
