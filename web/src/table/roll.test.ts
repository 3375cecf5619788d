import { beforeEach, expect, test } from "vitest";
import { freshSeal } from "../harbour/entropy";
import { sha256 } from "../wire/sha256";
import type { TableInfo } from "../wire/wire";
import { answerRoll, isForeign } from "./roll";

beforeEach(() => {
  localStorage.clear();
});

const table = (seals: string[], waiting: number[] | null, left: number | null = 20_000): TableInfo =>
  ({
    status: "gathering",
    commit: "c",
    seals,
    roll: waiting && { waiting, left },
  }) as unknown as TableInfo;

test("a seat without a seal is sealed, and one with a seal is left alone", () => {
  const wish = answerRoll(table(["", "x"], null), [0]);
  expect(wish?.call === "seal" && /^[0-9a-f]{64}$/.test(wish.seal)).toBe(true);
  expect(answerRoll(table([freshSeal(), ""], null), [0])).toBeNull();
  expect(answerRoll(table(["", ""], null), []), "who does not sit seals nothing").toBeNull();
});

test("the seal is opened when the roll is called, not before and not twice", () => {
  const seal = freshSeal();
  expect(answerRoll(table([seal, "x"], null), [0])).toBeNull();
  const wish = answerRoll(table([seal, "x"], [0, 1]), [0]);
  expect(wish?.call === "open" && sha256(wish.text)).toBe(seal);
  expect(answerRoll(table([seal, "x"], [1]), [0])).toBeNull();
  expect(answerRoll({ ...table([seal, "x"], null), status: "playing" }, [0])).toBeNull();
});

test("a seal of another browser is known as one", () => {
  expect(isForeign(table(["of my phone", "x"], null), [0])).toBe(true);
  expect(isForeign(table([freshSeal(), "x"], null), [0])).toBe(false);
  expect(isForeign(table(["", "x"], null), [0])).toBe(false);
});

test("who plays alone seals anew in another browser, and where others wait nobody does", () => {
  const foreign = table(["of my phone", ""], [0], null);
  expect(answerRoll(foreign, [0])?.call).toBe("seal");
  expect(answerRoll(table(["of my phone", "x"], [0, 1]), [0])).toBeNull();
});
