/** A rulebook that is being read: fetched for its game and language, and once more when that did not work. */
import { rulebook } from "../app/rulebook.svelte";
import { troubleText } from "../table/problem";
import { get } from "../wire/http";
import type { RulePage } from "../wire/wire";
import type { Language } from "../words/language";
import { words } from "../words/words.svelte";
import type { Rules } from "./rules";

export class Book {
  rules = $state.raw<Rules | null>(null);
  /** Why it could not be fetched. */
  trouble = $state("");
  #attempt = $state(0);

  /** To be made where effects can be: it reads on whenever the game or the language changes. */
  constructor(game: () => string) {
    $effect(() => {
      void this.#attempt;
      const wanted = game();
      let outdated = false;
      this.trouble = "";
      load(wanted, words.language).then(
        (loaded) => {
          if (outdated) return;
          this.rules = loaded;
          rulebook.layOut(wanted);
        },
        (thrown: unknown) => {
          if (!outdated) this.trouble = troubleText(thrown);
        },
      );
      return () => (outdated = true);
    });
  }

  again(): void {
    this.#attempt += 1;
  }
}

async function load(game: string, language: Language): Promise<Rules> {
  const [{ readRules }, page] = await Promise.all([
    import("./rules"),
    get<RulePage>(`/api/games/${encodeURIComponent(game)}/rules/${language}`),
  ]);
  return readRules(page.markdown);
}
