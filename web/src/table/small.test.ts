import { expect, test } from "vitest";
import { readMutes } from "./mutes.svelte";
import { matches } from "./search";
import { opens, sha256 } from "./verify";

test("a move is found by any of its words, whatever their case and accents", () => {
  expect(matches("Place 5 on Sail: move 1 or 2 spaces", "sail 5")).toBe(true);
  expect(matches("Lascia la città", "CITTA")).toBe(true);
  expect(matches("Place 5 on Sail", "cannons")).toBe(false);
  expect(matches("Anything", "  ")).toBe(true);
});

test("the seed opens the seal only when its hash is the one that was shown", async () => {
  const shown = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(await sha256("abc")).toBe(shown);
  expect(await opens({ commit: shown, seed: "abc" }, shown)).toBe(true);
  expect(await opens({ commit: shown, seed: "abd" }, shown)).toBe(false);
  expect(await opens({ commit: shown }, shown)).toBe(false);
  expect(await opens({ commit: "00", seed: "abc" }, shown)).toBe(false);
});

test("kept mutes that make no sense are forgotten", () => {
  expect(readMutes("3,x,,7")).toEqual([3, 7]);
  expect(readMutes(null)).toEqual([]);
});
