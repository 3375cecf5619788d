/** What the guided first round of both editions watches: what the learner's own Heroes do, in whosever turn it is told. */

interface Told {
  event: string;
}

/** What an event says of a Hero: its id, and also its side where both may have it. */
type Named = string | { id: string; side: string | number };

const isNamed = (value: unknown): value is Named =>
  typeof value === "string" || (typeof value === "object" && value !== null && "id" in value);

/** The Hero that did what is told; none where crew, guns or the sea did it. */
function doer(told: Told): Named | null {
  if ("hero" in told && isNamed(told.hero)) return told.hero;
  if (!("by" in told) || typeof told.by !== "object" || told.by === null) return null;
  return "hero" in told.by && isNamed(told.by.hero) ? told.by.hero : null;
}

/** Whether one of these things was done by a Hero of the learner's side. */
export function heroDid<Side extends string | number>(
  events: readonly Told[],
  heroes: readonly { hero: string; side: Side }[],
  side: Side | undefined,
  kinds: readonly string[],
): boolean {
  const isOwn = (named: Named | null): boolean =>
    typeof named === "string"
      ? heroes.some((one) => one.side === side && one.hero === named)
      : named !== null && named.side === side;
  return events.some((told) => kinds.includes(told.event) && isOwn(doer(told)));
}
