import { describe, expect, test } from "vitest";
import type { Die, Event } from "../../../wire/pirates7";
import { flightPath, recalled } from "./venture";

const die = (number: number, owner: number | null, face: number, x: number, y: number): Die => ({
  die: number,
  owner,
  face,
  x,
  y,
  turn: 0,
});
const thrown = (purpose: "raid" | "curse" | "whirlpool", dice: Die[]): Event => ({
  event: "thrown",
  seat: 0,
  purpose,
  seed: [0xab, 0x1],
  physics: "second",
  rethrows: 0,
  dice,
});
const caravan: Event = {
  event: "caravan_played",
  seat: 0,
  caravan: "spa-2",
  nation: "spain",
  ships: 2,
  limit: 4,
};

describe("a raid as it is told", () => {
  const dice = [
    die(0, 0, 3, 10_000, 10_000),
    die(10, 1, 5, 12_000, 10_000),
    die(40, null, 3, 10_000, 12_000),
  ];
  const fought: Event = {
    event: "fought",
    fight: { pair: { pirate: 0, red: 40 }, owner: 0, distance: 2000, faces: [3, 3] },
    sunk: "both",
  };

  test("has its dice, its owners and its fights in order", () => {
    const venture = recalled([caravan, thrown("raid", dice), fought]);
    expect(venture?.nation).toBe("spain");
    expect(venture?.thrown?.lies.map(({ owner }) => owner)).toEqual([0, 1, "caravan"]);
    expect(venture?.thrown?.fights).toEqual([
      { a: 0, b: 40, distance: 2000, sunk: [0, 40], reason: "equal" },
    ]);
  });

  test("stays the same throw when more fights are told, and is another when it is thrown for again", () => {
    const before = recalled([caravan, thrown("raid", dice)])?.thrown?.id;
    expect(recalled([caravan, thrown("raid", dice), fought])?.thrown?.id).toBe(before);
    const again = dice.map((one) => ({ ...one, x: one.x + 1 }));
    expect(recalled([caravan, thrown("raid", again)])?.thrown?.id).not.toBe(before);
  });

  test("without a throw yet has none", () => {
    expect(recalled([caravan])?.thrown).toBeNull();
    expect(recalled([caravan, thrown("raid", dice), { ...caravan, nation: "france" }])?.thrown).toBeNull();
  });

  test("knows where the way of its dice can be had, unless it has no seed", () => {
    const made = recalled([caravan, thrown("raid", dice)])?.thrown;
    expect(made && flightPath(made)).toBe("/api/flights/pirates7/000000ab00000001/0-10-40?how=second");
    expect(made && flightPath({ ...made, seed: [0, 0] })).toBeNull();
  });
});

describe("a Curse as it is told", () => {
  test("rings the dice it strikes by their face", () => {
    const venture = recalled([
      { event: "curse_played", seat: 1, curse: "kraken", protected: 0 },
      thrown("curse", [die(0, 0, 1, 1000, 1000), die(10, 1, 4, 3000, 3000)]),
      { event: "struck", seat: 0, dice: [0], goods: { fruit: 1, coffee: 0, rum: 0 }, talismans: 0, ships: 0 },
    ]);
    expect(venture?.curse).toBe("kraken");
    expect(venture?.thrown?.struck).toEqual([0]);
    expect(venture?.thrown?.fights).toEqual([]);
  });

  test("lets the Whirlpool reach the nearest first, and only unpaid ships sink", () => {
    const venture = recalled([
      { event: "curse_played", seat: 1, curse: "whirlpool", protected: 0 },
      thrown("whirlpool", [
        die(0, 0, 1, 13_000, 10_000),
        die(1, 0, 2, 11_000, 10_000),
        die(40, null, 2, 10_000, 10_000),
      ]),
      { event: "whirlpool_spread", red: 40, hit: [0, 1], disputed: [], left: 0 },
      {
        event: "struck",
        seat: 0,
        dice: [0, 1],
        goods: { fruit: 0, coffee: 0, rum: 0 },
        talismans: 1,
        ships: 1,
      },
    ]);
    const fights = venture?.thrown?.fights ?? [];
    expect(fights.map(({ b, distance }) => [b, distance])).toEqual([
      [1, 1000],
      [0, 3000],
    ]);
    expect(fights.flatMap(({ sunk }) => sunk)).toEqual([1]);
    expect(venture?.thrown?.struck).toEqual([]);
  });
});
