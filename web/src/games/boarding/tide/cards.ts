/** Cards as they lie on the table. A deck may hold some of them twice and more. */
import type { IconName } from "../../../kit/icons";
import type { TipText } from "../../../kit/tip.svelte";

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

/** A card as it is drawn. */
export interface CardShown {
  /** Its number on the sheet, and the id that names know it by. */
  number: number;
  id: string;
  name: string;
  text: readonly string[];
  colour: string;
  icon: IconName;
  /** How many symbols of the Kraken it bears, and the same in words. */
  symbols: number;
  bears: string;
  hint: TipText;
}
