/** Moves as they come over the wire: compared, and taken apart. */
import type { Choice } from "../wire/wire";

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

/** The variant of a move and what it carries; a move without anything is a bare word. */
export function moveOf(choice: Choice): [kind: string, chosen: unknown] {
  const move = choice.move as unknown;
  if (typeof move === "string") return [move, null];
  const [entry] = Object.entries(move as Record<string, unknown>);
  return entry ?? ["", null];
}

export type Fields = Record<string, number>;

/** What a variant of something carries; nothing where it is another variant. */
export function fieldsOf(value: unknown, name: string): Fields | null {
  return typeof value === "object" && value !== null && name in value
    ? ((value as Record<string, unknown>)[name] as Fields)
    : null;
}

export function numberOf(value: unknown, name: string): number | null {
  return fieldsOf(value, name) === null ? null : Number((value as Record<string, unknown>)[name]);
}
