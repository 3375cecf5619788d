/** How far something reaches, and where crew goes: what the board shows while somebody looks at it. */
import type { March } from "../boarding/board/SeaBoard.svelte";
import { type Reach, reachOf as reachAt } from "../boarding/reach";
import type { Helm } from "./helm.svelte";

/** The ranges of a skill on the side that is up, or of all; none where it is no attack, or not bought. */
function rangesOf(helm: Helm, hero: number, skill: number | null): number[] {
  const skills = helm.heroFace(hero)?.skills ?? [];
  return skills
    .filter((_, at) => skill === null || skill === at)
    .flatMap(({ levels }, at) => levels[helm.level(hero, skill ?? at) - 1]?.[0]?.range ?? []);
}

/** The ways on from a cell along the routes of a side; more than one where they fork. */
export function waysOn(routes: readonly (readonly number[])[], cell: number): number[][] {
  const ways = routes
    .map((route) => route.slice(route.indexOf(cell)))
    .filter((way, at) => way.length > 1 && routes[at]?.includes(cell));
  return ways.filter((way, at) => ways.findIndex((one) => one.join() === way.join()) === at);
}

/** The ways of crew that stands in a cell, or comes there. */
function lanesFrom({ view, plan }: Helm, cell: number): March[] {
  const isSpawn = (side: number) => plan.chart.spawns[side]?.includes(cell) && !plan.chart.arena;
  const marching = [0, 1].filter(
    (side) => isSpawn(side) || view.sides[side]?.crew.some((one) => one.cell === cell),
  );
  return marching.flatMap((side) =>
    waysOn(plan.chart.routes[side] ?? [], cell).map((cells) => ({ side, cells })),
  );
}

export function reachOf(helm: Helm): Reach {
  return reachAt(
    helm,
    (hero, skill) => rangesOf(helm, hero, skill),
    (cell) => lanesFrom(helm, cell),
  );
}
