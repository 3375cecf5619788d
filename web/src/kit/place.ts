/** Where a card or a tip stands: beside what it speaks of, never over it where there is room, always on the screen. */

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}
export interface Point {
  x: number;
  y: number;
}

/** Between a card and what it speaks of. */
const GAP = 14;

/** How much of one box lies under another. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * The place for `card` beside `target`, with `gap` pixels between them: the first side with room for it that hides
 * nothing of what should be `seen`. Where no side is free it lies where it hides the least.
 */
export function placeBeside(
  target: Box,
  card: Size,
  screen: Size,
  { gap = GAP, edge = 8, seen = [] }: { gap?: number; edge?: number; seen?: readonly Box[] } = {},
): Point {
  const right = screen.width - card.width - edge;
  const bottom = screen.height - card.height - edge;
  const within = (value: number, most: number): number => Math.max(edge, Math.min(value, most));
  const middleX = within(target.x + target.width / 2 - card.width / 2, right);
  const middleY = within(target.y + target.height / 2 - card.height / 2, bottom);
  const sides: Point[] = [
    { x: middleX, y: target.y - card.height - gap },
    { x: middleX, y: target.y + target.height + gap },
    { x: target.x + target.width + gap, y: middleY },
    { x: target.x - card.width - gap, y: middleY },
  ];
  const corners: Point[] = [
    { x: middleX, y: edge },
    { x: right, y: edge },
    { x: edge, y: edge },
    { x: middleX, y: bottom },
    { x: right, y: bottom },
    { x: edge, y: bottom },
  ];
  const fits = ({ x, y }: Point): boolean => x >= edge && x <= right && y >= edge && y <= bottom;
  const hidden = (at: Point): number => {
    const box = { ...at, width: card.width, height: card.height };
    return overlap(box, target) + seen.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  const places = [...sides.filter(fits), ...corners].map(({ x, y }) => ({
    x: within(x, right),
    y: within(y, bottom),
  }));
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

/**
 * The middle of the screen, for a card that points at nothing; where it would lie on what should be `seen`, it stands
 * beside all of that.
 */
export function placeAmid(
  card: Size,
  screen: Size,
  { edge = 8, seen = [] }: { edge?: number; seen?: readonly Box[] } = {},
): Point {
  const middle = {
    x: Math.max(edge, (screen.width - card.width) / 2),
    y: Math.max(edge, (screen.height - card.height) / 2),
  };
  const covers = seen.some((box) => overlap({ ...middle, ...card }, box) > 0);
  if (!covers) return middle;
  // Below it hides none of the page's own bars, where there is room.
  const all = around(seen);
  const below = { x: middle.x, y: all.y + all.height + GAP };
  const fits = below.y + card.height <= screen.height - edge;
  return fits ? below : placeBeside(all, card, screen, { edge, seen });
}

/** The smallest box that holds all of these. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return { x, y, width, height };
}
