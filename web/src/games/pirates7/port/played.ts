/** Which Adventure cards can be looked up. */
import type { View } from "../../../wire/pirates7";
import type { Adventure } from "../box";

/** All that were played, as far as a tally is kept; without one, what lies on top. */
export function playedSoFar(
  { tally, port, top }: Pick<View, "tally" | "port" | "top">,
  cardOf: (id: string) => Adventure | null,
): Adventure[] {
  const ids = tally?.played ?? [port, ...(top === null ? [] : [top])];
  return ids.map(cardOf).filter((card) => card !== null);
}
