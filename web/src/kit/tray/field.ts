/** The part of the lid that is looked at from above when the dice lie: all of them, as large as they can be shown. */
import { DIE, LID, type Lie, MILLIMETRE } from "./throw";

/** A square in millimetres. */
export interface Field {
  x: number;
  y: number;
  side: number;
}

const MARGIN = DIE.edge * 1.5;
const SMALLEST = 140;
/** What is shown of the rim around the floor. */
export const RIM = 9;

export const whole: Field = { x: -RIM, y: -RIM, side: LID.side + 2 * RIM };

export function fieldOf(lies: Lie[]): Field {
  if (lies.length === 0) return whole;
  const xs = lies.map(({ x }) => x / MILLIMETRE);
  const ys = lies.map(({ y }) => y / MILLIMETRE);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.min(whole.side, Math.max(SMALLEST, right - left + 2 * MARGIN, high - low + 2 * MARGIN));
  const within = (middle: number) => Math.min(LID.side + RIM - side, Math.max(-RIM, middle - side / 2));
  return { x: within((left + right) / 2), y: within((low + high) / 2), side };
}
