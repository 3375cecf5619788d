/** Whether two moves are the same; the order of their fields says nothing. */
export function sameMove(one: unknown, other: unknown): boolean {
  return spelled(one) === spelled(other);
}

function spelled(move: unknown): string {
  return JSON.stringify(move, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
