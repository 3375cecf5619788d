// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Heard } from "../../wire/wire";
import { fightOf, lastAttack, resultOf } from "./attack";
import { view } from "./fixtures/sea";

const told = (...events: unknown[]) => events.map((event) => ({ event }) as unknown as Heard);
const by = { kind: "hero", hero: "pale", action: "quicksilver-sword" };
const declared = { event: "attack_declared", by, target: 50 };

describe("the fight that is shown", () => {
  it("is the one under way, with hits as the server tells them", () => {
    const attack = {
      target: 50,
      side: "wellsport",
      dice: [
        [5, false, false, false],
        [4, true, false, true],
      ],
      need: [4, 0],
      modifier: 0,
      hits: 1,
      dealt: [],
    };
    const fight = fightOf(view({ attacks: [attack] }), told(declared, { event: "rolled", faces: [3, 4] }));
    expect(fight?.by).toEqual(by);
    expect(fight?.dice.map(({ hit, again }) => [hit, again])).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(fight?.over).toBe(false);
  });

  it("counts a modifier, but never below 1 or above 6", () => {
    expect([resultOf(6, 1), resultOf(1, -2), resultOf(3, 1)]).toEqual([6, 1, 4]);
  });

  it("is the last one of the turn once it is over", () => {
    const lines = told(
      declared,
      { event: "rolled", faces: [1, 4, 6] },
      { event: "rerolled", old: 1, new: 5 },
      { event: "counted", hits: 2, misses: 1, modifier: 0 },
      { event: "wounded", hero: "porter", damage: 2, total: 2 },
    );
    const fight = fightOf(view(), lines);
    expect(fight?.over).toBe(true);
    expect(fight?.dice.map(({ face, hit, again }) => ({ face, hit, again }))).toEqual([
      { face: 5, hit: true, again: true },
      { face: 4, hit: false, again: false },
      { face: 6, hit: true, again: false },
    ]);
    expect(fight?.effects).toHaveLength(1);
  });

  it("and none in a turn in which nobody has fought", () => {
    const lines = told(
      declared,
      { event: "rolled", faces: [1] },
      { event: "turn_began", turn: 2, side: "bones" },
    );
    expect(lastAttack(lines)).toBeNull();
    expect(fightOf(view(), lines)).toBeNull();
  });
});
