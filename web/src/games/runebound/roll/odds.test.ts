import { describe, expect, it } from "vitest";
import { choice, helm, odds, told, view } from "../fight/fixtures/bout";
import { oddsOf, partsOf, percent } from "./odds";
import { answersTest, panelShown } from "./panel";
import { lastTest } from "./told";

const pass = { respond: null } as const;
const signs = (some: Parameters<typeof odds>[1]) =>
  partsOf(odds(pass, some)).map(({ text, tone }) => [text, tone]);

describe("what a choice promises", () => {
  it("never calls a small chance none, nor a large one sure", () => {
    expect([percent(0), percent(1), percent(4567), percent(9999), percent(10_000)]).toEqual([
      "[runebound-roll-percent]",
      "[runebound-roll-hardly]",
      "[runebound-roll-percent]",
      "[runebound-roll-nearly]",
      "[runebound-roll-percent]",
    ]);
  });

  it("is that of the very move", () => {
    const all = [odds({ stake: 1 }, { chance: 100 }), odds({ stake: 2 }, { chance: 200 })];
    expect(oddsOf(all, { stake: 2 })?.chance).toBe(200);
    expect(oddsOf(all, { stake: 3 })).toBeUndefined();
  });

  it("says after the dice what they come to, and whether that is enough", () => {
    expect(signs({ total: 17, chance: 10_000 })).toEqual([["= 17", "good"]]);
    expect(signs({ total: 15, chance: 0, given: 2 })).toEqual([["= 15", "bad"]]);
    // The number that a rival must reach: more is better, and nothing is decided yet.
    expect(signs({ total: 12 })).toEqual([["= 12", "plain"]]);
  });

  it("tells wounds that are left from wounds that a failure costs", () => {
    const said = (some: Parameters<typeof odds>[1]) => partsOf(odds(pass, some)).map(({ said }) => said);
    expect(said({ taken: 1 })).toEqual(["[runebound-roll-left]"]);
    expect(said({ taken: 1, chance: 5500 })).toEqual(["[runebound-roll-chance]", "[runebound-roll-taken]"]);
    expect(partsOf(undefined)).toEqual([]);
  });
});

describe("a test", () => {
  const rolled = {
    event: "rolled",
    seat: 0,
    who: "valadir",
    aim: "test",
    stat: "mind",
    dice: [6, 5],
    value: 1,
    need: 14,
  };
  const settled = {
    event: "settled",
    seat: 0,
    who: "valadir",
    aim: "test",
    total: 12,
    need: 14,
    success: false,
  };

  it("is told with what came of it until something else begins", () => {
    const lines = told(rolled, settled, { event: "gold_paid", seat: 0, gold: 2, total: 2 });
    expect(lastTest(lines)).toMatchObject({ dice: [6, 5], added: 1, success: false });
    expect(lastTest(lines)?.effects.map(({ phrase }) => phrase.key)).toEqual(["gold_paid"]);
    expect(lastTest([...lines, ...told({ event: "turn_began", seat: 1, turn: 2 })])).toBeNull();
    expect(lastTest(told({ ...rolled, aim: "attack" }))).toBeNull();
  });

  it("is answered in its panel, with the card that asks for it", () => {
    const stakes = [choice({ stake: 0 }), choice({ stake: 1 })];
    const asked = helm(view({ open: "G30" }), stakes);
    expect(answersTest(asked)).toBe(true);
    expect(panelShown(asked)?.card?.id).toBe("G30");
    expect(answersTest(helm(view(), [choice({ arrive: "pass" })]))).toBe(false);
    expect(panelShown(helm(view()))).toBeNull();
  });

  it("shows the dice while something may still be added to them", () => {
    const roll = {
      seat: 0,
      who: "valadir",
      aim: "test",
      stat: "mind",
      dice: [6, 5],
      added: 1,
      need: 14,
      chance: 36,
    };
    const asked = helm(view({ roll }), [choice(pass)]);
    expect(answersTest(asked)).toBe(true);
    expect(panelShown(asked)?.roll).toMatchObject({ total: 12, need: 14, success: false });
    const before = panelShown(helm(view({ roll: { ...roll, dice: null } })));
    expect(before?.roll).toMatchObject({ dice: null, total: null, success: null });
  });
});
