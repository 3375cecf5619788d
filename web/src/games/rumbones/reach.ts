/** How far something reaches, and where crew goes: what the board shows while somebody looks at it. */
import type { March } from "../boarding/board/SeaBoard.svelte";
import { type Reach, reachOf as reachAt } from "../boarding/reach";
import type { Helm } from "./helm.svelte";
import { laneOf } from "./lanes";

/** The ranges of an action, or of all; none where it is no attack. */
function rangesOf(helm: Helm, hero: number, action: number | null): number[] {
  const actions = helm.heroFace(hero)?.actions ?? [];
  return actions
    .filter((_, at) => action === null || action === at)
    .flatMap(({ kind }) => (typeof kind === "object" && "attack" in kind ? [kind.attack.range] : []));
}

/** The lanes on which crew goes on from a cell. */
function lanesFrom({ view, plan }: Helm, cell: number): March[] {
  return view.sides.flatMap((side, number) =>
    [...new Set(side.crew.filter((one) => one.cell === cell).map((one) => one.lane))].map((lane) => {
      const way = laneOf(plan, lane, number);
      const from = way.indexOf(cell);
      return { side: number, cells: from < 0 ? [cell, ...way.slice(1)] : way.slice(from) };
    }),
  );
}

export function reachOf(helm: Helm): Reach {
  return reachAt(
    helm,
    (hero, action) => rangesOf(helm, hero, action),
    (cell) => lanesFrom(helm, cell),
  );
}
