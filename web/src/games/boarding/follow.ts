/** Crew has no names: what marched where is found by comparing what stood before with what stands now. */

/** Crew of one kind that stands in one place. */
export interface Crew {
  cell: number;
  side: number;
  /** Which way it marches; crew of different ways is told apart. */
  lane: number;
  bosun: boolean;
  count: number;
}

/** Crew with a key that stays with it while it marches. */
export type Squad<C extends Crew = Crew> = C & { key: string };

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
export function follow<C extends Crew>(
  before: readonly Squad[],
  crew: readonly C[],
  distance: (from: number, to: number) => number,
  fresh: () => string,
): Squad<C>[] {
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
