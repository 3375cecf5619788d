/** Where things are on a board, in the units of its drawing, and how the arrow keys lead from one to the next. */

export interface Point {
  x: number;
  y: number;
}

/** A rectangle in the units of the drawing. */
export interface Box extends Point {
  width: number;
  height: number;
}

export type Arrow = "ArrowUp" | "ArrowRight" | "ArrowDown" | "ArrowLeft";

const WAYS: Readonly<Record<Arrow, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

export function isArrow(key: string): key is Arrow {
  return key in WAYS;
}

/** How much worse a place beside the way is than one that is farther along it. */
const ASIDE = 2;
/** What lies nearly beside one is not reached by an arrow that points ahead; the neighbours of a hex are. */
const NARROW = 0.25;

/**
 * The next place in the direction of an arrow: a neighbour, or the nearest one beyond a gap. It needs to know nothing of the
 * grid, so that it walks over squares, hexes and scattered places alike.
 */
export function nextPlace<T extends Point>(places: readonly T[], from: Point, arrow: Arrow): T | null {
  const way = WAYS[arrow];
  let best: T | null = null;
  let least = Infinity;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const along = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    const cost = along + ASIDE * aside;
    if (along > NARROW * aside && along > 0 && cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** The box around some points, with a margin. */
export function boxAround(points: readonly Point[], margin = 0): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** The corners of a hex around its middle, for `points` of a polygon; `pointy` ones have a corner at the top. */
export function hexCorners({ x, y }: Point, radius: number, pointy: boolean): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + (pointy ? Math.PI / 6 : 0);
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** The middle of a hex by its axial coordinates. */
export function hexMiddle([q, r]: readonly [number, number], radius: number, pointy: boolean): Point {
  const [long, short] = [1.5 * radius, Math.sqrt(3) * radius];
  return pointy ? { x: short * (q + r / 2), y: long * r } : { x: long * q, y: short * (r + q / 2) };
}
