/** Cards as they lie on the table. A deck holds some of them twice and more. */

export interface Held {
  /** Of its own, also beside another card of the same kind. */
  id: string;
  /** Its number on the sheet. */
  card: number;
}

export function heldOf(cards: readonly string[], numberOf: (card: string) => number): Held[] {
  const seen = new Map<string, number>();
  return cards.map((name) => {
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { id: `${name}.${before}`, card: numberOf(name) };
  });
}

/** What there is to read: every kind once, in the order in which they lie. */
export function kindsOf(held: readonly Held[]): number[] {
  return [...new Set(held.map(({ card }) => card))];
}
