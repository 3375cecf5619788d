/** What part of a board is seen: pan, zoom and pinch, and fitting to what there is. */
import type { Box, Point } from "./places";

const NEAREST = 2.6;
const FARTHEST = 0.18;

/** The zoom at which a box just fits into a window. */
export function zoomToFit(box: Box, width: number, height: number): number {
  if (width <= 0 || height <= 0) return 1;
  return Math.min(NEAREST, Math.max(FARTHEST, Math.min(width / box.width, height / box.height)));
}

export class Camera {
  /** The window in pixels. */
  width = $state(0);
  height = $state(0);
  /** Pixels for a unit of the drawing. */
  zoom = $state(1);
  middle = $state.raw<Point>({ x: 0, y: 0 });
  /** Whether the reader has taken hold of the board; it then stays where it is. */
  held = $state(false);

  #known: Box | null = null;
  #below = 0;
  #fingers = new Map<number, Point>();
  /** How far the pointer has gone since it was put down: a click is not a drag. */
  #gone = 0;

  readonly viewBox = $derived.by(() => {
    const [width, height] = [this.width / this.zoom || 1, this.height / this.zoom || 1];
    return `${this.middle.x - width / 2} ${this.middle.y - height / 2} ${width} ${height}`;
  });

  /** The same for a layer that is moved and scaled as a whole, from its upper left corner. */
  readonly transform = $derived.by(() => {
    const [x, y] = [this.width / 2 - this.middle.x * this.zoom, this.height / 2 - this.middle.y * this.zoom];
    return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${this.zoom.toFixed(4)})`;
  });

  get dragged(): boolean {
    return this.#gone > 6;
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    if (!this.held && this.#known) this.fit(this.#known);
  }

  /**
   * Follows a board that grows, unless the reader has moved it and it did not grow. So many pixels
   * at the bottom of the window are left free.
   */
  follow(known: Box, below = 0): void {
    this.#below = below;
    const before = this.#known;
    const grew = !before || before.width !== known.width || before.height !== known.height;
    this.#known = known;
    if (grew || !this.held) this.fit(known);
  }

  fit(box: Box | null = this.#known): void {
    if (!box) return;
    this.held = false;
    this.zoom = zoomToFit(box, this.width, this.height - this.#below);
    this.middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 + this.#below / 2 / this.zoom };
  }

  /** Zooms so that the point under the fingers stays under them; the middle of the window by default. */
  zoomBy(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const before = this.toBoard(around);
    this.zoom = Math.min(NEAREST, Math.max(FARTHEST, this.zoom * factor));
    const now = this.toBoard(around);
    this.middle = { x: this.middle.x + before.x - now.x, y: this.middle.y + before.y - now.y };
    this.held = true;
  }

  panBy(dx: number, dy: number): void {
    this.middle = { x: this.middle.x - dx / this.zoom, y: this.middle.y - dy / this.zoom };
    this.held = true;
  }

  /** A point of the window on the board. */
  toBoard({ x, y }: Point): Point {
    return {
      x: this.middle.x + (x - this.width / 2) / this.zoom,
      y: this.middle.y + (y - this.height / 2) / this.zoom,
    };
  }

  /** Brings a box into sight with as little movement as possible. */
  show(box: Box): void {
    const [w, h] = [this.width / this.zoom, this.height / this.zoom];
    const clamp = (value: number, low: number, high: number) =>
      low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);
    this.middle = {
      x: clamp(this.middle.x, box.x + box.width - w / 2, box.x + w / 2),
      y: clamp(this.middle.y, box.y + box.height - h / 2, box.y + h / 2),
    };
  }

  press(id: number, at: Point): void {
    if (this.#fingers.size === 0) this.#gone = 0;
    this.#fingers.set(id, at);
  }

  move(id: number, at: Point): void {
    const before = this.#fingers.get(id);
    if (!before) return;
    this.#gone += Math.hypot(at.x - before.x, at.y - before.y);
    const other = [...this.#fingers].find(([finger]) => finger !== id)?.[1];
    this.#fingers.set(id, at);
    if (other) {
      const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      this.panBy((at.x - before.x) / 2, (at.y - before.y) / 2);
      this.zoomBy(apart(at, other) / Math.max(1, apart(before, other)), middle);
    } else if (this.dragged) {
      this.panBy(at.x - before.x, at.y - before.y);
    }
  }

  lift(id: number): void {
    this.#fingers.delete(id);
  }
}
