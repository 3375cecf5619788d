/** Writing on the chart stays legible however far the chart is away. */
import { SIDE } from "../chart";

/** The least height of letters, in pixels. */
export const LEGIBLE = 10.5;

/** Names of spaces as they are drawn, in units of the chart. */
const NAME = 12;

/** How much larger names of so many letters may get: they stay in their space, and a letter is about half as wide as high. */
export const roomFor = (letters: number): number => (0.95 * SIDE) / (NAME * 0.55 * letters);

/** How much larger than drawn something must be, so that its letters of so many units can be read; at most so much. */
export function grown(units: number, zoom: number, most: number): number {
  return zoom > 0 ? Math.min(most, Math.max(1, LEGIBLE / (units * zoom))) : 1;
}

/** What the drawing needs to know, as properties of its style. */
export function writingStyle(zoom: number, letters: number): string {
  const label = grown(NAME, zoom, roomFor(letters));
  // Two badges stand side by side on a space, and two flags below them.
  const [badge, flag] = [grown(17, zoom, 1.35), grown(14, zoom, 1.5)];
  return `--label-size: ${NAME * label}px; --badge: ${badge}; --flag: ${flag}; --above-label: ${-NAME * (label - 1)}px`;
}
