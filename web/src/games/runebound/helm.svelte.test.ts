import { describe, expect, it, vi } from "vitest";
import type { View } from "../../wire/runebound";
import type { Choices } from "../../wire/wire";
import { answersOf } from "./ask/answers";
import { diceOf } from "./board/dice";
import { spotsOf } from "./board/spots";
import { at, choice, map, party, sheet, view } from "./fixtures/realm";
import { Helm } from "./helm.svelte";

/** A table at which the first seat has to choose one of some moves; what it sees changes with `sees`. */
function table(seen: View, moves: unknown[], coarse = false) {
  const [play, refuse] = [vi.fn(), vi.fn()];
  let [now, listed] = [seen, moves];
  const helm = new Helm({
    view: () => now,
    sheet: () => sheet,
    seats: () => [],
    seat: () => 0,
    choices: () => ({ decision: 7, seat: 0, asides: [], moves: listed.map(choice) }) as unknown as Choices,
    marked: () => [],
    advised: () => undefined,
    busy: () => false,
    lines: () => [],
    coarse: () => coarse,
    play,
    asks: () => false,
    refuse,
  });
  const sees = (next: View, more: unknown[]) => ([now, listed] = [next, more]);
  return { helm, play, refuse, sees };
}

const routes = [
  { hexes: [at("A02")], dice: [1] },
  { hexes: [at("A02"), at("A03")], dice: [1, 0] },
];
const dice = [["forest", "road"], ["road"]];
const walking = view({ dice, routes });
const strides = [{ paces: { to: at("A02") } }, { paces: "stop" }];

describe("a click on the map", () => {
  it("goes one step to a hex beside the party", () => {
    const { helm, play } = table(walking, strides);
    helm.click(at("A02"));
    expect(play.mock.calls.map(([move]) => move as unknown)).toEqual([{ paces: { to: at("A02") } }]);
  });

  it("goes far step by step, for as long as steps are asked for", () => {
    const { helm, play } = table(walking, strides);
    helm.click(at("A03"));
    expect(helm.intent).toEqual([at("A03")]);
    const { helm: later, play: played } = table(view({ path: [at("A02")] }), [{ paces: { to: at("A03") } }]);
    later.intent = helm.intent;
    later.goOn();
    expect([...play.mock.calls, ...played.mock.calls].map(([move]) => move as unknown)).toEqual([
      { paces: { to: at("A02") } },
      { paces: { to: at("A03") } },
    ]);
    expect(later.intent).toEqual([]);
  });

  it("shows a finger the way first, and goes it when it taps again", () => {
    const { helm, play } = table(walking, strides, true);
    helm.click(at("A03"));
    expect(play).not.toHaveBeenCalled();
    expect(helm.shown).toBe(at("A03"));
    helm.click(at("A03"));
    expect(play).toHaveBeenCalledExactlyOnceWith({ paces: { to: at("A02") } });
    expect(helm.shown).toBeNull();
  });

  it("stops where something else is asked on the way", () => {
    const { helm, play } = table(view(), [{ respond: null }]);
    helm.intent = [at("A03")];
    helm.goOn();
    expect(play).not.toHaveBeenCalled();
    expect(helm.intent).toEqual([]);
  });

  it("looks into the market of a city that is out of reach, and asks why for any other hex", () => {
    const { helm, refuse } = table(walking, strides);
    helm.click(at("B02"));
    expect(helm.stalls).toBe("tamalir");
    helm.click(at("B03"));
    expect(refuse).toHaveBeenCalledExactlyOnceWith({ paces: { to: at("B03") } });
  });
});

describe("where the dice lead", () => {
  it("is lit, also beyond the next step", () => {
    const { helm } = table(walking, strides);
    const lit = spotsOf(helm).flatMap(({ hex, glow }) => (glow === "lit" ? [map.hexes[hex]?.label] : []));
    expect(lit.sort()).toEqual(["A02", "A03"]);
  });

  it("shows which die pays for which step", () => {
    const { helm } = table(walking, strides);
    const paid = diceOf(helm, at("A03")).map(({ step, pays }) => [step, pays]);
    expect(paid).toEqual([
      [2, "forest"],
      [1, "road"],
    ]);
    expect(diceOf(helm, null).map(({ pays }) => pays)).toEqual([null, null]);
  });

  it("says so where a card lends a die another face", () => {
    const lent = view({ dice: [["swamp"]], routes: [{ hexes: [at("A02")], dice: [0] }] });
    const { helm } = table(lent, strides);
    expect(diceOf(helm, at("A02"))[0]?.lent).toBe(true);
  });
});

it("what has no place on the map is answered in words, and few places are, too", () => {
  const { helm } = table(walking, strides);
  expect(answersOf(helm).map(({ main }) => main)).toEqual([false, true]);
  const many = [0, 1, 2, 4].map((to) => ({ paces: { to } }));
  const { helm: other } = table(walking, [...many, { paces: "stop" }]);
  expect(answersOf(other).map(({ choice: { move } }) => move as unknown)).toEqual([{ paces: "stop" }]);
});

it("the part of the world around a party never leaves the world", () => {
  const { helm } = table(view({ parties: [party({ hex: at("A01") })] }), strides);
  const { nearby, world } = helm;
  expect(nearby.x).toBeGreaterThanOrEqual(world.box.x);
  expect(nearby.x + nearby.width).toBeLessThanOrEqual(world.box.x + world.box.width);
});
