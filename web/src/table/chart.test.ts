import { expect, test } from "vitest";
import { apart, plot, type Frame } from "./chart";

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

test("points below nothing lie below the line of nothing, within the frame", () => {
  const { lines, rungs } = plot({ marks: ["0", "1"], seats: [[5, -7]], goal: null }, frame);
  expect(rungs.map((rung) => rung.value)).toEqual([-8, -6, -4, -2, 0, 2, 4, 6]);
  for (const { y } of lines[0]?.points ?? []) {
    expect(y).toBeGreaterThanOrEqual(10);
    expect(y).toBeLessThanOrEqual(80);
  }
});

test("marks of many rounds do not touch each other, and the first and the last are told", () => {
  const marks = [...Array.from({ length: 31 }, (_, round) => String(round)), "end"];
  const wide = { ...frame, width: 560, right: 100 };
  const drawn = plot({ marks, seats: [marks.map(() => 1)], goal: null }, wide).marks;
  expect(drawn[0]?.mark).toBe("0");
  expect(drawn.at(-1)?.mark).toBe("end");
  for (const [index, { x, mark }] of drawn.entries()) {
    const before = drawn[index - 1];
    if (before) expect(x - before.x).toBeGreaterThanOrEqual(4 * (before.mark.length + mark.length));
  }
  expect(drawn.length).toBeGreaterThan(10);
});

test("names of lines that end close together stand apart, within the frame", () => {
  expect(apart([50, 51, 20], 17, 0, 100)).toEqual([50, 67, 20]);
  expect(apart([98, 99, 99.5, 100], 17, 10, 100)).toEqual([49, 66, 83, 100]);
  expect(apart([10, 10], 17, 10, 100)).toEqual([10, 27]);
});
