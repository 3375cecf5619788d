/** The geometry of the chart: places, directions, labels, bounds, and where figures stand on a space. */
import type { Box } from "../../kit/board/places";
import type { At, Dir, Foe, RegionView, Space, TileFace, View } from "../../wire/ahoy";

/** The side of a space in the units of the drawing. */
export const SIDE = 100;

export const DIRS: readonly Dir[] = ["north", "east", "south", "west"];

const STEPS: Record<Dir, At> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
const BITS: Record<Dir, number> = { north: 1, east: 2, south: 4, west: 8 };

export const OPPOSITE: Record<Dir, Dir> = { north: "south", east: "west", south: "north", west: "east" };

export function step([x, y]: At, dir: Dir): At {
  const [dx, dy] = STEPS[dir];
  return [x + dx, y + dy];
}

export function same(a: At, b: At): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** A place as a key of maps. */
export function atKey([x, y]: At): string {
  return `${x},${y}`;
}

/** The direction of a neighbouring space. */
export function dirTo(from: At, to: At): Dir | null {
  return DIRS.find((dir) => same(step(from, dir), to)) ?? null;
}

export function hasSandbar(space: Space, dir: Dir): boolean {
  return (space.sandbars & BITS[dir]) !== 0;
}

const HOME_COLUMN = 11;
const HOME_ROW = 20;
const A = "A".charCodeAt(0);

/** The place for people, such as `L20`: a column letter and a row number, as the sentences write it. */
export function labelOf([x, y]: At): string {
  const column = x + HOME_COLUMN;
  const letter = (index: number) => String.fromCharCode(A + (((index % 26) + 26) % 26));
  const sheet = Math.floor(column / 26);
  const letters = sheet === 0 ? letter(column) : letter(sheet > 0 ? sheet - 1 : sheet) + letter(column);
  return `${letters}${y + HOME_ROW}`;
}

/** The place of a label; none for anything else. */
export function placeOf(label: string): At | null {
  const parts = /^([A-Z]{1,2})(-?\d+)$/.exec(label);
  if (!parts) return null;
  const [, letters = "", row = ""] = parts;
  const index = (letter: string) => letter.charCodeAt(0) - A;
  const last = index(letters.slice(-1));
  let column = last;
  if (letters.length === 2) {
    const sheet = index(letters);
    // Left of A comes ZZ, right of Z comes AA: letters of the second half of the alphabet count down.
    column = (sheet < 13 ? sheet + 1 : sheet - 26) * 26 + last;
  }
  return [column - HOME_COLUMN, Number(row) - HOME_ROW];
}

/** One space of the chart with its region. */
export interface Cell {
  at: At;
  space: Space;
  region: RegionView;
}

/** The four places of a tile: NW, NE, SW, SE. */
export function corners([x, y]: At): [At, At, At, At] {
  return [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ];
}

/** All spaces of the chart, row by row. */
export function cellsOf(regions: RegionView[]): Cell[] {
  const cells = regions.flatMap((region) =>
    corners(region.at).map((at, corner) => ({ at, region, space: region.spaces[corner] as Space })),
  );
  return cells.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

export function cellAt(view: View, at: At): Cell | null {
  return cellsOf(view.regions).find((cell) => same(cell.at, at)) ?? null;
}

export function regionAt(view: View, at: At): RegionView | null {
  return view.regions.find((region) => corners(region.at).some((corner) => same(corner, at))) ?? null;
}

/** The box around some places, with a margin in spaces. */
export function boundsOf(places: At[], margin: number): Box {
  if (places.length === 0) return { x: 0, y: 0, width: 4 * SIDE, height: 3 * SIDE };
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [right, bottom] = [Math.max(...xs) + 1 + margin, Math.max(...ys) + 1 + margin];
  return { x: left * SIDE, y: top * SIDE, width: (right - left) * SIDE, height: (bottom - top) * SIDE };
}

/** The middle of a space in the units of the drawing. */
export function middle([x, y]: At): { x: number; y: number } {
  return { x: (x + 0.5) * SIDE, y: (y + 0.5) * SIDE };
}

/** Where the one of `count` pieces numbered `index` stands on a space, and how large it is drawn. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
}

const RANKS: Record<number, [number, number][]> = {
  1: [[0, 0.06]],
  2: [
    [-0.22, 0.1],
    [0.22, 0.1],
  ],
  3: [
    [0, -0.16],
    [-0.24, 0.2],
    [0.24, 0.2],
  ],
  4: [
    [-0.22, -0.16],
    [0.22, -0.16],
    [-0.22, 0.24],
    [0.22, 0.24],
  ],
};

/** Pieces on one space stand apart: up to four in a square, more in rows of three. */
export function standOf(index: number, count: number): Stand {
  const ranks = RANKS[count];
  const spot = ranks?.[index];
  if (spot)
    return { x: spot[0] * SIDE, y: spot[1] * SIDE, scale: count === 1 ? 1 : count === 2 ? 0.82 : 0.7 };
  const rows = Math.ceil(count / 3);
  const row = Math.floor(index / 3);
  const inRow = Math.min(3, count - row * 3);
  const x = ((index % 3) - (inRow - 1) / 2) * 0.31;
  const y = (row - (rows - 1) / 2) * 0.33 + 0.05;
  return { x: x * SIDE, y: y * SIDE, scale: 0.54 };
}

/** Something that stands on the chart: figures of a kind, or comrades on an island. */
export interface Standing {
  figure: Foe | "comrades";
  count: number;
  at: At;
}

const ORDER = [
  "stronghold",
  "comrades",
  "squadron",
  "union",
  "smuggler1",
  "smuggler2",
  "gunship",
  "cutter",
  "patrol",
];

function rank(figure: Standing["figure"]): number {
  return ORDER.indexOf(typeof figure === "string" ? figure : figure.flagship);
}

/** All that stands on the chart, by space, in an order that never changes. */
export function standingsOf(view: View): Map<string, Standing[]> {
  const spaces = new Map<string, Standing[]>();
  const put = (standing: Standing) => {
    const key = atKey(standing.at);
    spaces.set(key, [...(spaces.get(key) ?? []), standing]);
  };
  for (const { ship, at, count } of view.figures) put({ figure: ship.kind, at, count });
  for (const { comrades, island } of view.regions) {
    if (comrades > 0) put({ figure: "comrades", at: island, count: comrades });
  }
  for (const standings of spaces.values()) standings.sort((a, b) => rank(a.figure) - rank(b.figure));
  return spaces;
}

/** The next space in a direction: over an edge or a sandbar there is none. */
export function neighbour(view: View, from: At, dir: Dir): At | null {
  const here = cellAt(view, from);
  const to = step(from, dir);
  if (!here || hasSandbar(here.space, dir) || !cellAt(view, to)) return null;
  return to;
}

/** The spaces up to so many steps away; what lies beyond the edge is not known. */
export function reach(view: View, from: At, steps: number): At[] {
  const seen = new Map<string, At>([[atKey(from), from]]);
  let edge: At[] = [from];
  for (let taken = 0; taken < steps; taken += 1) {
    const next: At[] = [];
    for (const at of edge) {
      for (const dir of DIRS) {
        const to = neighbour(view, at, dir);
        if (to && !seen.has(atKey(to))) {
          seen.set(atKey(to), to);
          next.push(to);
        }
      }
    }
    edge = next;
  }
  seen.delete(atKey(from));
  return [...seen.values()];
}

/** A tile as it would lie. */
export function spacesOf(tile: TileFace, turn: number): [Space, Space, Space, Space] {
  return tile.turns[turn % 4] ?? tile.turns[0];
}
