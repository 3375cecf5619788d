// What the page says, in the language of the reader.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { get } from "../wire/http";
import type { Book, Phrase } from "../wire/wire";
import { isolated } from "./bidi";
import { PhraseBook, bare } from "./book";
import { firstLanguage, type Language } from "./language";
import { keep, kept } from "../app/keep";

const place = "language";

/** The interface's texts come in one piece per language, and one for each game; only what is chosen is loaded. */
const texts: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./text-en"),
  ru: () => import("./text-ru"),
  it: () => import("./text-it"),
};

const gameTexts = import.meta.glob<string>("../games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});

class Words {
  #language = $state<Language>(firstLanguage(kept(place), navigator.languages));
  #bundle = $state.raw<FluentBundle>();
  #books = new SvelteMap<string, PhraseBook>();
  /** With which content pack each book speaks; the printed one where none is named. */
  #packs = new Map<string, string>();
  #loading = new Map<string, Promise<void>>();
  #learnt = new Set<string>();

  /** The language everything is shown in. Setting it loads the words first and switches then. */
  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    void this.choose(language);
  }

  /** Loads the words of a language and of every game in use, then switches to it and remembers it. */
  async choose(language: Language): Promise<void> {
    const [games, learnt] = [[...this.#books.keys()], [...this.#learnt]];
    const [bundle, books] = await Promise.all([
      loadTexts(language, learnt),
      Promise.all(
        games.map(async (game) => [game, await fetchBook(game, language, this.#packs.get(game))] as const),
      ),
    ]);
    // A game that came meanwhile came in the language of before.
    if (this.#books.size > games.length || this.#learnt.size > learnt.length) return this.choose(language);
    this.#bundle = bundle;
    for (const [game, book] of books) this.#books.set(game, book);
    this.#language = language;
    document.documentElement.lang = language;
    keep(place, language);
  }

  /** Loads the remembered or the browser's language; to be awaited before anything is shown. */
  async start(): Promise<void> {
    this.#bundle = await loadTexts(this.#language, []);
    document.documentElement.lang = this.#language;
  }

  text(key: string, args?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    if (!pattern) return `[${key}]`;
    return this.#bundle?.formatPattern(pattern, args ? fenced(args) : null, []) ?? "";
  }

  book(game: string): PhraseBook | undefined {
    return this.#books.get(game);
  }

  load(game: string, pack?: string): Promise<void> {
    if (this.#books.has(game) && this.#packs.get(game) === pack) return Promise.resolve();
    const key = `${game} ${pack ?? ""}`;
    const running = this.#loading.get(key);
    if (running) return running;
    const loading = this.#fetch(game, pack).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  async #fetch(game: string, pack: string | undefined): Promise<void> {
    const language = this.#language;
    const book = await fetchBook(game, language, pack);
    if (language !== this.#language) return this.#fetch(game, pack);
    this.#keep(game, pack, book);
  }

  #keep(game: string, pack: string | undefined, book: PhraseBook): void {
    if (pack === undefined) this.#packs.delete(game);
    else this.#packs.set(game, pack);
    this.#books.set(game, book);
  }

  /** Takes a phrase book that came with something else; one in another language is of no use. */
  take(game: string, language: Language, book: Book, pack?: string): Promise<void> {
    if (language !== this.#language) return this.load(game, pack);
    this.#keep(game, pack, new PhraseBook(language, book));
    return Promise.resolve();
  }

  /** Loads what the page itself says at the table of a game. */
  async learn(game: string): Promise<void> {
    const language = this.#language;
    const text = await gameText(game, language);
    if (language !== this.#language) return this.learn(game);
    if (this.#learnt.has(game)) return;
    this.#learnt.add(game);
    if (text !== undefined) this.#bundle?.addResource(new FluentResource(text));
  }
}

/** Isolating every argument would put marks around numbers too; only what runs the other way needs them. */
function fenced(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const entries = Object.entries(args).map(([key, arg]) => [
    key,
    typeof arg === "string" ? isolated(arg) : arg,
  ]);
  return Object.fromEntries(entries) as Record<string, FluentVariable>;
}

async function loadTexts(language: Language, games: string[]): Promise<FluentBundle> {
  const [{ default: files }, ...more] = await Promise.all([
    texts[language](),
    ...games.map((game) => gameText(game, language)),
  ]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of [...Object.values(files), ...more]) {
    if (text !== undefined) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

async function gameText(game: string, language: Language): Promise<string | undefined> {
  return await gameTexts[`../games/${game}/text/${language}.ftl`]?.();
}

async function fetchBook(game: string, language: Language, pack?: string): Promise<PhraseBook> {
  const within = pack === undefined ? "" : `?pack=${encodeURIComponent(pack)}`;
  return new PhraseBook(language, await get<Book>(`/api/games/${game}/book/${language}${within}`));
}

export const words = new Words();

/** A text of the interface by its key in `src/text`. */
export function t(key: string, args?: Record<string, string | number>): string {
  return words.text(key, args);
}

/** Several names as the language joins them, and as the games' own books do: without a comma before the last. */
export function listed(names: readonly string[]): string {
  const locale = words.language === "en" ? "en-GB" : words.language;
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
}

/** Marks a map whose values are keys of texts, so that the test of the texts sees that they are used. */
export function keys<T extends Record<string, string>>(map: T): T {
  return map;
}

/** Loads the phrase book of a game as printed in the current language; it follows the language from then on. */
export function loadBook(game: string): Promise<void> {
  return words.load(game);
}

/** A phrase of a game as a sentence; its book must be loaded. */
export function say(game: string, phrase: Phrase): string {
  return words.book(game)?.say(phrase) ?? bare(phrase);
}

/** The name of a card, a faction, a place of a game. */
export function nameOf(game: string, id: string): string {
  return words.book(game)?.name(id) ?? `[${id}]`;
}

/** Whether a game's book has a name for something. */
export function hasName(game: string, id: string): boolean {
  return words.book(game)?.knows(id) ?? false;
}

/** The address of a picture that the content pack of a game brings for something. */
export function pictureOf(game: string, id: string): string | undefined {
  return words.book(game)?.picture(id);
}

/** Another form of a name, such as `short` or `gen`. */
export function formOf(game: string, id: string, form: string): string {
  return words.book(game)?.form(id, form) ?? `[${id}]`;
}
