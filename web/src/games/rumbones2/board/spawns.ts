/** Where figures come aboard, and which way crew goes from there. */
import type { Chart2 } from "../../../wire/rumbones2";
import type { Plan } from "../../boarding/chart";

export interface Spawn {
  cell: number;
  /** Whose; everybody's in the arena. */
  side: number | null;
  /** In degrees from upwards; nowhere in the arena, where no crew marches. */
  heading: number | null;
}

export function spawnsOf(plan: Plan<Chart2>): Spawn[] {
  const { chart } = plan;
  if (chart.arena) {
    return [...new Set(chart.spawns.flat())].map((cell) => ({ cell, side: null, heading: null }));
  }
  return chart.spawns.flatMap((cells, side) =>
    cells.map((cell) => ({ cell, side, heading: headingOf(plan, chart.routes[side], cell) })),
  );
}

function headingOf(plan: Plan<Chart2>, routes: number[][] | undefined, cell: number): number | null {
  const next = routes?.find(([first]) => first === cell)?.[1];
  if (next === undefined) return null;
  const [from, to] = [plan.middle(cell), plan.middle(next)];
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}
