import { expect, test } from "vitest";
import { clockText, leftNow, pressing } from "./clock";

test("a running clock goes down between two messages, a standing one does not", () => {
  expect(leftNow({ left: 30_000, running: true }, 1000, 6000)).toBe(25_000);
  expect(leftNow({ left: 30_000, running: false }, 1000, 6000)).toBe(30_000);
  expect(leftNow({ left: null, running: false }, 1000, 6000)).toBeNull();
});

test("the beat of a window is on nobody's clock", () => {
  expect(leftNow({ left: 30_000, running: true, beat: 1200 }, 1000, 2000)).toBe(30_000);
  expect(leftNow({ left: 30_000, running: true, beat: 1200 }, 1000, 3200)).toBe(29_000);
});

test("a clock never shows less than nothing, nor more than was left", () => {
  expect(leftNow({ left: 3000, running: true }, 1000, 60_000)).toBe(0);
  expect(leftNow({ left: 3000, running: true }, 1000, 500)).toBe(3000);
});

test("time reads as on a chess clock", () => {
  expect(clockText(3_725_000)).toBe("1:02:05");
  expect(clockText(570_000)).toBe("9:30");
  expect(clockText(59_001)).toBe("1:00");
  expect(clockText(9_990)).toBe("0:09.9");
  expect(clockText(0)).toBe("0:00.0");
  expect(pressing(19_999)).toBe(true);
});
