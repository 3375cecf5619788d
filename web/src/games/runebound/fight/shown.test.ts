import { describe, expect, it } from "vitest";
import { choicesShown } from "./choices";
import { choice, fight, helm, odds, party, rival, told, view } from "./fixtures/bout";
import { resultShown } from "./result";
import { beatsOf, fightShown } from "./shown";
import { lastFight } from "./told";

const HEROES = ["valadir", "ysolde"];

describe("the scene of a fight", () => {
  it("shows what is fought with its life, numbers, damage, text and reward", () => {
    const shown = fightShown(helm(view({ fight: fight() })), null);
    expect(shown?.foe).toMatchObject({ id: "Y12", icon: "rock-golem", colour: "yellow", life: 4, wounds: 1 });
    expect(shown?.foe?.rows.map(({ value, damage, now }) => [value, damage, now])).toEqual([
      [15, 1, false],
      [17, 2, true],
      [14, 0, false],
    ]);
    expect([shown?.foe?.text.length, shown?.foe?.reward !== ""]).toEqual([1, true]);
  });

  it("shows the hero and the allies, and who has attacked in this round", () => {
    const attacked = [{ ally: { market: 20 } }, null, null];
    const [side] = fightShown(helm(view({ fight: fight({ attacked }) })), null)?.sides ?? [];
    expect(side?.leads).toBeNull();
    expect(side?.fighters.map(({ id, life, wounds, attacked }) => [id, life, wounds, attacked])).toEqual([
      ["valadir", 6, 1, null],
      ["archer", 3, 0, "ranged"],
    ]);
  });

  it("knows which beats are past; what comes before combat comes once", () => {
    const states = (beat: string, round: number) => beatsOf({ beat, round }).map(({ state }) => state);
    expect(states("melee", 1)).toEqual(["past", "past", "past", "now", "next"]);
    expect(states("escape", 2)).toEqual(["now", "next", "next", "next"]);
  });

  it("lets the roles of a duel change from round to round, and leaves the defender's allies out", () => {
    const parties = [party(), rival];
    const duel = (aggressor: number) => fight({ foe: { hero: 1 }, aggressor, number: 14 });
    const first = fightShown(helm(view({ parties, fight: duel(0) })), null);
    expect(first?.foe).toBeNull();
    expect(first?.sides.map(({ seat, leads }) => [seat, leads])).toEqual([
      [0, true],
      [1, false],
    ]);
    const second = fightShown(helm(view({ parties, fight: duel(1) })), null);
    expect(second?.sides[0]?.fighters.map(({ out }) => out)).toEqual([false, true]);
    expect(second?.number).toBe(14);
    // Who is attacked sees the own side first.
    const other = fightShown(helm(view({ parties, fight: duel(0) }), [], { seat: 1 }), null);
    expect(other?.sides.map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it("shows the throw under way once, and the number of a rival beside it", () => {
    const guard = {
      event: "rolled",
      seat: 1,
      who: "ysolde",
      aim: "guard",
      stat: "body",
      dice: [5, 5],
      value: 2,
      need: null,
    };
    const attack = {
      event: "rolled",
      seat: 0,
      who: "valadir",
      aim: "attack",
      stat: "body",
      dice: [3, 4],
      value: 5,
      need: 12,
    };
    const lines = told({ event: "duel_began", seat: 0, other: 1 }, guard, attack);
    const roll = {
      seat: 0,
      who: "valadir",
      aim: "attack",
      stat: "body",
      dice: [3, 4],
      added: 5,
      need: 12,
      chance: 79,
    };
    const seen = view({ fight: fight({ foe: { hero: 1 }, number: 12 }), roll });
    const shown = fightShown(helm(seen), lastFight(lines, HEROES, true));
    expect(shown?.rolls.map(({ total, need, success }) => [total, need, success])).toEqual([
      [12, null, null],
      [12, 12, true],
    ]);
  });
});

describe("what can be chosen in a fight", () => {
  const attack = { stance: { attack: "hero" } } as const;
  const use = { stance: { use: { text: { market: 11 }, line: 0 } } } as const;

  it("says what each choice promises, as the engine has computed it", () => {
    const seen = view({
      fight: fight(),
      odds: [odds(attack, { chance: 4500, given: 2, taken: 2, win: 6231 }), odds(use, { win: 7000 })],
    });
    const shown = choicesShown(helm(seen, [choice(attack), choice({ stance: "defend" }), choice(use)]));
    expect(shown.map(({ icon, rest }) => [icon, rest])).toEqual([
      ["crossed-swords", false],
      ["checked-shield", false],
      ["bow-arrow", false],
    ]);
    expect(shown[0]?.parts.map(({ icon }) => icon)).toEqual([
      "rolling-dices",
      "broadsword",
      "bleeding-wound",
      "trophy-cup",
    ]);
    expect(shown[1]?.parts).toEqual([]);
    // What is printed on the card that is used.
    expect([shown[2]?.hint, shown[2]?.parts.length]).toEqual(["[bow-line]", 1]);
  });

  it("lets the one stand out that a hint advises", () => {
    const advised = { isLit: (pick: string) => pick === JSON.stringify(attack) };
    const shown = choicesShown(helm(view({ fight: fight() }), [choice(attack), choice(use)], advised));
    expect(shown.map(({ lit }) => lit)).toEqual([true, false]);
  });

  it("tells the moves that change nothing from the others", () => {
    const rests = (...moves: Parameters<typeof choice>[0][]) =>
      choicesShown(
        helm(
          view({ fight: fight() }),
          moves.map((move) => choice(move)),
        ),
      ).map(({ rest }) => rest);
    expect(rests({ flee: "stay" }, { flee: "try" })).toEqual([true, false]);
    expect(rests({ respond: null }, { respond: { text: "hero", line: 0 } })).toEqual([true, false]);
    expect(rests({ stake: 0 }, { stake: 2 })).toEqual([true, false]);
  });
});

describe("the result of a fight", () => {
  const felled = { event: "wounded", seat: 1, who: "ysolde", wounds: 2, total: 6, life: 6 };
  const duel = told({ event: "duel_began", seat: 0, other: 1 }, felled, {
    event: "gold_plundered",
    winner: 0,
    loser: 1,
    gold: 9,
  });

  it("is good for who has won and bad for who has lost", () => {
    const tone = (seat: number | null) =>
      resultShown(helm(view(), [], { seat }), lastFight(duel, HEROES, false))?.tone;
    expect([tone(0), tone(1), tone(null)]).toEqual(["good", "bad", "plain"]);
  });

  it("is told after the fight, while it is news", () => {
    const shown = resultShown(helm(view()), lastFight(duel, HEROES, false));
    expect(shown?.lines).toEqual(["[gold_plundered]"]);
    expect(resultShown(helm(view({ fight: fight() })), lastFight(duel, HEROES, true))).toBeNull();
    const turn = { event: "turn_began", seat: 1, turn: 3 };
    const old = [...duel, ...told(turn, turn)];
    expect(resultShown(helm(view()), lastFight(old, HEROES, false))).toBeNull();
  });
});
