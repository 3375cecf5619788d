/** The chest track: a ring of 40 spaces, drawn as two rows, the lower one running back. */

export const RING = 40;
const ROW = RING / 2;
/** The side of a space. */
export const SPACE = 20;

export interface Spot {
  x: number;
  y: number;
}

/** The middle of a space, from 0. */
export function spotOf(space: number): Spot {
  const at = ((space % RING) + RING) % RING;
  const column = at < ROW ? at : RING - 1 - at;
  return { x: (column + 0.5) * SPACE, y: (at < ROW ? 0.5 : 1.5) * SPACE };
}

export interface Marker extends Spot {
  seat: number;
  /** Alone on a space a marker is larger. */
  scale: number;
}

/** Where the markers of the seats stand; those on one space stand beside each other, two in a row. */
export function markersOf(chests: readonly number[]): Marker[] {
  return chests.map((count, seat) => {
    const here = chests.flatMap((other, index) => (other % RING === count % RING ? [index] : []));
    const { x, y } = spotOf(count);
    if (here.length === 1) return { seat, x, y, scale: 1.4 };
    const place = here.indexOf(seat);
    const row = here.length > 2 ? Math.floor(place / 2) - 0.5 : 0;
    const last = here.length === 3 && place === 2;
    return { seat, x: x + (last ? 0 : (place % 2) - 0.5) * 9.4, y: y + row * 9.4, scale: 0.88 };
  });
}
