// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { AttackView2, Sheet2 } from "../../wire/rumbones2";
import { Plan } from "../boarding/chart";
import { attackerOf, fightOf, hits, lastAttack } from "./attack";
import { at, chart, told, view } from "./fixtures/sea";

const plan = new Plan(chart(), "upright", 0);
const blow = { dice: 1, hit: 5, range: 1 };
const sheet = {
  crew: { deckhand: blow, bosun_reach: [0, 1], support: 1 },
  cards: [{ card: "armadas-wrath" }],
  beasts: [{ beast: "dragon", furies: [["bite", []]] }],
} as unknown as Sheet2;
const by = { kind: "hero", hero: "snapper", skill: "twin-cleavers" };
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
const heroes = [{ hero: "snapper", skills: [["twin-cleavers", 1]] }];
const shown = (seen: ReturnType<typeof view>, lines = told(declared)) => fightOf(seen, lines, sheet, plan);

describe("the fight that is shown", () => {
  it("is the one under way, with hits by what they need, and bonus dice marked", () => {
    const dice = [
      [3, false],
      [4, true],
      [6, false],
    ];
    const fight = shown(view({ heroes, attacks: [attack({ dice, pool: 2 })] }));
    expect(fight?.by).toEqual(by);
    expect(fight?.over).toBe(false);
    expect(fight?.dice).toEqual([
      { face: 3, again: false, bonus: false, hit: false },
      { face: 4, again: true, bonus: false, hit: true },
      { face: 6, again: false, bonus: true, hit: true },
    ]);
  });

  it("counts what is added, but never a 1", () => {
    expect([hits(3, 1, 4), hits(4, -1, 4), hits(1, 5, 4)]).toEqual([true, false, false]);
  });

  it("lets deckhands hit better beside a bosun, and bosuns by their own number", () => {
    const source = { crew: { from: at("F4"), deckhands: 2, bosuns: 1 } };
    const dice = [
      [4, false],
      [3, false],
      [4, false],
    ];
    const crew = [{ cell: at("F4"), deckhands: 2, bosuns: 1, ready: [0, 0] }];
    const sides = (bosun: number, own: unknown[]) => [
      { side: 0, bosun, crew: own },
      { side: 1, bosun: 1, crew: [] },
    ];
    const hit = (seen: ReturnType<typeof view>) => shown(seen)?.dice.map((die) => die.hit);
    const attacks = [attack({ source, dice, pool: 3, need: [5, 4] })];
    expect(hit(view({ attacks, sides: sides(1, crew) }))).toEqual([true, false, true]);
    expect(hit(view({ attacks, sides: sides(1, []) }))).toEqual([false, false, true]);
    // A better bosun helps from the next cell.
    const near = [{ ...crew[0], cell: at("G4") }];
    expect(hit(view({ attacks, sides: sides(1, near) }))).toEqual([false, false, true]);
    expect(hit(view({ attacks, sides: sides(2, near) }))).toEqual([true, false, true]);
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
