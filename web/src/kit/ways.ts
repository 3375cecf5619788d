/**
 * From clicks to moves. Every legal move is a set of pieces that are picked in any order, such as a hero and a place; what can be
 * picked next follows from the list of legal moves alone.
 */

/** A move and the pieces that make it. */
export interface Way<M> {
  move: M;
  pieces: readonly string[];
}

export interface Standing<M> {
  /** What can be picked next. */
  next: ReadonlySet<string>;
  /** The moves that are still meant. */
  meant: readonly M[];
  /** The move that the picks make. */
  made: M | null;
}

/** Where some picks lead. A move is made once all its pieces are picked and none of those left would make another one. */
export function standingOf<M>(ways: readonly Way<M>[], picks: readonly string[]): Standing<M> {
  const open = ways.filter(({ pieces }) => picks.every((pick) => pieces.includes(pick)));
  const left = open.flatMap(({ pieces }) => pieces.filter((piece) => !picks.includes(piece)));
  const whole = open.filter(({ pieces }) => picks.length > 0 && pieces.length === picks.length);
  const made = whole.length === 1 && open.length === 1 ? (whole[0]?.move ?? null) : null;
  return { next: new Set(left), meant: open.map(({ move }) => move), made };
}

/**
 * The picks after one more: it is added where it leads on, takes the place of an earlier one, or begins anew; none where it means
 * nothing. A piece that was picked is put back.
 */
export function picked<M>(ways: readonly Way<M>[], picks: readonly string[], piece: string): string[] | null {
  if (picks.includes(piece)) return picks.filter((pick) => pick !== piece);
  if (standingOf(ways, picks).next.has(piece)) return [...picks, piece];
  for (let at = picks.length - 1; at >= 0; at -= 1) {
    const fewer = picks.filter((_, index) => index !== at);
    if (standingOf(ways, fewer).next.has(piece)) return [...fewer, piece];
  }
  return null;
}
