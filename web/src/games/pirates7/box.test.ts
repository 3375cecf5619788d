import { describe, expect, test } from "vitest";
import type { Choices, Phrase } from "../../wire/wire";
import type { Sheet, Tally } from "../../wire/pirates7";
import { fitting } from "./ask/fitting";
import { adventureOf } from "./box";
import { aboutOf, allOf, bareOf, numberIn } from "./moves";
import { forecast } from "./odds";
import { playedSoFar } from "./port/played";
import { markersOf, spotOf } from "./track/ring";

describe("what is kept of the Loot", () => {
  test("is proposed by price, as far as there is room", () => {
    expect(fitting({ fruit: 2, coffee: 1, rum: 2 }, 3, [1, 2, 3])).toEqual({ fruit: 0, coffee: 1, rum: 2 });
    expect(fitting({ fruit: 2, coffee: 0, rum: 0 }, 9, [1, 2, 3])).toEqual({ fruit: 2, coffee: 0, rum: 0 });
  });
});

describe("the chest track", () => {
  test("is a ring: 39 lies below 0, and 40 on it", () => {
    expect(spotOf(39).x).toBe(spotOf(0).x);
    expect(spotOf(39).y).toBeGreaterThan(spotOf(0).y);
    expect(spotOf(40)).toEqual(spotOf(0));
    expect(spotOf(20).x).toBe(spotOf(19).x);
  });

  test("puts markers on one space beside each other", () => {
    const [green, white, blue] = markersOf([7, 47, 8]);
    expect(green?.x).toBeLessThan(white?.x ?? 0);
    expect(green?.y).toBe(white?.y);
    expect(blue?.x).toBe(spotOf(8).x);
  });
});

describe("the forecast of a raid", () => {
  test("is the same every time, and better with more ships", () => {
    expect(forecast(3, 0, 2)).toEqual(forecast(3, 0, 2));
    expect(forecast(6, 0, 2).wins).toBeGreaterThan(forecast(1, 0, 4).wins);
    expect(forecast(1, 8, 2).wins).toBeGreaterThan(forecast(1, 0, 2).wins);
  });

  test("agrees with the rulebook's figure: twelve against three leave about seven and a half", () => {
    expect(forecast(12, 0, 3).left).toBeGreaterThan(7);
    expect(forecast(12, 0, 3).left).toBeLessThan(8.2);
  });
});

describe("the listed moves", () => {
  const phrase = { key: "x", args: [], rule: null };
  const choices = {
    seat: 0,
    decision: 1,
    moves: [
      { move: { sale: { fruit: 1, coffee: 0, rum: 0 } }, phrase },
      { move: "decline", phrase },
    ],
    asides: [{ move: { sale: { fruit: 2, coffee: 0, rum: 0 } }, phrase }],
  } as unknown as Choices;

  test("are found by kind, those nobody is urged to make included", () => {
    const all = allOf(choices);
    expect(aboutOf(all, "sale").map(({ about }) => about.fruit)).toEqual([1, 2]);
    expect(aboutOf(all, "buy")).toEqual([]);
    expect(bareOf(all, "decline")?.move).toBe("decline");
    expect(bareOf(all, "done")).toBeUndefined();
    expect(allOf(null)).toEqual([]);
  });
});

test("a number is found in a phrase by its name", () => {
  const phrase: Phrase = {
    key: "deal",
    args: [
      ["cost", { number: 3 }],
      ["chests", { number: 5 }],
    ],
    rule: null,
  };
  expect(numberIn(phrase, "chests")).toBe(5);
  expect(numberIn(phrase, "ships")).toBe(0);
});

describe("Adventure cards", () => {
  const sheet = {
    caravans: [{ card: "eng-2", nation: "england", ships: 2 }],
    ports: [{ port: "havana", prices: [2, 3, 1], highest_demand: "coffee" }],
    curses: [{ curse: "kraken", face: 1, takes: null, chests: null }],
  } as unknown as Sheet;

  test("are known by their ids", () => {
    expect(adventureOf(sheet, "eng-2")?.kind).toBe("caravan");
    expect(adventureOf(sheet, "havana")?.kind).toBe("port");
    expect(adventureOf(sheet, "kraken")?.kind).toBe("curse");
    expect(adventureOf(sheet, "nothing")).toBeNull();
  });

  test("that were played can be looked up: all of them with a tally, else what lies on top", () => {
    const kinds = (view: Parameters<typeof playedSoFar>[0]) =>
      playedSoFar(view, (id) => adventureOf(sheet, id)).map(({ id }) => id);
    const tally: Tally = { played: ["eng-2", "havana", "kraken"], caravans_left: [3, 4, 4, 4] };
    expect(kinds({ tally, port: "havana", top: "kraken" })).toEqual(["eng-2", "havana", "kraken"]);
    expect(kinds({ tally: null, port: "havana", top: "kraken" })).toEqual(["havana", "kraken"]);
    expect(kinds({ tally: null, port: "pirate_bay", top: null })).toEqual([]);
  });
});
