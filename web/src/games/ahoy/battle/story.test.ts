// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Event, View } from "../../../wire/ahoy";
import { game } from "../fixtures/read";
import { type BattleStory, bonusesOf, isAbout, told } from "./story";

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
          const sum = [...story.dice[side], ...bonuses.map(({ plus }) => plus)].reduce((a, b) => a + b, 0);
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
      dice: [[1], [2]],
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
