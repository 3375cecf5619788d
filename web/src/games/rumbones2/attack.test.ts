// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { AttackView2, Sheet2 } from "../../wire/rumbones2";
import { attackerOf, fightOf, lastAttack } from "./attack";
import { at, told, view } from "./fixtures/sea";

const sheet = {
  cards: [{ card: "armadas-wrath" }],
  beasts: [{ beast: "dragon", furies: [["bite", []]] }],
} as unknown as Sheet2;
const by = { kind: "hero", hero: { id: "snapper", side: 0 }, skill: "twin-cleavers" };
const declared = { event: "attack_declared", by, target: at("G4") };
const attack = (some: object) => ({
  source: { hero: { hero: 0, skill: 0 } },
  side: 0,
  target: at("G4"),
  dice: [],
  pool: 0,
  need: [4, 4],
  modifier: 0,
  hits: [],
  ...some,
});
const heroes = [{ hero: "snapper", side: 0, skills: [["twin-cleavers", 1]] }];
const shown = (seen: ReturnType<typeof view>, lines = told(declared)) => fightOf(seen, lines, sheet);

describe("the fight that is shown", () => {
  it("is the one under way, with hits as the server tells them, and bonus dice marked", () => {
    const dice = [
      [5, false, false],
      [4, true, true],
      [6, false, true],
    ];
    const fight = shown(view({ heroes, attacks: [attack({ dice, pool: 2 })] }));
    expect(fight?.by).toEqual(by);
    expect(fight?.over).toBe(false);
    expect(fight?.dice).toEqual([
      { face: 5, again: false, bonus: false, hit: false },
      { face: 4, again: true, bonus: false, hit: true },
      { face: 6, again: false, bonus: true, hit: true },
    ]);
  });

  it("is the last one of the activation once it is over", () => {
    const lines = told(
      declared,
      { event: "rolled", faces: [1, 4, 6] },
      { event: "rerolled", old: 1, new: 5 },
      { event: "bonus_rolled", faces: [2] },
      { event: "counted", hits: 2, misses: 2, modifier: 0 },
      { event: "wounded", hero: "viana", damage: 2, total: 2 },
    );
    const fight = shown(view(), lines);
    expect(fight?.over).toBe(true);
    expect(fight?.dice).toEqual([
      { face: 5, hit: true, again: true, bonus: false },
      { face: 4, hit: false, again: false, bonus: false },
      { face: 6, hit: true, again: false, bonus: false },
      { face: 2, hit: false, again: false, bonus: true },
    ]);
    expect(fight?.effects).toHaveLength(1);
  });

  it("and none in an activation in which nobody has fought", () => {
    const lines = told(declared, { event: "rolled", faces: [1] }, { event: "activated", hero: "viana" });
    expect(lastAttack(lines)).toBeNull();
    expect(shown(view(), lines)).toBeNull();
  });
});

it("whoever attacks is named without the story", () => {
  const named = (source: unknown) =>
    attackerOf(attack({ source }) as unknown as AttackView2, view({ heroes }), sheet);
  expect(named({ second: { hero: 0, skill: 0 } })).toEqual(by);
  expect(named("gun")).toEqual({ kind: "gun", side: 0 });
  expect(named("kraken")).toEqual({ kind: "kraken" });
  expect(named({ dragon: { skill: 0 } })).toEqual({ kind: "dragon", skill: "bite" });
  expect(named({ card: 0 })).toEqual({ kind: "card", card: "armadas-wrath" });
  expect(named({ crew: { from: 9, deckhands: 2, bosuns: 0 } })).toEqual({
    kind: "crew",
    side: 0,
    from: 9,
    deckhands: 2,
    bosuns: 0,
  });
});
