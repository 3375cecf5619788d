/** How much room the drawing of the ships takes. */
import { type Box, boxAround } from "../../../kit/board/places";
import type { Build } from "../../boarding/board/figures";
import type { Plan } from "../../boarding/chart";

/** How far hulls reach around their decks. */
const HULL = 40;

/** All ships with their hulls and prows; what is only open sea, or the end of a bowsprit, is left out. */
export function boxOf(plan: Plan, builds: readonly Build[]): Box {
  const corners = plan.ships.flatMap(({ ship, box, across }) => {
    const prow = builds[ship]?.prow ?? 0;
    const [left, top] = [box.x - (across ? prow : 0), box.y - (across ? 0 : prow)];
    return [
      { x: left, y: top },
      { x: box.x + box.width, y: box.y + box.height },
    ];
  });
  return boxAround(corners, HULL);
}
