import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../wire/wire";
import { wayBack } from "./undo";

const person = (seat: number, more: Partial<SeatInfo> = {}) =>
  ({ seat, who: { person: { id: seat + 1, name: "Somebody" } }, conceded: false, ...more }) as SeatInfo;
const bot = (seat: number) => ({ seat, who: { bot: "random" }, conceded: false }) as SeatInfo;
const table = (seats: SeatInfo[], practice = false) => ({ seats, terms: { practice } }) as TableInfo;
const back = (consent: number[], fenced: boolean) => ({ keep: 3, consent, fenced });

test("up to a fence bots never mind, and people are asked", () => {
  expect(wayBack(table([person(0), bot(1)]), [0], undefined).kind).toBe("none");
  expect(wayBack(table([person(0), bot(1)]), [0], back([1], false)).kind).toBe("free");
  const asked = wayBack(table([person(0), person(1), bot(2)]), [0], back([1, 2], false));
  expect(asked).toMatchObject({ kind: "ask", who: [{ seat: 1 }] });
  expect(wayBack(table([person(0), person(1)]), [0, 1], back([1], true)).kind).toBe("free");
});

test("past a fence bots hold what came out, and so do seats that bots play for good", () => {
  expect(wayBack(table([person(0), bot(1)]), [0], back([1], true)).kind).toBe("held");
  expect(wayBack(table([person(0), person(1), bot(2)]), [0], back([1, 2], true)).kind).toBe("held");
  const gaveUp = person(1, { conceded: true });
  expect(wayBack(table([person(0), gaveUp]), [0], back([1], true)).kind).toBe("held");
  expect(wayBack(table([person(0), person(1)]), [0], back([1], true)).kind).toBe("ask");
});

test("who plays a game for one is held to what came out", () => {
  expect(wayBack(table([person(0)]), [0], back([], false)).kind).toBe("free");
  expect(wayBack(table([person(0)]), [0], back([], true)).kind).toBe("stands");
  expect(wayBack(table([person(0)], true), [0], back([], true)).kind).toBe("free");
});

test("at a practice table everything is free", () => {
  expect(wayBack(table([person(0), bot(1)], true), [0], back([1], true)).kind).toBe("free");
});
