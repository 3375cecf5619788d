/** The part of the lid that is looked at from above when the dice lie: all of them, as large as they can be shown. */
import { DIE, LID, type Lie, MILLIMETRE } from "./throw";

/** A part of the lid in millimetres, from its lower left inner corner. */
export interface Field {
  x: number;
  y: number;
  wide: number;
  high: number;
}

const MARGIN = DIE.edge * 1.4;
const SMALLEST = 84;
/** What is shown of the rim around the floor. */
export const RIM = 9;

export const whole: Field = { x: -RIM, y: -RIM, wide: LID.side + 2 * RIM, high: LID.side + 2 * RIM };

/** From the first to the last die along one side, with a margin, and never beyond the rim. */
function stretch(places: number[]): { from: number; length: number } {
  const [low, high] = [Math.min(...places) / MILLIMETRE, Math.max(...places) / MILLIMETRE];
  const length = Math.min(whole.wide, Math.max(SMALLEST, high - low + 2 * MARGIN));
  const from = Math.min(LID.side + RIM - length, Math.max(-RIM, (low + high - length) / 2));
  return { from, length };
}

export function fieldOf(lies: Lie[]): Field {
  if (lies.length === 0) return whole;
  const [across, up] = [stretch(lies.map(({ x }) => x)), stretch(lies.map(({ y }) => y))];
  return { x: across.from, y: up.from, wide: across.length, high: up.length };
}

/** A die smaller than so many pixels cannot be read. */
const LEGIBLE = 22;
/** Larger than this, neighbours would hide each other. */
const LARGEST = 1.6;

/** How many times larger than they are the dice are drawn, so that their faces can be read in so little room. */
export function grownIn(field: Field, room: { width: number; height: number }): number {
  const pixels = DIE.edge * Math.min(room.width / field.wide, room.height / field.high);
  return Math.min(LARGEST, Math.max(1, LEGIBLE / Math.max(1, pixels)));
}
