// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { BattleView, Event, View } from "../../../wire/ahoy";
import type { Heard } from "../../../wire/wire";
import { game } from "../fixtures/read";
import { type BattleStory, bonusesOf, isAbout, points, recalled, storyOf, told } from "./story";

const steps = game();

describe("the story of a battle", () => {
  it("ends with the results that its dice and bonuses add up to", () => {
    let story: BattleStory | null = null;
    let before = steps[0]?.view as View;
    let battles = 0;
    for (const { events, view } of steps) {
      for (const event of events) {
        story = told(story, event);
        if (event.event !== "battle_won" || !story) continue;
        battles += 1;
        for (const side of [0, 1] as const) {
          const bonuses = bonusesOf(story, side, before, () => false);
          const sum = bonuses.reduce((total, { plus }) => total + plus, points(story?.throws[side] ?? null));
          expect(sum).toBe(event.results[side]);
        }
        const [attack, defence] = event.results;
        expect(story.winner).toBe(attack >= defence ? 0 : 1);
      }
      if (view.battle) expect(isAbout(story, view.battle)).toBe(true);
      before = view;
    }
    expect(battles).toBeGreaterThan(3);
  });

  it("starts anew with every battle, and knows how one was avoided", () => {
    const began: Event = {
      event: "battle_began",
      at: [1, 1],
      attacker: { owner: "smuggler1", kind: { flagship: "smuggler1" } },
      defender: { owner: "union", kind: "gunship" },
    };
    const aimed = told(told(null, began), {
      event: "aimed",
      faction: "smuggler1",
      slot: { board: "cannons" },
      by: 3,
    });
    expect(aimed?.aim).toEqual([3, 0]);
    expect(told(aimed, began)?.aim).toEqual([0, 0]);
    expect(told(aimed, { event: "battle_avoided", by: "close_call" })?.avoided).toBe("close_call");
    expect(told(null, { event: "round_ended", round: 1 })).toBeNull();
  });

  it("is the same for who comes in the middle of it and reads what was told", () => {
    const lines: Heard[] = [];
    let story: BattleStory | null = null;
    let moments = 0;
    for (const { events, view } of steps) {
      for (const event of events) {
        story = told(story, event);
        lines.push({ step: 1, event: { ...event }, phrase: { key: "x", args: [], rule: null } });
      }
      if (!view.battle) continue;
      moments += 1;
      expect(recalled(lines, view.battle)).toEqual(story);
      expect(recalled([], view.battle)).toBeNull();
    }
    expect(moments).toBeGreaterThan(3);
  });

  it("knows two dice by what was told, and only their sum by the view", () => {
    const began: Event = {
      event: "battle_began",
      at: [1, 1],
      attacker: { owner: "union", kind: "cutter" },
      defender: { owner: "smuggler1", kind: { flagship: "smuggler1" } },
    };
    const events: Event[] = [
      began,
      { event: "battle_rolled", faction: "union", dice: [5, 4] },
      { event: "battle_rolled", faction: "smuggler1", dice: [3] },
    ];
    const lines = events.map((event) => ({
      step: 1,
      event: { ...event },
      phrase: { key: "x", args: [], rule: null },
    }));
    const { at, attacker, defender } = began;
    const battle: BattleView = { at, attacker, defender, aim: [0, 0], roll: [9, 3] };
    expect(recalled(lines, battle)?.throws).toEqual([{ dice: [5, 4] }, { dice: [3] }]);
    expect(storyOf(battle).throws).toEqual([{ sum: 9 }, { dice: [3] }]);
    expect(storyOf({ ...battle, roll: [0, 0] }).throws).toEqual([null, null]);
    // What was told of another throw is not believed.
    expect(recalled(lines.slice(0, 2), battle)).toBeNull();
  });

  it("counts the ready comrades for every Weapons Cache", () => {
    const view = steps[0]?.view as View;
    const union = view.boards.find(({ faction }) => faction === "union");
    const ready = union?.union?.ready ?? 0;
    const battle: BattleStory = {
      at: [0, 0],
      ships: [
        { owner: "union", kind: "gunship" },
        { owner: "squadron", kind: "stronghold" },
      ],
      aim: [0, 1],
      throws: [{ dice: [1] }, { dice: [2] }],
      plans: ["weapons_cache", "weapons_cache"],
      results: null,
      winner: null,
      avoided: null,
      manoeuvre: null,
    };
    const plus = (side: 0 | 1) => bonusesOf(battle, side, view, () => false).map((bonus) => bonus.plus);
    expect(plus(0)).toEqual([3, 2 * ready].filter((one) => one > 0));
    expect(plus(1)).toEqual([1, 2]);
  });
});
