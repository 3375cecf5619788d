/** How far something reaches, and where crew goes: what the board shows while somebody looks at it. */
import type { March } from "../boarding/board/SeaBoard.svelte";
import type { Helm } from "./helm.svelte";

export interface Reach {
  cells: ReadonlySet<number>;
  lanes: March[];
}

const NOWHERE: Reach = { cells: new Set(), lanes: [] };

/** The range of a skill on the side that is up; nothing where it is no attack, or not bought. */
export function rangeOf(helm: Helm, hero: number, skill: number): number | null {
  const level = helm.level(hero, skill);
  return level === 0 ? null : (helm.skill(hero, skill)?.levels[level - 1]?.[0]?.range ?? null);
}

function around(helm: Helm, hero: number, action: number | null): ReadonlySet<number> {
  const cell = helm.view.heroes[hero]?.cell;
  if (typeof cell !== "number") return NOWHERE.cells;
  const all = helm.heroFace(hero)?.skills.map((_, at) => at) ?? [];
  const ranges = (action === null ? all : [action]).map((one) => rangeOf(helm, hero, one));
  const known = ranges.filter((range) => range !== null);
  return known.length === 0 ? NOWHERE.cells : new Set(helm.plan.within(cell, Math.max(...known)));
}

/** The ways on from a cell along the routes of a side; more than one where they fork. */
export function waysOn(routes: readonly (readonly number[])[], cell: number): number[][] {
  const ways = routes
    .map((route) => route.slice(route.indexOf(cell)))
    .filter((way, at) => way.length > 1 && routes[at]?.includes(cell));
  return ways.filter((way, at) => ways.findIndex((one) => one.join() === way.join()) === at);
}

export function reachOf(helm: Helm): Reach {
  const { looked, view, plan } = helm;
  const chosen = helm.picks.find((pick) => pick.startsWith("action:"));
  if (looked === null) {
    if (chosen === undefined || helm.acting === null) return NOWHERE;
    return { cells: around(helm, helm.acting, Number(chosen.slice(7))), lanes: [] };
  }
  if ("hero" in looked) return { cells: around(helm, looked.hero, looked.action), lanes: [] };
  const { cell } = looked;
  const [first] = helm.heroesAt(cell);
  const isSpawn = (side: number) => plan.chart.spawns[side]?.includes(cell) && !plan.chart.arena;
  const marching = [0, 1].filter(
    (side) => isSpawn(side) || view.sides[side]?.crew.some((one) => one.cell === cell),
  );
  const lanes = marching.flatMap((side) =>
    waysOn(plan.chart.routes[side] ?? [], cell).map((cells) => ({ side, cells })),
  );
  return { cells: first ? around(helm, first.at, null) : NOWHERE.cells, lanes };
}
