/** What the things of the game are called, by the keys of its phrase book. */
import type { Phrase } from "../../wire/wire";
import { formOf, nameOf, say, t } from "../../words/words.svelte";

/** Each edition has a phrase book of its own. */
export type Edition = "rumbones" | "rumbones2";

/** Marks a map whose values are keys for `Names.own`, so that the test of the texts sees that they are used. */
export function ownKeys<T extends Record<string, string>>(map: T): T {
  return map;
}

const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

export class Names {
  readonly game: Edition;

  constructor(game: Edition) {
    this.game = game;
  }

  /** Any thing by its id, as it begins a line. */
  of(id: string): string {
    return capital(nameOf(this.game, id));
  }
  /** The full name of a hero or a faction. */
  full(id: string): string {
    return capital(formOf(this.game, id, "full"));
  }
  side(side: string): string {
    return this.of(side);
  }
  phase(phase: string): string {
    return this.of(`phase-${phase}`);
  }
  /** What the page says at the table of both editions, each in words of its own: the key goes without their prefix. */
  own(key: string, args?: Record<string, string | number>): string {
    return t(`${this.game}-${key}`, args);
  }
  say(phrase: Phrase): string {
    return say(this.game, phrase);
  }
  lines(phrases: readonly Phrase[]): string[] {
    return phrases.map((phrase) => this.say(phrase));
  }
}
