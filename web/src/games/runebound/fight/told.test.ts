import { describe, expect, it } from "vitest";
import { told } from "./fixtures/bout";
import { aftermath, lastFight } from "./told";

const HEROES = ["valadir", "ysolde"];
const began = { event: "fight_began", seat: 0, foe: "Y12" };
const round = { event: "combat_round", round: 1, seat: 0 };
const rolled = {
  event: "rolled",
  seat: 0,
  who: "valadir",
  aim: "attack",
  stat: "body",
  dice: [4, 5],
  value: 5,
  need: 17,
};
const settled = {
  event: "settled",
  seat: 0,
  who: "valadir",
  aim: "attack",
  total: 16,
  need: 17,
  success: true,
};
const wounded = (total: number) => ({ event: "wounded", seat: 0, who: "valadir", wounds: 2, total, life: 6 });

describe("a fight in the story", () => {
  it("is the last one that began, with its throws and what came of them", () => {
    const lines = told(
      began,
      { event: "challenge_defeated", seat: 0, card: "Y12" },
      began,
      round,
      rolled,
      { event: "rerolled", seat: 0, who: "valadir", dice: [2, 7] },
      { event: "used", seat: 0, card: "valadir" },
      settled,
      { event: "foe_wounded", foe: "Y12", wounds: 2, total: 2, life: 4 },
    );
    const fight = lastFight(lines, HEROES, true);
    expect([fight?.at, fight?.seat, fight?.foe, fight?.end]).toEqual([2, 0, "Y12", null]);
    // Nine on the dice and sixteen in all: seven were added.
    expect(fight?.rolls[0]).toMatchObject({ dice: [2, 7], again: true, added: 7, success: true });
    expect(fight && aftermath(fight, 4).map(({ phrase }) => phrase.key)).toEqual(["used", "foe_wounded"]);
  });

  it("is won when the last wound fells what was fought, and tells what that brought", () => {
    const lines = told(
      began,
      round,
      rolled,
      settled,
      { event: "foe_wounded", foe: "Y12", wounds: 2, total: 4, life: 4 },
      { event: "challenge_defeated", seat: 0, card: "Y12" },
      { event: "token_taken", seat: 0, colour: "yellow", hex: 3 },
      { event: "gold_gained", seat: 0, gold: 3, total: 7 },
      { event: "stocked", city: "tamalir", card: "short-bow" },
      { event: "gold_gained", seat: 1, gold: 9, total: 9 },
    );
    const fight = lastFight(lines, HEROES, false);
    expect(fight?.end).toEqual({ kind: "won" });
    expect(fight?.outcome.map(({ phrase }) => phrase.key)).toEqual([
      "challenge_defeated",
      "token_taken",
      "gold_gained",
    ]);
  });

  it("is lost by the hero's wounds, not by an ally's, unless something keeps the hero up", () => {
    const ally = { event: "wounded", seat: 0, who: "archer", wounds: 3, total: 3, life: 3 };
    expect(lastFight(told(began, ally), HEROES, true)?.end).toBeNull();
    expect(lastFight(told(began, ally, wounded(6)), HEROES, false)?.end).toEqual({ kind: "felled", seat: 0 });
    const kept = lastFight(told(began, wounded(6), { event: "last_gasp", seat: 0, wounds: 5 }), HEROES, true);
    expect(kept?.end).toBeNull();
  });

  it("ends when somebody gets away, or is broken off", () => {
    expect(lastFight(told(began, { event: "escaped", seat: 0 }), HEROES, false)?.end).toEqual({
      kind: "escaped",
      seat: 0,
    });
    expect(lastFight(told(began, round), HEROES, false)?.end).toEqual({ kind: "broken-off" });
    expect(lastFight(told(round), HEROES, false)).toBeNull();
  });

  it("grows old with the turns that begin after it", () => {
    const turn = { event: "turn_began", seat: 1, turn: 2 };
    expect(lastFight(told(began, wounded(6), turn, turn), HEROES, false)?.age).toBe(2);
  });
});
