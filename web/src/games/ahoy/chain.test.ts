// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Choice, Choices } from "../../wire/wire";
import { decisions as allDecisions, moments } from "./fixtures/read";
import { Chain, moveKey, moveOf, needsWord } from "./chain";
import { type Piece, piece } from "./pieces";

const seldom = Object.values(moments()).flatMap(({ choices }) => choices ?? []);
const decisions = [...allDecisions(), ...seldom];

function follow(chain: Chain, choice: Choice): Choice | null {
  const picks: Piece[] = [];
  for (const pick of chain.wayTo(choice)) {
    const standing = chain.at(picks);
    if (standing.finished) return standing.finished;
    if (!standing.next.has(pick)) return null;
    picks.push(pick);
  }
  return chain.at(picks).finished;
}

/** Every way of picking, in any order. */
function wander(chain: Chain, picks: Piece[], reached: Set<string>): void {
  const standing = chain.at(picks);
  if (standing.finished) {
    reached.add(moveKey(standing.finished.move));
    return;
  }
  expect(standing.next.size).toBeGreaterThan(0);
  for (const next of standing.next) wander(chain, [...picks, next], reached);
}

const place = (die: number, to: number, slot: "sail" | "tailwind"): Choice => ({
  move: { place: { die, to, gold: Math.abs(to - die), slot: { board: slot } } },
  phrase: { key: "place", args: [], rule: null },
  fenced: false,
});

const dice: Choices = {
  seat: 0,
  decision: 1,
  asides: [],
  moves: [place(2, 2, "sail"), place(5, 5, "sail"), place(2, 2, "tailwind"), place(2, 3, "tailwind")],
};

const sail = piece.slot({ board: "sail" });
const tailwind = piece.slot({ board: "tailwind" });

describe("a chain of picks", () => {
  it("reaches every legal move of whole games", () => {
    for (const choices of decisions) {
      const chain = new Chain(choices, true);
      const missed = [...choices.moves, ...choices.asides].filter(
        (choice) => follow(chain, choice) !== choice,
      );
      expect(missed).toEqual([]);
    }
  });

  it("never leads to a move that is not listed, and never to a dead end", () => {
    for (const choices of decisions) {
      const reached = new Set<string>();
      wander(new Chain(choices), [], reached);
      expect(reached).toEqual(new Set(choices.moves.map((choice) => moveKey(choice.move))));
    }
  });

  it("is tried with the moves that seldom come up", () => {
    const keys = new Set(seldom.flatMap(({ moves }) => moves.map(({ phrase }) => phrase.key)));
    for (const key of [
      "steal-crew",
      "steal-cargo",
      "ransack",
      "wrap",
      "wrap-island",
      "gold-for-fame",
      "buccaneer",
      "emissary",
      "grog",
    ]) {
      expect(keys).toContain(key);
    }
  });

  it("asks which half of a card is stolen only where both can be", () => {
    const both = seldom.find(({ moves }) => moves.some(({ phrase }) => phrase.key === "steal-cargo"));
    const theft = both?.moves.find(({ phrase }) => phrase.key === "steal-cargo");
    const chain = new Chain(both ?? null);
    const [card, half] = theft ? chain.wayTo(theft) : [];
    expect(card && chain.at([card]).finished).toBeNull();
    expect(card && half && chain.at([card, half]).finished).toBe(theft);
    const crews = seldom.find(({ moves }) => moves.every(({ phrase }) => phrase.key === "steal-crew"));
    const first = crews?.moves[0];
    const only = new Chain(crews ?? null);
    expect(first && only.at(only.wayTo(first).slice(0, 1)).finished).toBe(first);
  });

  it("takes a die and a slot in any order", () => {
    const chain = new Chain(dice);
    expect(chain.at([piece.die(5)]).next).toEqual(new Set([sail]));
    expect(chain.at([sail]).next).toEqual(new Set([piece.die(2), piece.die(5)]));
    expect(chain.at([sail, piece.die(5)]).finished).toBe(dice.moves[1]);
  });

  it("asks what the die is turned into only where there is a choice", () => {
    const chain = new Chain(dice);
    expect(chain.at([piece.die(2), sail]).finished).toBe(dice.moves[0]);
    expect(chain.at([piece.die(2), tailwind]).finished).toBeNull();
    expect(chain.at([piece.die(2), tailwind]).next).toEqual(new Set([piece.value(2, 0), piece.value(3, 1)]));
  });

  it("tells what a pick costs at least, before it is made", () => {
    const dear = { ...dice, moves: [place(2, 2, "sail"), place(2, 3, "tailwind"), place(5, 3, "tailwind")] };
    const chain = new Chain(dear);
    expect(chain.priceOf([], sail)).toBe(0);
    expect(chain.priceOf([], tailwind)).toBe(1);
    expect(chain.priceOf([piece.die(5)], tailwind)).toBe(2);
    expect(chain.priceOf([tailwind], piece.die(5))).toBe(2);
    expect(chain.priceOf([piece.die(5)], sail)).toBeNull();
  });

  it("lets another slot take the place of the one picked before", () => {
    const chain = new Chain(dice);
    expect(chain.pick([piece.die(2), sail], tailwind)).toEqual([piece.die(2), tailwind]);
    expect(chain.pick([piece.die(2), tailwind], piece.die(5))).toEqual([piece.die(5)]);
    expect(chain.pick([piece.die(2)], piece.cell([0, 0]))).toBeNull();
  });

  it("tells moves apart that the same picks lead to", () => {
    const at: Choice["phrase"] = { key: "step", args: [["at", { label: "M20" }]], rule: null };
    const moves: Choice[] = [
      { move: { step: "east" }, phrase: at, fenced: true },
      { move: { wrap: "west" }, phrase: { ...at, key: "wrap" }, fenced: true },
    ];
    const chain = new Chain({ seat: 0, decision: 1, asides: [], moves });
    const picks = chain.pick([], piece.cell([1, 0]));
    expect(picks).not.toBeNull();
    expect(chain.at(picks ?? []).finished).toBeNull();
    expect(chain.at(picks ?? []).next.size).toBe(2);
    for (const choice of moves) expect(follow(chain, choice)).toBe(choice);
  });

  it("has nothing to offer when nothing is asked", () => {
    expect(new Chain(null).at([]).next.size).toBe(0);
  });
});

describe("a move", () => {
  it("is made by picks alone, unless it is turned about first", () => {
    const kinds = (word: boolean) =>
      new Set(
        decisions
          .flatMap(({ moves }) => moves)
          .filter((choice) => needsWord(choice) === word)
          .map((choice) => {
            const move = moveOf(choice);
            return typeof move === "string" ? move : Object.keys(move)[0];
          }),
      );
    expect(kinds(false)).toContain("step");
    expect(kinds(false)).toContain("end_turn");
    expect(kinds(false)).toContain("place");
    expect(kinds(true)).toContain("lay");
  });
});
