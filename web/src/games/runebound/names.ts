/** What the things of the game are called, by the keys of its phrase book. */
import type { Phrase } from "../../wire/wire";
import { formOf, hasName, nameOf, say } from "../../words/words.svelte";

const GAME = "runebound";

export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

export const names = {
  /** Any thing by its id, as it begins a line. */
  of: (id: string): string => capital(nameOf(GAME, id)),
  /** The same in the middle of a line. */
  within: (id: string): string => nameOf(GAME, id),
  /** The full name of a hero. */
  full: (id: string): string => capital(formOf(GAME, id, "full")),
  say: (phrase: Phrase): string => say(GAME, phrase),
  lines: (phrases: readonly Phrase[]): string[] => phrases.map((phrase) => say(GAME, phrase)),
  /** What is told of a card or a hero, where the book has it. */
  tale: (id: string): string => (hasName(GAME, id) ? nameOf(GAME, id) : ""),
};

export type Names = typeof names;
