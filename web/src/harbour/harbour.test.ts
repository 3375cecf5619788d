import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { GameCard, PackCard } from "../wire/wire";
import { PhraseBook } from "../words/book";
import { languageCodes } from "../words/language";
import said from "../words/said.json";
import { ago } from "./ago";
import { freshDraft, isFull, resized, tableOf } from "./draft";
import { tableIn } from "./link";
import {
  caseOf,
  chosenAs,
  defaultsOf,
  type Field,
  fieldsOf,
  fitting,
  isChoice,
  offered,
  partsOf,
  settled,
} from "./options";
import { quickTable, readFavourite, readQuick, usualQuick } from "./quick";

interface GameSchema {
  definitions: Record<string, Record<string, unknown>>;
}
const schemaOf = (game: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../wire/schema/${game}.json`), "utf8")) as GameSchema;
const optionsOf = (game: string) => {
  const { definitions } = schemaOf(game);
  return { ...(definitions.Options ?? definitions.Options2), definitions };
};

const card: GameCard = {
  id: "ahoy",
  title: "Ahoy",
  seats: [2, 4],
  languages: ["en"],
  prefix: "AH",
  rules: 1,
  roles: [],
  sides: [],
  secretive: true,
  options: optionsOf("ahoy"),
  packs: [
    { name: "base", id: "base", version: 1, title: { en: "Ahoy", ru: "Ахой", it: "Ahoy" }, refused: {} },
  ],
};

describe("a form from a schema", () => {
  test("has a field for the real options of Ahoy, with nothing to choose yet", () => {
    const fields = fieldsOf(card.options);
    expect(fields).toEqual([
      { key: "pack", label: "The content pack", kind: "choice", values: ["base"], usual: "base" },
    ]);
    expect(fields.filter(isChoice)).toEqual([]);
    expect(defaultsOf(fields)).toEqual({ pack: "base" });
  });

  test("knows choices, switches and numbers, also behind references", () => {
    const schema = {
      properties: {
        sea: { $ref: "#/$defs/Sea", default: "rough" },
        storms: { type: "boolean", title: "Storms", default: true },
        rounds: { type: "integer", minimum: 1, maximum: 9, default: 4 },
        names: { type: "array" },
      },
      $defs: { Sea: { oneOf: [{ const: "calm" }, { enum: ["rough", "wild"] }] } },
    };
    expect(fieldsOf(schema)).toEqual([
      { key: "sea", label: "sea", kind: "choice", values: ["calm", "rough", "wild"], usual: "rough" },
      { key: "storms", label: "Storms", kind: "switch", usual: true },
      { key: "rounds", label: "rounds", kind: "number", least: 1, most: 9, usual: 4 },
    ]);
  });

  test("knows choices that ask for more, and what means nothing beside others", () => {
    const fields = fieldsOf(optionsOf("rumbones2"));
    const mode = fields.find(({ key }) => key === "mode");
    if (mode?.kind !== "choice") throw new Error("the mode is chosen");
    expect(mode.values).toEqual(["battle", "free_for_all"]);
    expect(mode.parts).toEqual({
      free_for_all: [
        {
          key: "heroes",
          label: "Heroes of each player; none for as many as the number of players gives",
          kind: "number",
          least: 1,
          most: 2,
          usual: null,
          free: true,
        },
        { key: "lives", label: "Lives of each hero", kind: "number", least: 2, most: 5, usual: 3 },
      ],
    });
    const alone = chosenAs(mode, "free_for_all");
    expect(alone).toEqual({ free_for_all: { heroes: null, lives: 3 } });
    expect([caseOf(mode, alone), caseOf(mode, "battle")]).toEqual(["free_for_all", "battle"]);
    expect(partsOf(alone)).toEqual({ heroes: null, lives: 3 });
    const usual = defaultsOf(fields);
    expect(usual).toMatchObject({ mode: "battle", heroes: "choose", allies: "own", layout: "by_factions" });
    const shown = (values: typeof usual) => fitting(fields, values).map(({ key }) => key);
    expect(shown(usual)).toEqual(fields.map(({ key }) => key));
    expect(shown({ ...usual, mode: alone })).toEqual(["mode", "heroes", "pack"]);
  });

  test("offers what the chosen pack can be played with, and nothing else stays chosen", () => {
    const fields = fieldsOf(optionsOf("rumbones2")).map((field) =>
      field.key === "pack" && field.kind === "choice" ? { ...field, values: ["base", "hired"] } : field,
    );
    const usual = defaultsOf(fields);
    const pack = (name: string, refused: Record<string, string[]>) => ({
      ...(card.packs[0] as PackCard),
      name,
      refused,
    });
    const packs = [pack("base", { heroes: ["random2"] }), pack("hired", {})];
    const words = (name: string) => {
      const heroes = offered(fields, packs, { ...usual, pack: name }).find(({ key }) => key === "heroes");
      return heroes?.kind === "choice" ? heroes.values : [];
    };
    expect(words("base")).toEqual(["choose", "alternate", "random"]);
    expect(words("hired")).toEqual(["choose", "alternate", "random", "random2"]);
    const hired = { ...usual, pack: "hired", heroes: "random2", mode: { free_for_all: { lives: 2 } } };
    expect(settled(offered(fields, packs, hired), hired)).toEqual(hired);
    const printed = { ...hired, pack: "base" };
    expect(settled(offered(fields, packs, printed), printed)).toEqual({ ...printed, heroes: "choose" });
  });

  test("leaves out what no form fits", () => {
    const schema = { properties: { far: { type: ["integer", "null"], minimum: 0, maximum: 255 } } };
    expect(fieldsOf(schema)).toEqual([]);
  });

  test("is empty for a game without options", () => {
    expect(fieldsOf({ type: "null" })).toEqual([]);
    expect(fieldsOf(undefined)).toEqual([]);
  });
});

describe.each(languageCodes)("the phrase book (%s)", (language) => {
  test.each(["ahoy", "pirates7", "rumbones2"] as const)(
    "has a label and a hint for every option of %s",
    (game) => {
      const text = readFileSync(
        join(import.meta.dirname, `../../../packs/${game}/text/${language}.ftl`),
        "utf8",
      );
      const book = new PhraseBook(language, { ftl: text, names: said[game].names[language] });
      const check = (field: Field, id: string) => {
        expect(book.name(id)).not.toContain("[");
        expect(book.name(id).length, book.name(id)).toBeLessThanOrEqual(24);
        expect(book.form(id, "hint"), id).not.toBe(book.name(id));
        if (field.kind === "number" && field.free) expect(book.knows(`${id}-free`)).toBe(true);
        if (field.kind !== "choice") return;
        for (const value of field.values)
          expect(book.knows(`${id}-${value}`) || book.knows(value), value).toBe(true);
        for (const part of Object.values(field.parts ?? {}).flat()) check(part, `${id}-${part.key}`);
      };
      for (const field of fieldsOf(optionsOf(game))) check(field, `option-${field.key}`);
    },
  );
});

describe("a table to be", () => {
  test("waits for people on open seats and begins at once without them", () => {
    const draft = freshDraft(card);
    expect(tableOf(draft, "e")).toMatchObject({
      game: "ahoy",
      options: { pack: "base" },
      seats: ["me", "open"],
      start: false,
      seal: "e",
    });
    const bots = { ...resized(draft, 4), seats: ["me", "mcts:hard", "me", "random"] };
    expect(isFull(bots)).toBe(true);
    expect(tableOf(bots, "e")).toMatchObject({
      seats: ["me", { bot: "mcts:hard" }, "me", { bot: "random" }],
      start: true,
    });
    const named = { ...bots, names: [" Anna ", "a bot", "", ""] };
    expect(tableOf(named, "e").seats[0], "people at one device have names").toEqual({ named: "Anna" });
    expect(tableOf(named, "e").seats[2]).toBe("me");
    expect(tableOf({ ...named, seats: ["me", "random", "random", "random"] }, "e").seats[0]).toBe("me");
  });

  test("keeps its people when it grows and shrinks", () => {
    const draft = { ...freshDraft(card), seats: ["open", "me"] };
    expect(resized(draft, 3).seats).toEqual(["open", "me", "mcts:medium"]);
    expect(resized(resized(draft, 4), 2).seats).toEqual(["open", "me"]);
  });

  test("has the clock that was agreed on", () => {
    const draft = freshDraft(card);
    const clock = (change: Partial<typeof draft>) => tableOf({ ...draft, ...change }, "").terms.clock;
    expect(clock({})).toBe("none");
    expect(clock({ clock: "decision", seconds: 45 })).toEqual({ decision: 45 });
    expect(clock({ clock: "reserve", minutes: 3, increment: 5 })).toEqual({
      reserve: { seconds: 180, increment: 5 },
    });
  });

  test("sends no options for a game that has none", () => {
    expect("options" in tableOf(freshDraft({ ...card, options: { type: "null" } }), "")).toBe(false);
  });
});

describe("play now", () => {
  test("seats the player and bots, and begins", () => {
    const wish = quickTable("ahoy", { seats: 3, seat: 1, bot: "mcts:easy" }, "e");
    expect(wish.seats).toEqual([{ bot: "mcts:easy" }, "me", { bot: "mcts:easy" }]);
    expect(wish.start).toBe(true);
    expect(quickTable("ahoy", { seats: 2, seat: -1, bot: "greedy" }, "").terms.shuffle).toBe(true);
  });

  test("is a game of three pirates at first, and of two sides in Ahoy", () => {
    expect(usualQuick(card).seats).toBe(2);
    expect(usualQuick({ ...card, id: "pirates7" }).seats).toBe(3);
  });

  test("remembers the game, and begins with Ahoy when nothing sensible is kept", () => {
    const pirates = { id: "pirates7", title: "Pirates of the 7 Seas", seats: [2, 4] };
    expect(readFavourite(JSON.stringify(pirates))).toEqual(pirates);
    for (const nonsense of [null, "{", "7", '{"id":"pirates7"}', '{"id":"x","title":"X","seats":["a"]}'])
      expect(readFavourite(nonsense).id).toBe("ahoy");
  });

  test("forgets a kept choice that the game cannot seat", () => {
    const usual = { seats: 2, seat: 0, bot: "mcts:easy" };
    expect(readQuick(card, null)).toEqual(usual);
    expect(readQuick(card, '{"seats":7}')).toEqual(usual);
    expect(readQuick(card, "{")).toEqual(usual);
    expect(readQuick(card, '{"seats":3,"seat":2,"bot":"greedy"}')).toEqual({
      seats: 3,
      seat: 2,
      bot: "greedy",
    });
    expect(readQuick(card, '{"seats":3,"seat":3}')).toMatchObject({ seats: 3, seat: 0 });
  });
});

test("a pasted link or a bare code leads to its table, anything else nowhere", () => {
  expect(tableIn(" https://freeport.example/table/abcDEF1234?x=1 ")).toBe("abcDEF1234");
  expect(tableIn("abcDEF1234")).toBe("abcDEF1234");
  expect(tableIn("hello there")).toBeNull();
  expect(tableIn("")).toBeNull();
});

test("how long ago something was is told in words", () => {
  const now = 1_000_000_000;
  expect(ago(now - 5_000, now, "en")).toBe("now");
  expect(ago(now - 130_000, now, "en")).toBe("2 minutes ago");
  expect(ago(now - 2 * 3_600_000, now, "it")).toBe("2 ore fa");
  expect(ago(now - 86_400_000, now, "ru")).toBe("вчера");
  expect(ago(now + 9_000, now, "en")).toBe("now");
});
