// A game's phrase book, spoken by the same rules as the shelf speaks it in Rust.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { isolated } from "./bidi";
import type { Arg, Book, Phrase } from "../wire/wire";
import type { Language } from "./language";

export class PhraseBook {
  readonly #bundle: FluentBundle;
  readonly #names: Record<string, string>;
  readonly #pictures: Record<string, string>;

  constructor(language: Language, book: Book) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(book.ftl), { allowOverrides: true });
    this.#names = book.names;
    this.#pictures = book.pictures ?? {};
  }

  /** The sentence; what the book lacks is shown in brackets, so that it is seen and mended. */
  say(phrase: Phrase): string {
    return this.#try(phrase) ?? bare(phrase);
  }

  #try(phrase: Phrase): string | null {
    const pattern = this.#bundle.getMessage(phrase.key)?.value;
    const args = this.#arguments(phrase);
    if (!pattern || !args) return null;
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, args, errors);
    return errors.length > 0 ? null : said;
  }

  /** The name of a card, a faction, a place. */
  name(id: string): string {
    return this.#findName(id) ?? `[${id}]`;
  }

  /** Whether there is a name for it. */
  knows(id: string): boolean {
    return this.#findName(id) !== undefined;
  }

  /** The address of a picture that the content pack brings. */
  picture(id: string): string | undefined {
    return this.#pictures[nameKey(id)];
  }

  /** Another form of a name, such as its short form or a case; the name itself where it has no such form. */
  form(id: string, form: string): string {
    return this.#forms(id).find(([key]) => key === form)?.[1] ?? this.name(id);
  }

  #arguments(phrase: Phrase): Record<string, FluentVariable> | null {
    const args: Record<string, FluentVariable> = {};
    for (const [key, arg] of phrase.args) {
      if ("number" in arg) {
        args[key] = new FluentNumber(arg.number, { useGrouping: false });
      } else if ("label" in arg) {
        args[key] = isolated(arg.label);
      } else if ("part" in arg) {
        const part = this.#try(arg.part);
        if (part === null) return null;
        args[key] = part;
      } else {
        const name = this.#findName(arg.name);
        if (name === undefined) return null;
        args[key] = name;
        args[`${key}-id`] = arg.name;
        for (const [form, word] of this.#forms(arg.name)) args[`${key}-${form}`] = word;
      }
    }
    return args;
  }

  #findName(id: string): string | undefined {
    const key = nameKey(id);
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, null, []) : this.#names[key];
  }

  #forms(id: string): [string, string][] {
    const attributes = this.#bundle.getMessage(nameKey(id))?.attributes ?? {};
    return Object.entries(attributes).map(([form, pattern]) => [
      form,
      this.#bundle.formatPattern(pattern, null, []),
    ]);
  }
}

function nameKey(id: string): string {
  return `name-${id.toLowerCase().replaceAll(" ", "-")}`;
}

/** The phrase without words, for whatever no book can say. */
export function bare(phrase: Phrase): string {
  const plain = (arg: Arg) => {
    if ("number" in arg) return arg.number;
    if ("part" in arg) return bare(arg.part);
    return "name" in arg ? arg.name : arg.label;
  };
  return `[${phrase.key}${phrase.args.map(([key, arg]) => ` ${key}=${plain(arg)}`).join("")}]`;
}
