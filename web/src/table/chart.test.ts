import { expect, test } from "vitest";
import { plot, type Frame } from "./chart";

const frame: Frame = { width: 200, height: 100, left: 20, right: 10, top: 10, bottom: 20 };

test("lines run from the left to the right edge, and higher values lie higher", () => {
  const { lines, marks } = plot({ marks: ["0", "1", "2"], seats: [[0, 5, 10]], goal: null }, frame);
  expect(lines[0]?.points.map((point) => point.x)).toEqual([20, 105, 190]);
  expect(lines[0]?.points.map((point) => point.y)).toEqual([80, 45, 10]);
  expect(lines[0]?.path).toBe("M20 80L105 45L190 10");
  expect(marks.map((mark) => mark.x)).toEqual([20, 105, 190]);
});

test("the goal is on the chart even when nobody reached it", () => {
  const { goal, rungs } = plot({ marks: ["0", "1"], seats: [[0, 4]], goal: 30 }, frame);
  expect(goal).toBe(10);
  expect(rungs.map((rung) => rung.value)).toEqual([0, 5, 10, 15, 20, 25, 30]);
});

test("a game without any points still has a chart", () => {
  const { lines, rungs } = plot({ marks: ["0"], seats: [[0]], goal: null }, frame);
  expect(lines[0]?.points).toEqual([{ x: 20, y: 80, value: 0 }]);
  expect(rungs).toHaveLength(2);
});
