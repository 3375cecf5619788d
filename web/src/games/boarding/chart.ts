/** Where everything is on the drawing: cells, ships and lanes, as the chart lies on the table. */
import { type Box, boxAround, type Point } from "../../kit/board/places";

/** The side of a cell in the units of the drawing. */
export const SIDE = 100;

/** What a chart is drawn from: cells from west to east and north to south, each open sea, a plank, or the deck of a ship. */
export interface Waters {
  width: number;
  height: number;
  ground: readonly ("sea" | "plank" | { deck: number })[];
}

/** `upright`: north is at the top. `lying`: turned so that the ships lie across, one's own nearest to oneself. */
export type Lie = "upright" | "lying";

/** A ship: its cells, and which way it points on the drawing. */
export interface ShipPlan {
  ship: number;
  cells: readonly number[];
  /** Whether its long side goes from left to right. */
  across: boolean;
  /** The corners of its deck in order. */
  outline: readonly Point[];
  box: Box;
}

export class Plan<Chart extends Waters = Waters> {
  readonly chart: Chart;
  readonly #lie: Lie;
  readonly #near: number;
  /** Everything that is not open sea, with some sea around it. */
  readonly box: Box;
  readonly ships: readonly ShipPlan[];

  /** `near` is the side that sits at the lower edge of a chart that lies. */
  constructor(chart: Chart, lie: Lie, near: number) {
    this.chart = chart;
    this.#lie = lie;
    this.#near = near;
    const land = this.cells.filter((cell) => this.ground(cell) !== "sea");
    this.box = boxAround(
      land.map((cell) => this.middle(cell)),
      SIDE * 0.92,
    );
    const ships = new Set(this.cells.map((cell) => this.shipOf(cell)).filter((ship) => ship !== null));
    this.ships = [...ships].sort().map((ship) => this.#shipPlan(ship));
  }

  /** Which way the crew of a side marches on the drawing, in degrees from upwards. */
  heading(side: number): number {
    if (this.#lie === "lying") return side === this.#near ? 0 : 180;
    return side === 0 ? 90 : 270;
  }

  get cells(): number[] {
    return this.chart.ground.map((_, cell) => cell);
  }

  x(cell: number): number {
    return cell % this.chart.width;
  }
  y(cell: number): number {
    return Math.floor(cell / this.chart.width);
  }

  /** What the log calls a cell: a letter for its column and a number for its row. */
  label(cell: number): string {
    return `${String.fromCharCode(65 + (this.x(cell) % 26))}${this.y(cell) + 1}`;
  }

  ground(cell: number): "sea" | "plank" | "deck" {
    const ground = this.chart.ground[cell] ?? "sea";
    return typeof ground === "string" ? ground : "deck";
  }

  /** The ship whose deck a cell is. */
  shipOf(cell: number): number | null {
    const ground = this.chart.ground[cell];
    return ground !== undefined && typeof ground === "object" ? ground.deck : null;
  }

  /** Whether a cell is drawn in the upper part of the chart, where a panel over the sea would hide it. */
  isHigh(cell: number): boolean {
    return this.middle(cell).y < this.box.y + this.box.height * 0.4;
  }

  /** Its middle on the drawing. */
  middle(cell: number): Point {
    return this.at(this.x(cell), this.y(cell));
  }

  /** A point of the chart, counted in cells, on the drawing. */
  at(x: number, y: number): Point {
    const { width, height } = this.chart;
    if (this.#lie === "upright") return { x: (x + 0.5) * SIDE, y: (y + 0.5) * SIDE };
    if (this.#near === 0) return { x: (y + 0.5) * SIDE, y: (width - x - 0.5) * SIDE };
    return { x: (height - y - 0.5) * SIDE, y: (x + 0.5) * SIDE };
  }

  /** The cell under a point of the drawing. */
  cellAt(point: Point): number | null {
    const near = (cell: number) => {
      const { x, y } = this.middle(cell);
      return Math.abs(x - point.x) <= SIDE / 2 && Math.abs(y - point.y) <= SIDE / 2;
    };
    return this.cells.find(near) ?? null;
  }

  distance(from: number, to: number): number {
    return Math.abs(this.x(from) - this.x(to)) + Math.abs(this.y(from) - this.y(to));
  }

  within(from: number, range: number): number[] {
    return this.cells.filter((cell) => this.distance(from, cell) <= range);
  }

  #shipPlan(ship: number): ShipPlan {
    const cells = this.cells.filter((cell) => this.shipOf(cell) === ship);
    const box = boxAround(
      cells.map((cell) => this.middle(cell)),
      SIDE / 2,
    );
    return { ship, cells, across: box.width > box.height, outline: outlineOf(cells, this), box };
  }
}

/** The corners around some cells that hang together, clockwise. */
function outlineOf(cells: readonly number[], plan: Plan): Point[] {
  const half = SIDE / 2;
  const key = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`;
  const middles = cells.map((cell) => plan.middle(cell));
  const taken = new Set(middles.map(key));
  const free = (x: number, y: number) => !taken.has(key({ x, y }));
  const next = new Map<string, Point>();
  const edge = (from: Point, to: Point) => void next.set(key(from), to);
  for (const { x, y } of middles) {
    const [west, east, north, south] = [x - half, x + half, y - half, y + half];
    if (free(x, y - SIDE)) edge({ x: west, y: north }, { x: east, y: north });
    if (free(x + SIDE, y)) edge({ x: east, y: north }, { x: east, y: south });
    if (free(x, y + SIDE)) edge({ x: east, y: south }, { x: west, y: south });
    if (free(x - SIDE, y)) edge({ x: west, y: south }, { x: west, y: north });
  }
  const corners: Point[] = [];
  let [here] = next.values();
  for (let steps = 0; here && steps < next.size; steps += 1) {
    corners.push(here);
    here = next.get(key(here));
  }
  return corners.filter((corner, at) => {
    const [before, after] = [corners.at(at - 1) ?? corner, corners[(at + 1) % corners.length] ?? corner];
    return (before.x !== corner.x || after.x !== corner.x) && (before.y !== corner.y || after.y !== corner.y);
  });
}

/** The corners around some points that have no dent, clockwise. */
function without(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const turn = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const half = (order: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of order) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)];
        if (!before || !last || turn(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** The shape of a hull: around all corners of a deck and a prow, drawn outwards by so much, with round corners. */
export function hull(corners: readonly Point[], prow: Point, out: number, round: number): string {
  const around = without([...corners, prow]);
  const count = around.length;
  const at = (index: number): Point => around[(index + count) % count] ?? prow;
  const unit = (from: Point, to: Point): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  };
  const moved = around.map((corner, index) => {
    const [into, onward] = [unit(at(index - 1), corner), unit(corner, at(index + 1))];
    // Clockwise on a page, what is outside lies to the left of the way.
    const normal = { x: into.y + onward.y, y: -into.x - onward.x };
    const share = out / Math.max(0.35, 1 + into.x * onward.x + into.y * onward.y);
    return { x: corner.x + normal.x * share, y: corner.y + normal.y * share };
  });
  const path = moved.map((corner, index) => {
    const [before, after] = [
      moved[(index - 1 + count) % count] ?? corner,
      moved[(index + 1) % count] ?? corner,
    ];
    const reach = (other: Point) => Math.min(round, Math.hypot(other.x - corner.x, other.y - corner.y) / 2);
    const [into, onward] = [unit(before, corner), unit(corner, after)];
    const from = { x: corner.x - into.x * reach(before), y: corner.y - into.y * reach(before) };
    const to = { x: corner.x + onward.x * reach(after), y: corner.y + onward.y * reach(after) };
    const spot = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
    return `${index === 0 ? "M" : "L"}${spot(from)}Q${spot(corner)} ${spot(to)}`;
  });
  return `${path.join("")}Z`;
}
