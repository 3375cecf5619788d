/** How a hint's first choice compares with the second, for words instead of bare numbers. */
import type { Advice } from "../wire/wire";

/** Differences in percent of won games that are worth a word. */
const CLEAR = 8;
const SLIGHT = 2;

/** None when there is nothing to compare with. */
export function leadOf({ thoughts: [best, next] }: Advice): "clear" | "slight" | "even" | null {
  if (!best || !next || next.tried === 0) return null;
  const lead = best.percent - next.percent;
  return lead >= CLEAR ? "clear" : lead >= SLIGHT ? "slight" : "even";
}
