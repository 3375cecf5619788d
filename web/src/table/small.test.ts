import { expect, test } from "vitest";
import { readMutes } from "./mutes.svelte";
import { matches } from "./search";
import { sha256 } from "../wire/sha256";
import { opens } from "./verify";

test("a move is found by any of its words, whatever their case and accents", () => {
  expect(matches("Place 5 on Sail: move 1 or 2 spaces", "sail 5")).toBe(true);
  expect(matches("Lascia la città", "CITTA")).toBe(true);
  expect(matches("Place 5 on Sail", "cannons")).toBe(false);
  expect(matches("Anything", "  ")).toBe(true);
});

test("the seed opens the seal only when its hash is the one that was shown", () => {
  const shown = sha256("abc");
  expect(opens({ commit: shown, seed: "abc" }, shown)).toBe(true);
  expect(opens({ commit: shown, seed: "abd" }, shown)).toBe(false);
  expect(opens({ commit: shown }, shown)).toBe(false);
  expect(opens({ commit: "00", seed: "abc" }, shown)).toBe(false);
});

test("what the players threw in has to open their seals too", () => {
  const shown = sha256("abc");
  const record = {
    commit: shown,
    seed: "abc",
    entropy: ["tea", "in clear", ""],
    seals: [sha256("tea"), "", ""],
  };
  expect(opens(record, shown)).toBe(true);
  expect(opens({ ...record, entropy: ["rum", "in clear", ""] }, shown)).toBe(false);
});

test("kept mutes that make no sense are forgotten", () => {
  expect(readMutes("3,x,,7")).toEqual([3, 7]);
  expect(readMutes(null)).toEqual([]);
});
