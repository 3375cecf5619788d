/** How far something reaches, and where crew goes: what the board shows while somebody looks at it. */
import type { March } from "./board/SeaBoard.svelte";
import type { Waters } from "./chart";
import type { Wheel } from "./wheel.svelte";

export interface Reach {
  cells: ReadonlySet<number>;
  lanes: March[];
}

type Looking = Pick<Wheel<unknown, unknown, Waters>, "looked" | "picks" | "plan"> & {
  view: { heroes: readonly { cell: number | null }[] };
  acting: number | null;
  heroesAt: (cell: number) => { at: number }[];
};

/** What is looked at, or about to be done. `rangesOf` knows how far an action of a hero reaches, or all of them; `lanesFrom` where crew goes. */
export function reachOf(
  wheel: Looking,
  rangesOf: (hero: number, action: number | null) => number[],
  lanesFrom: (cell: number) => March[],
): Reach {
  const { looked, picks, plan, view, acting } = wheel;
  const around = (hero: number | null | undefined, action: number | null): ReadonlySet<number> => {
    const cell = typeof hero === "number" ? view.heroes[hero]?.cell : null;
    const ranges = typeof hero === "number" ? rangesOf(hero, action) : [];
    return typeof cell === "number" && ranges.length > 0
      ? new Set(plan.within(cell, Math.max(...ranges)))
      : new Set();
  };
  if (looked === null) {
    const chosen = picks.find((pick) => pick.startsWith("action:"));
    return { cells: chosen === undefined ? new Set() : around(acting, Number(chosen.slice(7))), lanes: [] };
  }
  if ("hero" in looked) return { cells: around(looked.hero, looked.action), lanes: [] };
  return { cells: around(wheel.heroesAt(looked.cell)[0]?.at, null), lanes: lanesFrom(looked.cell) };
}
