/** How far something reaches, and where crew goes: what the board shows while somebody looks at it. */
import type { March } from "../boarding/board/SeaBoard.svelte";
import type { Helm } from "./helm.svelte";
import { laneOf } from "./lanes";

export interface Reach {
  cells: ReadonlySet<number>;
  lanes: March[];
}

const NOWHERE: Reach = { cells: new Set(), lanes: [] };

/** The range of an action; nothing where it is no attack. */
export function rangeOf(helm: Helm, hero: number, action: number): number | null {
  const kind = helm.action(hero, action)?.kind;
  return typeof kind === "object" && "attack" in kind ? kind.attack.range : null;
}

function around(helm: Helm, hero: number, action: number | null): ReadonlySet<number> {
  const cell = helm.view.heroes[hero]?.cell;
  if (typeof cell !== "number") return NOWHERE.cells;
  const actions = action === null ? [0, 1, 2] : [action];
  const ranges = actions.map((one) => rangeOf(helm, hero, one) ?? 0);
  const range = Math.max(...ranges);
  return range === 0 ? NOWHERE.cells : new Set(helm.plan.within(cell, range));
}

export function reachOf(helm: Helm): Reach {
  const { looked, view, plan } = helm;
  const chosen = helm.picks.find((pick) => pick.startsWith("action:"));
  if (looked === null) {
    if (chosen === undefined || helm.acting === null) return NOWHERE;
    return { cells: around(helm, helm.acting, Number(chosen.slice(7))), lanes: [] };
  }
  if ("hero" in looked) return { cells: around(helm, looked.hero, looked.action), lanes: [] };
  const [first] = helm.heroesAt(looked.cell);
  const lanes = view.sides.flatMap((side, number) =>
    [...new Set(side.crew.filter((one) => one.cell === looked.cell).map((one) => one.lane))].map((lane) => {
      const way = laneOf(plan, lane, number);
      const from = way.indexOf(looked.cell);
      return { side: number, cells: from < 0 ? [looked.cell, ...way.slice(1)] : way.slice(from) };
    }),
  );
  return { cells: first ? around(helm, first.at, null) : NOWHERE.cells, lanes };
}
