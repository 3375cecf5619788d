/** Writing on the chart stays legible however far the chart is away. */

/** The least height of letters, in pixels. */
export const LEGIBLE = 10.5;

/** How much larger names of spaces may get: four letters of them still stay in their space. */
export const NAMES = 3.7;

/** How much larger than drawn something must be, so that its letters of so many units can be read; at most so much. */
export function grown(units: number, zoom: number, most: number): number {
  return zoom > 0 ? Math.min(most, Math.max(1, LEGIBLE / (units * zoom))) : 1;
}

/** What the drawing needs to know, as properties of its style. */
export function writingStyle(zoom: number): string {
  const label = grown(12, zoom, NAMES);
  // Two badges stand side by side on a space, and two flags below them.
  const [badge, flag] = [grown(17, zoom, 1.35), grown(14, zoom, 1.5)];
  return `--label-size: ${12 * label}px; --badge: ${badge}; --flag: ${flag}; --above-label: ${-12 * (label - 1)}px`;
}
