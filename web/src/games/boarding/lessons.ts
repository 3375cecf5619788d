/** What the guided first round of both editions watches: what the learner's own Heroes do, in whosever turn it is told. */

interface Told {
  event: string;
}

/** The Hero that did what is told; none where crew, guns or the sea did it. */
function doer(told: Told): string | null {
  if ("hero" in told && typeof told.hero === "string") return told.hero;
  if (!("by" in told) || typeof told.by !== "object" || told.by === null) return null;
  return "hero" in told.by && typeof told.by.hero === "string" ? told.by.hero : null;
}

/** Whether one of these things was done by a Hero of the learner's side. */
export function heroDid<Side extends string | number>(
  events: readonly Told[],
  heroes: readonly { hero: string; side: Side }[],
  side: Side | undefined,
  kinds: readonly string[],
): boolean {
  const own = new Set(heroes.filter((one) => one.side === side).map(({ hero }) => hero));
  return events.some((told) => kinds.includes(told.event) && own.has(doer(told) ?? ""));
}
