let now = $state(Date.now());

/** The time, as exact as "two minutes ago" needs it. */
export const clock = {
  get now(): number {
    return now;
  },
};

/** Lets the clock run; gives back how to stop it. */
export function tick(): () => void {
  now = Date.now();
  const timer = setInterval(() => (now = Date.now()), 20_000);
  return () => clearInterval(timer);
}
