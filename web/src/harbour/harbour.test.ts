import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { GameCard } from "../wire/wire";
import { ago } from "./ago";
import { freshDraft, isFull, resized, tableOf } from "./draft";
import { tableIn } from "./link";
import { defaultsOf, fieldsOf, isChoice } from "./options";
import { quickTable, readQuick } from "./quick";

const ahoySchema = JSON.parse(
  readFileSync(join(import.meta.dirname, "../wire/schema/ahoy.json"), "utf8"),
) as { definitions: Record<string, Record<string, unknown>> };

const card: GameCard = {
  id: "ahoy",
  title: "Ahoy",
  seats: [2, 4],
  languages: ["en"],
  prefix: "AH",
  rules: 1,
  roles: [],
  secretive: true,
  options: { ...ahoySchema.definitions.Options, definitions: ahoySchema.definitions },
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

  test("is empty for a game without options", () => {
    expect(fieldsOf({ type: "null" })).toEqual([]);
    expect(fieldsOf(undefined)).toEqual([]);
  });
});

describe("a table to be", () => {
  test("waits for people on open seats and begins at once without them", () => {
    const draft = freshDraft(card);
    expect(tableOf(draft, "e")).toMatchObject({
      game: "ahoy",
      options: { pack: "base" },
      seats: ["me", "open"],
      start: false,
      entropy: "e",
    });
    const bots = { ...resized(draft, 4), seats: ["me", "mcts:hard", "me", "random"] };
    expect(isFull(bots)).toBe(true);
    expect(tableOf(bots, "e")).toMatchObject({
      seats: ["me", { bot: "mcts:hard" }, "me", { bot: "random" }],
      start: true,
    });
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
