import { describe, expect, it } from "vitest";
import { choice, helm, view } from "../fight/fixtures/bout";
import { talksShown } from "./terms";

const terms = { gold: [2, 0], gives: ["archer"], gets: ["healing-potion"] };
const trade = { speaker: 0, listener: 1, terms, dropped: ["short-bow"] };
const asked = (key: string, seat: number) => ({ seats: [seat], question: { key, args: [], rule: null } });

describe("talks", () => {
  const composing = view({ trade, asked: asked("ask-compose", 0) });
  const moves = [
    choice({ compose: "propose" }),
    choice({ compose: { pay: 1 } }),
    choice({ compose: { ask: 5 } }),
    choice({ compose: { give: 11 } }),
    choice({ compose: { want: 12 } }),
    choice({ compose: { drop: 11 } }),
    choice({ compose: "clear" }),
    choice({ compose: "end" }),
  ];

  it("show who gives what, and what may be added on each side", () => {
    const shown = talksShown(helm(composing, moves));
    const [own, other] = shown?.lots ?? [];
    expect(shown?.role).toBe("speaks");
    expect([own?.seat, own?.gold, own?.purse, own?.cards.map(({ id }) => id)]).toEqual([0, 2, 4, ["archer"]]);
    expect(own?.dropped.map(({ id }) => id)).toEqual(["short-bow"]);
    expect([other?.gold, other?.purse, other?.cards.map(({ id }) => id)]).toEqual([0, 9, ["healing-potion"]]);
    expect([own?.coins.map(({ gold }) => gold), other?.coins.map(({ gold }) => gold)]).toEqual([[1], [5]]);
    expect(own?.offers.map(({ id }) => id)).toEqual(["short-bow"]);
    // It was used already, and stays face down.
    expect(other?.offers.map(({ id, down }) => [id, down])).toEqual([["healing-potion", true]]);
    expect(own?.drops.map(({ id }) => id)).toEqual(["short-bow"]);
    expect(shown?.propose?.move).toEqual({ compose: "propose" });
    expect(shown?.accept).toBeNull();
  });

  it("put the viewer's own side first, also for who listens", () => {
    const answer = view({ trade, asked: asked("ask-answer", 1) });
    const replies = [choice({ answer: "refuse" }), choice({ answer: "counter" })];
    const shown = talksShown(helm(answer, replies, { seat: 1 }));
    expect(shown?.lots.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(shown?.role).toBe("answers");
    // A deal that breaks a limit can only be refused or countered.
    expect([shown?.accept, shown?.refuse?.move]).toEqual([null, { answer: "refuse" }]);
  });

  it("tell who waits what the other does", () => {
    const waits = (key: string, seat: number) =>
      talksShown(helm(view({ trade, asked: asked(key, seat) })))?.state;
    expect(waits("ask-answer", 1)).toBe("[runebound-trade-considers]");
    expect(waits("ask-compose", 0)).toBe("[runebound-trade-composes]");
    expect(talksShown(helm(view()))).toBeNull();
  });

  it("know when nothing has been said yet", () => {
    const blank = { ...trade, terms: { gold: [0, 0], gives: [], gets: [] }, dropped: [] };
    expect(talksShown(helm(view({ trade: blank }), moves))?.blank).toBe(true);
    expect(talksShown(helm(composing, moves))?.blank).toBe(false);
  });
});
