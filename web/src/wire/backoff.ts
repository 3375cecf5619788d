/** How long to wait before knocking again: longer each time, and never all clients at once. */

const FIRST = 400;
const LONGEST = 15_000;

/** Milliseconds before attempt `attempt` (from 0); `dice` is a number from 0 to 1. */
export function backoff(attempt: number, dice: number): number {
  const ceiling = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(ceiling / 2 + (ceiling / 2) * dice);
}
