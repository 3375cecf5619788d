/** The two sides of the first edition as the drawings know them: by number, crew and ship. */
import type { Side } from "../../wire/rumbones";
import type { Wood } from "../boarding/board/figures";

export const LOOKS: Readonly<Record<Side, { crew: "scarf" | "bones"; wood: Wood }>> = {
  wellsport: { crew: "scarf", wood: "oak" },
  bones: { crew: "bones", wood: "bone" },
};

export function sideNumber(side: Side): number {
  return side === "wellsport" ? 0 : 1;
}
