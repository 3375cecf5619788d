import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { t } from "../../../words/words.svelte";
import { atTable, furnish } from "../fixtures/lay";
import { battle } from "../fixtures/read";

const { now, lines } = battle();

beforeEach(furnish);
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What each side of the battle shows as its throw, as it is read aloud. */
function throws(): string[][] {
  return [...document.querySelectorAll(".scene .roll")].map((roll) =>
    [...roll.querySelectorAll("[aria-label]")].map((shown) => shown.getAttribute("aria-label") ?? ""),
  );
}

test("who opens the page in the middle of a battle sees each of the dice that were thrown", () => {
  atTable(now, lines, () => {
    const [attack, defence] = throws();
    expect(attack).toEqual([t("ahoy-die", { die: 6 })]);
    // What adds to them was told too: an aim of 1, and 6 comrades for the Weapons Cache.
    const dice = [1, 6].map((die) => t("ahoy-die", { die }));
    expect(defence).toEqual([...dice, t("ahoy-total", { total: 14 })]);
    expect(document.querySelector(".sum")).toBeNull();
  });
});

test("where the dice were not told one by one, their sum stands there and no die with a face it never had", () => {
  atTable(now, [], () => {
    const [attack, defence] = throws();
    expect(attack).toEqual([t("ahoy-die", { die: 6 })]);
    expect(defence).toEqual([t("ahoy-rolled", { sum: 7 })]);
    expect(document.querySelector(".sum")?.textContent).toBe("7");
  });
});
