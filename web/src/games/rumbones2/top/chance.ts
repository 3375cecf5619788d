/** How likely the Kraken comes: two dice that show no more than both tracks together. */

/** Two dice show at most this much. */
export const SURE = 12;

/** In how many of a hundred rounds. */
export function chanceOf(tracks: number): number {
  let good = 0;
  for (let one = 1; one <= 6; one += 1) {
    for (let two = 1; two <= 6; two += 1) if (one + two <= tracks) good += 1;
  }
  return Math.round((100 * good) / 36);
}
