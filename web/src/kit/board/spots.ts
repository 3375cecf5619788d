import type { Point } from "./places";

/** How a place of a board stands out: it can be chosen, was chosen, is spoken of, lies in reach, or none of it. */
export type Glow = "lit" | "picked" | "marked" | "near" | "none";

/** A place of a board that can be looked at and chosen; `x` and `y` are its middle. */
export interface Spot extends Point {
  id: string;
  /** Its name and what is there, for screen readers. */
  label: string;
  glow: Glow;
}
