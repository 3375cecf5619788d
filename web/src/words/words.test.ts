import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Phrase } from "../wire/wire";
import { PhraseBook } from "./book";
import { firstLanguage, languageCodes, type Language } from "./language";
import { sitterName } from "../table/people";
import said from "./said.json";
import { t, words } from "./words.svelte";

const repository = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(repository, path), "utf8");

const games = Object.keys(said) as (keyof typeof said)[];
const spoken = games.flatMap((game) => languageCodes.map((language) => ({ game, language })));

function book(game: keyof typeof said, language: Language): PhraseBook {
  const ftl = `${read(`crates/shelf/text/${language}.ftl`)}\n${read(`packs/${game}/text/${language}.ftl`)}`;
  return new PhraseBook(language, { ftl, names: said[game].names[language] });
}

describe("a game's phrase book", () => {
  // The sentences are written by crates/shelf/tests/reading.rs.
  test.each(spoken)(
    "says of $game in $language what the program in the terminal says",
    ({ game, language }) => {
      const words = book(game, language);
      for (const line of said[game].said) {
        expect(words.say(line.phrase as Phrase)).toBe(line[language]);
      }
    },
  );

  const small = new PhraseBook("ru", {
    ftl: "coins = { $count ->\n    [one] { $count } монета\n    [few] { $count } монеты\n   *[other] { $count } монет\n }\nname-ship = корабль\n    .gen = корабля\nof = борт { $what-gen }\non = тут { $what }\nwhich = { $what-id }\n",
    names: { "name-black-rum": "Чёрный ром" },
  });

  test("takes the plural of the language", () => {
    const coins = (number: number) => small.say({ key: "coins", args: [["count", { number }]], rule: null });
    expect([coins(1), coins(3), coins(5), coins(4000)]).toEqual([
      "1 монета",
      "3 монеты",
      "5 монет",
      "4000 монет",
    ]);
  });

  test("speaks a phrase within a phrase", () => {
    const on = (key: string) =>
      small.say({
        key: "on",
        args: [["what", { part: { key, args: [["count", { number: 3 }]], rule: null } }]],
        rule: null,
      });
    expect(on("coins")).toBe("тут 3 монеты");
    expect(on("rats")).toBe("[on what=[rats count=3]]");
  });

  test("has the forms and the id of a name at hand", () => {
    expect(small.say({ key: "of", args: [["what", { name: "ship" }]], rule: null })).toBe("борт корабля");
    expect(small.say({ key: "which", args: [["what", { name: "ship" }]], rule: null })).toBe("ship");
    expect(small.form("ship", "gen")).toBe("корабля");
    expect(small.form("Black Rum", "gen")).toBe("Чёрный ром");
  });

  test("shows what it lacks in brackets", () => {
    expect(small.say({ key: "sail", args: [["to", { number: 3 }]], rule: null })).toBe("[sail to=3]");
    expect(small.say({ key: "of", args: [["what", { name: "cog" }]], rule: null })).toBe("[of what=cog]");
    expect(small.name("cog")).toBe("[cog]");
    expect(small.knows("cog")).toBe(false);
  });
});

describe("the first language", () => {
  test("is the kept one, else the first of the browser that Freeport speaks, else English", () => {
    expect(firstLanguage("it", ["ru-RU"])).toBe("it");
    expect(firstLanguage(null, ["de-DE", "ru-RU", "en-GB"])).toBe("ru");
    expect(firstLanguage("tlh", ["de-DE"])).toBe("en");
  });
});

describe("a name that runs from right to left", () => {
  const name = "דנה";
  const sentence = (text: string) => `\u2068${text}\u2069`;

  test("keeps its direction to itself in the sentences of a game", () => {
    const told = new PhraseBook("en", { ftl: "sat = { $who } sat down (2).", names: {} });
    const phrase = (label: string): Phrase => ({ key: "sat", args: [["who", { label }]], rule: null });
    expect(told.say(phrase(name))).toBe(`${sentence(name)} sat down (2).`);
    expect(told.say(phrase("Ann"))).toBe("Ann sat down (2).");
  });

  test("keeps its direction to itself in the sentences of the page and wherever people are named", async () => {
    await words.choose("en");
    expect(t("talk-joined", { name })).toBe(`${sentence(name)} sat down.`);
    expect(t("talk-joined", { name: "Ann" })).toBe("Ann sat down.");
    expect(sitterName({ person: { id: 1, name } })).toBe(sentence(name));
  });
});
