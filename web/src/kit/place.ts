/** Where the coach's card stands: beside what it speaks of, never over it where there is room, always on the screen. */

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}

const GAP = 14;
const EDGE = 8;

export function placeCard(target: Box | null, card: Size, screen: Size): { x: number; y: number } {
  const right = screen.width - card.width - EDGE;
  const bottom = screen.height - card.height - EDGE;
  const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most));
  if (!target)
    return {
      x: within((screen.width - card.width) / 2, right),
      y: within((screen.height - card.height) / 2, bottom),
    };
  const middleX = within(target.x + target.width / 2 - card.width / 2, right);
  const middleY = within(target.y + target.height / 2 - card.height / 2, bottom);
  const above = target.y - card.height - GAP;
  const below = target.y + target.height + GAP;
  const before = target.x - card.width - GAP;
  const after = target.x + target.width + GAP;
  if (above >= EDGE) return { x: middleX, y: above };
  if (below <= bottom) return { x: middleX, y: below };
  if (after <= right) return { x: after, y: middleY };
  if (before >= EDGE) return { x: before, y: middleY };
  // It fills the screen: the card lies over its upper edge, where a thumb hides nothing.
  return { x: middleX, y: within(target.y + GAP, bottom) };
}
