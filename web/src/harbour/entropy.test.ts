import { beforeEach, expect, test } from "vitest";
import { sha256 } from "../wire/sha256";
import { canOpen, freshSeal, isAsFixed, openSeal } from "./entropy";

beforeEach(() => {
  localStorage.clear();
});

test("a seal is opened by the text behind it, and only where it is fixed", () => {
  const seal = freshSeal();
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  expect(openSeal(seal, { commit: "c", seals: ["another"] })).toBeNull();
  const text = openSeal(seal, { commit: "c", seals: [seal, "other"] });
  expect(sha256(text ?? "")).toBe(seal);
  expect(canOpen(sha256("never sealed here"))).toBe(false);
});

test("a text that was given away is not given again for other seals or another seed", () => {
  const seal = freshSeal();
  const fixed = { commit: "c", seals: [seal, "other"] };
  const text = openSeal(seal, fixed);
  expect(openSeal(seal, fixed)).toBe(text);
  expect(openSeal(seal, { commit: "c", seals: [seal, "chosen later"] })).toBeNull();
  expect(openSeal(seal, { commit: "chosen later", seals: [seal, "other"] })).toBeNull();
});

test("a game that is not the one that was fixed is found out at its end", () => {
  const seal = freshSeal();
  openSeal(seal, { commit: "c", seals: [seal, "other"] });
  expect(isAsFixed({ commit: "c", seals: [seal, "other"] })).toBe(true);
  expect(isAsFixed({ commit: "c", seals: [seal, "chosen later"] })).toBe(false);
  expect(isAsFixed({ commit: "d", seals: [seal, "other"] })).toBe(false);
  expect(isAsFixed({ commit: "d", seals: ["strangers"] })).toBe(true);
});

test("what was sealed is kept for a reload, and not for ever", () => {
  const seals = Array.from({ length: 70 }, freshSeal);
  const kept = localStorage.getItem("freeport.seals") ?? "";
  expect(kept).toContain(seals[69]);
  expect(kept).not.toContain(seals[0]);
});
