/** Crew has no names: what marched where is found by comparing what stood before with what stands now. */
import type { CrewView, Side } from "../../wire/rumbones";

/** Like crew of one place, with a key that stays with it while it marches. */
export interface Squad extends CrewView {
  key: string;
  side: Side;
}

type Crew = CrewView & { side: Side };
const alike = (one: Crew, other: Crew) =>
  one.side === other.side && one.lane === other.lane && one.bosun === other.bosun;

/** The likeliest first: a whole squad that stayed, one that marched a step, one that lost somebody where it stood, and so on. */
const LIKELY = [
  { far: 0, whole: true },
  { far: 1, whole: true },
  { far: 0, whole: false },
  { far: 2, whole: true },
  { far: 1, whole: false },
  { far: 2, whole: false },
] as const;

/** The squads of now, with the keys of those that they were before. */
export function follow(
  before: readonly Squad[],
  crew: readonly Crew[],
  distance: (from: number, to: number) => number,
  fresh: () => string,
): Squad[] {
  const left = [...before];
  const keys = new Map<Crew, string>();
  for (const { far, whole } of LIKELY) {
    for (const one of crew) {
      if (keys.has(one)) continue;
      const at = left.findIndex(
        (squad) =>
          alike(squad, one) &&
          distance(squad.cell, one.cell) === far &&
          (!whole || squad.count === one.count),
      );
      const [found] = at < 0 ? [] : left.splice(at, 1);
      if (found) keys.set(one, found.key);
    }
  }
  return crew.map((one) => ({ ...one, key: keys.get(one) ?? fresh() }));
}
