/** How up to eight seats are told apart: each has a colour, a pattern and a dash, so that colour alone never has to do it. */

export interface SeatLook {
  /** A colour of the theme and the ink that reads on it. */
  colour: string;
  ink: string;
  /** The fill of its pieces: `SeatPatterns` must be on the page. */
  fill: string;
  /** The dashes of its lines, for `stroke-dasharray`. */
  dash: string;
  pattern: Pattern;
}

export const PATTERNS = [
  "plain",
  "stripes",
  "dots",
  "checks",
  "slants",
  "waves",
  "diamonds",
  "crosses",
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** One line is whole; the others differ in the length of their strokes and in how many there are. */
const DASHES = ["", "18 9", "2 10", "18 8 2 8", "9 9", "26 8", "18 8 2 8 2 8", "5 6"] as const;

/** The look of a seat; after the eighth they begin again. */
export function seatLook(seat: number): SeatLook {
  const at = ((seat % 8) + 8) % 8;
  return {
    colour: `var(--eight${at})`,
    ink: `var(--on-eight${at})`,
    fill: `url(#seat-${at})`,
    dash: DASHES[at] ?? "",
    pattern: PATTERNS[at] ?? "plain",
  };
}
