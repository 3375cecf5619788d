import { describe, expect, it } from "vitest";
import { choice, helm, view } from "../fight/fixtures/bout";
import { marketShown } from "./stalls";

const markets = [
  {
    city: "tamalir",
    cards: [
      { number: 11, id: "short-bow", cost: 3 },
      { number: 20, id: "archer", cost: 6 },
      { number: 12, id: "healing-potion", cost: 1 },
    ],
  },
];
const sell = choice({ deal: { sell: 11 } }, "do-sell", [["gold", 1]]);
const moves = [
  choice({ deal: { buy: 12 } }),
  sell,
  choice({ deal: { heal: ["hero", "wound"] } }),
  choice({ deal: { heal: ["hero", "exhaustion"] } }),
  choice({ deal: "leave" }),
];

describe("a market", () => {
  it("offers what can be bought, and tells what is too dear from what a rule forbids", () => {
    const { stalls } = marketShown(helm(view({ markets }), moves), "tamalir");
    expect(
      stalls.map(({ id, cost, printed, choice, dear }) => [id, cost, printed, choice !== null, dear]),
    ).toEqual([
      // Four gold would be enough: something else forbids it.
      ["short-bow", 3, null, false, false],
      ["archer", 6, 5, false, true],
      ["healing-potion", 1, null, true, false],
    ]);
    expect(stalls[1]?.ally).toMatchObject({ life: 6, strength: 3 });
    expect(stalls[0]?.text).toEqual(["[bow-line]"]);
  });

  it("says what one's own items bring, and lists what the healer can do", () => {
    const { sales, care, leave } = marketShown(helm(view({ markets }), moves), "tamalir");
    expect(sales.map(({ id, gold, choice }) => [id, gold, choice])).toEqual([["short-bow", 1, sell]]);
    expect(care.map(({ icon }) => icon)).toEqual(["healing", "tired-eye"]);
    expect(leave?.move).toEqual({ deal: "leave" });
  });

  it("is only looked into where nobody trades", () => {
    const shown = marketShown(helm(view({ markets })), "tamalir");
    expect(shown.stalls.every(({ choice }) => choice === null)).toBe(true);
    expect([shown.care, shown.leave]).toEqual([[], null]);
    expect(marketShown(helm(view({ markets })), "forge").stalls).toEqual([]);
  });
});
