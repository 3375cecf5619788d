/** How a raid is likely to end, for a word beside the number of ships: many quick throws, as the rulebook describes them. */

export interface Forecast {
  /** In how many of ten throws the caravan sinks. */
  wins: number;
  /** How many of the ships asked about are left in the mean. */
  left: number;
}

const THROWS = 300;

/** The same numbers every time, so that the same question gets the same answer. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 4_294_967_296;
  };
}

interface Ship {
  x: number;
  y: number;
  face: number;
  own: boolean;
}

/** The forecast for `own` ships beside `others` against `red` ships of a caravan. */
export function forecast(own: number, others: number, red: number): Forecast {
  const next = chance(own * 97 + others * 13 + red);
  const normal = () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
  const ship = (mine: boolean): Ship => ({
    x: normal(),
    y: normal(),
    face: 1 + Math.floor(next() * 6),
    own: mine,
  });
  let wins = 0;
  let left = 0;
  for (let thrown = 0; thrown < THROWS; thrown += 1) {
    const pirates = [
      ...Array.from({ length: own }, () => ship(true)),
      ...Array.from({ length: others }, () => ship(false)),
    ];
    const reds = Array.from({ length: red }, () => ship(false));
    fight(pirates, reds);
    if (reds.length === 0 && pirates.length > 0) wins += 1;
    left += pirates.filter((one) => one.own).length;
  }
  return { wins: Math.round((10 * wins) / THROWS), left: left / THROWS };
}

/** The nearest pair fights until one side is gone; what sinks is taken out of the lists. */
function fight(pirates: Ship[], reds: Ship[]): void {
  while (pirates.length > 0 && reds.length > 0) {
    let nearest = { far: Infinity, pirate: 0, red: 0 };
    for (const [pirate, one] of pirates.entries()) {
      for (const [red, other] of reds.entries()) {
        const far = (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
        if (far < nearest.far) nearest = { far, pirate, red };
      }
    }
    const [shown, met] = [pirates[nearest.pirate]?.face ?? 0, reds[nearest.red]?.face ?? 0];
    if (shown <= met) pirates.splice(nearest.pirate, 1);
    if (shown >= met) reds.splice(nearest.red, 1);
  }
}
