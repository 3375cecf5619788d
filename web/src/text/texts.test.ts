// Every text is there in every language, says the same things, and is used.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languageCodes, type Language } from "../words/language";

const root = join(import.meta.dirname, "..");
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith(".test.ts") && !path.startsWith("wire/"))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** The files of a language: those of the page, and one in the folder of each game. Keys begin with the name of the file, or of the game. */
function files(language: Language): { name: string; text: string }[] {
  const of = (name: string, path: string) => ({ name, text: readFileSync(path, "utf8") });
  const page = readdirSync(join(root, "text", language))
    .sort()
    .map((file) => of(file.replace(".ftl", ""), join(root, "text", language, file)));
  const games = readdirSync(join(root, "games"))
    .map((game) => ({ game, path: join(root, "games", game, "text", `${language}.ftl`) }))
    .filter(({ path }) => existsSync(path));
  return [...page, ...games.map(({ game, path }) => of(game, path))];
}

/** The messages of a file: key, and the variables it speaks of. */
function messages(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const block of text.split(/^(?=[a-z])/m)) {
    const key = /^([a-z][\w-]*) *=/.exec(block)?.[1];
    if (key) found.set(key, new Set([...block.matchAll(/\$([\w-]+)/g)].map((match) => match[1] ?? "")));
  }
  return found;
}

function all(language: Language): Map<string, Set<string>> {
  return new Map(files(language).flatMap(({ text }) => [...messages(text)]));
}

/** Keys that tables of several games ask for without their prefix: `own("key"`, and the values of maps marked with `ownKeys(`. */
function shared(): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, text } of sources.filter(({ path }) => path.startsWith("games/boarding/"))) {
    const asked = [...text.matchAll(/\.own\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1] ?? "");
    const mapped = [...text.matchAll(/\bownKeys\((\{[^}]*\})/g)].flatMap(([, map = ""]) =>
      [...map.matchAll(/:\s*"([a-z0-9-]+)"/g)].map((match) => match[1] ?? ""),
    );
    for (const key of [...asked, ...mapped])
      for (const game of ["rumbones", "rumbones2"]) found.set(`${game}-${key}`, path);
  }
  return found;
}

/** Keys in the sources: `t("key"`, both sides of `t(x ? "a" : "b"`, the values of maps marked with `keys(`, and those that games share. */
function used(): Map<string, string> {
  const found = shared();
  for (const { path, text } of sources) {
    for (const start of text.matchAll(/\b(?:t|keys)\(/g)) {
      const inside = balanced(text, start.index + start[0].length);
      const pattern = start[0] === "t(" ? /"([a-z]+\d?-[a-z0-9-]+)"/g : /:\s*"([a-z]+\d?-[\w-]+)"/g;
      const first = start[0] === "t(" ? (inside.split(/,(?=\s*\{)/)[0] ?? "") : inside;
      for (const match of first.matchAll(pattern)) found.set(match[1] ?? "", path);
    }
  }
  return found;
}

function balanced(text: string, start: number): string {
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")" && --depth === 0) return text.slice(start, at);
  }
  return text.slice(start);
}

describe("texts of the interface", () => {
  test.each(languageCodes)("%s can be read without a fault", (language) => {
    const bundle = new FluentBundle(language);
    for (const { name, text } of files(language)) {
      expect(bundle.addResource(new FluentResource(text)), name).toEqual([]);
      for (const key of messages(text).keys()) {
        expect(bundle.hasMessage(key), `${language}/${name}: ${key}`).toBe(true);
        expect(key.startsWith(`${name}-`), `${key} belongs into another file`).toBe(true);
      }
    }
  });

  test.each(["ru", "it"] as const)("%s has the same keys and variables as English", (language) => {
    const english = all("en");
    const other = all(language);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, variables] of english) {
      expect([...(other.get(key) ?? [])].sort(), `${language}: ${key}`).toEqual([...variables].sort());
    }
  });

  test("every text that is used is there", () => {
    const there = all("en");
    const missing = [...used()].filter(([key]) => !there.has(key));
    expect(missing).toEqual([]);
  });

  test("every text is used", () => {
    const uses = used();
    expect([...all("en").keys()].filter((key) => !uses.has(key))).toEqual([]);
  });
});
