/** What to keep when not everything fits. */
import type { Cargo } from "../../../wire/pirates7";
import { GOODS, NO_CARGO } from "../box";

/** As much of the drawn Goods as there is room for, the dearest first: a first proposal, to be changed. */
export function fitting(drawn: Cargo, room: number, prices: readonly number[]): Cargo {
  const kept = { ...NO_CARGO };
  let left = room;
  const dearest = GOODS.map((good, index) => ({ good, price: prices[index] ?? 1 })).sort(
    (one, other) => other.price - one.price,
  );
  for (const { good } of dearest) {
    kept[good] = Math.min(drawn[good], left);
    left -= kept[good];
  }
  return kept;
}
