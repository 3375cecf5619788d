import { expect, test } from "vitest";
import { heldOf, kindsOf } from "./cards";

const numberOf = (card: string) => ["d01", "d02", "d03"].indexOf(card);

test("two cards of a kind are two cards, and are read once", () => {
  const held = heldOf(["d02", "d03", "d02"], numberOf);
  expect(held.map(({ card }) => card)).toEqual([1, 2, 1]);
  expect(new Set(held.map(({ id }) => id)).size).toBe(3);
  expect(kindsOf(held)).toEqual([1, 2]);
});

test("what lies there keeps its name when others come and go behind it", () => {
  const [first] = heldOf(["d02"], numberOf);
  expect(heldOf(["d02", "d02", "d01"], numberOf)[0]).toEqual(first);
});
